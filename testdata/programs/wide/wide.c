// Arithmetic on 64 and 128 bits: multiplication, division, shifts, primality, big numbers, overflow.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

#define OUT __attribute__((noinline))

OUT static uint64_t mulmod(uint64_t a, uint64_t b, uint64_t m) { return (uint64_t)((u128)a * b % m); }

static uint64_t power(uint64_t b, uint64_t e, uint64_t m) {
	uint64_t r = 1;
	for (; e; e >>= 1, b = mulmod(b, b, m))
		if (e & 1)
			r = mulmod(r, b, m);
	return r;
}

OUT static int prime(uint64_t n) {
	static const uint64_t bases[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
	int s = __builtin_ctzll(n - 1);
	uint64_t d = (n - 1) >> s;
	for (int i = 0; i < 12; i++) {
		if (n % bases[i] == 0)
			return n == bases[i];
		uint64_t x = power(bases[i], d, n);
		if (x == 1 || x == n - 1)
			continue;
		int r = 1;
		for (; r < s && x != n - 1; r++)
			x = mulmod(x, x, n);
		if (x != n - 1)
			return 0;
	}
	return 1;
}

static void print128(const char *name, i128 x) {
	char text[44], *p = text + sizeof text - 1;
	u128 n = x < 0 ? -(u128)x : (u128)x;
	*p = 0;
	do
		*--p = (char)('0' + (int)(n % 10));
	while (n /= 10);
	if (x < 0)
		*--p = '-';
	printf("%s %s\n", name, p);
}

OUT static u128 shifts(u128 x, int k) { return (x << k) ^ (x >> (128 - k)) ^ (u128)((i128)x >> (k & 63)); }
OUT static i128 blend(i128 a, i128 b, int c) { return (i128)(c > 0 ? (u128)a + (u128)b : c < 0 ? (u128)a - (u128)b : (u128)a * (u128)b); }
OUT static int compare(i128 a, i128 b) { return (a < b) + 2 * (a <= b) + 4 * (a == b) + 8 * ((u128)a < (u128)b) + 16 * ((u128)a >= (u128)b); }
OUT static i128 divide(i128 a, i128 b, i128 *rem) { *rem = a % b; return a / b; }
OUT static u128 pass(u128 a, int k, u128 b, long c, u128 d, u128 e) { return a * (u128)k + (b ^ (u128)c) - d + (e >> 3); }
OUT static double toDouble(i128 x) { return (double)x; }
OUT static i128 fromDouble(double x) { return (i128)x; }

// factorial multiplies a number of 32-bit limbs and returns how many there are.
static int factorial(uint32_t *limbs, int n) {
	int len = 1;
	limbs[0] = 1;
	for (int k = 2; k <= n; k++) {
		uint64_t carry = 0;
		for (int i = 0; i < len; i++) {
			carry += (uint64_t)limbs[i] * (uint32_t)k;
			limbs[i] = (uint32_t)carry;
			carry >>= 32;
		}
		if (carry)
			limbs[len++] = (uint32_t)carry;
	}
	return len;
}

static void printBig(uint32_t *limbs, int len) {
	char text[400], *p = text + sizeof text - 1;
	*p = 0;
	while (len > 0) {
		uint64_t rem = 0;
		for (int i = len - 1; i >= 0; i--) {
			rem = rem << 32 | limbs[i];
			limbs[i] = (uint32_t)(rem / 1000000000);
			rem %= 1000000000;
		}
		while (len > 0 && limbs[len - 1] == 0)
			len--;
		for (int i = 0; i < 9 && (len > 0 || rem); i++, rem /= 10)
			*--p = (char)('0' + rem % 10);
	}
	printf("%s\n", p);
}

OUT static int overflows(int64_t a, int64_t b, uint32_t c, uint32_t d) {
	int64_t s;
	uint32_t u;
	int r = 0;
	r |= __builtin_add_overflow(a, b, &s);
	r |= __builtin_sub_overflow(a, b, &s) << 1;
	r |= __builtin_mul_overflow(a, b, &s) << 2;
	r |= __builtin_add_overflow(c, d, &u) << 3;
	r |= __builtin_sub_overflow(c, d, &u) << 4;
	r |= __builtin_mul_overflow(c, d, &u) << 5;
	return r;
}

OUT static int64_t constants(int64_t x) {
	uint64_t u = (uint64_t)x;
	return x / 7 + x % 10 - x / 16 + x % 8 + x / -3 + (int64_t)(u / 1000000007 + u % 641) + x / 1000000000000L;
}

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 1;
	uint32_t limbs[80];
	int primes = 0, cmp = 0, over = 0, len = 0;
	int64_t c = 0;
	u128 h = 1;
	i128 q = 0, r = 0;
	for (int rep = 0; rep < reps; rep++) {
		uint64_t n = 0xfffffffffffffc01u;
		for (int i = 0; i < 60; i++, n += 2)
			primes += prime(n);
		i128 a = (i128)0x0123456789abcdef << 60 | 0x3141592653589793, b = -((i128)987654321 << 40) - rep;
		for (int k = 1; k < 127; k++) {
			h = shifts(h + (u128)a, k) + pass(h, k, (u128)a, k, (u128)b, h << 1);
			i128 d = divide((i128)h, k % 2 ? (i128)(h >> k | 1) : b >> (k % 70), &r);
			q = blend(q, d, k % 3 - 1) ^ r;
			cmp += compare((i128)h >> 1, a) + compare(b, (i128)h);
			over += overflows((int64_t)h, (int64_t)(h >> 64) >> k % 60, (uint32_t)h, (uint32_t)(h >> 32) >> k % 32);
			c ^= constants((int64_t)h);
		}
		len = factorial(limbs, 100);
	}
	printf("primes %d, compare %d, overflow %d, constants %lld\n", primes, cmp, over, (long long)c);
	print128("h", (i128)h);
	print128("q", q);
	print128("r", r);
	print128("d", fromDouble(-1.5e30));
	printf("%.17g %.17g %.17g\n", toDouble(q), (double)(u128)h, (double)(float)r);
	printBig(limbs, len);
	return 0;
}
