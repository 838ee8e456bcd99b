// Classes as arguments and results: trivial ones of every size and kind, ones with destructors, through pointers, virtual and variadic calls, with exceptions.
#include <cstdarg>
#include <cstdio>
#include <string>
#include <utility>
struct Empty {}; struct F2 { float a, b; }; struct F3 { float a, b, c; }; struct Mix { double d; int i; }; struct MixR { int i; double d; }; struct Odd { char c[7]; }; struct Three { long a, b, c; }; struct LD { long double l; }; struct Deep { struct { struct { short s; } x; float f; } y; char c; }; struct alignas(16) Al { int v; }; struct Bits { unsigned a : 3, b : 17; long long c : 40; }; union U { double d; int i; }; struct Arr { double d[2]; };
struct Own { std::string s; static int live; Own(const char *t) : s(t) { ++live; } Own(const Own &o) : s(o.s + "'") { ++live; } Own(Own &&o) : s(std::move(o.s)) { ++live; } ~Own() { --live; } }; int Own::live;
[[gnu::noinline]] static F2 f2(F2 x, Empty, F3 y) { return {x.a + y.c, x.b * y.a}; } [[gnu::noinline]] static F3 f3(int k, F3 y, F2 x) { return {y.a + x.a, y.b - k, y.c}; }
[[gnu::noinline]] static Mix mix(MixR r, Mix m) { return {r.d + m.i, r.i - (int)m.d}; } [[gnu::noinline]] static MixR mixr(Mix m) { return {m.i * 2, m.d / 2}; }
[[gnu::noinline]] static Odd odd(Odd o, char by) { for (char &c : o.c) c += by; return o; } [[gnu::noinline]] static Three three(Three t, int a, int b, int c, int d, Three u) { return {t.a + u.c, t.b + a * b, t.c + c * d}; }
[[gnu::noinline]] static LD ld(LD x, int n, LD y) { return {x.l * n + y.l}; } [[gnu::noinline]] static Deep deep(Deep d) { d.y.x.s++; d.y.f *= 2; d.c++; return d; } [[gnu::noinline]] static Al al(int, Al a, Al b) { return {a.v * b.v}; } [[gnu::noinline]] static Bits bits(Bits b) { b.a++; b.b--; b.c *= -3; return b; } [[gnu::noinline]] static U un(U u) { u.d *= 2; return u; } [[gnu::noinline]] static Arr arr(Arr a) { return {{a.d[1], a.d[0]}}; }
[[gnu::noinline]] static Own own(Own a, const Own &b, Own &&c, int fail) { if (fail == 1) throw Own("thrown"); Own r((a.s + b.s + c.s).c_str()); if (fail == 2) throw a; return r; }
[[gnu::noinline]] static double sum(int n, ...) { va_list l; va_start(l, n); double s = 0; for (int i = 0; i < n; i++) { if (i % 3 == 0) s += va_arg(l, int); else if (i % 3 == 1) s += va_arg(l, Mix).d; else s += (double)va_arg(l, long double); } va_end(l); return s; }
[[gnu::noinline]] static std::pair<long long, double> two(long long a, double b) { return {a + 1, b + 1}; } struct Base { virtual Three act(Three t, Own o) = 0; virtual ~Base() {} }; struct Impl : Base { Three act(Three t, Own o) override { if (t.a < 0) throw (int)o.s.size(); return {t.a + (long)o.s.size(), t.c, t.b}; } };
int main() {
  auto a = f2({1, 2}, {}, {3, 4, 5}); auto b = f3(2, {1, 2, 3}, a); auto c = mix({3, 1.5}, {2.5, 4}); auto d = mixr(c); std::printf("%g %g %g %g %g %g %d %d %g\n", a.a, a.b, b.a, b.b, b.c, c.d, c.i, d.i, d.d);
  auto o = odd({{'a', 'b', 'c', 'd', 'e', 'f', 0}}, 1); auto t = three({1, 2, 3}, 4, 5, 6, 7, {8, 9, 10}); std::printf("%.6s %ld %ld %ld\n", o.c, t.a, t.b, t.c);
  auto l = ld({1.25L}, 3, {0.5L}); auto e = deep({{{7}, 1.5f}, 'x'}); auto g = al(0, {6}, {7}); auto h = bits({5, 1000, -12345678901}); U u; u.d = 2.5; u = un(u); auto r = arr({{1, 2}}); std::printf("%Lg %d %g %c %d %u %u %lld %g %g\n", l.l, e.y.x.s, e.y.f, e.c, g.v, h.a, h.b, (long long)h.c, u.d, r.d[0]);
  for (int fail = 0; fail < 3; fail++) { Own x("x"), y("y"); try { std::printf("%s %d\n", own(x, y, Own("z"), fail).s.c_str(), Own::live); } catch (const Own &w) { std::printf("threw %s %d\n", w.s.c_str(), Own::live); } } std::printf("%d\n", Own::live);
  std::printf("%g\n", sum(6, 1, Mix{2.5, 3}, 0.25L, 4, Mix{5.5, 6}, 1.75L)); auto [p, q] = two(1LL << 40, 2.5); std::printf("%lld %g\n", p, q);
  Impl impl; Base *base = &impl; auto v = base->act({1, 2, 3}, "four"); std::printf("%ld %ld %ld\n", v.a, v.b, v.c); try { base->act({-1, 0, 0}, "sevenletters"); } catch (int n) { std::printf("%d %d\n", n, Own::live); }
  Mix (*pm)(MixR, Mix) = mix; Own (*po)(Own, const Own &, Own &&, int) = own; std::printf("%g %s\n", pm({1, 2}, {3, 4}).d, po("a", "b", "c", 0).s.c_str());
}
