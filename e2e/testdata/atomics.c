// Atomic operations at every width, in every order, each against what it means; and counters that threads share.
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static unsigned failed;
typedef unsigned __int128 u128;
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned u32;
typedef unsigned long u64;

__attribute__((noinline)) static void check(const char *what, int line, int ok) {
	if (!ok) {
		failed++;
		printf("%s, line %d: wrong\n", what, line);
	}
}
#define CHECK(what, ok) check(what, __LINE__, ok)

#define RMW(T, op, order, means)                                                  \
	{                                                                         \
		T x = a, old = __atomic_fetch_##op(&x, b, order);                 \
		CHECK(#T " " #op, old == a && x == (T)(means));                   \
		T y = a;                                                          \
		__atomic_fetch_##op(&y, b, order);                                \
		CHECK(#T " " #op " unused", y == (T)(means));                     \
	}
#define SYNC(T, op, S, means)                                                     \
	{                                                                         \
		S x = (S)a, old = __atomic_fetch_##op(&x, (S)b, __ATOMIC_SEQ_CST); \
		CHECK(#T " " #op, old == (S)a && x == (S)(means));                \
	}
#define ORDERED(T, order, success, failure, load, store)                          \
	RMW(T, add, order, a + b)                                                 \
	RMW(T, sub, order, a - b)                                                 \
	RMW(T, and, order, a & b)                                                 \
	RMW(T, or, order, a | b)                                                  \
	RMW(T, xor, order, a ^ b)                                                 \
	RMW(T, nand, order, ~(a & b))                                             \
	{                                                                         \
		T x = a, old = __atomic_exchange_n(&x, b, order);                 \
		CHECK(#T " xchg", old == a && x == b);                            \
		T e = a, y = a;                                                   \
		int ok = __atomic_compare_exchange_n(&y, &e, b, 0, success, failure); \
		CHECK(#T " cmpxchg", ok && y == b && e == a);                     \
		e = (T)(a + 1);                                                   \
		y = a;                                                            \
		ok = __atomic_compare_exchange_n(&y, &e, b, 0, success, failure); \
		CHECK(#T " cmpxchg of another", !ok && y == a && e == a);         \
		__atomic_store_n(&y, b, store);                                   \
		CHECK(#T " store", y == b && __atomic_load_n(&y, load) == b);     \
		T m = __atomic_fetch_and(&x, (T)~a, order);                       \
		CHECK(#T " and of a complement", m == b && x == (T)(b & ~a));     \
	}
#define TYPE(T, S)                                                                \
	__attribute__((noinline)) static void test_##T(T a, T b) {                \
		ORDERED(T, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __ATOMIC_RELAXED) \
		ORDERED(T, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED, __ATOMIC_ACQUIRE, __ATOMIC_RELEASE) \
		ORDERED(T, __ATOMIC_RELEASE, __ATOMIC_RELEASE, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE, __ATOMIC_RELEASE) \
		ORDERED(T, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST) \
		SYNC(T, min, T, a < b ? a : b)                                    \
		SYNC(T, max, T, a > b ? a : b)                                    \
		SYNC(T, min, S, (S)a < (S)b ? (S)a : (S)b)                        \
		SYNC(T, max, S, (S)a > (S)b ? (S)a : (S)b)                        \
	}
TYPE(u8, signed char)
TYPE(u16, short)
TYPE(u32, int)
TYPE(u64, long)

__attribute__((noinline)) static void test_u128(u128 a, u128 b) {
	ORDERED(u128, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __ATOMIC_RELAXED)
	ORDERED(u128, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED, __ATOMIC_ACQUIRE, __ATOMIC_RELEASE)
	ORDERED(u128, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)
}

static u8 count8;
static u16 count16;
static u32 count32;
static u64 count64;
static u128 count128;
static double sum;
static int turns;

static void *work(void *arg) {
	for (int i = 0; i < turns; i++) {
		__atomic_fetch_add(&count8, 1, __ATOMIC_RELAXED);
		__atomic_fetch_sub(&count16, 3, __ATOMIC_ACQUIRE);
		__atomic_fetch_nand(&count32, 0, __ATOMIC_RELEASE);
		__atomic_fetch_add(&count32, i, __ATOMIC_RELAXED);
		__atomic_fetch_add(&count64, ((u64)1 << 33) + 1, __ATOMIC_SEQ_CST);
		__atomic_fetch_add(&count128, ((u128)1 << 70) + ~(u64)0, __ATOMIC_SEQ_CST);
		double old, next;
		__atomic_load(&sum, &old, __ATOMIC_RELAXED);
		do
			next = old + 0.5;
		while (!__atomic_compare_exchange(&sum, &old, &next, 1, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED));
	}
	return arg;
}

int main(int argc, char **argv) {
	static const u64 values[] = {0, 1, 0x7f, 0x80, 0xff, 0x8000, 0xffff8001, 0x7fffffff, 0x8000000000000000, 0xfedcba9876543210};
	const int n = sizeof values / sizeof *values;
	for (int i = 0; i < n; i++)
		for (int k = 0; k < n; k++) {
			u64 a = values[i], b = values[k];
			test_u8(a, b);
			test_u16(a, b);
			test_u32(a, b);
			test_u64(a, b);
			test_u128((u128)a << 64 | b, (u128)b << 64 | (a ^ 5));
		}
	turns = argc > 1 ? 20000 : 0; // the interpreter has no threads
	pthread_t threads[3];
	for (int i = 0; turns && i < 3; i++)
		pthread_create(&threads[i], 0, work, 0);
	for (int i = 0; turns && i < 3; i++)
		pthread_join(threads[i], 0);
	u64 all = 3 * turns;
	CHECK("counters", count8 == (u8)all && count16 == (u16)(-3 * all) && count64 == all * (((u64)1 << 33) + 1) && sum == 0.5 * all);
	CHECK("wide counter", count128 == all * (((u128)1 << 70) + ~(u64)0));
	printf("%u wrong\n", failed);
	return failed != 0;
}
