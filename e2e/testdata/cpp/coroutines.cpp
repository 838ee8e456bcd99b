// Coroutines: generators, and exceptions through them.
#include <coroutine>
#include <cstdio>
#include <exception>
#include <utility>
template <class T> struct Generator {
  struct promise_type {
    T value; std::exception_ptr error;
    Generator get_return_object() { return Generator(std::coroutine_handle<promise_type>::from_promise(*this)); }
    std::suspend_always initial_suspend() { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(T v) { value = v; return {}; }
    void return_void() {}
    void unhandled_exception() { error = std::current_exception(); }
  };
  std::coroutine_handle<promise_type> h;
  explicit Generator(std::coroutine_handle<promise_type> h) : h(h) {}
  Generator(Generator &&o) : h(std::exchange(o.h, {})) {}
  ~Generator() { if (h) h.destroy(); }
  bool next() { h.resume(); if (h.promise().error) std::rethrow_exception(h.promise().error); return !h.done(); }
  T value() { return h.promise().value; }
};
struct Guard { const char *s; ~Guard() { std::printf("~%s\n", s); } };
Generator<long> fib(int n) { Guard g{"fib"}; long a = 0, b = 1; for (int i = 0; i < n; i++) { co_yield a; long c = a + b; a = b; b = c; } }
Generator<int> bad(int n) { Guard g{"bad"}; for (int i = 0;; i++) { if (i == n) throw i; co_yield i * i; } }
int main() {
  { auto g = fib(15); while (g.next()) std::printf("%ld ", g.value()); std::puts(""); }
  { auto g = fib(100); for (int i = 0; i < 5; i++) g.next(); std::printf("%ld\n", g.value()); }
  auto b = bad(4); try { while (b.next()) std::printf("%d ", b.value()); } catch (int x) { std::printf("threw %d\n", x); }
}
