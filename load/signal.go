//go:build !js

package load

import "syscall"

// Signals of faults, which package syscall lacks on systems without signals.
const (
	sigSEGV, sigBUS, sigFPE = syscall.SIGSEGV, syscall.SIGBUS, syscall.SIGFPE
	sigILL, sigABRT         = syscall.SIGILL, syscall.SIGABRT
)
