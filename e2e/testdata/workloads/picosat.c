// Random 3-SAT near the threshold, and pigeons.
#include "text.h"
#include <picosat.h>

static void random3(unsigned state, int vars, int clauses) {
	PicoSAT *s = picosat_init();
	for (int k = 0; k < 3 * clauses; k++) {
		state = state * 1103515245 + 12345;
		int v = (int)((state >> 8) % vars) + 1;
		picosat_add(s, state >> 31 ? v : -v);
		if (k % 3 == 2)
			picosat_add(s, 0);
	}
	int r = picosat_sat(s, -1);
	unsigned h = 0;
	for (int v = 1; r == PICOSAT_SATISFIABLE && v <= vars; v++)
		h = h * 31 + (unsigned)picosat_deref(s, v);
	printf("%d %08x\n", r, h);
	picosat_reset(s);
}

static void pigeons(int n) {
	PicoSAT *s = picosat_init();
	for (int p = 0; p <= n; p++) {
		for (int h = 1; h <= n; h++)
			picosat_add(s, p * n + h);
		picosat_add(s, 0);
	}
	for (int h = 1; h <= n; h++)
		for (int p = 0; p <= n; p++)
			for (int q = 0; q < p; q++) {
				picosat_add(s, -(p * n + h));
				picosat_add(s, -(q * n + h));
				picosat_add(s, 0);
			}
	printf("%d\n", picosat_sat(s, -1));
	picosat_reset(s);
}

int main(int argc, char **argv) {
	for (int i = reps(argc, argv); i > 0; i--) {
		for (unsigned seed = 1; seed <= 5; seed++)
			random3(seed, 120, 510);
		pigeons(6);
	}
}
