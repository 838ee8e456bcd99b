package interp

import "encoding/binary"

// The address space. Everything addressable by a 32-bit displacement is low; heap and stack are above 4 GiB if pointers
// are wide, so that a truncated address faults.
const (
	textBase  = 0x0040_0000 // functions and blocks: addresses without content
	dataBase  = 0x1000_0000
	heapBase  = 0x5555_0000_0000
	stackTop  = 0x7FFF_FF00_0000
	heapBase4 = 0x4000_0000 // the same for 4-byte pointers
	stackTop4 = 0xBF00_0000
)

// stackJunk is the value of every byte of new stack memory.
const stackJunk = 0xA7

// memory is a flat byte-addressed space of four segments.
type memory struct {
	readOnly segment // constants
	data     segment // variables
	heap     segment // grows upwards
	stack    segment // grows downwards: its end is fixed

	stackLimit int // bytes the stack may have
	heapLimit  int

	free [][]uint64        // by size class: freed blocks of the heap
	size map[uint64]uint64 // of the allocated blocks of the heap
}

// A segment is a range of mapped addresses.
type segment struct {
	base  uint64
	bytes []byte
}

func newMemory(ptrBytes, stackLimit, heapLimit int) *memory {
	m := &memory{stackLimit: stackLimit, heapLimit: heapLimit, size: map[uint64]uint64{}}
	m.heap.base, m.stack.base = heapBase, stackTop
	if ptrBytes == 4 {
		m.heap.base, m.stack.base = heapBase4, stackTop4
		m.heapLimit = min(heapLimit, (stackTop4-heapBase4)/2)
	}
	return m
}

// Read returns the memory from addr on, at least n bytes, or nil if some of them are not mapped.
func (m *memory) Read(addr, n uint64) []byte {
	if p := m.Write(addr, n); p != nil {
		return p
	}
	return m.readOnly.from(addr, n)
}

// Write is Read for memory that will be modified.
func (m *memory) Write(addr, n uint64) []byte {
	if off := addr - m.stack.base; off < uint64(len(m.stack.bytes)) {
		if n <= uint64(len(m.stack.bytes))-off {
			return m.stack.bytes[off:]
		}
		return nil
	}
	if off := addr - m.heap.base; off < uint64(len(m.heap.bytes)) {
		if n <= uint64(len(m.heap.bytes))-off {
			return m.heap.bytes[off:]
		}
		return nil
	}
	return m.data.from(addr, n)
}

func (s *segment) from(addr, n uint64) []byte {
	off := addr - s.base
	if off < uint64(len(s.bytes)) && n <= uint64(len(s.bytes))-off {
		return s.bytes[off:]
	}
	return nil
}

// ReadN returns the little-endian integer of n bytes at addr, n <= 8.
func (m *memory) ReadN(addr, n uint64) (uint64, bool) {
	p := m.Read(addr, n)
	if p == nil {
		return 0, n == 0
	}
	return getN(p, n), true
}

// WriteN stores the low n bytes of x at addr, n <= 8.
func (m *memory) WriteN(addr, n, x uint64) bool {
	p := m.Write(addr, n)
	if p == nil {
		return n == 0
	}
	putN(p, n, x)
	return true
}

func getN(p []byte, n uint64) uint64 {
	switch n {
	case 1:
		return uint64(p[0])
	case 2:
		return uint64(binary.LittleEndian.Uint16(p))
	case 4:
		return uint64(binary.LittleEndian.Uint32(p))
	case 8:
		return binary.LittleEndian.Uint64(p)
	}
	x := uint64(0)
	for i := range n {
		x |= uint64(p[i]) << (8 * i)
	}
	return x
}

func putN(p []byte, n, x uint64) {
	switch n {
	case 1:
		p[0] = byte(x)
	case 2:
		binary.LittleEndian.PutUint16(p, uint16(x))
	case 4:
		binary.LittleEndian.PutUint32(p, uint32(x))
	case 8:
		binary.LittleEndian.PutUint64(p, x)
	default:
		for i := range n {
			p[i] = byte(x >> (8 * i))
		}
	}
}

// reserveStack maps the stack down to sp; it reports whether that is allowed.
func (m *memory) reserveStack(sp uint64) bool {
	if sp >= m.stack.base && sp-m.stack.base <= uint64(len(m.stack.bytes)) {
		return true
	}
	top := m.stack.base + uint64(len(m.stack.bytes))
	if sp > top || top-sp > uint64(m.stackLimit) {
		return false
	}
	size := max(2*len(m.stack.bytes), int(top-sp), 1<<16)
	size = min((size+4095)&^4095, max(m.stackLimit, int(top-sp)))
	bytes := make([]byte, size)
	fill(bytes[:size-len(m.stack.bytes)], stackJunk)
	copy(bytes[size-len(m.stack.bytes):], m.stack.bytes)
	m.stack = segment{top - uint64(size), bytes}
	return true
}

// The heap is a bump allocator with a free list for each size class. A class
// holds sizes of the same power of two, in quarters.
const heapAlign = 16

// sizeClass returns the class of n bytes and the size of its blocks.
func sizeClass(n uint64) (class int, size uint64) {
	size = heapAlign
	step := uint64(heapAlign)
	for size < n {
		if class%4 == 0 && class >= 4 {
			step *= 2
		}
		size += step
		class++
	}
	return class, size
}

// Alloc returns the address of n new bytes, aligned to align, or 0. Their contents are undefined.
func (m *memory) Alloc(n, align uint64) uint64 {
	if n > uint64(m.heapLimit) {
		return 0
	}
	class, size := sizeClass(max(n, 1))
	if class < len(m.free) && len(m.free[class]) > 0 && align <= heapAlign {
		list := m.free[class]
		addr := list[len(list)-1]
		m.free[class] = list[:len(list)-1]
		m.size[addr] = n
		return addr
	}
	used := uint64(len(m.heap.bytes))
	start := (used + align - 1) &^ (align - 1)
	if start+size > uint64(m.heapLimit) {
		return 0
	}
	m.heap.bytes = grow(m.heap.bytes, int(start+size))
	addr := m.heap.base + start
	m.size[addr] = n
	return addr
}

// grow returns b with n bytes, the new ones zero.
func grow(b []byte, n int) []byte {
	if n <= cap(b) {
		return b[:n]
	}
	bigger := make([]byte, n, max(2*cap(b), n, 1<<16))
	copy(bigger, b)
	return bigger
}

// Release frees the block at addr; it reports whether there is one.
func (m *memory) Release(addr uint64) bool {
	n, ok := m.size[addr]
	if !ok {
		return false
	}
	delete(m.size, addr)
	class, _ := sizeClass(max(n, 1))
	for len(m.free) <= class {
		m.free = append(m.free, nil)
	}
	m.free[class] = append(m.free[class], addr)
	return true
}

// BlockSize returns the size of the block at addr; ok is false if there is none.
func (m *memory) BlockSize(addr uint64) (n uint64, ok bool) {
	n, ok = m.size[addr]
	return n, ok
}

// Resize changes the size of the block at addr in place, if there is one and its size class allows it.
func (m *memory) Resize(addr, n uint64) bool {
	old, ok := m.size[addr]
	if !ok {
		return false
	}
	have, _ := sizeClass(max(old, 1))
	want, _ := sizeClass(max(n, 1))
	if have == want {
		m.size[addr] = n
	}
	return have == want
}

// CString returns the bytes at addr up to a zero; ok is false if memory ends first.
func (m *memory) CString(addr uint64) (s []byte, ok bool) {
	p := m.Read(addr, 1)
	for i, c := range p {
		if c == 0 {
			return p[:i], true
		}
	}
	return nil, false
}
