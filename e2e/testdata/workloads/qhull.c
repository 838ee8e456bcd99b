// Convex hulls and Delaunay triangulations of points on a spiral and in a cube.
#include "text.h"
#include <libqhull_r/libqhull_r.h>
#include <math.h>

static FILE *null; // for what it says about itself, the time among it

static void run(int dim, int n, char *options) {
	coordT *points = malloc(dim * n * sizeof *points);
	unsigned state = 1;
	for (int k = 0; k < dim * n; k++) {
		state = state * 1103515245 + 12345;
		points[k] = (state >> 8) / 16777216.0;
	}
	qhT *qh = calloc(1, sizeof *qh);
	qh_zero(qh, null);
	int r = qh_new_qhull(qh, dim, n, points, False, options, null, null);
	printf("%d %d %d %.3f\n", r, qh->num_facets, qh->num_vertices, qh->totvol);
	qh_freeqhull(qh, !qh_ALL);
	int kept, bytes;
	qh_memfreeshort(qh, &kept, &bytes);
	free(points);
	free(qh);
}

int main(int argc, char **argv) {
	null = fopen("/dev/null", "w");
	for (int i = reps(argc, argv); i > 0; i--) {
		run(3, 2000, "qhull FA");
		run(5, 150, "qhull FA");
		run(2, 600, "qhull d Qbb Qc");
		run(3, 300, "qhull d Qbb Qt");
	}
}
