// Lazy sequences put together: values of many types in registers and memory across suspend points, irreducible loops, gotos.
#include <coroutine>
#include <cstdint>
#include <cstdio>
#include <utility>

template <class T> struct seq {
  struct promise_type {
    T now{};
    seq get_return_object() noexcept { return seq{std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_never initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(T x) noexcept { now = x; return {}; }
    void return_void() noexcept {}
    void unhandled_exception() noexcept {}
  };
  std::coroutine_handle<promise_type> h;
  explicit seq(std::coroutine_handle<promise_type> h) : h(h) {}
  seq(seq &&o) noexcept : h(std::exchange(o.h, {})) {}
  ~seq() { if (h) h.destroy(); }
  explicit operator bool() const { return !h.done(); }
  T operator*() const { return h.promise().now; }
  seq &operator++() { h.resume(); return *this; }
};

#ifdef __SIZEOF_INT128__
typedef __int128 wide_int;
#else
typedef long long wide_int;
#endif
typedef float v4 __attribute__((vector_size(16)));

seq<int> from(int n) { for (;;) co_yield n++; }
template <class T, class F> auto map(seq<T> s, F f) -> seq<decltype(f(*s))> { for (; s; ++s) co_yield f(*s); }
template <class T, class F> seq<T> filter(seq<T> s, F f) { for (; s; ++s) if (f(*s)) co_yield *s; }
template <class T> seq<T> take(seq<T> s, int n) { for (; s && n-- > 0; ++s) co_yield *s; }
template <class A, class B> seq<std::pair<A, B>> zip(seq<A> a, seq<B> b) { for (; a && b; ++a, ++b) co_yield {*a, *b}; }

seq<double> mixed(uint64_t seed) {
  v4 v = {1, 2, 3, 4};
  wide_int wide = seed;
  long double x = 1.25L;
  float f = 0.5f;
  bool flip = false;
  struct { short a; int b : 5; unsigned c : 11; } bits = {1, 2, 3};
  int i = 0;
again:
  wide = wide * 6364136223846793005 + 1442695040888963407;
  v = v * v - 2.0f;
  x = x * 1.0625L + f;
  f = f * -1.5f + v[i & 3] * 1e-3f;
  flip = !flip;
  bits.b += 3; bits.c = unsigned(wide >> (sizeof wide * 4 + 6)); bits.a ^= short(i * 77);
  for (int k = 0; k < 4; k++) if (v[k] > 8 || v[k] < -8) v[k] = 0.25f * k;
  co_yield double(x) + f + (flip ? double(uint64_t(wide >> (sizeof wide * 4)) >> 20 & 0xffffff) : v[2]) + bits.a + bits.b + bits.c;
  if (i++ < 20) { if (i % 3 == 0) goto other; goto again; }
  co_return;
other:
  for (int k = 0; k < i % 5; k++) co_yield double(k) * double(x);
  if (i % 2) goto again;
  co_yield 0.5;
  goto again;
}

int main() {
  for (auto s = take(filter(map(from(1), [](int x) { return x * x; }), [](int x) { return x % 3 == 1; }), 12); s; ++s) printf("%d ", *s);
  puts("");
  for (auto s = take(zip(map(from(5), [](int x) { return x / 2.0; }), filter(from(1), [](int x) { return x & 1; })), 8); s; ++s) printf("%g:%d ", (*s).first, (*s).second);
  puts("");
  for (uint64_t seed = 1; seed < 4; seed++) {
    for (auto s = mixed(seed); s; ++s) printf("%.6g ", *s);
    puts("");
  }
}
