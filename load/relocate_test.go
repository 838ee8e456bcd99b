package load_test

import (
	"runtime"
	"syscall"
	"testing"
	"unsafe"

	"spillway/load"
	"spillway/object"
)

// TestFar takes the address of a function that is out of reach by a displacement of 32 bits: it is that of its stub.
func TestFar(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("everything is in reach")
	}
	const fixed = 0x100000 // MAP_FIXED_NOREPLACE
	far := uint64(1) << 44
	addr, _, errno := syscall.Syscall6(syscall.SYS_MMAP, uintptr(far), 4096, syscall.PROT_READ|syscall.PROT_WRITE|syscall.PROT_EXEC,
		syscall.MAP_PRIVATE|syscall.MAP_ANON|fixed, ^uintptr(0), 0)
	if errno != 0 {
		t.Fatal(errno)
	}
	defer syscall.Syscall(syscall.SYS_MUNMAP, addr, 4096, 0)
	copy(unsafe.Slice((*byte)(pointer(addr)), 4), "\x8d\x47\x01\xc3") // leal 1(%rdi), %eax; ret
	m := loadC(t, `
int g(int);
int f(int x) { int (*p)(int); asm("leaq g(%%rip), %0" : "=r"(p)); return 100 * p(x) + g(x); }
`, load.Options{Symbols: map[string]uintptr{"g": addr}})
	var f func(int32) (int32, error)
	function(t, m, "f", &f)
	if got, err := f(2); got != 303 || err != nil {
		t.Errorf("%d, %v, want 303", got, err)
	}
}

// TestDiscarded loads two files with a section of the same group: the second is dropped, what refers to it by name
// has the first, and a relative address of something local in it, as unwind information has them, is 0.
func TestDiscarded(t *testing.T) {
	const source = `
#define TEXT(n) #n
#define STRING(n) TEXT(n)
#ifdef __aarch64__
#define ONE "mov w0, #" STRING(N)
#else
#define ONE "movl $" STRING(N) ", %eax"
#endif
asm(".section .text.h,\"axG\",@progbits,h,comdat; .weak h; h: " ONE "; ret; inside: ret;"
	".section .data.rel.local,\"aw\"; ref: .long inside - .; .text");
extern int ref __attribute__((visibility("hidden")));
int h(void);
#define NAME2(a, n) a##n
#define NAME(a, n) NAME2(a, n)
int NAME(call, N)(void) { return h(); }
int NAME(refers, N)(void) { return ref != 0; }
`
	files := []*object.File{cc(t, source, "-DN=1"), cc(t, source, "-DN=2")}
	m, err := newScope(t).Load(files, load.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	for name, want := range map[string]int32{"call1": 1, "call2": 1, "refers1": 1, "refers2": 0} {
		var f func() (int32, error)
		function(t, m, name, &f)
		if got, err := f(); got != want || err != nil {
			t.Errorf("%s: %d, %v, want %d", name, got, err, want)
		}
	}
}
