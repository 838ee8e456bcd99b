// Variadic functions that throw, va_list through exceptions, printf-like formatting.
#include <cstdarg>
#include <cstdio>
#include <string>
static std::string format(const char *f, ...) { va_list l; va_start(l, f); char buf[100]; int n = std::vsnprintf(buf, sizeof buf, f, l); va_end(l); if (n > 40) throw n; return buf; }
static double sum(int n, ...) { va_list l; va_start(l, n); double s = 0; for (int i = 0; i < n; i++) { double d = va_arg(l, double); int k = va_arg(l, int); if (k < 0) { va_end(l); throw std::to_string(k); } s += d * k; } va_end(l); return s; }
int main() { try { std::puts(format("%d %s %g", 5, "five", 5.5).c_str()); std::puts(format("%050d", 7).c_str()); } catch (int n) { std::printf("too long %d\n", n); } try { std::printf("%g\n", sum(3, 1.5, 2, 2.5, 4, 0.25, 8)); sum(2, 1.0, 1, 1.0, -6); } catch (std::string &s) { std::puts(s.c_str()); } }
