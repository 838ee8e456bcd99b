/* Indirect jumps of every kind, for processors that check where these land. */
#include <setjmp.h>
#include <stdio.h>

static int add(int a) { return a + 1; }
static int twice(int a) { return a * 2; }
int (*table[])(int) = {add, twice, add};
static jmp_buf point;

__attribute__((noinline)) int choose(int k, int x) {
	switch (k) {
	case 0: return x * 3;
	case 1: return x ^ 21;
	case 2: return add(x) * x;
	case 3: return x / 7 + k;
	case 4: puts("four"); return x;
	case 5: return x << 4;
	case 6: return -x;
	case 7: return x % 13;
	}
	return k;
}

__attribute__((noinline)) int steps(const unsigned char *code, int x) {
	static void *const to[] = {&&done, &&inc, &&dbl, &&neg};
	goto *to[*code++];
inc: x++; goto *to[*code++];
dbl: x += x; goto *to[*code++];
neg: x = -x; goto *to[*code++];
done: return x;
}

__attribute__((noinline)) void leave(int n) { longjmp(point, n); }

int main(int argc, char **argv) {
	volatile int n = 0;
	int sum = 0;
	for (int i = 0; i < 9; i++)
		sum += choose(i, 40 + argc) + table[i % 3](i);
	if (setjmp(point) < 3)
		leave(++n);
	printf("%d %d %d\n", sum, steps((const unsigned char *)"\1\2\3\1\2\0", 5), n);
	return 0;
}
