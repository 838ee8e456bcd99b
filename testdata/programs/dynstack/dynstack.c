// Memory on the stack whose size is known at run time: VLAs of one and two dimensions, alloca, both with calls around them.
#include <alloca.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OUT __attribute__((noinline))

OUT static int fill(int n, int a[n]) {
	int sum = 0;
	for (int i = 0; i < n; i++)
		sum += a[i] = i * i % 17;
	return sum;
}

OUT static int vla(int n) {
	int a[n], sum = 0;
	char text[n + 1];
	sum = fill(n, a);
	memset(text, 'x', (size_t)n);
	text[n] = 0;
	return sum + (int)strlen(text) + (int)sizeof a;
}

OUT static long triangle(int rows, int cols) {
	long m[rows][cols], sum = 0;
	for (int i = 0; i < rows; i++)
		for (int j = 0; j < cols; j++)
			m[i][j] = j == 0 || i == 0 ? 1 : (m[i - 1][j] + m[i][j - 1]) % 1000007;
	for (int i = 0; i < rows; i++)
		sum += m[i][i % cols];
	return sum;
}

// A VLA that lives for one turn of a loop must give its memory back at the end of it.
OUT static long scoped(int turns) {
	long sum = 0;
	for (int i = 1; i <= turns; i++) {
		int a[i % 1000 + 500];
		a[i % 1000] = i;
		a[0] ^= 0;
		sum += fill(i % 20 + 1, a) + a[i % 20];
		if (sum % 7 == 3)
			continue;
		short b[i % 50 + 1];
		b[i % 50] = (short)i;
		sum += b[i % 50];
	}
	return sum;
}

struct link {
	struct link *next;
	int value;
};

OUT static int chain(int n) {
	struct link *head = NULL;
	int sum = 0, k = 0;
	for (int i = 0; i < n; i++) {
		struct link *l = alloca(sizeof *l);
		l->next = head;
		l->value = i * 3;
		head = l;
	}
	for (struct link *l = head; l; l = l->next)
		sum += l->value * ++k;
	return sum;
}

OUT static int aligned(int n) {
	_Alignas(64) char fixed[64];
	char *p = alloca((size_t)n);
	int32_t v[n];
	memset(fixed, n, sizeof fixed);
	memset(p, 1, (size_t)n);
	fill(n, v);
	return (int)((uintptr_t)fixed & 63) + (int)((uintptr_t)p & (2 * sizeof p - 1)) + (int)((uintptr_t)v & 3) + fixed[63] + p[n - 1] + v[n - 1];
}

// sum takes arguments on the stack while the stack pointer has been moved.
OUT static int sum(int a, int b, int c, int d, int e, int f, int g, int h, int *p) { return a + b + c + d + e + f + g * 10 + h * 100 + p[0]; }

OUT static int pushed(int n) {
	int *p = alloca((size_t)n * sizeof *p);
	p[0] = n;
	int r = sum(1, 2, 3, 4, 5, 6, n, 8, p);
	p = alloca((size_t)n * 2 * sizeof *p);
	p[0] = r;
	return sum(n, r, 3, 4, 5, 6, 7, n, p);
}

OUT static int permute(int n, int depth, int *count) {
	if (depth == n)
		return 1;
	int order[n - depth], sum = 0;
	for (int i = 0; i < n - depth; i++)
		order[i] = (i + depth) % (n - depth);
	for (int i = 0; i < n - depth; i++) {
		++*count;
		sum += order[i] + permute(n, depth + 1, count);
	}
	return sum;
}

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 1;
	long total = 0;
	int count = 0;
	for (int i = 0; i < reps; i++) {
		total += vla(100 + i % 10) + triangle(30, 20) + scoped(20000) + chain(50) + aligned(5 + i % 20) + pushed(10);
		count = 0;
		total += permute(6, 0, &count);
	}
	printf("%ld %d\n", total, count);
	return 0;
}
