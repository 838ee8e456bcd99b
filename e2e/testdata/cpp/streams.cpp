// Formatted and unformatted streams.
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
struct P { int x, y; };
static std::ostream &operator<<(std::ostream &o, const P &p) { return o << '(' << p.x << ',' << p.y << ')'; }
static std::istream &operator>>(std::istream &i, P &p) { char c; return i >> c >> p.x >> c >> p.y >> c; }
int main() {
  std::ostringstream o;
  o << std::setw(8) << 42 << '|' << std::left << std::setw(6) << "ab" << '|' << std::hex << std::showbase << 255 << ' ' << std::oct << 8 << std::dec << ' '
    << std::fixed << std::setprecision(3) << 3.14159 << ' ' << std::scientific << 12345.678 << ' ' << std::boolalpha << true << ' ' << P{1, -2};
  std::cout << o.str() << '\n';
  std::istringstream in("10 2.5 word (3,4) rest of line\nnext 0x1f bad");
  int i; double d; std::string w, rest; P p;
  in >> i >> d >> w >> p; std::getline(in, rest);
  std::cout << i << ' ' << d << ' ' << w << ' ' << p << rest << '\n';
  in >> w >> std::hex >> i; std::cout << w << ' ' << i << '\n';
  in >> i; std::cout << in.fail() << in.eof() << '\n';
  in.clear(); in.exceptions(std::ios::failbit);
  try { in >> i; } catch (const std::ios_base::failure &e) { std::cout << "failure\n"; }
  std::wostringstream ws; ws << L"wide " << 7; std::cout << ws.str().size() << std::endl;
}
