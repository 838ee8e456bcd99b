// Switches: dense, sparse, with ranges, on characters and on 64-bit values; a tokenizer; Duff's device.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OUT __attribute__((noinline))

OUT static int dense(int x, int y) {
	switch (x) {
	case 0: return y + 1;
	case 1: return y * 3;
	case 2: return y - 7;
	case 3: return y << 2;
	case 4: y ^= 0x55; /* fall through */
	case 5: y += 9; /* fall through */
	case 6: return ~y;
	case 7: return y / 3;
	case 8: return y % 11;
	case 9: return -y;
	case 11: return y & 0xf0f0;
	default: return x;
	}
}

OUT static const char *lookup(unsigned day) {
	switch (day) {
	case 0: return "sun";
	case 1: return "mon";
	case 2: return "tue";
	case 3: return "wed";
	case 4: return "thu";
	case 5: return "fri";
	case 6: return "sat";
	}
	return "none";
}

OUT static int sparse(long x) {
	switch (x) {
	case -5000000000L: return 1;
	case -77: return 2;
	case 1: return 3;
	case 100: return 4;
	case 1000: return 5;
	case 10000: return 6;
	case 0x7fffffff: return 7;
	case 0x80000000L: return 8;
	case 123456789012345L: return 9;
	default: return 0;
	}
}

OUT static int ranges(unsigned char c) {
	switch (c) {
	case '0' ... '9': return c - '0';
	case 'a' ... 'f': return c - 'a' + 10;
	case 'A' ... 'F': return c - 'A' + 10;
	case ' ': case '\t': case '\n': case '\r': return -1;
	case 0x80 ... 0xff: return -2;
	default: return -3;
	}
}

OUT static unsigned bits(unsigned short op) {
	switch (op >> 12) {
	case 0x0: return op & 1 ? 0x10u : 0x20u;
	case 0x8:
		switch (op & 15) {
		case 0: return 1;
		case 1: return 2;
		case 2: return 4;
		case 3: return 8;
		case 14: return 99;
		}
		return 7;
	case 0xf: return op & 0xff;
	default: return op >> 8;
	}
}

enum token { END, NAME, NUMBER, STRING, OPERATOR, KEYWORD, BAD };

static int keyword(const char *s, int n) {
	static const char *const words[] = {"if", "else", "while", "for", "return", "int"};
	for (unsigned i = 0; i < sizeof words / sizeof *words; i++)
		if ((int)strlen(words[i]) == n && strncmp(words[i], s, (size_t)n) == 0)
			return 1;
	return 0;
}

OUT static enum token scan(const char **at) {
	enum { START, INNAME, INNUMBER, INSTRING, ESCAPE, SLASH, COMMENT, STAR } state = START;
	const char *p = *at, *begin = p;
	for (;; p++) {
		char c = *p;
		switch (state) {
		case START:
			begin = p;
			switch (c) {
			case 0: *at = p; return END;
			case ' ': case '\n': case '\t': break;
			case 'a' ... 'z': case 'A' ... 'Z': case '_': state = INNAME; break;
			case '0' ... '9': state = INNUMBER; break;
			case '"': state = INSTRING; break;
			case '/': state = SLASH; break;
			case '+': case '-': case '*': case '=': case '<': case '>': case '!': case '&': case '|':
				if (p[1] == c || p[1] == '=')
					p++; /* fall through */
			case '(': case ')': case '{': case '}': case ';': case ',':
				*at = p + 1;
				return OPERATOR;
			default: *at = p + 1; return BAD;
			}
			break;
		case INNAME:
			if (ranges((unsigned char)c) < 0 && !(c >= 'g' && c <= 'z') && !(c >= 'G' && c <= 'Z') && c != '_') {
				*at = p;
				return keyword(begin, (int)(p - begin)) ? KEYWORD : NAME;
			}
			break;
		case INNUMBER:
			if (c != '.' && c != 'x' && ranges((unsigned char)c) < 0) {
				*at = p;
				return NUMBER;
			}
			break;
		case INSTRING:
			if (c == '\\')
				state = ESCAPE;
			else if (c == '"') {
				*at = p + 1;
				return STRING;
			} else if (c == 0) {
				*at = p;
				return BAD;
			}
			break;
		case ESCAPE: state = INSTRING; break;
		case SLASH:
			if (c != '*') {
				*at = p;
				return OPERATOR;
			}
			state = COMMENT;
			break;
		case COMMENT:
			if (c == '*')
				state = STAR;
			break;
		case STAR:
			if (c == '/')
				state = START;
			else if (c != '*')
				state = COMMENT;
			break;
		}
	}
}

OUT static void duff(short *to, const short *from, int count) {
	int n = (count + 7) / 8;
	switch (count % 8) {
	case 0: do { *to++ = *from++; /* fall through */
	case 7: *to++ = *from++; /* fall through */
	case 6: *to++ = *from++; /* fall through */
	case 5: *to++ = *from++; /* fall through */
	case 4: *to++ = *from++; /* fall through */
	case 3: *to++ = *from++; /* fall through */
	case 2: *to++ = *from++; /* fall through */
	case 1: *to++ = *from++;
		} while (--n > 0);
	}
}

static const char program[] = "int main(void) { /* a ** comment */ for (i = 0; i <= 0x1F; i++) x += y[i] / 2.5; return \"a \\\"str\" != _name && while1; } @";

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 2;
	static const long keys[] = {-5000000000L, -77, 0, 1, 100, 1000, 10000, 0x7fffffff, 0x80000000L, -0x80000000L, 123456789012345L};
	long sum = 0;
	int kinds[7] = {0};
	short from[100], to[100] = {0};
	for (int i = 0; i < 100; i++)
		from[i] = (short)(i * 331);
	for (int rep = 0; rep < reps; rep++) {
		for (int x = -2; x < 15; x++)
			sum += dense(x, x * 1000 + rep % 5);
		for (unsigned i = 0; i < 11; i++)
			sum = (sum * 3 + sparse(keys[i])) % 1000003;
		for (int c = 0; c < 256; c++)
			sum += ranges((unsigned char)c) * c;
		for (unsigned op = 0; op < 0x10000; op += 0x111)
			sum += bits((unsigned short)op);
		const char *p = program;
		for (enum token t; (t = scan(&p)) != END;)
			kinds[t]++;
		duff(to, from, 37 + rep % 60);
	}
	for (unsigned d = 0; d < 9; d++)
		printf("%s ", lookup(d));
	printf("\n%ld\n", sum);
	for (int i = 0; i < 7; i++)
		printf("%d ", kinds[i]);
	sum = 0;
	for (int i = 0; i < 100; i++)
		sum = sum * 7 % 65537 + to[i];
	printf("\n%ld\n", sum);
	return 0;
}
