// Media kernels in integers: IMA ADPCM, an 8x8 cosine transform with quantisation, edge detection, YUV conversion.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { SAMPLES = 2000, W = 64, H = 48 };

static const int8_t adjust[8] = {-1, -1, -1, -1, 2, 4, 6, 8};
static int16_t steps[89];
static int16_t sound[SAMPLES], back[SAMPLES];
static uint8_t packed[SAMPLES / 2];
static uint8_t image[H][W], edges[H][W];

struct state {
	int16_t value;
	int8_t index;
};

static int clamp(int x, int lo, int hi) { return x < lo ? lo : x > hi ? hi : x; }

static void advance(struct state *s, int code) {
	int step = steps[s->index], delta = step >> 3;
	if (code & 4)
		delta += step;
	if (code & 2)
		delta += step >> 1;
	if (code & 1)
		delta += step >> 2;
	s->value = (int16_t)clamp(code & 8 ? s->value - delta : s->value + delta, -32768, 32767);
	s->index = (int8_t)clamp(s->index + adjust[code & 7], 0, 88);
}

static void encode(const int16_t *in, uint8_t *out, int n) {
	struct state s = {0, 0};
	for (int i = 0; i < n; i++) {
		int diff = in[i] - s.value, code = 0, step = steps[s.index];
		if (diff < 0) {
			code = 8;
			diff = -diff;
		}
		for (int bit = 4; bit; bit >>= 1, step >>= 1)
			if (diff >= step) {
				code |= bit;
				diff -= step;
			}
		advance(&s, code);
		if (i & 1)
			out[i / 2] |= (uint8_t)(code << 4);
		else
			out[i / 2] = (uint8_t)code;
	}
}

static void decode(const uint8_t *in, int16_t *out, int n) {
	struct state s = {0, 0};
	for (int i = 0; i < n; i++) {
		advance(&s, in[i / 2] >> (i & 1) * 4 & 15);
		out[i] = s.value;
	}
}

// The cosine transform in 13-bit fixed point: rows, then columns.
static const int16_t cosines[8][8] = {
    {2896, 2896, 2896, 2896, 2896, 2896, 2896, 2896},     {4017, 3406, 2276, 799, -799, -2276, -3406, -4017},
    {3784, 1567, -1567, -3784, -3784, -1567, 1567, 3784}, {3406, -799, -4017, -2276, 2276, 4017, 799, -3406},
    {2896, -2896, -2896, 2896, 2896, -2896, -2896, 2896}, {2276, -4017, 799, 3406, -3406, -799, 4017, -2276},
    {1567, -3784, 3784, -1567, -1567, 3784, -3784, 1567}, {799, -2276, 3406, -4017, 4017, -3406, 2276, -799},
};

static void forward(const uint8_t *in, int stride, int out[8][8]) {
	int tmp[8][8];
	for (int y = 0; y < 8; y++)
		for (int u = 0; u < 8; u++) {
			int s = 0;
			for (int x = 0; x < 8; x++)
				s += (in[y * stride + x] - 128) * cosines[u][x];
			tmp[y][u] = (s + 1024) >> 11;
		}
	for (int v = 0; v < 8; v++)
		for (int u = 0; u < 8; u++) {
			int s = 0;
			for (int y = 0; y < 8; y++)
				s += tmp[y][u] * cosines[v][y];
			out[v][u] = (s + 8192) >> 14;
		}
}

static int quantise(int c[8][8]) {
	static const uint8_t zigzag[64] = {0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63};
	int bits = 0, run = 0;
	for (int i = 0; i < 64; i++) {
		int q = 8 + zigzag[i] / 8 * 3 + zigzag[i] % 8 * 3, *p = &c[zigzag[i] >> 3][zigzag[i] & 7];
		*p /= q;
		if (*p == 0) {
			run++;
			continue;
		}
		bits += 4 + run / 16 * 8;
		for (int m = abs(*p); m; m >>= 1)
			bits++;
		run = 0;
	}
	return bits;
}

static int sobel(void) {
	int count = 0;
	for (int y = 1; y < H - 1; y++)
		for (int x = 1; x < W - 1; x++) {
			int gx = image[y - 1][x + 1] + 2 * image[y][x + 1] + image[y + 1][x + 1] - image[y - 1][x - 1] - 2 * image[y][x - 1] - image[y + 1][x - 1];
			int gy = image[y + 1][x - 1] + 2 * image[y + 1][x] + image[y + 1][x + 1] - image[y - 1][x - 1] - 2 * image[y - 1][x] - image[y - 1][x + 1];
			int g = abs(gx) + abs(gy);
			edges[y][x] = (uint8_t)(g > 255 ? 255 : g);
			count += g > 200;
		}
	return count;
}

static uint32_t toRGB(int y, int u, int v) {
	int c = (y - 16) * 298, r = (c + 409 * v + 128) >> 8, g = (c - 100 * u - 208 * v + 128) >> 8, b = (c + 516 * u + 128) >> 8;
	return (uint32_t)clamp(r, 0, 255) << 16 | (uint32_t)clamp(g, 0, 255) << 8 | (uint32_t)clamp(b, 0, 255);
}

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 2;
	uint32_t seed = 1, hash = 0;
	int bits = 0, edge = 0, worst = 0;
	for (int i = 0, step = 7; i < 89; i++, step += step / 10 + (step < 20))
		steps[i] = (int16_t)(step > 32767 ? 32767 : step);
	for (int rep = 0; rep < reps; rep++) {
		int level = 0, slope = 130;
		for (int i = 0; i < SAMPLES; i++) {
			level += slope;
			if (level > 9000 || level < -9000)
				slope = -slope;
			seed = seed * 1664525 + 1013904223;
			sound[i] = (int16_t)(level + (int)(seed >> 24));
		}
		encode(sound, packed, SAMPLES);
		decode(packed, back, SAMPLES);
		for (int i = 100; i < SAMPLES; i++)
			worst = abs(sound[i] - back[i]) > worst ? abs(sound[i] - back[i]) : worst;
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++)
				image[y][x] = (uint8_t)((x - 30) * (x - 30) + (y - 20) * (y - 20) < 300 ? 220 - x : x + y * 2 + (int)(rep % 8));
		bits = 0;
		for (int y = 0; y < H; y += 8)
			for (int x = 0; x < W; x += 8) {
				int c[8][8];
				forward(&image[y][x], W, c);
				bits += quantise(c);
				hash = hash * 31 + (uint32_t)c[0][0] + (uint32_t)c[1][2];
			}
		edge = sobel();
		for (int i = 0; i < W; i++)
			hash = hash * 31 + toRGB(image[i % H][i], i - 32, 16 - edges[i % H][i] % 32);
	}
	for (int i = 0; i < SAMPLES / 2; i++)
		hash = hash * 31 + packed[i];
	printf("error %d, bits %d, edges %d, hash %08x\n", worst, bits, edge, hash);
	return 0;
}
