// Generators: sequences that are made as far as they are asked for, in loops, nested, and given up in the middle.
#include <coroutine>
#include <cstdio>
#include <exception>
#include <string>
#include <utility>

// Members of it are inlined even at -O0, and stand in no library: without clang's passes they are to stand here.
template class std::allocator<char>;

template <class T> class generator {
public:
  struct promise_type {
    T *value = nullptr;
    std::exception_ptr thrown;
    generator get_return_object() { return generator{handle::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(T &x) { value = &x; return {}; }
    std::suspend_always yield_value(T &&x) { value = &x; return {}; }
    void return_void() {}
    void unhandled_exception() { thrown = std::current_exception(); }
  };
  using handle = std::coroutine_handle<promise_type>;
  explicit generator(handle h) : h(h) {}
  generator(generator &&o) : h(std::exchange(o.h, {})) {}
  ~generator() { if (h) h.destroy(); }
  bool next() {
    h.resume();
    if (h.promise().thrown) std::rethrow_exception(std::exchange(h.promise().thrown, {}));
    return !h.done();
  }
  T &get() { return *h.promise().value; }
  struct sentinel {};
  struct iterator {
    generator *g;
    T &operator*() { return g->get(); }
    void operator++() { g->next(); }
    bool operator!=(sentinel) { return !g->h.done(); }
  };
  iterator begin() { next(); return {this}; }
  sentinel end() { return {}; }
private:
  handle h;
};

struct Noisy {
  int n;
  explicit Noisy(int n) : n(n) { printf("+%d ", n); }
  Noisy(const Noisy &) = delete;
  ~Noisy() { printf("-%d ", n); }
};

generator<int> range(int from, int to) { for (int i = from; i < to; i++) co_yield i; }

generator<long> fibonacci() {
  long a = 0, b = 1;
  for (;;) {
    co_yield a;
    a = std::exchange(b, a + b);
  }
}

generator<int> tree(int depth) {
  Noisy here(depth);
  if (depth > 0) {
    for (int x : tree(depth - 1)) co_yield x;
    co_yield depth * 10;
    for (int x : tree(depth - 1)) co_yield x + 100;
  } else {
    co_yield 0;
  }
}

generator<std::string> words(std::string text, char separator) {
  std::string word;
  for (char c : text) {
    if (c == separator) { co_yield word; word.clear(); } else word += c;
  }
  if (!word.empty()) co_yield std::move(word);
}

generator<double> averages(generator<int> numbers) {
  double sum = 0; int n = 0; double weights[8];
  for (int i = 0; i < 8; i++) weights[i] = 1.0 / (i + 1);
  for (int x : numbers) {
    sum += x * weights[n % 8];
    co_yield sum / ++n;
  }
}

generator<int> throwing(int n) {
  Noisy a(1000);
  for (int i = 0; i < n; i++) { Noisy b(i); co_yield i; }
  throw std::string("over");
}

int main() {
  for (int x : range(3, 9)) printf("%d ", x);
  puts("");
  int n = 0;
  for (long x : fibonacci()) { printf("%ld ", x); if (++n == 40) break; }
  puts("");
  for (int x : tree(3)) printf("%d ", x);
  puts("");
  n = 0;
  for (int x : tree(4)) { printf("%d ", x); if (++n == 7) break; }
  puts("");
  for (auto &w : words("a bc  def a rather long word indeed to be on the heap", ' ')) printf("<%s>", w.c_str());
  puts("");
  for (double d : averages(range(1, 20))) printf("%.3f ", d);
  puts("");
  try { for (int x : throwing(3)) printf("%d ", x); } catch (const std::string &s) { printf("caught %s\n", s.c_str()); }
  { auto g = throwing(5); g.next(); g.next(); }
  puts("");
  { auto never = tree(2); }
  puts("end");
}
