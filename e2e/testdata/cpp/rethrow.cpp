// Rethrown, nested and stored exceptions.
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>
static void inner(int k) {
  try { if (k & 1) throw std::runtime_error("inner"); throw k; }
  catch (int &x) { x += 100; throw; }
  catch (std::exception &) { std::throw_with_nested(std::logic_error("outer")); }
}
static void print(const std::exception &e, int level = 0) {
  std::printf("%*s%s\n", level * 2, "", e.what());
  try { std::rethrow_if_nested(e); } catch (const std::exception &n) { print(n, level + 1); } catch (...) { std::puts("unknown"); }
}
static std::exception_ptr keep(int k) {
  try { inner(k); } catch (...) { return std::current_exception(); }
  return nullptr;
}
int main() {
  for (int k = 0; k < 4; k++) {
    std::exception_ptr p = keep(k);
    for (int again = 0; again < 2; again++)
      try { std::rethrow_exception(p); }
      catch (int x) { std::printf("int %d\n", x); }
      catch (const std::exception &e) { print(e); }
  }
  try {
    try { throw 1; } catch (int a) { try { throw 2; } catch (int b) { std::printf("%d %d\n", a, b); } throw; }
  } catch (int a) { std::printf("again %d\n", a); }
  std::printf("%d\n", std::uncaught_exceptions());
}
