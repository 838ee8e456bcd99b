// Exceptions thrown by constructors, destructors and virtual functions of classes with virtual bases; caught by base, pointer and reference; slices.
#include <cstdio>
#include <memory>
#include <string>
struct Log { std::string s; void add(const char *t, int i) { s += t; s += std::to_string(i) + " "; } } static log_;
struct Part { int id; explicit Part(int i) : id(i) { log_.add("+p", i); if (i == 99) throw this->id; } ~Part() { log_.add("-p", id); } };
struct V { Part v; explicit V(int i) : v(i) {} virtual ~V() { log_.add("-V", v.id); } virtual int act(int x) { return x; } };
struct L : virtual V { Part l; L(int i, int v) : V(v), l(i) { log_.add("L", i); } ~L() override { log_.add("-L", l.id); } int act(int x) override { if (x == 1) throw *this; return x * 2; } };
struct R : virtual V { Part r; R(int i, int v) : V(v), r(i) { log_.add("R", i); } ~R() override { log_.add("-R", r.id); } };
struct D : L, R { Part a, b; D(int i) : V(i), L(i + 1, 0), R(i + 2, 0), a(i + 3), b(i + 4) { log_.add("D", i); } ~D() override { log_.add("-D", b.id); } int act(int x) override { if (x == 3) throw this; if (x == 4) throw std::make_shared<D>(*this); return L::act(x) + 1; } };
static void flush(const char *what) { std::printf("%s: %s\n", what, log_.s.c_str()); log_.s.clear(); }
int main() {
  for (int i = 95; i < 101; i++) { try { D d(i); std::printf("made %d\n", d.act(5)); } catch (int x) { std::printf("threw %d\n", x); } flush("construct"); }
  for (int x = 0; x < 5; x++) { try { D d(1); V &v = d; std::printf("%d\n", v.act(x)); } catch (L &l) { std::printf("L %d %d\n", l.l.id, l.act(7)); } catch (R *) { std::puts("R*"); } catch (const std::shared_ptr<D> &p) { std::printf("shared %d\n", p->b.id); } flush("act"); }
  try { try { throw D(10); } catch (R &r) { log_.add("caught", r.r.id); throw; } } catch (V &v) { log_.add("again", v.act(0)); } flush("rethrow");
  try { D d(20); throw static_cast<V &>(d); } catch (D &) { std::puts("D"); } catch (V &v) { std::printf("slice %d\n", v.act(3)); } flush("slice");
  try { std::unique_ptr<V> all[] = {std::make_unique<L>(1, 2), std::make_unique<D>(50), std::make_unique<R>(99, 3)}; std::puts("no"); } catch (int x) { std::printf("array %d\n", x); } flush("array");
}
