// SHA-256, SHA-1 and MD5: long dependency chains of 32-bit rotates and additions.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t rotl(uint32_t x, int k) { return x << k | x >> (32 - k); }
static uint32_t rotr(uint32_t x, int k) { return x >> k | x << (32 - k); }
static uint32_t big(const uint8_t *p) { return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3]; }
static uint32_t little(const uint8_t *p) { return (uint32_t)p[3] << 24 | (uint32_t)p[2] << 16 | (uint32_t)p[1] << 8 | p[0]; }

static uint32_t k256[64], start256[8], sines[64];

// root returns the first 32 bits of the fraction of the square or cube root of n, by bisection on integers.
static uint32_t root(uint32_t n, int cube) {
	unsigned __int128 lo = 0, hi = (unsigned __int128)20 << 32;
	while (hi - lo > 1) {
		unsigned __int128 mid = (lo + hi) / 2;
		int below = cube ? mid * mid * mid <= (unsigned __int128)n << 96 : mid * mid <= (unsigned __int128)n << 64;
		if (below)
			lo = mid;
		else
			hi = mid;
	}
	return (uint32_t)lo;
}

static void constants(void) {
	for (uint32_t n = 2, i = 0; i < 64; n++) {
		int prime = 1;
		for (uint32_t d = 2; d * d <= n; d++)
			prime &= n % d != 0;
		if (!prime)
			continue;
		if (i < 8)
			start256[i] = root(n, 0);
		k256[i++] = root(n, 1);
	}
	for (int i = 0; i < 64; i++) {
		double x = i + 1, y, sum = 0, t;
		while (x > 3.14159265358979323846)
			x -= 6.283185307179586;
		y = x * x;
		t = x;
		for (int k = 1; k < 40; k += 2) {
			sum += t;
			t *= -y / ((k + 1) * (k + 2));
		}
		sines[i] = (uint32_t)((sum < 0 ? -sum : sum) * 4294967296.0);
	}
}

static void sha256(uint32_t *h, const uint8_t *p) {
	uint32_t w[64], s[8];
	for (int i = 0; i < 16; i++)
		w[i] = big(p + 4 * i);
	for (int i = 16; i < 64; i++)
		w[i] = w[i - 16] + w[i - 7] + (rotr(w[i - 15], 7) ^ rotr(w[i - 15], 18) ^ w[i - 15] >> 3) + (rotr(w[i - 2], 17) ^ rotr(w[i - 2], 19) ^ w[i - 2] >> 10);
	memcpy(s, h, sizeof s);
	for (int i = 0; i < 64; i++) {
		uint32_t a = s[7] + (rotr(s[4], 6) ^ rotr(s[4], 11) ^ rotr(s[4], 25)) + ((s[4] & s[5]) ^ (~s[4] & s[6])) + k256[i] + w[i];
		uint32_t b = (rotr(s[0], 2) ^ rotr(s[0], 13) ^ rotr(s[0], 22)) + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
		memmove(s + 1, s, 28);
		s[4] += a;
		s[0] = a + b;
	}
	for (int i = 0; i < 8; i++)
		h[i] += s[i];
}

static void sha1(uint32_t *h, const uint8_t *p) {
	uint32_t w[80], a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];
	for (int i = 0; i < 80; i++) {
		w[i] = i < 16 ? big(p + 4 * i) : rotl(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
		uint32_t f, k;
		if (i < 20)
			f = (b & c) | (~b & d), k = 0x5a827999;
		else if (i < 40)
			f = b ^ c ^ d, k = 0x6ed9eba1;
		else if (i < 60)
			f = (b & c) | (b & d) | (c & d), k = 0x8f1bbcdc;
		else
			f = b ^ c ^ d, k = 0xca62c1d6;
		uint32_t t = rotl(a, 5) + f + e + k + w[i];
		e = d, d = c, c = rotl(b, 30), b = a, a = t;
	}
	h[0] += a, h[1] += b, h[2] += c, h[3] += d, h[4] += e;
}

static void md5(uint32_t *h, const uint8_t *p) {
	static const uint8_t shift[16] = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};
	uint32_t a = h[0], b = h[1], c = h[2], d = h[3];
	for (int i = 0; i < 64; i++) {
		uint32_t f;
		int g;
		switch (i >> 4) {
		case 0: f = (b & c) | (~b & d), g = i; break;
		case 1: f = (d & b) | (~d & c), g = 5 * i + 1; break;
		case 2: f = b ^ c ^ d, g = 3 * i + 5; break;
		default: f = c ^ (b | ~d), g = 7 * i; break;
		}
		f += a + sines[i] + little(p + 4 * (g & 15));
		a = d, d = c, c = b;
		b += rotl(f, shift[i >> 4 << 2 | (i & 3)]);
	}
	h[0] += a, h[1] += b, h[2] += c, h[3] += d;
}

struct algorithm {
	const char *name;
	void (*block)(uint32_t *, const uint8_t *);
	int words, bigEndian;
	uint32_t start[8];
};

static struct algorithm algorithms[] = {
    {"sha256", sha256, 8, 1, {0}},
    {"sha1", sha1, 5, 1, {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0}},
    {"md5", md5, 4, 0, {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476}},
};

static void digest(const struct algorithm *a, const uint8_t *p, size_t n, uint32_t *h) {
	uint8_t last[128] = {0};
	memcpy(h, a->start, sizeof a->start);
	size_t i = 0;
	for (; i + 64 <= n; i += 64)
		a->block(h, p + i);
	memcpy(last, p + i, n - i);
	last[n - i] = 0x80;
	size_t len = n - i < 56 ? 64 : 128;
	for (int k = 0; k < 8; k++)
		last[a->bigEndian ? len - 1 - (size_t)k : len - 8 + (size_t)k] = (uint8_t)((uint64_t)n * 8 >> 8 * k);
	for (i = 0; i < len; i += 64)
		a->block(h, last + i);
}

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 2;
	static uint8_t data[3000];
	uint32_t h[8], mix[3] = {0};
	constants();
	memcpy(algorithms[0].start, start256, sizeof start256);
	for (int i = 0; i < 3000; i++)
		data[i] = (uint8_t)(i * 251 >> 3);
	for (int rep = 0; rep < reps; rep++)
		for (int k = 0; k < 3; k++) {
			digest(&algorithms[k], data, 3000 - (size_t)(rep % 130), h);
			mix[k] = rotl(mix[k], 3) ^ h[0] ^ h[3];
		}
	for (int k = 0; k < 3; k++) {
		digest(&algorithms[k], (const uint8_t *)"abc", 3, h);
		printf("%-7s", algorithms[k].name);
		for (int i = 0; i < algorithms[k].words; i++)
			printf("%08x", algorithms[k].bigEndian ? h[i] : __builtin_bswap32(h[i]));
		printf(" %08x\n", mix[k]);
	}
	return 0;
}
