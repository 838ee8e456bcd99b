// Compresses in memory, fast and well, and decompresses.
#include "text.h"
#include <lz4.h>
#include <lz4hc.h>

int main(int argc, char **argv) {
	char *in = text(), *out = malloc(2 * TEXT), *back = malloc(TEXT);
	for (int i = reps(argc, argv); i > 0; i--)
		for (int level = 0; level <= 12; level += 4) {
			int n = level ? LZ4_compress_HC(in, out, TEXT, 2 * TEXT, level) : LZ4_compress_default(in, out, TEXT, 2 * TEXT);
			if (LZ4_decompress_safe(out, back, n, TEXT) != TEXT || memcmp(in, back, TEXT))
				return 1;
			printf("%d %08x\n", n, sum(out, n));
		}
}
