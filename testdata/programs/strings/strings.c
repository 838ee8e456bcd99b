// Text processing: a JSON reader, a regular-expression matcher, number formatting, base64, UTF-8 and a word count, on the C library.
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum kind { NIL, BOOL, NUM, STR, LIST, DICT };

struct value {
	enum kind kind;
	union {
		int boolean;
		double number;
		char *text;
		struct { struct value *items; char **keys; int n; } seq;
	};
};

static const char *at;
static int bad;

static void space(void) {
	while (*at == ' ' || *at == '\n' || *at == '\t')
		at++;
}

static char *string(void) {
	char *out = malloc(strlen(at) + 1), *p = out;
	for (at++; *at && *at != '"'; at++) {
		if (*at != '\\') {
			*p++ = *at;
			continue;
		}
		switch (*++at) {
		case 'n': *p++ = '\n'; break;
		case 't': *p++ = '\t'; break;
		case 'u': {
			unsigned c = 0;
			for (int i = 1; i <= 4; i++)
				c = c * 16 + (unsigned)(isdigit((unsigned char)at[i]) ? at[i] - '0' : (at[i] | 32) - 'a' + 10);
			at += 4;
			if (c < 0x80) {
				*p++ = (char)c;
			} else if (c < 0x800) {
				*p++ = (char)(0xc0 | c >> 6);
				*p++ = (char)(0x80 | (c & 63));
			} else {
				*p++ = (char)(0xe0 | c >> 12);
				*p++ = (char)(0x80 | (c >> 6 & 63));
				*p++ = (char)(0x80 | (c & 63));
			}
			break;
		}
		default: *p++ = *at;
		}
	}
	bad |= *at != '"';
	at += *at == '"';
	*p = 0;
	return out;
}

static double number(void) {
	double x = 0, scale = 1;
	int sign = *at == '-' ? (at++, -1) : 1;
	while (isdigit((unsigned char)*at))
		x = x * 10 + (*at++ - '0');
	if (*at == '.')
		for (at++; isdigit((unsigned char)*at); at++)
			x += (*at - '0') * (scale /= 10);
	if ((*at | 32) == 'e') {
		int down = *++at == '-', e = 0;
		at += *at == '-' || *at == '+';
		while (isdigit((unsigned char)*at))
			e = e * 10 + *at++ - '0';
		while (e-- > 0)
			x = down ? x / 10 : x * 10;
	}
	return sign * x;
}

static struct value parse(void) {
	struct value v = {NIL};
	space();
	switch (*at) {
	case 'n': at += 4; break;
	case 't': v.kind = BOOL; v.boolean = 1; at += 4; break;
	case 'f': v.kind = BOOL; v.boolean = 0; at += 5; break;
	case '"': v.kind = STR; v.text = string(); break;
	case '[':
	case '{': {
		char close = *at == '[' ? ']' : '}';
		v.kind = *at++ == '[' ? LIST : DICT;
		v.seq.items = NULL;
		v.seq.keys = NULL;
		v.seq.n = 0;
		for (space(); *at && *at != close; space()) {
			v.seq.items = realloc(v.seq.items, (size_t)(v.seq.n + 1) * sizeof *v.seq.items);
			if (v.kind == DICT) {
				v.seq.keys = realloc(v.seq.keys, (size_t)(v.seq.n + 1) * sizeof *v.seq.keys);
				v.seq.keys[v.seq.n] = string();
				space();
				bad |= *at != ':';
				at++;
			}
			v.seq.items[v.seq.n] = parse();
			v.seq.n++;
			space();
			if (*at == ',')
				at++;
		}
		at += *at == close;
		break;
	}
	default:
		bad |= *at != '-' && !isdigit((unsigned char)*at);
		v.kind = NUM;
		v.number = number();
	}
	return v;
}

static void show(const struct value *v, char **out) {
	switch (v->kind) {
	case NIL: *out += sprintf(*out, "null"); break;
	case BOOL: *out += sprintf(*out, "%s", v->boolean ? "true" : "false"); break;
	case NUM: *out += sprintf(*out, "%g", v->number); break;
	case STR: *out += sprintf(*out, "'%s'", v->text); break;
	default:
		*(*out)++ = v->kind == LIST ? '[' : '{';
		for (int i = 0; i < v->seq.n; i++) {
			if (i)
				*(*out)++ = ',';
			if (v->kind == DICT)
				*out += sprintf(*out, "%s:", v->seq.keys[i]);
			show(&v->seq.items[i], out);
		}
		*(*out)++ = v->kind == LIST ? ']' : '}';
		**out = 0;
	}
}

static void release(struct value *v) {
	if (v->kind == STR)
		free(v->text);
	if (v->kind >= LIST) {
		for (int i = 0; i < v->seq.n; i++) {
			release(&v->seq.items[i]);
			if (v->kind == DICT)
				free(v->seq.keys[i]);
		}
		free(v->seq.items);
		free(v->seq.keys);
	}
}

// matchHere matches c . ^ $ and the suffixes * + ? on one character.
static int matchHere(const char *re, const char *s) {
	if (!*re)
		return 1;
	if (*re == '$' && !re[1])
		return !*s;
	char suffix = re[1];
	if (suffix == '*' || suffix == '+' || suffix == '?') {
		const char *t = s;
		int most = suffix == '?' ? 1 : 1 << 30, least = suffix == '+';
		while (*t && t - s < most && (*re == '.' || *re == *t))
			t++;
		for (; t - s >= least; t--)
			if (matchHere(re + 2, t))
				return 1;
		return 0;
	}
	return *s && (*re == '.' || *re == *s) && matchHere(re + 1, s + 1);
}

static int matches(const char *re, const char *s) {
	if (*re == '^')
		return matchHere(re + 1, s);
	do
		if (matchHere(re, s))
			return 1;
	while (*s++);
	return 0;
}

static int base64(const unsigned char *in, int n, char *out) {
	static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	char *start = out;
	for (int i = 0; i < n; i += 3) {
		unsigned x = (unsigned)in[i] << 16 | (i + 1 < n ? (unsigned)in[i + 1] << 8 : 0) | (i + 2 < n ? in[i + 2] : 0);
		for (int k = 0; k < 4; k++)
			*out++ = i + k > n ? '=' : digits[x >> (18 - 6 * k) & 63];
	}
	*out = 0;
	return (int)(out - start);
}

static int utf8(const char *s, uint32_t *sum) {
	int n = 0;
	*sum = 0;
	while (*s) {
		unsigned char c = (unsigned char)*s++;
		uint32_t r = c;
		int more = c >= 0xf0 ? 3 : c >= 0xe0 ? 2 : c >= 0xc0 ? 1 : 0;
		if (more)
			r = c & (0x3fu >> more);
		for (; more && (*s & 0xc0) == 0x80; more--)
			r = r << 6 | (*s++ & 63);
		*sum = *sum * 31 + r;
		n++;
	}
	return n;
}

static void roman(int n, char *out) {
	static const struct { int value; const char *text; } table[] = {{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}};
	*out = 0;
	for (int i = 0; n > 0; i++)
		for (; n >= table[i].value; n -= table[i].value)
			strcat(out, table[i].text);
}

static const char json[] = "{ \"name\": \"spill\\u0077ay\", \"sizes\": [1, -2.5, 3e2, 4.25E-1], \"deep\": [[[]], {\"x\": {\"y\": null}}],\n \"yes\": true, \"no\": false, \"text\": \"caf\\u00e9 \\u20ac \\\"q\\\"\" }";

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 1;
	char text[600], encoded[100], numeral[20], *end = text;
	int found = 0, runes = 0, words = 0, lines = 0;
	uint32_t sum = 0;
	for (int rep = 0; rep < reps; rep++) {
		at = json;
		bad = 0;
		struct value v = parse();
		end = text;
		show(&v, &end);
		release(&v);
		found = matches("^{n.*[]", text) | matches("sp+i?l*way", text) << 1 | matches("true,.*no$", text) << 2 | matches("z+", text) << 3 | matches("}$", text) << 4;
		base64((const unsigned char *)text, 40, encoded);
		runes = utf8(text, &sum);
		roman(1994 + rep % 30, numeral);
		words = lines = 0;
		int inside = 0;
		for (const char *p = json; *p; p++) {
			lines += *p == '\n';
			words += isalpha((unsigned char)*p) && !inside;
			inside = isalpha((unsigned char)*p) != 0;
		}
	}
	printf("%s (%d)\n%s\n", text, bad, encoded);
	printf("matches %d, runes %d %08x, words %d, lines %d, %s\n", found, runes, sum, words, lines, reps == 1 ? numeral : "");
	char copy[] = "one,two;;three four", *save = copy, *tail = strrchr(copy, ' ');
	printf("%s %d %d %.*s|%5.2s|%-4d|%+d|%05d|%x|%c|%5.1f|%e\n", tail + 1, (int)strcspn(save, ";"), strcmp("abc", "abd") < 0, 3, copy, "xyz", 7, 7, -42, 255u, '!', 2.25, 12345.678);
	return 0;
}
