// Arithmetic with overflow checks, wide integers, rotations, saturation: at every width.
#include <bit>
#include <cstdint>
#include <cstdio>
#include <limits>
template <class T> static void all(const char *name) { T lo = std::numeric_limits<T>::min(), hi = std::numeric_limits<T>::max(); T xs[] = {lo, (T)(lo + 1), (T)-1, 0, 1, 2, (T)(hi / 2 + 1), (T)(hi - 1), hi}; unsigned long h = 0; for (T a : xs) for (T b : xs) { T r; h = h * 31 + __builtin_add_overflow(a, b, &r); h = h * 31 + (unsigned long)r; h = h * 31 + __builtin_sub_overflow(a, b, &r); h = h * 31 + (unsigned long)r; h = h * 31 + __builtin_mul_overflow(a, b, &r); h = h * 31 + (unsigned long)r; } std::printf("%s %lx\n", name, h & 0xffffffff); }
int main() { all<int8_t>("i8"); all<uint8_t>("u8"); all<int16_t>("i16"); all<uint16_t>("u16"); all<int32_t>("i32"); all<uint32_t>("u32"); all<int64_t>("i64"); all<uint64_t>("u64"); std::printf("%u %d %d %u\n", std::rotl(0x80000001u, 3), std::popcount(0xf0f0u), std::countl_zero((uint16_t)5), std::bit_ceil(77u)); int r; long w; std::printf("%d %d %d\n", __builtin_add_overflow(1ll << 40, 5, &r), __builtin_mul_overflow(-3, 4u, &r), r); std::printf("%d\n", __builtin_sub_overflow(3u, 4l, &w)); }
