// Formatting by streams: manipulators, widths, bases, floating point, locales with facets of their own, and errors as exceptions.
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <locale>
#include <limits>
#include <sstream>
#include <string>
struct Grouped : std::numpunct<char> { char do_thousands_sep() const override { return '\''; } std::string do_grouping() const override { return "\3"; } std::string do_truename() const override { return "ja"; } char do_decimal_point() const override { return ','; } };
struct Point { double x, y; };
std::ostream &operator<<(std::ostream &o, const Point &p) { auto f = o.flags(); auto w = o.precision(2); o << std::fixed << '(' << p.x << ", " << p.y << ')'; o.flags(f); o.precision(w); return o; }
std::istream &operator>>(std::istream &i, Point &p) { char a, b, c; if (!(i >> a >> p.x >> b >> p.y >> c) || a != '(' || b != ',' || c != ')') i.setstate(std::ios::failbit); return i; }
int main() {
  std::ostringstream o;
  o << std::hex << std::showbase << 255 << ' ' << std::oct << 64 << ' ' << std::dec << std::showpos << 17 << std::noshowpos << '\n';
  o << std::setw(10) << std::setfill('*') << std::left << 42 << std::right << std::setw(8) << -7 << std::internal << std::setw(8) << -7 << std::setfill(' ') << '\n';
  for (double d : {0.0, -1.5, 1e100, 1.0 / 3, std::numeric_limits<double>::infinity()}) o << d << ' ' << std::scientific << std::setprecision(3) << d << ' ' << std::defaultfloat << std::setprecision(6) << std::hexfloat << d << std::defaultfloat << '\n';
  o << std::boolalpha << true << ' ' << Point{1.005, -2} << ' ' << 1.0L / 7 << ' ' << (void *)nullptr << ' ' << std::quoted("a \"b\"") << '\n';
  o.imbue(std::locale(std::locale::classic(), new Grouped)); o << 1234567 << ' ' << 1234.5 << ' ' << true << '\n';
  std::cout << o.str();
  std::istringstream in("(1.5,2.25) (3;4) x"); Point p{};
  while (in >> p) std::cout << p << std::endl;
  std::cout << in.fail() << in.eof() << '\n';
  std::istringstream numbers("12 0x1f 077 1e3 abc"); numbers.exceptions(std::ios::failbit); numbers >> std::setbase(0);
  try { int a, b, c; double d; numbers >> a >> b >> c >> d; std::cout << a << b << c << d << '\n'; numbers >> a; std::cout << "no\n"; } catch (const std::ios_base::failure &) { std::cout << "failure\n"; }
  std::string s; std::getline(std::istringstream("one;two") >> std::ws, s, ';'); std::cout << s << '\n';
  long long big; std::istringstream("99999999999999999999") >> big; std::cout << big << '\n';
}
