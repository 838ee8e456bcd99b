#include <stdio.h>
#include <stdlib.h>

struct node {
  int key;
  double weight;
  struct node *next;
};

static struct node *insert(struct node *head, int key, double weight) {
  struct node *n = malloc(sizeof *n);
  int shifted = key * 3 + 1;
  n->key = shifted;
  n->weight = weight;
  n->next = head;
  return n;
}

static long sum(const struct node *head, int limit) {
  long total = 0;
  int count = 0;
  for (const struct node *n = head; n; n = n->next) {
    int doubled = n->key * 2;
    total += doubled;
    count++;
    if (count >= limit)
      break;
  }
  return total * count;
}

static int collatz(unsigned n, int depth) {
  int steps = 0;
  while (n != 1) {
    if (n % 2 == 0)
      n /= 2;
    else
      n = 3 * n + 1;
    steps++;
  }
  return steps + depth;
}

int fib(int n) {
  int a = 0, b = 0;
  if (n < 2)
    return n;
  a = fib(n - 1);
  b = fib(n - 2);
  return a + b;
}

short clip(int value, short low, short high) {
  short result = (short)value;
  if (value < low)
    result = low;
  else if (value > high)
    result = high;
  return result;
}

double mean(const double *x, int n) {
  double s = 0.0;
  for (int i = 0; i < n; i++) {
    double y = x[i] * 0.5;
    s += y;
  }
  return s / n;
}

unsigned char mix(unsigned char a, long long wide) {
  unsigned char c = a ^ 0x5a;
  long long product = wide * 1000003;
  int low = (int)(product & 0xff);
  c += low;
  return c;
}

int main(int argc, char **argv) {
  struct node *list = 0;
  double values[5];
  for (int i = 0; i < 5; i++) {
    list = insert(list, i + argc, i * 1.25);
    values[i] = i * 2.0;
  }
  long s = sum(list, 4);
  int steps = collatz(7, argc);
  int f = fib(4);
  short c = clip(f * 100, -10, 50 + argc);
  double m = mean(values, 5);
  unsigned char x = mix(17, s);
  float third = m / 3;
  printf("%ld %d %d %d %g %d %g\n", s, steps, f, c, m, x, third);
  return 0;
}
