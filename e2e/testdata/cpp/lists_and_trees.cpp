// Intrusive and standard node containers, custom allocators and comparators, iterators kept over changes, merges and splices.
#include <cstdio>
#include <forward_list>
#include <list>
#include <map>
#include <memory>
#include <memory_resource>
#include <queue>
#include <set>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>
template <class K, class V> class Treap {
  struct Node { K k; V v; unsigned p; std::unique_ptr<Node> l, r; int n = 1; Node(K k, V v, unsigned p) : k(std::move(k)), v(std::move(v)), p(p) {} };
  using Ptr = std::unique_ptr<Node>; Ptr root; unsigned seed = 12345;
  static int size(const Ptr &t) { return t ? t->n : 0; } static Ptr fix(Ptr t) { t->n = 1 + size(t->l) + size(t->r); return t; }
  static std::pair<Ptr, Ptr> split(Ptr t, const K &k) { if (!t) return {}; if (t->k < k) { auto [a, b] = split(std::move(t->r), k); t->r = std::move(a); return {fix(std::move(t)), std::move(b)}; } auto [a, b] = split(std::move(t->l), k); t->l = std::move(b); return {std::move(a), fix(std::move(t))}; }
  static Ptr merge(Ptr a, Ptr b) { if (!a) return b; if (!b) return a; if (a->p > b->p) { a->r = merge(std::move(a->r), std::move(b)); return fix(std::move(a)); } b->l = merge(std::move(a), std::move(b->l)); return fix(std::move(b)); }
public:
  void insert(K k, V v) { auto [a, b] = split(std::move(root), k); root = merge(merge(std::move(a), std::make_unique<Node>(std::move(k), std::move(v), seed = seed * 1103515245 + 12345)), std::move(b)); }
  const V &at(int i) const { const Node *t = root.get(); for (;;) { if (!t) throw std::out_of_range("treap"); int n = size(t->l); if (i < n) t = t->l.get(); else if (i == n) return t->v; else { i -= n + 1; t = t->r.get(); } } }
};
struct Hash { std::size_t operator()(const std::pair<int, int> &p) const { return p.first * 31u + p.second; } };
int main() {
  Treap<std::string, int> t; for (int i = 0; i < 40; i++) t.insert("k" + std::to_string(i * 37 % 41), i); for (int i = 0; i < 40; i += 7) std::printf("%d ", t.at(i)); try { t.at(40); } catch (const std::out_of_range &e) { std::puts(e.what()); }
  std::list<int> a{5, 3, 8, 1}, b{4, 9, 2}; auto keep = std::next(a.begin()); a.sort(); b.sort(); a.merge(b); a.splice(a.end(), a, keep); a.remove_if([](int x) { return x % 4 == 0; }); for (int x : a) std::printf("%d ", x); std::printf("| %d\n", *keep);
  std::forward_list<std::string> f{"x", "yy", "z"}; f.insert_after(f.begin(), "new"); f.reverse(); for (auto &s : f) std::printf("%s ", s.c_str()); std::puts("");
  std::map<std::string, std::vector<int>> m; for (int i = 0; i < 30; i++) m[std::string(1 + i % 4, char('a' + i % 3))].push_back(i); auto node = m.extract("aa"); if (!node.empty()) { node.key() = "zz"; m.insert(std::move(node)); } for (auto &[k, v] : m) std::printf("%s=%zu ", k.c_str(), v.size()); std::puts("");
  std::multimap<int, char> mm{{2, 'b'}, {1, 'a'}, {2, 'c'}}; auto [lo, hi] = mm.equal_range(2); for (; lo != hi; ++lo) std::printf("%c", lo->second); std::puts("");
  std::unordered_map<std::pair<int, int>, int, Hash> grid; for (int x = 0; x < 20; x++) for (int y = 0; y < 20; y++) grid[{x, y}] = x * y; long sum = 0; for (auto &[k, v] : grid) sum += v * k.first; std::printf("%ld %zu %d\n", sum, grid.size(), grid.count({7, 20})); std::erase_if(grid, [](auto &e) { return e.second % 2; }); std::printf("%zu\n", grid.size());
  auto far = [](int a, int b) { return a % 10 > b % 10; }; std::priority_queue<int, std::vector<int>, decltype(far)> q(far); for (int x : {31, 25, 48, 12, 59}) q.push(x); while (!q.empty()) { std::printf("%d ", q.top()); q.pop(); } std::puts("");
  char buffer[4096]; std::pmr::monotonic_buffer_resource pool(buffer, sizeof buffer, std::pmr::null_memory_resource()); std::pmr::vector<std::pmr::string> v(&pool); try { for (int i = 0;; i++) v.emplace_back("a string longer than the small ones " + std::to_string(i)); } catch (const std::bad_alloc &) { std::printf("full %d\n", v.size() > 10); }
  std::set<int, std::greater<>> s{1, 5, 3}; std::printf("%d %d\n", *s.begin(), *s.lower_bound(4)); std::unordered_multiset<std::string> bag{"a", "b", "a"}; std::printf("%zu\n", bag.count("a"));
}
