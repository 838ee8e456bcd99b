/* Inline assembly of many kinds: operands, modifiers, conditions, clobbers, dialects. */
#include <stdio.h>
#include <string.h>
typedef unsigned u; typedef unsigned long ul; typedef unsigned long long ull;
int g = 42; int arr[4] = {1,2,3,4};
static void cpuid(u leaf, u sub, u *r) { asm volatile("cpuid" : "=a"(r[0]), "=b"(r[1]), "=c"(r[2]), "=d"(r[3]) : "a"(leaf), "c"(sub)); }
static ull rdtsc(void) { u lo, hi; asm volatile("rdtsc" : "=a"(lo), "=d"(hi)); return lo | (ull)hi << 32; }
static u bsf(u x) { u r; asm("bsfl %1, %0" : "=r"(r) : "rm"(x) : "cc"); return r; }
static u xchg(u *p, u v) { asm volatile("xchgl %0, %1" : "+r"(v), "+m"(*p) :: "memory"); return v; }
static int cas(u *p, u old, u new) { unsigned char ok; asm volatile("lock; cmpxchgl %3, %1\n\tsete %0" : "=q"(ok), "+m"(*p), "+a"(old) : "r"(new) : "memory", "cc"); return ok; }
static int cas2(u *p, u *old, u new) { int ok; asm volatile("lock cmpxchgl %3, %1" : "=@ccz"(ok), "+m"(*p), "+a"(*old) : "r"(new) : "memory"); return ok; }
static int addc(u a, u b, u *r) { int c; asm("addl %3, %0" : "=r"(*r), "=@ccc"(c) : "0"(a), "ri"(b)); return c; }
static void *copy(void *d, const void *s, ul n) { void *r = d; asm volatile("rep movsb" : "+D"(d), "+S"(s), "+c"(n) :: "memory"); return r; }
static u barrier(u x) { asm volatile("" : "+r"(x) :: "memory"); return x; }
static u swapb(u x) { asm("xchgb %b0, %h0" : "+q"(x)); return x & 0xffff; }
static u early(u a, u b) { u r; asm("movl %1, %0\n\taddl %2, %0\n\taddl %2, %0" : "=&r"(r) : "r"(a), "r"(b) : "cc"); return r; }
static u imm(u x) { asm("addl %1, %0" : "+r"(x) : "i"(1000)); asm("shll %1, %0" : "+r"(x) : "I"(3)); asm("leal %c1(%0), %0" : "+r"(x) : "n"(77)); return x; }
static u clob(u x) { u r; asm("movl %1, %%ecx\n\tmovl %%ecx, %%edx\n\tleal (%%ecx,%%edx), %%esi\n\tmovl %%esi, %0" : "=r"(r) : "r"(x) : "ecx", "edx", "esi"); return r; }
static double sse(double a, double b) { asm("addsd %1, %0\n\tmulsd %1, %0" : "+x"(a) : "x"(b)); return a; }
static ull mul(u a, u b) { ull r; 
#ifdef __x86_64__
 ul lo, hi; asm("mulq %3" : "=a"(lo), "=d"(hi) : "0"((ul)a), "r"((ul)b)); r = lo;
#else
 asm("mull %2" : "=A"(r) : "a"(a), "rm"(b));
#endif
 return r; }
static u intel(u a, u b) { u r; asm(".intel_syntax noprefix\n\tlea eax, [ecx + edx * 2]\n\t.att_syntax prefix" : "=a"(r) : "c"(a), "d"(b)); return r; }
static u lab(u n) { u s = 0; asm("1:\taddl %1, %0 # this | that }\n\t{decl %1|dec %1}\n\tjnz 1b" : "+r"(s), "+r"(n)); return s; }
static u uid(u x) { asm("testl %0, %0\n\tjz .Lz%=\n\taddl $5, %0\n.Lz%=:" : "+r"(x)); return x; }
static int str(const char *s) { ul r; asm("xorl %%eax, %%eax\n\tmov $-1, %0\n\trepne scasb\n\tnot %0\n\tdec %0" : "=c"(r), "+D"(s) :: "eax", "cc", "memory"); return r; }
static u mem(void) { u r; asm("movl %1, %0\n\taddl %2, %0" : "=&r"(r) : "m"(g), "m"(arr[2])); asm("movl %1, %0" : "=m"(arr[3]) : "r"(r)); asm("incl %0" : "+m"(g)); return r + arr[3] + g; }
static u pressure(u a, u b, u c, u d) { asm("addl %1, %0\n\taddl %2, %0\n\taddl %3, %0" : "+r"(a) : "r"(b), "r"(c), "r"(d)); return a; }
static u carried(u a, u b, u c) { asm("addl %2, %0\n\tadcl %2, %1" : "+rm"(a), "+rm"(b) : "r"(c) : "cc"); return a ^ b; } // clang says memory, or a register that is tied
static unsigned char byte(unsigned char x) { asm("notb %0" : "+q"(x)); return x; }
static unsigned short word(unsigned short x) { asm("rolw $4, %0" : "+r"(x)); return x; }
static long sys_write(const char *s, ul n) { long r;
#ifdef __x86_64__
 register long r10 asm("r10") = 0; asm volatile("syscall" : "=a"(r) : "0"(1L), "D"(1L), "S"(s), "d"(n), "r"(r10) : "rcx", "r11", "memory");
#else
 asm volatile("int $0x80" : "=a"(r) : "0"(4), "b"(1), "c"(s), "d"(n) : "memory");
#endif
 return r; }
asm(".pushsection .text\n.globl module_function\nmodule_function:\n\tmovl $1234, %eax\n\tret\n.popsection");
int module_function(void);
__attribute__((noinline)) static void *symaddr(void) { void *p;
#if defined(__x86_64__)
 asm("leaq %c1(%%rip), %0" : "=r"(p) : "i"(&arr[1]));
#else
 p = &arr[1];
#endif
 return p; }
__attribute__((noinline)) static u different(u c, u x) { if (c > 2) asm volatile("addl $3, %0" : "+a"(x)); else if (c > 1) asm volatile("addl $4, %0" : "+a"(x)); else asm volatile("addl $5, %0" : "+a"(x)); return x; }
static double sine(double x) { double r; asm("fsin" : "=t"(r) : "0"(x)); return r; }
static long double ylog2(long double x, long double y) { long double r; asm("fyl2x" : "=t"(r) : "0"(x), "u"(y) : "st(1)"); return r; }
static long double anywhere(long double x, double y) { long double r; asm("fadd %2, %0" : "=t"(r) : "0"(x), "f"(y)); return r; }
static float sincos_(float x, float *c) { float s; asm("fsincos" : "=t"(*c), "=u"(s) : "0"(x)); return s; }
static long long popped(double x) { long long r; asm("fistpll %0" : "=m"(r) : "t"(x) : "st"); return r; }
static int kept(double x) { unsigned short sw; asm("fxam; fnstsw %0" : "=a"(sw) : "t"(x)); return sw & 0x4700; }
static double remainder_(double x, double y) { asm("1: fprem; fnstsw %%ax; testb $4, %%ah; jne 1b" : "+t"(x) : "u"(y) : "ax"); return x; }
typedef int v4 __attribute__((vector_size(16)));
static v4 first(v4 a, v4 m) { asm("pxor %1, %0" : "+x"(a) : "Yz"(m)); return a; }
static u table(u n) { u r; asm("xorl %0, %0; .p2align 4; 1: addl %1, %0; decl %1; jnz 1b; .pushsection .rodata; .balign 4; .Ltab%=: .long 7, 8; .popsection" : "=&r"(r), "+r"(n)); return r; }
asm(".data; .globl words; .type words, @object; words: .long 3, 1f - 0f; 0: .asciz \"twelve bytes\"; 1: .size words, .-words; .text");
extern u words[2];
#ifdef __OPTIMIZE__ // otherwise clang has no registers left for so many addresses
__attribute__((noinline)) static u spread(u *p) { u l[8] = {1, 2, 3, 4, 5, 6, 7, 8}, r; asm("movl %1, %0; addl %2, %0; addl %3, %0; addl %4, %0; addl %5, %0; addl %6, %0; addl %7, %0; addl %8, %0; addl %9, %0; addl %10, %0; incl %11" : "=&r"(r) : "m"(p[-1]), "m"(p[0]), "m"(p[1]), "m"(p[2]), "m"(p[40]), "m"(l[0]), "m"(l[1]), "m"(l[2]), "m"(l[3]), "m"(l[7]), "m"(p[3]) : "memory"); return r + p[3]; }
#else
__attribute__((noinline)) static u spread(u *p) { u r; asm("movl %1, %0; addl %2, %0; incl %3" : "=&r"(r) : "m"(p[-1]), "m"(p[40]), "m"(p[3]) : "memory"); return r + p[3]; }
#endif
struct pair { u one, two; };
// As many variables in memory as the text leaves registers on x86-32, and more.
__attribute__((noinline)) static u locals(u *to, u n) {
  u a = n + 1, b = n * 2, c = n ^ 5, r = 0, up = *to; struct pair s = {n, n + 7}; long long wide = n * 3ll;
  asm volatile("movl %1, %%ecx; movl %2, %%edx; movl %3, %%esi; addl %%edx, %%ecx; imull %%esi, %%ecx; movl %4, %%edi; subl %%edi, %%ecx; addl %5, %%ecx; addl %6, %%ecx; incl %7; movl %%ecx, %0"
    : "=m"(r) : "m"(a), "m"(b), "m"(c), "m"(s.two), "m"(wide), "m"(s.one), "m"(up) : "ecx", "edx", "esi", "edi", "memory");
  *to = up; return r + s.two;
}
// Floats in registers of integers, and integers in those of floats.
static u bits(float f) { u r; asm("leal 1(%1), %0" : "=r"(r) : "r"(f)); return r; }
static float nextfloat(float f) { asm("incl %0" : "+r"(f)); return f; }
static float made(u x) { float f; asm("movl %1, %0" : "=a"(f) : "r"(x)); return f; }
static u lanes(u x) { u r; asm("pshufd $0, %1, %1; movd %1, %0" : "=r"(r) : "x"(x)); return r; }
static u named(float f) { register float x asm("edx") = f; u r; asm("movl %1, %0" : "=r"(r) : "r"(x)); return r; }
#ifdef __x86_64__
static double nextdouble(double d) { asm("incq %0" : "+r"(d)); return d; }
#else
static double nextdouble(double d) { return d + 0x1p-52; }
#endif
// Written before all is read, in a register of their own, as Rust has every operand that is read and written.
static u thrice(u x, u b) { u r = x; asm("addl %1, %0; addl %1, %0; addl %2, %0" : "+&a"(r) : "r"(x), "r"(b)); return r; }
static u leaf(u n, u sub) { u d; asm("imull %1, %0; movl %0, %2; addl %1, %2" : "+&a"(n), "+&c"(sub), "=&d"(d)); return n ^ d ^ sub; }
int main(int argc, char **argv) {
  u r[4]; cpuid(0, 0, r); char v[13]; memcpy(v, &r[1], 4); memcpy(v + 4, &r[3], 4); memcpy(v + 8, &r[2], 4); v[12] = 0; printf("%s\n", v);
  printf("%d\n", rdtsc() != 0); asm volatile("pause"); asm volatile("nop; nop");
  printf("%u %u\n", bsf(argc << 7), bsf(0x8000));
  u m = 5; printf("%u ", xchg(&m, 9)); printf("%u\n", m);
  printf("%d ", cas(&m, 9, 11)); printf("%u ", m); printf("%d %u\n", cas(&m, 9, 12), m);
  u old = 3; printf("%d ", cas2(&m, &old, 5)); printf("%u %u\n", old, m); printf("%d %u\n", cas2(&m, &old, 6), m);
  u s; printf("%d ", addc(0xffffffff, argc, &s)); printf("%u ", s); printf("%d %u\n", addc(argc, 100, &s), s);
  char buf[32]; printf("%s\n", (char *)copy(buf, "rep movsb copies", 17));
  printf("%u %x %u %u %u\n", barrier(7), swapb(0x1234), early(10, argc), imm(argc), clob(21));
  printf("%f %llu %u %u %u %u\n", sse(argc, 2.5), mul(4000000000u, 3000000000u), intel(3, 4), lab(10), uid(0), uid(argc));
  printf("%d %u %u %d %d %d\n", str("length of this"), mem(), pressure(1, 2, 3, argc), byte(5), word(0x1234), g);
  fflush(stdout); printf(" %ld\n", sys_write("by a system call\n", 17));
  printf("%u %u %u\n", different(1, 10), different(2, 20), different(argc + 3, 30));
  printf("%d %d\n", module_function(), symaddr() == &arr[1]);
  float c, sn = sincos_(argc * 0.5f, &c);
  printf("%.6f %.6f %.6f %.6f %.6f\n", sine(argc), (double)ylog2(argc * 8, 2), (double)anywhere(argc + 0.5, 2.25), sn, c);
  printf("%lld %x %.6f\n", popped(argc * 1e10), kept(-2.0 * argc), remainder_(argc + 9.5, 3));
  v4 v1 = first((v4){1, 2, 3, argc}, (v4){7, 7, argc, 9}); printf("%d %d %d %d %u %u %u\n", v1[0], v1[1], v1[2], v1[3], table(argc + 4), words[0], words[1]);
  u far[48]; for (int i = 0; i < 48; i++) far[i] = 3 * i + argc; printf("%u %u\n", spread(far + 1), far[4]);
  u to = 30; printf("%u %u %u\n", locals(&to, argc + 40), locals(&to, 0xfffffff0), to);
  printf("%x %a %a %x %x %a\n", bits(argc), nextfloat(argc), made(0x40490000 + argc), lanes(argc + 8), named(argc + 0.5f), nextdouble(argc));
  printf("%u %u %u\n", thrice(argc + 6, 5), thrice(argc, argc), leaf(argc + 12, 7));
  printf("%x\n", carried(argc + 0xfffffff0u, 5, argc + 16));
  return 0;
}
