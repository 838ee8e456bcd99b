// Construction order and calls with virtual bases, thunks that adjust this, covariant returns.
#include <cstdio>
struct V { int v; V(int v) : v(v) { std::printf("V%d ", v); } virtual ~V() { std::printf("~V "); } virtual int who() const { return v; } };
struct L : virtual V { int l; L() : V(1), l(10) { std::printf("L "); } ~L() { std::printf("~L "); } int who() const override { return l + v; } virtual L *self() { return this; } };
struct R : virtual V { int r; R() : V(2), r(20) { std::printf("R "); } ~R() { std::printf("~R "); } virtual int right() const { return r + v; } virtual R *clone() const { return new R(*this); } };
struct X : L, R { int x; X() : V(3), x(100) { std::printf("X "); } ~X() { std::printf("~X "); } int who() const override { return x + l + r + v; } int right() const override { return -x; } X *self() override { return this; } X *clone() const override { return new X(*this); } };
int main() {
  { X x; V *v = &x; L *l = &x; R *r = &x; std::printf("| %d %d %d %d | ", v->who(), l->who(), r->right(), l->self()->who());
    R *c = r->clone(); std::printf("%d %d | ", c->right(), static_cast<V *>(c)->who()); delete c; }
  std::puts("");
  { V *p = new X; delete p; }
  std::puts("");
  int (V::*m)() const = &V::who; X y; std::printf("%d\n", (y.*m)());
}
