// variant, optional, any, tuple.
#include <any>
#include <cstdio>
#include <optional>
#include <string>
#include <tuple>
#include <variant>
#include <vector>
using Value = std::variant<int, double, std::string, std::vector<int>>;
template <class... F> struct Over : F... { using F::operator()...; };
template <class... F> Over(F...) -> Over<F...>;
struct Throws { Throws() = default; Throws(const Throws &) { throw 5; } };
int main() {
  std::vector<Value> vs{1, 2.5, std::string("three"), std::vector<int>{4, 5}};
  for (auto &v : vs) std::printf("%d\n", std::visit(Over{[](int x) { return x; }, [](double d) { return (int)(d * 2); }, [](const std::string &s) { return (int)s.size(); }, [](const std::vector<int> &v) { return v[0] + v[1]; }}, v));
  try { std::get<int>(vs[1]); } catch (std::bad_variant_access &e) { std::puts(e.what()); }
  std::variant<int, Throws> t = 1; Throws x; try { t.emplace<Throws>(x); } catch (int n) { std::printf("%d %d\n", n, t.valueless_by_exception()); }
  std::optional<std::string> o; try { o.value(); } catch (std::bad_optional_access &) { std::puts("none"); }
  o = "some"; std::puts(o->c_str()); std::printf("%zu\n", o.value_or("x").size());
  std::any a = 5; a = std::string("any"); try { std::any_cast<int>(a); } catch (std::bad_any_cast &) { std::puts("bad any"); } std::puts(std::any_cast<std::string &>(a).c_str());
  auto tup = std::make_tuple(1, 'c', std::string("t")); auto [i, c, s] = tup; std::printf("%d %c %s %d\n", i, c, s.c_str(), tup < std::make_tuple(1, 'd', std::string()));
}
