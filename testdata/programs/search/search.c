// String search: naive, Knuth-Morris-Pratt, Horspool, Rabin-Karp, shift-or and a small wildcard matcher.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 20000 };

static char text[N + 1];

static int naive(const char *s, int n, const char *p, int m) {
	int hits = 0;
	for (int i = 0; i + m <= n; i++)
		hits += memcmp(s + i, p, (size_t)m) == 0;
	return hits;
}

static int kmp(const char *s, int n, const char *p, int m) {
	int fail[64], hits = 0;
	fail[0] = -1;
	for (int i = 0, k = -1; i < m; fail[++i] = ++k)
		while (k >= 0 && p[i] != p[k])
			k = fail[k];
	for (int i = 0, k = 0; i < n; i++) {
		while (k >= 0 && s[i] != p[k])
			k = fail[k];
		if (++k == m) {
			hits++;
			k = fail[k];
		}
	}
	return hits;
}

static int horspool(const char *s, int n, const char *p, int m) {
	int skip[256], hits = 0;
	for (int c = 0; c < 256; c++)
		skip[c] = m;
	for (int i = 0; i < m - 1; i++)
		skip[(unsigned char)p[i]] = m - 1 - i;
	for (int i = m - 1; i < n; i += skip[(unsigned char)s[i]]) {
		int k = 0;
		while (k < m && s[i - k] == p[m - 1 - k])
			k++;
		hits += k == m;
	}
	return hits;
}

static int rabinKarp(const char *s, int n, const char *p, int m) {
	const uint32_t base = 257, prime = 1000003;
	uint32_t want = 0, have = 0, top = 1;
	int hits = 0;
	for (int i = 0; i < m; i++) {
		want = (want * base + (unsigned char)p[i]) % prime;
		have = (have * base + (unsigned char)s[i]) % prime;
		if (i > 0)
			top = top * base % prime;
	}
	for (int i = 0;; i++) {
		if (want == have && strncmp(s + i, p, (size_t)m) == 0)
			hits++;
		if (i + m >= n)
			return hits;
		have = (have + prime - (uint32_t)((uint64_t)(unsigned char)s[i] * top % prime)) % prime;
		have = (have * base + (unsigned char)s[i + m]) % prime;
	}
}

static int shiftOr(const char *s, int n, const char *p, int m) {
	uint64_t mask[256], state = ~UINT64_C(0);
	int hits = 0;
	memset(mask, 0xff, sizeof mask);
	for (int i = 0; i < m; i++)
		mask[(unsigned char)p[i]] &= ~(UINT64_C(1) << i);
	for (int i = 0; i < n; i++) {
		state = state << 1 | mask[(unsigned char)s[i]];
		hits += !(state >> (m - 1) & 1);
	}
	return hits;
}

// match reports whether the whole of s matches the pattern: ? any one, * any run, [a-z] a range.
static int match(const char *p, const char *s) {
	for (; *p; p++, s++) {
		switch (*p) {
		case '*':
			for (;; s++) {
				if (match(p + 1, s))
					return 1;
				if (!*s)
					return 0;
			}
		case '[': {
			int ok = 0;
			for (p++; *p && *p != ']'; p++) {
				if (p[1] == '-' && p[2] && p[2] != ']') {
					ok |= *s >= p[0] && *s <= p[2];
					p += 2;
				} else {
					ok |= *s == *p;
				}
			}
			if (!*s || !ok)
				return 0;
			break;
		}
		case '?':
			if (!*s)
				return 0;
			break;
		default:
			if (*s != *p)
				return 0;
		}
	}
	return *s == 0;
}

static const char *const patterns[] = {"abra", "aa", "cadabra", "dab", "abracadab", "bcabc", "rrr", "abcabcabcabcabcabcabc"};
static int (*const finders[])(const char *, int, const char *, int) = {naive, kmp, horspool, rabinKarp, shiftOr};

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 1;
	static const char *const words[] = {"abra", "cad", "abc", "dab", "r", "a", "bra", "abcabc"};
	unsigned x = 99;
	int counts[8][5] = {{0}}, n = 0;
	while (n < N - 8) {
		x = x * 1103515245u + 12345u;
		const char *w = words[x >> 16 & 7];
		strcpy(text + n, w);
		n += (int)strlen(w);
	}
	for (int rep = 0; rep < reps; rep++)
		for (int p = 0; p < 8; p++)
			for (int f = 0; f < 5; f++)
				counts[p][f] = finders[f](text, n, patterns[p], (int)strlen(patterns[p]));
	for (int p = 0; p < 8; p++) {
		printf("%-22s", patterns[p]);
		for (int f = 0; f < 5; f++)
			printf(" %5d", counts[p][f]);
		printf("\n");
	}
	printf("strstr %d, wildcard %d%d%d%d\n", (int)(strstr(text, "abracadab") - text), match("a*c[a-d]?b*", "abracadabra"),
	       match("*.c", "main.h"), match("[!-/]*z", "+abcz"), match("***a*b", "xxaxb"));
	return 0;
}
