// Exceptions through functions with large frames, alloca, aligned variables and many arguments.
#include <alloca.h>
#include <cstdint>
#include <cstdio>
#include <cstring>
__attribute__((noinline)) void toss(int n) { if (n) throw n; }
__attribute__((noinline)) long many(int a, long b, char c, double d, float e, short f, int g, long h, double i, int j, int k, double l, long m, int n, float o, double p, double q, double r, double s, int t) { toss(t); return a + b + c + (long)d + (long)e + f + g + h + (long)i + j + k + (long)l + m + n + (long)o + (long)p + (long)q + (long)r + (long)s; }
__attribute__((noinline)) int frame(int n) { char big[20000]; std::memset(big, n, sizeof big); alignas(64) int al[16]; al[3] = n; int *dyn = (int *)alloca(n * 16 + 16); dyn[n] = n * 3; int ok = ((std::uintptr_t)al & 63) == 0; try { toss(n % 3); many(1, n, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, n % 4); } catch (int x) { return x * 1000 + big[n] + al[3] + dyn[n] + ok; } return big[5] + al[3] + dyn[n] + ok; }
struct Big { int a[300]; };
__attribute__((noinline)) int byval(Big b, int n) { toss(n); return b.a[299]; }
__attribute__((noinline)) Big ret(int n) { Big b; b.a[0] = n; b.a[299] = -n; toss(n == 3); return b; }
int main() { for (int i = 1; i < 14; i++) std::printf("%d ", frame(i)); std::puts(""); for (int i = 0; i < 5; i++) try { Big b = ret(i); std::printf("%d %d ", b.a[0], byval(b, i == 2 ? 9 : 0)); std::printf("%ld\n", many(i, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, i == 4)); } catch (int x) { std::printf("caught %d\n", x); } }
