// Functions of calling conventions beside C's. CALLEE and CALLER choose the half to compile.
#include <stdio.h>

#define NONE __attribute__((preserve_none))
#define MOST __attribute__((preserve_most))

typedef struct {
	long a, b;
} pair;
typedef struct {
	long a, b, c, d;
} four;

NONE long many(long a, long b, long c, long d, long e, long f, long g, long h, long i, long j, long k, long l);
NONE double mixed(double a, int b, float c, long d, char e, double f);
NONE pair swapped(long a, long b);
NONE four through(long a);
NONE long fib(long n);
MOST long slow(long a, long b);
MOST void note(int n);
MOST double half(double x);
MOST pair both(long a);
extern long noted;

// An interpreter whose operations jump to one another, with its state in registers.
typedef NONE long operation(const unsigned char *pc, long *sp, long acc, long steps, void *table);
NONE long run(const unsigned char *code, long *stack);

#ifdef CALLEE
long noted;
NONE long many(long a, long b, long c, long d, long e, long f, long g, long h, long i, long j, long k, long l) {
	note((int)a);
	return a + 2 * b + 3 * c + 5 * d + 7 * e + 11 * f + 13 * g + 17 * h + 19 * i + 23 * j + 29 * k + 31 * l;
}
NONE double mixed(double a, int b, float c, long d, char e, double f) { return a + b * c - d / (e + f); }
NONE pair swapped(long a, long b) {
	note(2);
	return (pair){b, a};
}
NONE four through(long a) { return (four){a, a + 1, a * 2, -a}; }
NONE long fib(long n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
MOST long slow(long a, long b) {
	long s = 0;
	for (long i = 0; i < a; i++)
		s += slow(i / 2, b) * i + b;
	return s;
}
MOST void note(int n) {
	noted += n;
	if (n == 77)
		printf("noted %ld\n", noted);
}
MOST double half(double x) { return x / 2; }
MOST pair both(long a) { return (pair){a * 3, a * 5}; }

#define TAIL __attribute__((musttail)) return
#define NEXT TAIL ((operation *const *)table)[*pc](pc + 1, sp, acc, steps + 1, table)
static NONE long push(const unsigned char *pc, long *sp, long acc, long steps, void *table) {
	*sp++ = acc;
	acc = *pc++;
	NEXT;
}
static NONE long add(const unsigned char *pc, long *sp, long acc, long steps, void *table) {
	acc += *--sp;
	NEXT;
}
static NONE long sub(const unsigned char *pc, long *sp, long acc, long steps, void *table) {
	acc = *--sp - acc;
	NEXT;
}
static NONE long dup(const unsigned char *pc, long *sp, long acc, long steps, void *table) {
	*sp++ = acc;
	NEXT;
}
static NONE long back(const unsigned char *pc, long *sp, long acc, long steps, void *table) {
	if (acc != 0)
		pc -= *pc;
	else
		pc++;
	NEXT;
}
static NONE long show(const unsigned char *pc, long *sp, long acc, long steps, void *table) {
	if (acc % 1000 == 0)
		note(77);
	NEXT;
}
static NONE long halt(const unsigned char *pc, long *sp, long acc, long steps, void *table) { return steps; }
static operation *const operations[] = {halt, push, add, sub, dup, back, show};
NONE long run(const unsigned char *code, long *stack) { return operations[code[0]](code + 1, stack, 0, 0, (void *)operations); }
#endif

#ifdef CALLER
int main(int argc, char **argv) {
	long x[12], s = 0;
	(void)argv;
	for (int i = 0; i < 12; i++)
		x[i] = argc * (i + 1);
	for (int i = 0; i < 100; i++) {
		s += many(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9], x[10], x[11] + i);
		s ^= (long)mixed(s % 1000, i, 1.5f, 99, 3, 0.25);
	}
	printf("%ld\n", s);
	pair p = swapped(s, 5);
	four q = through(7);
	printf("%ld %ld %ld %ld %ld %ld\n", p.a, p.b, q.a, q.b, q.c, q.d);
	printf("%ld\n", fib(20));
	// What is live across calls that preserve most registers.
	long a = x[0], b = x[1], c = x[2], d = x[3], e = x[4], f = x[5], g = x[6], h = x[7], i = x[8];
	double y = argc;
	for (int n = 0; n < 20; n++) {
		a += slow(n % 6, b);
		note(n);
		b += a ^ c, c += b ^ d, d += c ^ e, e += d ^ f, f += e ^ g, g += f ^ h, h += g ^ i, i += h ^ a;
		y = half(y) + n;
		pair r = both(a);
		a ^= r.a - r.b;
	}
	printf("%ld %ld %ld %ld %ld %ld %ld %ld %ld %g\n", a, b, c, d, e, f, g, h, i, y);
	static const unsigned char code[] = {1, 200, 4, 2, 4, 2, 4, 2, 6, 1, 1, 3, 5, 5, 0};
	static long stack[10];
	printf("%ld %ld\n", run(code, stack), noted);
	return 0;
}
#endif
