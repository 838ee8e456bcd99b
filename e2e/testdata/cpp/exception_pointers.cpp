// exception_ptr passed between threads and containers, thrown again many times.
#include <cstdio>
#include <exception>
#include <future>
#include <stdexcept>
#include <thread>
#include <vector>
struct Counted { static int live; int v; explicit Counted(int v) : v(v) { ++live; } Counted(const Counted &o) : v(o.v) { ++live; } ~Counted() { --live; } };
int Counted::live = 0;
static std::exception_ptr make(int k) {
  switch (k % 4) {
  case 0: return std::make_exception_ptr(Counted(k));
  case 1: return std::make_exception_ptr(std::runtime_error("error " + std::to_string(k)));
  case 2: try { throw static_cast<short>(k); } catch (...) { return std::current_exception(); }
  }
  return nullptr;
}
static int weigh(const std::exception_ptr &p) {
  if (!p) return 0;
  try { std::rethrow_exception(p); }
  catch (const Counted &c) { return 1000 + c.v; }
  catch (const std::exception &e) { return 2000 + e.what()[6]; }
  catch (short s) { return 3000 + s; }
}
int main() {
  std::vector<std::exception_ptr> all;
  for (int k = 0; k < 12; k++) all.push_back(make(k));
  long sum = 0;
  for (int round = 0; round < 3; round++) for (auto &p : all) sum += weigh(p);
  std::printf("%ld %d\n", sum, Counted::live);
  std::exception_ptr from;
  std::thread t([&] { try { throw Counted(77); } catch (...) { from = std::current_exception(); } });
  t.join();
  std::printf("%d %d\n", weigh(from), Counted::live);
  std::promise<int> promise; auto future = promise.get_future();
  std::thread u([&] { try { throw std::logic_error("errorX"); } catch (...) { promise.set_exception(std::current_exception()); } });
  try { std::printf("%d\n", future.get()); } catch (const std::logic_error &e) { std::printf("%s\n", e.what()); }
  u.join();
  std::exception_ptr copy = from; from = nullptr; all.clear();
  std::printf("%d %d\n", Counted::live, copy == from);
  copy = nullptr;
  std::printf("%d\n", Counted::live);
}
