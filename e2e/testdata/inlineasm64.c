// Inline assembly for AArch64: constraints, modifiers, flags, labels, memory, calls, module-level assembly.
#include <stdio.h>
#include <stdint.h>
__asm__(".text\n\t.globl five\n\t.type five, %function\n\t.p2align 2\nfive:\tmov w0, #5 // the fifth\n\tret\n\t.size five, .-five\n"
        "\t.data\n\t.align 3\n\t.globl words\nwords:\t.word 1, 2\n\t.xword five\n\t.text\n");
extern int words[];
int value = 42;

static long call(long n, long a, long b, long c) {
  register long x8 __asm__("x8") = n;
  register long x0 __asm__("x0") = a;
  register long x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  __asm__ volatile("svc 0" : "=r"(x0) : "r"(x8), "0"(x0), "r"(x1), "r"(x2) : "memory", "cc");
  return x0;
}
static int load(volatile int *p) { int v; __asm__ volatile("ldaxr %w0, %1" : "=r"(v) : "Q"(*p)); return v; }
static int store(volatile int *p, int v) { int r; __asm__ volatile("stlxr %w0, %w2, %1" : "=&r"(r), "=Q"(*p) : "r"(v) : "memory"); return !r; }
static double root(double x) { __asm__("fsqrt %d0, %d1" : "=w"(x) : "w"(x)); return x; }
static float whole(float x) { __asm__("frintm %s0, %s1" : "=w"(x) : "w"(x)); return x; }
static double low(double x) { register double d __asm__("d9") = x; __asm__("fneg %d0, %d1" : "=w"(d) : "w"(d)); return d; }
static int sum(int a, int b, int *o) { int r, f; __asm__("adds %w0, %w2, %w3" : "=r"(r), "=@ccvs"(f) : "r"(a), "rI"(b)); *o = f; return r; }
static int less(long a, long b) { int f; __asm__("cmp %1, %2" : "=@cclt"(f) : "r"(a), "r"(b)); return f; }
static uint64_t none(uint64_t a) { uint64_t r; __asm__("add %x0, %x1, %x2" : "=r"(r) : "r"(a), "rZ"(0L)); return r; }
static void clear(int *p) { __asm__("str %w1, [%0]" : : "r"(p), "rZ"(0) : "memory"); }
static uint64_t mask(uint64_t a) { __asm__("and %0, %0, %1" : "+r"(a) : "L"(0xff00ff00ff00ff00)); return a; }
static uint32_t mask32(uint32_t a) { __asm__("eor %w0, %w0, %1" : "+r"(a) : "K"(0xf0f0f0f0)); return a; }
static uint64_t moved(void) { uint64_t a; __asm__("mov %0, %1" : "=r"(a) : "N"(0x123400000000)); return a; }
static uint32_t moved32(void) { uint32_t a; __asm__("mov %w0, %1" : "=r"(a) : "M"(0xfffffff0)); return a; }
static long less17(long a) { __asm__("add %0, %0, %1" : "+r"(a) : "J"(-17)); return a; }
static long negative(long a) { __asm__("sub %0, %0, #%n1" : "+r"(a) : "i"(-3)); return a; }
static int loop(int n) {
  int s = 0;
  __asm__("cbz %w1, 2f\n1:\tadd %w0, %w0, %w1\n\tsubs %w1, %w1, #1\n\tb.ne 1b\n2:" : "+r"(s), "+r"(n) : : "cc");
  return s;
}
static int symbol(void) { long r; __asm__("adrp %0, %1\n\tldr %w0, [%0, :lo12:%1]" : "=r"(r) : "S"(&value)); return r; }
static int odd(int x) { __asm__ goto("tbz %w0, #0, %l1" : : "r"(x) : : even); return 1; even: return 0; }
static int which(int x) { int r; __asm__ goto("add %w0, %w1, #1\n\tcmp %w1, #5\n\tb.gt %l2\n\tb.eq %l3" : "=&r"(r) : "r"(x) : "cc" : more, same); return r; more: return 100 + r; same: return 200 + r; }
static int called(void) { register int r __asm__("x0"); __asm__ volatile("bl five" : "=r"(r) : : "x30", "x1", "cc", "memory"); return r; }
static uint64_t high(uint64_t a, uint64_t b) { uint64_t r; __asm__("umulh %0, %1, %2" : "=r"(r) : "%r"(a), "r"(b)); return r; }
static int many(int a, int b, int c, int d, int e, int f, int g, int h) {
  int r;
  __asm__("add %w0, %w1, %w2\n\tadd %w0, %w0, %w3\n\tadd %w0, %w0, %w4\n\tadd %w0, %w0, %w5, lsl #1\n\tadd %w0, %w0, %w6\n\tadd %w0, %w0, %w7\n\tadd %w0, %w0, %w8"
          : "=&r"(r) : "r"(a), "r"(b), "r"(c), "r"(d), "r"(e), "r"(f), "r"(g), "r"(h) : "x0", "x1", "x19", "x20", "x21", "x22", "v8", "d9");
  return r;
}
static int fetched(volatile int *p) { int x, y; __asm__ volatile("// a loop\n.Lagain%=:\tldxr %w0, %2\n\tadd %w0, %w0, 3\n\tstxr %w1, %w0, %2\n\tcbnz %w1, .Lagain%=" : "=&r"(x), "=&r"(y), "+Q"(*p) : : "memory"); return x; }
static long data(void) { long r; __asm__("adr %0, 1f\n\tldr %0, [%0]\n\tb 2f\n\t.balign 8\n1:\t.quad 0x123456789abcdef\n2:" : "=r"(r)); return r; }
__attribute__((naked)) int bare(int a, int b) { __asm__("madd w0, w0, w1, w1\n\tret"); }

int main(void) {
  int x = 7, o, v, r;
  do v = load(&x); while (!store(&x, v + 1));
  printf("%d %f %f %f\n", x, root(2), whole(-2.5f), low(3));
  r = sum(0x7fffffff, 1, &o), printf("%d %d", r, o), r = sum(3, 4, &o), printf(" %d %d %d %d\n", r, o, less(-1, 2), less(2, -1));
  clear(&x), printf("%lu %d %lx %x %lx %x %ld %ld\n", (long)none(9), x, (long)mask(-1L), mask32(0), (long)moved(), moved32(), less17(20), negative(1));
  printf("%d %d %d %d %d %d %d %d %d\n", loop(10), loop(0), symbol(), odd(3), odd(4), which(1), which(9), which(5), called());

  printf("%lx %d %d %d %lx %d %d %d\n", (long)high(-1, -1), many(1, 2, 3, 4, 5, 6, 7, 8), fetched(&x), fetched(&x), data(), bare(3, 4), words[1],
         (int)(((int (**)(void))words)[1]()));
  fflush(stdout);
  return call(64, 1, (long)"done\n", 5) != 5;
}
