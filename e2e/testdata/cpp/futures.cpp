// Futures, promises, packaged tasks, condition variables and once flags.
#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <numeric>
#include <optional>
#include <shared_mutex>
#include <thread>
#include <vector>
class Pool {
  std::mutex m; std::condition_variable cv; std::deque<std::function<void()>> queue; bool done = false; std::vector<std::thread> threads;
public:
  explicit Pool(int n) { for (int i = 0; i < n; i++) threads.emplace_back([this] { run(); }); }
  ~Pool() { { std::lock_guard l(m); done = true; } cv.notify_all(); for (auto &t : threads) t.join(); }
  template <class F> auto submit(F f) -> std::future<decltype(f())> {
    auto task = std::make_shared<std::packaged_task<decltype(f())()>>(std::move(f));
    auto result = task->get_future();
    { std::lock_guard l(m); queue.emplace_back([task] { (*task)(); }); }
    cv.notify_one();
    return result;
  }
private:
  void run() {
    for (;;) {
      std::function<void()> job;
      { std::unique_lock l(m); cv.wait(l, [this] { return done || !queue.empty(); }); if (queue.empty()) return; job = std::move(queue.front()); queue.pop_front(); }
      job();
    }
  }
};
int main() {
  {
    Pool pool(4);
    std::vector<std::future<long>> results;
    for (int i = 0; i < 24; i++) results.push_back(pool.submit([i]() -> long { if (i % 7 == 3) throw i; long s = 0; for (int k = 0; k <= 1000 * i; k++) s += k % (i + 1); return s; }));
    for (auto &r : results) try { std::printf("%ld ", r.get()); } catch (int x) { std::printf("threw %d ", x); }
    std::puts("");
  }
  std::promise<std::string> p; auto shared = p.get_future().share();
  std::vector<std::thread> readers; std::atomic<int> total{0};
  for (int i = 0; i < 3; i++) readers.emplace_back([shared, &total] { total += shared.get().size(); });
  p.set_value("twelve chars"); for (auto &t : readers) t.join();
  std::printf("%d\n", total.load());
  try { p.set_value("again"); } catch (const std::future_error &e) { std::printf("%d\n", e.code() == std::future_errc::promise_already_satisfied); }
  std::once_flag once; int count = 0;
  try { std::call_once(once, [&] { ++count; throw 1; }); } catch (int) {}
  for (int i = 0; i < 3; i++) std::call_once(once, [&] { ++count; });
  std::printf("%d\n", count);
  auto lazy = std::async(std::launch::deferred, [] { return 6 * 7; }); auto eager = std::async(std::launch::async, [] { return 3.5; });
  std::printf("%d %g\n", lazy.get(), eager.get());
  std::shared_mutex sm; long value = 0; std::vector<std::thread> ts;
  for (int i = 0; i < 4; i++) ts.emplace_back([&] { for (int k = 0; k < 500; k++) { if (k % 5) { std::shared_lock l(sm); if (value < 0) std::puts("?"); } else { std::unique_lock l(sm); value += k; } } });
  for (auto &t : ts) t.join();
  std::printf("%ld\n", value);
}
