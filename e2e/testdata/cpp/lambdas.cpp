// Captures by value, reference and move; recursive, generic, stateful lambdas; function pointers.
#include <cstdio>
#include <functional>
#include <memory>
#include <vector>
template <class F> static int apply(F &&f, int n) { return f(n); }
static int twice(int (*f)(int), int x) { return f(f(x)); }
int main() {
  int a = 3, b = 4; auto f = [a, &b](int x) mutable { a += x; b += a; return a * b; }; std::printf("%d %d %d %d\n", f(1), f(2), a, b);
  auto p = std::make_unique<int>(9); auto g = [p = std::move(p)](int x) { return *p * x; }; std::printf("%d %d\n", apply(g, 3), p == nullptr);
  auto fact = [](auto self, int n) -> long { return n < 2 ? 1 : n * self(self, n - 1); }; std::printf("%ld\n", fact(fact, 12));
  std::vector<std::function<int()>> fs; for (int i = 0; i < 5; i++) fs.push_back([i, &fs] { return i * (int)fs.size(); }); int s = 0; for (auto &h : fs) s = s * 3 + h(); std::printf("%d\n", s);
  std::printf("%d\n", twice([](int x) { return x * x + 1; }, 2));
  auto sum = [](auto... xs) { return (0 + ... + xs); }; std::printf("%g\n", sum(1, 2.5, 3L));
  auto thrower = [&](int n) { if (n > b) throw n; return n; }; try { for (int i = 0;; i += 7) thrower(i); } catch (int n) { std::printf("%d\n", n); }
}
