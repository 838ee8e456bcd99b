//go:build linux && (amd64 || 386 || arm64)

package load

import (
	"fmt"
	"os"
	"runtime"
	"syscall"
	"unsafe"
)

// pageSize is the system's page size, the granularity of protection.
var pageSize = int64(os.Getpagesize())

// mapMemory maps zeroed writable memory; low requests the low 2 GiB.
func mapMemory(size int64, low bool) ([]byte, error) {
	flags := syscall.MAP_ANON | syscall.MAP_PRIVATE
	if low {
		flags |= map32Bit
	}
	mem, err := syscall.Mmap(-1, 0, int(size), syscall.PROT_READ|syscall.PROT_WRITE, flags)
	if err != nil {
		return nil, fmt.Errorf("cannot map %d bytes of memory: %w", size, err)
	}
	return mem, nil
}

// protect makes memory executable or read-only.
func protect(mem []byte, code bool) error {
	if len(mem) == 0 {
		return nil
	}
	prot, what := syscall.PROT_READ, "read-only"
	if code {
		synchronize(uintptr(unsafe.Pointer(&mem[0])), uintptr(unsafe.Pointer(&mem[0]))+uintptr(len(mem)))
		prot, what = syscall.PROT_READ|syscall.PROT_EXEC, "executable"
	}
	if err := syscall.Mprotect(mem, prot); err != nil {
		return fmt.Errorf("cannot make memory %s: %w", what, err)
	}
	return nil
}

func unmap(mem []byte) { syscall.Munmap(mem) }

// die terminates the process by the default action of a signal, bypassing Go's runtime.
func die(sig syscall.Signal) {
	runtime.LockOSThread()
	var action [5]uintptr // the kernel's struct sigaction
	_, _, _ = syscall.RawSyscall6(syscall.SYS_RT_SIGACTION, uintptr(sig), uintptr(unsafe.Pointer(&action)), 0, 8, 0, 0)
	_ = syscall.Tgkill(os.Getpid(), syscall.Gettid(), sig)
	os.Exit(128 + int(sig)) // the signal is blocked in this thread
}

// memoryFile creates an anonymous file.
func memoryFile(name string) (*os.File, error) {
	path := append([]byte("spillway"), 0)
	fd, _, errno := syscall.Syscall(sysMemfdCreate, uintptr(unsafe.Pointer(&path[0])), 1 /* MFD_CLOEXEC */, 0)
	if errno != 0 {
		return nil, fmt.Errorf("memfd_create: %w", errno)
	}
	return os.NewFile(fd, name), nil
}
