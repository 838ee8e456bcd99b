// Floats that are live across calls, in functions that others preserve them for. CALLEE and CALLER choose the half to compile.
#include <stdio.h>

double twist(double a, double b, int depth);
float single(float a, float b, float c, float d, int depth);
double leaf(double a);

#ifdef CALLEE
#define NOINLINE __attribute__((noinline))
NOINLINE double leaf(double a) { return a * 0.5 + 1; }
NOINLINE double twist(double a, double b, int depth) {
	if (depth == 0)
		return leaf(a) - b;
	double c = a + b, d = a - b, e = a * b, f = c * d, g = d * e, h = e + f;
	double x = twist(b, c, depth - 1), y = leaf(d), z = twist(y, x, depth - 1);
	return a + 2 * b - c + d * 0.25 + e * x + f * 0.125 - g * 0.0625 + h * y * 0.5 - z;
}
NOINLINE float single(float a, float b, float c, float d, int depth) {
	float e = a + b, f = c - d, g = a * d;
	if (depth == 0)
		return e - f;
	float x = single(b, c, d, a, depth - 1), y = (float)leaf(x);
	return a - b + c * 2 - d + e * 0.5f + f * 0.25f + g * 0.125f + x + y;
}
#endif

#ifdef CALLER
int main(int argc, char **argv) {
	(void)argv;
	double v[12], s = 0;
	float w[6], t = 0;
	for (int i = 0; i < 12; i++)
		v[i] = argc * (i + 1) * 0.5;
	for (int i = 0; i < 6; i++)
		w[i] = (float)(argc * (i + 3)) * 0.25f;
	double a = v[0], b = v[1], c = v[2], d = v[3], e = v[4], f = v[5], g = v[6], h = v[7], k = v[8], l = v[9];
	float p = w[0], q = w[1], r = w[2];
	for (int i = 0; i < 6; i++) {
		s += twist(a, b, i % 4);
		a = leaf(a) - c, b = b * 0.5 + d, c = c - e * 0.25, d = d + f * 0.125, e = e - g * 0.5, f = f * 0.75 + h, g = g - k * 0.25, h = h * 0.5 + l, k = k - a, l = l * 0.5 + b;
		t += single(p, q, r, w[i], i % 4);
		p = p * 0.5f + q, q = q - r * 0.25f, r = r * 0.5f + p;
	}
	printf("%.6g %.6g\n%.6g %.6g %.6g %.6g %.6g %.6g %.6g %.6g %.6g %.6g\n%.6g %.6g %.6g\n", s, (double)t, a, b, c, d, e, f, g, h, k, l, (double)p, (double)q, (double)r);
	return 0;
}
#endif
