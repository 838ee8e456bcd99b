// Static initialisation: order, guards, exceptions in it, inline variables, init priorities.
#include <cstdio>
#include <string>
struct Loud { const char *s; Loud(const char *s) : s(s) { std::printf("+%s\n", s); } ~Loud() { std::printf("-%s\n", s); } };
__attribute__((init_priority(300))) Loud third("300");
__attribute__((init_priority(200))) Loud second("200");
Loud plain("plain");
inline Loud shared("inline");
template <class T> struct Holder { static inline Loud l{"template"}; static Loud m; };
template <class T> Loud Holder<T>::m{"member"};
static int tries = 0;
static Loud &guarded() { static Loud l((++tries < 3 ? throw tries : "guarded")); return l; }
__attribute__((constructor(150))) static void early() { std::puts("early"); }
__attribute__((destructor)) static void late() { std::puts("late"); }
int main() {
  for (int i = 0; i < 4; i++) try { std::puts(guarded().s); } catch (int n) { std::printf("try %d\n", n); }
  std::printf("%s %s\n", Holder<int>::l.s, Holder<int>::m.s);
  static const std::string names[] = {"a", "bb", std::string(40, 'c')}; std::printf("%zu\n", names[2].size());
}
