// Function pointers: a virtual-method table, closures, tables of operations, a state machine of functions, mutual tail calls.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct shape;

struct methods {
	const char *name;
	double (*area)(const struct shape *);
	void (*scale)(struct shape *, double);
	struct shape *(*clone)(const struct shape *);
};

struct shape {
	const struct methods *vt;
	double a, b;
};

static double boxArea(const struct shape *s) { return s->a * s->b; }
static double discArea(const struct shape *s) { return 3.0 * s->a * s->a; }
static void boxScale(struct shape *s, double k) { s->a *= k; s->b *= k; }
static void discScale(struct shape *s, double k) { s->a *= k; }

static struct shape *copy(const struct shape *s) {
	struct shape *c = malloc(sizeof *c);
	*c = *s;
	return c;
}

static const struct methods box = {"box", boxArea, boxScale, copy};
static const struct methods disc = {"disc", discArea, discScale, copy};

struct closure {
	long (*run)(void *env, long x);
	void *env;
};

static long addTo(void *env, long x) { return x + *(long *)env; }
static long accumulate(void *env, long x) { return *(long *)env += x; }

struct composed { struct closure f, g; };

static long compose(void *env, long x) {
	struct composed *c = env;
	return c->g.run(c->g.env, c->f.run(c->f.env, x));
}

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
static int imin(int a, int b) { return a < b ? a : b; }

typedef int (*binary)(int, int);

static binary choose(char c) {
	switch (c) {
	case '+': return add;
	case '-': return sub;
	case '*': return mul;
	default: return imin;
	}
}

static int rpn(const char *p) {
	int stack[16], n = 0;
	for (; *p; p++) {
		if (*p >= '0' && *p <= '9') {
			stack[n++] = *p - '0';
		} else {
			n--;
			stack[n - 1] = choose(*p)(stack[n - 1], stack[n]);
		}
	}
	return stack[0];
}

struct machine { const char *in; int words, digits; };
typedef struct state { struct state (*next)(struct machine *); } state;

static state between(struct machine *m);

static state inWord(struct machine *m) {
	char c = *m->in++;
	if (!c) return (state){NULL};
	return (state){c == ' ' ? between : inWord};
}

static state inDigits(struct machine *m) {
	char c = *m->in++;
	if (!c) return (state){NULL};
	m->digits++;
	return (state){c == ' ' ? between : inDigits};
}

static state between(struct machine *m) {
	char c = *m->in++;
	if (!c) return (state){NULL};
	if (c == ' ') return (state){between};
	if (c >= '0' && c <= '9') { m->digits++; return (state){inDigits}; }
	m->words++;
	return (state){inWord};
}

static int odd(unsigned n);
__attribute__((noinline)) static int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
__attribute__((noinline)) static int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }

static int each(int *a, int n, int (*f)(int, void *), void *arg) {
	int changed = 0;
	for (int i = 0; i < n; i++) {
		int x = f(a[i], arg);
		changed += x != a[i];
		a[i] = x;
	}
	return changed;
}

static int clamp(int x, void *arg) { int top = *(int *)arg; return x > top ? top : x; }
static int compareInts(const void *a, const void *b) { return (*(const int *)a > *(const int *)b) - (*(const int *)a < *(const int *)b); }

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 1;
	double area = 0;
	long total = 0;
	int values[50], changed = 0, top = 600;
	struct machine m = {0};
	for (int rep = 0; rep < reps; rep++) {
		struct shape shapes[] = {{&box, 2, 3}, {&disc, 1.5, 0}, {&box, 0.5, 8}};
		area = 0;
		for (int i = 0; i < 3; i++) {
			struct shape *c = shapes[i].vt->clone(&shapes[i]);
			c->vt->scale(c, i + 1);
			area += c->vt->area(c) + (double)strlen(c->vt->name);
			free(c);
		}
		long three = 3, sum = 0;
		struct composed c = {{addTo, &three}, {accumulate, &sum}};
		struct closure f = {compose, &c};
		for (long i = 0; i < 100; i++)
			total = f.run(f.env, i);
		total += rpn("34+5*27-m") + even(1001) * 10 + odd(77) * 100;
		m = (struct machine){"the 12 quick  foxes 345 jump", 0, 0};
		for (state s = {between}; s.next;)
			s = s.next(&m);
		for (int i = 0; i < 50; i++)
			values[i] = i * 7919 % 1009;
		qsort(values, 50, sizeof *values, compareInts);
		changed = each(values, 50, clamp, &top);
	}
	int key = values[20], *found = bsearch(&key, values, 50, sizeof *values, compareInts);
	printf("%.3f %ld %d %d %d %d %d\n", area, total, m.words, m.digits, changed, values[10], (int)(found - values));
	return 0;
}
