/* What C does with _Float16. */
#include <stdio.h>
#include <string.h>
typedef _Float16 h;
h gh = 1.5; h ah[9] = {1,2,3,4,5,6,7,8,9};
struct P { h x, y; char c; h z; };
__attribute__((noinline)) h add(h a, h c) { return a + c * (h)2; }
__attribute__((noinline)) h many(h a, h c, h d, h e, h f, h g, h i, h j, h k, h l) { return a - c * d / e + f - g * i / j + k - l; }
__attribute__((noinline)) float ext(h a) { return a; }
__attribute__((noinline)) double extd(h a) { return a; }
__attribute__((noinline)) long double extl(h a) { return a; }
__attribute__((noinline)) h tr(float a) { return a; }
__attribute__((noinline)) h trd(double a) { return a; }
__attribute__((noinline)) h trl(long double a) { return a; }
__attribute__((noinline)) int cmp(h a, h c) { return (a < c) | (a <= c) << 1 | (a == c) << 2 | (a != c) << 3 | (a > c) << 4 | (a >= c) << 5; }
__attribute__((noinline)) struct P st(struct P p) { p.x += 1; p.y *= p.x; p.z = -p.z; return p; }
__attribute__((noinline)) h fi(int i) { return i; }
__attribute__((noinline)) h fu(unsigned i) { return i; }
__attribute__((noinline)) h fl(long long i) { return i; }
__attribute__((noinline)) int ti(h a) { return a; }
__attribute__((noinline)) unsigned long long tu(h a) { return a; }
__attribute__((noinline)) void loop(h *a, const h *c, int n) { for (int i = 0; i < n; i++) a[i] = a[i] * c[i] + gh; }
__attribute__((noinline)) h sum(const h *a, int n) { h s = 0; for (int i = 0; i < n; i++) s += a[i]; return s; }
__attribute__((noinline)) _Complex _Float16 cx(_Complex _Float16 a) { return a + a; }
static unsigned bits(h x) { unsigned short u; memcpy(&u, &x, 2); return u; }

int main(int argc, char **argv) {
  h x = argc + (h)0.25, y = (h)3.7;
  printf("%x %x %f %f %Lf\n", bits(add(x, y)), bits(many(1,2,3,4,5,6,x,8,y,10)), ext(y), extd(y), extl(y));
  printf("%x %x %x %x\n", bits(tr(argc / 3.0f)), bits(trd(argc * 70000.0)), bits(trl(argc * 1e-7L)), bits(tr(argc * 5e-8f)));
  h v[] = {x, y, -x, 0, -(h)0.0, (h)(1.0f/0.0f*argc), (h)__builtin_nanf("")};
  for (int i = 0; i < 7; i++) for (int j = 0; j < 7; j++) printf("%x ", cmp(v[i], v[j])); puts("");
  struct P p = st((struct P){x, y, 'c', (h)7}); printf("%x %x %c %x\n", bits(p.x), bits(p.y), p.c, bits(p.z));
  printf("%x %x %x %x %d %llu\n", bits(fi(-1000 * argc)), bits(fu(60000 * argc)), bits(fl(12345ll * argc)), bits(fi(2049)), ti(-y), tu(y));
  h z[9]; for (int i = 0; i < 9; i++) z[i] = i + x; loop(z, ah, 9); for (int i = 0; i < 9; i++) printf("%x ", bits(z[i])); printf("%x\n", bits(sum(z, 9)));
  _Complex _Float16 c = cx(x + y * 1.0fi); printf("%x %x\n", bits(__real__ c), bits(__imag__ c));
  printf("%x %x %x\n", bits(__builtin_fabsf16(-y)), 1, bits(__builtin_copysignf16(x, -y)));
  return 0;
}
