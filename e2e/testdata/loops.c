/* Loops over arrays of 4096 elements that clang vectorises; LOOP is the number of one of them. The program's
   argument says how often it does its work. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define N 4096

/* Type of a and b, type of c and s, what is done for each i. */
#define LOOP_1 int32_t, int32_t, c[i] = a[i] + b[i]
#define LOOP_2 int8_t, int8_t, c[i] = a[i] > b[i] ? a[i] : b[i]
#define LOOP_3 int16_t, int16_t, c[i] = a[i] * b[i]
#define LOOP_4 int64_t, int64_t, c[i] = a[i] + (b[i] << 3)
#define LOOP_5 float, float, c[i] = a[i] * b[i] + c[i] * 0.5f
#define LOOP_6 double, double, c[i] = a[i] / (b[i] * b[i] + 1)
#define LOOP_7 uint8_t, uint8_t, c[i] = a[i] > b[i] ? a[i] - b[i] : b[i] - a[i]
#define LOOP_8 uint8_t, int32_t, c[i] = a[i] * b[i]
#define LOOP_9 int32_t, float, c[i] = a[i] + b[i] * 0.5f
#define LOOP_10 float, int32_t, c[i] = a[i] * 8 - b[i]
#define LOOP_11 float, double, c[i] = a[i] - b[i] * 0.25
#define LOOP_12 int32_t, uint8_t, c[i] = a[i] ^ b[i] >> 7
#define LOOP_13 int32_t, int32_t, c[i] = a[N - 1 - i] - b[i]
#define LOOP_14 uint32_t, uint32_t, c[i] = a[i] << (b[i] & 31)
#define LOOP_15 int32_t, int32_t, if (a[i] > b[i]) c[i] = a[i]
#define LOOP_16 float, float, c[i] = a[i] < b[i] ? b[i] : c[i] * 0.5f
#define LOOP_17 int32_t, int32_t, c[i] = a[i] / 7 + b[i]
#define LOOP_18 int32_t, int32_t, if (i < N / 2) c[i] = a[2 * i] + b[2 * i + 1]
#define LOOP_19 uint16_t, uint32_t, c[i] = a[i] * 3 + b[i]
#define LOOP_20 int64_t, int32_t, c[i] = a[i] + b[i]
#define LOOP_21 int32_t, uint32_t, s += (uint32_t)a[i] * b[i]
#define LOOP_22 uint8_t, uint32_t, s += a[i]
#define LOOP_23 int16_t, int32_t, s += a[i] * b[i]
#define LOOP_24 int32_t, int32_t, s = a[i] < s ? a[i] : s
#define LOOP_25 uint64_t, uint64_t, s ^= a[i] + b[i]
#define LOOP_26 uint8_t, uint32_t, s += a[i] > b[i]

#define PASTE(n) LOOP_##n
#define PICK(n) PASTE(n)
#define APPLY(macro, ...) macro(__VA_ARGS__)

#define MAKE(T, U, body) \
	static T a[N], b[N]; \
	static U c[N]; \
	__attribute__((noinline)) static void work(void) \
	{ \
		U s = 0; \
		for (int i = 0; i < N; i++) \
			body; \
		c[0] += s; \
	}

APPLY(MAKE, PICK(LOOP))

int main(int argc, char **argv)
{
	int times = argc > 1 ? atoi(argv[1]) : 1;
	uint64_t x = 88172645463325252u, h = 14695981039346656037u;
	for (int i = 0; i < N; i++) {
		x = x * 6364136223846793005u + 1442695040888963407u;
		a[i] = (int64_t)x >> 52;
		b[i] = (int64_t)(x << 20) >> 50;
		c[i] = (int64_t)(x << 40) >> 56;
	}
	for (int i = 0; i < times; i++)
		for (int k = 0; k < 100; k++)
			work();
	for (size_t i = 0; i < sizeof c; i++)
		h = (h ^ ((unsigned char *)c)[i]) * 1099511628211u;
	printf("%llx\n", (unsigned long long)h);
	return 0;
}
