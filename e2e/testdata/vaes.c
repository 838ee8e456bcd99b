/* AES and carry-less products of 32 bytes. */
#include <immintrin.h>
#include <stdio.h>

static void print(const char *name, __m256i x) {
	unsigned long long v[4];
	_mm256_storeu_si256((__m256i *)v, x);
	printf("%s %llx %llx %llx %llx\n", name, v[0], v[1], v[2], v[3]);
}

int main(void) {
	__m256i a = _mm256_set_epi64x(0x0123456789abcdef, 0x1032547698badcfe, 0x7766554433221100, -1), b = _mm256_set1_epi32(0x5a17c3e9);
	for (int i = 0; i < 3; i++) {
		print("aesenc", a = _mm256_aesenc_epi128(a, b));
		print("aesenclast", b = _mm256_aesenclast_epi128(b, a));
		print("aesdec", a = _mm256_aesdec_epi128(a, b));
		print("aesdeclast", b = _mm256_aesdeclast_epi128(b, a));
		print("product", a = _mm256_xor_si256(_mm256_clmulepi64_epi128(a, b, 0x10), _mm256_clmulepi64_epi128(b, a, 0x01)));
	}
	return 0;
}
