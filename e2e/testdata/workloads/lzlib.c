// Compresses in memory, fast and well, and decompresses.
#include "text.h"
#include <stdint.h>
#include <lzlib.h>

static int compress(int dictionary, int match, const char *in, int size, uint8_t *out) {
	struct LZ_Encoder *e = LZ_compress_open(dictionary, match, INT64_MAX);
	int from = 0, to = 0;
	while (!LZ_compress_finished(e)) {
		int n = LZ_compress_write(e, (const uint8_t *)in + from, size - from);
		if ((from += n) == size)
			LZ_compress_finish(e);
		to += LZ_compress_read(e, out + to, 2 * TEXT - to);
	}
	LZ_compress_close(e);
	return to;
}

static int decompress(const uint8_t *in, int size, char *out) {
	struct LZ_Decoder *d = LZ_decompress_open();
	int from = 0, to = 0;
	while (!LZ_decompress_finished(d)) {
		if ((from += LZ_decompress_write(d, in + from, size - from)) == size)
			LZ_decompress_finish(d);
		to += LZ_decompress_read(d, (uint8_t *)out + to, TEXT - to);
	}
	LZ_decompress_close(d);
	return to;
}

int main(int argc, char **argv) {
	char *in = text(), *back = malloc(TEXT);
	uint8_t *out = malloc(2 * TEXT);
	for (int i = reps(argc, argv); i > 0; i--)
		for (int fast = 0; fast < 2; fast++) {
			int size = TEXT / 2, n = compress(65535 + !fast, fast ? 16 : 36, in, size, out);
			if (decompress(out, n, back) != size || memcmp(in, back, size))
				return 1;
			printf("%d %08x\n", n, sum(out, n));
		}
}
