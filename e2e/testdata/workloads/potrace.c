// Traces a picture of rings and lines.
#include "text.h"
#include <potracelib.h>

enum { W = 512, H = 400, BITS = 8 * sizeof(potrace_word) };

int main(int argc, char **argv) {
	potrace_bitmap_t map = {W, H, W / BITS, calloc(W / BITS * H, sizeof(potrace_word))};
	for (int y = 0; y < H; y++)
		for (int x = 0; x < W; x++)
			if (((x - 250) * (x - 250) + (y - 150) * (y - 150)) >> 10 & 1 ^ (x + 2 * y) % 97 < 9)
				map.map[y * map.dy + x / BITS] |= (potrace_word)1 << (BITS - 1 - x % BITS);
	for (int i = reps(argc, argv); i > 0; i--) {
		potrace_param_t *param = potrace_param_default();
		potrace_state_t *state = potrace_trace(param, &map);
		int paths = 0, corners = 0, n = 0;
		double x = 0;
		for (potrace_path_t *p = state->plist; p; p = p->next, paths++)
			for (int k = 0; k < p->curve.n; k++, n++) {
				corners += p->curve.tag[k] == POTRACE_CORNER;
				x += p->curve.c[k][2].x + p->curve.c[k][1].y;
			}
		printf("%d %d %d %.3f\n", paths, corners, n, x);
		potrace_state_free(state);
		potrace_param_free(param);
	}
}
