// Atomic operations on two words, under four threads that would lose some if a
// word were exchanged alone.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>

enum { THREADS = 4, ROUNDS = 40000 };

static _Atomic uint64_t sum, bits, greatest, both, last;
static _Atomic double real;

static void *run(void *arg) {
	uint64_t id = *(int *)arg;
	for (uint64_t i = 0; i < ROUNDS; i++) {
		atomic_fetch_add(&sum, 0xFFFFFFFFu + id);
		atomic_fetch_xor(&bits, (id + 1) << 31);
		uint64_t seen = atomic_load(&greatest), mine = i << 30 | id;
		while (seen < mine && !atomic_compare_exchange_weak(&greatest, &seen, mine))
			;
		for (double d = atomic_load(&real); !atomic_compare_exchange_weak(&real, &d, d + 0.5);)
			;
		atomic_store(&both, i << 32 | i);
		uint64_t pair = atomic_load(&both);
		if (pair >> 32 != (uint32_t)pair)
			atomic_fetch_sub(&sum, 1);
		atomic_exchange(&last, pair);
	}
	return 0;
}

int main(void) {
	pthread_t t[THREADS];
	int id[THREADS];
	for (int i = 0; i < THREADS; i++)
		pthread_create(&t[i], 0, run, (id[i] = i, &id[i]));
	for (int i = 0; i < THREADS; i++)
		pthread_join(t[i], 0);
	printf("%llx %llx %llx %g\n", (long long)sum, (long long)bits, (long long)greatest, real);
	return 0;
}
