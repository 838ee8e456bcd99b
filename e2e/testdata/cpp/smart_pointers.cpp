// unique_ptr, shared_ptr, weak_ptr, deleters, enable_shared_from_this.
#include <cstdio>
#include <memory>
#include <vector>
struct N : std::enable_shared_from_this<N> { int n; std::weak_ptr<N> up; std::vector<std::shared_ptr<N>> kids; N(int n) : n(n) {} ~N() { std::printf("~%d ", n); } std::shared_ptr<N> add(int k) { auto c = std::make_shared<N>(k); c->up = shared_from_this(); kids.push_back(c); return c; } };
int main() {
  std::weak_ptr<N> w; { auto r = std::make_shared<N>(1); auto k = r->add(2); k->add(3)->add(4); w = k; std::printf("%ld %d\n", r.use_count(), k->up.lock()->n); } std::printf("%d\n", w.expired());
  try { N loose(9); loose.shared_from_this(); } catch (std::bad_weak_ptr &e) { std::puts(e.what()); }
  try { std::shared_ptr<N> x(w); } catch (std::bad_weak_ptr &) { std::puts("expired"); }
  auto del = [](int *p) { std::printf("del %d\n", *p); delete p; }; std::unique_ptr<int, decltype(del)> u(new int(5), del); auto v = std::move(u); std::printf("%d\n", !u);
  std::unique_ptr<int[]> a(new int[4]{1, 2, 3, 4}); std::printf("%d\n", a[3]); std::shared_ptr<int> alias(std::make_shared<std::pair<int, int>>(6, 7), nullptr); std::printf("%d\n", alias == nullptr);
}
