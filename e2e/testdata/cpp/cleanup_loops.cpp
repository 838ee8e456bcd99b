// Exceptions out of loops, switches and conditions: break, continue, goto and return through destructors, and values changed on the way.
#include <cstdio>
#include <string>
#include <vector>
static int live;
struct R { int id; R(int i) : id(i) { ++live; if (i == 13) { --live; throw i; } } R(const R &o) : id(o.id + 100) { ++live; } ~R() { --live; } int operator()(int x) { if (x == id) throw std::string("hit ") + std::to_string(x); return x + id; } };
[[gnu::noinline]] static int walk(int n, int stop) {
  int acc = 0, last = -1;
  for (int i = 0; i < n; i++) {
    R r(i);
    try {
      for (int j = 0; j < 4; j++) {
        R q(i + j);
        if (j == 2 && i % 3 == 1) break;
        if (j == 1 && i % 2) continue;
        if (i == stop) goto out;
        acc = acc * 7 + q(j * 5);
        last = j;
      }
      switch (R s(acc & 3); s.id) { case 0: acc++; break; case 1: { R inner(2); acc += inner.id; } [[fallthrough]]; case 2: acc -= 3; break; default: if (R c = s; c.id > 102) acc ^= c.id; }
    } catch (const std::string &s) { acc += s.size() * 1000 + last; }
    catch (int x) { acc = -x; if (stop < 0) throw; }
  }
  return acc;
out:
  return acc * 2 + last;
}
[[gnu::noinline]] static bool both(const R &a, R b, R c) { return a.id && (b.id ? R(c.id).id > 3 : R(a.id + 13).id > 0); }
int main() {
  for (int stop : {1000, 3, 7, 12, -1}) { try { std::printf("%d", walk(16, stop)); } catch (int x) { std::printf("out %d", x); } std::printf(" live %d\n", live); }
  for (int k = 0; k < 15; k++) try { std::printf("%d ", both(R(k), R(k % 3), R(k * 2))); } catch (int x) { std::printf("threw%d ", x); }
  std::printf("live %d\n", live);
  try { std::vector<R> v; v.reserve(2); for (int i = 9;; i++) v.emplace_back(i); } catch (int x) { std::printf("%d %d\n", x, live); }
}
