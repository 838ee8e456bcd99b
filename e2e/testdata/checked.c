// Arithmetic that says whether it overflows, of every width, as a branch, a selection and a number, against wider arithmetic;
// and sums and differences of five words with carries from one to the next.
#include <stdint.h>
#include <stdio.h>

typedef unsigned long long word;

static word next(void) {
	static uint64_t x = 88172645463325252ull;
	x ^= x << 13, x ^= x >> 7, x ^= x << 17;
	switch (x >> 60) {
	case 0: return 0;
	case 1: return -1;
	case 2: return 1ull << 63;
	case 3: return 0x7fffffff;
	case 4: return 1ull << 31;
	case 5: return (1ull << 63) - 1;
	case 6: return x >> 60 & 1;
	}
	return x >> x % 64;
}

// What the operations say, put together in the end.
static uint64_t sum;
static int wrong;

#define CHECK(type, wide, name, op, sign)                                                                                              \
	__attribute__((noinline)) static int branch_##name(type a, type b, type *r) {                                                  \
		if (__builtin_##op##_overflow(a, b, r))                                                                                \
			return 7;                                                                                                      \
		return 3;                                                                                                              \
	}                                                                                                                              \
	__attribute__((noinline)) static type select_##name(type a, type b) {                                                          \
		type r;                                                                                                                \
		return __builtin_##op##_overflow(a, b, &r) ? (type)-1 : r;                                                             \
	}                                                                                                                              \
	__attribute__((noinline)) static int number_##name(type a, type b, type *r) { return __builtin_##op##_overflow(a, b, r); }     \
	static void test_##name(void) {                                                                                                \
		for (int i = 0; i < 500; i++) {                                                                                        \
			type a = next(), b = next(), r = 0, q = 0;                                                                     \
			int way = branch_##name(a, b, &r), number = number_##name(a, b, &q);                                           \
			type chosen = select_##name(a, b);                                                                             \
			sum = sum * 31 + r + number;                                                                                   \
			if (r != q || (way == 7) != number || chosen != (number ? (type)-1 : r))                                       \
				wrong++;                                                                                               \
			if (sizeof(wide) > sizeof(type)) {                                                                             \
				wide w = (wide)a sign(wide) b;                                                                         \
				if (r != (type)w || number != ((wide)(type)w != w))                                                    \
					wrong++;                                                                                       \
			}                                                                                                              \
		}                                                                                                                      \
		printf("%s %d %llx\n", #name, wrong, (word)sum);                                                                       \
	}

#define ALL(type, wide, name)                   \
	CHECK(type, wide, name##_add, add, +)   \
	CHECK(type, wide, name##_sub, sub, -)

ALL(int8_t, int64_t, i8)
ALL(uint8_t, int64_t, u8)
ALL(int16_t, int64_t, i16)
ALL(uint16_t, int64_t, u16)
ALL(int32_t, int64_t, i32)
ALL(uint32_t, int64_t, u32)
ALL(int64_t, int64_t, i64)
ALL(uint64_t, uint64_t, u64)
CHECK(int8_t, int64_t, i8_mul, mul, *)
CHECK(uint8_t, int64_t, u8_mul, mul, *)
CHECK(int16_t, int64_t, i16_mul, mul, *)
CHECK(uint16_t, int64_t, u16_mul, mul, *)
CHECK(int32_t, int64_t, i32_mul, mul, *)
CHECK(uint32_t, uint64_t, u32_mul, mul, *)
CHECK(int64_t, int64_t, i64_mul, mul, *)

#define CHAIN(type, name, suffix)                                                              \
	__attribute__((noinline)) static void name(type *r, const type *a, const type *b) {    \
		type c = 0;                                                                    \
		for (int i = 0; i < 5; i++)                                                    \
			r[i] = __builtin_##suffix(a[i], b[i], c, &c);                          \
		r[5] = c;                                                                      \
	}                                                                                      \
	static void test_##name(void) {                                                        \
		for (int k = 0; k < 1000; k++) {                                               \
			type a[5], b[5], r[6];                                                 \
			for (int i = 0; i < 5; i++)                                            \
				a[i] = next(), b[i] = next();                                  \
			name(r, a, b);                                                         \
			for (int i = 0; i < 6; i++)                                            \
				sum = sum * 31 + r[i];                                         \
		}                                                                              \
		printf("%s %llx\n", #name, (word)sum);                                         \
	}

CHAIN(word, add_words, addcll)
CHAIN(word, sub_words, subcll)
CHAIN(unsigned, add_ints, addc)
CHAIN(unsigned, sub_ints, subc)

// The same with comparisons, as C programs without these functions have them.
#define COMPARED(type, suffix)                                                                           \
	__attribute__((noinline)) static void plus_##suffix(type *r, const type *a, const type *b) {      \
		type c = 0;                                                                               \
		for (int i = 0; i < 5; i++) {                                                             \
			type s = a[i] + c, t = s + b[i];                                                  \
			c = (s < c) + (t < s);                                                            \
			r[i] = t;                                                                         \
		}                                                                                         \
		r[5] = c;                                                                                 \
	}                                                                                                 \
	__attribute__((noinline)) static void minus_##suffix(type *r, const type *a, const type *b) {     \
		type c = 0;                                                                               \
		for (int i = 0; i < 5; i++) {                                                             \
			type x = a[i], y = b[i] + c;                                                      \
			c = y < c;                                                                        \
			c += x < y;                                                                       \
			r[i] = x - y;                                                                     \
		}                                                                                         \
		r[5] = c;                                                                                 \
	}                                                                                                 \
	__attribute__((noinline)) static void sums_##suffix(type *r, type *a, const type *b) {      \
		type s0 = a[0] + b[0], c = s0 < b[0], s1 = a[1] + b[1], d = s1 < b[1];                    \
		r[0] = s0;                                                                                \
		s1 += c;                                                                                  \
		d += s1 < c;                                                                              \
		r[1] = s1;                                                                                \
		r[2] = a[2] + d;                                                                          \
		type low = b[2], high = b[3] + ((low += a[3]) < a[3]);                                    \
		r[3] = low + (a[4] += high, a[4] < high);                                                 \
		type e = a[0] - b[0], f = e - b[4];                                                       \
		r[4] = f - (a[0] < b[0]) - (e < b[4]);                                                    \
		if (high + e < e)                                                                         \
			r[5] = high + e;                                                                  \
		else                                                                                      \
			r[5] = low < high ? low - high : f;                                               \
	}                                                                                                 \
	static void test_compared_##suffix(void) {                                                        \
		for (int k = 0; k < 3000; k++) {                                                          \
			type a[5], b[5], r[6];                                                            \
			for (int i = 0; i < 5; i++)                                                       \
				a[i] = next(), b[i] = next();                                             \
			k % 3 == 0 ? plus_##suffix(r, a, b) : k % 3 == 1 ? minus_##suffix(r, a, b) : sums_##suffix(r, a, b); \
			for (int i = 0; i < 6; i++)                                                       \
				sum = sum * 31 + r[i];                                                    \
		}                                                                                         \
		printf("compared %s %llx\n", #suffix, (word)sum);                                         \
	}

COMPARED(word, words)
COMPARED(unsigned, ints)
COMPARED(unsigned short, shorts)

// A truth value that decides a branch and is needed where the ways meet.
__attribute__((noinline)) static int odd(word x) { return x % 3 == 1; }
__attribute__((noinline)) static int chosen_by(int yes, word x) { return yes ? x % 7 : 100; }

__attribute__((noinline)) static int joined(word a, word b) {
	word r;
	_Bool o = __builtin_add_overflow(a, b, &r);
	if (!o)
		o = odd(r);
	return chosen_by(o, a);
}

static void test_joined(void) {
	for (int i = 0; i < 500; i++)
		sum = sum * 31 + joined(next(), sum);
	printf("joined %llx\n", (word)sum);
}

int main(void) {
	test_i8_add(), test_i8_sub(), test_u8_add(), test_u8_sub();
	test_i16_add(), test_i16_sub(), test_u16_add(), test_u16_sub();
	test_i32_add(), test_i32_sub(), test_u32_add(), test_u32_sub();
	test_i64_add(), test_i64_sub(), test_u64_add(), test_u64_sub();
	test_i8_mul(), test_u8_mul(), test_i16_mul(), test_u16_mul(), test_i32_mul(), test_u32_mul(), test_i64_mul();
	test_add_words(), test_sub_words(), test_add_ints(), test_sub_ints(), test_joined();
	test_compared_words(), test_compared_ints(), test_compared_shorts();
	return wrong != 0;
}
