// Matrices: products in four element types, LU with pivoting, transpose, Game of Life, Strassen.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 32 };

#define MULTIPLY(name, type)                                                                       \
	static void name(type c[N][N], type a[N][N], type b[N][N]) {                               \
		for (int i = 0; i < N; i++)                                                        \
			for (int j = 0; j < N; j++) {                                              \
				type s = 0;                                                        \
				for (int k = 0; k < N; k++)                                        \
					s += a[i][k] * b[k][j];                                    \
				c[i][j] = s;                                                       \
			}                                                                          \
	}

MULTIPLY(mulInt, int32_t)
MULTIPLY(mulLong, int64_t)
MULTIPLY(mulFloat, float)
MULTIPLY(mulDouble, double)

// solve replaces x by the solution of a*x = x, and returns the determinant; a is destroyed.
static double solve(double a[N][N], double x[N]) {
	double det = 1;
	for (int k = 0; k < N; k++) {
		int p = k;
		for (int i = k + 1; i < N; i++)
			if (fabs(a[i][k]) > fabs(a[p][k]))
				p = i;
		if (p != k) {
			double row[N];
			memcpy(row, a[p], sizeof row);
			memcpy(a[p], a[k], sizeof row);
			memcpy(a[k], row, sizeof row);
			double t = x[p];
			x[p] = x[k];
			x[k] = t;
			det = -det;
		}
		det *= a[k][k];
		for (int i = k + 1; i < N; i++) {
			double f = a[i][k] / a[k][k];
			for (int j = k; j < N; j++)
				a[i][j] -= f * a[k][j];
			x[i] -= f * x[k];
		}
	}
	for (int k = N - 1; k >= 0; k--) {
		for (int j = k + 1; j < N; j++)
			x[k] -= a[k][j] * x[j];
		x[k] /= a[k][k];
	}
	return det;
}

// strassen multiplies n by n blocks with row stride s; n is a power of two.
static void strassen(int n, int s, const int32_t *a, const int32_t *b, int32_t *c, int32_t *tmp) {
	if (n <= 4) {
		for (int i = 0; i < n; i++)
			for (int j = 0; j < n; j++) {
				int32_t sum = 0;
				for (int k = 0; k < n; k++)
					sum += a[i * s + k] * b[k * s + j];
				c[i * s + j] = sum;
			}
		return;
	}
	static const signed char left[7][4] = {{1, 0, 0, 1}, {0, 0, 1, 1}, {1, 0, 0, 0}, {0, 0, 0, 1}, {1, 1, 0, 0}, {-1, 0, 1, 0}, {0, 1, 0, -1}};
	static const signed char right[7][4] = {{1, 0, 0, 1}, {1, 0, 0, 0}, {0, 1, 0, -1}, {-1, 0, 1, 0}, {0, 0, 0, 1}, {1, 1, 0, 0}, {0, 0, 1, 1}};
	static const signed char out[7][4] = {{1, 0, 0, 1}, {0, 0, 1, -1}, {0, 1, 0, 1}, {1, 0, 1, 0}, {-1, 1, 0, 0}, {0, 0, 0, 1}, {1, 0, 0, 0}};
	int h = n / 2;
	int32_t *l = tmp, *r = tmp + s * h, *m = tmp + 2 * s * h;
	for (int i = 0; i < n; i++)
		memset(c + i * s, 0, (size_t)n * sizeof *c);
	for (int t = 0; t < 7; t++) {
		for (int i = 0; i < h; i++)
			for (int j = 0; j < h; j++) {
				int32_t x = 0, y = 0;
				for (int q = 0; q < 4; q++) {
					int at = (i + (q >> 1) * h) * s + j + (q & 1) * h;
					x += left[t][q] * a[at];
					y += right[t][q] * b[at];
				}
				l[i * s + j] = x;
				r[i * s + j] = y;
			}
		strassen(h, s, l, r, m, tmp + 3 * s * h);
		for (int i = 0; i < h; i++)
			for (int j = 0; j < h; j++)
				for (int q = 0; q < 4; q++)
					c[(i + (q >> 1) * h) * s + j + (q & 1) * h] += out[t][q] * m[i * s + j];
	}
}

static int life(uint8_t g[N][N], int steps) {
	uint8_t next[N][N];
	int alive = 0;
	while (steps--) {
		alive = 0;
		for (int i = 0; i < N; i++)
			for (int j = 0; j < N; j++) {
				int n = 0;
				for (int di = -1; di <= 1; di++)
					for (int dj = -1; dj <= 1; dj++)
						n += (di | dj) && g[(i + di + N) % N][(j + dj + N) % N];
				alive += next[i][j] = n == 3 || (n == 2 && g[i][j]);
			}
		memcpy(g, next, sizeof next);
	}
	return alive;
}

static int32_t ia[N][N], ib[N][N], ic[N][N], id[N][N], tmp[8 * N * N];
static int64_t la[N][N], lb[N][N], lc[N][N];
static float fa[N][N], fb[N][N], fc[N][N];
static double da[N][N], db[N][N], dc[N][N], x[N];
static uint8_t grid[N][N];

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 2;
	uint32_t seed = 7;
	int alive = 0, differ = 0;
	double det = 0;
	for (int rep = 0; rep < reps; rep++) {
		for (int i = 0; i < N; i++)
			for (int j = 0; j < N; j++) {
				seed = seed * 22695477u + 1;
				ia[i][j] = (int32_t)seed >> 20;
				ib[j][i] = (int32_t)(seed << 5) >> 22;
				la[i][j] = (int64_t)ia[i][j] * 2097152;
				lb[i][j] = ib[i][j] * INT64_C(12345);
				fa[i][j] = (float)ia[i][j] / 64;
				fb[i][j] = (float)(ia[i][j] & 31);
				da[i][j] = ia[i][j] / 128.0 + (i == j ? 40 : 0);
				db[i][j] = 1.0 / (1 + i + j);
				grid[i][j] = seed >> 30 == 1;
			}
		mulInt(ic, ia, ib);
		strassen(N, N, ia[0], ib[0], id[0], tmp);
		differ += memcmp(ic, id, sizeof ic) != 0;
		mulLong(lc, la, lb);
		mulFloat(fc, fa, fb);
		mulDouble(dc, da, db);
		for (int i = 0; i < N; i++)
			x[i] = dc[i][i];
		det = solve(da, x);
		alive = life(grid, 10);
	}
	printf("int %d %d %d, strassen differs %d\n", ic[0][0], ic[5][9], ic[31][31], differ);
	printf("long %lld %lld\n", (long long)lc[1][2], (long long)lc[30][3]);
	printf("float %.4f %.4f\n", fc[2][1], fc[17][30]);
	printf("double %.9f det %.6e x %.9f %.9f\n", dc[3][4], det, x[0], x[31]);
	printf("life %d\n", alive);
	return 0;
}
