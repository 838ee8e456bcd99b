/* What C does with long double: the program prints bytes and numbers. */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
#include <complex.h>
typedef long double ld;
struct S { char c; ld x; int i; };
union U { ld x; unsigned char b[sizeof(ld)]; unsigned long long m; };
ld g = 1.25L, h[3] = {1.5L, -2.0L, 0x1.123456789abcdefp-3L};
struct S gs = {1, 3.14159265358979323846L, 7};
__attribute__((noinline)) ld poly(ld x, int n) { ld r = 0; for (int i = 0; i < n; i++) r = r * x + i; return r; }
__attribute__((noinline)) ld swap2(ld a, ld b, int n) { for (int i = 0; i < n; i++) { ld t = a; a = b; b = t + 1; } return a - b; }
__attribute__((noinline)) int cmp(ld a, ld b) { return (a<b) | (a<=b)<<1 | (a>b)<<2 | (a>=b)<<3 | (a==b)<<4 | (a!=b)<<5 | (!(a<b))<<6 | (!(a>=b))<<7 | __builtin_isunordered(a,b)<<8 | __builtin_islessgreater(a,b)<<9; }
__attribute__((noinline)) ld va(int n, ...) { __builtin_va_list ap; __builtin_va_start(ap, n); ld s = 0; for (int i = 0; i < n; i++) { s += __builtin_va_arg(ap, int); s *= __builtin_va_arg(ap, ld); s += __builtin_va_arg(ap, double);} __builtin_va_end(ap); return s; }
__attribute__((noinline)) _Complex long double cm(_Complex long double a, _Complex long double b) { return a * b; }
__attribute__((noinline)) struct S st(struct S s, ld d) { s.x += d; s.i++; return s; }
__attribute__((noinline)) ld sel(int c, ld a, ld b) { return c ? a : b; }
__attribute__((noinline)) ld many(ld a, ld b, ld c, ld d, ld e, ld f) { return (a+b)*(c-d)/(e+f) - (f-a)*(b/c); }
__attribute__((noinline)) float tof(ld x) { return x; }
__attribute__((noinline)) double tod(ld x) { return x; }
__attribute__((noinline)) ld fromf(float x) { return x; }
#define CONV(T, N) __attribute__((noinline)) T to_##N(ld x) { return (T)x; } __attribute__((noinline)) ld from_##N(T x) { return x; }
CONV(signed char, sc) CONV(unsigned char, uc) CONV(short, s) CONV(unsigned short, us) CONV(int, i) CONV(unsigned, u) CONV(long long, ll) CONV(unsigned long long, ull) CONV(double, d)
#ifdef __SIZEOF_INT128__
CONV(__int128, i128) CONV(unsigned __int128, u128)
#endif
static void hex(ld x) { union U u; for (int i = 0; i < sizeof u; i++) u.b[i] = 0; u.x = x; for (int i = 9; i >= 0; i--) printf("%02x", u.b[i]); printf(" %.21Lg\n", x); }
int main(int argc, char **argv) {
  ld x = argc + 0.5L, y = argc * 3.0L / 7;
  hex(x); hex(y); hex(poly(y, 10)); hex(swap2(x, y, 5)); hex(many(x, y, g, h[2], h[1], gs.x));
  ld vals[] = {x, y, -x, 0.0L, -0.0L, HUGE_VALL, -HUGE_VALL, NAN, 1e-4940L, 1e4900L};
  for (int i = 0; i < 10; i++) for (int j = 0; j < 10; j++) printf("%x ", cmp(vals[i], vals[j])); puts("");
  for (int i = 0; i < 10; i++) for (int j = 0; j < 10; j++) { if (vals[i] != vals[i] || vals[j] != vals[j]) continue; hex(vals[i]+vals[j]); hex(vals[i]*vals[j]); hex(vals[i]/vals[j]); hex(copysignl(vals[i], vals[j])); }
#ifndef EXACT
  _Complex long double z = cm(x + y * I, y - x * I); hex(creall(z)); hex(cimagl(z));
#endif
  hex(va(2, 3, x, 2.5, 7, y, 1.25)); 
  struct S s = st(gs, x); hex(s.x); printf("%d %d\n", s.c, s.i);
  hex(sel(argc > 1, x, y)); hex(sel(argc > 0, x, y));
  printf("%a %a\n", tof(y), tod(y)); hex(fromf(0.1f));
  ld cv[] = {0, 1.5L, 100.99L, 127, 65000.5L, 2147483647.75L, 4294967295.5L, 9223372036854775807.0L, 9223372036854775808.0L, 18446744073709551615.0L, 1e30L};
  for (int i = 0; i < 4; i++) { printf("%d %d\n", to_sc(cv[i]), to_sc(-cv[i])); printf("%d\n", to_uc(cv[i])); }
  for (int i = 0; i < 4; i++) { printf("%d %d\n", to_s(cv[i]), to_s(-cv[i])); } printf("%d\n", to_us(cv[4]));
  for (int i = 0; i < 6; i++) { printf("%d %d\n", to_i(cv[i]), to_i(-cv[i])); } printf("%u\n", to_u(cv[6]));
  for (int i = 0; i < 8; i++) { printf("%lld %lld\n", to_ll(cv[i]), to_ll(-cv[i])); } for (int i = 0; i < 10; i++) printf("%llu\n", to_ull(cv[i]));
  hex(from_sc(-5)); hex(from_uc(200)); hex(from_s(-500)); hex(from_us(60000)); hex(from_i(-5)); hex(from_u(4000000000u)); hex(from_ll(-5000000000ll)); hex(from_ull(~0ull)); hex(from_ull(1ull<<63)); hex(from_ull(5)); hex(from_d(0.1));
#ifdef __SIZEOF_INT128__
  for (int i = 0; i < 11; i++) { __int128 v = to_i128(-cv[i]); unsigned __int128 w = to_u128(cv[i]); printf("%llx%016llx %llx%016llx\n", (long long)(v >> 64), (long long)v, (long long)(w >> 64), (long long)w); hex(from_i128(v - 12345)); hex(from_u128(w * 3)); }
#endif
  hex(sqrtl(y)); hex(fabsl(-y)); hex(floorl(x)); hex(ceill(-x)); hex(truncl(x)); hex(rintl(x)); hex(nearbyintl(x+1)); hex(roundl(x)); hex(fmodl(x, y)); hex(fminl(x, y)); hex(fmaxl(x, NAN)); hex(fmal(x, y, x)); 
#ifndef EXACT /* what the interpreter's library has too */
  hex(sinl(x)); hex(powl(x, y));
#endif
  hex(ldexpl(x, 5)); 
  printf("%d %d %d %d %d\n", !!__builtin_isinf(vals[5]), !!__builtin_isnan(vals[7]), !!__builtin_signbit(vals[4]), !!__builtin_isfinite(vals[6]), !!__builtin_isnormal(vals[8]));
  hex(strtold("3.14159265358979323846264338327950288", 0)); printf("%Lf %Le %.30Lg %La\n", x, y, g, h[2]);
  x += 1; x++; --y; y *= -x; hex(x); hex(y); hex(h[argc]); h[argc] -= 5; hex(h[argc]);
  return 0;
}
