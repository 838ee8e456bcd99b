// An LZ77 compressor with hash chains and lazy matching, and move-to-front plus run-length coding.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 16384, WINDOW = 4096, MIN = 3, MAX = 66, HASH = 1 << 12 };

static uint8_t input[N], packed[N * 2], output[N];
static int head[HASH], chain[WINDOW];

static unsigned hash3(const uint8_t *p) { return (p[0] << 8 ^ p[1] << 4 ^ p[2] * 5u) * 2654435761u >> 20; }

static void enter(int i) {
	unsigned h = hash3(input + i);
	chain[i % WINDOW] = head[h];
	head[h] = i;
}

static int longest(int i, int n, int *where) {
	int best = MIN - 1, tries = 32, limit = n - i < MAX ? n - i : MAX;
	for (int c = head[hash3(input + i)]; c >= 0 && c > i - WINDOW && tries--; c = chain[c % WINDOW]) {
		int len = 0;
		while (len < limit && input[c + len] == input[i + len])
			len++;
		if (len > best) {
			best = len;
			*where = i - c;
			if (len == limit)
				break;
		}
	}
	return best;
}

// pack writes groups of eight items: a flag byte, then a literal or 12+6 bits of distance and length.
static int pack(int n) {
	int out = 0, flag = 0, items = 8;
	memset(head, -1, sizeof head);
	for (int i = 0; i < n;) {
		int where = 0, len = MIN - 1;
		if (i + MAX < n) {
			len = longest(i, n, &where);
			enter(i);
			if (len >= MIN && len < 32) {
				int w;
				if (longest(i + 1, n, &w) > len)
					len = MIN - 1;
			}
		}
		if (items == 8) {
			flag = out++;
			packed[flag] = 0;
			items = 0;
		}
		if (len < MIN) {
			packed[out++] = input[i++];
		} else {
			packed[flag] |= (uint8_t)(1 << items);
			unsigned code = (unsigned)(where - 1) << 6 | (unsigned)(len - MIN);
			packed[out++] = (uint8_t)(code >> 16);
			packed[out++] = (uint8_t)(code >> 8);
			packed[out++] = (uint8_t)code;
			for (int k = 1; k < len && i + k + MAX < n; k++)
				enter(i + k);
			i += len;
		}
		items++;
	}
	return out;
}

static int unpack(int n) {
	int out = 0, i = 0;
	while (i < n) {
		unsigned flags = packed[i++];
		for (int k = 0; k < 8 && i < n; k++, flags >>= 1) {
			if (flags & 1) {
				unsigned code = (unsigned)packed[i] << 16 | (unsigned)packed[i + 1] << 8 | packed[i + 2];
				i += 3;
				int from = out - (int)(code >> 6) - 1;
				for (int len = (int)(code & 63) + MIN; len > 0; len--)
					output[out++] = output[from++];
			} else {
				output[out++] = packed[i++];
			}
		}
	}
	return out;
}

// moveToFront codes in place and returns how many zeros come out.
static int moveToFront(uint8_t *p, int n) {
	uint8_t order[256];
	int zeros = 0;
	for (int i = 0; i < 256; i++)
		order[i] = (uint8_t)i;
	for (int i = 0; i < n; i++) {
		uint8_t c = p[i];
		int k = 0;
		while (order[k] != c)
			k++;
		memmove(order + 1, order, (size_t)k);
		order[0] = c;
		p[i] = (uint8_t)k;
		zeros += k == 0;
	}
	return zeros;
}

static int runs(const uint8_t *p, int n) {
	int out = 0;
	for (int i = 0; i < n;) {
		int j = i;
		while (j < n && p[j] == p[i] && j - i < 255)
			j++;
		out += j - i > 2 ? 2 : j - i;
		i = j;
	}
	return out;
}

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 1;
	static const char *const words[] = {"the ", "register ", "spill ", "of a ", "value\n", "move ", "puzzle ", "slot "};
	int size = 0, back = 0, n = 0, zeros = 0, coded = 0;
	for (int rep = 0; rep < reps; rep++) {
		uint32_t x = 42 + (uint32_t)rep;
		for (n = 0; n < N - 16;) {
			x = x * 1103515245u + 12345u;
			if (x >> 28 == 0) {
				input[n++] = (uint8_t)(x >> 12);
			} else {
				const char *w = words[x >> 16 & 7];
				size_t len = strlen(w);
				memcpy(input + n, w, len);
				n += (int)len;
			}
		}
		size = pack(n);
		back = unpack(size);
		if (back != n || memcmp(input, output, (size_t)n)) {
			printf("mismatch\n");
			return 1;
		}
		zeros = moveToFront(output, n);
		coded = runs(output, n);
	}
	uint32_t sum = 0;
	for (int i = 0; i < size; i++)
		sum = sum * 131 + packed[i];
	printf("%d bytes to %d, back %d, sum %08x\n", n, size, back, sum);
	printf("zeros %d, runs %d\n", zeros, coded);
	return 0;
}
