// Calls that must be jumps: a million of them fit no stack. The arguments change
// places in memory; callees are known, unknown, and in another library.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define MUST __attribute__((musttail))
#define LEAF __attribute__((noinline))

struct big {
	long v[5];
};

static int odd(int n, int64_t a, int b, int64_t c, int d, double e, int f, int g, int h, int i);

LEAF static int even(int n, int64_t a, int b, int64_t c, int d, double e, int f, int g, int h, int i) {
	if (n == 0)
		return printf("%lld %d %lld %d %g %d %d %d %d\n", (long long)a, b, (long long)c, d, e, f, g, h, i);
	MUST return odd(n - 1, c, d, a, b, e + 1, i, h, g, f);
}

LEAF static int odd(int n, int64_t a, int b, int64_t c, int d, double e, int f, int g, int h, int i) {
	MUST return even(n - 1, a + 1, f, c, d, e, b, g, h + 1, i);
}

int (*volatile step)(int, int64_t, int, int64_t, int, double, int, int, int, int) = even;

LEAF int unknown(int n, int64_t a, int b, int64_t c, int d, double e, int f, int g, int h, int i) {
	char keep[64];
	snprintf(keep, sizeof keep, "%d", i);
	int k = atoi(keep);
	MUST return step(n, a, b, c, d, e, f, g, h, k);
}

LEAF double count(int n, double x) {
	if (n == 0)
		return x;
	MUST return count(n - 1, x + 0.5);
}

LEAF struct big fill(long n, long a, long b) {
	if (n == 0)
		return (struct big){{a, b, a, b, n}};
	MUST return fill(n - 1, b, a + n);
}

LEAF long elsewhere(const char *text, char **end, int base) {
	MUST return strtol(text, end, base);
}

int main(void) {
	unknown(1000000, 1, 2, 3, 4, 0.5, 6, 7, 8, 9);
	printf("%g\n", count(1000000, 0));
	struct big b = fill(1000, 1, 2);
	printf("%ld %ld %ld %ld %ld\n", b.v[0], b.v[1], b.v[2], b.v[3], b.v[4]);
	printf("%ld\n", elsewhere("1f", 0, 16));
	return 0;
}
