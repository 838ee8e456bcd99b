// Coroutines that await each other: lazy tasks, a scheduler, exceptions and destruction while suspended, symmetric transfer.
#include <coroutine>
#include <cstdio>
#include <deque>
#include <exception>
#include <optional>
#include <string>
#include <utility>
#include <vector>
static std::deque<std::coroutine_handle<>> ready;
static int frames;
template <class T> struct Task {
  struct promise_type {
    std::optional<T> value; std::exception_ptr error; std::coroutine_handle<> waiting = std::noop_coroutine();
    promise_type() { ++frames; } ~promise_type() { --frames; }
    Task get_return_object() { return Task(std::coroutine_handle<promise_type>::from_promise(*this)); }
    std::suspend_always initial_suspend() noexcept { return {}; }
    struct Final { bool await_ready() noexcept { return false; } std::coroutine_handle<> await_suspend(std::coroutine_handle<promise_type> h) noexcept { return h.promise().waiting; } void await_resume() noexcept {} };
    Final final_suspend() noexcept { return {}; }
    void return_value(T v) { value = std::move(v); } void unhandled_exception() { error = std::current_exception(); }
  };
  std::coroutine_handle<promise_type> h;
  explicit Task(std::coroutine_handle<promise_type> h) : h(h) {} Task(Task &&o) noexcept : h(std::exchange(o.h, {})) {} ~Task() { if (h) h.destroy(); }
  bool await_ready() { return h.done(); } std::coroutine_handle<> await_suspend(std::coroutine_handle<> w) { h.promise().waiting = w; return h; }
  T await_resume() { if (h.promise().error) std::rethrow_exception(h.promise().error); return std::move(*h.promise().value); }
  T run() { ready.push_back(h); while (!ready.empty()) { auto n = ready.front(); ready.pop_front(); n.resume(); } return await_resume(); }
};
struct Yield { bool await_ready() { return false; } void await_suspend(std::coroutine_handle<> h) { ready.push_back(h); } void await_resume() {} };
struct Trace { std::string s; ~Trace() { std::printf("~%s ", s.c_str()); } };
Task<int> leaf(int n) { Trace t{"leaf" + std::to_string(n)}; co_await Yield{}; if (n == 4) throw std::string("four"); co_return n * n; }
Task<long> sum(int n) { long s = 0; double scale = 1.5; for (int i = 0; i < n; i++) { try { s += (long)(co_await leaf(i) * scale); } catch (const std::string &e) { s += 1000 * (long)e.size(); } co_await Yield{}; } co_return s; }
Task<std::string> deep(int n) { if (n == 0) co_return std::string("end"); auto s = co_await deep(n - 1); if (n == 7) throw n; co_return s + "."; }
Task<int> never() { Trace t{"never"}; co_await std::suspend_always{}; co_return 1; }
int main() {
  std::printf("\n%ld\n", sum(6).run()); std::printf("%s\n", deep(5).run().c_str());
  try { deep(9).run(); } catch (int x) { std::printf("threw %d\n", x); }
  { auto n = never(); n.h.resume(); std::printf("done %d frames %d\n", n.h.done(), frames); } std::printf("\nframes %d\n", frames);
}
