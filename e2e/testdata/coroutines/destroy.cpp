// Coroutines that are destroyed at each of their suspend points: destructors run in reverse order, of what there is by then.
#include <array>
#include <coroutine>
#include <cstdio>
#include <memory>
#include <utility>

struct D {
  int n;
  explicit D(int n) : n(n) { printf("+%d ", n); }
  D(D &&o) : n(o.n + 100) { printf(">%d ", n); }
  D(const D &o) : n(o.n + 200) { printf("=%d ", n); }
  ~D() { printf("-%d ", n); }
};

struct co {
  struct promise_type {
    D d{1};
    int steps = 0;
    co get_return_object() { return co{std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(int n) { steps = n; return {}; }
    template <class A> A &&await_transform(A &&a) { return std::forward<A>(a); }
    void return_void() { printf("returned "); }
    void unhandled_exception() { throw; }
  };
  std::coroutine_handle<promise_type> h;
};

struct Await {
  D d;
  Await(int n) : d(n) {}
  bool await_ready() { return false; }
  bool await_suspend(std::coroutine_handle<>) { return d.n % 2 == 0; }
  D await_resume() { return D(d.n * 2); }
};

co body(D byValue, D &byReference, std::unique_ptr<D> owned, const char *name, std::array<int, 12> numbers) {
  D first(10);
  co_yield 1;
  {
    D second(20);
    D third = co_await Await(30);
    printf("(%d %d %s) ", third.n, byReference.n, name);
    for (int i = 0; i < 2; i++) {
      D loop(40 + i);
      if (i == 1) { co_yield 2; continue; }
      co_await Await(51);
      co_yield numbers[i + 5];
    }
    D moved(std::move(byValue));
    auto local = std::move(owned);
    co_yield local->n;
  }
  switch (numbers[1]) {
  case 1: { D in(60); co_yield 3; co_return; }
  default: co_yield 4;
  }
}

int main() {
  for (int stop = 0; stop < 9; stop++) {
    printf("%d: ", stop);
    D referred(5);
    std::array<int, 12> numbers{};
    for (int i = 0; i < 12; i++) numbers[i] = i * (stop % 2 + 1);
    auto c = body(D(2), referred, std::make_unique<D>(3), "name", numbers);
    printf("| ");
    for (int i = 0; i < stop && !c.h.done(); i++) { c.h.resume(); printf("%d%s ", c.h.promise().steps, c.h.done() ? "!" : ""); }
    printf("| ");
    c.h.destroy();
    puts("");
  }
}
