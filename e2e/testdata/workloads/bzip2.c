// Compresses and decompresses in memory.
#include "text.h"
#include <bzlib.h>

void bz_internal_error(int code) { exit(code); }

int main(int argc, char **argv) {
	char *in = text(), *out = malloc(2 * TEXT), *back = malloc(TEXT);
	for (int i = reps(argc, argv); i > 0; i--) {
		unsigned n = 2 * TEXT, m = TEXT;
		if (BZ2_bzBuffToBuffCompress(out, &n, in, TEXT, 9, 0, 0) || BZ2_bzBuffToBuffDecompress(back, &m, out, n, 0, 0) || memcmp(in, back, TEXT))
			return 1;
		printf("%u %08x\n", n, sum(out, n));
	}
}
