// Function try blocks, exceptions in constructors, in default arguments and in conditions.
#include <cstdio>
#include <memory>
#include <string>
struct Part { int n; Part(int n) : n(n) { if (n < 0) throw n; } ~Part() { std::printf("~Part %d\n", n); } };
struct Whole {
  Part a, b;
  Whole(int x, int y) try : a(x), b(y) { std::printf("made %d %d\n", x, y); } catch (int n) { std::printf("failed %d\n", n); }
};
int f(int n) try { if (n > 2) throw n; return n; } catch (int x) { return -x; }
int dflt() { throw std::string("default"); }
int g(int x = dflt()) { return x; }
int main() {
  int args[][2] = {{1, 2}, {-1, 2}, {1, -2}};
  for (auto &p : args) try { Whole w(p[0], p[1]); } catch (int n) { std::printf("outer %d\n", n); }
  std::printf("%d %d\n", f(1), f(5));
  try { g(); } catch (const std::string &s) { std::puts(s.c_str()); }
  try { std::unique_ptr<Whole> w(new Whole(3, -4)); } catch (...) { std::puts("unique"); }
  try { if (int n = f(7); n < 0) throw n; } catch (int n) { std::printf("cond %d\n", n); }
}
