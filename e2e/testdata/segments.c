// Memory accessed relative to the bases of segments, in LLVM's address spaces 256 to 258: that of the thread, which has
// its base as its first word, one whose base the program sets where the system lets it, and the stack's, which has none.
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#if defined(__x86_64__)
#include <sys/syscall.h>
#include <unistd.h>
#define THREAD __seg_fs
#else
#define THREAD __seg_gs
#endif
#define STACK __attribute__((address_space(258)))

struct big {
	long words[300];
};

static char *thread(void) { return *(char *THREAD *)0; }

#define IN(type, address) ((type THREAD *)((uintptr_t)(address) - (uintptr_t)thread()))

__attribute__((noinline)) long sum(const int THREAD *p, int n) {
	long s = 0;
	for (int i = 0; i < n; i++)
		s += p[i];
	return s;
}

__attribute__((noinline)) void scale(int THREAD *p, int n, int by) {
	for (int i = 0; i < n; i++)
		p[i] *= by;
}

__attribute__((noinline)) int either(const int THREAD *p, const int THREAD *q, int c) { return c ? p[1] : q[1]; }

__attribute__((noinline)) double floats(double THREAD *d, float THREAD *f, long double THREAD *l) {
	*d += *f;
	*l = *l * 2 + *d;
	return *d + (double)*l;
}

__attribute__((noinline)) void bytes(char THREAD *to, int n, char c) {
	for (int i = 0; i < n; i++)
		to[i] = c;
}

int main(void) {
	int a[64];
	for (int i = 0; i < 64; i++)
		a[i] = i + 1;
	printf("%ld\n", sum(IN(int, a), 64));
	scale(IN(int, a), 63, 3);
	printf("%d %d %d\n", a[0], a[62], a[63]);
	printf("%d %d\n", either(IN(int, a), IN(int, a + 8), 1), either(IN(int, a), IN(int, a + 8), 0));

	double d = 1.5;
	float f = 0.25f;
	long double l = 3;
	printf("%g", floats(IN(double, &d), IN(float, &f), IN(long double, &l)));
	printf(" %g %g\n", d, (double)l);

	int n = 5, want = 6;
	printf("%d ", __atomic_fetch_add(IN(int, &n), 3, __ATOMIC_SEQ_CST));
	printf("%d ", __atomic_fetch_xor(IN(int, &n), 9, __ATOMIC_RELAXED));
	printf("%d ", __atomic_fetch_nand(IN(int, &n), 3, __ATOMIC_ACQUIRE));
	printf("%d ", __atomic_compare_exchange_n(IN(int, &n), &want, 7, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
	__atomic_store_n(IN(int, &n), want + 1, __ATOMIC_SEQ_CST);
	printf("%d %d\n", want, __atomic_load_n(IN(int, &n), __ATOMIC_ACQUIRE));

	static struct big from, to;
	for (int i = 0; i < 300; i++)
		from.words[i] = i * i;
	*IN(struct big, &to) = *IN(struct big, &from);
	printf("%d", memcmp(&from, &to, sizeof from));
	bytes(IN(char, &to), sizeof to - 8, 7);
	printf(" %d %d\n", ((char *)&to)[sizeof to - 9], ((char *)&to)[sizeof to - 8] == ((char *)&from)[sizeof to - 8]);

	int STACK *s = (int STACK *)(uintptr_t)&n;
	*s += 100;
	printf("%d\n", n);

#if defined(__x86_64__)
	syscall(SYS_arch_prctl, 0x1001 /* ARCH_SET_GS */, a);
	int __seg_gs *g = 0;
	g[3] += g[2];
	asm volatile("" ::: "memory");
	printf("%d %d\n", g[3], a[3]);
	*(long __seg_gs *)(g + 4) = *(long THREAD *)IN(long, a);
	asm volatile("" ::: "memory");
	printf("%d %d\n", a[4], a[5]);
#endif
	return 0;
}
