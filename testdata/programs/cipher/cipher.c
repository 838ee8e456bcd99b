// Ciphers: AES-128 with a computed S-box, ChaCha20, XTEA and RC4.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint8_t sbox[256], inverse[256];

static uint8_t xtime(uint8_t x) { return (uint8_t)(x << 1 ^ (x >> 7) * 0x1b); }

static uint8_t mul(uint8_t a, uint8_t b) {
	uint8_t r = 0;
	for (; b; b >>= 1, a = xtime(a))
		if (b & 1)
			r ^= a;
	return r;
}

static void makeBox(void) {
	uint8_t p = 1, q = 1;
	do {
		p = p ^ xtime(p);
		q ^= (uint8_t)(q << 1);
		q ^= (uint8_t)(q << 2);
		q ^= (uint8_t)(q << 4);
		if (q & 0x80)
			q ^= 0x09;
		uint8_t x = q ^ (uint8_t)(q << 1 | q >> 7) ^ (uint8_t)(q << 2 | q >> 6) ^ (uint8_t)(q << 3 | q >> 5) ^ (uint8_t)(q << 4 | q >> 4);
		sbox[p] = x ^ 0x63;
	} while (p != 1);
	sbox[0] = 0x63;
	for (int i = 0; i < 256; i++)
		inverse[sbox[i]] = (uint8_t)i;
}

static void expand(const uint8_t key[16], uint8_t w[176]) {
	memcpy(w, key, 16);
	uint8_t rcon = 1;
	for (int i = 16; i < 176; i += 4) {
		uint8_t t[4];
		memcpy(t, w + i - 4, 4);
		if (i % 16 == 0) {
			uint8_t first = t[0];
			t[0] = sbox[t[1]] ^ rcon;
			t[1] = sbox[t[2]];
			t[2] = sbox[t[3]];
			t[3] = sbox[first];
			rcon = xtime(rcon);
		}
		for (int k = 0; k < 4; k++)
			w[i + k] = w[i + k - 16] ^ t[k];
	}
}

static void addKey(uint8_t s[16], const uint8_t *k) {
	for (int i = 0; i < 16; i++)
		s[i] ^= k[i];
}

static void encrypt(uint8_t s[16], const uint8_t w[176]) {
	addKey(s, w);
	for (int round = 1; round <= 10; round++) {
		uint8_t t[16];
		for (int c = 0; c < 4; c++)
			for (int r = 0; r < 4; r++)
				t[4 * c + r] = sbox[s[4 * ((c + r) & 3) + r]];
		for (int c = 0; c < 16; c += 4) {
			uint8_t all = t[c] ^ t[c + 1] ^ t[c + 2] ^ t[c + 3];
			for (int r = 0; r < 4; r++)
				s[c + r] = round == 10 ? t[c + r] : t[c + r] ^ all ^ xtime(t[c + r] ^ t[c + ((r + 1) & 3)]);
		}
		addKey(s, w + 16 * round);
	}
}

static void decrypt(uint8_t s[16], const uint8_t w[176]) {
	for (int round = 10; round >= 1; round--) {
		uint8_t t[16];
		addKey(s, w + 16 * round);
		if (round < 10)
			for (int c = 0; c < 16; c += 4) {
				uint8_t a = s[c], b = s[c + 1], d = s[c + 2], e = s[c + 3];
				s[c] = mul(a, 14) ^ mul(b, 11) ^ mul(d, 13) ^ mul(e, 9);
				s[c + 1] = mul(a, 9) ^ mul(b, 14) ^ mul(d, 11) ^ mul(e, 13);
				s[c + 2] = mul(a, 13) ^ mul(b, 9) ^ mul(d, 14) ^ mul(e, 11);
				s[c + 3] = mul(a, 11) ^ mul(b, 13) ^ mul(d, 9) ^ mul(e, 14);
			}
		for (int c = 0; c < 4; c++)
			for (int r = 0; r < 4; r++)
				t[4 * ((c + r) & 3) + r] = inverse[s[4 * c + r]];
		memcpy(s, t, 16);
	}
	addKey(s, w);
}

static uint32_t rotl(uint32_t x, int k) { return x << k | x >> (32 - k); }

#define QUARTER(a, b, c, d)                                                                        \
	(a += b, d = rotl(d ^ a, 16), c += d, b = rotl(b ^ c, 12), a += b, d = rotl(d ^ a, 8), c += d, b = rotl(b ^ c, 7))

static void chacha(const uint32_t in[16], uint32_t out[16]) {
	uint32_t x[16];
	memcpy(x, in, sizeof x);
	for (int i = 0; i < 10; i++) {
		QUARTER(x[0], x[4], x[8], x[12]);
		QUARTER(x[1], x[5], x[9], x[13]);
		QUARTER(x[2], x[6], x[10], x[14]);
		QUARTER(x[3], x[7], x[11], x[15]);
		QUARTER(x[0], x[5], x[10], x[15]);
		QUARTER(x[1], x[6], x[11], x[12]);
		QUARTER(x[2], x[7], x[8], x[13]);
		QUARTER(x[3], x[4], x[9], x[14]);
	}
	for (int i = 0; i < 16; i++)
		out[i] = x[i] + in[i];
}

static void xtea(uint32_t v[2], const uint32_t k[4]) {
	uint32_t a = v[0], b = v[1], sum = 0;
	for (int i = 0; i < 32; i++) {
		a += ((b << 4 ^ b >> 5) + b) ^ (sum + k[sum & 3]);
		sum += 0x9e3779b9;
		b += ((a << 4 ^ a >> 5) + a) ^ (sum + k[sum >> 11 & 3]);
	}
	v[0] = a;
	v[1] = b;
}

static void rc4(const char *key, uint8_t *data, int n) {
	uint8_t s[256], j = 0;
	size_t len = strlen(key);
	for (int i = 0; i < 256; i++)
		s[i] = (uint8_t)i;
	for (unsigned i = 0; i < 256; i++) {
		j = (uint8_t)(j + s[i] + (uint8_t)key[i % len]);
		uint8_t t = s[i];
		s[i] = s[j];
		s[j] = t;
	}
	uint8_t i = 0;
	for (j = 0; n--; data++) {
		j += s[++i];
		uint8_t t = s[i];
		s[i] = s[j];
		s[j] = t;
		*data ^= s[(uint8_t)(s[i] + s[j])];
	}
}

static void dump(const char *name, const void *p, int n) {
	const uint8_t *b = p;
	printf("%-8s", name);
	for (int i = 0; i < n; i++)
		printf("%02x", b[i]);
	printf("\n");
}

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 100;
	uint8_t key[16], w[176], block[16], plain[16], stream[16] = "Plaintext";
	uint32_t state[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}, out[16], v[2] = {0x41424344, 0x45464748};
	makeBox();
	for (int i = 0; i < 16; i++) {
		key[i] = (uint8_t)i;
		block[i] = plain[i] = (uint8_t)(i * 0x11);
		if (i >= 4)
			state[i] = 0x03020100u + 0x04040404u * (uint32_t)(i - 4);
	}
	expand(key, w);
	encrypt(block, w);
	dump("aes", block, 16);
	decrypt(block, w);
	printf("aes back %d\n", memcmp(block, plain, 16) == 0);
	for (int i = 0; i < reps; i++) {
		encrypt(block, w);
		if (i % 4 == 3)
			decrypt(block, w);
		chacha(state, out);
		state[12]++;
		state[5] ^= out[3];
		xtea(v, state + 4);
		rc4("Key", stream, 16);
	}
	dump("aes", block, 16);
	dump("chacha", out, 64);
	dump("xtea", v, 8);
	rc4("Key", stream, 9);
	dump("rc4", stream, 9);
	return 0;
}
