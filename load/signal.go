//go:build !js

package load

import "syscall"

// Signals of faults, which package syscall lacks where the system has no signals.
const (
	sigSEGV, sigBUS, sigFPE = syscall.SIGSEGV, syscall.SIGBUS, syscall.SIGFPE
	sigILL, sigABRT         = syscall.SIGILL, syscall.SIGABRT
)
