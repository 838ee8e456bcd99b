// Destruction order of temporaries, members, bases, arrays, globals and function statics.
#include <cstdio>
#include <utility>
struct T { const char *n; T(const char *n) : n(n) { std::printf("+%s ", n); } T(const T &o) : n(o.n) { std::printf("c%s ", n); } T(T &&o) : n(o.n) { o.n = "_"; std::printf("m%s ", n); } ~T() { std::printf("-%s ", n); } T &operator=(T o) { std::swap(n, o.n); std::printf("="); return *this; } };
struct M { T a{"a"}, b{"b"}; }; struct D : M { T c{"c"}; ~D() { std::printf("~D "); } }; static T g("global"); static T &s() { static T t("static"); return t; }
static T make(bool x) { T l("l"); T r("r"); if (x) return l; return r; } static T pass(T t) { return t; }
int main() { { D d; } std::puts(""); { const T &r = T("temp"); std::printf("%s ", r.n); T("gone"); } std::puts(""); { T x = make(true), y = pass(make(false)); x = std::move(y); } std::puts(""); s(); { T arr[3] = {"0", "1", "2"}; T *h = new T[2]{"h0", "h1"}; delete[] h; } std::puts(""); std::pair<T, T> p("p1", "p2"); auto q = std::move(p); std::puts(q.first.n); }
