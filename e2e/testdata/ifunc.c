#include <stdio.h>
static int one(int x) { return x + 1; }
static int two(int x) { return x * 2; }
int (*resolve(void))(int) { return sizeof(void *) == 8 ? two : one; }
int chosen(int x) __attribute__((ifunc("resolve")));
static int inner(int x) __attribute__((ifunc("resolve")));
int (*table[2])(int) = {chosen, inner};
__attribute__((noinline)) int call(int (*f)(int), int x) { return f(x); }
#ifndef LIBRARY
extern int through(int x) __attribute__((weak));
int main(int argc, char **argv) {
  printf("%d %d %d %d %d %d\n", chosen(argc + 4), inner(argc + 9), call(chosen, 7), call(inner, 8), table[0](20), through ? through(30) : 0);
  return chosen(argc) + table[1](argc);
}
#else
int through(int x) { return chosen(x) + inner(x) + call(inner, x) + table[0](x); }
#endif
