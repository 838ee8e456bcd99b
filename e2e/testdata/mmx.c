/* The functions on __m64, on bytes of a generator. */
#include <immintrin.h>
#include <stdio.h>
#include <string.h>
static unsigned long long s = 88172645463325252ULL, h = 1469598103934665603ULL;
static unsigned char next(void) { s ^= s << 13; s ^= s >> 7; s ^= s << 17; unsigned char c = s >> 20; return c & 64 ? c : c & 3 ? c : c & 128 ? 255 : 0; }
static void mix(const void *p, unsigned n) { const unsigned char *c = p; for (unsigned i = 0; i < n; i++) { h ^= c[i]; h *= 1099511628211ULL; } }
static void out(const char *name) { _mm_empty(); printf("%-12s %016llx\n", name, h); h = 1469598103934665603ULL; }
#define FILL(T, x) T x; { unsigned char t[sizeof x]; for (unsigned i = 0; i < sizeof t; i++) t[i] = next(); memcpy(&x, t, sizeof x); }
#define RUN(name, body) __attribute__((noinline)) static void name(void) { for (int i = 0; i < 40; i++) { body } out(#name); }
#define TAKE(T, v) { T r = v; mix(&r, sizeof r); }
#define I2(f) { FILL(__m64, a) FILL(__m64, b) TAKE(__m64, f(a, b)) TAKE(__m64, f(a, a)) }
#define I1(f) { FILL(__m64, a) TAKE(__m64, f(a)) }
#define BY(f, k) { FILL(__m64, a) TAKE(__m64, f(a, k)) }
#define SHIFT(f) { FILL(__m64, a) TAKE(__m64, f(a, _mm_cvtsi32_si64(i))) TAKE(__m64, f(a, _mm_cvtsi32_si64(-i))) }
RUN(sums, I2(_mm_add_pi8) I2(_mm_add_pi16) I2(_mm_add_pi32) I2(_mm_add_si64) I2(_mm_adds_pi8) I2(_mm_adds_pi16) I2(_mm_adds_pu8) I2(_mm_adds_pu16)
	I2(_mm_sub_pi8) I2(_mm_sub_pi16) I2(_mm_sub_pi32) I2(_mm_sub_si64) I2(_mm_subs_pi8) I2(_mm_subs_pi16) I2(_mm_subs_pu8) I2(_mm_subs_pu16))
RUN(products, I2(_mm_madd_pi16) I2(_mm_mulhi_pi16) I2(_mm_mullo_pi16) I2(_mm_mulhi_pu16) I2(_mm_mul_su32))
RUN(bits, I2(_mm_and_si64) I2(_mm_andnot_si64) I2(_mm_or_si64) I2(_mm_xor_si64))
RUN(shifts, SHIFT(_mm_sll_pi16) SHIFT(_mm_sll_pi32) SHIFT(_mm_sll_si64) SHIFT(_mm_srl_pi16) SHIFT(_mm_srl_pi32) SHIFT(_mm_srl_si64) SHIFT(_mm_sra_pi16) SHIFT(_mm_sra_pi32)
	BY(_mm_slli_pi16, 3) BY(_mm_slli_pi32, i) BY(_mm_slli_si64, 2 * i) BY(_mm_srli_pi16, i) BY(_mm_srli_pi32, 7) BY(_mm_srli_si64, 64) BY(_mm_srai_pi16, i) BY(_mm_srai_pi32, 31))
RUN(compared, I2(_mm_cmpeq_pi8) I2(_mm_cmpeq_pi16) I2(_mm_cmpeq_pi32) I2(_mm_cmpgt_pi8) I2(_mm_cmpgt_pi16) I2(_mm_cmpgt_pi32))
RUN(moved, I2(_mm_packs_pi16) I2(_mm_packs_pi32) I2(_mm_packs_pu16) I2(_mm_unpackhi_pi8) I2(_mm_unpackhi_pi16) I2(_mm_unpackhi_pi32) I2(_mm_unpacklo_pi8) I2(_mm_unpacklo_pi16) I2(_mm_unpacklo_pi32)
	BY(_mm_shuffle_pi16, 0xB1) BY(_mm_shuffle_pi16, 0x1E) { FILL(__m64, a) TAKE(int, _mm_extract_pi16(a, 2)) TAKE(__m64, _mm_insert_pi16(a, 70000 - i, 3)) TAKE(int, _mm_movemask_pi8(a)) })
RUN(sse, I2(_mm_avg_pu8) I2(_mm_avg_pu16) I2(_mm_max_pi16) I2(_mm_max_pu8) I2(_mm_min_pi16) I2(_mm_min_pu8) I2(_mm_sad_pu8)
	{ FILL(__m64, a) FILL(__m64, m) static char t[8]; static __m64 u; _mm_maskmove_si64(a, m, t); _mm_stream_pi(&u, m); _mm_empty(); mix(t, 8); mix(&u, 8); })
RUN(ssse3, I1(_mm_abs_pi8) I1(_mm_abs_pi16) I1(_mm_abs_pi32) I2(_mm_hadd_pi16) I2(_mm_hadd_pi32) I2(_mm_hadds_pi16) I2(_mm_hsub_pi16) I2(_mm_hsub_pi32) I2(_mm_hsubs_pi16) I2(_mm_maddubs_pi16)
	I2(_mm_mulhrs_pi16) I2(_mm_shuffle_pi8) I2(_mm_sign_pi8) I2(_mm_sign_pi16) I2(_mm_sign_pi32) { FILL(__m64, a) FILL(__m64, b) TAKE(__m64, _mm_alignr_pi8(a, b, 3)) TAKE(__m64, _mm_alignr_pi8(a, b, 11)) TAKE(__m64, _mm_alignr_pi8(a, b, 16)) })
RUN(floats, { FILL(__m64, a) __m128 f = _mm_setr_ps(i * .75f, -i * 1.5f, 7, 8e9f); __m128d d = _mm_setr_pd(i * .75 - 9, 3e9 * i); TAKE(__m128, _mm_cvtpi32_ps(f, a)) TAKE(__m128d, _mm_cvtpi32_pd(a))
	TAKE(__m64, _mm_cvtps_pi32(f)) TAKE(__m64, _mm_cvttps_pi32(f)) TAKE(__m64, _mm_cvtpd_pi32(d)) TAKE(__m64, _mm_cvttpd_pi32(d)) TAKE(__m128, _mm_cvtpi16_ps(a)) TAKE(__m128, _mm_cvtpu8_ps(a)) TAKE(__m64, _mm_cvtps_pi16(f)) })
int main(void) { sums(); products(); bits(); shifts(); compared(); moved(); sse(); ssse3(); floats(); return 0; }
