// Exceptions in loops, with values that loops carry through landing pads.
#include <cstdio>
#include <vector>
__attribute__((noinline)) int step(int x) { if (x % 7 == 3) throw x; if (x % 11 == 5) throw 0.5 * x; return x + 1; }
int main() {
  long total = 0; int caught = 0; double frac = 0;
  for (int i = 0; i < 1000; i++) {
    int before = i * 3;
    try { total += step(i); for (int k = 0; k < 3; k++) total += step(i + k * 5) * (k + 1); }
    catch (int x) { caught++; total -= x; if (x % 2) continue; total += before; }
    catch (double d) { frac += d; if (d > 490) break; }
    total ^= i;
  }
  std::printf("%ld %d %g\n", total, caught, frac);
  std::vector<int> v;
  int n = 0;
  while (true) {
    try { v.push_back(step(n)); n += 2; }
    catch (...) { n += 3; if (n > 200) break; continue; }
  }
  long sum = 0;
  for (int x : v) sum = sum * 31 + x;
  std::printf("%zu %ld\n", v.size(), sum);
}
