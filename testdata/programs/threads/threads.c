// Thread-local variables and C11 atomics, under four threads.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { THREADS = 4 };

static _Thread_local int counter = 100;
static _Thread_local long table[8];
_Thread_local double shared = 0.5;

static atomic_int arrivals;
static _Atomic uint64_t total;
static _Atomic uint8_t bytes[4];
static atomic_flag lock = ATOMIC_FLAG_INIT;
static long guarded;
static int work;

struct node {
	struct node *next;
	int value;
};

static _Atomic(struct node *) stack;

static void push(struct node *n) {
	n->next = atomic_load_explicit(&stack, memory_order_relaxed);
	while (!atomic_compare_exchange_weak_explicit(&stack, &n->next, n, memory_order_release, memory_order_relaxed))
		;
}

__attribute__((noinline)) static long bump(int by) {
	counter += by;
	shared *= 1.5;
	for (int i = 0; i < 8; i++)
		table[i] += by * i;
	return table[7];
}

struct job {
	int id;
	int counter;
	long last;
	double shared;
	struct node *nodes;
};

static void *run(void *arg) {
	struct job *j = arg;
	atomic_fetch_add(&arrivals, 1);
	for (int i = 0; i < work; i++) {
		j->last = bump(j->id);
		atomic_fetch_add_explicit(&total, (uint64_t)i, memory_order_relaxed);
		atomic_fetch_add(&bytes[i % 4], 3);
		while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire))
			;
		guarded += j->id;
		atomic_flag_clear_explicit(&lock, memory_order_release);
		j->nodes[i].value = i * j->id;
		push(&j->nodes[i]);
		if (i % 50 == 49)
			shared = 0.5;
	}
	j->counter = counter;
	j->shared = shared;
	return NULL;
}

int main(int argc, char **argv) {
	work = argc > 1 ? atoi(argv[1]) : 120;
	pthread_t threads[THREADS];
	struct job jobs[THREADS];
	for (int i = 0; i < THREADS; i++) {
		jobs[i] = (struct job){.id = i + 1, .nodes = malloc((size_t)(work + 1) * sizeof(struct node))};
		if (pthread_create(&threads[i], NULL, run, &jobs[i]))
			return 1;
	}
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	long popped = 0, sum = 0;
	for (struct node *n = atomic_exchange(&stack, NULL); n; n = n->next) {
		popped++;
		sum += n->value;
	}
	for (int i = 0; i < THREADS; i++)
		printf("thread %d: counter %d, last %ld, shared %.3f\n", i, jobs[i].counter, jobs[i].last, jobs[i].shared);
	printf("arrivals %d, total %llu, guarded %ld, popped %ld with sum %ld\n", atomic_load(&arrivals), (unsigned long long)atomic_load(&total), guarded, popped, sum);
	printf("bytes %d %d %d %d, mine %d %.1f\n", bytes[0], bytes[1], bytes[2], bytes[3], counter, shared);
	for (int i = 0; i < THREADS; i++)
		free(jobs[i].nodes);
	return 0;
}
