/* Affine maps and products of bytes in GF(2^8), of 16 and of 32 bytes. */
#include <immintrin.h>
#include <stdio.h>

static void print(const char *name, __m256i x) {
	unsigned long long v[4];
	_mm256_storeu_si256((__m256i *)v, x);
	printf("%s %llx %llx %llx %llx\n", name, v[0], v[1], v[2], v[3]);
}

int main(void) {
	__m256i a = _mm256_set_epi64x(0x0123456789abcdef, 0x1032547698badcfe, 0x7766554433221100, -1), b = _mm256_set1_epi32(0x5a17c3e9);
	__m128i c = _mm256_castsi256_si128(b), d = _mm256_extracti128_si256(a, 1);
	for (int i = 0; i < 3; i++) {
		print("mul", a = _mm256_gf2p8mul_epi8(a, b));
		print("affine", b = _mm256_gf2p8affine_epi64_epi8(b, a, 0x1b));
		print("inverse", a = _mm256_gf2p8affineinv_epi64_epi8(a, b, 0x63));
		c = _mm_gf2p8mul_epi8(c, d);
		d = _mm_gf2p8affine_epi64_epi8(d, c, 0x05);
		c = _mm_gf2p8affineinv_epi64_epi8(c, d, 0x80);
		print("short", _mm256_set_m128i(c, d));
	}
	return 0;
}
