// Chains of nested exceptions, each level adding its own, and what is live across the throws.
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>
#include <vector>
struct Trace { static int depth; int id; explicit Trace(int i) : id(i) { ++depth; } ~Trace() { --depth; std::printf("-%d(%d) ", id, depth); } };
int Trace::depth = 0;
struct Annotated : std::runtime_error { int level; double weight; Annotated(int l, double w) : std::runtime_error("level " + std::to_string(l)), level(l), weight(w) {} };
[[gnu::noinline]] static double descend(int level, int bottom, double a, double b) {
  Trace t(level);
  double sum = a * b + level;
  try {
    if (level == bottom) throw std::out_of_range("bottom");
    return descend(level + 1, bottom, sum, b + 0.5) + sum;
  } catch (...) {
    if (level % 2 == 0) std::throw_with_nested(Annotated(level, sum));
    throw;
  }
}
static int unwrap(const std::exception &e, std::vector<std::string> &out) {
  out.push_back(e.what());
  if (auto *a = dynamic_cast<const Annotated *>(&e)) out.back() += " w=" + std::to_string(a->weight);
  try { std::rethrow_if_nested(e); } catch (const std::exception &inner) { return 1 + unwrap(inner, out); }
  return 1;
}
int main() {
  for (int bottom = 0; bottom < 7; bottom++) {
    std::vector<std::string> out;
    try { std::printf("%g\n", descend(0, bottom, 1.25, 2)); }
    catch (const std::exception &e) { std::printf("\n%d:", unwrap(e, out)); }
    for (auto &s : out) std::printf(" [%s]", s.c_str());
    std::printf(" depth %d\n", Trace::depth);
  }
}
