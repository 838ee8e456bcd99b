// Exceptions that leave inline assembly: thrown by what the text calls, caught in the function of the text and in its callers,
// past cleanups, and with values in registers that calls preserve and results where exceptions arrive.
#include <cstdio>

extern "C" {
__attribute__((used, noinline)) long thrower(long n) {
	if (n > 2)
		throw n * 10;
	return n + 1;
}
}

#if defined(__x86_64__)
#define SCRATCH "rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "memory", "cc", "unwind", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", \
	"xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15"
static inline long call(long n) {
	long r;
	asm volatile("movq %1, %%rdi\n\tcall thrower@PLT\n\tmovq %%rax, %0" : "=&r"(r) : "r"(n) : SCRATCH);
	return r;
}
// The result is where an exception would arrive.
static inline long inPlace(long n) {
	long r, gone;
	asm volatile("call thrower@PLT" : "=a"(r), "=D"(gone) : "1"(n) : "rcx", "rdx", "rsi", "r8", "r9", "r10", "r11", "memory", "cc", "unwind");
	return r;
}
static inline int narrow(int n) {
	int r, gone;
	asm volatile("call thrower@PLT" : "=a"(r), "=D"(gone) : "1"((long)n), "0"(n) : "rcx", "rdx", "rsi", "r8", "r9", "r10", "r11", "memory", "cc", "unwind");
	return r;
}
#elif defined(__i386__)
// The stack pointer is a multiple of 16 before the text. Who unwinds from the call takes it to be where it was.
extern "C" __attribute__((used, noinline, fastcall)) long passes(long n) { return thrower(n); }
static inline long call(long n) {
	long r, gone;
	asm volatile("call passes" : "=a"(r), "=c"(gone) : "1"(n) : "edx", "memory", "cc", "unwind");
	return r;
}
#elif defined(__aarch64__)
static inline long call(long n) {
	register long x0 asm("x0") = n;
	asm volatile("bl thrower" : "+r"(x0) : : "x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9", "x10", "x11", "x12", "x13", "x14", "x15", "x16", "x17", "x18", "x30", "memory", "cc", "unwind",
		"v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31");
	return x0;
}
#elif defined(__arm__)
static inline long call(long n) {
	register long r0 asm("r0") = n;
	asm volatile("bl thrower" : "+r"(r0) : : "r1", "r2", "r3", "r12", "lr", "memory", "cc", "unwind");
	return r0;
}
#endif
#ifndef __x86_64__
static inline long inPlace(long n) { return call(n); }
static inline int narrow(int n) { return call(n); }
#endif

struct Cleanup {
	const char *name;
	~Cleanup() { std::printf("~%s\n", name); }
};

__attribute__((noinline)) long caught(long n, long kept) {
	Cleanup outer{"outer"};
	try {
		Cleanup inner{"inner"};
		long r = call(n);
		return r * kept;
	} catch (long e) {
		std::printf("caught %ld, kept %ld\n", e, kept);
		return -e;
	}
}

__attribute__((noinline)) long several(long a, long b) {
	long sum = 0;
	for (long i = a; i < b; i++) {
		try {
			sum += inPlace(i);
			sum += narrow(i + 1);
		} catch (long e) {
			sum += 1000 + e;
		} catch (...) {
			sum = -1;
		}
	}
	return sum;
}

__attribute__((noinline)) long passes(long n, long kept) { // no landing pad
	long r = call(n) + kept;
	std::printf("back with %ld\n", r);
	return r;
}

struct None {
	long n;
};

__attribute__((noinline)) long past(long n) {
	try {
		return call(n);
	} catch (None &) {
		return 7;
	}
}

int main() {
	std::printf("%ld\n", caught(1, 5));
	std::printf("%ld\n", caught(4, 6));
	std::printf("%ld\n", several(0, 5));
	for (long n = 2; n < 4; n++) {
		try {
			std::printf("%ld\n", passes(n, 100));
			std::printf("%ld\n", past(n));
		} catch (long e) {
			std::printf("main: %ld\n", e);
		}
	}
	try {
		std::printf("%ld\n", past(9));
	} catch (long e) {
		std::printf("main: %ld\n", e);
	}
	return 0;
}
