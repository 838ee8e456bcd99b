// Functions that align the stack pointer themselves, called with one that is not aligned.
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>

#ifdef __x86_64__
asm(".text\n"
    "misaligned:\n"
    "	pushq %rbx\n"
    "	movq %rsp, %rbx\n"
    "	subq %rsi, %rsp\n"
    "	call *%rdi\n"
    "	movq %rbx, %rsp\n"
    "	popq %rbx\n"
    "	ret\n");
#else
asm(".text\n"
    "misaligned:\n"
    "	movl 4(%esp), %eax\n"
    "	movl 8(%esp), %ecx\n"
    "	pushl %ebx\n"
    "	movl %esp, %ebx\n"
    "	subl %ecx, %esp\n"
    "	call *%eax\n"
    "	movl %ebx, %esp\n"
    "	popl %ebx\n"
    "	ret\n");
#endif
void misaligned(void (*f)(void), long bytes) asm("misaligned");

#define REALIGN __attribute__((noinline, force_align_arg_pointer))

typedef int four __attribute__((vector_size(16)));
struct big {
	int x[9];
};

static int wrong;

__attribute__((noinline)) int check(const void *p, uintptr_t align) {
	wrong += ((uintptr_t)__builtin_frame_address(0) + 2 * sizeof(void *)) % 16 != 0;
	wrong += (uintptr_t)p % align != 0;
	return 1;
}

REALIGN static int plain(int a, int b, struct big s) {
	four t[3];
	for (int i = 0; i < 3; i++)
		t[i] = (four){a, b, i, s.x[8]};
	int r = check(t, 16);
	return r + t[2][3] + 10 * t[1][2] + 100 * s.x[0];
}

REALIGN static int variadic(int n, ...) {
	va_list list;
	va_start(list, n);
	four v = {1, 2, 3, 4};
	int sum = check(&v, 16);
	for (int i = 0; i < n; i++)
		sum += va_arg(list, int);
	va_end(list);
	return sum + 1000 * v[3];
}

REALIGN static int leaf(int a) {
	volatile four v = {a, a + 1, a + 2, a + 3};
	return v[2];
}

REALIGN static int many(int a, int b, int c, int d, int e, int f, int g, int h) {
	_Alignas(16) int x[64];
	for (int i = 0; i < 64; i++)
		x[i] = i * a;
	int sum = check(x, 16);
	for (int i = 0; i < 64; i++)
		sum += x[i] * b + c;
	return sum + check(&x[3], 4) + d * e + f * g + h;
}

REALIGN static int nothing(int a) { return check(&wrong, 4) + a; }

REALIGN static int overaligned(int a) {
	_Alignas(64) int x[8];
	x[7] = a;
	return check(x, 64) + x[7];
}

REALIGN static int dynamic(int n) {
	char x[n];
	x[n - 1] = 3;
	return check(x, 1) + ((volatile char *)x)[n - 1];
}

static struct big s = {{7, 1, 2, 3, 4, 5, 6, 7, 9}};

__attribute__((noinline)) static void all(void) {
	printf("%d %d %d ", plain(2, 3, s), variadic(4, 1, 2, 3, 4), leaf(6));
	printf("%d %d %d %d\n", many(1, 2, 3, 4, 5, 6, 7, 8), nothing(5), overaligned(9), dynamic(33));
}

REALIGN static void aligned(void) { all(); }

// The C library may rely on an aligned stack pointer.
__attribute__((noinline)) static void quiet(void) {
	volatile int sum = 0;
	sum += plain(2, 3, s);
	sum += variadic(4, 1, 2, 3, 4);
	sum += leaf(6);
	sum += many(1, 2, 3, 4, 5, 6, 7, 8);
	sum += nothing(5);
	sum += overaligned(9);
	sum += dynamic(33);
	wrong += sum != 9055;
}

int main(void) {
	all();
	for (long n = 0; n < 4; n++) {
		misaligned(aligned, n * (long)sizeof(void *));
		int before = wrong;
		misaligned(quiet, n * (long)sizeof(void *));
		printf("%d\n", wrong - before);
	}
	return 0;
}
