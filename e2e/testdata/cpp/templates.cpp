// Templates: specialisation, variadic packs, CRTP, SFINAE, concepts, constexpr.
#include <array>
#include <concepts>
#include <cstdio>
#include <string>
#include <type_traits>
template <int N> struct Fib { static constexpr long v = Fib<N - 1>::v + Fib<N - 2>::v; }; template <> struct Fib<0> { static constexpr long v = 0; }; template <> struct Fib<1> { static constexpr long v = 1; };
template <class D> struct Counter { static int made; Counter() { made++; } int id() const { return static_cast<const D *>(this)->tag() + made; } }; template <class D> int Counter<D>::made = 0;
struct P : Counter<P> { int tag() const { return 100; } }; struct Q : Counter<Q> { int tag() const { return 200; } };
template <std::integral T> const char *kind(T) { return "integral"; } template <std::floating_point T> const char *kind(T) { return "floating"; } inline const char *kind(...) { return "other"; }
template <class... T> void show(T &&...x) { ((std::printf("%s ", kind(x))), ...); std::puts(""); }
constexpr auto squares = [] { std::array<int, 10> a{}; for (int i = 0; i < 10; i++) a[i] = i * i; return a; }();
template <class T, std::size_t N> constexpr std::size_t len(T (&)[N]) { return N; }
template <class T> auto twice(T x) -> decltype(x + x) { if constexpr (std::is_pointer_v<T>) return *x + *x; else return x + x; }
int main() { std::printf("%ld %d\n", Fib<40>::v, squares[7]); P p, p2; Q q; std::printf("%d %d\n", p.id(), q.id()); show(1, 2.0, "x", 'c', true); int a[6]; std::printf("%zu %d %s\n", len(a), twice(21), twice(std::string("ab")).c_str()); }
