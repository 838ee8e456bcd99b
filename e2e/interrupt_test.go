package e2e

import (
	"path/filepath"
	"testing"

	"spillway/internal/leftout"
)

// handlers are functions with the attribute "interrupt" that call, that have variables and that have neither.
const handlers = `
extern volatile int seen, odd;
extern volatile unsigned *const done;
int work(int), aligned(void);
void fill(int *, int);
#define HANDLER(name, kind) __attribute__((interrupt(kind))) void name(void)
HANDLER(arm_svc_isr, "SWI") {
	int a[9];
	if (!aligned()) odd++;
	fill(a, 9);
	for (int i = 0; i < 9; i++) seen += work(a[i]);
}
HANDLER(arm_systick_isr, "IRQ") { *done = 1; seen += 1000; }
HANDLER(undefined, "UNDEF") { seen += work(7) + work(seen); }
HANDLER(aborted, "ABORT") { seen += 5; }
`

// handled is the rest of the program.
const handled = `
#include <stdio.h>
volatile int seen, odd, taken;
volatile int *const done = &taken;
int raise(int misaligned);
__attribute__((noinline)) int work(int n) { return n % 3 + 1; }
__attribute__((noinline)) void fill(int *a, int n) { for (int i = 0; i < n; i++) a[i] = i * i; }
static int loop(int n) { unsigned a = 1, b = 2, c = 3, d = 4; for (int i = 0; i < n; i++) { a = a * 7 + b; b ^= c + a; c += d << 3; d -= a >> 1; } return a ^ b ^ c ^ d; }
#define REG(address) (*(volatile unsigned *)(address))
int main(void) {
	printf("%d", raise(0));
	REG(0xE000ED14) &= ~(1u << 9); /* exceptions no longer align the stack, where they need not */
	printf(" %d", raise(4));
	printf(" %d %d", seen, odd);
	seen = 0;
	int before = loop(300000);
	REG(0xE000E014) = 4999; REG(0xE000E018) = 0; REG(0xE000E010) = 7; /* the timer */
	int after = loop(300000);
	while (seen < 5000) ;
	REG(0xE000E010) = 0;
	printf(" %d %d\n", before == after, seen % 1000);
	return 0;
}
`

// raiser is raise, which returns the registers that an exception changed as bits, and aligned.
const raiser = `
	.syntax unified
	.thumb
	.globl raise, aligned
	.thumb_func
raise:
	push {r4-r7, lr}
	mov r4, r8
	mov r5, r9
	mov r6, r10
	mov r7, r11
	push {r4-r7}
	mov r4, sp
	subs r4, r4, r0
	push {r0}
	mov r5, sp
	mov sp, r4
	push {r5}
	movs r0, #101
	mov r8, r0
	movs r0, #102
	mov r9, r0
	movs r0, #103
	mov r10, r0
	movs r0, #104
	mov r11, r0
	movs r0, #105
	mov r12, r0
	movs r0, #1
	movs r1, #2
	movs r2, #3
	movs r3, #4
	movs r4, #5
	movs r5, #6
	movs r6, #7
	movs r7, #8
	svc #1
	subs r0, #1
	subs r1, #2
	subs r2, #3
	subs r3, #4
	subs r4, #5
	subs r5, #6
	subs r6, #7
	subs r7, #8
	orrs r0, r1
	orrs r0, r2
	orrs r0, r3
	orrs r0, r4
	orrs r0, r5
	orrs r0, r6
	orrs r0, r7
	mov r1, r8
	subs r1, #101
	orrs r0, r1
	mov r1, r9
	subs r1, #102
	orrs r0, r1
	mov r1, r10
	subs r1, #103
	orrs r0, r1
	mov r1, r11
	subs r1, #104
	orrs r0, r1
	mov r1, r12
	subs r1, #105
	orrs r0, r1
	pop {r5}
	mov sp, r5
	pop {r1}
	pop {r4-r7}
	mov r8, r4
	mov r9, r5
	mov r10, r6
	mov r11, r7
	pop {r4-r7, pc}
	.thumb_func
aligned:
	mov r0, sp
	movs r1, #7
	ands r1, r0
	movs r0, #1
	cmp r1, #0
	beq 1f
	movs r0, #0
1:	bx lr
`

// TestInterrupts has exceptions and interrupts of microcontrollers handled by functions with the attribute: no register is changed, and
// the stack pointer is aligned wherever it was.
func TestInterrupts(t *testing.T) {
	for i := range boards {
		b := &boards[i]
		t.Run(b.cpu, func(t *testing.T) {
			b.need(t)
			for _, level := range []string{"-O0", "-O2", "-Oz"} {
				dir := t.TempDir()
				in := func(name string) string { return filepath.Join(dir, name) }
				write(t, in("handlers.c"), handlers)
				write(t, in("rest.c"), handled)
				write(t, in("raise.s"), raiser)
				command{name: clang, args: append([]string{"-O2", "-c", in("rest.c"), "-o", in("rest.o")}, b.flags()...)}.must(t)
				command{name: clang, args: append([]string{"-c", in("raise.s"), "-o", in("raise.o")}, b.flags()...)}.must(t)
				command{name: clang, args: append([]string{level, "-S", "-emit-llvm", in("handlers.c"), "-o", in("handlers.ll")}, b.flags()...)}.must(t)
				spill("compile", "--check", level, "--cpu", b.cpu, "-c", in("handlers.ll"), "-o", in("handlers.o")).must(t)
				r := b.run(t, in("handlers"), in("rest.o"), in("raise.o"))
				if r.stdout != "0 0 30 0 1 0\n" {
					t.Errorf("%s: %s", level, r)
				}
			}
		})
	}
}

// vectors begins a program on an older processor, which has modes with stacks of their own, and ends it by semihosting with what main returns.
const vectors = `
	.syntax unified
	.arm
	.section .text.start, "ax"
	.globl _start, raise, undefine, aligned
_start:
	b reset
	b undefined
	b arm_svc_isr
	b .
	b aborted
	b .
	b arm_systick_isr
	b .
reset:
	msr cpsr_c, #0xdb
	ldr sp, =0x24000
	msr cpsr_c, #0xd7
	ldr sp, =0x25000
	msr cpsr_c, #0xd2
	ldr sp, =0x26004
	msr cpsr_c, #0xd3
	ldr sp, =0x27004
	msr cpsr_c, #0x5f
	ldr sp, =0x28000
	bl main
	mov r5, r0
	mov r0, #0x18
	ldr r1, =0x20026
	cmp r5, #0
	ldrne r1, =0x20023
	svc 0x123456
	.macro tried name, instruction
\name:
	push {r4-r11, lr}
	mov r0, #1
	mov r1, #2
	mov r2, #3
	mov r3, #4
	mov r4, #5
	mov r5, #6
	mov r6, #7
	mov r7, #8
	mov r8, #9
	mov r9, #10
	mov r10, #11
	mov r11, #12
	mov r12, #13
	mov lr, #14
	\instruction
	eor r0, #1
	eor r1, #2
	eor r2, #3
	eor r3, #4
	eor r4, #5
	eor r5, #6
	eor r6, #7
	eor r7, #8
	eor r8, #9
	eor r9, #10
	eor r10, #11
	eor r11, #12
	eor r12, #13
	eor lr, #14
	orr r0, r1
	orr r0, r2
	orr r0, r3
	orr r0, r4
	orr r0, r5
	orr r0, r6
	orr r0, r7
	orr r0, r8
	orr r0, r9
	orr r0, r10
	orr r0, r11
	orr r0, r12
	orr r0, lr
	pop {r4-r11, pc}
	.endm
	tried raise, "svc #1"
	tried undefine, "udf #1"
aligned:
	ands r0, sp, #7
	moveq r0, #1
	movne r0, #0
	bx lr
`

// older is the program that vectors begins; what it returns says what is wrong.
const older = `
volatile int seen, odd;
volatile int *const done = (int *)0x101E200C;
int raise(void), undefine(void);
__attribute__((noinline)) int work(int n) { return (n & 1) + 1; }
__attribute__((noinline)) void fill(int *a, int n) { for (int i = 0; i < n; i++) a[i] = i * i; }
static int loop(int n) { unsigned a = 1, b = 2, c = 3, d = 4; for (int i = 0; i < n; i++) { a = a * 7 + b; b ^= c + a; c += d << 3; d -= a >> 1; } return a ^ b ^ c ^ d; }
#define REG(address) (*(volatile unsigned *)(address))
int main(void) {
	int wrong = raise() != 0;
	wrong |= (seen != 13) << 1 | (odd != 0) << 2;
	seen = 0;
	wrong |= (undefine() != 0) << 3 | (seen != 3) << 4;
	seen = 0;
	int before = loop(300000);
	REG(0x101E2000) = 300; REG(0x101E2008) = 0xE2; REG(0x10140010) = 1 << 4; /* the timer */
	int after = loop(300000);
	while (seen < 5000) ;
	REG(0x10140014) = 1 << 4;
	return wrong | (before != after) << 5;
}
`

// TestInterruptsA32 does the same on a processor with modes, where returns restore the mode, too.
func TestInterruptsA32(t *testing.T) {
	leftout.Need(t, clang, "arm-none-eabi-ld", "qemu-system-arm")
	flags := []string{"--target=armv6-none-eabi", "-mcpu=arm1136jf-s", "-mfloat-abi=soft", "-ffreestanding", "-w"}
	for _, level := range []string{"-O0", "-O2", "-Oz"} {
		dir := t.TempDir()
		in := func(name string) string { return filepath.Join(dir, name) }
		write(t, in("handlers.c"), handlers)
		write(t, in("rest.c"), older)
		write(t, in("start.s"), vectors)
		command{name: clang, args: append([]string{"-O2", "-c", in("rest.c"), "-o", in("rest.o")}, flags...)}.must(t)
		command{name: clang, args: append([]string{"-c", in("start.s"), "-o", in("start.o")}, flags...)}.must(t)
		command{name: clang, args: append([]string{level, "-S", "-emit-llvm", in("handlers.c"), "-o", in("handlers.ll")}, flags...)}.must(t)
		spill("compile", "--check", level, "-c", in("handlers.ll"), "-o", in("handlers.o")).must(t)
		command{name: "arm-none-eabi-ld", args: []string{"-Ttext=0", "-Tdata=0x20000", "-e", "_start", in("start.o"), in("handlers.o"), in("rest.o"), "-o", in("prog.elf")}}.must(t)
		r := onBoard(t, in("prog.elf"), "-M", "versatilepb", "-cpu", "arm1136")
		if !r.ok() {
			t.Errorf("%s: %s", level, r)
		}
	}
}
