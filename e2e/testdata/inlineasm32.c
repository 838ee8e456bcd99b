/* Inline and module-level assembly of A32: what kernels, libraries and programs write. */
#include <stdio.h>
#include <stdint.h>

__asm__(".text\n\t.globl twice\n\t.type twice, %function\ntwice:\n\tadd r0, r0, r0\n\tbx lr\n\t.size twice, .-twice\n"
	".data\n\t.balign 4\n\t.globl words\nwords:\n\t.word 7, 8, 9\n.text\n");
int twice(int);
extern int words[3];

static inline uint32_t saturated(int32_t x) {
	uint32_t y;
	__asm__("usat %0, #8, %1" : "=r"(y) : "r"(x));
	return y;
}

static inline int32_t qadd(int32_t x, int32_t y) {
	int32_t z;
	__asm__("qadd %0, %1, %2" : "=r"(z) : "r"(x), "r"(y));
	return z;
}

static inline uint64_t product(uint32_t x, uint32_t y) {
	uint32_t lo, hi;
	__asm__("umull %0, %1, %2, %3" : "=&r"(lo), "=&r"(hi) : "r"(x), "r"(y));
	return (uint64_t)hi << 32 | lo;
}

static inline uint64_t sum(uint64_t x, uint64_t y) {
	uint32_t lo = x, hi = x >> 32;
	__asm__("adds %0, %0, %2\n\tadc %1, %1, %3" : "+&r"(lo), "+r"(hi) : "r"((uint32_t)y), "rI"((uint32_t)(y >> 32)) : "cc");
	return (uint64_t)hi << 32 | lo;
}

static inline int clamp(int x) {
	__asm__("cmp %0, %1\n\tmovgt %0, %1\n\tcmp %0, #0\n\tmovlt %0, #0" : "+r"(x) : "I"(200) : "cc");
	return x;
}

static int exchange(volatile int *p, int v) {
	int old, failed;
	do {
		__asm__ volatile("ldrex %0, [%2]\n\tstrex %1, %3, [%2]" : "=&r"(old), "=&r"(failed) : "r"(p), "r"(v) : "memory");
	} while (failed);
	return old;
}

static void copy(uint32_t *to, const uint32_t *from, int n) {
	__asm__ volatile("1:\n\tldmia %1!, {r4, r5}\n\tstmia %0!, {r4, r5}\n\tsubs %2, %2, #2\n\tbgt 1b"
		: "+r"(to), "+r"(from), "+r"(n) : : "r4", "r5", "cc", "memory");
}

static int load(const int *p) {
	int x;
	__asm__("ldr %0, %1" : "=r"(x) : "m"(*p));
	return x;
}

static int call(int x) {
	register int r0 __asm__("r0") = x;
	__asm__ volatile("bl twice" : "+r"(r0) : : "lr", "ip", "cc");
	return r0;
}

static int parity(unsigned x) {
	__asm__("eor %0, %0, %0, lsr #16\n\teor %0, %0, %0, lsr #8\n\teor %0, %0, %0, lsr #4\n\tand %0, %0, #15\n\tmov %0, %1, lsr %0\n\tand %0, %0, #1"
		: "+&r"(x) : "r"(0x6996));
	return x;
}

int main(void) {
	int v = 3;
	uint32_t from[6] = {1, 2, 3, 4, 5, 6}, to[6] = {0};
	printf("%d %d %d\n", twice(21), words[1], call(words[2]));
	printf("%u %u %u\n", saturated(-5), saturated(77), saturated(1000));
	printf("%d %d\n", qadd(0x7fffffff, 1), qadd(2, 3));
	printf("%llx %llx\n", (unsigned long long)product(0xdeadbeef, 0x12345678), (unsigned long long)sum(0xffffffffull, 0x1400000001ull));
	printf("%d %d %d\n", clamp(-4), clamp(100), clamp(300));
	int old = exchange(&v, 9);
	printf("%d %d\n", old, v);
	copy(to, from, 6);
	printf("%u %u %u\n", to[0], to[3], to[5]);
	printf("%d %d %d\n", load(words), parity(7), parity(0x80000001));
	return 0;
}
