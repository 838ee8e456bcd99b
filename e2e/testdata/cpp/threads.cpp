// Threads, mutexes, condition variables, futures with exceptions, thread_local.
#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <future>
#include <mutex>
#include <numeric>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>
static std::atomic<int> live{0};
struct Local { int n = 7; Local() { live++; } ~Local() { live--; } };
thread_local Local local;
thread_local int counter = 3;
int main() {
  std::vector<std::thread> ts; std::mutex m; long sum = 0; std::atomic<long> at{0};
  for (int t = 0; t < 4; t++) ts.emplace_back([&, t] { for (int i = 0; i < 1000; i++) { at.fetch_add(i); std::lock_guard g(m); sum += i * t; } local.n += t; counter += local.n; at += counter; });
  for (auto &t : ts) t.join();
  std::printf("%ld %ld %d %d\n", sum, at.load(), counter, live.load());
  auto f = std::async(std::launch::async, [](int n) { std::vector<int> v(n); std::iota(v.begin(), v.end(), 1); return std::accumulate(v.begin(), v.end(), 0); }, 100); std::printf("%d\n", f.get());
  auto bad = std::async(std::launch::async, []() -> int { throw std::runtime_error("from a thread"); }); try { bad.get(); } catch (std::exception &e) { std::puts(e.what()); }
  std::promise<std::string> p; auto pf = p.get_future(); std::thread([&p] { p.set_value("promised"); }).join(); std::puts(pf.get().c_str());
  std::condition_variable cv; bool ready = false; int got = 0; std::thread c([&] { std::unique_lock l(m); cv.wait(l, [&] { return ready; }); got = 1; }); { std::lock_guard g(m); ready = true; } cv.notify_one(); c.join();
  std::once_flag once; for (int i = 0; i < 3; i++) std::call_once(once, [] { std::puts("once"); });
  std::packaged_task<int(int)> task([](int x) { return x * x; }); auto tf = task.get_future(); task(12); std::printf("%d %d\n", tf.get(), got);
  try { auto broken = std::promise<int>().get_future(); broken.get(); } catch (std::future_error &e) { std::puts("broken"); }
}
