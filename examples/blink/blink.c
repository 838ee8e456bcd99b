// A program for a microcontroller, without a C library: it prints a line each time the system timer has run down, three times.
// docs/microcontrollers.md says how to build it.

extern unsigned stack[]; // where the stack begins: the linker is told that

// call asks the debugger, or the emulator, for something ("semihosting").
static int call(int operation, const void *argument) {
	register int r0 __asm__("r0") = operation;
	register const void *r1 __asm__("r1") = argument;
	__asm__ volatile("bkpt #0xab" : "+r"(r0) : "r"(r1) : "memory");
	return r0;
}

static volatile int ticks;

__attribute__((interrupt)) void tick(void) { ticks++; }

void start(void) {
	volatile unsigned *timer = (unsigned *)0xe000e010;
	timer[1] = 1000000; // cycles
	timer[2] = 0;
	timer[0] = 7; // on, with interrupts
	for (int n = 0; n < 3; n++) {
		while (ticks == n)
			__asm__ volatile("wfi");
		call(4, "tick\n");
	}
	call(0x18, (void *)0x20026); // the program has ended
	for (;;)
		;
}

// What the processor reads when it starts: the stack pointer, and the functions to call for exceptions by their number.
__attribute__((section(".vectors"), used)) static void *const vectors[16] = {stack, start, [15] = tick};
