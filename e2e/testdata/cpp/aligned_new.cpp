// new of every kind: aligned, placement, nothrow, of a class's own, replaced globally, arrays with cookies, constructors that throw.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <new>
#include <vector>
static int news, deletes, sized;
void *operator new(std::size_t n) { ++news; void *p = std::malloc(n ? n : 1); if (!p) throw std::bad_alloc(); return p; }
void operator delete(void *p) noexcept { if (p) ++deletes; std::free(p); }
void operator delete(void *p, std::size_t) noexcept { ++sized; std::free(p); }
struct alignas(64) Wide { char c[64]; int id = 3; bool aligned() const { return (std::uintptr_t)this % 64 == 0; } };
struct Bomb { static int made, limit; int id; Bomb() : id(made) { if (made == limit) throw made; ++made; } ~Bomb() { std::printf("~%d ", id); } };
int Bomb::made, Bomb::limit = 100;
struct Own { static int count; long x; void *operator new(std::size_t n, int tag) { count += tag; return std::malloc(n); } void operator delete(void *p, int tag) { count -= 1000 * tag; std::free(p); } void operator delete(void *p) { --count; std::free(p); } explicit Own(bool bad) { if (bad) throw "bad"; } };
int Own::count;
union Slot { alignas(Bomb) unsigned char raw[sizeof(Bomb) * 4]; Slot() {} };
int main() {
  for (int i = 0; i < 3; i++) { auto *w = new Wide; auto *a = new Wide[3]; std::printf("%d %d %d\n", w->aligned(), a[1].aligned(), a[2].id); delete w; delete[] a; }
  Bomb::limit = 3; try { new Bomb[5]; } catch (int k) { std::printf("threw %d\n", k); } Bomb::made = 0; Bomb::limit = 100;
  auto *b = new Bomb[3]; delete[] b; std::puts("");
  Slot s; Bomb *p = new (s.raw) Bomb; new (p + 1) Bomb; std::destroy_n(p, 2); std::puts("");
  try { new (5) Own(true); } catch (const char *t) { std::printf("%s %d\n", t, Own::count); } delete new (7) Own(false); std::printf("%d\n", Own::count);
  volatile std::size_t huge = (std::size_t)-1 / 2; std::printf("%d\n", new (std::nothrow) char[huge] == nullptr);
  try { volatile long n = -1; new int[n]; } catch (const std::bad_array_new_length &) { std::puts("bad length"); } catch (const std::bad_alloc &) { std::puts("bad alloc"); }
  int before = news; { std::vector<int> v(10); v.push_back(1); auto q = std::make_unique<long>(4); } std::printf("%d %d\n", news - before, deletes + sized > 0);
  alignas(32) static double statics[4]; void *at = statics; std::size_t room = sizeof statics; std::printf("%d %zu\n", std::align(32, 8, at, room) == statics, room);
}
