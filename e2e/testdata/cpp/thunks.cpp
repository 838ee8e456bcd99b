// Thunks: virtual functions reached by another base, covariant results, virtual bases, variadic and large results.
#include <cstdarg>
#include <cstdio>
struct Big { long v[9]; };
struct A { virtual ~A() {} virtual int f(int x) { return x + 1; } virtual A *clone() const { return new A(*this); } int a = 10; };
struct B { virtual ~B() {} virtual double g(double x) { return x * 2; } virtual B *clone() const { return new B(*this); } virtual Big big(int k) { Big r{}; r.v[0] = k; return r; } int b = 20; };
struct V { virtual ~V() {} virtual int v(int n, ...) { return n; } int vv = 30; };
struct C : A, virtual V, B {
  int c = 40;
  ~C() override { std::printf("~C %d\n", c); }
  int f(int x) override { return x + c; }
  double g(double x) override { return x * c + a; }
  C *clone() const override { auto *p = new C(*this); p->c++; return p; }
  Big big(int k) override { Big r; for (int i = 0; i < 9; i++) r.v[i] = k * i + c; return r; }
  int v(int n, ...) override { va_list l; va_start(l, n); int s = c; while (n--) s += va_arg(l, int); va_end(l); return s + vv; }
};
struct D : C { int d = 50; int f(int x) override { return C::f(x) + d; } D *clone() const override { return new D(*this); } };
[[gnu::noinline]] static void use(A *a, B *b, V *v) {
  Big g = b->big(3);
  long sum = 0; for (long x : g.v) sum += x;
  std::printf("%d %g %d %ld %d\n", a->f(1), b->g(1.5), v->v(3, 1, 2, 3), sum, b->b);
}
int main() {
  C c; D d; A plain; B other; V third;
  use(&c, &c, &c); use(&d, &d, &d);
  std::printf("%d %g\n", plain.f(2), other.g(2));
  A *ca = static_cast<A *>(&d)->clone(); B *cb = static_cast<B *>(&c)->clone();
  std::printf("%d %g\n", ca->f(5), cb->g(5));
  delete ca; delete cb;
  int (A::*pf)(int) = &A::f; double (B::*pg)(double) = &B::g; double (C::*pc)(double) = static_cast<double (C::*)(double)>(pg);
  A &ra = d; std::printf("%d %g\n", (ra.*pf)(7), (d.*pc)(2));
}
