// Numeric classes: matrices with bounds that throw, LU with pivots, iteration until convergence, rational numbers, moves.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <stdexcept>
#include <utility>
#include <vector>
template <class T> class Matrix {
  int r, c; std::vector<T> d;
public:
  Matrix(int r, int c) : r(r), c(c), d(r * c) {} T &operator()(int i, int j) { if (i < 0 || j < 0 || i >= r || j >= c) throw std::out_of_range("element"); return d[i * c + j]; } const T &operator()(int i, int j) const { return const_cast<Matrix &>(*this)(i, j); }
  friend Matrix operator*(const Matrix &a, const Matrix &b) { if (a.c != b.r) throw std::invalid_argument("shape"); Matrix m(a.r, b.c); for (int i = 0; i < a.r; i++) for (int j = 0; j < b.c; j++) { T s{}; for (int k = 0; k < a.c; k++) s += a(i, k) * b(k, j); m(i, j) = s; } return m; }
  int rows() const { return r; }
};
struct Singular : std::domain_error { int column; explicit Singular(int c) : std::domain_error("singular"), column(c) {} };
template <class T> static T determinant(Matrix<T> m) { T det = 1; int n = m.rows(); for (int k = 0; k < n; k++) { int p = k; for (int i = k + 1; i < n; i++) if (std::abs((double)m(i, k)) > std::abs((double)m(p, k))) p = i; if (std::abs((double)m(p, k)) < 1e-12) throw Singular(k); if (p != k) { for (int j = 0; j < n; j++) std::swap(m(p, j), m(k, j)); det = T(0) - det; } det = det * m(k, k); for (int i = k + 1; i < n; i++) { T f = m(i, k) / m(k, k); for (int j = k; j < n; j++) m(i, j) = m(i, j) - f * m(k, j); } } return det; }
class Rational { long long n, d; void fix() { if (d == 0) throw std::domain_error("zero denominator"); if (d < 0) n = -n, d = -d; long long g = std::gcd(n, d); n /= g; d /= g; } public: Rational(long long n = 0, long long d = 1) : n(n), d(d) { fix(); } friend Rational operator+(Rational a, Rational b) { return {a.n * b.d + b.n * a.d, a.d * b.d}; } friend Rational operator-(Rational a, Rational b) { return {a.n * b.d - b.n * a.d, a.d * b.d}; } friend Rational operator*(Rational a, Rational b) { return {a.n * b.n, a.d * b.d}; } friend Rational operator/(Rational a, Rational b) { return {a.n * b.d, a.d * b.n}; } Rational &operator+=(Rational o) { return *this = *this + o; } explicit operator double() const { return (double)n / d; } auto operator<=>(const Rational &o) const { return n * o.d <=> o.n * d; } bool operator==(const Rational &) const = default; void print() const { std::printf("%lld/%lld ", n, d); } };
template <class F> static double newton(F f, double x) { for (int i = 0; i < 50; i++) { auto [v, d] = f(x); if (d == 0) throw std::range_error("flat"); double n = x - v / d; if (std::abs(n - x) < 1e-13) return n; x = n; } throw std::runtime_error("no convergence"); }
int main() {
  Matrix<double> a(4, 4), h(3, 4); for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) a(i, j) = (i * 7 + j * 3) % 5 + (i == j) * 2.5; std::printf("%.9f\n", determinant(a));
  Matrix<float> f(3, 3); for (int i = 0; i < 9; i++) f(i / 3, i % 3) = i; try { std::printf("%g\n", determinant(f)); } catch (const Singular &s) { std::printf("%s %d\n", s.what(), s.column); }
  Matrix<Rational> q(5, 5); for (int i = 0; i < 5; i++) for (int j = 0; j < 5; j++) q(i, j) = Rational(1, i + j + 1); determinant(q).print(); (q * q)(1, 2).print(); std::puts("");
  try { a * h; } catch (const std::invalid_argument &e) { std::puts(e.what()); } try { a(2, 4) = 1; } catch (const std::out_of_range &e) { std::puts(e.what()); } try { Rational(1) / Rational(0); } catch (const std::domain_error &e) { std::puts(e.what()); }
  std::printf("%.12f\n", newton([](double x) { return std::pair(x * x * x - 2, 3 * x * x); }, 1)); for (double start : {0.0, 1.0}) try { newton([](double x) { return std::pair(x * x + 1, 2 * x); }, start); } catch (const std::runtime_error &e) { std::puts(e.what()); }
  std::vector<Rational> rs; for (int i = 1; i < 8; i++) rs.push_back(Rational(i * 5 % 7, i)); std::sort(rs.begin(), rs.end()); for (auto &r : rs) r.print(); std::puts("");
}
