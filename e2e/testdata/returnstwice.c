// What is live across calls that return twice, where registers are scarce behind them.
#include <setjmp.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

static jmp_buf point;
static int g[40];
static double d[12];

__attribute__((noinline)) static int f(int k) { return g[k] * 3 + k; }
__attribute__((noinline)) static double h(int k) { return d[k] / 2; }
__attribute__((noinline)) static void jump(void) { longjmp(point, 1); }

__attribute__((noinline)) static int integers(int n) {
  int a0 = f(0), a1 = f(1), a2 = f(2), a3 = f(3), a4 = f(4), a5 = f(5), a6 = f(6), a7 = f(7), a8 = f(8), a9 = f(9);
  if (setjmp(point)) return a0 + 2 * a1 + 3 * a2 + 4 * a3 + 5 * a4 + 6 * a5 + 7 * a6 + 8 * a7 + 9 * a8 + 10 * a9;
  int c0 = f(10), c1 = f(11), c2 = f(12), c3 = f(13), c4 = f(14), c5 = f(15), c6 = f(16), c7 = f(17), c8 = f(18), c9 = f(19);
  f(n);
  g[30] = c0 + c1 * 2 + c2 * 3 + c3 * 4 + c4 * 5 + c5 * 6 + c6 * 7 + c7 * 8 + c8 * 9 + c9 * 10;
  jump();
  return 0;
}

__attribute__((noinline)) static double doubles(long long wide) {
  double a = h(0), b = h(1), c = h(2), e = h(3);
  wide *= g[5];
  if (setjmp(point)) return a + 2 * b + 3 * c + 4 * e + (double)wide;
  double p = h(4), q = h(5), r = h(6), s = h(7);
  long long other = (long long)g[6] << 20;
  f(1);
  d[8] = p + 2 * q + 3 * r + 4 * s + (double)other;
  jump();
  return 0;
}

// A value and a copy of it that goes on changing.
__attribute__((noinline)) static int copies(int n) {
  int kept = f(n), i = kept;
  if (setjmp(point)) return kept;
  for (int round = 0; round < n; round++) i = i * 3 + f(i & 31);
  g[31] = i;
  jump();
  return 0;
}

// The call in a loop, with what does not change in it.
__attribute__((noinline)) static int loop(int n, const int *p) {
  volatile int sum = 0;
  int scale = f(n) * 7;
  for (int i = 0; i < n; i++) {
    int here = p[i] + scale;
    if (setjmp(point) == 0) {
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

// An interpreter whose state is used everywhere: what is taken through the calls in registers comes together again at
// the head of the loop, and where ways with a call meet ways without one.
struct state { int acc; unsigned at; int depth; const unsigned char *code; jmp_buf *points; int *memory; };
__attribute__((noinline)) static void fail(struct state *s) { longjmp(s->points[--s->depth], s->acc | 1); }
__attribute__((noinline)) static int interpret(struct state *s, int limit, int *counts) {
  jmp_buf points[8];
  const unsigned char *code = s->code;
  int *memory = s->memory;
  s->points = points;
  for (volatile int steps = 0; steps < limit; steps++) {
    int op = code[s->at++ % 19];
    counts[op & 7]++;
    switch (op & 7) {
    case 0: s->acc += memory[op >> 3]; break;
    case 1: memory[op >> 3] = s->acc + f(op >> 3); break;
    case 2: s->acc = (s->acc & 0xffffff) * 3 + (op >> 3); break;
    case 3:
      if (s->depth < 8) {
        if (setjmp(points[s->depth++])) { memory[3] += s->acc; counts[0] += 2; }
        else s->acc ^= memory[1];
      }
      break;
    case 4: if (s->depth > 0) fail(s); break;
    case 5: if (s->acc & 1) s->at += op >> 3; break;
    case 6: if (op >> 3 && setjmp(point) == 0) { counts[1]++; jump(); } s->acc += code[s->at % 19]; break;
    default: s->at = 0; memory[0] ^= s->acc;
    }
  }
  for (int i = 0; i < 8; i++) s->acc = (s->acc & 0xffffff) * 5 + memory[i] + counts[i];
  return s->acc;
}

__attribute__((noinline)) static int child(int n) {
  int a = f(n), b = f(n + 1), c = f(n + 2), status = 0;
  pid_t p = vfork();
  if (p == 0) {
    int x = a * 7, y = b * 5;
    _exit((x + y + f(3)) & 63);
  }
  waitpid(p, &status, 0);
  return a + b * 10 + c * 100 + WEXITSTATUS(status);
}

int main(void) {
  for (int i = 0; i < 40; i++) g[i] = i * i + 1;
  for (int i = 0; i < 12; i++) d[i] = i * 1.25 + 3;
  printf("%d %d\n", integers(3), g[30]);
  printf("%.3f %.3f\n", doubles(123456789), d[8]);
  printf("%d %d\n", copies(6), g[31] != 0);
  printf("%d %d\n", loop(9, g + 3), g[32]);
  printf("%d\n", child(4));
  static const unsigned char code[] = {10, 3, 9, 17, 27, 8, 2, 13, 14, 11, 16, 4, 22, 25, 3, 5, 4, 18, 15};
  static int memory[8], counts[8];
  struct state s = {1, 0, 0, code, 0, memory};
  printf("%d %d\n", interpret(&s, 300, counts), s.depth);
}
