// Checksums: CRC-32 by bits, by table and four bytes at a time; CRC-16, CRC-64, Adler-32, Fletcher.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 4096 };

static uint32_t table[4][256];
static uint64_t table64[256];
static uint8_t data[N];

static void makeTables(void) {
	for (uint32_t i = 0; i < 256; i++) {
		uint32_t c = i;
		uint64_t d = i;
		for (int k = 0; k < 8; k++) {
			c = c & 1 ? c >> 1 ^ 0xedb88320u : c >> 1;
			d = d & 1 ? d >> 1 ^ 0xc96c5795d7870f42u : d >> 1;
		}
		table[0][i] = c;
		table64[i] = d;
	}
	for (int k = 1; k < 4; k++)
		for (int i = 0; i < 256; i++)
			table[k][i] = table[k - 1][i] >> 8 ^ table[0][table[k - 1][i] & 255];
}

static uint32_t byBits(const uint8_t *p, int n) {
	uint32_t c = ~0u;
	while (n-- > 0) {
		c ^= *p++;
		for (int k = 0; k < 8; k++)
			c = c >> 1 ^ (0xedb88320u & -(c & 1));
	}
	return ~c;
}

static uint32_t byTable(const uint8_t *p, int n) {
	uint32_t c = ~0u;
	while (n-- > 0)
		c = c >> 8 ^ table[0][(c ^ *p++) & 255];
	return ~c;
}

static uint32_t byFour(const uint8_t *p, int n) {
	uint32_t c = ~0u;
	for (; n >= 4; n -= 4, p += 4) {
		c ^= (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
		c = table[3][c & 255] ^ table[2][c >> 8 & 255] ^ table[1][c >> 16 & 255] ^ table[0][c >> 24];
	}
	while (n-- > 0)
		c = c >> 8 ^ table[0][(c ^ *p++) & 255];
	return ~c;
}

static uint16_t ccitt(const uint8_t *p, int n) {
	uint16_t c = 0xffff;
	while (n-- > 0) {
		uint8_t x = (uint8_t)(c >> 8) ^ *p++;
		x ^= x >> 4;
		c = (uint16_t)(c << 8 ^ x << 12 ^ x << 5 ^ x);
	}
	return c;
}

static uint64_t crc64(const uint8_t *p, int n) {
	uint64_t c = ~UINT64_C(0);
	while (n-- > 0)
		c = c >> 8 ^ table64[(uint8_t)c ^ *p++];
	return ~c;
}

static uint32_t adler(const uint8_t *p, int n) {
	uint32_t a = 1, b = 0;
	while (n > 0) {
		int k = n < 5552 ? n : 5552;
		n -= k;
		while (k--) {
			a += *p++;
			b += a;
		}
		a %= 65521;
		b %= 65521;
	}
	return b << 16 | a;
}

static uint16_t fletcher(const uint8_t *p, int n) {
	uint16_t a = 0, b = 0;
	while (n-- > 0) {
		a = (uint16_t)((a + *p++) % 255);
		b = (uint16_t)((a + b) % 255);
	}
	return (uint16_t)(b << 8 | a);
}

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 3;
	uint32_t bits = 0, tab = 0, four = 0, ad = 0;
	uint64_t big = 0;
	unsigned small = 0;
	makeTables();
	for (int i = 0; i < N; i++)
		data[i] = (uint8_t)(i * i >> 3 ^ i);
	for (int rep = 0; rep < reps; rep++) {
		int off = rep % 64;
		bits += byBits(data + off, N - 64);
		tab += byTable(data + off, N - 64);
		four += byFour(data + off, N - 64);
		ad ^= adler(data + off, N - 64);
		big ^= crc64(data + off, N - 64);
		small += ccitt(data + off, N - 64) ^ fletcher(data + off, N - 64);
	}
	const uint8_t check[] = "123456789";
	printf("%08x %08x %08x\n", bits, tab, four);
	printf("%016llx %08x %08x\n", (unsigned long long)big, ad, small);
	printf("%08x %08x %08x %04x %016llx %08x %04x\n", byBits(check, 9), byTable(check, 9), byFour(check, 9), ccitt(check, 9),
	       (unsigned long long)crc64(check, 9), adler(check, 9), fletcher(check, 9));
	return 0;
}
