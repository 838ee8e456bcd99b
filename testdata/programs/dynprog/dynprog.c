// Dynamic programming and graphs: edit distance, knapsack, longest subsequence, union-find, Huffman, permutations, primes.
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int editDistance(const char *a, const char *b) {
	int n = (int)strlen(a), m = (int)strlen(b), row[64];
	for (int j = 0; j <= m; j++)
		row[j] = j;
	for (int i = 1; i <= n; i++) {
		int diagonal = row[0];
		row[0] = i;
		for (int j = 1; j <= m; j++) {
			int best = diagonal + (a[i - 1] != b[j - 1]);
			diagonal = row[j];
			if (row[j] + 1 < best)
				best = row[j] + 1;
			if (row[j - 1] + 1 < best)
				best = row[j - 1] + 1;
			row[j] = best;
		}
	}
	return row[m];
}

static int subsequence(const char *a, const char *b, char *out) {
	static unsigned char len[64][64];
	int n = (int)strlen(a), m = (int)strlen(b);
	for (int i = n; i >= 0; i--)
		for (int j = m; j >= 0; j--)
			len[i][j] = i == n || j == m ? 0 : a[i] == b[j] ? (unsigned char)(len[i + 1][j + 1] + 1) : len[i + 1][j] > len[i][j + 1] ? len[i + 1][j] : len[i][j + 1];
	int i = 0, j = 0, k = 0;
	while (i < n && j < m)
		if (a[i] == b[j])
			out[k++] = a[i++], j++;
		else if (len[i + 1][j] >= len[i][j + 1])
			i++;
		else
			j++;
	out[k] = 0;
	return len[0][0];
}

static int knapsack(const int *weight, const int *value, int n, int room) {
	static int best[501];
	memset(best, 0, sizeof best);
	for (int i = 0; i < n; i++)
		for (int w = room; w >= weight[i]; w--)
			if (best[w - weight[i]] + value[i] > best[w])
				best[w] = best[w - weight[i]] + value[i];
	return best[room];
}

static int parent[400];

static int find(int x) {
	while (parent[x] != x)
		x = parent[x] = parent[parent[x]];
	return x;
}

static int components(int n, int edges, uint32_t seed) {
	int count = n;
	for (int i = 0; i < n; i++)
		parent[i] = i;
	while (edges--) {
		seed = seed * 1664525u + 1013904223u;
		int a = find((int)((seed >> 8) % (unsigned)n)), b = find((int)((seed >> 20) % (unsigned)n));
		if (a != b) {
			parent[a] = b;
			count--;
		}
	}
	return count;
}

static long huffman(const char *text, char codes[128][16]) {
	struct node { long weight; int left, right, symbol; } nodes[256];
	int n = 0, live[128], nlive = 0;
	long counts[128] = {0}, bits = 0;
	for (const char *p = text; *p; p++)
		counts[(unsigned char)*p & 127]++;
	for (int c = 0; c < 128; c++)
		if (counts[c]) {
			nodes[n] = (struct node){counts[c], -1, -1, c};
			live[nlive++] = n++;
		}
	while (nlive > 1) {
		for (int k = 0; k < 2; k++) {
			int low = nlive - 1 - k;
			for (int i = 0; i < nlive - 1 - k; i++)
				if (nodes[live[i]].weight < nodes[live[low]].weight)
					low = i;
			int t = live[low];
			live[low] = live[nlive - 1 - k];
			live[nlive - 1 - k] = t;
		}
		int a = live[nlive - 1], b = live[nlive - 2];
		nodes[n] = (struct node){nodes[a].weight + nodes[b].weight, a, b, -1};
		nlive -= 2;
		live[nlive++] = n++;
	}
	struct { int node, depth; unsigned code; } stack[64];
	int sp = 0;
	stack[sp].node = live[0];
	stack[sp].depth = 0;
	stack[sp++].code = 0;
	while (sp > 0) {
		int node = stack[--sp].node, depth = stack[sp].depth;
		unsigned code = stack[sp].code;
		if (nodes[node].symbol >= 0) {
			for (int i = 0; i < depth; i++)
				codes[nodes[node].symbol][i] = (char)('0' + (code >> (depth - 1 - i) & 1));
			codes[nodes[node].symbol][depth] = 0;
			bits += depth * nodes[node].weight;
			continue;
		}
		stack[sp].node = nodes[node].right;
		stack[sp].depth = depth + 1;
		stack[sp++].code = code << 1 | 1;
		stack[sp].node = nodes[node].left;
		stack[sp].depth = depth + 1;
		stack[sp++].code = code << 1;
	}
	return bits;
}

static int nextPermutation(char *p, int n) {
	int i = n - 2, j = n - 1;
	while (i >= 0 && p[i] >= p[i + 1])
		i--;
	if (i < 0)
		return 0;
	while (p[j] <= p[i])
		j--;
	char t = p[i];
	p[i] = p[j];
	p[j] = t;
	for (i++, j = n - 1; i < j; i++, j--) {
		t = p[i];
		p[i] = p[j];
		p[j] = t;
	}
	return 1;
}

static int sieve(int n) {
	static uint32_t composite[1000];
	int count = 0;
	memset(composite, 0, sizeof composite);
	for (int i = 2; i < n; i++) {
		if (composite[i >> 5] >> (i & 31) & 1)
			continue;
		count++;
		for (int j = 2 * i; j < n; j += i)
			composite[j >> 5] |= 1u << (j & 31);
	}
	return count;
}

static unsigned ackermann(unsigned m, unsigned n) { return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }

static int hanoi(int n, int from, int to, int *pegs) {
	if (n == 0)
		return 0;
	int moves = hanoi(n - 1, from, 3 - from - to, pegs);
	pegs[from]--;
	pegs[to]++;
	return moves + 1 + hanoi(n - 1, 3 - from - to, to, pegs);
}

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 1;
	static char codes[128][16], common[64];
	static const char text[] = "it was the best of times, it was the worst of times";
	int weight[40], value[40], distance = 0, length = 0, worth = 0, parts = 0, perms = 0, primes = 0, moves = 0;
	unsigned ack = 0;
	long bits = 0;
	int pegs[3] = {0};
	for (int i = 0; i < 40; i++) {
		weight[i] = 10 + i * 37 % 61;
		value[i] = 5 + i * 53 % 97;
	}
	for (int rep = 0; rep < reps; rep++) {
		distance = editDistance("intention of the algorithm", "execution of a logarithm");
		length = subsequence("the quick brown fox jumps", "over the lazy dogs backwards, quickly", common);
		worth = knapsack(weight, value, 40, 500);
		parts = components(400, 300 + rep % 10, 17);
		bits = huffman(text, codes);
		char p[] = "abcdefg";
		for (perms = 1; nextPermutation(p, 7); perms++)
			;
		primes = sieve(30000);
		ack = ackermann(2, 30);
		pegs[0] = 12, pegs[1] = pegs[2] = 0;
		moves = hanoi(12, 0, 2, pegs);
	}
	printf("edit %d, common %d \"%s\", knapsack %d, parts %d\n", distance, length, common, worth, reps == 1 ? parts : 0);
	printf("huffman %ld bits, t=%s w=%s\n", bits, codes['t'], codes['w']);
	printf("permutations %d, primes %d, ackermann %u, hanoi %d %d\n", perms, primes, ack, moves, pegs[2]);
	return 0;
}
