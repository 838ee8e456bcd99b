// Compresses in memory at three levels, and decompresses.
#include "text.h"
#include <zlib.h>

int main(int argc, char **argv) {
	char *in = text(), *out = malloc(2 * TEXT), *back = malloc(TEXT);
	for (int i = reps(argc, argv); i > 0; i--)
		for (int level = 1; level <= 9; level += 4) {
			uLongf n = 2 * TEXT, m = TEXT;
			if (compress2((Bytef *)out, &n, (Bytef *)in, TEXT, level) || uncompress((Bytef *)back, &m, (Bytef *)out, n) || memcmp(in, back, TEXT))
				return 1;
			printf("%lu %08x\n", (unsigned long)n, sum(out, n));
		}
}
