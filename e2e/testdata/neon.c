// Functions of <arm_neon.h> and <arm_acle.h>: each is called with some values and what it makes of them printed as one number.
#include <arm_acle.h>
#include <arm_neon.h>
#include <stdio.h>
#include <string.h>

static unsigned long long state = 88172645463325252ULL;
__attribute__((noinline)) static unsigned long long next(void) {
	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return state;
}
static unsigned long long hash;
__attribute__((noinline)) static void mix(const void *p, unsigned n) {
	const unsigned char *c = p;
	for (unsigned i = 0; i < n; i++)
		hash = (hash ^ c[i]) * 1099511628211ULL;
}
__attribute__((noinline)) static void fill(void *p, unsigned n, int elem, int floats) {
	unsigned char *c = p;
	for (unsigned i = 0; i < n; i += elem) {
		unsigned long long x = next();
		if (floats && elem == 4) {
			float f = (float)((int)(x >> 40) % 4001 - 2000) / 8;
			memcpy(c + i, &f, 4);
		} else if (floats) {
			double d = (double)((int)(x >> 40) % 400001 - 200000) / 64;
			memcpy(c + i, &d, 8);
		} else {
			if (x >> 62 == 0)
				x = -1ULL << (x & 31);
			memcpy(c + i, &x, elem);
		}
	}
}
#define FLOATS(x) _Generic((x), float32x2_t : 1, float32x4_t : 1, float64x1_t : 1, float64x2_t : 1, default : 0)
#define MAKE(T, x) T x; fill(&x, sizeof x, sizeof x[0], FLOATS(x));
#define SHOW(name) printf("%s %llx\n", name, hash);
#define ROUNDS for (int round = 0; round < 3; round++)
#define UN(f, T) { hash = 1; ROUNDS { MAKE(T, a) __auto_type r = f(a); mix(&r, sizeof r); } SHOW(#f) }
#define BI(f, T, U) { hash = 1; ROUNDS { MAKE(T, a) MAKE(U, b) __auto_type r = f(a, b); mix(&r, sizeof r); } SHOW(#f) }
#define TRI(f, T, U, V) { hash = 1; ROUNDS { MAKE(T, a) MAKE(U, b) MAKE(V, c) __auto_type r = f(a, b, c); mix(&r, sizeof r); } SHOW(#f) }
#define IMM(f, T, k) { hash = 1; ROUNDS { MAKE(T, a) __auto_type r = f(a, k); mix(&r, sizeof r); } SHOW(#f " " #k) }
#define BIIMM(f, T, U, k) { hash = 1; ROUNDS { MAKE(T, a) MAKE(U, b) __auto_type r = f(a, b, k); mix(&r, sizeof r); } SHOW(#f " " #k) }

#define NO_LONGS(M, f) \
	M(f##_s8, int8x8_t) M(f##q_s8, int8x16_t) M(f##_s16, int16x4_t) M(f##q_s16, int16x8_t) M(f##_s32, int32x2_t) M(f##q_s32, int32x4_t) \
	M(f##_u8, uint8x8_t) M(f##q_u8, uint8x16_t) M(f##_u16, uint16x4_t) M(f##q_u16, uint16x8_t) M(f##_u32, uint32x2_t) M(f##q_u32, uint32x4_t)
#define LONGS(M, f) M(f##_s64, int64x1_t) M(f##q_s64, int64x2_t) M(f##_u64, uint64x1_t) M(f##q_u64, uint64x2_t)
#define ALL(M, f) NO_LONGS(M, f) LONGS(M, f)
#define FLOATING(M, f) M(f##_f32, float32x2_t) M(f##q_f32, float32x4_t) M(f##q_f64, float64x2_t)
#define SAME(f, T) BI(f, T, T)
#define THREE(f, T) TRI(f, T, T, T)

__attribute__((noinline)) static void elementwise(void) {
	ALL(SAME, vadd) ALL(SAME, vsub) NO_LONGS(SAME, vmul) ALL(SAME, vqadd) ALL(SAME, vqsub) NO_LONGS(SAME, vmax) NO_LONGS(SAME, vmin)
	NO_LONGS(SAME, vabd) NO_LONGS(SAME, vhadd) NO_LONGS(SAME, vhsub) NO_LONGS(SAME, vrhadd) ALL(SAME, vceq) ALL(SAME, vcgt) ALL(SAME, vcge) ALL(SAME, vcle)
	ALL(SAME, vtst) ALL(SAME, vand) ALL(SAME, vorr) ALL(SAME, veor) ALL(SAME, vbic) ALL(SAME, vorn) NO_LONGS(THREE, vmla) NO_LONGS(THREE, vmls) NO_LONGS(THREE, vaba)
	FLOATING(SAME, vadd) FLOATING(SAME, vsub) FLOATING(SAME, vmul) FLOATING(SAME, vdiv) FLOATING(SAME, vmax) FLOATING(SAME, vmin) FLOATING(SAME, vmaxnm) FLOATING(SAME, vminnm)
	FLOATING(SAME, vabd) FLOATING(SAME, vcgt) FLOATING(SAME, vceq) FLOATING(SAME, vcage) FLOATING(SAME, vcagt) FLOATING(SAME, vmulx) FLOATING(THREE, vfma) FLOATING(THREE, vfms)
	FLOATING(SAME, vrecps) FLOATING(SAME, vrsqrts) FLOATING(UN, vrecpe) FLOATING(UN, vrsqrte) FLOATING(UN, vabs) FLOATING(UN, vneg) FLOATING(UN, vrndm) FLOATING(UN, vrnda) FLOATING(UN, vrndx)
	FLOATING(UN, vrnd) FLOATING(UN, vrndp) FLOATING(UN, vrndn) FLOATING(UN, vrndi)
	UN(vsqrtq_f32, float32x4_t) UN(vsqrtq_f64, float64x2_t) UN(vrecpe_u32, uint32x2_t) UN(vrsqrteq_u32, uint32x4_t)
	UN(vabs_s8, int8x8_t) UN(vabsq_s16, int16x8_t) UN(vabsq_s64, int64x2_t) UN(vqabsq_s8, int8x16_t) UN(vqabs_s32, int32x2_t) UN(vqnegq_s64, int64x2_t) UN(vqneg_s16, int16x4_t)
	NO_LONGS(UN, vcls) NO_LONGS(UN, vclz) UN(vcnt_u8, uint8x8_t) UN(vcntq_s8, int8x16_t) UN(vrbit_u8, uint8x8_t) UN(vrbitq_s8, int8x16_t)
	UN(vmvnq_u8, uint8x16_t) UN(vnegq_s32, int32x4_t) TRI(vbslq_u8, uint8x16_t, uint8x16_t, uint8x16_t) TRI(vbsl_f32, uint32x2_t, float32x2_t, float32x2_t)
	BI(vqdmulhq_s16, int16x8_t, int16x8_t) BI(vqdmulh_s32, int32x2_t, int32x2_t) BI(vqrdmulhq_s32, int32x4_t, int32x4_t) BI(vqrdmulh_s16, int16x4_t, int16x4_t)
	BI(vmul_p8, poly8x8_t, poly8x8_t) BI(vmull_p8, poly8x8_t, poly8x8_t)
	BI(vuqaddq_s8, int8x16_t, uint8x16_t) BI(vuqadd_s32, int32x2_t, uint32x2_t) BI(vsqaddq_u16, uint16x8_t, int16x8_t) BI(vsqadd_u64, uint64x1_t, int64x1_t)
}

#define WIDEN(M, f) M(f##_s8, int8x8_t) M(f##_s16, int16x4_t) M(f##_s32, int32x2_t) M(f##_u8, uint8x8_t) M(f##_u16, uint16x4_t) M(f##_u32, uint32x2_t)
#define WIDEN_HIGH(M, f) M(f##_high_s8, int8x16_t) M(f##_high_s16, int16x8_t) M(f##_high_s32, int32x4_t) M(f##_high_u8, uint8x16_t) M(f##_high_u16, uint16x8_t) M(f##_high_u32, uint32x4_t)
#define NARROW(M, f) M(f##_s16, int16x8_t) M(f##_s32, int32x4_t) M(f##_s64, int64x2_t) M(f##_u16, uint16x8_t) M(f##_u32, uint32x4_t) M(f##_u64, uint64x2_t)

__attribute__((noinline)) static void widths(void) {
	WIDEN(UN, vmovl) WIDEN_HIGH(UN, vmovl) WIDEN(SAME, vaddl) WIDEN(SAME, vsubl) WIDEN(SAME, vmull) WIDEN(SAME, vabdl) WIDEN_HIGH(SAME, vaddl) WIDEN_HIGH(SAME, vmull) WIDEN_HIGH(SAME, vabdl)
	NARROW(UN, vmovn) NARROW(UN, vqmovn) UN(vqmovun_s16, int16x8_t) UN(vqmovun_s32, int32x4_t) UN(vqmovun_s64, int64x2_t)
	NARROW(SAME, vaddhn) NARROW(SAME, vraddhn) NARROW(SAME, vsubhn) NARROW(SAME, vrsubhn)
	BI(vqmovn_high_s16, int8x8_t, int16x8_t) BI(vqmovun_high_s32, uint16x4_t, int32x4_t)
	TRI(vmlal_s8, int16x8_t, int8x8_t, int8x8_t) TRI(vmlal_u16, uint32x4_t, uint16x4_t, uint16x4_t) TRI(vmlsl_s32, int64x2_t, int32x2_t, int32x2_t) TRI(vmlal_high_u8, uint16x8_t, uint8x16_t, uint8x16_t)
	TRI(vqdmlal_s16, int32x4_t, int16x4_t, int16x4_t) TRI(vqdmlsl_s32, int64x2_t, int32x2_t, int32x2_t) BI(vqdmull_s16, int16x4_t, int16x4_t) BI(vqdmull_s32, int32x2_t, int32x2_t)
	BI(vaddw_s8, int16x8_t, int8x8_t) BI(vsubw_u16, uint32x4_t, uint16x4_t) BI(vaddw_high_s32, int64x2_t, int32x4_t) TRI(vabal_u8, uint16x8_t, uint8x8_t, uint8x8_t)
	NO_LONGS(UN, vpaddl) BI(vpadalq_u8, uint16x8_t, uint8x16_t) BI(vpadal_s16, int32x2_t, int16x4_t)
	NO_LONGS(SAME, vpadd) NO_LONGS(SAME, vpmax) NO_LONGS(SAME, vpmin) FLOATING(SAME, vpadd) FLOATING(SAME, vpmax) FLOATING(SAME, vpminnm)
	NO_LONGS(UN, vaddv) NO_LONGS(UN, vmaxv) NO_LONGS(UN, vminv) NO_LONGS(UN, vaddlv) UN(vaddvq_u64, uint64x2_t) FLOATING(UN, vaddv) FLOATING(UN, vmaxv) FLOATING(UN, vminv) FLOATING(UN, vmaxnmv) FLOATING(UN, vminnmv)
	UN(vcvtq_s32_f32, float32x4_t) UN(vcvt_u32_f32, float32x2_t) UN(vcvtq_u64_f64, float64x2_t) UN(vcvtaq_s32_f32, float32x4_t) UN(vcvtm_u32_f32, float32x2_t) UN(vcvtnq_s64_f64, float64x2_t) UN(vcvtpq_u32_f32, float32x4_t)
	UN(vcvtq_f32_s32, int32x4_t) UN(vcvt_f32_u32, uint32x2_t) UN(vcvtq_f64_u64, uint64x2_t) UN(vcvtq_f64_s64, int64x2_t) UN(vcvt_f64_f32, float32x2_t) UN(vcvt_f32_f64, float64x2_t) UN(vcvtx_f32_f64, float64x2_t) UN(vcvt_high_f64_f32, float32x4_t)
	IMM(vcvtq_n_f32_s32, int32x4_t, 5) IMM(vcvt_n_f32_u32, uint32x2_t, 32) IMM(vcvtq_n_s32_f32, float32x4_t, 7) IMM(vcvtq_n_u64_f64, float64x2_t, 3)
	UN(vcvt_f16_f32, float32x4_t)
}

#define SHIFTED(f, T, U) BI(f, T, U)
__attribute__((noinline)) static void shifts(void) {
#define BY(M, f) \
	M(f##_s8, int8x8_t, int8x8_t) M(f##q_s8, int8x16_t, int8x16_t) M(f##_s16, int16x4_t, int16x4_t) M(f##q_s32, int32x4_t, int32x4_t) M(f##q_s64, int64x2_t, int64x2_t) M(f##_s64, int64x1_t, int64x1_t) \
	M(f##q_u8, uint8x16_t, int8x16_t) M(f##_u16, uint16x4_t, int16x4_t) M(f##_u32, uint32x2_t, int32x2_t) M(f##q_u64, uint64x2_t, int64x2_t) M(f##_u64, uint64x1_t, int64x1_t)
	BY(BI, vshl) BY(BI, vqshl) BY(BI, vrshl) BY(BI, vqrshl)
#define NUMBERS(f) IMM(f##_n_s8, int8x8_t, 3) IMM(f##q_n_u8, uint8x16_t, 7) IMM(f##_n_u16, uint16x4_t, 1) IMM(f##q_n_s16, int16x8_t, 15) IMM(f##q_n_s32, int32x4_t, 13) IMM(f##_n_u32, uint32x2_t, 31) IMM(f##q_n_s64, int64x2_t, 40) IMM(f##_n_u64, uint64x1_t, 63)
	NUMBERS(vshl) NUMBERS(vshr) NUMBERS(vrshr) NUMBERS(vqshl)
	IMM(vqshluq_n_s8, int8x16_t, 2) IMM(vqshlu_n_s64, int64x1_t, 9) IMM(vqshlu_n_s32, int32x2_t, 30)
	IMM(vshrn_n_s16, int16x8_t, 5) IMM(vrshrn_n_u32, uint32x4_t, 9) IMM(vqshrn_n_s64, int64x2_t, 20) IMM(vqshrun_n_s16, int16x8_t, 3) IMM(vqrshrn_n_u32, uint32x4_t, 16) IMM(vqrshrun_n_s64, int64x2_t, 32) IMM(vqrshrn_n_s16, int16x8_t, 8)
	IMM(vshll_n_s8, int8x8_t, 4) IMM(vshll_n_u32, uint32x2_t, 31) IMM(vshll_n_s16, int16x4_t, 16)
	BIIMM(vsraq_n_s32, int32x4_t, int32x4_t, 3) BIIMM(vrsraq_n_u8, uint8x16_t, uint8x16_t, 2) BIIMM(vsri_n_u16, uint16x4_t, uint16x4_t, 5) BIIMM(vsliq_n_s64, int64x2_t, int64x2_t, 33) BIIMM(vsri_n_s64, int64x1_t, int64x1_t, 11)
}

__attribute__((noinline)) static void permutations(void) {
#define EACH(M, f) M(f##_s8, int8x8_t) M(f##q_u8, uint8x16_t) M(f##_u16, uint16x4_t) M(f##q_s16, int16x8_t) M(f##_f32, float32x2_t) M(f##q_s32, int32x4_t)
	EACH(SAME, vzip) EACH(SAME, vuzp) EACH(SAME, vtrn) EACH(SAME, vzip1) EACH(SAME, vuzp2) EACH(SAME, vtrn2)
	UN(vrev64_s8, int8x8_t) UN(vrev64q_u16, uint16x8_t) UN(vrev64q_f32, float32x4_t) UN(vrev32q_s8, int8x16_t) UN(vrev32_u16, uint16x4_t) UN(vrev16q_u8, uint8x16_t)
	BIIMM(vext_s8, int8x8_t, int8x8_t, 3) BIIMM(vextq_u16, uint16x8_t, uint16x8_t, 5) BIIMM(vextq_f64, float64x2_t, float64x2_t, 1)
	IMM(vdupq_laneq_s8, int8x16_t, 11) IMM(vdup_lane_f32, float32x2_t, 1) IMM(vgetq_lane_u16, uint16x8_t, 6) IMM(vgetq_lane_s8, int8x16_t, 13) IMM(vgetq_lane_f64, float64x2_t, 1)
	BI(vcombine_s16, int16x4_t, int16x4_t) UN(vget_high_s8, int8x16_t) UN(vget_low_f32, float32x4_t)
	BI(vqtbl1q_u8, uint8x16_t, uint8x16_t) BI(vqtbl1_s8, int8x16_t, uint8x8_t) BI(vtbl1_u8, uint8x8_t, uint8x8_t) TRI(vtbx1_s8, int8x8_t, int8x8_t, int8x8_t) TRI(vqtbx1q_u8, uint8x16_t, uint8x16_t, uint8x16_t)
	for (int round = 0; round < 3; round++) {
		hash = 1;
		MAKE(uint8x16_t, a) MAKE(uint8x16_t, b) MAKE(uint8x16_t, c) MAKE(uint8x16_t, d) MAKE(uint8x16_t, n)
		n = vandq_u8(n, vdupq_n_u8(79));
		uint8x16x2_t two = {{a, b}}; uint8x16x3_t three = {{a, b, c}}; uint8x16x4_t four = {{a, b, c, d}};
		uint8x16_t r2 = vqtbl2q_u8(two, n), r3 = vqtbl3q_u8(three, n), r4 = vqtbl4q_u8(four, n), x2 = vqtbx2q_u8(a, two, n), x4 = vqtbx4q_u8(b, four, n);
		uint8x8_t l3 = vqtbl3_u8(three, vget_low_u8(n));
		mix(&r2, 16); mix(&r3, 16); mix(&r4, 16); mix(&x2, 16); mix(&x4, 16); mix(&l3, 8);
		SHOW("tables")
	}
}

// Products with one element.
#define WITH(f, T, U, V, k) static inline T f##_##k(T c, U a, V b) { return f(c, a, b, k); }
WITH(vfmaq_laneq_f32, float32x4_t, float32x4_t, float32x4_t, 2) WITH(vfmsq_laneq_f64, float64x2_t, float64x2_t, float64x2_t, 1) WITH(vmlaq_laneq_s32, int32x4_t, int32x4_t, int32x4_t, 3)
WITH(vmlsq_laneq_u32, uint32x4_t, uint32x4_t, uint32x4_t, 0) WITH(vmlal_lane_s32, int64x2_t, int32x2_t, int32x2_t, 1) WITH(vmlsl_high_laneq_u32, uint64x2_t, uint32x4_t, uint32x4_t, 2)
WITH(vmlal_laneq_s16, int32x4_t, int16x4_t, int16x8_t, 5)
__attribute__((noinline)) static void elements(void) {
	BIIMM(vmulq_laneq_f32, float32x4_t, float32x4_t, 2) BIIMM(vmulq_laneq_f64, float64x2_t, float64x2_t, 1) BIIMM(vmulq_laneq_s32, int32x4_t, int32x4_t, 3) BIIMM(vmulq_laneq_u16, uint16x8_t, uint16x8_t, 7)
	BIIMM(vmull_lane_s32, int32x2_t, int32x2_t, 1) BIIMM(vmull_high_laneq_u32, uint32x4_t, uint32x4_t, 2) BIIMM(vmull_laneq_s16, int16x4_t, int16x8_t, 6)
	TRI(vfmaq_laneq_f32_2, float32x4_t, float32x4_t, float32x4_t) TRI(vfmsq_laneq_f64_1, float64x2_t, float64x2_t, float64x2_t) TRI(vmlaq_laneq_s32_3, int32x4_t, int32x4_t, int32x4_t)
	TRI(vmlsq_laneq_u32_0, uint32x4_t, uint32x4_t, uint32x4_t) TRI(vmlal_lane_s32_1, int64x2_t, int32x2_t, int32x2_t) TRI(vmlsl_high_laneq_u32_2, uint64x2_t, uint32x4_t, uint32x4_t)
	TRI(vmlal_laneq_s16_5, int32x4_t, int16x4_t, int16x8_t)
}

static unsigned char memory[512] __attribute__((aligned(16)));
#define STRUCTURES(n, s, T, E) { \
	fill(memory, sizeof memory, 8, 0); hash = 1; \
	T x = vld##n##s((const E *)(memory + 8)); mix(&x, sizeof x); vst##n##s((E *)(memory + 200), x); mix(memory, sizeof memory); SHOW("vld" #n #s) }
#define LANES(n, q, s, T, E, k) { \
	fill(memory, sizeof memory, 8, 0); hash = 1; T x; memcpy(&x, memory + 300, sizeof x); \
	x = vld##n##q##_lane##s((const E *)(memory + 24), x, k); mix(&x, sizeof x); vst##n##q##_lane##s((E *)(memory + 100), x, k); mix(memory, sizeof memory); SHOW("vld" #n #q "_lane" #s) }
#define REPEATED(n, q, s, T, E) { fill(memory, sizeof memory, 8, 0); hash = 1; T x = vld##n##q##_dup##s((const E *)(memory + 40)); mix(&x, sizeof x); SHOW("vld" #n #q "_dup" #s) }
__attribute__((noinline)) static void structures(void) {
#define OF(n) \
	STRUCTURES(n, _s8, int8x8x##n##_t, int8_t) STRUCTURES(n, q_u8, uint8x16x##n##_t, uint8_t) STRUCTURES(n, _u16, uint16x4x##n##_t, uint16_t) STRUCTURES(n, q_s16, int16x8x##n##_t, int16_t) \
	STRUCTURES(n, _f32, float32x2x##n##_t, float) STRUCTURES(n, q_u32, uint32x4x##n##_t, uint32_t) STRUCTURES(n, _s64, int64x1x##n##_t, int64_t) STRUCTURES(n, q_f64, float64x2x##n##_t, double) \
	LANES(n, , _s8, int8x8x##n##_t, int8_t, 5) LANES(n, q, _s16, int16x8x##n##_t, int16_t, 6) LANES(n, q, _f32, float32x4x##n##_t, float, 3) LANES(n, q, _u64, uint64x2x##n##_t, uint64_t, 1) \
	REPEATED(n, , _u8, uint8x8x##n##_t, uint8_t) REPEATED(n, q, _s32, int32x4x##n##_t, int32_t) REPEATED(n, q, _f64, float64x2x##n##_t, double) \
	STRUCTURES(1, _u8_x##n, uint8x8x##n##_t, uint8_t) STRUCTURES(1, q_s32_x##n, int32x4x##n##_t, int32_t)
	OF(2) OF(3) OF(4)
}

__attribute__((noinline)) static void scalars(void) {
	hash = 1;
	for (int round = 0; round < 8; round++) {
		int32_t a = (int32_t)next(), b = (int32_t)next();
		int64_t l = (int64_t)next(), m = (int64_t)next();
		int32_t r[] = {vqadds_s32(a, b), vqsubs_s32(a, b), vqdmulhs_s32(a, b), vqrdmulhs_s32(a, b), vqmovnd_s64(l), (int32_t)vqmovund_s64(l), vqshls_s32(a, b & 7), vqrshls_s32(a, -(b & 7)), vqabss_s32(a), vqshlus_n_s32(a, 3), vqrshrnd_n_s64(l, 20)};
		int64_t s[] = {vqaddd_s64(l, m), vqsubd_s64(l, m), vqdmulls_s32(a, b), vshld_s64(l, m & 31), vrshld_s64(l, -(m & 31)), vqnegd_s64(l), vqshld_n_s64(l, 5), (int64_t)vqaddd_u64(l, m), vabsd_s64(l)};
		int16_t h[] = {vqaddh_s16(a, b), vqsubh_s16(a, b), vqdmulhh_s16(a, b), vqmovns_s32(a)};
		mix(r, sizeof r); mix(s, sizeof s); mix(h, sizeof h);
		float f = (float)(a >> 12) / 3, g = (float)(b >> 12) / 7;
		float t[] = {vabds_f32(f, g), vmulxs_f32(f, g), vrecpes_f32(f), vrsqrtes_f32(g < 0 ? -g : g), vrecpss_f32(f, g)};
		int32_t u[] = {vcvtns_s32_f32(f), vcvtas_s32_f32(f), vcvtms_s32_f32(f), (int32_t)vcvtps_u32_f32(f)};
		mix(t, sizeof t); mix(u, sizeof u);
	}
	SHOW("scalars")
}

#ifdef __ARM_FEATURE_CRYPTO
__attribute__((noinline)) static void more(void) {
	BI(vaeseq_u8, uint8x16_t, uint8x16_t) BI(vaesdq_u8, uint8x16_t, uint8x16_t) UN(vaesmcq_u8, uint8x16_t) UN(vaesimcq_u8, uint8x16_t)
	TRI(vsha1su0q_u32, uint32x4_t, uint32x4_t, uint32x4_t) BI(vsha1su1q_u32, uint32x4_t, uint32x4_t) TRI(vsha256hq_u32, uint32x4_t, uint32x4_t, uint32x4_t) TRI(vsha256h2q_u32, uint32x4_t, uint32x4_t, uint32x4_t)
	BI(vsha256su0q_u32, uint32x4_t, uint32x4_t) TRI(vsha256su1q_u32, uint32x4_t, uint32x4_t, uint32x4_t)
	TRI(vdotq_s32, int32x4_t, int8x16_t, int8x16_t) TRI(vdot_u32, uint32x2_t, uint8x8_t, uint8x8_t)
	hash = 1;
	for (int round = 0; round < 4; round++) {
		MAKE(uint32x4_t, a) MAKE(uint32x4_t, b)
		unsigned e = next();
		uint32x4_t c = vsha1cq_u32(a, e, b), p = vsha1pq_u32(a, e, b), m = vsha1mq_u32(a, e, b);
		e = vsha1h_u32(e);
		poly128_t q = vmull_p64((poly64_t)next(), (poly64_t)next());
		unsigned k = __crc32b(e, 7) ^ __crc32h(e, 999) ^ __crc32w(e, 12345678) ^ __crc32d(e, state) ^ __crc32cw(e, 55) ^ __crc32cd(e, state);
		mix(&c, 16); mix(&p, 16); mix(&m, 16); mix(&e, 4); mix(&q, 16); mix(&k, 4);
	}
	SHOW("cryptography")
}
#endif

int main(void) {
	elementwise();
	widths();
	shifts();
	permutations(); elements();
	structures();
	scalars();
#ifdef __ARM_FEATURE_CRYPTO
	more();
#endif
	return 0;
}
