// Exception specifications of old C++: filters.
#include <cstdio>
#include <exception>
#include <cstdlib>
#include <unistd.h>
#include <sys/wait.h>
void nothing() throw() { throw 1; }
__attribute__((noinline)) void any(int n) { if (n == 1) throw 1; if (n == 2) throw 2.0; if (n == 3) throw 'c'; }
int main() {
  std::fflush(stdout);
  if (fork() == 0) { std::set_terminate([] { std::puts("terminate"); std::fflush(stdout); std::_Exit(4); }); nothing(); std::_Exit(0); }
  int s; wait(&s); std::printf("%d\n", WEXITSTATUS(s));
  for (int i = 0; i < 4; i++)
    try { any(i); std::puts("none"); } catch (int) { std::puts("int"); } catch (double) { std::puts("double"); } catch (...) { std::puts("any"); }
}
