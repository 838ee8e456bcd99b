// Structures by value: every class of the System V calling convention, in both directions.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct one { signed char a; };
struct three { unsigned char a, b, c; };
struct ints { int a, b; };
struct longs { long a, b; };
struct doubles { double a, b; };
struct mixed { double a; int b; };
struct other { long a; float b; };
struct squeezed { float a; int b; short c; };
struct single { float a; };
struct array { int v[4]; };
struct large { long a; double b; int c[3]; };
struct __attribute__((packed)) packed { char a; long b; short c; };
struct nested { struct ints a; struct { double d; } b; };
struct empty { char pad[0]; };
union number { long i; double d; };
struct bits { unsigned a : 3, b : 7, c : 13; int d : 9; };
struct aligned { _Alignas(32) char a[8]; int b; };

#define OUT __attribute__((noinline))

OUT static struct one rOne(struct one x, int k) { x.a = (signed char)(x.a * k); return x; }
OUT static struct three rThree(struct three x, int k) { x.b += x.a; x.c = (unsigned char)(x.c * k); return x; }
OUT static struct ints rInts(struct ints x, int k) { return (struct ints){x.b - k, x.a + k}; }
OUT static struct longs rLongs(struct longs x, int k) { return (struct longs){x.b * k, x.a - k}; }
OUT static struct doubles rDoubles(struct doubles x, int k) { return (struct doubles){x.b / 2, x.a + k}; }
OUT static struct mixed rMixed(struct mixed x, int k) { return (struct mixed){x.a + x.b, x.b ^ k}; }
OUT static struct other rOther(struct other x, int k) { return (struct other){x.a + (long)x.b, x.b * 0.5f + (float)k}; }
OUT static struct squeezed rSqueezed(struct squeezed x, int k) { x.c++; x.a += (float)x.b; x.b -= k; return x; }
OUT static struct single rSingle(struct single x, int k) { x.a *= (float)k; return x; }
OUT static struct array rArray(struct array x, int k) { for (int i = 0; i < 4; i++) x.v[i] = x.v[i] * k + i; return x; }
OUT static struct large rLarge(struct large x, int k) { x.a += x.c[1]; x.b /= k; x.c[2] -= (int)x.a; return x; }
OUT static struct packed rPacked(struct packed x, int k) { x.b += x.a; x.c = (short)(x.c - k); return x; }
OUT static struct nested rNested(struct nested x, int k) { x.b.d += x.a.a; x.a.b *= k; return x; }
OUT static union number rNumber(union number x, int k) { x.i += (long)k << (8 * sizeof(long) - 12); return x; }
OUT static struct bits rBits(struct bits x, int k) { x.a += 3; x.b = x.c; x.c ^= (unsigned)k; x.d = -x.d; return x; }
OUT static struct aligned rAligned(struct aligned x, int k) { x.b += (int)((uintptr_t)&x & 31) + x.a[3] + k; return x; }

// crowded runs out of integer registers for the second pair, so that all of it goes to memory.
OUT static long crowded(int a, int b, int c, int d, int e, struct longs x, int f, struct longs y, struct mixed m, struct large l, char last) {
	return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * x.a + 8 * x.b + 9 * y.a + 10 * y.b + (long)(11 * m.a) + 12 * m.b + 13 * l.c[2] + (long)(l.b * 14) + last;
}

// floats runs out of SSE registers in the same way.
OUT static double floats(struct doubles a, struct doubles b, struct doubles c, struct single s, struct doubles d, double e, struct mixed m) {
	return a.a + 2 * a.b + 3 * b.a + 4 * b.b + 5 * c.a + 6 * c.b + 7 * s.a + 8 * d.a + 9 * d.b + 10 * e + 11 * m.a + 12 * m.b;
}

// Recursion with a structure returned through memory at each level.
OUT static struct large climb(int n, struct large x) {
	if (n == 0)
		return x;
	x.c[n % 3] += n;
	struct large y = climb(n - 1, x);
	y.a += x.c[0];
	return y;
}

OUT static int nothing(struct empty e, int x) { return x + (int)sizeof e; }

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 3;
	struct one one = {3};
	struct three three = {1, 2, 3};
	struct ints ints = {10, -20};
	struct longs longs = {1L << 33, -5};
	struct doubles doubles = {1.5, -2.25};
	struct mixed mixed = {0.125, 77};
	struct other other = {1000, 2.5f};
	struct squeezed squeezed = {0.5f, 9, -3};
	struct single single = {1.25f};
	struct array array = {{1, 2, 3, 4}};
	struct large large = {5, 100.5, {7, 8, 9}};
	struct packed packed = {1, 2, 3};
	struct nested nested = {{4, 5}, {6.5}};
	union number number = {.d = 1.5};
	struct bits bits = {5, 100, 5000, -200};
	struct aligned aligned = {{0, 1, 2, 3}, 4};
	long sum = 0;
	double fsum = 0;
	for (int i = 0; i < reps; i++) {
		int k = i % 2 + 1;
		one = rOne(one, k);
		three = rThree(three, k);
		ints = rInts(ints, k);
		longs = rLongs(longs, -k);
		doubles = rDoubles(doubles, k);
		mixed = rMixed(mixed, k);
		other = rOther(other, k);
		squeezed = rSqueezed(squeezed, k);
		single = rSingle(single, 3 - k);
		array = rArray(array, 2 - k);
		large = rLarge(large, k);
		packed = rPacked(packed, k);
		nested = rNested(nested, 2 * k - 3);
		number = rNumber(number, k);
		number.i &= 0x7fefffffffffffff;
		bits = rBits(bits, k);
		aligned = rAligned(aligned, k);
		sum = (sum ^ crowded(k, 2, 3, 4, 5, longs, 6, (struct longs){i, -i}, mixed, large, 'x')) % 1000003;
		fsum = fsum / 2 + floats(doubles, (struct doubles){1, 2}, (struct doubles){3, 4}, single, (struct doubles){5, i % 100}, 7, (struct mixed){8, 9});
		sum += climb(5, large).a % 1000 + nothing((struct empty){}, 1);
		longs.a %= 1L << 5 * sizeof(long);
		longs.b %= 1L << 5 * sizeof(long);
		large.a %= 1000;
		large.c[2] %= 1000;
		other.a %= 100000;
		nested.b.d /= 2;
		mixed.a /= 3;
		squeezed.a /= 3;
	}
	printf("%d %d,%d,%d %d,%d %ld,%ld\n", one.a, three.a, three.b, three.c, ints.a, ints.b, longs.a, longs.b);
	printf("%g,%g %g,%d %ld,%g %g,%d,%d %g\n", doubles.a, doubles.b, mixed.a, mixed.b, other.a, other.b, squeezed.a, squeezed.b, squeezed.c, single.a);
	printf("%d,%d,%d,%d %ld,%g,%d,%d,%d\n", array.v[0], array.v[1], array.v[2], array.v[3], large.a, large.b, large.c[0], large.c[1], large.c[2]);
	printf("%d,%ld,%d %d,%d,%g %g %u,%u,%u,%d %d\n", packed.a, packed.b, packed.c, nested.a.a, nested.a.b, nested.b.d, number.d, bits.a, bits.b, bits.c, bits.d, aligned.b);
	printf("%ld %g\n", sum, fsum);
	return 0;
}
