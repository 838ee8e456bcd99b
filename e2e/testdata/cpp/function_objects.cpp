// Lambdas and function objects: captures of every kind, recursion, std::function and bind, generic and mutable lambdas, results by reference.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>
struct Acc { int total = 0; void operator()(int x) { total += x; } int scaled(int k, int m) const { return total * k + m; } };
static int add(int a, int b) { return a + b; } static int &pick(int &a, int &b, bool f) { return f ? a : b; }
template <class F> static auto twice(F f) { return [f](auto x) { return f(f(x)); }; }
template <class... F> static auto compose(F... f) { return [=](auto x) { ((x = f(x)), ...); return x; }; }
struct Button { std::vector<std::function<bool(int)>> handlers; int press(int k) { int n = 0; for (auto &h : handlers) n += h(k); return n; } };
int main() {
  int base = 10; double rate = 0.5; std::string name = "n"; auto owned = std::make_unique<int>(7);
  auto f = [&base, rate, name, p = std::move(owned), n = 0](int x) mutable { base += x; name += "!"; return base * rate + *p + name.size() + ++n; };
  std::printf("%g %g %d\n", f(1), f(2), base);
  std::function<long(int)> fact = [&](int n) -> long { return n < 2 ? 1 : n * fact(n - 1); }; std::printf("%ld\n", fact(12));
  auto y = [](auto self, int n) -> int { return n < 2 ? n : self(self, n - 1) + self(self, n - 2); }; std::printf("%d\n", y(y, 18));
  std::printf("%d %s\n", twice([](int x) { return x * 3; })(5), twice([](std::string s) { return s + s; })(std::string("ab")).c_str());
  std::printf("%d\n", compose([](int x) { return x + 1; }, [](int x) { return x * x; }, [](int x) { return x - 3; })(4));
  using namespace std::placeholders; auto minus = std::bind(std::minus<int>(), _2, _1); auto five = std::bind(add, 2, 3); Acc acc; std::vector<int> v{1, 2, 3, 4}; acc = std::for_each(v.begin(), v.end(), acc);
  std::printf("%d %d %d %d\n", minus(3, 10), five(), acc.total, std::mem_fn(&Acc::scaled)(acc, 2, 1)); std::function<int(const Acc &, int, int)> m = &Acc::scaled; std::printf("%d\n", m(acc, 3, 4));
  int a = 1, b = 2; std::invoke(pick, a, b, false) = 50; std::reference_wrapper<int> r = std::ref(a); r.get() = 60; std::printf("%d %d\n", a, b);
  Button button; int clicks = 0; for (int i = 0; i < 5; i++) button.handlers.push_back([i, &clicks](int k) { clicks += i; return k % (i + 1) == 0; }); button.handlers.emplace_back(std::not_fn([](int k) { return k > 5; })); std::printf("%d %d %d\n", button.press(6), button.press(4), clicks);
  std::function<void()> empty; try { empty(); } catch (const std::bad_function_call &) { std::puts("empty"); }
  int (*plain)(int) = [](int x) { return x ^ 5; }; int (*table[])(int) = {plain, +[](int x) { return -x; }}; std::printf("%d %d\n", table[0](3), table[1](3));
  std::map<std::string, std::function<double(double, double)>> ops{{"+", std::plus<>()}, {"max", [](double a, double b) { return std::max(a, b); }}}; for (auto &[k, op] : ops) std::printf("%s %g ", k.c_str(), op(2, 3.5)); std::puts("");
}
