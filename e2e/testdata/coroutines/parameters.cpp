// Parameters: of all kinds and sizes, move-only ones, those of member functions and lambdas, and what is read of them late.
#include <coroutine>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

// Members of it are inlined even at -O0, and stand in no library: without clang's passes they are to stand here.
template class std::allocator<char>;

template <class T> struct lazy {
  struct promise_type {
    T value{};
    lazy get_return_object() { return lazy{std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    void return_value(T x) { value = std::move(x); }
    void unhandled_exception() { throw; }
  };
  std::coroutine_handle<promise_type> h;
  explicit lazy(std::coroutine_handle<promise_type> h) : h(h) {}
  lazy(lazy &&o) : h(std::exchange(o.h, {})) {}
  ~lazy() { if (h) h.destroy(); }
  T get() { while (!h.done()) h.resume(); return std::move(h.promise().value); }
};

#ifdef __SIZEOF_INT128__
typedef unsigned __int128 wide;
#else
typedef unsigned long long wide;
#endif
constexpr int half = sizeof(wide) * 4;

struct Small { short a; char b; };
struct Large { double d[9]; int n; };
struct Only { std::unique_ptr<std::string> p; };

lazy<double> numbers(bool t, signed char c, short s, int i, long l, float f, double d, long double x, wide w, Small small, Large large) {
  co_await std::suspend_always{};
  double sum = t + c + s + i + double(l) + f + d + double(x) + double((unsigned long)(w >> half)) + small.a + small.b;
  for (double y : large.d) { sum += y; co_await std::suspend_always{}; }
  co_return sum + large.n;
}

lazy<std::string> moved(Only a, std::vector<Only> more, std::string &&late) {
  std::string s = *a.p;
  co_await std::suspend_always{};
  for (auto &o : more) { s += *o.p; co_await std::suspend_always{}; o.p.reset(); }
  co_return s + late;
}

struct Counter {
  int base;
  std::string tag;
  lazy<std::string> count(int n) const {
    std::string s;
    for (int i = 0; i < n; i++) { s += tag + std::to_string(base + i) + " "; co_await std::suspend_always{}; }
    co_return s;
  }
  virtual lazy<int> twice(int x) { co_await std::suspend_always{}; co_return 2 * x + base; }
  virtual ~Counter() = default;
};
struct Other : Counter { lazy<int> twice(int x) override { int y = co_await_it(x); co_return y + base * 1000; } int co_await_it(int x) { return x * 3; } };

template <class F, class... A> lazy<int> apply(F f, A... args) {
  int n = f(args...);
  co_await std::suspend_always{};
  co_return n + int(sizeof...(args));
}

int main() {
  Large large{};
  for (int i = 0; i < 9; i++) large.d[i] = i * 0.25;
  large.n = 77;
  printf("%.3f\n", numbers(true, -3, 300, -70000, 1L << 20, 0.5f, 2.25, 3.5L, (wide)9 << half, {12, 'x'}, large).get());
  std::vector<Only> more;
  for (int i = 0; i < 3; i++) more.push_back({std::make_unique<std::string>("part " + std::to_string(i) + " ")});
  printf("%s\n", moved({std::make_unique<std::string>("first ")}, std::move(more), std::string("and the last, which outlives the call")).get().c_str());
  Other c;
  c.base = 4; c.tag = "#";
  printf("%s\n", c.count(5).get().c_str());
  Counter &r = c;
  printf("%d %d\n", r.twice(5).get(), r.Counter::twice(5).get());
  printf("%d\n", apply([](int a, int b, int c) { return a * b + c; }, 6, 7, 8).get());
  auto keep = [k = 5](int n) -> lazy<int> { int s = 0; for (int i = 0; i < n; i++) { s += k * i; co_await std::suspend_always{}; } co_return s; };
  printf("%d\n", keep(6).get());
  std::function<lazy<int>(int)> down = [&](int n) -> lazy<int> { if (n == 0) co_return 1; auto x = down(n - 1); co_await std::suspend_always{}; co_return n * x.get(); };
  printf("%d\n", down(10).get());
}
