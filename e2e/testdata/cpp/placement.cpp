// operator new and delete of classes, placement, alignment.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <new>
static int live = 0;
struct T { int n; static void *operator new(std::size_t s) { live++; return std::malloc(s); } static void operator delete(void *p) { live--; std::free(p); } T(int n) : n(n) { if (n < 0) throw n; } };
struct alignas(64) Wide { char c[64]; }; struct Pool { char mem[256]; int used = 0; };
void *operator new(std::size_t s, Pool &p) { if (p.used + s > sizeof p.mem) throw std::bad_alloc(); void *r = p.mem + p.used; p.used += (int)s; return r; } void operator delete(void *, Pool &) { std::puts("undone"); }
int main() { T *t = new T(1); try { new T(-5); } catch (int n) { std::printf("%d %d\n", n, live); } delete t; std::printf("%d\n", live); Wide *w = new Wide[3]; std::printf("%d\n", (int)((std::uintptr_t)w % 64)); delete[] w; Pool p; struct U { int a[20]; U(bool b) { if (b) throw 'u'; } }; new (p) U(false); try { new (p) U(true); } catch (char c) { std::printf("%c\n", c); } try { for (;;) new (p) U(false); } catch (std::bad_alloc &) { std::printf("full %d\n", p.used); }
  volatile int minus = -1; try { new int[minus]; } catch (std::bad_alloc &) { std::puts("length"); } }
