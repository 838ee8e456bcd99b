package cli

import (
	"os"
	"syscall"
	"unsafe"
)

// Compilations of at least longInput bytes of text have largeHeap in huge pages, of mediumInput
// mediumHeap. One of more than hugeMost is left as it is, since so many huge pages are not always
// free (see BENCHMARKS.md).
const (
	mediumInput, mediumHeap = 48 << 10, 32 << 20
	longInput, largeHeap    = 128 << 10, 64 << 20
	hugeMost                = 2 << 20
)

// heapGrowth is by how many bytes the runtime's heap grows at a time, and what it aligns them to.
const heapGrowth = 4 << 20

// stackRest is what a stack of so many bytes as a heap is to have in huge pages keeps for what is
// no part of tallFrame's frame.
const stackRest = 64 << 10

// madvCollapse is MADV_COLLAPSE, which package syscall does not have, and kernels before 6.1 do not know.
const madvCollapse = 25

// probe is an object of the heap, and frontier one that has pages of its own, where the heap goes on.
var (
	probe    *[256]byte
	frontier *[64 << 10]byte
)

// hugeBytes is how much of the heap, behind what it began with, is in huge pages.
var hugeBytes int

// useHugePages has the heap of a compilation of so many bytes of text be in huge pages, where the
// system has them for those who ask: each takes one page fault in place of 512. The runtime asks
// for none, and the part of its heap that was asked for keeps them when it is used again. Asked before
// the text is read, it has that there, too.
//
// Since only memory that the runtime has mapped can be asked for, that is what the heap began with,
// and a stack: the runtime takes stacks from where its heap is, and gives a large one back to it as
// soon as its goroutine ends, without a collection. What the heap began with has some small pages
// already, and would go on with them: these are copied to huge ones.
func useHugePages(inputBytes int64) {
	if inputBytes > hugeMost {
		return
	}
	var space syscall.Rlimit
	if os.Getenv("GOMEMLIMIT") != "" || syscall.Getrlimit(syscall.RLIMIT_AS, &space) != nil || int64(space.Cur) >= 0 {
		return // there may be less than that
	}
	if probe == nil {
		probe, frontier = new([256]byte), new([64 << 10]byte)
		start := uintptr(unsafe.Pointer(probe)) &^ (heapGrowth - 1)
		end := (uintptr(unsafe.Pointer(frontier)) | (heapGrowth - 1)) + 1
		if start < end && end-start <= mediumHeap {
			adviseHugePages(start, end-start)
			advise(start, end-start, madvCollapse)
		}
	}
	done := make(chan struct{})
	switch {
	case inputBytes >= longInput && hugeBytes < largeHeap:
		hugeBytes = largeHeap
		go tallFrame[[largeHeap - stackRest]byte](done, false)
	case inputBytes >= mediumInput && hugeBytes < mediumHeap:
		hugeBytes = mediumHeap
		go tallFrame[[mediumHeap - stackRest]byte](done, false)
	default: // for a short text the start of another thread takes longer
		return
	}
	<-done
}

// tallFrame has a frame with room for a result of type F, and with it a stack of the power of two
// that holds both, and advises the memory of it. It touches none.
//
//go:noinline
func tallFrame[F any](done chan<- struct{}, call bool) {
	if call { // never: the room for its result is there
		_ = resultOf[F]()
	}
	var top byte
	size := unsafe.Sizeof(*(*F)(nil))
	adviseHugePages((uintptr(unsafe.Pointer(&top))-size)&^uintptr(os.Getpagesize()-1), size)
	close(done)
}

//go:noinline
func resultOf[F any]() (result F) { return result }

// adviseHugePages asks for huge pages.
func adviseHugePages(start, size uintptr) { advise(start, size, syscall.MADV_HUGEPAGE) }

// advise tells the kernel what to do with memory. If that fails, all is as before.
func advise(start, size, advice uintptr) {
	_, _, _ = syscall.RawSyscall(syscall.SYS_MADVISE, start, size, advice)
}
