package e2e

import (
	"path/filepath"
	"testing"

	"spillway/internal/leftout"
)

// assembly is a program with what CMSIS and startup code have in assembly.
const assembly = `
#include <stdint.h>
#include <stdio.h>
asm(".syntax unified\n.thumb\n"
".section .table, \"a\", %progbits\n.globl table\n.type table, %object\ntable:\n\t.word 0x20001000\n\t.word start\n\t.word 1f @ a comment\n1:\n.size table, . - table\n"
".text\n.align 2\n.weak start\n.thumb_func\nstart:\n\tmovs r0, #41\n\tb more\n\tb .\n.size start, . - start\n"
".globl more\n.type more, %function\nmore:\n\tpush {r4, lr}\n\tbl addone\n\tpop {r4, pc}\n");
extern const uint32_t table[];
__attribute__((used, noinline)) int addone(int x) { return x + 1; }
static inline uint32_t get_primask(void) { uint32_t r; __asm volatile("MRS %0, primask" : "=r"(r)); return r; }
static inline void set_primask(uint32_t m) { __asm volatile("MSR primask, %0" :: "r"(m) : "memory"); }
static inline void off(void) { __asm volatile("cpsid i" ::: "memory"); }
static inline void on(void) { __asm volatile("cpsie i" ::: "memory"); }
static inline void sync(void) { __asm volatile("dsb 0xF" ::: "memory"); __asm volatile("dmb 0xF" ::: "memory"); __asm volatile("isb 0xF" ::: "memory"); }
__attribute__((noinline)) unsigned delay(unsigned n) { __asm volatile("1:\n\tsubs %0, #1\n\tbne 1b\n" : "+l"(n) :: "cc"); return n; }
static uint32_t rev(uint32_t x) { uint32_t r; __asm("rev %0, %1" : "=l"(r) : "l"(x)); return r; }
static uint32_t high(uint32_t x) { uint32_t r; __asm volatile("mov r8, %1\n\tmov %0, r8" : "=r"(r) : "r"(x) : "r8"); return r; }
static int sign(int x) { int r; __asm volatile("mov %0, %1\n\tcmp %0, #0\n\tbeq 2f\n\tmovs %0, #1\n2:\tnop" : "=&l"(r) : "l"(x) : "cc"); return r; }
static uint32_t fixed(uint32_t a, uint32_t b) { register uint32_t x asm("r0") = a; register uint32_t y asm("r1") = b; __asm volatile("adds r0, r0, r1" : "+r"(x) : "r"(y) : "cc"); return x; }
#if __ARM_ARCH > 6 && !defined __ARM_ARCH_8M_BASE__
static uint32_t count(volatile uint32_t *p) {
	uint32_t v, failed;
	do {
		__asm volatile("ldrex %0, %1" : "=r"(v) : "Q"(*p));
		__asm volatile("strex %0, %2, %1" : "=&r"(failed), "=Q"(*p) : "r"(v + 1));
	} while (failed);
	__asm volatile("clrex" ::: "memory");
	int s;
	uint32_t u, b, z;
	__asm("ssat %0, %1, %2" : "=r"(s) : "I"(12), "r"(100000));
	__asm("usat %0, %1, %2" : "=r"(u) : "I"(7), "r"(-3));
	__asm("rbit %0, %1" : "=r"(b) : "r"(v));
	__asm("clz %0, %1" : "=r"(z) : "r"(v));
	__asm volatile("msr basepri, %0" :: "r"(0x20) : "memory");
	uint32_t base;
	__asm volatile("mrs %0, basepri" : "=r"(base));
	__asm volatile("msr basepri, %0" :: "r"(0) : "memory");
	return s + u + b + z + base;
}
// What a switch of tasks has: it blocks, several registers, words behind the code.
static uint32_t *volatile current;
__attribute__((naked, noinline)) static uint32_t saved(uint32_t flags, uint32_t *to) {
	__asm volatile("ldr r3, where\n\tldr r2, [r3]\n\tstmdb sp!, {r4-r11, lr}\n\ttst r0, #0x10\n\t"
#ifdef __ARM_FP
		"it eq\n\tvstmdbeq sp!, {s16-s31}\n\tit eq\n\tvldmiaeq sp!, {s16-s31}\n\t"
#endif
		"ittee eq\n\tmoveq r4, #1\n\taddeq r4, r4, r2\n\tmovne r4, r0\n\tlslne r4, r4, #2\n\tstmia r1!, {r2, r4}\n\t"
		"mov r0, r4\n\tldmia sp!, {r4-r11, pc}\n\t.align 4\nwhere: .word current" ::"i"(&current));
}
static uint32_t switched(void) {
	uint32_t to[2], pointed = 7;
	current = &pointed;
	uint32_t first = saved(0, to) - (uint32_t)&pointed, second = to[0] - (uint32_t)&pointed;
	return first + 10 * second + 100 * saved(16, to) + 1000 * to[1];
}
#else
static uint32_t switched(void) { return 0; }
static uint32_t count(volatile uint32_t *p) { return ++*p; }
#endif
int main(void) {
	volatile uint32_t word = 6;
	uint32_t before = get_primask();
	off();
	uint32_t masked = get_primask();
	on();
	uint32_t after = get_primask();
	set_primask(before);
	sync();
	printf("%x %x %x %x %u\\n", (unsigned)table[0], (unsigned)(table[1] & 1), (unsigned)(before == after), (unsigned)masked, delay(1000));
	printf("%x %u %d %d %u\\n", (unsigned)rev(0x11223344), (unsigned)high(77), sign(0), sign(-9), (unsigned)fixed(3, 4));
	printf("%d %x %u %u\\n", ((int (*)(void))table[1])(), (unsigned)count(&word), (unsigned)word, (unsigned)switched());
	return 0;
}
`

// TestThumbAssembly compares what programs with inline and module-level assembly print, compiled to objects and to text, with clang's.
func TestThumbAssembly(t *testing.T) {
	for i := range boards {
		b := &boards[i]
		t.Run(b.cpu, func(t *testing.T) {
			b.need(t)
			leftout.Need(t, "arm-none-eabi-as")
			dir := t.TempDir()
			in := func(name string) string { return filepath.Join(dir, name) }
			write(t, in("prog.c"), assembly)
			for _, level := range []string{"-O0", "-O2", "-Oz"} {
				command{name: clang, args: append([]string{level, "-c", in("prog.c"), "-o", in("own.o")}, b.flags()...)}.must(t)
				want := b.run(t, in("own"))
				if !want.ok() || want.stdout == "" {
					t.Fatalf("clang's own: %s", want)
				}
				command{name: clang, args: append([]string{level, "-S", "-emit-llvm", in("prog.c"), "-o", in("prog.ll")}, b.flags()...)}.must(t)
				spill("compile", "--check", level, "--cpu", b.cpu, "-c", in("prog.ll"), "-o", in("prog.o")).must(t)
				if got := b.run(t, in("prog")); got.stdout != want.stdout {
					t.Errorf("%s: %s\nwant\n%s", level, got, want.stdout)
				}
				spill("compile", level, "--cpu", b.cpu, "-S", in("prog.ll"), "-o", in("prog.s")).must(t)
				command{name: "arm-none-eabi-as", args: []string{in("prog.s"), "-o", in("text.o")}}.must(t)
				if got := b.run(t, in("text")); got.stdout != want.stdout {
					t.Errorf("%s, by text: %s\nwant\n%s", level, got, want.stdout)
				}
			}
		})
	}
}
