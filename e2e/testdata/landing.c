#include <setjmp.h>
#include <stdio.h>

/* Ways to jump or to return where the processor may check it. */

static jmp_buf there;
static void *here[5];
volatile int zero;

__attribute__((noinline)) static int local(int x) { return x + 1 + zero; }
__attribute__((noinline)) static int taken(int x) { return x + 2 + zero; }
__attribute__((noinline, nocf_check)) int unchecked(int x) { return x + 3 + zero; }
int (*volatile pointer)(int) = taken;

__attribute__((noinline)) int table(int x) {
	switch (x) {
	case 0: return local(3);
	case 1: return local(5) * 2;
	case 2: return local(9) + 7;
	case 3: return local(1) - 8;
	case 4: return local(8) / 3;
	case 5: return local(x) ^ 5;
	}
	return local(x) + local(x + 1);
}

__attribute__((noinline)) static void leave(int x) { longjmp(there, x); }

__attribute__((noinline)) int twice(int x) {
	int r = setjmp(there);
	if (r)
		return r + x;
	leave(x + 1);
	return -1;
}

__attribute__((noinline)) static void leave_builtin(void) { __builtin_longjmp(here, 1); }

__attribute__((noinline)) int twice_builtin(int x) {
	if (__builtin_setjmp(here))
		return x + 40;
	leave_builtin();
	return -1;
}

__attribute__((noinline)) int labels(int x) {
	static void *const to[] = {&&one, &&two, &&three};
	goto *to[x % 3];
one:
	return local(10);
two:
	return local(20);
three:
	return local(30);
}

int main(void) {
	int sum = 0;
	for (int i = 0; i < 9; i++)
		sum = sum * 3 + table(i) + labels(i) + twice(i) + twice_builtin(i) + pointer(i) + unchecked(i);
	printf("%d\n", sum);
	return 0;
}
