// Encodes and decodes a picture of rings.
#include "text.h"
#include <jbig.h>

enum { W = 400, H = 300 };

static unsigned char coded[1 << 18];
static size_t length;

static void keep(unsigned char *start, size_t n, void *file) {
	if (length + n <= sizeof coded)
		memcpy(coded + length, start, n);
	length += n;
}

int main(int argc, char **argv) {
	static unsigned char picture[H * W / 8];
	for (int y = 0; y < H; y++)
		for (int x = 0; x < W; x++)
			if (((x - 200) * (x - 200) + (y - 150) * (y - 150)) >> 9 & 1)
				picture[(y * W + x) / 8] |= 128 >> x % 8;
	for (int i = reps(argc, argv); i > 0; i--) {
		unsigned char *planes[] = {picture};
		struct jbg_enc_state e;
		struct jbg_dec_state d;
		length = 0;
		jbg_enc_init(&e, W, H, 1, planes, keep, 0);
		jbg_enc_lrlmax(&e, 200, 150);
		jbg_enc_out(&e);
		jbg_enc_free(&e);
		jbg_dec_init(&d);
		int r = jbg_dec_in(&d, coded, length, 0);
		printf("%zu %08x %d %08x\n", length, sum(coded, length), r, sum(jbg_dec_getimage(&d, 0), jbg_dec_getsize(&d)));
		jbg_dec_free(&d);
	}
}
