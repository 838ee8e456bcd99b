// Hashing: five hash functions and an open-addressing table with deletion.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t rotl32(uint32_t x, int k) { return x << k | x >> (32 - k); }
static uint64_t rotl64(uint64_t x, int k) { return x << k | x >> (64 - k); }

static uint64_t fnv(const uint8_t *p, size_t n) {
	uint64_t h = 0xcbf29ce484222325u;
	while (n--)
		h = (h ^ *p++) * 0x100000001b3u;
	return h;
}

static uint64_t oneAtATime(const uint8_t *p, size_t n) {
	uint32_t h = 0;
	for (size_t i = 0; i < n; i++) {
		h += p[i];
		h += h << 10;
		h ^= h >> 6;
	}
	h += h << 3;
	h ^= h >> 11;
	return h + (h << 15);
}

static uint64_t murmur(const uint8_t *p, size_t n) {
	uint32_t h = 0x9747b28c, k;
	size_t i = 0;
	for (; i + 4 <= n; i += 4) {
		memcpy(&k, p + i, 4);
		k = rotl32(k * 0xcc9e2d51u, 15) * 0x1b873593u;
		h = rotl32(h ^ k, 13) * 5 + 0xe6546b64u;
	}
	k = 0;
	switch (n & 3) {
	case 3:
		k ^= (uint32_t)p[i + 2] << 16; /* fall through */
	case 2:
		k ^= (uint32_t)p[i + 1] << 8; /* fall through */
	case 1:
		k ^= p[i];
		h ^= rotl32(k * 0xcc9e2d51u, 15) * 0x1b873593u;
	}
	h ^= (uint32_t)n;
	h = (h ^ h >> 16) * 0x85ebca6bu;
	h = (h ^ h >> 13) * 0xc2b2ae35u;
	return h ^ h >> 16;
}

#define ROUND                                                                                      \
	do {                                                                                       \
		v0 += v1, v1 = rotl64(v1, 13) ^ v0, v0 = rotl64(v0, 32);                           \
		v2 += v3, v3 = rotl64(v3, 16) ^ v2;                                                \
		v0 += v3, v3 = rotl64(v3, 21) ^ v0;                                                \
		v2 += v1, v1 = rotl64(v1, 17) ^ v2, v2 = rotl64(v2, 32);                           \
	} while (0)

static uint64_t siphash(const uint8_t *p, size_t n) {
	const uint64_t k0 = 0x0706050403020100u, k1 = 0x0f0e0d0c0b0a0908u;
	uint64_t v0 = k0 ^ 0x736f6d6570736575u, v1 = k1 ^ 0x646f72616e646f6du;
	uint64_t v2 = k0 ^ 0x6c7967656e657261u, v3 = k1 ^ 0x7465646279746573u, m;
	size_t i = 0;
	for (; i + 8 <= n; i += 8) {
		memcpy(&m, p + i, 8);
		v3 ^= m;
		ROUND;
		ROUND;
		v0 ^= m;
	}
	m = (uint64_t)n << 56;
	for (int s = 0; i < n; i++, s += 8)
		m |= (uint64_t)p[i] << s;
	v3 ^= m;
	ROUND;
	ROUND;
	v0 ^= m;
	v2 ^= 0xff;
	ROUND;
	ROUND;
	ROUND;
	ROUND;
	return v0 ^ v1 ^ v2 ^ v3;
}

static uint64_t wide(const uint8_t *p, size_t n) {
	uint64_t h = n * 0x9e3779b97f4a7c15u;
	while (n--) {
		unsigned __int128 m = (unsigned __int128)(h ^ *p++) * 0xa0761d6478bd642fu;
		h = (uint64_t)m ^ (uint64_t)(m >> 64);
	}
	return h;
}

static const struct {
	const char *name;
	uint64_t (*hash)(const uint8_t *, size_t);
} hashes[] = {{"fnv", fnv}, {"one-at-a-time", oneAtATime}, {"murmur", murmur}, {"siphash", siphash}, {"wide", wide}};

struct entry {
	uint32_t key;
	int32_t value;
	uint8_t state; // 0 empty, 1 full, 2 deleted
};

struct table {
	struct entry *slots;
	uint32_t mask, used, live;
};

static struct entry *find(struct table *t, uint32_t key, int insert) {
	uint32_t i = (uint32_t)fnv((const uint8_t *)&key, sizeof key);
	struct entry *hole = NULL;
	for (uint32_t step = 1;; i += step++) {
		struct entry *e = &t->slots[i & t->mask];
		if (e->state == 0)
			return insert ? (hole ? hole : e) : NULL;
		if (e->state == 2 && !hole)
			hole = e;
		if (e->state == 1 && e->key == key)
			return e;
	}
}

static void put(struct table *t, uint32_t key, int32_t value) {
	if (t->used * 4 >= t->mask * 3) {
		struct table old = *t;
		t->mask = t->mask * 2 + 1;
		t->slots = calloc(t->mask + 1, sizeof *t->slots);
		t->used = t->live = 0;
		for (uint32_t i = 0; i <= old.mask; i++)
			if (old.slots[i].state == 1)
				put(t, old.slots[i].key, old.slots[i].value);
		free(old.slots);
	}
	struct entry *e = find(t, key, 1);
	if (e->state != 1) {
		t->used += e->state == 0;
		t->live++;
		e->state = 1;
		e->key = key;
		e->value = 0;
	}
	e->value += value;
}

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 1;
	uint8_t text[257];
	uint64_t sums[5] = {0};
	for (int i = 0; i < 257; i++)
		text[i] = (uint8_t)(i * 7 + (i >> 3));
	long total = 0;
	uint32_t live = 0, mask = 0;
	for (int rep = 0; rep < reps; rep++) {
		for (int k = 0; k < 5; k++)
			for (size_t n = 0; n <= 257; n++)
				sums[k] = rotl64(sums[k], 5) ^ hashes[k].hash(text, n);
		struct table t = {calloc(8, sizeof(struct entry)), 7, 0, 0};
		uint32_t x = 1 + (uint32_t)rep;
		for (int i = 0; i < 6000; i++) {
			x = x * 69069 + 1;
			uint32_t key = (x >> 16) % 1500;
			if (x >> 29 == 3) {
				struct entry *e = find(&t, key, 0);
				if (e) {
					e->state = 2;
					t.live--;
				}
			} else {
				put(&t, key, (int32_t)(x >> 8 & 63) - 20);
			}
		}
		for (uint32_t key = 0; key < 1500; key++) {
			struct entry *e = find(&t, key, 0);
			if (e)
				total += (long)key * e->value;
		}
		live = t.live;
		mask = t.mask;
		free(t.slots);
	}
	for (int k = 0; k < 5; k++)
		printf("%-14s %016llx\n", hashes[k].name, (unsigned long long)sums[k]);
	printf("table: %u live of %u, total %ld\n", live, mask + 1, total);
	return 0;
}
