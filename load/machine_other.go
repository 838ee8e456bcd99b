//go:build !(linux && amd64)

package load

import (
	"errors"
	"os"
)

// Other machines and systems: NewScope says that nothing is loaded.
const (
	supported                = false
	machine                  = 0
	relocModule, relocThread = 0, 0
	maxInts, maxFloats       = 6, 8
	jumpSize, undefSize      = 8, 8
	callbackSize, atexitSize = 16, 16
	lazyFault                = 0
)

// callFrame and callbackFrame are as on the machine that has them.
type callFrame struct {
	fn     uintptr
	words  uint64
	stack  uintptr
	ints   [maxInts]uint64
	floats [maxFloats][2]uint64

	x87          uint64
	intResults   [2]uint64
	floatResults [2][2]uint64
	x87Result    [2]uint64

	sp                              uint64
	signal, code, addr, pc, faultSP uint64
}

type callbackFrame struct {
	index  uint64
	stack  uintptr
	ints   [maxInts]uint64
	floats [maxFloats][2]uint64

	x87          uint64
	intResults   [2]uint64
	floatResults [2][2]uint64
	x87Result    [2]uint64
}

var (
	enterAddr, faultAddr, callbackAddr, lazyAddr, dispatchAddr uintptr

	pageSize    = int64(os.Getpagesize())
	guardOffset uint64
	oldHandlers [65]uintptr
)

var errUnsupported = errors.New("load: code is loaded into processes of linux/amd64 only")

// Lacks reports whether the processor is known to lack an extension, named as LLVM names it.
func Lacks(extension string) bool { return false }

func putJump(mem []byte, at, slot int64)                   {}
func putUndefined(mem []byte, at int64)                    {}
func putCallback(mem []byte, at, slot int64, index uint32) {}
func putLazy(mem []byte, at, slot int64, index uint32)     {}
func putAtexit(mem []byte, at, slot, dso int64)            {}
func mapMemory(size int64, low bool) ([]byte, error)       { return nil, errUnsupported }
func protect(mem []byte, code bool) error                  { return errUnsupported }
func unmap(mem []byte)                                     {}
func memoryFile(name string) (*os.File, error)             { return nil, errUnsupported }
