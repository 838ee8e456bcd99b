// Tasks that await each other by symmetric transfer: a million deep and a million in a row, in a stack of 8 MiB or less.
#include <coroutine>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <utility>

template <class T> struct task {
  struct promise_type {
    T value{};
    std::coroutine_handle<> waiting;
    task get_return_object() { return task{std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    struct finish {
      bool await_ready() noexcept { return false; }
      std::coroutine_handle<> await_suspend(std::coroutine_handle<promise_type> h) noexcept {
        if (auto w = h.promise().waiting) return w;
        return std::noop_coroutine();
      }
      void await_resume() noexcept {}
    };
    finish final_suspend() noexcept { return {}; }
    void return_value(T v) { value = v; }
    void unhandled_exception() { abort(); }
  };
  std::coroutine_handle<promise_type> h;
  explicit task(std::coroutine_handle<promise_type> h) : h(h) {}
  task(task &&o) : h(std::exchange(o.h, {})) {}
  ~task() { if (h) h.destroy(); }
  bool await_ready() { return false; }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> c) { h.promise().waiting = c; return h; }
  T await_resume() { return h.promise().value; }
  T run() { h.resume(); return h.promise().value; }
};

task<long> one(long i) { co_return i % 3; }
task<long> loop(long n) { long s = 0; for (long i = 0; i < n; i++) s += co_await one(i); co_return s; }

struct link { task<long> *next; };
task<long> last() { co_return 1; }
task<long> chain(task<long> *next) { long x = co_await *next; co_return x + 1; }

struct either {
  bool other;
  std::coroutine_handle<> to;
  bool await_ready() { return false; }
  bool await_suspend(std::coroutine_handle<>) { return other; }
  int await_resume() { return other ? 2 : 1; }
};
task<long> sometimes(int n) { long s = 0; for (int i = 0; i < n; i++) s = s * 3 + co_await either{i % 4 == 3, {}}; co_return s; }

int main() {
  printf("%ld\n", loop(1000000).run());
  const int depth = 1000000;
  auto *tasks = static_cast<task<long> *>(malloc(sizeof(task<long>) * (depth + 1)));
  new (&tasks[0]) task<long>(last());
  for (int i = 1; i <= depth; i++) new (&tasks[i]) task<long>(chain(&tasks[i - 1]));
  printf("%ld\n", tasks[depth].run());
  for (int i = 0; i <= depth; i++) tasks[i].~task<long>();
  free(tasks);
  auto s = sometimes(13);
  s.h.resume();
  while (!s.h.done()) { printf("again "); s.h.resume(); }
  printf("%ld\n", s.h.promise().value);
}
