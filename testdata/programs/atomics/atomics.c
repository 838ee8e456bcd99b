// Every C11 atomic operation at every width, on one thread, so that the results are known.
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define EXERCISE(name, type)                                                                       \
	__attribute__((noinline)) static uint64_t name(_Atomic type *p, type x) {                  \
		uint64_t h = 0;                                                                    \
		type old = atomic_load_explicit(p, memory_order_acquire);                          \
		h = h * 31 + (uint64_t)old;                                                        \
		h = h * 31 + (uint64_t)atomic_exchange(p, x);                                      \
		h = h * 31 + (uint64_t)atomic_fetch_add(p, (type)5);                               \
		h = h * 31 + (uint64_t)atomic_fetch_sub_explicit(p, x, memory_order_relaxed);      \
		h = h * 31 + (uint64_t)atomic_fetch_or(p, (type)0x55);                             \
		h = h * 31 + (uint64_t)atomic_fetch_and_explicit(p, (type)~x, memory_order_acq_rel); \
		h = h * 31 + (uint64_t)atomic_fetch_xor(p, old);                                   \
		type expect = old;                                                                 \
		h = h * 31 + atomic_compare_exchange_strong(p, &expect, (type)(x + 1));            \
		h = h * 31 + (uint64_t)expect;                                                     \
		h = h * 31 + atomic_compare_exchange_strong_explicit(p, &expect, (type)(x * 3), memory_order_release, memory_order_relaxed); \
		h = h * 31 + (uint64_t)*p;                                                         \
		*p += 2;                                                                           \
		(*p)--;                                                                            \
		*p *= 3;                                                                           \
		*p ^= 0x1f;                                                                        \
		atomic_thread_fence(memory_order_seq_cst);                                         \
		h = h * 31 + (uint64_t)*p;                                                         \
		atomic_store_explicit(p, (type)h, memory_order_release);                           \
		atomic_signal_fence(memory_order_acquire);                                         \
		return h;                                                                          \
	}

EXERCISE(onI8, int8_t)
EXERCISE(onU8, uint8_t)
EXERCISE(onI16, int16_t)
EXERCISE(onU16, uint16_t)
EXERCISE(onI32, int32_t)
EXERCISE(onU32, uint32_t)
EXERCISE(onI64, int64_t)
EXERCISE(onU64, uint64_t)

static _Atomic int8_t i8 = 3;
static _Atomic uint8_t u8 = 200;
static _Atomic int16_t i16 = -300;
static _Atomic uint16_t u16 = 60000;
static _Atomic int32_t i32 = -5;
static _Atomic uint32_t u32 = 4000000000u;
static _Atomic int64_t i64 = -1;
static _Atomic uint64_t u64 = 1;
static _Atomic double real = 1.0;
static _Atomic bool flag;
static int cells[16];
static int *_Atomic cursor = cells;

// Old-style operations whose result is dropped or tested.
__attribute__((noinline)) static int builtins(int *p, long *q) {
	__sync_fetch_and_add(p, 7);
	__sync_sub_and_fetch(q, 2);
	int r = __atomic_fetch_nand(p, 0xff, __ATOMIC_SEQ_CST);
	r += __sync_bool_compare_and_swap(q, 8, 100);
	r += (int)__sync_val_compare_and_swap(q, 9, 200);
	if (__sync_sub_and_fetch(p, 1) == 0)
		r += 1000;
	if (__atomic_fetch_or(q, 1L << 20, __ATOMIC_SEQ_CST) & 1L << 20)
		r += 10000;
	__sync_synchronize();
#ifdef __clang__
	__atomic_fetch_min(p, -3, __ATOMIC_SEQ_CST);
	__atomic_fetch_max(q, 50L, __ATOMIC_SEQ_CST);
#else
	*p = *p < -3 ? *p : -3;
	*q = *q > 50 ? *q : 50;
#endif
	return r;
}

int main(int argc, char **argv) {
	int reps = argc > 1 ? atoi(argv[1]) : 4;
	uint64_t h = 0;
	int r = 0, p = 1;
	long q = 10;
	for (int i = 0; i < reps; i++) {
		h = h * 7 + onI8(&i8, (int8_t)i);
		h = h * 7 + onU8(&u8, (uint8_t)(i * 3));
		h = h * 7 + onI16(&i16, (int16_t)(i - 2));
		h = h * 7 + onU16(&u16, (uint16_t)(i * 1000));
		h = h * 7 + onI32(&i32, i - 100);
		h = h * 7 + onU32(&u32, (uint32_t)i << 24);
		h = h * 7 + onI64(&i64, (int64_t)i << 40);
		h = h * 7 + onU64(&u64, (uint64_t)i * 0x123456789u);
		real = real * 1.25 + i % 3;
		if (real > 1e6)
			real = 1;
		flag = !flag;
		*cursor++ = i;
		if (cursor == cells + 16)
			cursor = cells;
		r += builtins(&p, &q);
	}
	printf("%016llx %d %d %ld\n", (unsigned long long)h, r, p, q);
	printf("%.6f %d %d\n", real, flag, (int)(cursor - cells));
	return 0;
}
