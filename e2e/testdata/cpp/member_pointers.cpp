// Pointers to members, of virtual functions too; arrays of them; std::mem_fn and invoke.
#include <cstdio>
#include <functional>
struct A { int x = 1; virtual int f(int n) { return n + x; } int g(int n) { return n * 10 + x; } virtual ~A() {} }; struct B { int y = 2; virtual int h(int n) { return -n * y; } virtual ~B() {} }; struct C : A, B { int z = 3; int f(int n) override { return n + z * 100; } int h(int n) override { return n - z; } };
int main() { C c; A a; int (A::*fs[])(int) = {&A::f, &A::g}; for (auto p : fs) std::printf("%d %d\n", (a.*p)(5), (c.*p)(5)); int (C::*ph)(int) = static_cast<int (C::*)(int)>(&B::h); std::printf("%d %d\n", (c.*ph)(9), ph != nullptr); int A::*px = &A::x; int C::*pz = &C::z; c.*px = 7; std::printf("%d %d %d\n", c.x, c.*pz, std::invoke(&A::g, c, 4)); auto m = std::mem_fn(&B::h); std::printf("%d\n", m(&c, 2)); int (A::*none)(int) = nullptr; std::printf("%d\n", none == nullptr); }
