// Functions that use static variables of many kinds together.

#include <stdio.h>

static int reads, writes;
static unsigned char state = 3;
static short level = -5;
static long long total = 1000000000000;
static double ratio = 2.5;
static int ring[16] __attribute__((aligned(16)));
static unsigned head, tail;
static char text[5] = "abcd";
static int *volatile latest = &writes;
static const int weights[] = {3, 1, 4, 1, 5, 9, 2, 6};
static const short offsets[] = {-1, 7};
static struct { char c; int i; } pair = {'x', 42};
int shared = 7; // other files may use it

__attribute__((noinline)) static void put(int x) {
	ring[head++ % 16] = x;
	writes++;
	state ^= x;
	latest = &ring[(head - 1) % 16];
}

__attribute__((noinline)) static int get(void) {
	reads++;
	state++;
	return ring[tail++ % 16];
}

__attribute__((noinline)) static int add(int *x, const int *y, short *z) { return *x + y[2] + *z; }

__attribute__((noinline)) static void account(int n) {
	for (int i = 0; i < n; i++) {
		total += weights[i & 7] * offsets[i & 1];
		level += pair.i + shared;
		ratio *= 1.5;
		text[i & 3]++;
		put(i + weights[i & 7]);
		if (i & 1)
			pair.c += get();
	}
	pair.i = add(&writes, weights, &level) + add(&reads, weights + 1, &level);
	shared = *latest;
}

int main(void) {
	for (int i = 0; i < 5; i++) {
		account(7 + i);
		printf("%d %d %d %d %lld %d\n", reads, writes, state, level, total, (int)ratio);
		printf("%u %u %s %d %d %d %d\n", head, tail, text, pair.c, pair.i, shared, *latest);
	}
	for (int i = 0; i < 16; i++)
		printf("%d ", ring[i]);
	puts("");
}
