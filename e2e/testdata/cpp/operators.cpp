// Overloaded operators, conversions, user-defined literals, three-way comparison.
#include <compare>
#include <cstdio>
#include <map>
#include <stdexcept>
struct Rat { long n, d; Rat(long n, long d = 1) : n(n), d(d) { if (!d) throw std::domain_error("zero"); long a = n < 0 ? -n : n, b = d; while (b) { long t = a % b; a = b; b = t; } if (a) this->n /= a, this->d /= a; }
  Rat operator+(Rat o) const { return {n * o.d + o.n * d, d * o.d}; } Rat operator*(Rat o) const { return {n * o.n, d * o.d}; } Rat operator/(Rat o) const { return {n * o.d, d * o.n}; }
  std::strong_ordering operator<=>(const Rat &o) const { return n * o.d <=> o.n * d; } bool operator==(const Rat &o) const = default; explicit operator double() const { return (double)n / d; } Rat &operator++() { n += d; return *this; } Rat operator++(int) { Rat r = *this; ++*this; return r; } long operator[](int i) const { return i ? d : n; } long operator()(long x) const { return n * x / d; } };
static Rat operator""_r(unsigned long long n) { return Rat((long)n); }
int main() { Rat a(1, 3), b = a + 1_r / 6_r; std::printf("%ld/%ld %g %d %d\n", b.n, b.d, (double)b, a < b, b == Rat(1, 2)); Rat c = a++; std::printf("%ld/%ld %ld/%ld %ld %ld\n", c[0], c[1], a[0], a[1], a(9), (++b)(4)); try { a / Rat(0); } catch (std::domain_error &e) { std::puts(e.what()); }
  std::map<Rat, int> m; for (int i = 1; i < 6; i++) for (int k = 1; k < 6; k++) m[Rat(i, k)]++; for (auto &[r, n] : m) std::printf("%ld/%ld:%d ", r.n, r.d, n); std::puts(""); }
