// Global data: initialisers with addresses, unions, bit-fields, packed layouts, aliases, weak symbols, sections, strings.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct tree {
	const char *name;
	const struct tree *left, *right;
	int weight;
};

static const struct tree leaves[] = {{"ash", NULL, NULL, 3}, {"birch", NULL, NULL, 5}, {"cedar", NULL, NULL, 7}};
static const struct tree inner = {"inner", &leaves[0], &leaves[1], 11};
const struct tree root = {"root", &inner, leaves + 2, 13};

static int cells[4][5] = {{1, 2, 3}, [2] = {[4] = 9}, [3] = {1, 1, 1, 1, 1}};
static int *const corner = &cells[2][4];
static char *const middle = (char *)cells + 7 * sizeof(int);
static const ptrdiff_t gap = (char *)&((struct tree *)0)->weight - (char *)0;
static uintptr_t tagged = (uintptr_t)&cells[1] + 1;

struct flags {
	unsigned a : 1, b : 5, : 3, c : 20;
	signed int d : 6;
	uint64_t e : 40;
	unsigned char f : 4, g : 4;
};
static struct flags flags = {1, 17, 0xabcde, -20, 0x123456789a, 9, 6};

struct __attribute__((packed)) header {
	uint8_t kind;
	uint32_t length;
	uint16_t check;
	double value;
};
static struct header header = {1, 0x01020304, 0xbeef, 2.5};

union cell {
	uint32_t word;
	uint8_t byte[4];
	float real;
};
static union cell table[] = {{0x3f800000}, {.byte = {1, 2, 3, 4}}, {.real = -0.5f}};

static const char letters[] = "a\tb\"c\\d\xff\0hidden";
static const wchar_t wide[] = L"w\u00e9";
static const char *names[] = {"zero", "one", "two", "two" + 1, letters + 3};

int exported = 42;
extern int renamed __attribute__((alias("exported")));
static int hook(int x) { return x * 2; }
int replaceable(int x) __attribute__((weak, alias("hook")));
extern int missing(int) __attribute__((weak));
__attribute__((weak)) int optional(int x) { return x + 5; }
__attribute__((section("special"))) int placed[3] = {10, 20, 30};
__attribute__((aligned(256))) static char wideAligned[3] = "hi";
static int zeros[1000];
static const double constants[] = {0.1, -0.0, 1e308, 5e-324, 1.0 / 3};
static const float floats[] = {0.1f, 1e38f, 1.0f / 3};
static int (*const operations[])(int) = {hook, optional, replaceable};
int common;
_Bool truth = 1;
static unsigned __int128 huge = ((unsigned __int128)1 << 100) + 7;

__attribute__((noinline)) static int weigh(const struct tree *t) { return t ? t->weight + 2 * weigh(t->left) + 3 * weigh(t->right) : 0; }

__attribute__((noinline)) static long counter(void) {
	static long n = 100;
	static int *where = &cells[3][0];
	*where += 1;
	return n += *where;
}

__attribute__((noinline)) static void stir(int k) {
	flags.a ^= 1;
	flags.b += 3;
	flags.c = flags.c << 1 | (unsigned)k;
	flags.d--;
	flags.e *= 3;
	flags.f += flags.g;
	header.length += header.check;
	header.value *= 1.5;
	header.check = (uint16_t)(header.check * 5 + header.kind);
	table[k & 1].byte[k & 3]++;
	huge = huge * 3 - (unsigned)k;
	zeros[k * 37 % 1000] += k;
	common += zeros[(k * 37 + 37) % 1000] + placed[k % 3];
	truth = common & 4;
}

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 5;
	long n = 0;
	for (int i = 0; i < reps; i++) {
		stir(i);
		n = counter();
	}
	printf("%d %d %d %d\n", weigh(&root), *corner, *(int *)middle, (int)gap);
	printf("%d %d\n", (int)(tagged - (uintptr_t)cells), (int)((uintptr_t)wideAligned & 255));
	printf("%u %u %x %d %llx %u %u, size %d\n", flags.a, flags.b, flags.c, flags.d, (unsigned long long)flags.e, flags.f, flags.g, (int)sizeof flags);
	printf("%u %x %x %g, size %d\n", header.kind, header.length, header.check, header.value, (int)sizeof header);
	printf("%08x %08x %08x %g\n", table[0].word, table[1].word, table[2].word, table[2].real);
	for (int i = 0; i < 5; i++)
		printf("[%s] %.17g\n", names[i], constants[i]);
	printf("%d %d %g %g\n", (int)sizeof letters, wide[1], floats[0], floats[1] * floats[2]);
	renamed += 1;
	printf("%d %d %d\n", exported, replaceable(4), missing ? missing(1) : -1);
	for (int i = 0; i < 3; i++)
		printf("%d ", operations[i](i + 10));
	printf("\n%s %ld %d %d %llx %llx\n", wideAligned, n, common, truth, (unsigned long long)(huge >> 64), (unsigned long long)huge);
	return 0;
}
