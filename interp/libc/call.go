package libc

import (
	"fmt"
	"math"

	"spillway/ir"
)

// A Machine executes the program that calls the library.
type Machine interface {
	// Integer returns the next argument of the call, an integer of the given number of bits; hi is the upper half of
	// one of 128.
	Integer(bits int) (lo, hi uint64)
	// Floating returns the bits of the next argument, a float of the given number of bits.
	Floating(bits int) uint64
	// Extended returns the bits of the next argument, an x86_fp80.
	Extended() (lo, hi uint64)
	// VarArg takes the next argument from the va_list at an address: an integer of the given number of bytes, a float,
	// or an x86_fp80, which has 10 bytes. It reports whether the list is mapped.
	VarArg(list, bytes uint64, float bool) (lo, hi uint64, ok bool)
	// VarList returns the size of a va_list in bytes, and whether it is a pointer.
	VarList() (bytes uint64, pointer bool)
	// Invoke calls the program's function at an address with arguments of pointer size, and returns its integer result.
	Invoke(addr uint64, args ...uint64) (uint64, error)
	// Executed returns the number of instructions that the program has executed.
	Executed() uint64
	// Fault returns the error that terminates the program at this call.
	Fault(message string) error
}

// A Memory is the memory of the program, with a heap.
type Memory interface {
	Read(addr, n uint64) []byte           // the memory from addr on, at least n bytes; nil: some are not mapped
	Write(addr, n uint64) []byte          // Read for writing
	ReadN(addr, n uint64) (uint64, bool)  // a little-endian integer of n bytes, at most 8
	WriteN(addr, n, x uint64) bool        // stores such an integer
	CString(addr uint64) ([]byte, bool)   // bytes up to a zero; false: memory ends first
	Alloc(n, align uint64) uint64         // allocates a heap block; 0: out of memory
	Release(addr uint64) bool             // frees a block; false: not a block
	BlockSize(addr uint64) (uint64, bool) // size of a block in bytes; false: not a block
	Resize(addr, n uint64) bool           // resizes a block in place, if possible
}

// A Call is one call of a function of the library.
type Call struct {
	Machine   Machine
	Mem       Memory
	Layout    *ir.Layout
	Semantics *ir.Semantics
	Lib       *Library
	Name      string

	Result, ResultHi uint64
	ResultBits       int
	FloatResult      bool
	Err              error
}

// Fail terminates the program with a Fault. The first message is kept.
func (c *Call) Fail(format string, args ...any) {
	if c.Err == nil {
		c.Err = c.Machine.Fault(c.Name + ": " + fmt.Sprintf(format, args...))
	}
}

// Int returns the next argument, an int.
func (c *Call) Int() int32 { x, _ := c.Machine.Integer(32); return int32(x) }

// Ptr returns the next argument, a pointer or an integer of its size.
func (c *Call) Ptr() uint64 { x, _ := c.Machine.Integer(8 * c.Layout.PtrBytes); return x }

// GiveInt sets the result to x, an int.
func (c *Call) GiveInt(x int32) { c.give(uint64(x), 32) }

// GivePtr sets the result to x, a pointer or an integer of its size.
func (c *Call) GivePtr(x uint64) { c.give(x, 8*c.Layout.PtrBytes) }

func (c *Call) int64() int64     { x, _ := c.Machine.Integer(64); return int64(x) }
func (c *Call) long() int64      { return ir.SignExtend(c.Ptr(), 8*c.Layout.PtrBytes) }
func (c *Call) float64() float64 { return math.Float64frombits(c.Machine.Floating(64)) }
func (c *Call) float32() float32 { return math.Float32frombits(uint32(c.Machine.Floating(32))) }

func (c *Call) give(x uint64, bits int) { c.Result, c.ResultBits = ir.ZeroExtend(x, bits), bits }
func (c *Call) giveFloat64(x float64)   { c.giveFloat(math.Float64bits(x), 64) }
func (c *Call) giveFloat32(x float32)   { c.giveFloat(uint64(math.Float32bits(x)), 32) }

func (c *Call) giveFloat(bits uint64, n int) {
	c.Result, c.ResultBits, c.FloatResult = bits, n, true
}

func (c *Call) giveWide(x ir.U128, bits int) {
	c.Result, c.ResultHi, c.ResultBits = x.Lo, x.Hi, bits
}

// bytes returns the n bytes at addr for reading. If some are not mapped, the call fails and the bytes are zeros.
func (c *Call) bytes(addr, n uint64) []byte {
	if n == 0 {
		return nil
	}
	return c.mapped(c.Mem.Read(addr, n), addr, n)
}

// room is bytes for writing.
func (c *Call) room(addr, n uint64) []byte {
	if n == 0 {
		return nil
	}
	return c.mapped(c.Mem.Write(addr, n), addr, n)
}

func (c *Call) mapped(p []byte, addr, n uint64) []byte {
	if p != nil {
		return p[:n]
	}
	c.Fail("%d bytes at unmapped address %#x", n, addr)
	return make([]byte, min(n, 1<<16))[:min(n, 1<<16)]
}

// Str returns the string at addr, without its zero.
func (c *Call) Str(addr uint64) []byte {
	s, ok := c.Mem.CString(addr)
	if !ok {
		c.Fail("string at unmapped address %#x", addr)
	}
	return s
}

// Put stores the n low bytes of x at addr.
func (c *Call) Put(addr, n, x uint64) {
	if !c.Mem.WriteN(addr, n, x) {
		c.Fail("%d bytes at unmapped address %#x", n, addr)
	}
}

// Get returns the integer of n bytes at addr.
func (c *Call) Get(addr, n uint64) uint64 {
	x, ok := c.Mem.ReadN(addr, n)
	if !ok {
		c.Fail("%d bytes at unmapped address %#x", n, addr)
	}
	return x
}

// PutStr stores s and a zero at addr.
func (c *Call) PutStr(addr uint64, s []byte) {
	p := c.room(addr, uint64(len(s))+1)
	if c.Err == nil {
		copy(p, s)
		p[len(s)] = 0
	}
}

// Callback calls the function at addr with arguments of pointer size and
// returns its integer result.
func (c *Call) Callback(addr uint64, args ...uint64) uint64 {
	if c.Err != nil {
		return 0
	}
	var x uint64
	x, c.Err = c.Machine.Invoke(addr, args...)
	return x
}
