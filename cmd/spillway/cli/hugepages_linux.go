package cli

import (
	"os"
	"runtime"
	"runtime/debug"
	"syscall"
	"unsafe"
)

// The heap of a compilation of at least hugeInput bytes of text is made large enough at once, which
// takes a collection of what little there is: hugeBase, and hugePerInput for each byte. One of more
// than hugeMost is left as it is, since so many huge pages are not always free (see BENCHMARKS.md).
const (
	hugeInput    = 128 << 10
	hugeMost     = 2 << 20
	hugeBase     = 64 << 20
	hugePerInput = 8
)

// heapGrowth is by how many bytes the runtime's heap grows at a time, and what it aligns them to.
const heapGrowth = 4 << 20

// probe is an object of the heap.
var probe *[256]byte

// hugeDone says that the heap has been made large.
var hugeDone bool

// useHugePages has the heap of a compilation of so many bytes of text be in huge pages, where the
// system has them for those who ask: each takes one page fault in place of 512. The runtime asks
// for none, and the part of its heap that was asked for keeps them when it is used again.
//
// Since only memory that the runtime has mapped can be asked for, a small compilation has them in
// the rest of what the heap began with; for a large one much is allocated, never touched, and given
// back. For the next one of a process it would be memory that has been used, and is to be cleared.
func useHugePages(inputBytes int) {
	if hugeDone || inputBytes > hugeMost {
		return
	}
	if inputBytes < hugeInput {
		probe = new([256]byte)
		start := uintptr(unsafe.Pointer(probe)) &^ (heapGrowth - 1)
		_, _, _ = syscall.RawSyscall(syscall.SYS_MADVISE, start, heapGrowth, syscall.MADV_HUGEPAGE) // if it fails, all is as before
		return
	}
	var space syscall.Rlimit
	if os.Getenv("GOMEMLIMIT") != "" || syscall.Getrlimit(syscall.RLIMIT_AS, &space) != nil || int64(space.Cur) >= 0 {
		return // there may be less than that
	}
	hugeDone = true
	percent := debug.SetGCPercent(-1) // one collection is enough
	heap := make([]byte, hugeBase+hugePerInput*inputBytes)
	_ = syscall.Madvise(heap, syscall.MADV_HUGEPAGE)
	runtime.KeepAlive(heap)
	runtime.GC()
	debug.SetGCPercent(percent)
}
