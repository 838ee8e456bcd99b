// Templates: recursion, parameter packs, folds, specialisation, CRTP, expression templates, concepts, constexpr evaluated and not.
#include <array>
#include <cmath>
#include <cstdio>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
template <unsigned N> struct Fib { static constexpr unsigned long long value = Fib<N - 1>::value + Fib<N - 2>::value; };
template <> struct Fib<0> { static constexpr unsigned long long value = 0; }; template <> struct Fib<1> { static constexpr unsigned long long value = 1; };
template <class D> struct Shape { double area() const { return static_cast<const D *>(this)->area_(); } };
struct Circle : Shape<Circle> { double r; explicit Circle(double r) : r(r) {} double area_() const { return 3 * r * r; } }; struct Square : Shape<Square> { double s; explicit Square(double s) : s(s) {} double area_() const { return s * s; } };
template <class E> struct Expr { double operator[](int i) const { return static_cast<const E &>(*this)[i]; } };
template <int N> struct Vec : Expr<Vec<N>> { double d[N]{}; double operator[](int i) const { return d[i]; } template <class E> Vec &operator=(const Expr<E> &e) { for (int i = 0; i < N; i++) d[i] = static_cast<const E &>(e)[i]; return *this; } };
template <class A, class B> struct Sum : Expr<Sum<A, B>> { const A &a; const B &b; Sum(const A &a, const B &b) : a(a), b(b) {} double operator[](int i) const { return a[i] + b[i]; } };
template <class A> struct Scale : Expr<Scale<A>> { const A &a; double k; Scale(const A &a, double k) : a(a), k(k) {} double operator[](int i) const { return a[i] * k; } };
template <class A, class B> Sum<A, B> operator+(const Expr<A> &a, const Expr<B> &b) { return {static_cast<const A &>(a), static_cast<const B &>(b)}; } template <class A> Scale<A> operator*(double k, const Expr<A> &a) { return {static_cast<const A &>(a), k}; }
template <class T> concept Numeric = std::is_arithmetic_v<T>; template <class T> concept Sized = requires(T t) { { t.size() } -> std::convertible_to<std::size_t>; };
static std::string kind(Numeric auto) { return "number"; } static std::string kind(const Sized auto &x) { return "sized " + std::to_string(x.size()); } static std::string kind(...) { return "other"; }
constexpr auto table = [] { std::array<unsigned, 256> t{}; for (unsigned i = 0; i < 256; i++) { unsigned c = i; for (int k = 0; k < 8; k++) c = c & 1 ? 0xedb88320u ^ c >> 1 : c >> 1; t[i] = c; } return t; }();
constexpr unsigned crc(const char *s) { unsigned c = ~0u; while (*s) c = table[(c ^ (unsigned char)*s++) & 255] ^ c >> 8; return ~c; }
static_assert(crc("123456789") == 0xcbf43926u);
template <class... T> static void each(const T &...x) { int i = 0; ((std::printf("%d:%s ", i++, kind(x).c_str())), ...); std::puts(""); }
template <std::size_t... I> static constexpr int dot(const int (&a)[sizeof...(I)], const int (&b)[sizeof...(I)], std::index_sequence<I...>) { return ((a[I] * b[I]) + ...); }
template <auto V> struct Constant { static constexpr auto value = V; }; template <class T, class = void> struct HasFoo : std::false_type {}; template <class T> struct HasFoo<T, std::void_t<decltype(std::declval<T>().foo())>> : std::true_type {}; struct WithFoo { int foo(); };
consteval int cube(int x) { return x * x * x; }
int main(int argc, char **) {
  std::printf("%llu %08x %08x\n", Fib<80>::value, crc("hello"), crc(argc ? "run time" : ""));
  std::printf("%g %g\n", Circle(2).area(), Square(3).area());
  Vec<9> a, b, c; for (int i = 0; i < 9; i++) { a.d[i] = i; b.d[i] = 10 - i; } c = 2 * a + 0.5 * (a + b); std::printf("%g %g\n", c[3], c[8]);
  each(1, 2.5, std::string("four"), std::array<char, 3>{}, nullptr);
  int x[] = {1, 2, 3}, y[] = {argc + 3, 5, 6}; std::printf("%d %d %c %d\n", dot(x, y, std::make_index_sequence<3>{}), HasFoo<WithFoo>::value * 10 + HasFoo<int>::value, Constant<'q'>::value, cube(4));
  if constexpr (sizeof(void *) == 8) std::puts("wide"); else std::puts("narrow");
}
