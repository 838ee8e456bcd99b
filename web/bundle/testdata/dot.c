static int twice(int x) { return 2 * x; }

long dot(const int *a, const int *b, int n)
{
	long sum = 0;
	for (int i = 0; i < n; i++) {
		/* products of pairs */
		sum += (long)a[i] * twice(b[i]);
	}
	return sum;
}
