// Calls that throw and give results of all floating types, complex numbers and small structs.
#include <complex>
#include <cstdio>
struct FD { float a; double b; }; struct FF { float a, b; }; struct ID { int a; double b; }; struct LL { long a, b; }; struct C3 { char c[3]; }; struct L3 { long a, b, c; };
template <class T> __attribute__((noinline)) T give(T x, int n) { if (n % 3 == 2) throw n; return x; }
int main() { double sum = 0; for (int i = 0; i < 9; i++) try { sum += give(1.5f, i); sum += give(2.25, i); sum += (double)give(3.125L, i + 3); auto z = give(std::complex<double>(i, -i), i); sum += z.real() * z.imag(); auto zf = give(std::complex<float>(i, 2), i); sum += zf.imag(); auto zl = give(std::complex<long double>(i, 3), i); sum += (double)zl.imag(); auto a = give(FD{1, 2}, i); auto b = give(FF{3, 4}, i); auto c = give(ID{5, 6}, i); auto d = give(LL{7, 8}, i); auto e = give(C3{{1, 2, 3}}, i); auto f = give(L3{9, 10, 11}, i); sum += a.a + a.b + b.a + b.b + c.a + c.b + d.a + d.b + e.c[2] + f.c; sum += give(true, i + 6) + give('x', i) + give((short)-5, i) + give(1ll << 33, i); } catch (int n) { sum -= n * 100; } std::printf("%.3f\n", sum); }
