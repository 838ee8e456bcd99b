// Conversions and comparisons of float and double, with NaN, infinity, signed zero and denormals.
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OUT __attribute__((noinline))

static uint64_t bits64(double x) { uint64_t u; memcpy(&u, &x, 8); return u; }
static uint32_t bits32(float x) { uint32_t u; memcpy(&u, &x, 4); return u; }

OUT static int compareD(double a, double b) {
	int r = 0;
	if (a < b) r |= 1;
	if (a <= b) r |= 2;
	if (a > b) r |= 4;
	if (a >= b) r |= 8;
	if (a == b) r |= 16;
	if (a != b) r |= 32;
	if (!(a < b)) r |= 64;
	if (isunordered(a, b)) r |= 128;
	if (islessgreater(a, b)) r |= 256;
	return r;
}

OUT static int compareF(float a, float b) {
	return (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5 | !(a >= b) << 6;
}

OUT static double pick(double a, double b, int c) { return c ? a : b; }
OUT static float smaller(float a, float b) { return a < b ? a : b; }
OUT static double larger(double a, double b) { return a > b ? a : b; }

// The eight arguments of each kind go in registers and the rest on the stack.
OUT static double many(double a, float b, int i, double c, float d, double e, float f, long j, double g, float h, double k, float l, short m) {
	return a + 2 * (double)b + 3 * i + 4 * c + 5 * (double)d + 6 * e + 7 * (double)f + 8 * (double)j + 9 * g + 10 * (double)h + 11 * k + 12 * (double)l + 13 * m;
}

OUT static uint64_t integers(double x) {
	uint64_t h = 0;
	h = h * 31 + (uint64_t)(int8_t)(int)x;
	h = h * 31 + (uint64_t)(uint8_t)(int)x;
	h = h * 31 + (uint64_t)(int16_t)(int)x;
	h = h * 31 + (uint64_t)(int32_t)x;
	h = h * 31 + (uint64_t)(int64_t)x;
	h = h * 31 + (uint64_t)(int64_t)(float)x;
	if (x >= 0) {
		h = h * 31 + (uint32_t)x;
		h = h * 31 + (uint64_t)x;
		h = h * 31 + (uint64_t)((float)x * 4294967296.0f);
		h = h * 31 + (uint64_t)(x * 4294967296.0);
	}
	return h;
}

OUT static double reals(int64_t n) {
	double s = 0;
	s += (double)(int8_t)n;
	s += (double)(uint16_t)n;
	s += (double)(int32_t)n;
	s += (double)(uint32_t)n;
	s += (double)n;
	s += (double)(uint64_t)n;
	s += (double)(float)(int32_t)n + (double)(float)(uint32_t)n;
	s += (double)(float)n + (double)(float)(uint64_t)n;
	return s;
}

OUT static double newton(double x) {
	double g = x > 1 ? x / 2 : 1;
	for (int i = 0; i < 40; i++)
		g = 0.5 * (g + x / g);
	return g;
}

OUT static float horner(float x) {
	static const float c[] = {1.0f, -0.5f, 0.25f, -0.125f, 0.0625f, 3.0f};
	float s = 0;
	for (int i = 5; i >= 0; i--)
		s = s * x + c[i];
	return s;
}

OUT static double rounding(double x) { return floor(x) + 3 * ceil(x) + 5 * trunc(x) + 7 * rint(x) + 11 * round(x) + 13 * fabs(x) + copysign(17, x) + fmin(x, 2) * 19 + fmax(x, -2) * 23; }
OUT static int classify(double x) { return isnan(x) ? 1 : isinf(x) ? 2 : x == 0 ? 3 : fabs(x) < DBL_MIN ? 4 : signbit(x) ? 5 : 6; }

static const double samples[] = {0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 100.75, -1234.5678, 2147483647.0, -2147483648.0, 1e9, 123456789.123};

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 1;
	double special[] = {0.0, -0.0, 1.0, -3.5, INFINITY, -INFINITY, NAN, DBL_MIN / 8, DBL_MAX, FLT_MAX};
	uint64_t h = 0, f = 0;
	double sum = 0, roots = 0;
	float poly = 0;
	for (int rep = 0; rep < reps; rep++) {
		for (int i = 0; i < 10; i++)
			for (int j = 0; j < 10; j++) {
				h = h * 31 + (uint64_t)compareD(special[i], special[j]);
				f = f * 31 + (uint64_t)compareF((float)special[i], (float)special[j]);
				double a = pick(special[i], special[j], i > j);
				h = h * 31 + (isnan(a) ? 77 : bits64(a));
				float s = smaller((float)special[i], (float)special[j]);
				f = f * 31 + (isnan(s) ? 77 : bits32(s));
				double l = larger(special[i], special[j]);
				h = h * 31 + (isnan(l) ? 77 : bits64(l));
			}
		for (unsigned i = 0; i < sizeof samples / sizeof *samples; i++) {
			h ^= integers(samples[i]);
			sum = sum / 2 + rounding(samples[i]);
			roots += newton(fabs(samples[i]) + 1) + sqrt(fabs(samples[i]));
			poly = poly / 2 + horner((float)samples[i] / 1e9f);
		}
		for (int k = 0; k < 64; k++)
			sum = sum / 2 + reals((int64_t)(0x9e3779b97f4a7c15u << k) >> (k & 7));
	}
	for (int i = 0; i < 10; i++)
		printf("%d %g %g %d\n", classify(special[i]), special[i], (double)(float)special[i], (int)(special[i] != special[i]));
	printf("%016llx %016llx\n", (unsigned long long)h, (unsigned long long)f);
	printf("%.17g %.17g %.9g\n", sum, roots, (double)poly);
	printf("%.10g\n", many(1, 2.5f, 3, 4, 5.25f, 6, 7, 8, 9, 10, 11.125, 12, -13));
	printf("%.17g %.9g %a\n", 1e300 * 1e10 - 1e308, (double)(0.1f + 0.2f), 0.1 + 0.2);
	return 0;
}
