// The containers of the standard library.
#include <array>
#include <bitset>
#include <cstdio>
#include <deque>
#include <forward_list>
#include <list>
#include <map>
#include <queue>
#include <set>
#include <stack>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>
int main() {
  std::vector<int> v; for (int i = 0; i < 50; i++) v.push_back(i * i % 37);
  std::deque<int> d(v.begin(), v.end()); d.push_front(-1); d.erase(d.begin() + 5);
  std::list<std::string> l; for (int x : v) if (x % 3 == 0) l.push_front(std::to_string(x)); l.sort(); l.unique();
  std::map<std::string, int> m; for (auto &s : l) m[s] += (int)s.size();
  std::multimap<int, int> mm; for (int x : v) mm.emplace(x % 5, x);
  std::set<int, std::greater<int>> s(v.begin(), v.end());
  std::unordered_map<int, std::vector<int>> u; for (int x : v) u[x % 7].push_back(x);
  std::unordered_set<std::string> us(l.begin(), l.end());
  std::priority_queue<int> q(v.begin(), v.end());
  std::stack<int> st; std::queue<int> qu; for (int x : d) { st.push(x); qu.push(x); }
  std::forward_list<int> f(v.begin(), v.end()); f.reverse(); f.remove(4);
  std::bitset<70> b; for (int x : v) b.flip(x);
  std::array<int, 5> a{5, 4, 3, 2, 1};
  long h = 0; auto mix = [&h](long x) { h = h * 131 + x; };
  for (int x : d) mix(x); for (auto &x : l) mix(x[0]); for (auto &[k, n] : m) mix(k.size() + n); for (auto &[k, n] : mm) mix(k * 100 + n);
  for (int x : s) mix(x); for (int i = 0; i < 7; i++) mix(u[i].size()); mix(us.size());
  while (!q.empty()) { mix(q.top()); q.pop(); } while (!st.empty()) { mix(st.top()); st.pop(); mix(qu.front()); qu.pop(); }
  for (int x : f) mix(x); mix(b.count()); for (int x : a) mix(x);
  std::printf("%ld %zu %zu %zu %s\n", h & 0xffffff, m.size(), s.size(), us.size(), b.to_string().substr(40).c_str());
  try { v.at(1000); } catch (std::out_of_range &) { std::puts("range"); }
  try { std::string().substr(3); } catch (std::out_of_range &) { std::puts("substr"); }
  try { m.at("zz"); } catch (std::out_of_range &e) { std::puts(e.what()); }
}
