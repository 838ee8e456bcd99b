// Ranges, views, projections, spans and string_views.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <map>
#include <numeric>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <vector>
using namespace std::literals;
namespace rv = std::views;
static int total(std::span<const int> s) { return s.empty() ? 0 : s.front() + total(s.subspan(1)); }
template <std::size_t N> static int fixed(std::span<int, N> s) { int r = 1; for (int &x : s) r = r * 31 + x++; return r; }
static bool prime(int n) { for (int d = 2; d * d <= n; d++) if (n % d == 0) return false; return n > 1; }
struct Person { std::string name; int age; };
int main() {
  for (int x : rv::iota(1) | rv::filter(prime) | rv::transform([](int p) { return p * p; }) | rv::drop(3) | rv::take(6)) std::printf("%d ", x);
  std::puts("");
  std::vector<Person> people{{"Eve", 35}, {"Bob", 20}, {"Al", 52}, {"Dee", 20}};
  std::ranges::stable_sort(people, std::greater{}, &Person::age);
  for (auto &n : people | rv::transform(&Person::name) | rv::reverse) std::printf("%s ", n.c_str());
  auto it = std::ranges::find(people, 20, &Person::age); std::printf("%s %d\n", it->name.c_str(), (int)std::ranges::count_if(people, [](int a) { return a > 30; }, &Person::age));
  std::array<int, 7> a; std::iota(a.begin(), a.end(), 3);
  std::printf("%d %d %d %d\n", total(a), total(std::span(a).last(2)), fixed(std::span<int, 3>(a.data(), 3)), (int)std::as_bytes(std::span(a)).size());
  std::string_view sv = "key=value;other=thing;last"sv;
  for (auto part : rv::split(sv, ';')) { std::string_view p(part.begin(), part.end()); auto eq = p.find('='); std::printf("%.*s|%s ", (int)p.substr(0, eq).size(), p.data(), eq == p.npos ? "none" : std::string(p.substr(eq + 1)).c_str()); }
  try { std::printf("%c", "abc"sv.at(3)); } catch (const std::out_of_range &) { std::puts("out of range"); }
  std::map<std::string, int, std::less<>> m{{"one", 1}, {"two", 2}, {"three", 3}};
  for (auto &k : m | rv::keys) std::printf("%s ", k.c_str()); for (int v : m | rv::values) std::printf("%d ", v); std::printf("%d\n", m.find("two"sv)->second);
  std::vector<std::vector<int>> nested{{1, 2}, {}, {3}}; for (int x : nested | rv::join) std::printf("%d ", x);
  int number; auto [end, ec] = std::from_chars(sv.data(), sv.data() + 3, number); std::printf("%d ", ec == std::errc::invalid_argument); char buffer[32]; auto r = std::to_chars(buffer, buffer + 32, 0.1); std::printf("%.*s\n", (int)(r.ptr - buffer), buffer);
  auto [lo, hi] = std::ranges::minmax(a); std::printf("%d %d %d\n", lo, hi, std::ranges::is_sorted(a));
  for (int x : rv::iota(0, 10) | rv::take_while([](int x) { return x < 7; }) | rv::drop_while([](int x) { return x < 3; })) std::printf("%d ", x);
  std::puts("");
}
