// The other half.
#include "across.h"
#include <cstdio>
#include <string>
struct Mark { int n; ~Mark() { std::printf("~b%d ", n); } };
int pong(int n, int depth, Back back) {
  Mark m{depth};
  if (depth <= 0) { if (n & 1) throw Shared{n + depth}; throw n + 1000; }
  int kept = depth * 13, other = n ^ depth;
  try { int r = back.f(n, depth - 1, pong); return r + kept - other; }
  catch (const Shared &s) { std::printf("[b shared %d] ", s.n); if (s.n % 2) throw; return kept; }
  catch (const std::string &s) { std::printf("[b %s] ", s.c_str()); throw other; }
}
long double toss(long double x) { Mark m{(int)x}; if (x > 4) throw (double)x; return x + 1; }
