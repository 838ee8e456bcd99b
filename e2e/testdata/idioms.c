/* Loops over arrays that clang vectorises, of what programs write down in several operations and machines have as one:
   saturation, rounded means, upper halves of products, counts of truth values, sums of distances, the greatest of floats. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define N 1024
#define LOOP __attribute__((noinline)) static
#define EACH for (int i = 0; i < N; i++)

LOOP void saxpy(float *restrict y, const float *restrict x, float a) {
	EACH
		y[i] += a * x[i];
}
LOOP int product32(const int *x, const int *y) {
	int s = 0;
	EACH
		s += x[i] * y[i];
	return s;
}
LOOP int product16(const int16_t *x, const int16_t *y) {
	int s = 0;
	EACH
		s += x[i] * y[i];
	return s;
}
LOOP int64_t product64(const int32_t *x, const int32_t *y) {
	int64_t s = 0;
	EACH
		s += (int64_t)x[i] * y[i];
	return s;
}
LOOP unsigned sum8(const uint8_t *x) {
	unsigned s = 0;
	EACH
		s += x[i];
	return s;
}
LOOP int sum8s(const int8_t *x) {
	int s = 0;
	EACH
		s += x[i];
	return s;
}
LOOP int64_t sum32(const int *x) {
	int64_t s = 0;
	EACH
		s += x[i];
	return s;
}
LOOP int most32(const int *x) {
	int s = x[0];
	EACH
		s = x[i] > s ? x[i] : s;
	return s;
}
LOOP unsigned most32u(const unsigned *x) {
	unsigned s = x[0];
	EACH
		s = x[i] > s ? x[i] : s;
	return s;
}
LOOP uint8_t most8u(const uint8_t *x) {
	uint8_t s = x[0];
	EACH
		s = x[i] > s ? x[i] : s;
	return s;
}
LOOP int8_t most8(const int8_t *x) {
	int8_t s = x[0];
	EACH
		s = x[i] > s ? x[i] : s;
	return s;
}
LOOP int16_t most16(const int16_t *x) {
	int16_t s = x[0];
	EACH
		s = x[i] > s ? x[i] : s;
	return s;
}
LOOP int64_t most64(const int64_t *x) {
	int64_t s = x[0];
	EACH
		s = x[i] > s ? x[i] : s;
	return s;
}
LOOP int count8(const uint8_t *x, uint8_t c) {
	int s = 0;
	EACH
		s += x[i] == c;
	return s;
}
LOOP long count32(const int *x, int c) {
	long s = 0;
	EACH
		s += x[i] > c;
	return s;
}
LOOP void clamp8(uint8_t *d, const int16_t *x) {
	EACH {
		int v = x[i];
		d[i] = v < 0 ? 0 : v > 255 ? 255 : v;
	}
}
LOOP void clamp16(int16_t *d, const int *x) {
	EACH {
		int v = x[i];
		d[i] = v < -32768 ? -32768 : v > 32767 ? 32767 : v;
	}
}
LOOP void distance(uint8_t *d, const uint8_t *a, const uint8_t *b) {
	EACH
		d[i] = abs(a[i] - b[i]);
}
LOOP unsigned distances(const uint8_t *a, const uint8_t *b) {
	unsigned s = 0;
	EACH
		s += abs(a[i] - b[i]);
	return s;
}
LOOP void mean(uint8_t *d, const uint8_t *a, const uint8_t *b) {
	EACH
		d[i] = (a[i] + b[i] + 1) >> 1;
}
LOOP void gray(uint8_t *d, const uint8_t *s) {
	EACH
		d[i] = (77 * s[3 * i] + 150 * s[3 * i + 1] + 29 * s[3 * i + 2]) >> 8;
}
LOOP void gray4(uint8_t *d, const uint8_t *s) {
	EACH
		d[i] = (77 * s[4 * i] + 150 * s[4 * i + 1] + 29 * s[4 * i + 2]) >> 8;
}
LOOP void high15(int16_t *d, const int16_t *a, const int16_t *b) {
	EACH
		d[i] = (a[i] * b[i]) >> 15;
}
LOOP void high16(int16_t *d, const int16_t *a, const int16_t *b) {
	EACH
		d[i] = (a[i] * b[i]) >> 16;
}
LOOP void blend(uint8_t *d, const uint8_t *a, int al) {
	EACH
		d[i] = (d[i] * (255 - al) + a[i] * al) / 255;
}
LOOP void i2f(float *d, const int *s) {
	EACH
		d[i] = s[i];
}
LOOP void u2f(float *d, const unsigned *s) {
	EACH
		d[i] = s[i];
}
LOOP void f2i(int *d, const float *s) {
	EACH
		d[i] = s[i];
}
LOOP void f2u(unsigned *d, const float *s) {
	EACH
		d[i] = s[i];
}
LOOP void d2i(int *d, const double *s) {
	EACH
		d[i] = s[i];
}
LOOP void b2f(float *d, const uint8_t *s) {
	EACH
		d[i] = s[i] * (1 / 255.0f);
}
LOOP void f2b(uint8_t *d, const float *s) {
	EACH {
		float v = s[i] * 255.0f + 0.5f;
		d[i] = v < 0 ? 0 : v > 255 ? 255 : v;
	}
}
LOOP void s2f(float *d, const int16_t *s) {
	EACH
		d[i] = s[i] * (1 / 32768.0f);
}
LOOP void reversed(int *d, const int *s) {
	EACH
		d[i] = s[N - 1 - i];
}
LOOP void reversed8(uint8_t *d, const uint8_t *s) {
	EACH
		d[i] = s[N - 1 - i];
}
LOOP void interleave(int16_t *d, const int16_t *a, const int16_t *b) {
	EACH {
		d[2 * i] = a[i];
		d[2 * i + 1] = b[i];
	}
}
LOOP void deinterleave(int16_t *a, int16_t *b, const int16_t *d) {
	EACH {
		a[i] = d[2 * i];
		b[i] = d[2 * i + 1];
	}
}
LOOP void masked(int *d, const int *s) {
	EACH
		if (s[i] > 0) d[i] = s[i];
}
LOOP void excess(int *d, const int *s, const int *t) {
	EACH
		d[i] = s[i] > t[i] ? s[i] - t[i] : 0;
}
LOOP void shl(unsigned *d, const unsigned *s) {
	EACH
		d[i] = d[i] << s[i];
}
LOOP void shr(unsigned *d, const unsigned *s) {
	EACH
		d[i] = d[i] >> s[i];
}
LOOP void rotate(unsigned *d) {
	EACH
		d[i] = d[i] << 7 | d[i] >> 25;
}
LOOP void ones(int *d, const unsigned *s) {
	EACH
		d[i] = __builtin_popcount(s[i]);
}
LOOP void swap32(unsigned *d) {
	EACH
		d[i] = __builtin_bswap32(d[i]);
}
LOOP void swap16(uint16_t *d) {
	EACH
		d[i] = __builtin_bswap16(d[i]);
}
LOOP void third(unsigned *d) {
	EACH
		d[i] /= 3;
}
LOOP void tenth(int *d) {
	EACH
		d[i] /= 10;
}
LOOP void remainder7(unsigned *d) {
	EACH
		d[i] %= 7;
}
LOOP void quotient(float *d, const float *s) {
	EACH
		d[i] = d[i] / s[i];
}
LOOP void roots(double *d) {
	EACH
		d[i] = sqrt(d[i]);
}
LOOP void magnitudes(float *d) {
	EACH
		d[i] = fabsf(d[i]);
}
LOOP void greater(float *d, const float *s) {
	EACH
		d[i] = fmaxf(d[i], s[i]);
}
LOOP void clampf(float *d) {
	EACH
		d[i] = d[i] < 0 ? 0 : d[i] > 1 ? 1 : d[i];
}
LOOP void complex_(float *re, float *im, const float *a, const float *b) {
	EACH {
		float r = re[i] * a[i] - im[i] * b[i];
		im[i] = re[i] * b[i] + im[i] * a[i];
		re[i] = r;
	}
}
LOOP void mul64(int64_t *d, const int64_t *s) {
	EACH
		d[i] *= s[i];
}
LOOP void mul32(int *d, const int *s) {
	EACH
		d[i] *= s[i];
}
LOOP void mul8(uint8_t *d, const uint8_t *s) {
	EACH
		d[i] *= s[i];
}
LOOP void saturate8(uint8_t *d, const uint8_t *s) {
	EACH {
		int v = d[i] + s[i];
		d[i] = v > 255 ? 255 : v;
	}
}
LOOP void saturate16(int16_t *d, const int16_t *s) {
	EACH {
		int v = d[i] + s[i];
		d[i] = v > 32767 ? 32767 : v < -32768 ? -32768 : v;
	}
}
LOOP void lower(char *d) {
	EACH
		if (d[i] >= 'A' && d[i] <= 'Z') d[i] += 32;
}
LOOP void xor8(uint8_t *d, const uint8_t *s) {
	EACH
		d[i] ^= s[i];
}
LOOP void widen8(int *d, const int8_t *s) {
	EACH
		d[i] = s[i];
}
LOOP void widen16(uint32_t *d, const uint16_t *s) {
	EACH
		d[i] = s[i];
}
LOOP void narrow8(uint8_t *d, const uint32_t *s) {
	EACH
		d[i] = s[i];
}
LOOP void narrow16(uint16_t *d, const uint32_t *s) {
	EACH
		d[i] = s[i] >> 8;
}
LOOP void narrow64(uint32_t *d, const uint64_t *s) {
	EACH
		d[i] = s[i] >> 32;
}
LOOP float sumf(const float *x) {
#pragma clang fp reassociate(on)
	float s = 0;
	EACH
		s += x[i];
	return s;
}
LOOP float mostf(const float *x) {
	float s = x[0];
	EACH
		s = fmaxf(s, x[i]);
	return s;
}
LOOP void iota(int *d) {
	EACH
		d[i] = i * 3 + 1;
}
LOOP void table(int *d, const uint8_t *s, const int *t) {
	EACH
		d[i] = t[s[i]];
}
LOOP void equal(uint8_t *d, const int *a, const int *b) {
	EACH
		d[i] = a[i] == b[i];
}
LOOP void mixed(int *d, const short *a, const unsigned char *b) {
	EACH
		d[i] = a[i] * b[i];
}
LOOP int find(const int *x, int k) {
	EACH
		if (x[i] == k) return i;
	return -1;
}
LOOP void addf(double *d, const float *a) {
	EACH
		d[i] += a[i];
}
LOOP void d2f(float *d, const double *a) {
	EACH
		d[i] = a[i] * 0.5;
}
LOOP void l2d(double *d, const int64_t *a) {
	EACH
		d[i] = a[i];
}
LOOP void d2l(int64_t *d, const double *a) {
	EACH
		d[i] = a[i];
}

enum { BYTES, FLOATS, DOUBLES, SMALL, COUNTS };

static _Alignas(64) unsigned char A[N * 16], B[N * 16], C[N * 16], D[N * 16];

static unsigned next(void) {
	static unsigned s = 12345;
	return (s = s * 1664525u + 1013904223u) >> 8;
}

/* fill makes what the arrays hold anew: any bytes, floats or doubles (some NaNs among the floats), floats from 0 to 2^32, or
   any bytes and in B numbers of places. */
static void fill(int kind) {
	float *a = (float *)A, *b = (float *)B, *c = (float *)C, *d = (float *)D;
	for (int i = 0; i < N * 16; i++) A[i] = next(), B[i] = next(), C[i] = next(), D[i] = next();
	for (int i = 0; i < N * 4; i++) {
		if (kind == FLOATS)
			a[i] = (int)(next() % 20000 - 10000) / 64.f, b[i] = (int)(next() % 20000 - 10000) / 64.f + 0.25f, c[i] = next() % 2000 / 16.f,
			d[i] = 1.25f * (next() % 99);
		if (kind == SMALL) a[i] = next() * 200.f, b[i] = next() * 200.f, c[i] = next() % 300 / 255.f, d[i] = next() % 7;
		if (kind == COUNTS) ((unsigned *)B)[i] &= 31;
	}
	for (int i = 0; i < N * 2 && kind == DOUBLES; i++)
		((double *)A)[i] = (int)(next() % 20000 - 10000) / 64., ((double *)B)[i] = (int)(next() % 20000 - 10000) / 64. + 0.25,
				 ((double *)C)[i] = next() % 2000 / 16.;
	if (kind == FLOATS) a[5] = NAN, b[9] = NAN, a[9] = 1, b[5] = 2;
}

static unsigned long long hash(const unsigned char *p) {
	unsigned long long x = 14695981039346656037ull;
	for (int i = 0; i < N * 16; i++) x = (x ^ p[i]) * 1099511628211ull;
	return x;
}

#define RUN(kind, call)                                                                                                                              \
	for (int r = 0; r < 2; r++) fill(kind), call, printf("%s %llx %llx\n", #call, hash(A), hash(B))
#define VALUE(kind, call)                                                                                                                            \
	for (int r = 0; r < 2; r++) fill(kind), printf("%s %.9g\n", #call, (double)call)

int main(void) {
	RUN(FLOATS, saxpy((void *)A, (void *)B, 1.5f));
	VALUE(BYTES, product32((void *)A, (void *)B));
	VALUE(BYTES, product16((void *)A, (void *)B));
	VALUE(BYTES, product64((void *)A, (void *)B));
	VALUE(BYTES, sum8((void *)A));
	VALUE(BYTES, sum8s((void *)A));
	VALUE(BYTES, sum32((void *)A));
	VALUE(BYTES, most32((void *)A));
	VALUE(BYTES, most32u((void *)A));
	VALUE(BYTES, most8u((void *)A));
	VALUE(BYTES, most8((void *)A));
	VALUE(BYTES, most16((void *)A));
	VALUE(BYTES, most64((void *)A));
	VALUE(BYTES, count8((void *)A, 57));
	VALUE(BYTES, count32((void *)A, 57));
	RUN(BYTES, clamp8((void *)A, (void *)B));
	RUN(BYTES, clamp16((void *)A, (void *)B));
	RUN(BYTES, distance((void *)A, (void *)B, (void *)C));
	VALUE(BYTES, distances((void *)A, (void *)B));
	RUN(BYTES, mean((void *)A, (void *)B, (void *)C));
	RUN(BYTES, gray((void *)A, (void *)B));
	RUN(BYTES, gray4((void *)A, (void *)B));
	RUN(BYTES, high15((void *)A, (void *)B, (void *)C));
	RUN(BYTES, high16((void *)A, (void *)B, (void *)C));
	RUN(BYTES, blend((void *)A, (void *)B, 57));
	RUN(FLOATS, i2f((void *)A, (void *)B));
	RUN(FLOATS, u2f((void *)A, (void *)B));
	RUN(SMALL, f2i((void *)A, (void *)B));
	RUN(SMALL, f2u((void *)A, (void *)B));
	RUN(DOUBLES, d2i((void *)A, (void *)B));
	RUN(FLOATS, b2f((void *)A, (void *)B));
	RUN(SMALL, f2b((void *)A, (void *)B));
	RUN(FLOATS, s2f((void *)A, (void *)B));
	RUN(BYTES, reversed((void *)A, (void *)B));
	RUN(BYTES, reversed8((void *)A, (void *)B));
	RUN(BYTES, interleave((void *)A, (void *)B, (void *)C));
	RUN(BYTES, deinterleave((void *)A, (void *)B, (void *)C));
	RUN(BYTES, masked((void *)A, (void *)B));
	RUN(BYTES, excess((void *)A, (void *)B, (void *)C));
	RUN(COUNTS, shl((void *)A, (void *)B));
	RUN(COUNTS, shr((void *)A, (void *)B));
	RUN(BYTES, rotate((void *)A));
	RUN(BYTES, ones((void *)A, (void *)B));
	RUN(BYTES, swap32((void *)A));
	RUN(BYTES, swap16((void *)A));
	RUN(BYTES, third((void *)A));
	RUN(BYTES, tenth((void *)A));
	RUN(BYTES, remainder7((void *)A));
	RUN(FLOATS, quotient((void *)A, (void *)B));
	RUN(DOUBLES, roots((void *)A));
	RUN(FLOATS, magnitudes((void *)A));
	RUN(FLOATS, greater((void *)A, (void *)B));
	RUN(FLOATS, clampf((void *)A));
	RUN(SMALL, complex_((void *)A, (void *)B, (void *)C, (void *)D));
	RUN(BYTES, mul64((void *)A, (void *)B));
	RUN(BYTES, mul32((void *)A, (void *)B));
	RUN(BYTES, mul8((void *)A, (void *)B));
	RUN(BYTES, saturate8((void *)A, (void *)B));
	RUN(BYTES, saturate16((void *)A, (void *)B));
	RUN(BYTES, lower((void *)A));
	RUN(BYTES, xor8((void *)A, (void *)B));
	RUN(BYTES, widen8((void *)A, (void *)B));
	RUN(BYTES, widen16((void *)A, (void *)B));
	RUN(BYTES, narrow8((void *)A, (void *)B));
	RUN(BYTES, narrow16((void *)A, (void *)B));
	RUN(BYTES, narrow64((void *)A, (void *)B));
	VALUE(FLOATS, sumf((void *)A));
	VALUE(FLOATS, mostf((void *)A));
	RUN(BYTES, iota((void *)A));
	RUN(BYTES, table((void *)A, (void *)B, (void *)C));
	RUN(BYTES, equal((void *)A, (void *)B, (void *)C));
	RUN(BYTES, mixed((void *)A, (void *)B, (void *)C));
	VALUE(BYTES, find((void *)A, 57));
	RUN(DOUBLES, addf((void *)A, (void *)B));
	RUN(DOUBLES, d2f((void *)A, (void *)B));
	RUN(DOUBLES, l2d((void *)A, (void *)B));
	RUN(DOUBLES, d2l((void *)A, (void *)B));
	return 0;
}
