// Integers of 64 and 128 bits (where there are any): arithmetic, shifts, conversions, and a class in their place.
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>
#ifdef __SIZEOF_INT128__
using Wide = __int128; using UWide = unsigned __int128;
#else
using Wide = long long; using UWide = unsigned long long;
#endif
static std::string text(Wide v) { bool n = v < 0; UWide u = n ? -(UWide)v : v; std::string s; do s.insert(s.begin(), char('0' + (int)(u % 10))); while (u /= 10); return n ? "-" + s : s; }
static Wide parse(const char *s) { Wide r = 0; for (; *s; s++) { if (*s < '0' || *s > '9') throw std::invalid_argument(s); if (__builtin_mul_overflow(r, (Wide)10, &r) || __builtin_add_overflow(r, (Wide)(*s - '0'), &r)) throw std::overflow_error(s); } return r; }
class Big {
  std::vector<std::uint32_t> d;
public:
  Big(std::uint64_t v = 0) { for (; v; v >>= 32) d.push_back((std::uint32_t)v); }
  Big &operator*=(std::uint32_t m) { std::uint64_t c = 0; for (auto &x : d) { c += (std::uint64_t)x * m; x = (std::uint32_t)c; c >>= 32; } if (c) d.push_back((std::uint32_t)c); return *this; }
  Big &operator+=(const Big &o) { if (d.size() < o.d.size()) d.resize(o.d.size()); unsigned c = 0; for (std::size_t i = 0; i < d.size(); i++) { c = __builtin_add_overflow(d[i], c, &d[i]); if (i < o.d.size()) c += __builtin_add_overflow(d[i], o.d[i], &d[i]); } if (c) d.push_back(c); return *this; }
  std::uint32_t divide(std::uint32_t m) { std::uint64_t r = 0; for (std::size_t i = d.size(); i--;) { r = r << 32 | d[i]; d[i] = (std::uint32_t)(r / m); r %= m; } while (!d.empty() && !d.back()) d.pop_back(); return (std::uint32_t)r; }
  std::string str() const { Big b = *this; std::string s; while (!b.d.empty()) s.insert(s.begin(), char('0' + b.divide(10))); return s.empty() ? "0" : s; }
};
int main() {
  UWide x = 1; for (int i = 0; i < 30; i++) { x = x * 6364136223846793005ull + 1442695040888963407ull; x ^= x >> 29; x = x << 7 | x >> (sizeof(x) * 8 - 7); }
  Wide s = (Wide)x; bool big = sizeof(Wide) == 16;
  std::printf("%d %s\n", big, big ? text(s).c_str() : text((long long)x).c_str());
  std::printf("%s %s %s %s\n", text(s / 12345).c_str(), text(s % 99991).c_str(), text(s >> 17).c_str(), text(-s / 7).c_str());
  std::printf("%.17g %.9g %s\n", (double)s, (double)(float)x, text((Wide)(double)(s >> 12)).c_str());
  for (const char *t : {"12345678901234567", "x1", "999999999999999999999999999999999999999999"}) try { std::printf("%s\n", text(parse(t)).c_str()); } catch (const std::overflow_error &) { std::puts("overflow"); } catch (const std::invalid_argument &e) { std::printf("invalid %s\n", e.what()); }
  std::printf("%d %d %d %d\n", s < 0, x > (UWide)s - 1, __builtin_popcountll((unsigned long long)(x >> 5)), __builtin_clzll((unsigned long long)x | 1));
  Big f(1); for (std::uint32_t i = 2; i <= 40; i++) f *= i; f += Big(~0ull); std::printf("%s\n", f.str().c_str());
}
