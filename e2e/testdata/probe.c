#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

/* Functions whose frames reach over the guard page of a small stack into memory beyond it. */

#ifdef __aarch64__ /* whose threads want more: what is more is taken first */
enum { page = 4096, beyond = 64 * page, taken = 33 * page, stack = taken + 5 * page };
#else
enum { page = 4096, beyond = 64 * page, taken = 1, stack = 5 * page };
#endif
static int which;
volatile int zero;

__attribute__((noinline)) int medium(void) {
	volatile char b[15 * page / 2];
	b[zero] = 1;
	return b[zero];
}

__attribute__((noinline)) int more(void) {
	volatile char b[19 * page / 2];
	b[zero] = 2;
	return b[zero];
}

__attribute__((noinline)) int large(int a, int b, int c, int d, int e, int f, int g) {
	volatile char x[40 * page];
	x[zero] = 3;
	return x[zero] + a + b + c + d + e + f + g;
}

__attribute__((noinline)) int dynamic(int n) {
	volatile char x[n];
	x[zero] = 4;
	return x[zero];
}

__attribute__((noinline)) int both(int n) {
	volatile char c[3 * page], x[n];
	x[zero] = 5;
	c[zero + 3] = 1;
	return x[zero] + c[3];
}

__attribute__((noinline)) static void *run(void *p) {
	int r = 0;
	switch (which) {
	case 1: r = medium(); break;
	case 2: r = more(); break;
	case 3: r = large(1, 2, 3, 4, 5, 6, 7); break;
	case 4: r = dynamic(40 * page); break;
	case 5: r = both(30 * page); break;
	}
	printf("%d %d\n", which, r);
	return 0;
}

__attribute__((noinline)) static void *start(void *p) {
	volatile char x[taken];
	x[zero] = 6;
	run(p);
	return x[zero] == 6 ? 0 : p;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_attr_t a;
	char *m;
	if (argc < 2) {
		printf("%d %d %d %d %d %d\n", medium(), more(), large(1, 2, 3, 4, 5, 6, 7), dynamic(3), dynamic(12 * page), both(100000));
		return 0;
	}
	which = atoi(argv[1]);
	m = mmap(0, beyond + page + stack, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	mprotect(m + beyond, page, PROT_NONE);
	pthread_attr_init(&a);
	pthread_attr_setstack(&a, m + beyond + page, stack);
	if (pthread_create(&t, &a, start, 0) || pthread_join(t, 0))
		return 2;
	return 0;
}
