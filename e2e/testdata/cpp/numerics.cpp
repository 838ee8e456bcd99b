// valarray, complex, bitset, long double, numeric limits and mathematical functions.
#include <bitset>
#include <cfenv>
#include <cmath>
#include <complex>
#include <cstdio>
#include <limits>
#include <numeric>
#include <valarray>
using C = std::complex<double>;
template <class T> [[gnu::noinline]] static void limits(const char *n) { using L = std::numeric_limits<T>; std::printf("%s %Lg %Lg %Lg %d %d\n", n, (long double)L::min(), (long double)L::max(), (long double)L::epsilon(), L::digits, L::is_signed); }
[[gnu::noinline]] static long double horner(const long double *c, int n, long double x) { long double r = 0; for (int i = n; i-- > 0;) r = r * x + c[i]; return r; }
static void fft(std::valarray<C> &a) {
  std::size_t n = a.size(); if (n < 2) return;
  std::valarray<C> even = a[std::slice(0, n / 2, 2)], odd = a[std::slice(1, n / 2, 2)];
  fft(even); fft(odd);
  for (std::size_t k = 0; k < n / 2; k++) { C t = std::polar(1.0, -2 * M_PI * k / n) * odd[k]; a[k] = even[k] + t; a[k + n / 2] = even[k] - t; }
}
int main() {
  limits<char>("char"); limits<short>("short"); limits<unsigned>("unsigned"); limits<long long>("long long"); limits<float>("float"); limits<double>("double"); limits<long double>("long double");
  std::valarray<C> a(8); for (int i = 0; i < 8; i++) a[i] = C(i, i % 3); fft(a);
  for (auto &z : a) std::printf("(%.4f,%.4f) ", z.real(), z.imag()); std::puts("");
  C z(1, 2), w = std::pow(z, C(0.5, -1)) / std::conj(z); std::printf("%.6f %.6f %.6f %.6f\n", w.real(), w.imag(), std::abs(z), std::arg(std::exp(z)));
  std::complex<long double> l(1.5L, -2); l *= l; l /= std::complex<long double>(0, 3); std::printf("%.10Lf %.10Lf\n", l.real(), l.imag());
  std::complex<float> f(3, 4); std::printf("%g %g\n", std::norm(f), std::sqrt(f).real());
  std::valarray<double> v{3, 1, 4, 1, 5, 9, 2, 6}; v += 0.5; v = std::sqrt(v) * v.shift(1) - v.cshift(-2); std::printf("%.5f %.5f %.5f\n", v.sum(), v.min(), v.max());
  v[v > 2.0] = -1; std::valarray<double> g = v[std::gslice(0, {2, 2}, {4, 1})]; std::printf("%.4f %zu\n", g.sum(), g.size());
  std::bitset<70> b("1011001110001111"); b <<= 33; b.flip(3).set(69); std::printf("%zu %d %s\n", b.count(), b.test(34), (b >> 30).to_string().substr(50).c_str());
  try { b.to_ulong(); b.test(70); } catch (const std::exception &) { std::puts("overflow or range"); }
  long double c[] = {1, -0.5L, 1 / 24.0L, -1 / 720.0L}; std::printf("%.15Lf %.12Lf %.12Lf %d\n", horner(c, 4, 0.25L), std::sin(1.0L), std::cbrt(2.0L), (int)std::lround(2.5L));
  std::printf("%g %g %g %.6f %.6f %d\n", std::fma(2.0, 3.0, 4.0), std::remainder(10.0, 3.0), std::copysign(2.0, -0.0), std::tgamma(4.5), std::hypot(3.0, 4.0, 12.0), std::isnan(std::nan("")));
  std::printf("%d %d %d\n", std::gcd(84, 36), std::lcm(4, 6), (int)std::midpoint(3u, 9u));
  double intpart; int exp; std::printf("%g %g %g %d\n", std::modf(3.75, &intpart), intpart, std::frexp(40.0, &exp), exp);
}
