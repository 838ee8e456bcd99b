// Sums, differences and comparisons of integers of two words, of all forms.
#include <stdint.h>
#include <stdio.h>

static const uint64_t edges[] = {0, 1, 2, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x100000000, 0x100000001, 0x7FFFFFFFFFFFFFFF, 0x8000000000000000, 0x8000000000000001, 0xFFFFFFFF00000000, 0xFFFFFFFF00000001, 0xFFFFFFFF80000000, 0xFFFFFFFFFFFFFFFE, 0xFFFFFFFFFFFFFFFF};
enum { N = sizeof edges / sizeof *edges };
static uint64_t sum = 14695981039346656037u;
static void note(uint64_t x) { sum = (sum ^ x) * 1099511628211u; }

#define COMPARE(a, b) ((a < b) + 2 * (a <= b) + 4 * (a > b) + 8 * (a >= b))
#define BRANCH(a, b) if (a < b) note(1); if (a <= b) note(2); if (a > b) note(3); if (a >= b) note(4)
#define CONSTANT(k) do { note(a + k); note(a - k); note((uint64_t)(k) - a); note(COMPARE(a, (uint64_t)(k))); note(COMPARE(s, (int64_t)(k))); BRANCH(a, (uint64_t)(k)); BRANCH(s, (int64_t)(k)); } while (0)

static __attribute__((noinline)) void with(uint64_t a, uint64_t b, uint64_t *p) {
	int64_t s = a, t = b;
	note(a + b);
	note(a - b);
	note(-a);
	note(a + (uint32_t)b);
	note(a + (int32_t)b);
	note(a - (uint32_t)b);
	*p += a;
	*p -= b;
	note(*p + a);
	note(b - *p);
	note(COMPARE(a, b));
	note(COMPARE(s, t));
	note(COMPARE(a, *p));
	note(COMPARE((int64_t)*p, s));
	BRANCH(a, b);
	BRANCH(s, t);
	BRANCH(*p, b);
	note(s < 0 ? -s : s);
	note(s < t ? s : t);
	note(a < b ? b : a);
	CONSTANT(1);
	CONSTANT(-1);
	CONSTANT(100);
	CONSTANT(-129);
	CONSTANT(5000);
	CONSTANT(0xFFFFFFFF);
	CONSTANT(0x100000000);
	CONSTANT(0x123456789);
	CONSTANT(INT64_MAX);
	CONSTANT(INT64_MIN);
}

int main(void) {
	uint64_t at = 3;
	for (int i = 0; i < N; i++)
		for (int k = 0; k < N; k++)
			with(edges[i], edges[k], &at);
	printf("%llx\n", (unsigned long long)sum);
	return 0;
}
