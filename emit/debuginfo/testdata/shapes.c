#include <math.h>
#include <stdint.h>
#include <stdio.h>

enum kind { CIRCLE, SQUARE = 4, LINE };

struct point {
  int x, y;
};

struct shape {
  enum kind kind;
  struct point at;
  double size;
  unsigned flags : 3;
  signed level : 5;
};

static int counter;
const int limit = 6;

static struct point middle(struct point a, struct point b) {
  struct point m;
  int dx = b.x - a.x;
  int dy = b.y - a.y;
  m.x = a.x + dx / 2;
  m.y = a.y + dy / 2;
  counter++;
  return m;
}

static double area(const struct shape *s) {
  double r = s->size;
  double result = 0;
  switch (s->kind) {
  case CIRCLE: {
    double square = r * r;
    result = 3.0 * square;
    break;
  }
  case SQUARE:
    result = r * r;
    break;
  default:
    result = -1;
  }
  return result;
}

uint64_t hash(const char *text, unsigned seed) {
  uint64_t h = seed;
  int n = 0;
  for (const char *p = text; *p; p++) {
    unsigned char c = *p;
    h = (h ^ c) * 1099511628211u;
    n++;
  }
  return h + n;
}

static int search(const int *table, int n, int key) {
  int low = 0, high = n - 1;
  while (low <= high) {
    int mid = (low + high) / 2;
    int found = table[mid];
    if (found == key)
      return mid;
    if (found < key)
      low = mid + 1;
    else
      high = mid - 1;
  }
  return -1;
}

_Bool odd(long n, float factor) {
  float scaled = (float)n * factor;
  _Bool bit = n & 1;
  long half = n / 2;
  if (scaled > 10.0f)
    bit = !bit;
  counter += (int)half;
  return bit;
}

int many(int a, int b, int c, int d, int e, int f, int g, int h, double i, float j) {
  int first = a + b * c;
  int second = d + e * f;
  int third = g + h;
  double all = first + second + third + i + j;
  counter += first;
  return (int)all + second;
}

int main(void) {
  static const int table[] = {1, 3, 5, 7, 11, 13, 17, 19, 23};
  struct shape s = {SQUARE, {3, 4}, 2.5, 5, -3};
  struct point p = {10, 20};
  struct point q = middle(s.at, p);
  double a = area(&s);
  s.kind = CIRCLE;
  double b = area(&s);
  uint64_t h = hash("shapes", (unsigned)q.x);
  int at = search(table, 9, 17);
  _Bool o = odd(at, 1.5f);
  int m = many(1, 2, 3, 4, 5, 6, 7, 8, 9.5, 0.25f);
  printf("%d %d %g %g %d %d %d %d %d\n", q.x, q.y, a, b, (int)(h % 1000), at, o, m, counter);
  return 0;
}
