// setjmp and longjmp: exceptions with cleanup, nested handlers, retries, and values kept in volatiles.
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

struct handler {
	jmp_buf env;
	struct handler *outer;
	int code;
};

static struct handler *top;
static int cleanups;

__attribute__((noreturn)) static void throw(int code) {
	struct handler *h = top;
	top = h->outer;
	h->code = code;
	longjmp(h->env, code ? code : 1);
}

__attribute__((noinline)) static int divide(int a, int b) {
	if (b == 0)
		throw(3);
	return a / b;
}

// parse evaluates digits with + - * / and brackets, and throws on anything else.
struct parser {
	const char *p;
	int depth;
};

static int expression(struct parser *s);

static int primary(struct parser *s) {
	if (s->depth > 8)
		throw(7);
	if (*s->p == '(') {
		s->p++;
		s->depth++;
		int x = expression(s);
		s->depth--;
		if (*s->p++ != ')')
			throw(4);
		return x;
	}
	if (*s->p < '0' || *s->p > '9')
		throw(5);
	int x = 0;
	while (*s->p >= '0' && *s->p <= '9')
		x = x * 10 + *s->p++ - '0';
	return x;
}

static int term(struct parser *s) {
	int x = primary(s);
	while (*s->p == '*' || *s->p == '/')
		x = *s->p++ == '*' ? x * primary(s) : divide(x, primary(s));
	return x;
}

static int expression(struct parser *s) {
	int x = term(s);
	while (*s->p == '+' || *s->p == '-')
		x = *s->p++ == '+' ? x + term(s) : x - term(s);
	return x;
}

__attribute__((noinline)) static int evaluate(const char *text, int *result) {
	struct handler h = {.outer = top};
	volatile int stage = 0;
	int code = setjmp(h.env);
	if (code == 0) {
		top = &h;
		struct parser s = {text, 0};
		stage = 1;
		*result = expression(&s);
		stage = 2;
		if (*s.p)
			throw(6);
		top = h.outer;
		return 0;
	}
	cleanups++;
	return code * 10 + stage;
}

// nested catches what evaluate lets through and throws on from its own handler.
__attribute__((noinline)) static int nested(int level) {
	struct handler h = {.outer = top};
	volatile int seen = level * 100;
	switch (setjmp(h.env)) {
	case 0:
		top = &h;
		if (level == 0)
			throw(9);
		seen += nested(level - 1);
		top = h.outer;
		break;
	case 9:
		seen += 1;
		if (level < 2)
			throw(9);
		break;
	default:
		seen += 2;
	}
	return seen;
}

__attribute__((noinline)) static int retry(int limit) {
	jmp_buf env;
	volatile int attempts = 0;
	int got = setjmp(env);
	attempts++;
	if (got < limit)
		longjmp(env, got + 2);
	return attempts * 1000 + got;
}

static const char *const inputs[] = {"1+2*3", "(4+5)*(6-2)/3", "7/(3-3)", "2*(3+4", "x", "12 ", "((((((((((1))))))))))", "100/7*7"};

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 1;
	long sum = 0;
	for (int rep = 0; rep < reps; rep++)
		for (unsigned i = 0; i < sizeof inputs / sizeof *inputs; i++) {
			int result = -1, error = evaluate(inputs[i], &result);
			sum += result * 7 + error;
			if (rep == 0)
				printf("%-22s = %d, error %d\n", inputs[i], result, error);
		}
	printf("nested %d, retry %d, cleanups %d, sum %ld\n", nested(4), retry(9), cleanups, sum);
	return 0;
}
