// Atomic operations of every width and order, of pointers, enumerations, bool and floating point.
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <thread>
#include <vector>
using std::memory_order;
constexpr memory_order all[] = {memory_order::relaxed, memory_order::acquire, memory_order::release, memory_order::acq_rel, memory_order::seq_cst};
template <class T> [[gnu::noinline]] long long each(T start) {
  std::atomic<T> a{start}; long long sum = 0;
  for (auto o : all) {
    sum += a.fetch_add(3, o); sum = sum * 3 + a.fetch_sub(1, o); sum = sum * 3 + a.fetch_and(static_cast<T>(~4), o);
    sum = sum * 3 + a.fetch_or(9, o); sum = sum * 3 + a.fetch_xor(5, o); sum = sum * 3 + a.exchange(static_cast<T>(sum), o);
    T expected = a.load(memory_order::relaxed); auto fail = o == memory_order::release ? memory_order::relaxed : o == memory_order::acq_rel ? memory_order::acquire : o;
    sum += a.compare_exchange_strong(expected, static_cast<T>(expected + 11), o, fail);
    expected++; sum += a.compare_exchange_strong(expected, 0, o, fail) * 100;
    while (!a.compare_exchange_weak(expected, static_cast<T>(expected ^ 21), o, fail)) {}
    a.store(static_cast<T>(a.load(memory_order::acquire) + 1), memory_order::release); a.store(a.load() + 1);
    sum = sum * 3 + ++a + a-- + (a += 2) + (a &= static_cast<T>(0x7f));
  }
  return sum;
}
enum class State : std::uint8_t { idle, busy, done };
int main() {
  std::printf("%lld %lld %lld %lld\n", each<std::int8_t>(100), each<std::uint16_t>(65530), each<std::int32_t>(2147480000), each<std::uint64_t>(1ull << 40));
  std::atomic<State> s{State::idle}; State e = State::idle; std::printf("%d %d\n", s.compare_exchange_strong(e, State::busy), (int)s.load());
  int array[8] = {0, 1, 2, 3, 4, 5, 6, 7}; std::atomic<int *> p{array}; int *before = p.fetch_add(3, memory_order::acq_rel); std::printf("%d %d %d\n", *before, *p, *--p);
  std::atomic<float> f{1.5f}; std::atomic<float> d{2.5}; f += 2; d.fetch_sub(0.25); std::printf("%g %g %g\n", f.load(), d.load(), f.exchange(8));
  std::atomic<bool> b{false}; std::printf("%d %d\n", b.exchange(true), b.load()); std::atomic_flag flag = ATOMIC_FLAG_INIT; std::printf("%d %d\n", flag.test_and_set(), flag.test());
  std::atomic<long> counter{0}; std::atomic<int> ready{0}; long plain = 0; std::vector<std::thread> ts;
  for (int t = 0; t < 4; t++) ts.emplace_back([&, t] { for (int k = 0; k < 2000; k++) counter.fetch_add(k & t, memory_order::relaxed); if (t == 0) { plain = 77; ready.store(1, memory_order::release); ready.notify_all(); } else { ready.wait(0, memory_order::acquire); if (plain != 77) std::puts("stale"); } });
  for (auto &t : ts) t.join();
  std::atomic_thread_fence(memory_order::seq_cst); std::atomic_signal_fence(memory_order::acq_rel);
  std::printf("%ld\n", counter.load());
  int raw = 5; std::atomic_ref<int> r(raw); r.fetch_add(37); std::printf("%d\n", raw);
}
