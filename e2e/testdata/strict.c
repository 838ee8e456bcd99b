// Rounding and exceptions that the program sets and looks at. Built with -ffp-model=strict, or with -frounding-math
// or -ffp-exception-behavior=maytrap, and held to clang's program.
#include <fenv.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static const int modes[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
volatile float vf = 3.0f;
volatile int vi = 16777217;
volatile long long vl = 9007199254740993LL;
volatile long double ve = 10.0L;

typedef float f4 __attribute__((vector_size(16)));
typedef double d4 __attribute__((vector_size(32)));

static void bits(const char *what, double x) {
	unsigned long long n;
	memcpy(&n, &x, sizeof n);
	printf(" %s=%llx", what, n);
}

static int raised(void) {
	int e = fetestexcept(FE_INVALID | FE_DIVBYZERO | FE_OVERFLOW | FE_UNDERFLOW);
	feclearexcept(FE_ALL_EXCEPT);
	return e;
}

// The operands are constants: they must not be computed before the mode is set, nor once for two modes.
__attribute__((noinline)) static void constants(int mode) {
	fesetround(mode);
	double a = 1.0 / 3.0, b = 1.0 + 1e-20, c = 0.1 * 0.1;
	float d = (float)0.1, e = (float)16777217;
	fesetround(FE_TONEAREST);
	double a1 = 1.0 / 3.0, b1 = 1.0 + 1e-20;
	bits("third", a), bits("sum", b), bits("square", c), bits("float", d), bits("int", e), bits("near", a1), bits("near", b1);
}

__attribute__((noinline)) static void variables(int mode, double x, double y) {
	fesetround(mode);
	bits("+", x + y), bits("-", x - y), bits("*", x * y), bits("/", x / y), bits("sqrt", sqrt(x)), bits("neg", -(x + y)), bits("fma", fma(x, y, x));
	bits("rint", rint(x * 2.5)), bits("nearbyint", nearbyint(x * 2.5)), bits("floor", floor(y)), bits("fmod", fmod(y, x));
	bits("narrow", (float)(x / y)), bits("i", (float)vi), bits("l", (double)vl), bits("f", vf / 7.0f);
	bits("extended", (double)(ve / 3.0L + (long double)x));
	f4 v = {1, 2, 3, 4};
	v = v / (f4){3, 3, 7, 7} + vf;
	d4 w = {x, y, x, y};
	w = w * 0.1 - 1.0 / w;
	for (int i = 0; i < 4; i++)
		bits("v", v[i]), bits("w", w[i]);
	printf(" %ld %lld %d", lrint(x * 2.5), llrint(y * 3.5), (int)(x * 2.5));
	fesetround(FE_TONEAREST);
}

// Operations whose results nobody reads still raise their exceptions.
__attribute__((noinline)) static void exceptions(double zero, double huge, double nan) {
	feclearexcept(FE_ALL_EXCEPT);
	double a = 1.0 / zero;
	printf(" %x", raised());
	double b = huge * huge;
	printf(" %x", raised());
	double c = zero / zero;
	printf(" %x", raised());
	int quiet = nan == zero;
	printf(" %x", raised());
	int loud = nan < zero;
	printf(" %x", raised());
	int quietly = isless(nan, zero);
	printf(" %x", raised());
	float d = (float)huge;
	printf(" %x", raised());
	double e = sqrt(-1.0 - zero);
	printf(" %x", raised());
	float f = (float)nan;
	int loudf = f >= vf;
	printf(" %x %d", raised(), quiet + loud + quietly + loudf);
	(void)a, (void)b, (void)c, (void)d, (void)e;
}

__attribute__((noinline)) static double loop(int mode, int n) {
	double sum = 0;
	fesetround(mode);
	for (int i = 1; i < n; i++)
		sum += 1.0 / i;
	fesetround(FE_TONEAREST);
	return sum;
}

int main(void) {
	for (int i = 0; i < 4; i++) {
		constants(modes[i]);
		printf("\n");
		variables(modes[i], 2.7, -3.1), variables(modes[i], 1e-3, 1e9);
		bits("loop", loop(modes[i], 1000));
		fesetround(modes[i]);
		printf(" rounds %d\n", __builtin_flt_rounds());
		fesetround(FE_TONEAREST);
	}
	exceptions(0, 1e300, NAN);
	for (int i = 0; i < 4; i++) {
		__builtin_set_flt_rounds(i);
		printf(" %d %d", __builtin_flt_rounds(), fegetround());
		bits("", 1.0 / vi), bits("", (double)(1.0L / ve));
	}
	printf("\n");
}
