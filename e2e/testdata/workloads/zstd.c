// Compresses in memory at several levels, and decompresses.
#include "text.h"
#include <zstd.h>

int main(int argc, char **argv) {
	char *in = text(), *out = malloc(2 * TEXT), *back = malloc(TEXT);
	for (int i = reps(argc, argv); i > 0; i--)
		for (int level = 1; level <= 16; level += 5) {
			size_t n = ZSTD_compress(out, 2 * TEXT, in, TEXT, level);
			if (ZSTD_isError(n) || ZSTD_decompress(back, TEXT, out, n) != TEXT || memcmp(in, back, TEXT))
				return 1;
			printf("%lu %08x\n", (unsigned long)n, sum(out, n));
		}
}
