// Promises and variables with large alignments, and frames that are made by the promise's own functions.
#include <coroutine>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <new>

static void *wide(size_t n) { void *p = nullptr; if (posix_memalign(&p, 256, n)) abort(); return p; }

struct alignas(64) Line { unsigned char bytes[64]; };

struct job {
  struct alignas(64) promise_type {
    Line line{};
    int n = 0;
    static void *operator new(size_t size) { return wide(size); }
    static void operator delete(void *p, size_t size) { printf("freed%s ", size ? "" : " nothing"); free(p); }
    job get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(int x) { n = x; return {}; }
    void return_void() {}
    void unhandled_exception() {}
  };
  std::coroutine_handle<promise_type> h;
};

static int off(const void *p, unsigned align) { return int(reinterpret_cast<uintptr_t>(p) % align); }

[[gnu::noinline]] job aligned(int seed) {
  alignas(32) int table[16];
  alignas(128) char text[40];
  Line line;
  for (int i = 0; i < 16; i++) table[i] = seed * i;
  for (unsigned i = 0; i < 39; i++) text[i] = char('a' + (i + seed) % 26);
  text[39] = 0;
  for (int i = 0; i < 64; i++) line.bytes[i] = (unsigned char)(i * seed);
  for (int i = 0; i < 16; i++) {
    co_yield table[i] + line.bytes[i];
    printf("%d%d%d ", off(table, 32), off(text, 128), off(&line, 64));
  }
  printf("%s ", text);
}

struct plain {
  struct promise_type {
    int n = 0;
    plain get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(int x) { n = x; return {}; }
    void return_void() {}
    void unhandled_exception() {}
  };
  std::coroutine_handle<promise_type> h;
};

// The allocation is aligned to 16 bytes only: at -O0, clang does not align what is in it further.
[[gnu::noinline]] plain over(int seed) {
  alignas(64) long a[8];
  alignas(32) long double b = seed;
  char c = char(seed);
  for (int i = 0; i < 8; i++) a[i] = seed + i;
  for (int i = 0; i < 8; i++) {
    a[i] += a[(i + 3) % 8];
    co_yield int(a[i]) + c;
    b += a[i];
  }
  printf("%Lg ", b);
}

// The allocator gets the parameters, and may fail. That it never suspends is not to be known, or clang has no frame.
static volatile bool always = true;
struct maybe {
  struct promise_type {
    static void *operator new(size_t size, int fail, const char *why) noexcept { printf("(%s) ", why); return fail ? nullptr : malloc(size); }
    static void operator delete(void *p) { printf("freed "); free(p); }
    static maybe get_return_object_on_allocation_failure() { return {false}; }
    maybe get_return_object() { return {true}; }
    struct init {
      bool await_ready() { return always; }
      void await_suspend(std::coroutine_handle<>) {}
      void await_resume() {}
    };
    init initial_suspend() { return {}; }
    std::suspend_never final_suspend() noexcept { return {}; }
    void return_void() {}
    void unhandled_exception() {}
  };
  bool made;
};
[[gnu::noinline]] maybe tries(int fail, const char *why) { printf("runs %d %s ", fail, why); co_return; }

int main() {
  auto j = aligned(3);
  printf("%d ", off(&j.h.promise(), 64));
  for (j.h.resume(); !j.h.done(); j.h.resume()) printf("%d ", j.h.promise().n);
  j.h.destroy();
  puts("");
  for (int i = 0; i < 5; i++) {
    void *hole = malloc(16 + 48 * i);
    auto p = over(i);
    for (p.h.resume(); !p.h.done(); p.h.resume()) printf("%d ", p.h.promise().n);
    p.h.destroy();
    free(hole);
    puts("");
  }
  printf("%d\n", tries(0, "fine").made);
  printf("%d\n", tries(1, "fails").made);
}
