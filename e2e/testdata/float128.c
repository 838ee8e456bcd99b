/* What C does with __float128. */
#include <stdio.h>
#include <string.h>
#ifdef __aarch64__
typedef long double q;
#else
typedef __float128 q;
#endif
q g = 1.25Q, ar[3] = {1, -2, 3.5Q}; struct S { int i; q x; };
__attribute__((noinline)) q poly(q x, int n) { q r = 0; for (int i = 0; i < n; i++) r = r * x + i; return r; }
__attribute__((noinline)) int cmp(q a, q b) { return (a<b) | (a<=b)<<1 | (a>b)<<2 | (a>=b)<<3 | (a==b)<<4 | (a!=b)<<5 | (!(a<b))<<6 | (!(a>=b))<<7 | __builtin_isunordered(a,b)<<8 | __builtin_islessgreater(a,b)<<9; }
__attribute__((noinline)) struct S st(struct S s, q d) { s.x += d; s.i++; return s; }
__attribute__((noinline)) q many(q a, q b, q c, q d, q e, q f, q h, q i, q j, q k) { return (a+b)*(c-d)/(e+f) - (h-i)*(j/k); }
__attribute__((noinline)) q sel(int c, q a, q b) { return c ? a : -b; }
__attribute__((noinline)) q va(int n, ...) { __builtin_va_list ap; __builtin_va_start(ap, n); q s = 0; for (int i = 0; i < n; i++) { s += __builtin_va_arg(ap, int); s *= __builtin_va_arg(ap, q); } __builtin_va_end(ap); return s; }
#define CONV(T, N) __attribute__((noinline)) T to_##N(q x) { return (T)x; } __attribute__((noinline)) q from_##N(T x) { return x; }
CONV(signed char, sc) CONV(unsigned short, us) CONV(int, i) CONV(unsigned, u) CONV(long long, ll) CONV(unsigned long long, ull) CONV(double, d) CONV(float, f) CONV(long double, ld)
#ifdef __SIZEOF_INT128__
CONV(__int128, i128) CONV(unsigned __int128, u128)
#else
#define __int128 long long
CONV(long long, i128) CONV(unsigned long long, u128)
#endif
static void hex(q x) { unsigned long long u[2]; memcpy(u, &x, 16); printf("%016llx%016llx\n", u[1], u[0]); }
int main(int argc, char **argv) {
  q x = argc + 0.5Q, y = argc * 3.0Q / 7;
  hex(x); hex(y); hex(poly(y, 10)); hex(many(x, y, g, ar[1], ar[2], x, y, x, g, 3));
  q v[] = {x, y, -x, 0, -0.0Q, __builtin_huge_valf128(), __builtin_nanf128("")};
  for (int i = 0; i < 7; i++) for (int j = 0; j < 7; j++) printf("%x ", cmp(v[i], v[j])); puts("");
  struct S s = st((struct S){argc, y}, x); printf("%d ", s.i); hex(s.x); hex(sel(argc > 1, x, y)); hex(sel(argc, x, y)); hex(va(2, 3, x, 7, y));
  printf("%d %d %d %u %lld %llu %f %f %Lf %lld %llu\n", to_sc(-y * 10), to_us(x), to_i(-x * 100), to_u(x * 1e9Q), to_ll(-x * 1e12Q), to_ull(x * 1e18Q), to_d(y), to_f(y), to_ld(y), (long long)to_i128(-x), (unsigned long long)to_u128(x));
  hex(from_sc(-5)); hex(from_us(5)); hex(from_i(-5)); hex(from_u(4000000000u)); hex(from_ll(-1)); hex(from_ull(~0ull)); hex(from_d(0.1)); hex(from_f(0.1f)); hex(from_ld(0.1L)); hex(from_i128(-7)); hex(from_u128(~(unsigned __int128)0));
  printf("%d %d\n", !!__builtin_signbit(v[4]), !!__builtin_isinf(v[5])); hex(__builtin_fabsf128(-y)); hex(__builtin_copysignf128(x, -y)); x += 1; x++; hex(x);
  return 0;
}
