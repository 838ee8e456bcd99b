/* Two modules of functions that preserve most registers, and of their callers: the one defines HERE. */
#include <stdio.h>
__attribute__((preserve_most)) int most(int x);
__attribute__((preserve_most)) double leaf(double a, int x);
__attribute__((preserve_none)) long many(int n, ...);
typedef double pair __attribute__((vector_size(16)));
__attribute__((preserve_all)) int all(int x);
__attribute__((preserve_all)) pair sum(pair a, double x);
__attribute__((preserve_all)) pair loud(pair a);
#ifdef HERE
#include <stdarg.h>
__attribute__((preserve_none, noinline)) long many(int n, ...) {
	va_list l;
	va_start(l, n);
	long s = 0;
	while (n-- > 0)
		s = s * 3 + va_arg(l, int) + (long)va_arg(l, double);
	va_end(l);
	__asm__ volatile("mov x19, #1\n\tmov x27, #2\n\tmovi v8.2d, #0" : : : "x19", "x27", "v8");
	return s;
}
__attribute__((noinline)) static int destroy(int x) {
	__asm__ volatile("mov x9, #1\n\tmov x10, #2\n\tmov x11, #3\n\tmov x12, #4\n\tmov x13, #5\n\tmov x14, #6\n\tmov x15, #7" : : : "x9", "x10", "x11", "x12", "x13", "x14", "x15");
	return x * 2;
}
__attribute__((preserve_most, noinline)) int most(int x) { return destroy(x) + destroy(x + 1); }
__attribute__((preserve_most, noinline)) double leaf(double a, int x) { __asm__ volatile("mov x9, #1\n\tmov x15, #7" : : : "x9", "x15"); return a + x; }
__attribute__((noinline)) static int destroyVectors(int x) {
	__asm__ volatile("movi v16.2d, #0\n\tmovi v19.2d, #0\n\tmovi v23.2d, #0\n\tmovi v31.2d, #0\n\tmov v8.d[1], xzr\n\tmov v15.d[1], xzr\n\tmov x9, #1" : : : "v16", "v19", "v23", "v31", "x9");
	return destroy(x) + 1;
}
__attribute__((preserve_all, noinline)) int all(int x) { return destroyVectors(x) + destroyVectors(x + 1); }
__attribute__((preserve_all, noinline)) pair sum(pair a, double x) {
	__asm__ volatile("movi v9.2d, #0\n\tmovi v20.2d, #0\n\tmov x12, #7" : : : "v9", "v20", "x12");
	return a + x;
}
__attribute__((preserve_all, noinline)) pair loud(pair a) {
	if (a[0] > 1e9)
		printf("%g\n", a[1]);
	return a * a;
}
#else
__attribute__((preserve_all, noinline)) static pair twice(pair a) { return sum(sum(a, 1), all(3)); }
__attribute__((noinline)) static double vectors(pair a, pair b, pair c, pair d, double e, double f) {
	pair p[12];
	for (int i = 0; i < 12; i++)
		p[i] = a * i + b;
	pair g = a * b, h = b * c, i = c * d, j = d * a, k = p[1] * p[2], l = p[3] * p[4], m = p[5] * p[6], n = p[7] * p[8];
	double o = e * f, q = e + f;
	int r = all(7);
	pair s = sum(c, o);
	pair t = loud(d) + loud(p[9]) + twice(p[10]);
	pair u = g + h * 2 + i * 3 + j * 4 + k * 5 + l * 6 + m * 7 + n * 8 + s * 9 + t * 10 + a + b + c + d;
	return u[0] + 3 * u[1] + r + o + q + e + f;
}
__attribute__((noinline)) static long use(long a, long b, long c, long d, long e, long f, long g, long h) {
	long p = a * 3, q = b * 5, r = c * 7, s = d * 9, t = e * 11, u = f * 13, v = g * 15, w = h * 17, x = a ^ b, y = c ^ d, z = e ^ f, k = g ^ h, l = a + h, m = b + g;
	int n = most(p & 0xff);
	double o = leaf(1.5, n);
	n += many(6, 1, 2.0, 3, 4.0, 5, 6.0, 7, 8.0, 9, 10.0, 11, 12.0);
	return p + q * 2 + r * 3 + s * 4 + t * 5 + u * 6 + v * 7 + w * 8 + x * 9 + y * 10 + z * 11 + k * 12 + l * 13 + m * 14 + n + (long)o + a + b + c + d + e + f + g + h;
}
int main(void) {
	printf("%ld\n", use(1, 2, 3, 4, 5, 6, 7, 8) + use(11, -2, 3, 44, 5, 6, 7, 88));
	printf("%.3f\n", vectors((pair){1, 2}, (pair){3, 4}, (pair){5, 6}, (pair){7, 8}, 9, 10));
	return 0;
}
#endif
