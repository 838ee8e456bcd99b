// Static locals: guards, an initialiser that throws and is tried again, recursion, order at exit, inline and template statics.
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <thread>
#include <vector>
struct S { const char *n; explicit S(const char *n) : n(n) { std::printf("+%s\n", n); } ~S() { std::printf("-%s\n", n); } };
static int attempts;
static int risky(int fail) { static int value = [&] { if (++attempts <= fail) throw std::runtime_error("not yet"); return attempts * 10; }(); return value; }
static S &first() { static S s("first"); return s; }
static S &second() { first(); static S s("second"); return s; }
template <class T> struct Holder { static S instance; inline static int count = sizeof(T) * 100; };
template <class T> S Holder<T>::instance("holder");
inline int shared() { static int k = 7; return k++; }
static void at1() { std::puts("at1"); } static void at2() { std::puts("at2"); std::atexit(at1); }
__attribute__((init_priority(300))) S late("late"); __attribute__((init_priority(200))) S early("early");
__attribute__((constructor(150))) static void before() { std::puts("constructor"); }
__attribute__((destructor)) static void after() { std::puts("destructor"); }
int main() {
  for (int i = 0; i < 4; i++) try { std::printf("%d\n", risky(2)); } catch (const std::exception &e) { std::puts(e.what()); }
  std::printf("%d\n", attempts);
  second(); std::atexit(at2); S inside("inside");
  std::printf("%s %d %d\n", Holder<int>::instance.n, Holder<short>::count, shared() + shared());
  std::vector<std::thread> ts; static int made; for (int i = 0; i < 6; i++) ts.emplace_back([] { static int once = ++made; (void)once; });
  for (auto &t : ts) t.join(); std::printf("made %d\n", made);
}
