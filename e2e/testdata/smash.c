#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Ways to overrun a variable; with an argument of 0 nothing is overrun. */

__attribute__((noinline)) static void fill(char *p, int n) {
	for (volatile int i = 0; i < n; i++)
		p[i] = 'A';
}

__attribute__((noinline)) int buffer(int over) {
	char text[16];
	int kept = over;
	fill(text, over ? 32 : 16);
	return text[3] + kept;
}

__attribute__((noinline)) int words(int over) {
	int list[5];
	for (volatile int i = 0; i < (over ? 10 : 5); i++)
		list[i] = over;
	return list[4] + list[0];
}

__attribute__((noinline)) int escaped(int over) {
	int one = 3;
	fill((char *)&one, over ? 24 : 4);
	return one;
}

__attribute__((noinline)) int dynamic(int over, int n) {
	char list[n], last[8];
	fill(list, n);
	fill(last, over ? 20 : 8);
	return list[n - 1] + last[2];
}

__attribute__((noinline)) int after(char *p, int x) { return p ? p[0] : x; }

__attribute__((noinline)) int tail(int over) {
	char text[24];
	fill(text, over ? 40 : 24);
	return after(0, text[1]);
}

__attribute__((noinline)) long double extended(int over) {
	char text[8];
	fill(text, over ? 24 : 8);
	return text[1] / 3.0L;
}

__attribute__((noinline)) double many(int over, double a, double b, int c, long d, char *e, int f, int g, long h) {
	char text[8];
	fill(text, over ? 24 : 8);
	return a * text[0] + b * c + d + (e ? e[0] : f) + g * h;
}

struct large { long x[9]; };

__attribute__((noinline)) struct large returned(int over) {
	struct large r;
	char text[12];
	memset(&r, 0, sizeof r);
	fill(text, over ? 28 : 12);
	r.x[1] = text[2];
	return r;
}

int main(int argc, char **argv) {
	int which = argc > 1 ? atoi(argv[1]) : 0;
	printf("%d", buffer(which == 1));
	printf(" %d", words(which == 2));
	printf(" %d", escaped(which == 3));
	printf(" %d", dynamic(which == 4, 13 + argc));
	printf(" %d", tail(which == 5));
	printf(" %.3f", (double)extended(which == 6));
	printf(" %.3f", many(which == 7, 2.5, 3.5, 4, 5, argv[0] ? "x" : 0, 6, 7, 8));
	printf(" %ld\n", returned(which == 8).x[1]);
	return 0;
}
