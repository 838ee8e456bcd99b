/* The functions of <x86intrin.h> that are one instruction of the machine each, on bytes of a generator. */
#include <x86intrin.h>
#include <immintrin.h>
#include <stdio.h>
#include <string.h>
static unsigned long long s = 88172645463325252ULL, h = 1469598103934665603ULL;
static unsigned char next(void) { s ^= s << 13; s ^= s >> 7; s ^= s << 17; return s >> 20; }
static void mix(const void *p, unsigned n) { const unsigned char *c = p; for (unsigned i = 0; i < n; i++) { h ^= c[i]; h *= 1099511628211ULL; } }
static void out(const char *name) { printf("%-12s %016llx\n", name, h); h = 1469598103934665603ULL; }
#define FILL(T, x) T x; { unsigned char t[sizeof x]; for (unsigned i = 0; i < sizeof t; i++) t[i] = next(); memcpy(&x, t, sizeof x); }
#define FLOATS(T, E, x) T x; { E t[sizeof x / sizeof(E)]; for (unsigned i = 0; i < sizeof t / sizeof *t; i++) t[i] = (E)((int)(next() << 8 | next()) - 32768) / 16; memcpy(&x, t, sizeof x); }
#define RUN(name, ...) __attribute__((noinline)) static void name(void) { for (int i = 0; i < 40; i++) { __VA_ARGS__ } out(#name); }
#define MIX(e) { __typeof__(e) mixed_ = e; mix(&mixed_, sizeof mixed_); }
#define V(a) FILL(__m128i, a)
RUN(aes, V(a) V(b) MIX(_mm_aesenc_si128(a, b)) MIX(_mm_aesenclast_si128(a, b)) MIX(_mm_aesdec_si128(a, b)) MIX(_mm_aesdeclast_si128(a, b)) MIX(_mm_aesimc_si128(a)) MIX(_mm_aeskeygenassist_si128(a, 0x1b)))
RUN(pclmul, V(a) V(b) MIX(_mm_clmulepi64_si128(a, b, 0x00)) MIX(_mm_clmulepi64_si128(a, b, 0x11)) MIX(_mm_clmulepi64_si128(a, b, 0x10)))
RUN(sha, V(a) V(b) V(c) MIX(_mm_sha1rnds4_epu32(a, b, 2)) MIX(_mm_sha1msg1_epu32(a, b)) MIX(_mm_sha1msg2_epu32(a, b)) MIX(_mm_sha1nexte_epu32(a, b)) MIX(_mm_sha256msg1_epu32(a, b)) MIX(_mm_sha256msg2_epu32(a, b)) MIX(_mm_sha256rnds2_epu32(a, b, c)))
RUN(crc, FILL(unsigned, a) FILL(unsigned, b) MIX(_mm_crc32_u8(a, b)) MIX(_mm_crc32_u16(a, b)) MIX(_mm_crc32_u32(a, b)))
RUN(strings, V(a) V(b) FILL(unsigned char, m) FILL(unsigned char, n) m %= 20; n %= 20;
  a = _mm_and_si128(a, _mm_set1_epi8(7)); b = _mm_and_si128(b, _mm_set1_epi8(7));
  MIX(_mm_cmpistri(a, b, 0x0c)) MIX(_mm_cmpistrm(a, b, 0x40)) MIX(_mm_cmpistra(a, b, 0)) MIX(_mm_cmpistrc(a, b, 0)) MIX(_mm_cmpistro(a, b, 0)) MIX(_mm_cmpistrs(a, b, 0)) MIX(_mm_cmpistrz(a, b, 0))
  MIX(_mm_cmpestri(a, m, b, n, 0x04)) MIX(_mm_cmpestrm(a, m, b, n, 0x18)) MIX(_mm_cmpestra(a, m, b, n, 8)) MIX(_mm_cmpestrc(a, m, b, n, 8)) MIX(_mm_cmpestro(a, m, b, n, 8)) MIX(_mm_cmpestrs(a, m, b, n, 8)) MIX(_mm_cmpestrz(a, m, b, n, 8)))
RUN(sse41, V(a) V(b) MIX(_mm_minpos_epu16(a)) MIX(_mm_mpsadbw_epu8(a, b, 5)))
RUN(conversions, FLOATS(__m128, float, a) FLOATS(__m128d, double, b) MIX(_mm_cvtss_si32(a)) MIX(_mm_cvtsd_si32(b)) MIX(_mm_cvtps_epi32(a)) MIX(_mm_cvtpd_epi32(b)) MIX(_mm_cvttpd_epi32(b)) MIX(_mm_cvtpd_ps(b)) MIX(_mm_cvtsd_ss(a, b)) MIX(_mm_cvtps_pd(a)))
RUN(scalars, FLOATS(__m128, float, a) FLOATS(__m128, float, b) FLOATS(__m128d, double, c) FLOATS(__m128d, double, d) if (i % 5 == 0) b = a, d = c; if (i % 7 == 0) a = _mm_set_ss(__builtin_nanf("")), c = _mm_set_sd(__builtin_nan(""));
  MIX(_mm_comieq_ss(a, b)) MIX(_mm_comilt_ss(a, b)) MIX(_mm_comile_ss(a, b)) MIX(_mm_comigt_ss(a, b)) MIX(_mm_comige_ss(a, b)) MIX(_mm_comineq_ss(a, b))
  MIX(_mm_ucomieq_sd(c, d)) MIX(_mm_ucomilt_sd(c, d)) MIX(_mm_ucomile_sd(c, d)) MIX(_mm_ucomigt_sd(c, d)) MIX(_mm_ucomige_sd(c, d)) MIX(_mm_ucomineq_sd(c, d))
  MIX(_mm_cmplt_ss(a, b)) MIX(_mm_cmpnle_ss(a, b)) MIX(_mm_cmpord_sd(c, d)) MIX(_mm_cmpeq_sd(c, d)) MIX(_mm_min_ss(a, b)) MIX(_mm_max_ss(a, b)) MIX(_mm_min_sd(c, d)) MIX(_mm_max_sd(c, d)))
RUN(estimates, FLOATS(__m128, float, a) a = _mm_add_ps(_mm_mul_ps(a, a), _mm_set1_ps(1)); MIX(_mm_rcp_ps(a)) MIX(_mm_rsqrt_ps(a)) MIX(_mm_rcp_ss(a)) MIX(_mm_rsqrt_ss(a)))
RUN(bmi2, FILL(unsigned, a) FILL(unsigned, b) unsigned high; MIX(_pdep_u32(a, b)) MIX(_pext_u32(a, b)) MIX(_mulx_u32(a, b, &high)) MIX(high) MIX(a << (b & 31)) MIX(a >> (b & 31)) MIX((int)a >> (b & 31)))
RUN(carries, FILL(unsigned, a) FILL(unsigned, b) unsigned r; unsigned char c = _addcarry_u32(a & 1, a, b, &r); MIX(r) c = _addcarry_u32(c, b, ~0u, &r); MIX(r) MIX(c) c = _subborrow_u32(c, a, b, &r); MIX(r) MIX(c))
RUN(rounding, FLOATS(__m128, float, a) unsigned was = _mm_getcsr(); _mm_setcsr((was & ~0x6000u) | (i & 3) << 13); MIX(_mm_cvtps_epi32(a)) MIX(_mm_cvtss_si32(a)) _mm_setcsr(was);)
RUN(masked, V(a) V(b) unsigned char m[16] = {0}; _mm_maskmoveu_si128(a, b, (char *)m); mix(m, 16); _mm_clflush(m); _mm_mfence();)
RUN(state, static char area[4096] __attribute__((aligned(64))); _fxsave(area); _fxrstor(area); MIX(area[0]) MIX((int)_xgetbv(0)))
RUN(fma, FLOATS(__m128, float, a) FLOATS(__m128, float, b) FLOATS(__m128, float, c) MIX(_mm_fmaddsub_ps(a, b, c)) FLOATS(__m256d, double, x) MIX(_mm256_fmaddsub_pd(x, x, x)) MIX(_mm256_fmsubadd_pd(x, x, x)))
RUN(avx, FLOATS(__m256, float, a) FLOATS(__m256d, double, b) MIX(_mm256_cvtps_epi32(a)) MIX(_mm256_cvtpd_ps(b)) MIX(_mm256_cvtpd_epi32(b)) a = _mm256_add_ps(_mm256_mul_ps(a, a), _mm256_set1_ps(1)); MIX(_mm256_rcp_ps(a)) MIX(_mm256_rsqrt_ps(a)) FILL(__m256i, k) FILL(__m256i, l) MIX(_mm256_mpsadbw_epu8(k, l, 0x2b)))
RUN(signs, FLOATS(__m256, float, a) FLOATS(__m256d, double, b) FLOATS(__m128, float, x) FLOATS(__m128d, double, y) FILL(__m256i, k) V(n)
  MIX(_mm256_testz_ps(a, _mm256_permute_ps(a, 27))) MIX(_mm256_testc_pd(b, b)) MIX(_mm256_testnzc_ps(a, _mm256_permute_ps(a, 27))) MIX(_mm_testz_pd(y, y)) MIX(_mm_testc_ps(x, _mm_permute_ps(x, 27)))
  MIX(_mm256_permutevar_ps(a, k)) MIX(_mm256_permutevar_pd(b, k)) MIX(_mm_permutevar_ps(x, n)) MIX(_mm_permutevar_pd(y, n)))
static int table[64];
RUN(someof, FILL(__m256i, k) V(n) V(d) for (int j = 0; j < 64; j++) table[j] += j * i + next(); __m256i low = _mm256_and_si256(k, _mm256_set1_epi32(31)); __m128i few = _mm_and_si128(n, _mm_set1_epi32(15)); __m128i far = _mm_and_si128(n, _mm_set1_epi64x(15));
  MIX(_mm256_maskload_epi32(table, k)) MIX(_mm_maskload_epi64((long long *)table, n)) MIX(_mm256_maskload_ps((float *)table, k)) MIX(_mm_maskload_pd((double *)table, n))
  _mm256_maskstore_epi32(table + 3, k, low); _mm_maskstore_ps((float *)table, n, _mm_castsi128_ps(d)); mix(table, sizeof table);
  MIX(_mm256_i32gather_epi32(table, low, 4)) MIX(_mm_i32gather_epi64((long long *)table, few, 8)) MIX(_mm_i64gather_epi32(table, far, 4)) MIX(_mm256_mask_i32gather_epi32(k, table, low, k, 4))
  MIX(_mm256_i32gather_pd((double *)table, few, 8)) MIX(_mm_mask_i64gather_ps(_mm_castsi128_ps(d), (float *)table, far, _mm_castsi128_ps(n), 2)))
#ifdef __x86_64__
RUN(words64, { FILL(unsigned long long, a) FILL(unsigned long long, b) unsigned long long high; MIX(_pdep_u64(a, b)) MIX(_pext_u64(a, b)) MIX(_mulx_u64(a, b, &high)) MIX(high) MIX(a << (b & 63)) MIX(a >> (b & 63)) MIX((long long)a >> (b & 63)) } FILL(unsigned long long, a) FILL(unsigned long long, b) FLOATS(__m128d, double, d) FLOATS(__m128, float, f) MIX(_mm_crc32_u64(a, b)) MIX(_mm_cvtsd_si64(d)) MIX(_mm_cvtss_si64(f))
  unsigned long long r; unsigned char c = _addcarry_u64(a & 1, a, b, &r); MIX(r) c = _addcarry_u64(c, b, ~0ull, &r); MIX(r) MIX(c) c = _subborrow_u64(c, a, b, &r); MIX(r) MIX(c))
#endif
int main(int argc, char **argv) {
  aes(); pclmul(); sha(); crc(); strings(); sse41(); conversions(); scalars(); estimates(); bmi2(); carries(); rounding(); masked(); state(); fma(); avx(); signs(); someof();
#ifdef __x86_64__
  words64();
#endif
  __writeeflags(__readeflags() | 1); printf("flags %x\n", (unsigned)__readeflags() & 0x202);
  unsigned long long t = __rdtsc(); unsigned aux; unsigned long long u = __rdtscp(&aux); if (u < t) puts("time runs backwards");
  unsigned r; int some = 0; for (int i = 0; i < 64; i++) some |= _rdrand32_step(&r); if (argc > 1) { unsigned short w; some = _rdseed16_step(&w); } /* not on all processors that have the rest */ printf("random %d\n", some & 1);
  return 0; }
