// Handles as addresses, results that are not the return object, promises of other functions, and a state machine that is
// resumed from outside.
#include <coroutine>
#include <cstdio>
#include <string>

// Members of it are inlined even at -O0, and stand in no library: without clang's passes they are to stand here.
template class std::allocator<char>;

struct Result { int n; };
struct Convertible {
  int n;
  Convertible(int n) : n(n) { printf("made "); }
  ~Convertible() { printf("gone "); }
  operator Result() { printf("converted "); return {n + 1}; }
};
struct Promise {
  Convertible get_return_object() { return {41}; }
  std::suspend_never initial_suspend() { return {}; }
  std::suspend_never final_suspend() noexcept { return {}; }
  void return_void() {}
  void unhandled_exception() { throw; }
};
template <> struct std::coroutine_traits<Result, int, std::string> { using promise_type = Promise; };
Result convert(int k, std::string s) { printf("%s %d ", s.c_str(), k); if (k == 2) throw k; co_return; }

static void *parked;
struct park {
  bool await_ready() { return false; }
  void await_suspend(std::coroutine_handle<> h) { parked = h.address(); }
  int await_resume() { return parked != nullptr; }
};
struct detached {
  struct promise_type {
    std::string name = "detached";
    detached get_return_object() { return {}; }
    std::suspend_never initial_suspend() { return {}; }
    std::suspend_never final_suspend() noexcept { return {}; }
    void return_void() { printf("%s returns ", name.c_str()); }
    void unhandled_exception() {}
  };
};
struct self {
  std::coroutine_handle<detached::promise_type> h;
  bool await_ready() { return false; }
  bool await_suspend(std::coroutine_handle<detached::promise_type> x) { h = x; return false; }
  std::coroutine_handle<detached::promise_type> await_resume() { return h; }
};

enum class token { digit, plus, end };
static token tokens[] = {token::digit, token::digit, token::plus, token::digit, token::end};
static int at = 0;
detached parse(long &sum) {
  auto h = co_await self{};
  h.promise().name += " parser";
  long n = 0;
  for (;;) {
    co_await park{};
    switch (tokens[at]) {
    case token::digit: n = n * 10 + at + 1; break;
    case token::plus: sum += n; n = 0; break;
    case token::end: sum += n; co_return;
    }
  }
}

int main() {
  printf("%d\n", convert(3, "x").n);
  try { printf("%d\n", convert(2, "y").n); } catch (int x) { printf("caught %d\n", x); }
  long sum = 0;
  parse(sum);
  for (at = 0; at < 5; at++) std::coroutine_handle<>::from_address(parked).resume();
  printf("%ld\n", sum);
  auto n = std::noop_coroutine();
  n.resume(); n(); n.destroy();
  printf("%d %d\n", n.done(), n == std::noop_coroutine());
}
