/* Operands of two words and of floating point in inline assembly, with the modifiers that programs for 32-bit Arm use. */
#include <stdint.h>
#include <stdio.h>

static inline uint64_t product(uint32_t x, uint32_t y) {
	uint64_t z;
	__asm__("umull %Q0, %R0, %1, %2" : "=r"(z) : "r"(x), "r"(y));
	return z;
}

static inline uint64_t accumulated(uint64_t z, uint32_t x, uint32_t y) {
	__asm__("umlal %Q0, %R0, %1, %2" : "+r"(z) : "r"(x), "r"(y));
	return z;
}

static inline uint64_t sum(uint64_t x, uint64_t y) {
	uint64_t z;
	__asm__("adds %Q0, %Q1, %Q2\n\tadc %R0, %R1, %R2" : "=&r"(z) : "r"(x), "r"(y) : "cc");
	return z;
}

static inline uint64_t difference(uint64_t x, uint64_t y) {
	__asm__("subs %Q0, %Q0, %Q1\n\tsbc %R0, %R0, %R1" : "+r"(x) : "r"(y) : "cc");
	return x;
}

static uint64_t exchange(volatile uint64_t *p, uint64_t v) {
	uint64_t old;
	uint32_t failed;
	do {
		__asm__ volatile("ldrexd %0, %H0, [%3]\n\tstrexd %1, %4, %H4, [%3]" : "=&r"(old), "=&r"(failed), "+Qo"(*p) : "r"(p), "r"(v) : "memory", "cc");
	} while (failed);
	return old;
}

static void stored(uint32_t *to, uint64_t v) { __asm__ volatile("stmia %0, %M1" : : "r"(to), "r"(v) : "memory"); }

static uint64_t loaded(const uint64_t *p) {
	uint64_t v;
	__asm__("ldrd %0, %H0, [%m1]" : "=r"(v) : "m"(*p));
	return v;
}

static uint64_t named(uint64_t x, uint32_t y) {
	register uint64_t r __asm__("r2") = x;
	register uint32_t s __asm__("r1") = y;
	__asm__("eor r2, r2, r1\n\teor r3, r3, r1" : "+r"(r) : "r"(s));
	return r;
}

static uint32_t constants(void) {
	uint32_t x, y;
	__asm__("mvn %0, #%B1" : "=r"(x) : "i"(0x5a));
	__asm__("movw %0, #%L1\n\tadd %0, %0, #%c2\n\tsub %0, %0, #%n3" : "=r"(y) : "i"(0x12345678), "i"(8), "i"(-3));
	return x + y;
}

static uint64_t swapped(uint64_t a, uint64_t b, uint64_t c, uint32_t d) {
	uint64_t x = a, y = b;
	__asm__("eor %Q0, %Q0, %R2\n\teor %R0, %R0, %Q2\n\tadd %Q1, %Q1, %3\n\teor %R1, %R1, %3" : "+&r"(x), "+&r"(y) : "r"(c), "r"(d));
	return x ^ y << 1;
}

static double bits(double x) {
	__asm__("eor %R0, %R0, #0x80000000" : "+r"(x));
	return x;
}

#ifdef __ARM_FP
static double doubled(double x) {
	double y;
	__asm__("vadd.f64 %P0, %P1, %P1" : "=w"(y) : "w"(x));
	return y;
}

static uint64_t negated(uint64_t x) {
	__asm__("vneg.f64 %P0, %P0" : "+w"(x));
	return x;
}
#else
static double doubled(double x) { return x + x; }
static uint64_t negated(uint64_t x) { return x ^ 1ull << 63; }
#endif

int main(void) {
	volatile uint64_t word = 0x1122334455667788;
	uint32_t words[2];
	uint64_t old = exchange(&word, 0x99aabbccddeeff00);
	printf("%llx %llx\n", old, word);
	stored(words, 0x0123456789abcdef);
	printf("%x %x %llx\n", words[0], words[1], loaded(&(uint64_t){0xfedcba9876543210}));
	printf("%llx %llx\n", product(0xdeadbeef, 0x12345678), accumulated(0xffffffffffull, 0xdeadbeef, 3));
	printf("%llx %llx\n", sum(0xffffffffull, 0x1400000001ull), difference(0x100000000ull, 1));
	printf("%llx %x %llx\n", named(0x0f0f0f0ff0f0f0f0ull, 0xff00ff00), constants(), swapped(1ull << 40 | 5, 7ull << 33, 0xabcdef0123456789, 99));
	printf("%g %g %llx\n", bits(2.5), doubled(1.25), negated(0x3ff0000000000000));
	return 0;
}
