package debuginfo_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spillway"
	"spillway/internal/leftout"
)

// threads has variables that hold addresses of thread-local variables, in two threads.
const threads = `
#include <pthread.h>
static __thread int counts[4];
__attribute__((noinline)) void use(int *at) { __asm__ volatile("" :: "r"(at) : "memory"); }
__attribute__((noinline)) void *f(void *arg) {
  int *p = counts;
  int *q = &counts[2];
  use(q);
  *p += 1;
  use(p);
  return arg;
}
int main(void) {
  pthread_t other;
  f(0);
  pthread_create(&other, 0, f, 0);
  pthread_join(other, 0);
  return 0;
}
`

// TestThreadLocalAddresses expects the debugger to show the addresses of thread-local variables in the current thread.
func TestThreadLocalAddresses(t *testing.T) {
	need(t)
	dir := t.TempDir()
	source, text, prog := filepath.Join(dir, "threads.c"), filepath.Join(dir, "threads.s"), filepath.Join(dir, "threads")
	if err := os.WriteFile(source, []byte(threads), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, m := range []struct {
		name string
		cc   []string
	}{{"amd64", nil}, {"i386", []string{"-m32", "-msse2", "-mfpmath=sse"}}} {
		t.Run(m.name, func(t *testing.T) {
			if !leftout.HaveDebugger(t, m.cc...) {
				return
			}
			ir := emit(t, source, "-O2", append([]string{"-fpie"}, m.cc...)...)
			if err := os.WriteFile(text, []byte(compile(t, source, ir, "-O2", spillway.Options{Check: true})), 0o666); err != nil {
				t.Fatal(err)
			}
			run(t, nil, "cc", append([]string{text, "-pie", "-pthread", "-o", prog}, m.cc...)...)
			run(t, nil, "llvm-dwarfdump-19", "--verify", prog)
			script := []string{"-q", "-nx", "-batch", "-ex", "set debuginfod enabled off", "-ex", "break use", "-ex", "run"}
			for range 4 {
				script = append(script, "-ex", "up", "-ex", `printf "addresses %d %d\n", p == &counts[0], q == &counts[2]`, "-ex", "continue")
			}
			out := run(t, nil, "gdb", append(script, prog)...)
			if n := strings.Count(out, "addresses 1 1\n"); n != 4 {
				t.Errorf("both addresses are shown right in %d of 4 places:\n%s", n, out)
			}
		})
	}
}
