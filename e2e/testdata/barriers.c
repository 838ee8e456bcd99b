#include <stdio.h>
#ifdef __x86_64__
#define CORE "r10"
#define VECTOR "xmm5"
#define IN_VECTOR int
#define FLOATS "x"
#elif defined __aarch64__
#define CORE "x10"
#define VECTOR "s5"
#define IN_VECTOR float // clang fails with int, and with v5
#define FLOATS "w"
#else
#define CORE "esi"
#define VECTOR "xmm5"
#define IN_VECTOR int
#define FLOATS "x"
#endif
static inline unsigned barrier(unsigned x) { __asm__("" : "+r"(x)); return x; }
__attribute__((noinline)) unsigned sel(unsigned c, unsigned a, unsigned b) { unsigned m = barrier(0u - (c != 0)); return (m & a) | (~m & b); }
__attribute__((noinline)) int known(void) { int x = 5; __asm__("" : "+r"(x)); return x * 25; }
__attribute__((noinline)) int kept(int x) { int y = x * 7 + 3; __asm__ volatile("" : : "r,m"(y) : "memory"); return x; }
__attribute__((noinline)) double real(double x) { double y = x * 3; __asm__ volatile("" : "+" FLOATS(y)); return y - x; }
__attribute__((noinline)) int pair(int x, int y) { __asm__("" : "+r"(x), "+r"(y)); return x - y; }
__attribute__((noinline)) long long wide(long long x) { __asm__("" : "+m"(x)); return x + 1; }
__attribute__((noinline)) int across(int x) { register IN_VECTOR y __asm__(VECTOR) = x + 1; __asm__ volatile("" : "+" FLOATS(y)); return y * 2; }
__attribute__((noinline)) float around(float x) {
  register float y __asm__(CORE) = x * 4;
  __asm__ volatile("" : "+r"(y));
  return y;
}
int main(void) {
  struct { int a[9]; } s = {{1, 2, 3}};
  __asm__ volatile("" : "+m"(s));
  __asm__ volatile("" : : "r"(&s) : "memory");
  printf("%u %u %d %d %f %d %lld %d %d %f\n", sel(3, 5, 6), sel(0, 5, 6), known(), kept(4), real(2), pair(9, 4), wide(1ll << 40), s.a[2], across(20), around(1.5f));
}
