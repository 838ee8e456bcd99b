// Destructors run during unwinding, in order, through several frames.
#include <cstdio>
struct Trace {
  const char *name; int n;
  Trace(const char *name, int n) : name(name), n(n) { std::printf("+%s%d ", name, n); }
  ~Trace() { std::printf("-%s%d ", name, n); }
};
static int depth(int n, int limit) {
  Trace a("a", n);
  if (n == limit) throw n * 10;
  Trace b("b", n);
  int r = depth(n + 1, limit);
  Trace c("c", n);
  return r + n;
}
struct Member { Trace x{"x", 0}, y{"y", 1}; Member(bool t) { Trace z("z", 2); if (t) throw 7; } ~Member() { std::printf("~M "); } };
struct Array { Trace t; Array() : t("e", count) { if (++count == 4) throw 9; } static int count; };
int Array::count = 0;
int main() {
  for (int limit = 0; limit < 5; limit++) {
    try { depth(0, limit); } catch (int x) { std::printf("caught %d\n", x); }
  }
  try { Member m(true); } catch (int x) { std::printf("caught %d\n", x); }
  { Member m(false); }
  std::puts("");
  try { Array a[6]; } catch (int x) { std::printf("caught %d\n", x); }
  Array::count = 0;
  try { Array *a = new Array[5]; delete[] a; } catch (int x) { std::printf("caught %d\n", x); }
}
