// Control flow that C++ lowers oddly: computed goto, Duff's device, switches over strings, enumerations and wide ranges, nested ternaries, comma and short circuit with temporaries.
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>
enum class Op : unsigned char { push, add, mul, dup, swap, jnz, dec, print, halt, bad = 200 };
[[gnu::noinline]] static long execute(const std::vector<int> &code) {
  static void *const labels[] = {&&push, &&add, &&mul, &&dup, &&swap, &&jnz, &&dec, &&print, &&halt}; std::vector<long> st; std::size_t pc = 0; int steps = 0;
#define NEXT do { if (++steps > 10000) throw std::string("steps"); if ((unsigned)code.at(pc) > 8) throw code[pc]; goto *labels[code[pc++]]; } while (0)
  NEXT;
push: st.push_back(code[pc++]); NEXT;
add: { long a = st.back(); st.pop_back(); st.back() += a; } NEXT;
mul: { long a = st.back(); st.pop_back(); st.back() *= a; } NEXT;
dup: st.push_back(st.at(st.size() - 1)); NEXT;
swap: std::swap(st.at(st.size() - 1), st.at(st.size() - 2)); NEXT;
jnz: if (st.back()) pc = code[pc]; else { st.pop_back(); pc++; } NEXT;
dec: st.back()--; NEXT;
print: std::printf("<%ld>", st.back()); NEXT;
halt: return st.empty() ? 0 : st.back();
}
[[gnu::noinline]] static int duff(const char *s, int n) { int sum = 0, k = (n + 3) / 4; if (n <= 0) return -1; switch (n % 4) { case 0: do { sum = sum * 3 + *s++; [[fallthrough]]; case 3: sum = sum * 3 + *s++; [[fallthrough]]; case 2: sum = sum * 3 + *s++; [[fallthrough]]; case 1: sum = sum * 3 + *s++; } while (--k > 0); } return sum; }
[[gnu::noinline]] static int wide(std::int64_t x) { switch (x) { case -1: return 1; case 0: return 2; case 1LL << 40: return 3; case (1LL << 40) + 1: return 4; case 0x7fffffffffffffff: return 5; case -0x7fffffffffffffff: return 6; case 100 ... 199: return 7; case 1000 ... 2000000: return 8; } return 9; }
[[gnu::noinline]] static const char *dense(Op o) { switch (o) { case Op::push: return "push"; case Op::add: return "add"; case Op::mul: return "mul"; case Op::dup: return "dup"; case Op::swap: return "swap"; case Op::jnz: return "jnz"; case Op::dec: case Op::print: return "either"; case Op::halt: return "halt"; default: return "?"; } }
struct T { static int n; int v; T(int v) : v(v) { ++n; } ~T() { --n; } operator bool() const { if (v == 77) throw v; return v & 1; } }; int T::n;
[[gnu::noinline]] static int logic(int a, int b, int c) { return (T(a) && T(b)) || (T(c) ? T(a + c) : T(b + c)) ? (T(a), T(b + 1)) ? T::n * 10 + 1 : 2 : T::n + (a < b ? b < c ? 3 : 4 : 5); }
int main() {
  try { std::printf("%ld\n", execute({0, 1, 0, 10, 7, 4, 0, 2, 2, 4, 6, 5, 4, 8})); std::printf("%ld\n", execute({0, 5, 0, 9, 2, 8})); execute({0, 1, 3, 2, 7, 99}); } catch (int x) { std::printf("bad %d\n", x); } try { execute({0, 1, 5, 2}); } catch (const std::string &s) { std::puts(s.c_str()); } try { execute({3}); } catch (const std::exception &) { std::puts("empty"); }
  for (int n = 0; n < 10; n++) std::printf("%d ", duff("abcdefghij", n)); std::puts(""); for (std::int64_t x : {-1LL, 0LL, 1LL, 1LL << 40, (1LL << 40) + 1, 0x7fffffffffffffffLL, -0x7fffffffffffffffLL, 99LL, 100LL, 199LL, 200LL, 2000000LL, 2000001LL}) std::printf("%d ", wide(x)); std::puts("");
  for (int i = 0; i < 10; i++) std::printf("%s ", dense((Op)i)); std::puts(dense(Op::bad)); for (int a = 0; a < 2; a++) for (int b = 2; b < 4; b++) for (int c = 4; c < 6; c++) std::printf("%d ", logic(a, b, c)); try { logic(1, 77, 0); } catch (int x) { std::printf("%d %d\n", x, T::n); }
}
