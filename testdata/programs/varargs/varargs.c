// Variable arguments of every class, more of them than registers, va_copy, and va_list handed on.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pair {
	long a;
	double b;
};

struct big {
	int v[7];
};

static char buffer[512];

static char *number(char *end, unsigned long n, unsigned base) {
	do {
		*--end = "0123456789abcdef"[n % base];
		n /= base;
	} while (n);
	return end;
}

// format knows %d %u %x %c %s %ld %g (as thousandths) %p2 (struct pair) %b7 (struct big) and %%.
static int vformat(char *out, const char *fmt, va_list ap) {
	char *start = out, digits[32], *end = digits + sizeof digits;
	for (; *fmt; fmt++) {
		if (*fmt != '%') {
			*out++ = *fmt;
			continue;
		}
		int isLong = *++fmt == 'l';
		fmt += isLong;
		switch (*fmt) {
		case 'd': {
			long n = isLong ? va_arg(ap, long) : va_arg(ap, int);
			char *p = number(end, n < 0 ? -(unsigned long)n : (unsigned long)n, 10);
			if (n < 0)
				*--p = '-';
			memcpy(out, p, (size_t)(end - p));
			out += end - p;
			break;
		}
		case 'u':
		case 'x': {
			unsigned long n = isLong ? va_arg(ap, unsigned long) : va_arg(ap, unsigned);
			char *p = number(end, n, *fmt == 'x' ? 16 : 10);
			memcpy(out, p, (size_t)(end - p));
			out += end - p;
			break;
		}
		case 'c':
			*out++ = (char)va_arg(ap, int);
			break;
		case 's': {
			const char *s = va_arg(ap, const char *);
			while (*s)
				*out++ = *s++;
			break;
		}
		case 'g':
			out += sprintf(out, "%ld/1000", (long)(va_arg(ap, double) * 1000));
			break;
		case 'p': {
			struct pair p = va_arg(ap, struct pair);
			out += sprintf(out, "(%ld, %.2f)", p.a, p.b);
			fmt++;
			break;
		}
		case 'b': {
			struct big b = va_arg(ap, struct big);
			out += sprintf(out, "[%d..%d]", b.v[0], b.v[6]);
			fmt++;
			break;
		}
		default:
			*out++ = *fmt;
		}
	}
	*out = 0;
	return (int)(out - start);
}

__attribute__((noinline)) static int format(char *out, const char *fmt, ...) {
	va_list ap;
	va_start(ap, fmt);
	int n = vformat(out, fmt, ap);
	va_end(ap);
	return n;
}

__attribute__((noinline)) static long sumTwice(int n, ...) {
	va_list ap, again;
	long sum = 0;
	va_start(ap, n);
	va_copy(again, ap);
	for (int i = 0; i < n; i++)
		sum += va_arg(ap, long) * (i + 1);
	for (int i = 0; i < n; i++)
		sum -= va_arg(again, long);
	va_end(again);
	va_end(ap);
	return sum;
}

__attribute__((noinline)) static double mixed(const char *kinds, ...) {
	va_list ap;
	double sum = 0;
	va_start(ap, kinds);
	for (int i = 1; *kinds; kinds++, i++)
		sum += i * (*kinds == 'i' ? va_arg(ap, int) : va_arg(ap, double));
	va_end(ap);
	return sum;
}

// late has named arguments in memory already, so that the variable ones start past them.
__attribute__((noinline)) static long late(long a, long b, long c, long d, long e, long f, long g, double x, ...) {
	va_list ap;
	va_start(ap, x);
	long r = a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + (long)x;
	r = r * 10 + va_arg(ap, int);
	r = r * 10 + (long)va_arg(ap, double);
	r = r * 10 + (long)*va_arg(ap, char *);
	va_end(ap);
	return r;
}

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 1;
	struct pair p = {-7, 2.5};
	struct big b = {{1, 2, 3, 4, 5, 6, 77}};
	long total = 0;
	double sum = 0;
	for (int i = 0; i < reps; i++) {
		total += format(buffer, "%d %u %x|%c%s|%ld %lx|%g %p2 %b7 %d %p2 %s %g%%", -12345 - i, 4000000000u, 0xbeefu, 'z', "text", -9000000000L, 0x123456789abcdefL, 3.75, p, b, 42, p, "end", -0.125);
		total += sumTwice(9, 1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L, 1L << 5 * sizeof(long));
		sum += mixed("iddddddiiidddddidi", 1, 2.0, 3.5, 4.0, 5.0, 6.0, 7.0, 8, 9, 10, 11.0, 12.0, 13.25, 14.0, 15.0, 16, 17.0, 18);
		total ^= late(1, 2, 3, 4, 5, 6, 7, 8.5, 9, 4.0, "A");
	}
	printf("%s\n%ld %.3f\n", buffer, total, sum);
	return 0;
}
