// Exceptions: thrown in bodies, through awaits, from the parts of an await, from the promise, and caught within coroutines
// that are suspended in between.
#include <coroutine>
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <utility>

struct Trace {
  const char *name;
  Trace(const char *name) : name(name) { printf("[%s ", name); }
  Trace(const Trace &o) : name(o.name) { printf("[copy of %s ", name); }
  ~Trace() { printf("%s] ", name); }
};

struct task {
  struct promise_type {
    int value = 0;
    std::exception_ptr thrown;
    bool rethrows = false;
    task get_return_object() { return task{std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    void return_value(int v) { value = v; }
    void unhandled_exception() { if (rethrows) throw; thrown = std::current_exception(); }
  };
  std::coroutine_handle<promise_type> h;
  ~task() { if (h) h.destroy(); }
  task(std::coroutine_handle<promise_type> h) : h(h) {}
  task(task &&o) : h(std::exchange(o.h, {})) {}
  int run() {
    while (!h.done()) h.resume();
    if (h.promise().thrown) std::rethrow_exception(h.promise().thrown);
    return h.promise().value;
  }
};

struct pause {
  int where; // 1: ready, 2: suspend, 3: resume throws
  bool await_ready() { if (where == 1) throw std::runtime_error("ready"); return false; }
  void await_suspend(std::coroutine_handle<>) { if (where == 2) throw std::runtime_error("suspend"); }
  int await_resume() { if (where == 3) throw std::runtime_error("resume"); return where; }
};

task plain(int n) {
  Trace t("plain");
  if (n == 0) throw 7;
  co_await pause{0};
  Trace u("later");
  if (n == 1) throw std::logic_error("logic");
  co_return n;
}

task catching(int where) {
  Trace a("a");
  int k = 0;
  try {
    Trace b("b");
    k = 1 + co_await pause{where};
    Trace c("c");
    k += co_await pause{0};
  } catch (const std::runtime_error &e) {
    printf("caught %s ", e.what());
    k = 100;
  }
  co_await pause{0};
  try { throw k; } catch (int x) { k += x; }
  co_await pause{0};
  co_return k;
}

task nested(int n) {
  Trace t("nested");
  int got = 0;
  for (int i = 0; i < n; i++) {
    try { got += plain(i).run(); } catch (int x) { got += 1000 + x; } catch (std::exception &e) { printf("%s ", e.what()); got += 10; }
    co_await pause{0};
  }
  co_return got;
}

struct Bad {
  struct promise_type {
    Trace t{"promise"};
    promise_type(int n, Trace &) { if (n == 1) throw std::runtime_error("promise"); }
    Bad get_return_object() { return {}; }
    struct init {
      int n;
      bool await_ready() { return true; }
      void await_suspend(std::coroutine_handle<>) {}
      void await_resume() { if (n) throw std::runtime_error("initial"); }
    };
    init initial_suspend() { return {0}; }
    std::suspend_never final_suspend() noexcept { return {}; }
    void return_void() {}
    void unhandled_exception() { printf("unhandled "); throw; }
  };
};
Bad bad(int n, Trace t) { Trace body("body"); if (n == 2) throw 2; printf("fine "); co_return; }

int main() {
  for (int n = 0; n < 3; n++) {
    try { printf("= %d\n", plain(n).run()); } catch (int x) { printf("int %d\n", x); } catch (std::exception &e) { printf("%s\n", e.what()); }
  }
  for (int w = 0; w < 4; w++) printf("= %d\n", catching(w).run());
  printf("= %d\n", nested(4).run());
  for (int n = 0; n < 3; n++) {
    try { bad(n, Trace("arg")); puts("ok"); } catch (int x) { printf("int %d\n", x); } catch (std::exception &e) { printf("%s\n", e.what()); }
  }
  { // what the promise throws leaves resume, and the coroutine is done
    auto t = plain(1);
    t.h.promise().rethrows = true;
    t.h.resume();
    try { t.h.resume(); } catch (std::exception &e) { printf("%s done %d\n", e.what(), t.h.done()); }
  }
  puts("");
}
