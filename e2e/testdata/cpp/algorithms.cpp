// Algorithms, iterators and lambdas.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <iterator>
#include <numeric>
#include <random>
#include <string>
#include <vector>
int main() {
  std::mt19937 g(12345); std::vector<int> v(200); std::iota(v.begin(), v.end(), 0); std::shuffle(v.begin(), v.end(), g);
  auto w = v; std::sort(w.begin(), w.end(), [](int a, int b) { return a % 10 != b % 10 ? a % 10 < b % 10 : a > b; });
  std::stable_partition(v.begin(), v.end(), [](int x) { return x % 3 == 0; });
  std::nth_element(v.begin(), v.begin() + 50, v.end());
  std::vector<int> out; std::set_intersection(w.begin(), w.begin() + 20, w.begin() + 10, w.begin() + 30, std::back_inserter(out), [](int a, int b) { return a % 10 != b % 10 ? a % 10 < b % 10 : a > b; });
  std::printf("%d %d %zu %d\n", w[17], v[50], out.size(), std::accumulate(out.begin(), out.end(), 0));
  std::string s = "the quick brown fox"; std::transform(s.begin(), s.end(), s.begin(), [n = 1](char c) mutable { return ++n % 2 ? toupper(c) : c; }); std::puts(s.c_str());
  std::next_permutation(s.begin(), s.end()); std::rotate(s.begin(), s.begin() + 4, s.end()); std::puts(s.c_str());
  std::function<int(int)> fib = [&](int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }; std::printf("%d\n", fib(18));
  std::function<void()> none; try { none(); } catch (std::bad_function_call &) { std::puts("bad call"); }
  auto compose = [](auto f, auto h) { return [=](auto x) { return f(h(x)); }; }; std::printf("%g\n", compose([](double x) { return x * 2; }, [](int x) { return x + 0.5; })(4));
  auto [lo, hi] = std::minmax_element(w.begin(), w.end()); std::printf("%d %d %ld\n", *lo, *hi, (long)std::count_if(w.begin(), w.end(), std::bind(std::greater<>(), std::placeholders::_1, 100)));
  std::vector<int> h(w.begin(), w.begin() + 31); std::make_heap(h.begin(), h.end()); std::sort_heap(h.begin(), h.end()); std::printf("%d %d\n", h.front(), std::inner_product(h.begin(), h.end(), w.begin(), 0));
  try { std::for_each(w.begin(), w.end(), [k = 0](int x) mutable { if (++k == 100) throw x; }); } catch (int x) { std::printf("stopped at %d\n", x); }
}
