// A generator whose variables are looked at while it runs.
#include <coroutine>
#include <cstdio>

struct Numbers {
  struct promise_type {
    int current = 0;
    Numbers get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(int n) {
      current = n;
      return {};
    }
    void return_void() {}
    void unhandled_exception() {}
  };
  std::coroutine_handle<promise_type> h;
  ~Numbers() { h.destroy(); }
  bool next() {
    h.resume();
    return !h.done();
  }
};

struct alignas(64) Wide {
  long n;
};

Numbers sums(int from, int to) {
  Wide wide = {100};
  int sum = 0;
  for (int i = from; i < to; i++) {
    sum += i;
    int twice = 2 * sum;
    co_yield twice;
    wide.n += twice; // line A
  }
  std::printf("%d %ld\n", sum, wide.n); // line B
}

int main() {
  Numbers n = sums(3, 6);
  while (n.next())
    std::printf("%d\n", n.h.promise().current);
}
