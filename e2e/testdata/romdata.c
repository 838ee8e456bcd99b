// A program for a microcontroller that copies what it writes from where that is stored, and clears the rest.

extern unsigned stack[];
extern char __data_source[], __data_start[], _edata[], __bss_start[], _end[];

static void put(const char *text) {
	register int r0 __asm__("r0") = 4;
	register const char *r1 __asm__("r1") = text;
	__asm__ volatile("bkpt #0xab" : "+r"(r0) : "r"(r1) : "memory");
}

static char line[] = "stored ?\n"; // changed below, so that it is not constant
static int zeros[4];
static const char *const names[] = {"zero", "one", "two", "three", "four"};

static const char *volatile kind;

void Reset_Handler(void) {
	for (volatile char *to = __data_start, *from = __data_source; to < (volatile char *)_edata;)
		*to++ = *from++;
	for (volatile char *to = __bss_start; to < (volatile char *)_end;)
		*to++ = 0;
	line[7] = '0' + (int)(sizeof zeros / sizeof *zeros) + zeros[2];
	put(line);
	for (volatile int i = 0; i < 5; i++) {
		switch (i) {
		case 0: kind = names[4]; continue;
		case 1: kind = names[3]; break;
		case 2: put("(two)"); kind = names[2]; break;
		case 3: continue;
		case 4: put(kind); kind = names[1]; break;
		}
		put(kind);
		put("\n");
	}
	register int r0 __asm__("r0") = 0x18;
	register int r1 __asm__("r1") = 0x20026;
	__asm__ volatile("bkpt #0xab" : : "r"(r0), "r"(r1));
	for (;;)
		;
}

__attribute__((section(".isr_vector"), used)) static void *const vectors[] = {stack, Reset_Handler};
