// A small language: lexer, parser to a tree of unique_ptrs, evaluation with closures, and errors as exceptions through the recursion.
#include <cctype>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>
struct Error : std::runtime_error { std::size_t at; Error(const std::string &m, std::size_t at) : std::runtime_error(m), at(at) {} };
struct Value; using Fn = std::function<Value(std::vector<Value>)>; struct Value : std::variant<double, std::string, std::shared_ptr<Fn>> { using variant::variant; };
struct Env { std::map<std::string, Value> vars; std::shared_ptr<Env> up; Value &get(const std::string &n) { if (auto it = vars.find(n); it != vars.end()) return it->second; if (up) return up->get(n); throw std::out_of_range("no " + n); } };
struct Node { virtual ~Node() = default; virtual Value eval(std::shared_ptr<Env> e) const = 0; }; using P = std::unique_ptr<Node>;
struct Num : Node { double d; Num(double d) : d(d) {} Value eval(std::shared_ptr<Env>) const override { return d; } };
struct Str : Node { std::string s; Str(std::string s) : s(std::move(s)) {} Value eval(std::shared_ptr<Env>) const override { return s; } };
struct Var : Node { std::string n; Var(std::string n) : n(std::move(n)) {} Value eval(std::shared_ptr<Env> e) const override { return e->get(n); } };
struct Bin : Node { char op; P a, b; Bin(char o, P a, P b) : op(o), a(std::move(a)), b(std::move(b)) {} Value eval(std::shared_ptr<Env> e) const override { Value x = a->eval(e), y = b->eval(e); if (op == '+' && x.index() == 1) return std::get<std::string>(x) + std::get<std::string>(y); double p = std::get<double>(x), q = std::get<double>(y); switch (op) { case '+': return p + q; case '-': return p - q; case '*': return p * q; case '<': return double(p < q); case '/': if (q == 0) throw std::domain_error("division by zero"); return p / q; } throw std::logic_error("operator"); } };
struct If : Node { P c, t, f; If(P c, P t, P f) : c(std::move(c)), t(std::move(t)), f(std::move(f)) {} Value eval(std::shared_ptr<Env> e) const override { return std::get<double>(c->eval(e)) != 0 ? t->eval(e) : f->eval(e); } };
struct Let : Node { std::string n; P v, body; Let(std::string n, P v, P b) : n(std::move(n)), v(std::move(v)), body(std::move(b)) {} Value eval(std::shared_ptr<Env> e) const override { auto in = std::make_shared<Env>(); in->up = e; in->vars[n] = 0.0; Value x = v->eval(in); in->vars[n] = x; Value r = body->eval(in); in->vars.clear(); return r; } };
struct Lambda : Node { std::string n; std::shared_ptr<Node> body; Lambda(std::string n, P b) : n(std::move(n)), body(std::move(b)) {} Value eval(std::shared_ptr<Env> e) const override { std::weak_ptr<Env> w = e; auto hold = n[0] == '_' ? e : nullptr; return std::make_shared<Fn>([n = n, body = body, w, hold](std::vector<Value> a) { auto in = std::make_shared<Env>(); in->up = w.lock(); in->vars[n] = a.at(0); return body->eval(in); }); } };
struct Call : Node { P f, a; Call(P f, P a) : f(std::move(f)), a(std::move(a)) {} Value eval(std::shared_ptr<Env> e) const override { return (*std::get<std::shared_ptr<Fn>>(f->eval(e)))({a->eval(e)}); } };
class Parser {
  std::string_view s; std::size_t i = 0;
  void space() { while (i < s.size() && std::isspace((unsigned char)s[i])) i++; } bool eat(std::string_view t) { space(); if (s.substr(i, t.size()) != t) return false; i += t.size(); return true; } void want(std::string_view t) { if (!eat(t)) throw Error("expected " + std::string(t), i); }
  std::string name() { space(); std::size_t b = i; while (i < s.size() && (std::isalpha((unsigned char)s[i]) || s[i] == '_')) i++; if (b == i) throw Error("expected a name", i); return std::string(s.substr(b, i - b)); }
  P atom() { space(); if (i == s.size()) throw Error("unexpected end", i); char c = s[i]; if (std::isdigit((unsigned char)c)) { double d = 0; while (i < s.size() && std::isdigit((unsigned char)s[i])) d = d * 10 + s[i++] - '0'; return std::make_unique<Num>(d); } if (c == '"') { auto e = s.find('"', i + 1); if (e == s.npos) throw Error("open string", i); std::string t(s.substr(i + 1, e - i - 1)); i = e + 1; return std::make_unique<Str>(t); } if (eat("(")) { P p = expr(); want(")"); return p; } if (eat("\\")) { auto n = name(); want("."); return std::make_unique<Lambda>(n, expr()); } auto n = name(); if (n == "if") { P c = expr(); want("then"); P t = expr(); want("else"); return std::make_unique<If>(std::move(c), std::move(t), expr()); } if (n == "let") { auto v = name(); want("="); P x = expr(); want("in"); return std::make_unique<Let>(v, std::move(x), expr()); } return std::make_unique<Var>(n); }
  P call() { P p = atom(); while (eat("(")) { P a = expr(); want(")"); p = std::make_unique<Call>(std::move(p), std::move(a)); } return p; }
  P level(int n) { static const char *ops[] = {"<", "+-", "*/"}; if (n == 3) return call(); P a = level(n + 1); for (;;) { space(); if (i == s.size() || std::string_view(ops[n]).find(s[i]) == std::string_view::npos) return a; char op = s[i++]; a = std::make_unique<Bin>(op, std::move(a), level(n + 1)); } }
public:
  explicit Parser(std::string_view s) : s(s) {} P expr() { return level(0); } P all() { P p = expr(); space(); if (i != s.size()) throw Error("left over", i); return p; }
};
int main() {
  for (const char *text : {"1 + 2 * 3 - 4 / 2", "let f = \\n. if n < 2 then n else f(n - 1) + f(n - 2) in f(15)", "\"a\" + \"b\"", "(\\_x. \\y. _x + y)(3)(4)", "1 / (2 - 2)", "1 + \"s\"", "let x = 5 in y", "(1 + ", "1 ) 2", "\"open", "let = 3", "7(1)"}) {
    try { Value v = Parser(text).all()->eval(std::make_shared<Env>()); if (auto *d = std::get_if<double>(&v)) std::printf("%g\n", *d); else if (auto *s = std::get_if<std::string>(&v)) std::printf("'%s'\n", s->c_str()); else std::puts("function"); }
    catch (const Error &e) { std::printf("syntax %zu: %s\n", e.at, e.what()); } catch (const std::bad_variant_access &) { std::puts("type"); } catch (const std::exception &e) { std::printf("error: %s\n", e.what()); }
  }
}
