/* What C does with __bf16. Old libraries have no conversions to it, so that clang's program does not link. */
#include <stdio.h>
#include <string.h>
typedef __bf16 b;
__attribute__((noinline)) float ext(b a) { return a; }
__attribute__((noinline)) b tr(float a) { return (b)a; }
__attribute__((noinline)) b trd(double a) { return (b)a; }
__attribute__((noinline)) b fl(long long a) { return (b)a; }
__attribute__((noinline)) b add(b a, b c) { return a + c * a; }
__attribute__((noinline)) int less(b a, b c) { return (float)a < (float)c; }
__attribute__((noinline)) void loop(b *x, const b *y, int n) { for (int i = 0; i < n; i++) x[i] = x[i] * y[i] + (b)1.5f; }
static unsigned bits(b x) { unsigned short u; memcpy(&u, &x, 2); return u; }
int main(int argc, char **argv) {
  float f[] = {1.2345f, 1e30f, -3.3e38f, 3.4e38f, 1e-40f, 0.0f, -0.0f, 1.00390625f, 1.01171875f};
  for (int i = 0; i < 9; i++) printf("%x %x %f\n", bits(tr(f[i] * argc)), bits(trd(f[i] * 1.0000001 * argc)), ext(tr(f[i])));
  double d[] = {1.00390625, 1.00390625000000001, 1.003906250000001, 1.0039062499999999, 1.01171875, 1.011718749999999, -1.003906250000001};
  for (int i = 0; i < 7; i++) printf("%x ", bits(trd(d[i] * argc)));
  long long n[] = {257, 258, 259, 0x101000000000000ll, 0x101000000000001ll, 0x100ffffffffffffll, -1};
  for (int i = 0; i < 7; i++) printf("%x ", bits(fl(n[i] * argc)));
  b x[9], y[9];
  for (int i = 0; i < 9; i++) x[i] = (b)(i * 1.1f), y[i] = (b)(argc - i * 0.3f);
  loop(x, y, 9);
  for (int i = 0; i < 9; i++) printf("%x ", bits(x[i]));
  printf("%x %d\n", bits(add(x[3], y[2])), less(x[1], y[1]));
  return 0;
}
