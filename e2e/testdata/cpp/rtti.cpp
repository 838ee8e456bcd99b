// typeid, dynamic_cast along several and virtual bases.
#include <cstdio>
#include <typeinfo>
#include <typeindex>
#include <map>
#include <string>
struct A { virtual ~A() {} int a = 1; };
struct B : virtual A { int b = 2; };
struct C : virtual A { int c = 3; virtual int f() { return 30; } };
struct D : B, C { int d = 4; int f() override { return a + b + c + d; } };
struct E : private A { A *up() { return this; } };
int main() {
  D d; A *a = &d; B *b = &d; C *c = &d; E e;
  std::printf("%d %d %d\n", dynamic_cast<C *>(b) == c, dynamic_cast<D *>(a) == &d, dynamic_cast<E *>(a) == nullptr);
  std::printf("%d %d %s\n", typeid(*a) == typeid(D), typeid(a) == typeid(A *), typeid(*c).name());
  std::printf("%d %p\n", dynamic_cast<C *>(a)->f(), dynamic_cast<void *>(a) == &d ? (void *)0 : (void *)a);
  try { (void)dynamic_cast<B &>(*e.up()); } catch (std::bad_cast &x) { std::puts("bad_cast"); }
  try { A *n = nullptr; (void)typeid(*n).name(); } catch (std::bad_typeid &) { std::puts("bad_typeid"); }
  std::map<std::type_index, std::string> m{{typeid(int), "int"}, {typeid(A), "A"}, {typeid(D), "D"}};
  std::puts(m[typeid(*b)].c_str());
}
