// A bytecode interpreter, threaded by computed goto, with the assembler that makes its programs.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum op { HALT, PUSH, LOAD, STORE, ADD, SUB, MUL, DIV, MOD, LESS, EQUAL, JUMP, JZERO, CALL, RET, PRINT, DUP, DROP, PEEK, POKE, NOPS };

static const char *const names[NOPS] = {"halt", "push", "load", "store", "add", "sub", "mul", "div", "mod", "less", "equal", "jump", "jzero", "call", "ret", "print", "dup", "drop", "peek", "poke"};

static long memory[1000];
static int code[400], codeLen;

// assemble reads words: an operation, an operand number, "label:" or "@label".
static void assemble(const char *text) {
	struct {
		char name[16];
		int at;
	} labels[20];
	int nlabels;
	for (int pass = 0; pass < 2; pass++) {
		if (pass == 0)
			nlabels = 0;
		codeLen = 0;
		for (const char *p = text; *p;) {
			char word[16];
			int n = 0;
			while (*p == ' ')
				p++;
			while (*p && *p != ' ')
				word[n++] = *p++;
			word[n] = 0;
			if (n == 0)
				break;
			if (word[n - 1] == ':') {
				word[n - 1] = 0;
				if (pass == 0) {
					strcpy(labels[nlabels].name, word);
					labels[nlabels++].at = codeLen;
				}
			} else if (word[0] == '@') {
				code[codeLen] = -1;
				for (int i = 0; i < nlabels; i++)
					if (strcmp(labels[i].name, word + 1) == 0)
						code[codeLen] = labels[i].at;
				codeLen++;
			} else if (word[0] == '-' || (word[0] >= '0' && word[0] <= '9')) {
				code[codeLen++] = atoi(word);
			} else {
				for (int i = 0; i < NOPS; i++)
					if (strcmp(names[i], word) == 0)
						code[codeLen++] = i;
			}
		}
	}
}

static long run(long arg, int verbose) {
	static const void *const dispatch[NOPS] = {&&halt, &&push, &&load, &&store, &&add, &&sub, &&mul, &&divide, &&mod, &&less, &&equal, &&jump, &&jzero, &&call, &&ret, &&print, &&dup, &&drop, &&peek, &&poke};
	long stack[64], *sp = stack, vars[16] = {0};
	int calls[32], *cp = calls;
	const int *pc = code;
	unsigned long steps = 0;
	vars[0] = arg;
#define NEXT                                                                                       \
	do {                                                                                       \
		steps++;                                                                           \
		goto *dispatch[*pc++];                                                             \
	} while (0)
	NEXT;
push:
	*sp++ = *pc++;
	NEXT;
load:
	*sp++ = vars[*pc++];
	NEXT;
store:
	vars[*pc++] = *--sp;
	NEXT;
add:
	sp--;
	sp[-1] += sp[0];
	NEXT;
sub:
	sp--;
	sp[-1] -= sp[0];
	NEXT;
mul:
	sp--;
	sp[-1] *= sp[0];
	NEXT;
divide:
	sp--;
	sp[-1] /= sp[0];
	NEXT;
mod:
	sp--;
	sp[-1] %= sp[0];
	NEXT;
less:
	sp--;
	sp[-1] = sp[-1] < sp[0];
	NEXT;
equal:
	sp--;
	sp[-1] = sp[-1] == sp[0];
	NEXT;
jump:
	pc = code + *pc;
	NEXT;
jzero:
	pc = *--sp ? pc + 1 : code + *pc;
	NEXT;
call:
	*cp++ = (int)(pc + 1 - code);
	pc = code + *pc;
	NEXT;
ret:
	pc = code + *--cp;
	NEXT;
print:
	sp--;
	if (verbose)
		printf(" %ld", *sp);
	NEXT;
dup:
	sp[0] = sp[-1];
	sp++;
	NEXT;
drop:
	sp--;
	NEXT;
peek:
	sp[-1] = memory[sp[-1]];
	NEXT;
poke:
	sp -= 2;
	memory[sp[1]] = sp[0];
	NEXT;
halt:
	if (verbose)
		printf(" (%lu steps)\n", steps);
	return sp[-1];
}

static const char sieve[] =
    "push 2 store 1 "
    "outer: load 1 load 0 less jzero @count load 1 peek jzero @prime jump @step "
    "prime: load 1 dup mul store 2 "
    "inner: load 2 load 0 less jzero @step push 1 load 2 poke load 2 load 1 add store 2 jump @inner "
    "step: load 1 push 1 add store 1 jump @outer "
    "count: push 0 store 3 push 2 store 1 "
    "loop: load 1 load 0 less jzero @done load 1 peek push 0 equal load 3 add store 3 load 1 push 1 add store 1 jump @loop "
    "done: load 3 print load 3 halt";

static const char collatz[] =
    "push 0 store 1 push 1 store 2 "
    "next: load 2 load 0 less jzero @done load 2 store 3 push 0 store 4 call @walk "
    "load 1 load 4 less jzero @skip load 4 store 1 load 2 store 5 "
    "skip: load 2 push 1 add store 2 jump @next "
    "done: load 5 print load 1 print load 1 halt "
    "walk: load 3 push 1 equal jzero @more ret "
    "more: load 4 push 1 add store 4 load 3 push 2 mod jzero @even load 3 push 3 mul push 1 add store 3 jump @walk "
    "even: load 3 push 2 div store 3 jump @walk";

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 2;
	long sum = 0;
	for (int i = 0; i < reps; i++) {
		memset(memory, 0, sizeof memory);
		assemble(sieve);
		sum += run(1000 - i % 10, i == 0);
		assemble(collatz);
		sum += run(100 + i % 7, i == 0);
	}
	printf("sum %ld\n", sum);
	return 0;
}
