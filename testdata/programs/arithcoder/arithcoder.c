// An adaptive arithmetic coder of order one with its decoder, over a 32-bit range with carry propagation.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 3000, SYMBOLS = 64, LIMIT = 1 << 14 };

struct model {
	uint16_t tree[SYMBOLS + 1]; // Fenwick tree of frequencies
	uint16_t total;
};

static struct model models[SYMBOLS];
static uint8_t input[N], packed[N + 64], output[N];

static void add(struct model *m, int s, int by) {
	for (int i = s + 1; i <= SYMBOLS; i += i & -i)
		m->tree[i] = (uint16_t)(m->tree[i] + by);
	m->total = (uint16_t)(m->total + by);
}

static unsigned below(const struct model *m, int s) {
	unsigned sum = 0;
	for (int i = s; i > 0; i &= i - 1)
		sum += m->tree[i];
	return sum;
}

static int locate(const struct model *m, unsigned value) {
	int s = 0;
	for (int step = SYMBOLS; step > 0; step >>= 1)
		if (s + step <= SYMBOLS && m->tree[s + step] <= value) {
			s += step;
			value -= m->tree[s];
		}
	return s;
}

static void update(struct model *m, int s) {
	add(m, s, 24);
	if (m->total < LIMIT)
		return;
	unsigned f[SYMBOLS];
	for (int i = 0; i < SYMBOLS; i++)
		f[i] = below(m, i + 1) - below(m, i);
	memset(m, 0, sizeof *m);
	for (int i = 0; i < SYMBOLS; i++)
		add(m, i, (int)(f[i] + 1) / 2);
}

static void reset(void) {
	memset(models, 0, sizeof models);
	for (int i = 0; i < SYMBOLS; i++)
		for (int s = 0; s < SYMBOLS; s++)
			add(&models[i], s, 1);
}

static int encode(int n) {
	uint32_t low = 0, range = ~0u;
	int out = 0;
	reset();
	for (int i = 0, ctx = 0; i < n; ctx = input[i++]) {
		struct model *m = &models[ctx];
		unsigned from = below(m, input[i]), to = below(m, input[i] + 1);
		uint32_t unit = range / m->total, was = low;
		low += unit * from;
		range = unit * (to - from);
		if (low < was) {
			int k = out - 1;
			while (++packed[k] == 0)
				k--;
		}
		for (; range < 1u << 24; range <<= 8, low <<= 8)
			packed[out++] = (uint8_t)(low >> 24);
		update(m, input[i]);
	}
	uint32_t was = low;
	low += 0x800000;
	if (low < was) {
		int k = out - 1;
		while (++packed[k] == 0)
			k--;
	}
	for (int i = 0; i < 4; i++, low <<= 8)
		packed[out++] = (uint8_t)(low >> 24);
	return out;
}

static void decode(int n) {
	uint32_t code = 0, range = ~0u;
	const uint8_t *p = packed;
	reset();
	for (int i = 0; i < 4; i++)
		code = code << 8 | *p++;
	for (int i = 0, ctx = 0; i < n; ctx = output[i++]) {
		struct model *m = &models[ctx];
		uint32_t unit = range / m->total, value = code / unit;
		if (value >= m->total)
			value = m->total - 1u;
		int s = locate(m, value);
		unsigned from = below(m, s);
		code -= unit * from;
		range = unit * (below(m, s + 1) - from);
		for (; range < 1u << 24; range <<= 8)
			code = code << 8 | *p++;
		output[i] = (uint8_t)s;
		update(m, s);
	}
}

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 2;
	int size = 0;
	uint32_t x = 1, sum = 0;
	for (int rep = 0; rep < reps; rep++) {
		for (int i = 0, s = 0; i < N; i++) {
			x = x * 134775813u + 1;
			s = x >> 30 ? (s * 5 + (int)(x >> 28)) % SYMBOLS : (int)(x >> 20) % SYMBOLS;
			input[i] = (uint8_t)s;
		}
		size = encode(N);
		decode(N);
		if (memcmp(input, output, N)) {
			printf("mismatch\n");
			return 1;
		}
		for (int i = 0; i < size; i++)
			sum = (sum << 5 | sum >> 27) ^ packed[i];
	}
	printf("%d symbols to %d bytes, sum %08x\n", N, size, sum);
	return 0;
}
