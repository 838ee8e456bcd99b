// Text: word counts, sorting with keys, wide strings, conversion, file streams, buffers of one's own, iterators of streams.
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <streambuf>
#include <string>
#include <unordered_map>
#include <vector>
struct Upper : std::streambuf { std::streambuf *to; int count = 0; explicit Upper(std::streambuf *t) : to(t) {} int overflow(int c) override { if (c == EOF) return 0; count++; return to->sputc((char)std::toupper(c)); } };
struct Limited : std::streambuf { std::string data; std::size_t limit; explicit Limited(std::size_t n) : limit(n) {} int overflow(int c) override { if (data.size() >= limit) throw std::length_error("limit"); data += (char)c; return c; } };
static const char *const text = "It was the best of times, it was the worst of times, it was the age of wisdom...\nit was the age of foolishness";
int main() {
  std::istringstream in(text); std::map<std::string, int> counts; std::string w; while (in >> w) { std::erase_if(w, [](unsigned char c) { return !std::isalpha(c); }); std::transform(w.begin(), w.end(), w.begin(), [](unsigned char c) { return std::tolower(c); }); counts[w]++; }
  std::vector<std::pair<std::string, int>> order(counts.begin(), counts.end()); std::sort(order.begin(), order.end(), [](auto &a, auto &b) { return std::tie(b.second, a.first) < std::tie(a.second, b.first); }); for (auto &[k, n] : order) std::cout << k << ':' << n << ' '; std::cout << '\n';
  Upper up(std::cout.rdbuf()); std::ostream loud(&up); loud << "shout " << 42 << std::endl; std::cout << up.count << '\n';
  Limited small(10); std::ostream tight(&small); tight.exceptions(std::ios::badbit); try { tight << "0123456789abc"; } catch (const std::length_error &e) { std::cout << e.what() << ' ' << small.data << '\n'; }
  char name[] = "/tmp/spw-text-XXXXXX"; int fd = mkstemp(name); (void)fd; { std::ofstream out(name, std::ios::binary); for (int i = 0; i < 200; i++) out << i << (i % 10 == 9 ? '\n' : ' '); } { std::fstream f(name, std::ios::in | std::ios::out); f.seekg(100); int x; f >> x; f.seekp(0); f << "XX"; f.seekg(0); std::string first; f >> first; std::ifstream g(name); std::cout << x << ' ' << first << ' ' << std::count(std::istreambuf_iterator<char>(g), {}, '\n') << '\n'; } std::remove(name);
  std::wstring wide = L"gr\u00fc\u00df"; wide += L'!'; std::cout << wide.size() << ' ' << (wide < L"gs") << '\n'; std::u16string u16 = u"\U0001F600"; std::u32string u32 = U"\U0001F600"; std::cout << u16.size() << u32.size() << '\n';
  std::string s = "the quick brown fox"; s.replace(4, 5, "slow").insert(0, ">> ").append(3, '.'); auto at = s.rfind("o"); std::cout << s << ' ' << at << ' ' << s.compare(0, 2, ">>") << ' ' << s.find_first_not_of("> ") << '\n'; try { s.substr(100); } catch (const std::out_of_range &) { std::cout << "range\n"; } try { std::string(s.max_size() + 1, 'x'); } catch (const std::length_error &) { std::cout << "length\n"; }
  std::cout << std::stod("2.5e3") + std::stol("-77") << ' ' << std::stoi("ff", nullptr, 16) << ' ' << std::to_string(1.5) << '\n'; std::copy(std::istream_iterator<int>(*std::make_unique<std::istringstream>("3 1 2")), {}, std::ostream_iterator<int>(std::cout, ",")); std::cout << '\n';
}
