/* The functions of <immintrin.h> that LLVM has intrinsics of x86 for, on bytes of a generator. */
#include <immintrin.h>
#include <stdio.h>
#include <string.h>
static unsigned long long s = 88172645463325252ULL, h = 1469598103934665603ULL;
static unsigned char next(void) { s ^= s << 13; s ^= s >> 7; s ^= s << 17; unsigned char c = s >> 20; return c & 64 ? c : c & 3 ? c : c & 128 ? 255 : 0; }
static void mix(const void *p, unsigned n) { const unsigned char *c = p; for (unsigned i = 0; i < n; i++) { h ^= c[i]; h *= 1099511628211ULL; } }
static void out(const char *name) { printf("%-12s %016llx\n", name, h); h = 1469598103934665603ULL; }
static int fb[64];
#define FILL(T, x) T x; { unsigned char t[sizeof x]; for (unsigned i = 0; i < sizeof t; i++) t[i] = next(); memcpy(&x, t, sizeof x); }
#define FLOATS(T, E, x) T x; { E t[sizeof x / sizeof(E)]; for (unsigned i = 0; i < sizeof t / sizeof *t; i++) t[i] = (E)((int)(next() << 8 | next()) - 32768) / 16; memcpy(&x, t, sizeof x); }
#define RUN(name, body) __attribute__((noinline)) static void name(void) { for (int i = 0; i < 40; i++) { body } out(#name); }
#define I2(T, f) { FILL(T, a) FILL(T, b) T r = f(a, b); mix(&r, sizeof r); }
#define I1(T, f, k) { FILL(T, a) T r = f(a, k); mix(&r, sizeof r); }
#define F2(T, E, f) { FLOATS(T, E, a) FLOATS(T, E, b) T r = f(a, b); mix(&r, sizeof r); }
#define FK(T, E, f, k) { FLOATS(T, E, a) FLOATS(T, E, b) T r = f(a, b, k); mix(&r, sizeof r); }
#define FR(T, E, f, k) { FLOATS(T, E, a) T r = f(a, k); mix(&r, sizeof r); }
#define N1(T, f) { FILL(T, a) int r = f(a); mix(&r, sizeof r); }
#define N2(T, f) { FILL(T, a) FILL(T, b) if (i & 1) memset(&b, i & 2 ? 0 : 255, sizeof b); int r = f(a, b); mix(&r, sizeof r); }
RUN(ssse3, I2(__m128i, _mm_shuffle_epi8) I2(__m128i, _mm_hadd_epi16) I2(__m128i, _mm_hadd_epi32) I2(__m128i, _mm_hadds_epi16) I2(__m128i, _mm_hsub_epi16)
	I2(__m128i, _mm_hsubs_epi16) I2(__m128i, _mm_maddubs_epi16) I2(__m128i, _mm_mulhrs_epi16) I2(__m128i, _mm_sign_epi8) I2(__m128i, _mm_sign_epi16) I2(__m128i, _mm_sign_epi32)
	{ FILL(__m128i, a) FILL(__m128i, b) __m128i r = _mm_add_epi8(_mm_abs_epi8(a), _mm_alignr_epi8(a, b, 5)); mix(&r, sizeof r); })
RUN(sse3, F2(__m128, float, _mm_hadd_ps) F2(__m128, float, _mm_hsub_ps) F2(__m128, float, _mm_addsub_ps) F2(__m128d, double, _mm_hadd_pd) F2(__m128d, double, _mm_addsub_pd))
RUN(sse41, I2(__m128i, _mm_packus_epi32) I2(__m128i, _mm_mullo_epi32) I2(__m128i, _mm_min_epi8) I2(__m128i, _mm_max_epu16) I2(__m128i, _mm_mul_epi32) I2(__m128i, _mm_cmpeq_epi64)
	{ FILL(__m128i, a) FILL(__m128i, b) FILL(__m128i, m) __m128i r = _mm_blendv_epi8(a, b, m); mix(&r, sizeof r); r = _mm_blend_epi16(a, b, 0xB2); mix(&r, sizeof r);
	  r = _mm_cvtepi8_epi64(a); mix(&r, sizeof r); r = _mm_cvtepu16_epi32(b); mix(&r, sizeof r); r = _mm_insert_epi8(a, i, 11); mix(&r, sizeof r); int e = _mm_extract_epi8(a, 13) + _mm_extract_epi32(b, 2); mix(&e, sizeof e); })
RUN(sse41f, FK(__m128, float, _mm_dp_ps, 0x7B) FK(__m128d, double, _mm_dp_pd, 0x31) FK(__m128, float, _mm_insert_ps, 0x9C) FR(__m128, float, _mm_round_ps, 8) FR(__m128d, double, _mm_round_pd, 10) FK(__m128, float, _mm_round_ss, 9) FK(__m128d, double, _mm_round_sd, 11)
	{ FLOATS(__m128, float, a) FLOATS(__m128, float, b) __m128 r = _mm_blendv_ps(a, b, _mm_sub_ps(a, b)); mix(&r, sizeof r); r = _mm_blend_ps(a, b, 6); mix(&r, sizeof r); })
RUN(sse4test, N2(__m128i, _mm_testz_si128) N2(__m128i, _mm_testc_si128) N2(__m128i, _mm_testnzc_si128) I2(__m128i, _mm_cmpgt_epi64)
	{ FILL(unsigned long long, x) int n = __builtin_popcountll(x) + __builtin_popcount((int)x); mix(&n, sizeof n); })
RUN(avx, F2(__m256, float, _mm256_hadd_ps) F2(__m256d, double, _mm256_hsub_pd) F2(__m256, float, _mm256_addsub_ps) F2(__m256, float, _mm256_min_ps) F2(__m256d, double, _mm256_max_pd) FK(__m256, float, _mm256_cmp_ps, _CMP_LE_OQ) FK(__m256d, double, _mm256_cmp_pd, _CMP_NEQ_UQ) FK(__m256, float, _mm256_dp_ps, 0xF1)
	FR(__m256, float, _mm256_round_ps, 9) FR(__m256d, double, _mm256_round_pd, 8) F2(__m256, float, _mm256_unpacklo_ps) FK(__m256d, double, _mm256_shuffle_pd, 5) FK(__m256, float, _mm256_permute2f128_ps, 0x21) N2(__m256i, _mm256_testz_si256) N2(__m256i, _mm256_testc_si256)
	{ FLOATS(__m256, float, a) int k = _mm256_movemask_ps(a); mix(&k, sizeof k); __m256i n = _mm256_cvttps_epi32(a); mix(&n, sizeof n); __m256 r = _mm256_blendv_ps(a, _mm256_setzero_ps(), a); mix(&r, sizeof r); })
RUN(avx2, I2(__m256i, _mm256_shuffle_epi8) I2(__m256i, _mm256_hadd_epi32) I2(__m256i, _mm256_hsubs_epi16) I2(__m256i, _mm256_maddubs_epi16) I2(__m256i, _mm256_madd_epi16) I2(__m256i, _mm256_mulhrs_epi16) I2(__m256i, _mm256_sign_epi8)
	I2(__m256i, _mm256_packs_epi16) I2(__m256i, _mm256_packus_epi16) I2(__m256i, _mm256_packs_epi32) I2(__m256i, _mm256_packus_epi32) I2(__m256i, _mm256_sad_epu8) I2(__m256i, _mm256_avg_epu8) I2(__m256i, _mm256_mulhi_epi16) I2(__m256i, _mm256_mulhi_epu16)
	I2(__m256i, _mm256_mul_epu32) I2(__m256i, _mm256_adds_epu8) I2(__m256i, _mm256_unpackhi_epi8) I2(__m256i, _mm256_permutevar8x32_epi32) N1(__m256i, _mm256_movemask_epi8))
RUN(avx2shift, I1(__m256i, _mm256_slli_epi16, i % 20) I1(__m256i, _mm256_srai_epi32, i) I1(__m256i, _mm256_srli_epi64, 2 * i) I2(__m128i, _mm_sllv_epi32) I2(__m256i, _mm256_srlv_epi64)
	{ FILL(__m256i, a) FILL(__m256i, b) FILL(__m256i, m) b = _mm256_and_si256(b, _mm256_set1_epi32(63)); __m256i r = _mm256_sllv_epi32(a, b); mix(&r, sizeof r); r = _mm256_srav_epi32(a, b); mix(&r, sizeof r); r = _mm256_blendv_epi8(a, b, m); mix(&r, sizeof r);
	  r = _mm256_sll_epi32(a, _mm_cvtsi32_si128(i)); mix(&r, sizeof r); r = _mm256_permute4x64_epi64(a, 0x1B); mix(&r, sizeof r); r = _mm256_alignr_epi8(a, b, 7); mix(&r, sizeof r); r = _mm256_bslli_epi128(a, 3); mix(&r, sizeof r); })
#ifdef __x86_64__
typedef unsigned long long word;
#define W(f) f##64
#else
typedef unsigned word;
#define W(f) f##32
#define _andn_u32 __andn_u32
#define _blsr_u32 __blsr_u32
#define _blsi_u32 __blsi_u32
#define _blsmsk_u32 __blsmsk_u32
#endif
RUN(bmi, { FILL(word, x) FILL(word, y) word r = W(_bextr_u)(x, i, y % 70) ^ W(_bzhi_u)(y, i * 2) ^ W(_blsr_u)(x) ^ W(_blsi_u)(y) ^ W(_blsmsk_u)(x) ^ W(_andn_u)(x, y); mix(&r, sizeof r);
	unsigned t = _tzcnt_u32((unsigned)x & 0xFF00) + _lzcnt_u32((unsigned)y) + (unsigned)W(_tzcnt_u)(y) + (unsigned)W(_lzcnt_u)(x); mix(&t, sizeof t); t = __builtin_bswap32((unsigned)x); mix(&t, sizeof t); })
RUN(fma, { FLOATS(__m128, float, a) FLOATS(__m128, float, b) FLOATS(__m256d, double, c) __m128 r = _mm_fmadd_ps(a, b, a); mix(&r, sizeof r); r = _mm_fnmadd_ps(a, b, b); mix(&r, sizeof r); __m256d q = _mm256_fmsub_pd(c, c, c); mix(&q, sizeof q);
	double d = __builtin_fma((double)a[0], (double)b[1], c[2]) - __builtin_fma(-c[0], c[1], c[3]); mix(&d, sizeof d); })
RUN(f16c, { FLOATS(__m128, float, a) __m128i r = _mm_cvtps_ph(a, 0); mix(&r, sizeof r); __m128 b = _mm_cvtph_ps(r); mix(&b, sizeof b); FLOATS(__m256, float, c) r = _mm256_cvtps_ph(c, 0); mix(&r, sizeof r); })
int main(void) {
	ssse3(); sse3(); sse41(); sse41f(); sse4test(); avx(); avx2(); avx2shift();
	bmi(); fma(); f16c();
	_mm256_zeroupper();
	return 0;
}
