// Cleanups with control flow: breaks, continues, returns and gotos out of scopes with destructors.
#include <cstdio>
struct G { int n; G(int n) : n(n) {} ~G() { std::printf("%d ", n); } operator bool() const { return n > 0; } };
static int f(int k) { G a(1); for (int i = 0; i < 4; i++) { G b(10 + i); if (i == k) break; if (k == 7 && i == 1) return 7; { G c(20 + i); if (k == 8 && i == 2) goto out; if (i % 2) continue; if (k == 9) throw i; } } { G d(30); switch (k) { case 1: { G e(40); return 1; } case 2: break; default: return k; } } { G h(50); }
out: G z(60); return 2; }
int main() { for (int k = 0; k < 10; k++) { try { std::printf("= %d\n", f(k)); } catch (int i) { std::printf("! %d\n", i); } } if (G g = G(3)) std::puts("if"); for (G g(2); g.n; g.n--) std::printf("loop "); std::puts(""); int r = (G(7), G(8).n); std::printf("%d\n", r); }
