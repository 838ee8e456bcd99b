// Compresses in memory, thoroughly.
#include "text.h"
#include <zopfli.h>

int main(int argc, char **argv) {
	const unsigned char *in = (unsigned char *)text();
	for (int i = reps(argc, argv); i > 0; i--) {
		ZopfliOptions options;
		ZopfliInitOptions(&options);
		options.numiterations = 5;
		unsigned char *out = 0;
		size_t n = 0;
		ZopfliCompress(&options, ZOPFLI_FORMAT_GZIP, in, TEXT / 5, &out, &n);
		printf("%zu %08x\n", n, sum(out, n));
		free(out);
	}
}
