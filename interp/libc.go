package interp

import (
	"math"
	"sort"
	"sync"
)

// library is the state of the C library.
type library struct {
	errno   uint64 // its address
	atExit  []*function
	random  randomState
	ctype   [3]uint64 // addresses of the pointers to the tables of __ctype_b, _tolower and _toupper
	strtok  uint64
	threads map[uint64]uint64 // results by thread
	eof     bool
}

// nativeByName returns the native function of the given name, or nil.
func nativeByName(name string) native { return natives()[name] }

// natives returns the table of all native functions.
var natives = sync.OnceValue(func() map[string]native {
	all := map[string]native{}
	for _, table := range []map[string]native{
		memoryFunctions(), stringFunctions(), stdlibFunctions(), ioFunctions(), controlFunctions(),
		ctypeFunctions(), mathFunctions(), runtimeFunctions(),
	} {
		for name, f := range table {
			all[name] = f
		}
	}
	return all
})

// Addresses of the standard streams, in no segment: a FILE has no content.
const (
	streamIn  = 0x100
	streamOut = 0x110
	streamErr = 0x120
)

// nativeVariable returns the address of a variable of the C library, or 0.
func (im *image) nativeVariable(name string) uint64 {
	if addr, ok := im.byName[name]; ok {
		return addr
	}
	value := uint64(0)
	switch name {
	case "stdin":
		value = streamIn
	case "stdout":
		value = streamOut
	case "stderr":
		value = streamErr
	case "environ", "__environ", "optarg", "optind", "opterr", "signgam":
	default:
		return 0
	}
	addr := im.mem.alloc(8, 8)
	im.mem.writeN(addr, 8, value)
	im.byName[name] = addr
	return addr
}

// setErrno stores errno.
func (c *nativeCall) setErrno(x uint64) { c.put(c.errnoAddr(), 4, x) }

func (c *nativeCall) errnoAddr() uint64 {
	if c.lib.errno == 0 {
		c.lib.errno = c.mem.alloc(8, 8)
		c.mem.writeN(c.lib.errno, 8, 0)
	}
	return c.lib.errno
}

// Values of errno.
const (
	enoent = 2
	enomem = 12
	einval = 22
	erange = 34
)

// allocate is malloc: 0 if there is no memory.
func (c *nativeCall) allocate(n, align uint64) uint64 {
	addr := c.mem.alloc(n, align)
	if addr == 0 {
		c.setErrno(enomem)
	}
	return addr
}

// free is C's free.
func (c *nativeCall) free(addr uint64) {
	if addr != 0 && !c.mem.release(addr) {
		c.fail("%#x is not an allocated block", addr)
	}
}

func (c *nativeCall) realloc(addr, n uint64) uint64 {
	if addr == 0 {
		return c.allocate(n, heapAlign)
	}
	old, ok := c.mem.size[addr]
	if !ok {
		c.fail("%#x is not an allocated block", addr)
		return 0
	}
	oldClass, _ := sizeClass(max(old, 1))
	if class, _ := sizeClass(max(n, 1)); class == oldClass {
		c.mem.size[addr] = n
		return addr
	}
	fresh := c.allocate(n, heapAlign)
	if fresh != 0 {
		copy(c.mem.write(fresh, n)[:n], c.mem.read(addr, old)[:min(old, n)])
		c.mem.release(addr)
	}
	return fresh
}

func (c *nativeCall) calloc(n, size uint64) {
	if size != 0 && n > math.MaxUint64/size {
		c.setErrno(enomem)
		c.givePtr(0)
		return
	}
	addr := c.allocate(n*size, heapAlign)
	if addr != 0 && n*size > 0 {
		clear(c.room(addr, n*size))
	}
	c.givePtr(addr)
}

// qsort sorts like a merge sort, as glibc's does: stable.
func (c *nativeCall) qsort() {
	base, n, size, compare := c.ptr(), c.ptr(), c.ptr(), c.ptr()
	if n < 2 || size == 0 || n > math.MaxUint64/size {
		return
	}
	p := c.room(base, n*size)
	if c.err != nil {
		return
	}
	scratch := c.allocate(n*size, heapAlign)
	if scratch == 0 {
		c.fail("out of memory")
		return
	}
	copy(c.room(scratch, n*size), p)
	order := make([]uint64, n)
	for i := range order {
		order[i] = scratch + uint64(i)*size
	}
	sort.SliceStable(order, func(i, j int) bool { return int32(c.callback(compare, order[i], order[j])) < 0 })
	for i, from := range order {
		copy(c.room(base+uint64(i)*size, size), c.bytes(from, size))
	}
	c.free(scratch)
}

func (c *nativeCall) bsearch() {
	key, base, n, size, compare := c.ptr(), c.ptr(), c.ptr(), c.ptr(), c.ptr()
	lo, hi := uint64(0), n
	c.givePtr(0)
	for lo < hi && c.err == nil {
		mid := (lo + hi) / 2
		at := base + mid*size
		switch order := int32(c.callback(compare, key, at)); {
		case order == 0:
			c.givePtr(at)
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
