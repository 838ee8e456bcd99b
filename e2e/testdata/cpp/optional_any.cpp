// optional, any, variant with visitors of several, tuples, and the exceptions of their accesses.
#include <any>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <variant>
#include <vector>
template <class... F> struct overloaded : F... { using F::operator()...; };
struct Throws { Throws() {} Throws(const Throws &) { throw 3; } Throws &operator=(const Throws &) = default; };
using Value = std::variant<std::monostate, int, double, std::string, std::vector<long>>;
static std::string print(const Value &v) {
  return std::visit(overloaded{[](std::monostate) { return std::string("none"); }, [](int i) { return "int " + std::to_string(i); }, [](double d) { return "double " + std::to_string(d); }, [](const std::string &s) { return "'" + s + "'"; }, [](const std::vector<long> &l) { return "vector of " + std::to_string(l.size()); }}, v);
}
static std::optional<int> parse(const std::string &s) { try { return std::stoi(s); } catch (const std::invalid_argument &) { return {}; } catch (const std::out_of_range &) { return -1; } }
int main() {
  for (Value v : {Value(), Value(7), Value(2.5), Value("text"), Value(std::vector<long>{1, 2, 3})}) std::printf("%s;", print(v).c_str());
  std::puts("");
  for (const char *s : {"42", "x", "99999999999999999999", "-7z"}) std::printf("%d ", parse(s).value_or(1000));
  try { std::printf("%d\n", parse("no").value()); } catch (const std::bad_optional_access &) { std::puts("bad optional"); }
  Value v = 3; try { std::get<std::string>(v); } catch (const std::bad_variant_access &) { std::puts("bad variant"); }
  std::variant<int, Throws> w = 1; try { Throws t; w.emplace<Throws>(t); } catch (int x) { std::printf("%d %d\n", x, w.valueless_by_exception()); }
  std::visit([](auto a, auto b) { std::printf("%g\n", a * 1.0 + b); }, std::variant<int, float>(2), std::variant<long, double>(0.5));
  std::vector<std::any> all{1, std::string("s"), 2.5, std::make_shared<int>(9)}; int good = 0;
  for (auto &a : all) { try { good += std::any_cast<int>(a); } catch (const std::bad_any_cast &) { good += 100; } if (auto *p = std::any_cast<std::shared_ptr<int>>(&a)) good += **p; }
  std::printf("%d\n", good);
  auto t = std::tuple_cat(std::make_tuple(1, 2.5), std::tuple<std::string, char>("x", 'y')); auto &[a, b, c, d] = t; a += 5;
  std::printf("%d %g %s %c %d\n", std::get<int>(t), b, c.c_str(), d, t < std::make_tuple(6, 2.5, std::string("x"), 'z'));
  std::printf("%d\n", std::apply([](auto... x) { return (int(sizeof(x)) + ...) > 0; }, t));
  std::optional<std::string> o = "abc"; o->append("def"); auto moved = std::move(o); o.reset(); std::printf("%s %d %d\n", moved->c_str(), o.has_value(), moved > o);
}
