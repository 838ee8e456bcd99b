// Many values live across calls that throw: in registers, in memory, of all classes.
#include <cstdio>
__attribute__((noinline)) int may(int x) { if (x % 5 == 4) throw x; return x * 3 + 1; }
__attribute__((noinline)) double mayd(double x) { if (x > 40) throw x; return x * 1.5; }
__attribute__((noinline)) long long mayl(long long x) { if (x > 1000000000000ll) throw x; return x * 1000003; }
__attribute__((noinline)) float mayf(float x) { if (x > 30) throw x; return x + 0.25f; }
__attribute__((noinline)) bool mayb(int x) { if (x == 13) throw 'b'; return x & 1; }
__attribute__((noinline)) long double maye(long double x) { if (x > 20) throw 1u; return x * 2; }
static int work(int a, int b, int c, double d, float f, long long l) {
  int e = a * b, g = b * c, h = a * c, i = a + b + c, j = e ^ g ^ h;
  double k = d * d + f;
  long double q = d;
  int sum = 0;
  try {
    sum += may(a); sum += may(b) * e; k += mayd(d + i); sum += (int)mayf(f) * g;
    l = mayl(l) + j; sum += mayb(c) ? h : i; q = maye(q); sum += may(c + j % 7);
  } catch (int x) { sum += x + e * 3 + g * 5 + h * 7 + i + j + (int)k + (int)l;
  } catch (double x) { sum += (int)x + e + g + h + i + j + (int)(k * 4);
  } catch (float x) { sum += (int)(x * 8) + g + (int)k;
  } catch (long long x) { sum += (int)(x % 997) + j + (int)k;
  } catch (char x) { sum += x + h + (int)l;
  } catch (unsigned x) { sum += x + (int)(q * 4) + (int)k; }
  return sum + e + g + h + i + j + (int)k + (int)l + (int)q;
}
int main() {
  for (int a = 0; a < 12; a++)
    for (int b = 1; b < 6; b++)
      std::printf("%d ", work(a, b, a + b * 2, a * 3.25, b * 6.5f, (long long)a * a * a * 5000));
  std::puts("");
}
