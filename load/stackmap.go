package load

import (
	"encoding/binary"
	"fmt"
	"iter"
	"reflect"
	"unsafe"
)

// A StackMap describes the frame of a function during a call: a record of section .llvm_stackmaps, as emitted for
// calls of gc.statepoint (ir.StackMap).
type StackMap struct {
	ID        uint64
	Func      uintptr // the function
	Locations []StackLocation
	size      int64 // bytes of the frame below the return address; -1: unknown
}

// A StackLocation is a constant, or memory in the frame.
type StackLocation struct {
	Constant bool
	Value    int64 // the constant, or the distance from the register
	Size     int   // bytes
	// Register reports that the location is a register, or memory relative to a register other than the stack and frame
	// pointers. Code of other compilers has such locations; Frame.Slot does not support them.
	Register bool
	fp       bool // from the frame pointer; else from the stack pointer
}

// readStackMaps reads the stack maps of an object.
func (m *Module) readStackMaps(data []byte) error {
	r := &mapReader{data: data}
	if version := r.u32(); version != 3 {
		return fmt.Errorf("%s: unsupported stack map version %d, want 3", m.name, version&0xff)
	}
	funcs, constants, records := make([][3]uint64, r.count(24)), make([]uint64, r.count(8)), r.count(16)
	for i := range funcs {
		funcs[i] = [3]uint64{r.u64(), r.u64(), r.u64()}
	}
	for i := range constants {
		constants[i] = r.u64()
	}
	if m.maps == nil {
		m.maps = make(map[uintptr]*StackMap, records)
	}
	for _, f := range funcs {
		for range min(f[2], uint64(len(data))) {
			id, off := r.u64(), r.u32()
			r.u16()
			s := &StackMap{ID: id, Func: uintptr(f[0]), Locations: make([]StackLocation, r.u16()), size: int64(f[1])}
			for i := range s.Locations {
				r.location(&s.Locations[i], constants)
			}
			r.align()
			r.u16()
			for range r.u16() {
				r.u32()
			}
			r.align()
			if pc := s.Func + uintptr(off); m.maps[pc] == nil { // a patchpoint may begin where a call returns to
				m.maps[pc] = s
			}
		}
	}
	if r.short {
		return fmt.Errorf("%s: truncated stack maps", m.name)
	}
	return nil
}

// location reads a location.
func (r *mapReader) location(l *StackLocation, constants []uint64) {
	kind, size, reg := r.u16()&0xff, r.u16(), r.u16()
	r.u16()
	n := r.u32()
	l.Size, l.Value = int(size), int64(int32(n))
	switch {
	case kind == 4:
		l.Constant = true
	case kind == 5 && int(n) < len(constants):
		l.Constant, l.Value = true, int64(constants[n])
	case kind == 3 && reg == stackRegister:
	case kind == 3 && reg == frameRegister:
		l.fp = true
	default:
		l.Register = true
	}
}

// A mapReader reads numbers.
type mapReader struct {
	data  []byte
	at    int
	short bool // the data was truncated
}

func (r *mapReader) take(n int) []byte {
	if len(r.data)-r.at < n {
		r.short, r.at = true, len(r.data)
		return make([]byte, n)
	}
	r.at += n
	return r.data[r.at-n : r.at]
}

func (r *mapReader) u16() uint16 { return binary.LittleEndian.Uint16(r.take(2)) }
func (r *mapReader) u32() uint32 { return binary.LittleEndian.Uint32(r.take(4)) }
func (r *mapReader) u64() uint64 { return binary.LittleEndian.Uint64(r.take(8)) }
func (r *mapReader) align()      { r.take(-r.at & 7) }

// count reads the number of elements of the given size; it must not exceed the space left.
func (r *mapReader) count(size int) int { return min(int(r.u32()), len(r.data)/size) }

// StackMap returns the stack map of the call in the scope with the return address pc, or nil. A closed module still
// counts until its running calls have returned.
func (s *Scope) StackMap(pc uintptr) *StackMap {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.maps[pc]
}

// A Caller is the loaded code that called a Go function. The Go function receives it as its first parameter if that has
// this type; the parameter is not part of the signature that the code calls. It is valid until the Go function returns.
type Caller struct {
	scope      *Scope
	pc, sp, fp uintptr
}

var callerType = reflect.TypeFor[*Caller]()

// withoutCaller returns the type of a callback without a leading parameter of type *Caller, if it has one.
func withoutCaller(fn reflect.Type) (t reflect.Type, caller bool) {
	if fn.NumIn() == 0 || fn.In(0) != callerType || fn.IsVariadic() {
		return fn, false
	}
	var in, out []reflect.Type
	for i := 1; i < fn.NumIn(); i++ {
		in = append(in, fn.In(i))
	}
	for i := range fn.NumOut() {
		out = append(out, fn.Out(i))
	}
	return reflect.FuncOf(in, out, false), true
}

// A Frame is the frame of a function of loaded code during a call.
type Frame struct {
	Map *StackMap
	PC  uintptr // return address of the call
	sp  uintptr
	fp  uintptr // 0: unknown
}

// Slot returns the address of location i of the frame's stack map. It panics if the location is not memory with a known
// address. A moving garbage collector writes the new address there.
func (f *Frame) Slot(i int) unsafe.Pointer {
	l := &f.Map.Locations[i]
	if l.Constant || l.Register || l.fp && f.fp == 0 {
		panic(fmt.Errorf("load: location %d of stack map %d is not memory with a known address", i, f.Map.ID))
	}
	at := f.sp
	if l.fp {
		at = f.fp
	}
	return pointerTo(at + uintptr(l.Value))
}

// Frames iterates over the frames from the innermost one up to the Go function that called loaded code, as long as each
// call has a stack map. On machines with a link register, functions with stack maps keep frame pointers for this; on
// others, it stops at a frame of unknown size, such as one with a dynamic alloca.
func (c *Caller) Frames() iter.Seq[Frame] {
	return func(yield func(Frame) bool) {
		pc, sp, fp := c.pc, c.sp, c.fp
		for {
			m := c.scope.StackMap(pc)
			if m == nil || !yield(Frame{m, pc, sp, fp}) || m.size < 0 {
				return
			}
			sp += uintptr(m.size)
			if linkRegister {
				record := (*[2]uintptr)(pointerTo(fp))
				fp, pc = record[0], record[1]
				continue
			}
			pc, fp = *(*uintptr)(pointerTo(sp)), 0
			sp += wordSize
		}
	}
}

// stackMaps reads the stack map sections, whose addresses are known.
func (l *loader) stackMaps() error {
	for i, f := range l.files {
		for j := range f.Sections {
			p := &l.lay.places[i][j]
			if f.Sections[j].Name != ".llvm_stackmaps" || p.region == nil {
				continue
			}
			at := p.region.start + p.off
			if err := l.m.readStackMaps(l.m.mem[at : at+f.Sections[j].Size]); err != nil {
				return err
			}
		}
	}
	return nil
}
