// Compresses in memory, fast and well, and decompresses.
#include "text.h"
#include <lzo/lzo1b.h>
#include <lzo/lzo1f.h>
#include <lzo/lzo1x.h>
#include <lzo/lzo1z.h>
#include <lzo/lzo2a.h>

static const struct {
	lzo_compress_t compress;
	lzo_decompress_t decompress;
} methods[] = {
	{lzo1x_1_compress, lzo1x_decompress_safe}, {lzo1x_999_compress, lzo1x_decompress},
	{lzo1b_5_compress, lzo1b_decompress}, {lzo1f_1_compress, lzo1f_decompress_safe},
	{lzo1z_999_compress, lzo1z_decompress}, {lzo2a_999_compress, lzo2a_decompress_safe},
};

int main(int argc, char **argv) {
	unsigned char *in = (unsigned char *)text(), *out = malloc(2 * TEXT), *back = malloc(2 * TEXT), *work = malloc(1 << 22);
	if (lzo_init() != LZO_E_OK)
		return 1;
	for (int i = reps(argc, argv); i > 0; i--)
		for (size_t k = 0; k < sizeof methods / sizeof *methods; k++) {
			lzo_uint n = 2 * TEXT, m = 2 * TEXT;
			memset(work, 0, 1 << 22);
			methods[k].compress(in, TEXT / 2, out, &n, work);
			if (methods[k].decompress(out, n, back, &m, work) != LZO_E_OK || m != TEXT / 2 || memcmp(in, back, m))
				return 1;
			printf("%d %08x\n", (int)n, sum(out, n));
		}
}
