/* Thread-local variables of each kind in a library (LIBRARY), a program that is linked with it,
   and one that loads it while it runs (LOADS). */
int *address(int which);
double step(int a, double x, int b, double y, int c, int d, int e, int f);

#if defined LIBRARY

__thread int shared = 5; /* another module may have its own */
static __thread int own[3] = {1, 2, 3};
static __thread double zero;
__attribute__((visibility("hidden"))) __thread long hidden = 7;
__thread int early __attribute__((tls_model("local-dynamic"))) = 11;
static __thread int *last;

int *address(int which)
{
	switch (which) {
	case 0: return &shared;
	case 1: return &own[1];
	case 2: return (int *)&hidden;
	case 3: return &early;
	}
	return last;
}

/* Values of each class live across what finds the variables. */
double step(int a, double x, int b, double y, int c, int d, int e, int f)
{
	int i;
	for (i = 0; i < b; i++) {
		own[i % 3] += a;
		zero += x * own[(i + 1) % 3];
		shared += c;
	}
	last = &own[i % 3];
	hidden += d - e;
	early ^= f;
	return zero + y + own[0] * own[1] + own[2] + shared + hidden + early;
}

#else

#include <stdio.h>

#ifdef LOADS

#include <dlfcn.h>
#include <pthread.h>

static int *(*find)(int);
static double (*go)(int, double, int, double, int, int, int, int);
static double sums[4];
static int last[4], *seen[4][4];
static pthread_barrier_t all;

static void *run(void *arg)
{
	long n = (long)arg;
	int i, k;
	pthread_barrier_wait(&all);
	for (i = 0; i < 50; i++)
		sums[n] += go((int)n, 0.5, 3 + i % 4, 1.25, i, i + 2, 1, i & 3);
	for (k = 0; k < 4; k++)
		seen[n][k] = find(k);
	last[n] = *find(4) + *find(0);
	pthread_barrier_wait(&all);
	return 0;
}

int main(int argc, char **argv)
{
	pthread_t t[4];
	long n, m;
	int k, same = 0;
	void *h = dlopen(argv[1], RTLD_NOW);
	if (!h) {
		puts(dlerror());
		return 2;
	}
	find = (int *(*)(int))dlsym(h, "address");
	go = (double (*)(int, double, int, double, int, int, int, int))dlsym(h, "step");
	pthread_barrier_init(&all, 0, 4);
	for (n = 0; n < 3; n++)
		pthread_create(&t[n], 0, run, (void *)n);
	run((void *)3);
	for (n = 0; n < 3; n++)
		pthread_join(t[n], 0);
	for (n = 0; n < 4; n++) {
		printf("%ld: %g %d\n", n, sums[n], last[n]);
		for (m = 0; m < n; m++)
			for (k = 0; k < 4; k++)
				same += seen[n][k] == seen[m][k];
	}
	return dlclose(h) ? 3 : same;
}

#else

extern __thread int shared;

int main(void)
{
	double s = 0;
	int i;
	for (i = 0; i < 50; i++)
		s += step(2, 0.5, 3 + i % 4, 1.25, i, i + 2, 1, i & 3);
	if (&shared != address(0))
		return 99;
	printf("%g %d %d\n", s, shared, *address(4));
	return *address(2) & 15;
}

#endif
#endif
