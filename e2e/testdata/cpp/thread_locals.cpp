// thread_local objects with constructors and destructors, in functions, classes and templates.
#include <cstdio>
#include <mutex>
#include <string>
#include <thread>
static std::mutex m; static std::string log_;
static void note(const std::string &s) { std::lock_guard l(m); log_ += s + " "; }
struct Noisy { std::string name; int uses = 0; explicit Noisy(const char *n) : name(n) { note("+" + name); } ~Noisy() { note("-" + name + std::to_string(uses)); } int use() { return ++uses; } };
thread_local Noisy global("global");
struct Holder { static thread_local Noisy member; };
thread_local Noisy Holder::member("member");
template <int N> thread_local int counter = N * 10;
thread_local int plain = 5; static thread_local const char *text = "text"; extern thread_local long later;
static int local() { thread_local Noisy n("local"); thread_local int calls = 0; return n.use() * 100 + ++calls; }
static int lazy(bool touch) { if (!touch) return -1; thread_local std::string s(3, 'x'); s += 'y'; return s.size(); }
int main() {
  std::printf("%d %d\n", local(), local());
  for (int i = 0; i < 3; i++) {
    std::thread t([i] {
      for (int k = 0; k <= i; k++) global.use();
      if (i == 1) Holder::member.use();
      counter<1> += i; counter<2> -= i; plain *= i + 2; later += i;
      int a = local(), b = local(), c = lazy(i == 2), d = lazy(true);
      std::printf("%d %d %d %d %d %d %d %ld %s\n", a, b, c, d, counter<1>, counter<2>, plain, later, text);
    });
    t.join();
  }
  std::printf("%d %d %d %ld\n", counter<1>, plain, global.use(), later);
  std::puts(log_.c_str());
}
thread_local long later = 1000;
