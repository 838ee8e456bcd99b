// Bit manipulation at every width: counts, rotates, byte swaps, reversal, fields, saturation, and the usual tricks.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define OUT __attribute__((noinline))

OUT static int counts(uint64_t x) {
	uint32_t w = (uint32_t)x;
	uint16_t h = (uint16_t)x;
	int r = __builtin_popcountll(x) + 3 * __builtin_popcount(w) + 5 * __builtin_popcount(h) + 7 * __builtin_parityll(x);
	if (x)
		r += 11 * __builtin_clzll(x) + 13 * __builtin_ctzll(x);
	if (w)
		r += 17 * __builtin_clz(w) + 19 * __builtin_ctz(w);
	return r + 23 * __builtin_ffs((int)w) + 29 * __builtin_ffsll((long long)x) + 31 * __builtin_clrsb((int)w);
}

OUT static uint64_t swaps(uint64_t x) { return __builtin_bswap64(x) ^ __builtin_bswap32((uint32_t)x) ^ ((uint64_t)__builtin_bswap16((uint16_t)x) << 40); }

static uint64_t reverse(uint64_t x) {
	x = (x >> 1 & 0x5555555555555555u) | (x & 0x5555555555555555u) << 1;
	x = (x >> 2 & 0x3333333333333333u) | (x & 0x3333333333333333u) << 2;
	x = (x >> 4 & 0x0f0f0f0f0f0f0f0fu) | (x & 0x0f0f0f0f0f0f0f0fu) << 4;
	return __builtin_bswap64(x);
}

OUT static uint64_t rotates(uint64_t x, int k) {
	uint32_t w = (uint32_t)x;
	uint16_t h = (uint16_t)x;
	uint8_t b = (uint8_t)x;
	uint64_t r = (x << (k & 63) | x >> (-k & 63)) ^ (x >> 17 | x << 47);
	r += (w >> (k & 31) | w << (-k & 31)) ^ (w << 5 | w >> 27);
	r ^= (uint64_t)(uint16_t)(h << 3 | h >> 13) << 20;
	return r + (uint8_t)(b << (k & 7) | b >> (-k & 7));
}

OUT static int64_t shifts(int64_t x, int k) {
	int32_t w = (int32_t)x;
	int16_t h = (int16_t)x;
	int8_t b = (int8_t)x;
	return (x >> k % 64) ^ (int64_t)((uint64_t)x >> k % 64) ^ (w >> k % 32) ^ (int64_t)((uint32_t)w >> k % 32) ^ (h >> k % 16) ^ (b >> k % 8) ^ (int64_t)((uint64_t)x << k % 64) ^ (uint8_t)((uint8_t)b << k % 8);
}

OUT static uint64_t fields(uint64_t x, int at, int len) {
	uint64_t mask = (1ull << len) - 1, f = x >> at & mask;
	int64_t s = (int64_t)(x << (64 - at - len)) >> (64 - len);
	return f * 3 + (uint64_t)s + (x & ~(mask << at)) + (x | 1ull << at) + (x ^ 1ull << len) + (x & (1ull << at) ? 5 : 9);
}

OUT static int saturate(int a, int b) {
	int s;
	if (__builtin_add_overflow(a, b, &s))
		s = a < 0 ? INT32_MIN : INT32_MAX;
	int16_t t = (int16_t)(s > 32767 ? 32767 : s < -32768 ? -32768 : s);
	uint8_t u = (uint8_t)(t < 0 ? 0 : t > 255 ? 255 : t);
	return s ^ t ^ u;
}

OUT static uint32_t tricks(uint32_t x) {
	uint32_t r = x & (x - 1);
	r ^= x & -x;
	r += x ^ (x - 1);
	r ^= (x + 0x7fffffff) & ~x;
	r += (uint32_t)abs((int)(x | 1)) ^ (x >> 1 ^ x);
	uint32_t v = x - (x >> 1 & 0x55555555);
	v = (v & 0x33333333) + (v >> 2 & 0x33333333);
	return r ^ ((v + (v >> 4) & 0x0f0f0f0f) * 0x01010101 >> 24);
}

OUT static uint32_t narrow(uint8_t a, int8_t b, uint16_t c, int16_t d) {
	uint8_t x = (uint8_t)(a + b * c);
	int8_t y = (int8_t)(b - d);
	uint16_t z = (uint16_t)(c * d / (a | 1));
	int16_t w = (int16_t)(d % (b | 1) + (a << 7));
	return (uint32_t)x << 24 ^ (uint32_t)y << 12 ^ (uint32_t)z ^ (uint32_t)(w * 3) ^ (x < (uint8_t)y) ^ (uint32_t)((y < b) << 5) ^ (uint32_t)((z > c) << 9);
}

OUT static int bitset(const int *members, int n, int probe) {
	uint64_t set[4] = {0};
	for (int i = 0; i < n; i++)
		set[members[i] / 64 & 3] |= 1ull << members[i] % 64;
	set[1] &= ~(1ull << 5);
	set[2] ^= 1ull << (probe & 63);
	int hits = 0;
	for (int i = 0; i < 256; i += 3)
		hits += set[i >> 6] >> (i & 63) & 1;
	for (int w = 0; w < 4; w++)
		for (uint64_t s = set[w]; s; s &= s - 1)
			hits += w * 64 + __builtin_ctzll(s);
	return hits;
}

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 3;
	static const int members[] = {0, 1, 63, 64, 69, 100, 128, 200, 255};
	uint64_t x = 0x0123456789abcdef, a = 0, b = 0, c = 0;
	int64_t d = 0;
	uint32_t e = 0;
	for (int rep = 0; rep < reps; rep++)
		for (int k = 0; k < 200; k++) {
			x ^= x << 13;
			x ^= x >> 7;
			x ^= x << 17;
			uint64_t y = k % 9 ? x >> k % 60 : 0;
			a = a * 31 + (uint64_t)counts(y) + swaps(y);
			b = b * 31 + rotates(x, k) + reverse(y);
			c = c * 31 + fields(x, k % 40, k % 23 + 1) + (uint64_t)saturate((int)x, (int)(x >> 32));
			d ^= shifts((int64_t)x, k) ^ bitset(members, 9, k);
			e = e * 31 + tricks((uint32_t)y) + narrow((uint8_t)x, (int8_t)(x >> 8), (uint16_t)(x >> 20), (int16_t)(x >> 40));
		}
	printf("%016llx %016llx %016llx\n%lld %08x\n", (unsigned long long)a, (unsigned long long)b, (unsigned long long)c, (long long)d, e);
	return 0;
}
