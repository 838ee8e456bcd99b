// Fast Fourier transform in double and float, and the number-theoretic transform modulo a prime.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 256 };

static double re[N], im[N], keepRe[N], keepIm[N];
static float fre[N], fim[N];

static void bitReverse(double *a, double *b, int n) {
	for (int i = 1, j = 0; i < n; i++) {
		int bit = n >> 1;
		for (; j & bit; bit >>= 1)
			j ^= bit;
		j ^= bit;
		if (i < j) {
			double t = a[i];
			a[i] = a[j];
			a[j] = t;
			t = b[i];
			b[i] = b[j];
			b[j] = t;
		}
	}
}

static void fft(double *a, double *b, int n, int inverse) {
	bitReverse(a, b, n);
	for (int len = 2; len <= n; len <<= 1) {
		double angle = 2 * 3.14159265358979323846 / len * (inverse ? -1 : 1);
		for (int k = 0; k < len / 2; k++) {
			double wr = cos(angle * k), wi = sin(angle * k);
			for (int i = k; i < n; i += len) {
				int j = i + len / 2;
				double xr = a[j] * wr - b[j] * wi, xi = a[j] * wi + b[j] * wr;
				a[j] = a[i] - xr;
				b[j] = b[i] - xi;
				a[i] += xr;
				b[i] += xi;
			}
		}
	}
	if (inverse)
		for (int i = 0; i < n; i++) {
			a[i] /= n;
			b[i] /= n;
		}
}

// dftFloat is the slow transform in single precision with the twiddles by recurrence.
static float dftFloat(int bin) {
	float c = (float)cos(2 * 3.14159265358979323846 * bin / N), s = (float)sin(2 * 3.14159265358979323846 * bin / N);
	float wr = 1, wi = 0, sr = 0, si = 0;
	for (int i = 0; i < N; i++) {
		sr += fre[i] * wr - fim[i] * wi;
		si += fre[i] * wi + fim[i] * wr;
		float t = wr * c - wi * s;
		wi = wr * s + wi * c;
		wr = t;
	}
	return sqrtf(sr * sr + si * si);
}

static const uint32_t P = 998244353;

static uint32_t power(uint32_t b, uint32_t e) {
	uint64_t r = 1, x = b;
	for (; e; e >>= 1, x = x * x % P)
		if (e & 1)
			r = r * x % P;
	return (uint32_t)r;
}

static void ntt(uint32_t *a, int n, int inverse) {
	for (int i = 1, j = 0; i < n; i++) {
		int bit = n >> 1;
		for (; j & bit; bit >>= 1)
			j ^= bit;
		j ^= bit;
		if (i < j) {
			uint32_t t = a[i];
			a[i] = a[j];
			a[j] = t;
		}
	}
	for (int len = 2; len <= n; len <<= 1) {
		uint32_t w = power(3, (P - 1) / (uint32_t)len);
		if (inverse)
			w = power(w, P - 2);
		for (int i = 0; i < n; i += len) {
			uint64_t x = 1;
			for (int k = 0; k < len / 2; k++, x = x * w % P) {
				uint32_t u = a[i + k], v = (uint32_t)(a[i + k + len / 2] * x % P);
				a[i + k] = u + v < P ? u + v : u + v - P;
				a[i + k + len / 2] = u >= v ? u - v : u + P - v;
			}
		}
	}
	if (inverse) {
		uint64_t inv = power((uint32_t)n, P - 2);
		for (int i = 0; i < n; i++)
			a[i] = (uint32_t)(a[i] * inv % P);
	}
}

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 3;
	double worst = 0, energy = 0;
	static uint32_t a[N], b[N];
	uint32_t sum = 0;
	for (int rep = 0; rep < reps; rep++) {
		uint32_t x = (uint32_t)rep + 1;
		for (int i = 0; i < N; i++) {
			x = x * 1664525u + 1013904223u;
			re[i] = keepRe[i] = (double)(int32_t)x / 2147483648.0;
			im[i] = keepIm[i] = sin(i * 0.1);
			fre[i] = (float)re[i];
			fim[i] = (float)im[i];
			a[i] = i < N / 2 ? x >> 12 : 0;
			b[i] = i < N / 2 ? x & 0xfff : 0;
		}
		fft(re, im, N, 0);
		energy = 0;
		for (int i = 0; i < N; i++)
			energy += re[i] * re[i] + im[i] * im[i];
		fft(re, im, N, 1);
		for (int i = 0; i < N; i++) {
			double e = fabs(re[i] - keepRe[i]) + fabs(im[i] - keepIm[i]);
			if (e > worst)
				worst = e;
		}
		ntt(a, N, 0);
		ntt(b, N, 0);
		for (int i = 0; i < N; i++)
			a[i] = (uint32_t)((uint64_t)a[i] * b[i] % P);
		ntt(a, N, 1);
		for (int i = 0; i < N; i++)
			sum = sum * 31 + a[i];
	}
	printf("energy %.6f, error below 1e-12: %d\n", energy, worst < 1e-12);
	printf("float bins %.3f %.3f %.3f\n", dftFloat(3), dftFloat(4), dftFloat(100));
	printf("ntt sum %08x, a[1] %u\n", sum, a[1]);
	return 0;
}
