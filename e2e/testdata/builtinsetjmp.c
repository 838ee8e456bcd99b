// __builtin_setjmp and __builtin_longjmp: what is live across them, where registers are scarce behind them, in frames
// of several shapes and out of several frames.
#include <stdint.h>
#include <stdio.h>

static void *point[5], *outer[5];
static int g[40];
static double d[12];

__attribute__((noinline)) static int f(int k) { return g[k] * 3 + k; }
__attribute__((noinline)) static double h(int k) { return d[k] / 2; }
__attribute__((noinline)) static void jump(void) { __builtin_longjmp(point, 1); }
__attribute__((noinline)) static void leave(void **to) { __builtin_longjmp(to, 1); }

__attribute__((noinline)) static int integers(int n) {
  int a0 = f(0), a1 = f(1), a2 = f(2), a3 = f(3), a4 = f(4), a5 = f(5), a6 = f(6), a7 = f(7), a8 = f(8), a9 = f(9);
  if (__builtin_setjmp(point)) return a0 + 2 * a1 + 3 * a2 + 4 * a3 + 5 * a4 + 6 * a5 + 7 * a6 + 8 * a7 + 9 * a8 + 10 * a9;
  int c0 = f(10), c1 = f(11), c2 = f(12), c3 = f(13), c4 = f(14), c5 = f(15), c6 = f(16), c7 = f(17), c8 = f(18), c9 = f(19);
  f(n);
  g[30] = c0 + c1 * 2 + c2 * 3 + c3 * 4 + c4 * 5 + c5 * 6 + c6 * 7 + c7 * 8 + c8 * 9 + c9 * 10;
  jump();
  return 0;
}

__attribute__((noinline)) static double doubles(long long wide) {
  double a = h(0), b = h(1), c = h(2), e = h(3);
  wide *= g[5];
  if (__builtin_setjmp(point)) return a + 2 * b + 3 * c + 4 * e + (double)wide;
  double p = h(4), q = h(5), r = h(6), s = h(7);
  long long other = (long long)g[6] << 20;
  f(1);
  d[8] = p + 2 * q + 3 * r + 4 * s + (double)other;
  jump();
  return 0;
}

// The call in a loop, with what does not change in it.
__attribute__((noinline)) static int loop(int n, const int *p) {
  volatile int sum = 0;
  int scale = f(n) * 7;
  for (int i = 0; i < n; i++) {
    int here = p[i] + scale;
    if (__builtin_setjmp(point) == 0) {
      int x = f(i) + f(i + 1), y = f(i + 2) * x;
      g[32] += x ^ y;
      if (i & 1) jump();
    } else {
      sum += here;
    }
    sum += scale + i;
  }
  return sum;
}

// It comes back many times.
__attribute__((noinline)) static int again(int n) {
  volatile int count = 0;
  int step = f(n), result = __builtin_setjmp(point);
  count += 1 + result;
  if (count < 2 * n) jump();
  return count * step;
}

// Out of many frames, each of which has other values in the registers that it must preserve, to one that has none there.
__attribute__((noinline)) static int down(int n, int a, int b, int c) {
  if (n == 0) {
    if (g[0]) leave(outer);
    return a;
  }
  int x = down(n - 1, a + b, b ^ c, c * 3);
  return x + a * b - c;
}

__attribute__((noinline)) static int up(int n, char a, short b) {
  int x = f(n), y = x * a;
  if (__builtin_setjmp(outer)) return x + y * 2 + a * b;
  return down(n, x, y, b);
}

// One inside the other, in frames that are alive at once.
__attribute__((noinline)) static int inner(int n) {
  int k = f(n);
  if (__builtin_setjmp(point)) {
    g[33] += k;
    leave(outer);
  }
  jump();
  return 0;
}

__attribute__((noinline)) static int nested(int n) {
  int k = f(n + 1);
  if (__builtin_setjmp(outer)) return k + g[33];
  return inner(n);
}

// The stack pointer is not at a known distance from the frame.
__attribute__((noinline)) static int variable(int n, int seed) {
  int a[n], k = f(n);
  for (int i = 0; i < n; i++) a[i] = i * seed;
  _Alignas(64) int wide[16];
  for (int i = 0; i < 16; i++) wide[i] = a[i % n] + i;
  int off = (uintptr_t)wide % 64;
  if (__builtin_setjmp(point)) {
    int sum = k + off + ((uintptr_t)wide % 64 != 0);
    for (int i = 0; i < n; i++) sum += a[i];
    for (int i = 0; i < 16; i++) sum += wide[i];
    return sum;
  }
  int b[n + 3];
  for (int i = 0; i < n + 3; i++) b[i] = seed + i;
  g[34] += b[n];
  jump();
  return 0;
}

__attribute__((noinline)) static long long many(int a, int b, int c, int e, int i, int j, long long k, int l, int m) {
  return a + 2 * b + 3 * c + 4 * e + 5 * i + 6 * j + 7 * k + 8 * l + 9 * m;
}

// Arguments in memory before, between and behind.
__attribute__((noinline)) static long long calls(int n) {
  long long sum = many(n, 1, 2, 3, 4, 5, 6, 7, f(n));
  if (__builtin_setjmp(point)) return sum + many(9, 8, n, 7, 6, 5, sum, 4, f(n + 1));
  g[35] += many(f(3), f(4), 1, 2, f(n), 3, 4, n, 5);
  if (g[35]) jump();
  return 0;
}

int main(void) {
  for (int i = 0; i < 40; i++) g[i] = i * i + 1;
  for (int i = 0; i < 12; i++) d[i] = i * 1.25 + 3;
  int kept = f(20), more = f(21);
  printf("%d %d\n", integers(3), g[30]);
  printf("%.3f %.3f\n", doubles(123456789), d[8]);
  printf("%d %d\n", loop(9, g + 3), g[32]);
  printf("%d\n", again(7));
  printf("%d\n", up(9, 5, 1000));
  printf("%d\n", nested(4));
  printf("%d\n", variable(11, 3));
  printf("%d\n", g[34]);
  printf("%lld %d\n", calls(6), g[35]);
  printf("%d %d\n", kept, more);
}
