package cli

import (
	"bufio"
	"fmt"
	"os"
	"slices"
	"strings"
	"syscall"
	"testing"
	"unsafe"
)

// TestHugePages wants as much memory advised to be in huge pages as compilations of small and of
// large texts ask for.
func TestHugePages(t *testing.T) {
	if _, err := os.Stat("/sys/kernel/mm/transparent_hugepage/enabled"); err != nil {
		t.Skip("this kernel has no transparent huge pages")
	}
	hugeBytes, probe = 0, nil
	useHugePages(1 << 10)
	if _, at, huge := advised(t, uintptr(unsafe.Pointer(probe))); !at {
		t.Error("a text of 1 KB: what the heap began with is not advised to be in huge pages")
	} else if !huge && collapses(t) {
		t.Error("a text of 1 KB: what the heap began with is in small pages")
	}
	useHugePages(mediumInput)
	if got, _, _ := advised(t, 0); got < mediumHeap-stackRest {
		t.Errorf("a text of medium length: %d bytes of memory are advised to be in huge pages, want at least %d", got, mediumHeap-stackRest)
	}
	const large = 1 << 20
	useHugePages(large)
	if got, _, _ := advised(t, 0); got < largeHeap-stackRest {
		t.Errorf("a text of 1 MB: %d bytes of memory are advised to be in huge pages, want at least %d", got, largeHeap-stackRest)
	}
	before, _, _ := advised(t, 0)
	useHugePages(2 * large)
	if got, _, _ := advised(t, 0); got > before {
		t.Errorf("the next text: %d bytes more are advised to be in huge pages", got-before)
	}
	hugeBytes = 0
	useHugePages(hugeMost + 1)
	if got, _, _ := advised(t, 0); got > before {
		t.Errorf("a very large text: %d bytes more are advised to be in huge pages", got-before)
	}
	t.Setenv("GOMEMLIMIT", "100MiB")
	hugeBytes = 0
	useHugePages(large)
	if got, _, _ := advised(t, 0); got > before {
		t.Errorf("with GOMEMLIMIT set %d bytes more are advised to be in huge pages", got-before)
	}
}

// collapses reports whether the kernel makes huge pages of small ones when it is asked to.
func collapses(t *testing.T) bool {
	t.Helper()
	const huge = 2 << 20
	memory, err := syscall.Mmap(-1, 0, 2*huge, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_PRIVATE|syscall.MAP_ANON)
	if err != nil {
		t.Fatal(err)
	}
	defer syscall.Munmap(memory)
	start := (uintptr(unsafe.Pointer(&memory[0])) + huge - 1) &^ (huge - 1)
	memory[start-uintptr(unsafe.Pointer(&memory[0]))] = 1
	_, _, errno := syscall.RawSyscall(syscall.SYS_MADVISE, start, huge, madvCollapse)
	return errno == 0
}

// advised is how many bytes of this process's memory have been advised to be in huge pages, whether
// the byte at an address is among them, and whether any around it is in one.
func advised(t *testing.T, address uintptr) (bytes int, among, huge bool) {
	t.Helper()
	f, err := os.Open("/proc/self/smaps")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var start, end uintptr
	for lines := bufio.NewScanner(f); lines.Scan(); {
		switch fields := strings.Fields(lines.Text()); fields[0] {
		case "AnonHugePages:":
			huge = huge || start <= address && address < end && fields[1] != "0"
		case "VmFlags:":
			if slices.Contains(fields, "hg") {
				bytes += int(end - start)
				among = among || start <= address && address < end
			}
		default: // the first line of a mapping has its range
			var from, to uintptr
			if n, _ := fmt.Sscanf(fields[0], "%x-%x", &from, &to); n == 2 {
				start, end = from, to
			}
		}
	}
	return bytes, among, huge
}
