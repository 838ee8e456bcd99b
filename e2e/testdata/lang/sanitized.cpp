#include <cstdio>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>
#include <mutex>
#include <climits>
struct Guard { int *p; Guard() : p(new int[4]{1, 2, 3, 4}) {} ~Guard() { delete[] p; } };
__attribute__((noinline)) static int work(int k) { Guard g; std::vector<int> v(10, k); if (k == 3) throw std::runtime_error("three"); return v[k] + g.p[k & 3]; }
__attribute__((noinline)) static int wrong(int which, int n) {
  switch (which) {
  case 1: { int *p = new int[n]; int x = p[n]; delete[] p; return x; }
  case 2: return INT_MAX + n;
  case 3: { int x = 0; std::thread t([&] { x++; }); x++; t.join(); return x; }
  case 4: { int a[4] = {1, 2, 3, 4}; volatile int i = n; return a[i]; }
  }
  return 0;
}
int main(int argc, char **argv) {
  for (int i = 0; i < 5; i++) try { std::printf("%d\n", work(i)); } catch (const std::exception &e) { std::printf("%s\n", e.what()); }
  std::mutex m; long sum = 0; std::vector<std::thread> ts; for (int i = 0; i < 3; i++) ts.emplace_back([&] { for (int k = 0; k < 100; k++) { std::lock_guard<std::mutex> l(m); sum += k; } }); for (auto &t : ts) t.join();
  std::printf("%ld\n", sum);
  if (argc > 1) std::printf("%d\n", wrong(argv[1][0] - '0', 4) != 12345);
}
