// An exception that leaves a noexcept function, a destructor, or nobody catches, ends the program.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <unistd.h>
#include <sys/wait.h>
#include <stdexcept>
static int mode;
__attribute__((noinline)) void toss() { throw mode; }
void quiet() noexcept { toss(); }
struct Bad { ~Bad() { toss(); } };
struct Twice { ~Twice() noexcept(false) { throw 2; } };
static void run() {
  std::set_terminate([] { std::puts("terminate"); std::fflush(stdout); std::_Exit(3); });
  switch (mode) {
  case 0: quiet(); break;
  case 1: { Bad b; } break;
  case 2: toss(); break;
  case 3: try { Twice t; throw 1; } catch (...) { std::puts("no"); } break;
  case 4: try { Twice t; } catch (int x) { std::printf("caught %d\n", x); } break;
  case 5: throw; 
  }
}
int main() {
  for (mode = 0; mode < 6; mode++) {
    std::printf("%d: ", mode); std::fflush(stdout);
    if (fork() == 0) { run(); std::fflush(stdout); std::_Exit(0); }
    int s; wait(&s);
    std::printf("%d\n", WEXITSTATUS(s));
  }
}
