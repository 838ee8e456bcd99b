//go:build !(linux && (amd64 || 386 || arm64))

package load

import (
	"errors"
	"os"
	"syscall"
)

// Other machines and systems: NewScope returns errUnsupported.
const (
	supported                = false
	machine                  = 0
	relocModule, relocThread = 0, 0
	maxInts, maxFloats       = 6, 8
	jumpSize, undefSize      = 8, 8
	callbackSize, atexitSize = 16, 16
	lazyFault                = 0
	wordSize, x87Align       = 8, 16
	floatPlace               = inFloat
	resultAt, resultRegs     = -1, 2
	byAddress, evenPairs     = false, false

	sigactionWords, sigactionFlags = 19, 17

	stackRegister, frameRegister, linkRegister = 0, 0, false
)

type register = uint64

var (
	enterAddr, faultAddr, callbackAddr, lazyAddr, dispatchAddr, descriptorAddr uintptr

	pageSize    = int64(os.Getpagesize())
	guardOffset register
	oldHandlers [65]uintptr

	foreignFault callFrame
	foreignPipe  uintptr
)

var errUnsupported = errors.New("load: unsupported process (valid: linux/amd64, linux/386, linux/arm64)")

// Lacks reports whether the processor is known to lack an extension, named as LLVM names it.
func Lacks(extension string) bool { return false }

var debugDescriptor *debugDescription

func tellDebugger() {}

func (f *callbackFrame) caller() (pc, fp uintptr) { return 0, 0 }

func putJump(mem []byte, at, slot int64)                   {}
func putUndefined(mem []byte, at int64)                    {}
func putCallback(mem []byte, at, slot int64, index uint32) {}
func putLazy(mem []byte, at, slot int64, index uint32)     {}
func putAtexit(mem []byte, at, slot, dso int64)            {}
func mapMemory(size int64, low bool) ([]byte, error)       { return nil, errUnsupported }
func jitDumpOf(dir string, m *Module) error                { return errUnsupported }
func protect(mem []byte, code bool) error                  { return errUnsupported }
func die(syscall.Signal)                                   {}
func unmap(mem []byte)                                     {}
func memoryFile(name string) (*os.File, error)             { return nil, errUnsupported }
