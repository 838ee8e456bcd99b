/* The functions of <arm_acle.h>: DSP, exclusive accesses, barriers, hints, and with VFP the rounding mode. */
#include <arm_acle.h>
#include <stdio.h>

static unsigned x = 0x80ff7f01u, y = 0x01027ffeu;
static int a = 0x7fffffff, b = -5;
__attribute__((noinline)) static void dsp(unsigned u, unsigned v, int s, int t) {
  printf("%x %x %x %x\n", __qadd(s, t), __qsub(s, t), __ssat(s, 9), __usat(t, 7));
  printf("%x %x\n", __sadd8(u, v), __sel(u, v));
  printf("%x %x\n", __usub8(u, v), __sel(u, v));
  printf("%x %x %x %x\n", __qadd8(u, v), __qadd16(u, v), __qasx(u, v), __qsax(u, v));
  printf("%x %x %x %x\n", __shadd8(u, v), __shsub16(u, v), __uqadd8(u, v), __uqsub16(u, v));
  printf("%x %x %x\n", __uhadd8(u, v), __uhasx(u, v), __uhsax(u, v));
  printf("%x %x %x %x\n", __sxtb16(u), __uxtb16(u), __sxtab16(u, v), __uxtab16(u, v));
  printf("%x %x\n", __usad8(u, v), __usada8(u, v, 7));
  printf("%x %x %x %x\n", __smulbb(s, t), __smulbt(s, t), __smultb(s, t), __smultt(s, t));
  printf("%x %x\n", __smulwb(s, t), __smulwt(s, t));
  printf("%x %x %x %x\n", __smlabb(s, t, 3), __smlabt(s, t, 3), __smlatb(s, t, 3), __smlatt(s, t, 3));
  printf("%x %x\n", __smlawb(s, t, 3), __smlawt(s, t, 3));
  printf("%x %x %x %x\n", __smuad(u, v), __smuadx(u, v), __smusd(u, v), __smusdx(u, v));
  printf("%x %x %x %x\n", __smlad(u, v, 3), __smladx(u, v, 3), __smlsd(u, v, 3), __smlsdx(u, v, 3));
  printf("%llx %llx %llx %llx\n", __smlald(u, v, 1ll << 40), __smlaldx(u, v, -1), __smlsld(u, v, 5), __smlsldx(u, v, 5ll << 33));
  printf("%x %x\n", __ssat16(u, 5), __usat16(u, 5));
  printf("%x %x %x %llx %x\n", __clz(u), __cls(b), __clsll(-300ll), __rbitll(u), __rev16(u));
}
__attribute__((noinline)) static int exclusive(volatile unsigned *p, volatile unsigned char *q, long long *d) {
  int n = 0;
  unsigned v;
  do v = __builtin_arm_ldrex(p); while (__builtin_arm_strex(v + 1, p));
  n += v;
  unsigned char c;
  do c = __builtin_arm_ldrex(q); while (__builtin_arm_strex((unsigned char)(c * 2), q));
#ifndef __thumb__
  long long w;
  do w = __builtin_arm_ldrex(d); while (__builtin_arm_strex(w + 0x100000001ll, d));
#endif
  __builtin_arm_clrex();
  return n + c;
}
int main(void) {
  static unsigned w = 41; static unsigned char c = 100; static long long d = 1;
  dsp(x, y, a, b); dsp(y, x, b, a); dsp(0x12345678, 0x9abcdef0, 1000, -70000);
  int n = exclusive(&w, &c, &d);
  printf("%d %u %d %lld\n", n, w, c, d);
  __dmb(15); __dsb(11); __isb(15); __dmb(14); __nop(); __yield(); __sev();
#if __ARM_FP

  printf("%x %d\n", __builtin_arm_get_fpscr() & 0xf000000, __builtin_flt_rounds());
  __builtin_set_flt_rounds(0); volatile float q = 1.0f, r = 3.0f; printf("%a %d\n", q / r, __builtin_flt_rounds());
  __builtin_set_flt_rounds(2); printf("%a %d\n", q / r, __builtin_flt_rounds()); __builtin_set_flt_rounds(1);
#endif
  printf("%d\n", __builtin_thread_pointer() != 0);
}
