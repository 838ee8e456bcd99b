// Functions that sign the address that they return to, in every form of a frame; and one that is made to return elsewhere.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void elsewhere(void) {
	puts("elsewhere");
	fflush(stdout);
	_Exit(3);
}

__attribute__((noinline)) static void attack(void **frame, int how) {
	__asm__ volatile("" : "+r"(frame));
	if (how)
		frame[1] = (void *)elsewhere; // beside the frame pointer is the return address
}

__attribute__((noinline)) static int victim(int how) {
	attack(__builtin_frame_address(0), how);
	return how + 1;
}

__attribute__((noinline)) static void *returns(void) { return __builtin_return_address(0); }

__attribute__((noinline)) static int leaf(int x) { return 3 * x; }

__attribute__((noinline)) static int large(int n) {
	char text[70000];
	memset(text, n, sizeof text);
	__asm__ volatile("" : : "r"(text) : "memory");
	return text[n] + leaf(n);
}

__attribute__((noinline)) static int variable(int n) {
	char text[n];
	memset(text, n, n);
	__asm__ volatile("" : : "r"(text) : "memory");
	return text[n - 1] + large(n);
}

__attribute__((noinline)) static int jump(int n) { return variable(n + 1); }

__attribute__((noinline)) static int rarely(int n) {
	if (n > 5)
		return jump(n) + 1;
	return n;
}

__attribute__((noinline)) static int sum(int n, ...) {
	__builtin_va_list list;
	int x = 0;
	__builtin_va_start(list, n);
	while (n-- > 0)
		x += rarely(__builtin_va_arg(list, int));
	__builtin_va_end(list);
	return x;
}

int main(int argc, char **argv) {
	char *here = returns();
	int inside = (char *)main < here && here < (char *)main + 4096;
	puts(inside && sum(3, 4, 7, 20) == 4 + 41 + 106 ? "right" : "wrong");
	fflush(stdout);
	return victim(argc > 1) - 1;
}
