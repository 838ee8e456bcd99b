// dynamic_cast down, across and to void over virtual and repeated bases, and its exception.
#include <cstdio>
#include <initializer_list>
#include <typeinfo>
struct Top { int t = 1; virtual ~Top() {} };
struct Left : virtual Top { int l = 2; };
struct Right : virtual Top { int r = 3; };
struct Bottom : Left, Right { int b = 4; };
struct Side { int s = 5; virtual ~Side() {} };
struct Both : Bottom, Side { int x = 6; };
struct A1 : Side { int a = 7; };
struct A2 : Side { int a = 8; };
struct Twice : A1, A2 { int y = 9; };
struct Hidden : private Side { int h = 10; Side *side() { return this; } };
[[gnu::noinline]] static void show(Top *p) {
  auto *l = dynamic_cast<Left *>(p); auto *r = dynamic_cast<Right *>(p); auto *b = dynamic_cast<Bottom *>(p); auto *s = dynamic_cast<Side *>(p);
  std::printf("%d %d %d %d %d", p->t, l ? l->l : 0, r ? r->r : 0, b ? b->b : 0, s ? s->s : 0);
  std::printf(" same %d\n", dynamic_cast<void *>(p) == (void *)dynamic_cast<void *>(l ? static_cast<Top *>(l) : p));
}
[[gnu::noinline]] static int reference(Side &s) {
  try { return dynamic_cast<Bottom &>(s).b; } catch (const std::bad_cast &) { return -1; }
}
int main() {
  Top top; Left left; Right right; Bottom bottom; Both both; Twice twice; Hidden hidden; Side side;
  for (Top *p : {&top, (Top *)&left, (Top *)&right, (Top *)&bottom, (Top *)&both}) show(p);
  std::printf("%d %d\n", reference(both), reference(side));
  A1 *a1 = &twice; A2 *a2 = dynamic_cast<A2 *>(a1);
  std::printf("%d %d\n", a1->a, a2->a);
  Side *s1 = a1, *s2 = a2;
  std::printf("%d %d\n", dynamic_cast<Twice *>(s1) == &twice, dynamic_cast<Twice *>(s2) == &twice);
  std::printf("%d %d\n", dynamic_cast<A2 *>(s1) == a2, dynamic_cast<A1 *>(s2) == a1);
  std::printf("%d\n", dynamic_cast<Hidden *>(hidden.side()) == nullptr);
  std::printf("%d %d %d\n", typeid(*s1) == typeid(Twice), typeid(*static_cast<Side *>(&both)) == typeid(Both), typeid(side).before(typeid(twice)) != typeid(twice).before(typeid(side)));
  Top *none = nullptr;
  try { std::printf("%s\n", typeid(*none).name()); } catch (const std::bad_typeid &) { std::puts("bad_typeid"); }
}
