// Atomics at every width and ordering, flags, fences, references, wait and notify.
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <thread>
#include <vector>
#ifdef __x86_64__
typedef uint64_t Wide;
#else
typedef uint32_t Wide;
#endif
template <class T> static unsigned long run() { std::atomic<T> a{5}; using O = std::memory_order; for (O o : {O::relaxed, O::acquire, O::release, O::acq_rel, O::seq_cst}) { a.fetch_add(3, o); a.fetch_sub(1, o); a.fetch_and((T)0x7f, o); a.fetch_or((T)9, o); a.fetch_xor((T)5, o); a.exchange((T)(a.load() + 2), o); T e = a.load(O::acquire); a.compare_exchange_strong(e, (T)(e * 2), o, O::relaxed); a.compare_exchange_weak(e, (T)1, o, O::acquire); a.store((T)(a.load(O::relaxed) + 1), O::release); std::atomic_thread_fence(o); } return (unsigned long)a.load(); }
struct P { short a, b; bool operator==(const P &) const = default; };
int main() { std::printf("%lu %lu %lu %lu %lu\n", run<uint8_t>(), run<uint16_t>(), run<uint32_t>(), run<unsigned long>(), (unsigned long)run<Wide>()); std::atomic<P> p{P{1, 2}}; P e{1, 2}; std::printf("%d ", p.compare_exchange_strong(e, P{3, 4})); e = p.load(); std::printf("%d %d\n", e.a, e.b); std::atomic<float> d{1.5}; float x = 1.5; while (!d.compare_exchange_weak(x, x + 2)) {} std::printf("%g\n", d.load()); std::atomic<int *> q; int arr[4]; q = arr; q += 2; std::printf("%d\n", (int)(q.load() - arr)); std::atomic_flag f = ATOMIC_FLAG_INIT; int n = 0; std::vector<std::thread> ts; for (int t = 0; t < 3; t++) ts.emplace_back([&] { for (int i = 0; i < 500; i++) { while (f.test_and_set(std::memory_order_acquire)) std::this_thread::yield(); n++; f.clear(std::memory_order_release); } }); for (auto &t : ts) t.join(); std::atomic<int> go{0}; std::thread w([&] { go.wait(0); n += go; }); go = 7; go.notify_one(); w.join(); std::printf("%d %d\n", n, (int)std::atomic<Wide>().is_lock_free()); }
