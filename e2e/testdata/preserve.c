/* Two modules of functions that preserve most registers, and of their callers: the one defines HERE. */
#include <stdio.h>
__attribute__((preserve_most)) int most(int x);
__attribute__((preserve_most)) double leaf(double a, int x);
#ifdef HERE
__attribute__((noinline)) static int destroy(int x) {
	__asm__ volatile("mov x9, #1\n\tmov x10, #2\n\tmov x11, #3\n\tmov x12, #4\n\tmov x13, #5\n\tmov x14, #6\n\tmov x15, #7" : : : "x9", "x10", "x11", "x12", "x13", "x14", "x15");
	return x * 2;
}
__attribute__((preserve_most, noinline)) int most(int x) { return destroy(x) + destroy(x + 1); }
__attribute__((preserve_most, noinline)) double leaf(double a, int x) { __asm__ volatile("mov x9, #1\n\tmov x15, #7" : : : "x9", "x15"); return a + x; }
#else
__attribute__((noinline)) static long use(long a, long b, long c, long d, long e, long f, long g, long h) {
	long p = a * 3, q = b * 5, r = c * 7, s = d * 9, t = e * 11, u = f * 13, v = g * 15, w = h * 17, x = a ^ b, y = c ^ d, z = e ^ f, k = g ^ h, l = a + h, m = b + g;
	int n = most(p & 0xff);
	double o = leaf(1.5, n);
	return p + q * 2 + r * 3 + s * 4 + t * 5 + u * 6 + v * 7 + w * 8 + x * 9 + y * 10 + z * 11 + k * 12 + l * 13 + m * 14 + n + (long)o + a + b + c + d + e + f + g + h;
}
int main(void) {
	printf("%ld\n", use(1, 2, 3, 4, 5, 6, 7, 8) + use(11, -2, 3, 44, 5, 6, 7, 88));
	return 0;
}
#endif
