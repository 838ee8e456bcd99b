// noexcept and what it means: computed, in types, moves chosen by it, terminate handlers, unexpected ends in destructors.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>
#include <sys/wait.h>
#include <unistd.h>
template <bool N> struct Moves { int v; static int copies, moves; Moves(int v) : v(v) {} Moves(const Moves &o) : v(o.v) { ++copies; } Moves(Moves &&o) noexcept(N) : v(o.v) { ++moves; } };
template <bool N> int Moves<N>::copies; template <bool N> int Moves<N>::moves;
template <class F> static constexpr bool quiet = noexcept(std::declval<F>()());
static void may() { throw 1; } static void never() noexcept {}
template <class T> static void exchange(T &a, T &b) noexcept(std::is_nothrow_move_constructible_v<T>) { T t = std::move(a); a.v = b.v; b.v = t.v; }
struct Quiet { ~Quiet() noexcept { may(); } }; struct Loud { ~Loud() noexcept(false) { throw std::runtime_error("loud"); } };
static void wrapped() noexcept { may(); } static void twice() { try { struct T { ~T() noexcept(false) { throw 2; } } t; throw 1; } catch (...) { std::puts("not reached"); } }
static void handler() { if (auto p = std::current_exception()) try { std::rethrow_exception(p); } catch (int x) { std::printf("terminated by %d\n", x); } catch (...) { std::puts("terminated"); } else std::puts("no exception"); std::fflush(stdout); std::_Exit(7); }
template <class F> static void child(const char *name, F f) { std::fflush(stdout); if (pid_t p = fork()) { int s; waitpid(p, &s, 0); std::printf("%s: exit %d\n", name, WIFEXITED(s) ? WEXITSTATUS(s) : -1); } else { f(); std::puts("came back"); std::fflush(stdout); std::_Exit(0); } }
int main() {
  std::printf("%d %d %d %d\n", quiet<decltype(&may)>, quiet<decltype(&never)>, quiet<void (*)() noexcept>, noexcept(exchange(std::declval<Moves<true> &>(), std::declval<Moves<true> &>())));
  { std::vector<Moves<true>> a; std::vector<Moves<false>> b; for (int i = 0; i < 9; i++) { a.emplace_back(i); b.emplace_back(i); } std::printf("%d %d %d %d\n", Moves<true>::copies, Moves<true>::moves > 0, Moves<false>::copies > 0, Moves<false>::moves); }
  try { Loud l; std::puts("made"); } catch (const std::exception &e) { std::puts(e.what()); }
  std::set_terminate(handler);
  child("noexcept", [] { try { wrapped(); } catch (...) { std::puts("caught"); } });
  child("destructor", [] { try { Quiet q; } catch (...) { std::puts("caught"); } });
  child("two", [] { twice(); }); child("uncaught", [] { may(); }); child("rethrow nothing", [] { throw; }); child("none", [] { never(); });
}
