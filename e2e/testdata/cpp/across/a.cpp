// Half of a program: exceptions cross between this file and the other.
#include "across.h"
#include <cstdio>
#include <string>
struct Guard { const char *name; int n; ~Guard() { std::printf("~%s%d ", name, n); } };
int ping(int n, int depth, Back back) {
  Guard g{"a", depth};
  int before = n * 7 + depth;
  if (depth == 0) { if (n % 4 == 0) throw n; if (n % 4 == 1) throw std::string("from a"); if (n % 4 == 2) throw Shared{n}; }
  try { return back.f(n, depth - 1, ping) + before; }
  catch (int x) { std::printf("[a int %d] ", x); if (depth % 3 == 2) throw x + before; return x; }
}
long double wide(long double x, double y, float z) { Guard g{"w", (int)z}; long double r = toss(x) + y; return r * z; }
int main() {
  for (int n = 0; n < 8; n++)
    for (int depth = 0; depth < 7; depth++) {
      try { std::printf("%d\n", depth % 2 ? ping(n, depth, pong) : pong(n, depth, ping)); }
      catch (int x) { std::printf("main int %d\n", x); }
      catch (const std::string &s) { std::printf("main %s\n", s.c_str()); }
      catch (const Shared &s) { std::printf("main shared %d\n", s.n); }
    }
  for (int i = 0; i < 6; i++)
    try { std::printf("%g\n", (double)wide(i * 1.5L, i, i + 0.5f)); } catch (double d) { std::printf("double %g\n", d); }
}
