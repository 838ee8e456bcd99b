// Functions that take their arguments off the stack. CALLEE and CALLER choose the half to compile.
#include <stdio.h>

#define STD __attribute__((stdcall))
#define FAST __attribute__((fastcall))
#define THIS __attribute__((thiscall))
#define MOSTLY __attribute__((stdcall, regparm(2)))

typedef struct {
	int a, b, c, d;
} four;

STD int none(void);
STD int many(int a, int b, int c, int d, int e, int f);
STD double mixed(double a, int b, float c, long long d, char e);
STD four quadruple(int a, long long b);
STD four same(four x, int n);
STD int jump(int a, int b);
STD int other(int a, int b, int c);
FAST int quick(int a, short b, int c, char d);
FAST long long wide(long long a, int b, int c);
FAST four fast_quadruple(int a, int b, int c);
MOSTLY int registers(int a, int b, int c, int d);
THIS int method(four *self, int a, long long b);
THIS four copied(four *self, int a);
THIS int joined(float x, four y, int a, int b);
STD int fib(int n);
typedef STD int binary(int a, int b);
binary *chosen(int n);
extern int calls;

#ifdef CALLEE
int calls;
STD int none(void) { return ++calls; }
STD int many(int a, int b, int c, int d, int e, int f) { return a + 2 * b + 3 * c + 5 * d + 7 * e + 11 * f; }
STD double mixed(double a, int b, float c, long long d, char e) { return a + b * c - d / (e + 1.0); }
STD four quadruple(int a, long long b) { return (four){a, (int)b, a * 2, -a}; }
STD four same(four x, int n) {
	x.a += n;
	return x;
}
STD int jump(int a, int b) { return (b & 1) ? fib(a & 7) : chosen(a)(b, a); }
STD int other(int a, int b, int c) {
	char text[many(a & 7, b & 7, c & 7, 0, 0, 0) + 40];
	int n = sprintf(text, "%d", registers(a, b, c, 1));
	return n + text[0] + jump(a, c);
}
FAST int quick(int a, short b, int c, char d) { return a * b - c * d; }
FAST long long wide(long long a, int b, int c) { return a * b + c; }
FAST four fast_quadruple(int a, int b, int c) { return (four){a, b, c, a ^ b ^ c}; }
MOSTLY int registers(int a, int b, int c, int d) { return a * 1000 + b * 100 + c * 10 + d; }
THIS int method(four *self, int a, long long b) { return self->a + a * (int)(b >> 1); }
THIS four copied(four *self, int a) { return (four){self->b, a, self->a, method(self, a, 7)}; }
THIS int joined(float x, four y, int a, int b) { return (int)x + y.a * 3 + y.d * 5 + a * 7 - b; }
STD int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static STD int plus(int a, int b) { return a + b; }
static STD int minus(int a, int b) { return a - b; }
binary *chosen(int n) { return n & 2 ? plus : minus; }
#endif

#ifdef CALLER
int main(int argc, char **argv) {
	int s = 0;
	(void)argv;
	for (int i = 0; i < 50; i++) {
		int a = argc * i, b = s % 100;
		s += many(a, b, i, none(), quick(a, (short)b, i, 3), registers(a, b, i, 4));
		s ^= (int)mixed(s % 1000, i, 1.5f, 99, 3) + jump(i, b) + other(i, a, b);
		four x = quadruple(i, s), y = same(x, b), z = fast_quadruple(a, y.a, x.b);
		s += y.a + z.d + (int)wide(s, b, i);
		four u = copied(&x, i);
		s ^= method(&u, b, s) + joined(2.5f, u, a, i);
	}
	printf("%d %d %d %d\n", s, fib(15), chosen(s)(7, 3), calls);
	return 0;
}
#endif
