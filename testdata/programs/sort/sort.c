// Sorting: five algorithms over integers, one over records through a comparison callback.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 2000 };

struct record {
	char name[12];
	short grade;
	unsigned id;
};

static unsigned seed = 12345;

static unsigned next(void) {
	seed = seed * 1664525u + 1013904223u;
	return seed >> 8;
}

static void insertion(int *a, int n) {
	for (int i = 1; i < n; i++) {
		int x = a[i], j = i;
		for (; j > 0 && a[j - 1] > x; j--)
			a[j] = a[j - 1];
		a[j] = x;
	}
}

static void shell(int *a, int n) {
	int gap = 1;
	while (gap < n / 3)
		gap = 3 * gap + 1;
	for (; gap > 0; gap /= 3)
		for (int i = gap; i < n; i++) {
			int x = a[i], j = i;
			for (; j >= gap && a[j - gap] > x; j -= gap)
				a[j] = a[j - gap];
			a[j] = x;
		}
}

static void quick(int *a, int n) {
	while (n > 16) {
		int mid = a[n / 2], lo = 0, hi = n - 1;
		if ((a[0] < mid) == (mid < a[n - 1]))
			;
		else if ((mid < a[0]) == (a[0] < a[n - 1]))
			mid = a[0];
		else
			mid = a[n - 1];
		while (lo <= hi) {
			while (a[lo] < mid)
				lo++;
			while (a[hi] > mid)
				hi--;
			if (lo <= hi) {
				int t = a[lo];
				a[lo++] = a[hi];
				a[hi--] = t;
			}
		}
		if (hi + 1 < n - lo) {
			quick(a, hi + 1);
			a += lo;
			n -= lo;
		} else {
			quick(a + lo, n - lo);
			n = hi + 1;
		}
	}
	insertion(a, n);
}

static void sift(int *a, int i, int n) {
	int x = a[i];
	for (int c; (c = 2 * i + 1) < n; i = c) {
		if (c + 1 < n && a[c + 1] > a[c])
			c++;
		if (a[c] <= x)
			break;
		a[i] = a[c];
	}
	a[i] = x;
}

static void heap(int *a, int n) {
	for (int i = n / 2 - 1; i >= 0; i--)
		sift(a, i, n);
	for (int i = n - 1; i > 0; i--) {
		int t = a[0];
		a[0] = a[i];
		a[i] = t;
		sift(a, 0, i);
	}
}

static void radix(int *a, int n) {
	static int tmp[N];
	for (int shift = 0; shift < 32; shift += 8) {
		int count[257] = {0};
		for (int i = 0; i < n; i++)
			count[(((unsigned)a[i] ^ 0x80000000u) >> shift & 255) + 1]++;
		for (int i = 0; i < 256; i++)
			count[i + 1] += count[i];
		for (int i = 0; i < n; i++)
			tmp[count[((unsigned)a[i] ^ 0x80000000u) >> shift & 255]++] = a[i];
		memcpy(a, tmp, n * sizeof *a);
	}
}

// merge is a stable merge sort of n elements of any size.
static void merge(void *base, size_t n, size_t size, int (*cmp)(const void *, const void *)) {
	if (n < 2)
		return;
	char *a = base, *b = a + n / 2 * size, *end = a + n * size;
	merge(a, n / 2, size, cmp);
	merge(b, n - n / 2, size, cmp);
	char *tmp = malloc(n * size), *t = tmp, *p = a, *q = b;
	while (p < b && q < end) {
		char **from = cmp(p, q) <= 0 ? &p : &q;
		memcpy(t, *from, size);
		*from += size;
		t += size;
	}
	memcpy(t, p, b - p);
	memcpy(t + (b - p), q, end - q);
	memcpy(a, tmp, n * size);
	free(tmp);
}

static int byGrade(const void *a, const void *b) {
	const struct record *x = a, *y = b;
	return y->grade - x->grade;
}

static int byName(const void *a, const void *b) {
	return strcmp(((const struct record *)a)->name, ((const struct record *)b)->name);
}

static const struct {
	const char *name;
	void (*sort)(int *, int);
} sorts[] = {{"insertion", insertion}, {"shell", shell}, {"quick", quick}, {"heap", heap}, {"radix", radix}};

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 1;
	static int a[N], original[N];
	static struct record r[300];
	for (int rep = 0; rep < reps; rep++) {
		for (int i = 0; i < N; i++)
			original[i] = (int)(next() << 9) >> (i & 7);
		for (unsigned k = 0; k < sizeof sorts / sizeof *sorts; k++) {
			memcpy(a, original, sizeof a);
			sorts[k].sort(a, N);
			unsigned sum = 0, bad = 0;
			for (int i = 0; i < N; i++) {
				sum = sum * 31 + (unsigned)a[i];
				bad += i > 0 && a[i - 1] > a[i];
			}
			if (rep == reps - 1)
				printf("%-10s sum %08x out of order %u\n", sorts[k].name, sum, bad);
		}
		for (unsigned i = 0; i < 300; i++) {
			unsigned len = 3 + next() % 6, c = 0;
			for (; c < len; c++)
				r[i].name[c] = (char)('a' + next() % 26);
			r[i].name[c] = 0;
			r[i].grade = (short)(next() % 7) - 3;
			r[i].id = i;
		}
		merge(r, 300, sizeof *r, byName);
		merge(r, 300, sizeof *r, byGrade);
	}
	for (int i = 0; i < 300; i += 37)
		printf("%3d %-9s %3u\n", r[i].grade, r[i].name, r[i].id);
	return 0;
}
