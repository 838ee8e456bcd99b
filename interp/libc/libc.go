// Package libc implements, in Go, the functions of the C library that interpreted programs may call: memory, strings,
// conversions, formatted input and output, character classes, mathematics, and the runtime library's arithmetic. They
// access the program through a Machine: the arguments of the call, memory, and functions of the program to call back.
// Functions that do not return normally, and threads, are in package interp.
//
// Requires nothing of the arguments: an unmapped address is an error of the Call. Output is as the GNU C library's in
// the C locale, on x86. Complexities are those of the C functions.
package libc

import (
	"io"
	"math"
	"sort"
	"sync"
)

// A Func is a function of the library. It takes its arguments from the call in order and stores its result there.
type Func func(c *Call)

// Functions returns all functions by name. The map must not be modified.
var Functions = sync.OnceValue(func() map[string]Func {
	all := map[string]Func{}
	for _, table := range []map[string]Func{
		memoryFunctions(), stringFunctions(), stdlibFunctions(), ioFunctions(),
		ctypeFunctions(), mathFunctions(), extendedFunctions(), runtimeFunctions(),
	} {
		for name, f := range table {
			all[name] = f
		}
	}
	return all
})

// Addresses of the standard streams, in no segment: a FILE has no contents.
const (
	StreamIn  = 0x100
	StreamOut = 0x110
	StreamErr = 0x120
)

// blockAlign is the alignment of the blocks that malloc returns.
const blockAlign = 16

// A Library is the state of the library in one run of a program.
type Library struct {
	Stdin  io.ByteScanner
	Stdout io.Writer
	Stderr io.Writer

	errno  uint64 // its address
	random randomState
	ctype  [3]uint64 // addresses of the pointers to the tables of __ctype_b, _tolower and _toupper
	strtok uint64
	eof    bool
}

// setErrno stores errno.
func (c *Call) setErrno(x uint64) { c.Put(c.errnoAddr(), 4, x) }

func (c *Call) errnoAddr() uint64 {
	if c.Lib.errno == 0 {
		c.Lib.errno = c.Mem.Alloc(8, 8)
		c.Mem.WriteN(c.Lib.errno, 8, 0)
	}
	return c.Lib.errno
}

// Values of errno.
const (
	enoent = 2
	enomem = 12
	einval = EINVAL
	erange = 34

	EINVAL = 22 // invalid argument
)

// Allocate is malloc: it returns 0 if out of memory.
func (c *Call) Allocate(n, align uint64) uint64 {
	addr := c.Mem.Alloc(n, align)
	if addr == 0 {
		c.setErrno(enomem)
	}
	return addr
}

// free is C's free.
func (c *Call) free(addr uint64) {
	if addr != 0 && !c.Mem.Release(addr) {
		c.Fail("%#x is not an allocated block", addr)
	}
}

func (c *Call) realloc(addr, n uint64) uint64 {
	if addr == 0 {
		return c.Allocate(n, blockAlign)
	}
	old, ok := c.Mem.BlockSize(addr)
	if !ok {
		c.Fail("%#x is not an allocated block", addr)
		return 0
	}
	if c.Mem.Resize(addr, n) {
		return addr
	}
	fresh := c.Allocate(n, blockAlign)
	if fresh != 0 {
		copy(c.Mem.Write(fresh, n)[:n], c.Mem.Read(addr, old)[:min(old, n)])
		c.Mem.Release(addr)
	}
	return fresh
}

func (c *Call) calloc(n, size uint64) {
	if size != 0 && n > math.MaxUint64/size {
		c.setErrno(enomem)
		c.GivePtr(0)
		return
	}
	addr := c.Allocate(n*size, blockAlign)
	if addr != 0 && n*size > 0 {
		clear(c.room(addr, n*size))
	}
	c.GivePtr(addr)
}

// qsort is a merge sort, as glibc's: stable.
func (c *Call) qsort() {
	base, n, size, compare := c.Ptr(), c.Ptr(), c.Ptr(), c.Ptr()
	if n < 2 || size == 0 || n > math.MaxUint64/size {
		return
	}
	p := c.room(base, n*size)
	if c.Err != nil {
		return
	}
	scratch := c.Allocate(n*size, blockAlign)
	if scratch == 0 {
		c.Fail("out of memory")
		return
	}
	copy(c.room(scratch, n*size), p)
	order := make([]uint64, n)
	for i := range order {
		order[i] = scratch + uint64(i)*size
	}
	sort.SliceStable(order, func(i, j int) bool { return int32(c.Callback(compare, order[i], order[j])) < 0 })
	for i, from := range order {
		copy(c.room(base+uint64(i)*size, size), c.bytes(from, size))
	}
	c.free(scratch)
}

func (c *Call) bsearch() {
	key, base, n, size, compare := c.Ptr(), c.Ptr(), c.Ptr(), c.Ptr(), c.Ptr()
	lo, hi := uint64(0), n
	c.GivePtr(0)
	for lo < hi && c.Err == nil {
		mid := (lo + hi) / 2
		at := base + mid*size
		switch order := int32(c.Callback(compare, key, at)); {
		case order == 0:
			c.GivePtr(at)
			return
		case order < 0:
			hi = mid
		default:
			lo = mid + 1
		}
	}
}

// randomState is glibc's additive feedback generator.
type randomState struct {
	ready bool
	next  int
	state []uint32
}

func (s *randomState) seed(seed uint32) {
	if seed == 0 {
		seed = 1
	}
	r := make([]uint32, 34, 344)
	r[0] = seed
	for i := 1; i < 31; i++ {
		x := 16807 * int64(int32(r[i-1])) % 2147483647
		if x < 0 {
			x += 2147483647
		}
		r[i] = uint32(x)
	}
	for i := 31; i < 34; i++ {
		r[i] = r[i-31]
	}
	for i := 34; i < 344; i++ {
		r = append(r, r[i-31]+r[i-3])
	}
	s.state, s.next, s.ready = append([]uint32(nil), r[len(r)-31:]...), 0, true
}

func (s *randomState) draw() uint32 {
	if !s.ready {
		s.seed(1)
	}
	x := s.state[s.next] + s.state[(s.next+28)%31]
	s.state[s.next] = x
	s.next = (s.next + 1) % 31
	return x >> 1
}
