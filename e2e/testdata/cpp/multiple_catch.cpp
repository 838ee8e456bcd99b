// Nested try blocks, catch clauses in several functions inlined into one another.
#include <cstdio>
#include <string>
struct A { int n; }; struct B : A { }; struct C : B { };
static inline void a(int n) { switch (n % 6) { case 0: throw A{n}; case 1: throw B{{n}}; case 2: throw C{{{n}}}; case 3: throw n; case 4: throw (long)n; } }
static inline int b(int n) { try { a(n); } catch (C &c) { return c.n + 1000; } return 0; }
static inline int c(int n) { try { return b(n); } catch (B &x) { std::printf("B%d ", x.n); throw; } catch (long l) { throw (int)l + 100; } }
static int d(int n) { try { try { return c(n); } catch (A &x) { if (n % 4 == 1) throw x; return x.n + 500; } } catch (A x) { return x.n + 700; } catch (int i) { if (i > 100) return i; throw std::string("int ") + std::to_string(i); } }
int main() { for (int n = 0; n < 30; n++) try { std::printf("%d ", d(n)); } catch (std::string &s) { std::printf("<%s> ", s.c_str()); } catch (...) { std::printf("? "); } std::puts(""); }
