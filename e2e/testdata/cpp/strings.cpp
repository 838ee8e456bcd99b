// Strings, string views and conversions.
#include <cstdio>
#include <stdexcept>
#include <string>
#include <string_view>
int main() {
  std::string s = "hello"; s += std::string(3, '!'); s.insert(0, ">> "); s.replace(3, 5, "HELLO"); std::puts(s.c_str());
  std::string_view v = s; std::printf("%zu %zu %d\n", v.find('L'), v.rfind("!"), v.substr(3, 2) == "HE");
  std::printf("%d %ld %g %s %s\n", std::stoi("12x"), std::stol("-7f", nullptr, 16), std::stod("1e3"), std::to_string(3.5f).c_str(), std::to_string(1ull << 60).c_str());
  try { std::stoi("x"); } catch (std::invalid_argument &e) { std::puts(e.what()); }
  try { std::stoi("99999999999"); } catch (std::out_of_range &e) { std::puts(e.what()); }
  try { s.at(99); } catch (std::out_of_range &) { std::puts("at"); }
  std::string big; try { big.reserve(big.max_size() + 1); } catch (std::length_error &) { std::puts("length"); }
  std::wstring w = L"wide"; w.append(L" text"); std::printf("%zu %d\n", w.size(), (int)w[5]); std::u16string u = u"\u00e9"; std::printf("%zu %d\n", u.size(), u < u"z");
}
