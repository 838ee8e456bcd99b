// Compressible text that is the same everywhere: words by a linear congruential generator.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 100000 };

static char *text(void) {
	static const char *const words[] = {"register", "live", "range", "split", "spill", "reload", "the", "of", "a", "interval",
		"\n", ", ", "graph", "colour", "copy", "coalesce", "block", "loop", "0x1f", "42", "evict", "frequency"};
	char *s = malloc(TEXT + 16), *end = s;
	unsigned state = 1;
	while (end < s + TEXT) {
		state = state * 1103515245 + 12345;
		const char *w = words[(state >> 16) % (sizeof words / sizeof *words)];
		size_t n = strlen(w);
		memcpy(end, w, n);
		end[n] = state >> 30 ? ' ' : (char)('a' + (state >> 20) % 26);
		end += n + 1;
	}
	return s;
}

static unsigned sum(const void *data, size_t n) {
	unsigned h = 2166136261u;
	for (size_t i = 0; i < n; i++)
		h = (h ^ ((const unsigned char *)data)[i]) * 16777619;
	return h;
}

static int reps(int argc, char **argv) { return argc > 1 ? atoi(argv[1]) : 1; }
