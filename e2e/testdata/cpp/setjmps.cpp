// setjmp and longjmp over frames without destructors, values kept and volatile, and exceptions beside them.
#include <csetjmp>
#include <csignal>
#include <cstdio>
#include <stdexcept>
static std::jmp_buf top, inner;
static sigjmp_buf signals;
[[gnu::noinline]] static int deep(int n, int to) { if (n == 0) std::longjmp(to ? top : inner, to + 10); return deep(n - 1, to) + n; }
[[gnu::noinline]] static int kept(int a, double d) {
  volatile int changed = a; int constant = a * 3; double same = d / 4; long long wide = (long long)a << 33;
  if (int r = setjmp(inner)) return changed * 1000 + constant + (int)same + r + (int)(wide >> 33);
  changed += 5; return deep(4, 0);
}
[[gnu::noinline]] static int loop() {
  volatile int round = 0; volatile int sum = 0;
  switch (setjmp(top)) { case 0: case 11: case 12: break; default: return -1; }
  sum = sum + round * round; round = round + 1;
  if (round < 6) deep(round, 1);
  return sum;
}
static void handler(int) { siglongjmp(signals, 3); }
struct Guard { ~Guard() { std::puts("guard"); } };
[[gnu::noinline]] static int mixed(int k) {
  volatile int at = 0;
  try { Guard g; at = 1; if (k == 2) throw std::runtime_error("thrown"); if (setjmp(inner) == 0) { at = 2; deep(1, 0); } at = at + 5; if (k == 1) throw (int)at; return at; }
  catch (int x) { return x * 100; } catch (const std::exception &e) { std::puts(e.what()); return at; }
}
int main() {
  std::printf("%d %d\n", kept(7, 9.5), kept(-2, 100)); std::printf("%d\n", loop());
  for (int k = 0; k < 3; k++) std::printf("%d\n", mixed(k));
  std::signal(SIGUSR1, handler); volatile int tries = 0; if (sigsetjmp(signals, 1) < 3 || tries < 3) { tries = tries + 1; std::raise(SIGUSR1); } std::printf("%d\n", tries);
}
