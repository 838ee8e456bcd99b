package load

import (
	"encoding/binary"
	"fmt"
	"math"
	"reflect"
	"runtime"
	"sync"
	"unsafe"
)

// callFrame is the call frame passed to enter.
type callFrame struct {
	fn     uintptr
	words  register // on the stack
	stack  uintptr
	ints   [maxInts]register
	floats [maxFloats][2]uint64
	place  register // destination of a result in memory, if it is not passed as an argument (resultAt)

	x87          register // not 0: the result is on the x87 stack; x86-32: its size
	intResults   [resultRegs]register
	floatResults [resultRegs][2]uint64
	x87Result    [2]uint64

	sp register // enter's stack pointer
	// The fault that ended the call, if signal is not 0.
	signal, code, addr, pc, faultSP register
}

// callbackFrame is the frame that callback passes to Go.
type callbackFrame struct {
	index  register
	stack  uintptr // the arguments in memory
	guard  register
	ints   [maxInts]register
	floats [maxFloats][2]uint64
	place  register

	x87          register
	intResults   [resultRegs]register
	floatResults [resultRegs][2]uint64
	x87Result    [2]uint64
	pop          register // not 0: the callee pops the address of the result
}

// frame is a callFrame with space for stack arguments. It is in Go's heap, so it does not move.
type frame struct {
	callFrame
	room []register
}

var frames = sync.Pool{New: func() any { return new(frame) }}

func getFrame() *frame { return frames.Get().(*frame) }

func putFrame(f *frame) { frames.Put(f) }

// stackWords allocates n words of stack arguments in the frame.
func (f *frame) stackWords(n int) {
	if f.words = register(n); n == 0 {
		return
	}
	if len(f.room) < n {
		f.room = make([]register, n)
	}
	f.stack = uintptr(unsafe.Pointer(&f.room[0]))
}

// integers sets integer and address arguments.
func (f *frame) integers(args ...uint64) {
	f.stackWords(max(0, len(args)-maxInts))
	for i, a := range args {
		if i < maxInts {
			f.ints[i] = register(a)
		} else {
			f.room[i-maxInts] = register(a)
		}
	}
}

// put stores up to 8 bytes at the location of the move.
func (f *frame) put(m *move, word uint64) {
	switch m.where {
	case inInt:
		f.ints[m.index] = register(word)
	case inPlace:
		f.place = register(word)
	case inFloat:
		f.floats[m.index] = [2]uint64{word}
	default:
		f.room[m.index] = register(word)
		if wordSize < 8 && m.size > wordSize {
			f.room[m.index+1] = register(word >> (8 * wordSize % 64))
		}
	}
}

// Func sets *fn, a variable of a function type, to a Go function that calls the module's function name. Its parameters
// and result must match those of the function: integers of the same width, signed or not; bool for i1; float32;
// float64; pointers, uintptr or string (copied, with a terminating zero) for ptr; a struct or an array of the same size
// in memory for vectors, structs, other integers and values passed by value or returned through sret. Further
// parameters are variable arguments. If its last result is an error, it returns a *Fault or ErrClosed; otherwise these
// are panics. The error of Func describes the mismatch. After Close, calls fail with ErrClosed.
func (m *Module) Func(name string, fn any) error {
	ptr := reflect.ValueOf(fn)
	if ptr.Kind() != reflect.Pointer || ptr.IsNil() || ptr.Elem().Kind() != reflect.Func {
		return fmt.Errorf("%s: Func of %s: want a pointer to a variable of function type, not %T", m.name, name, fn)
	}
	d, ok := m.symbols[name]
	switch {
	case !ok:
		return fmt.Errorf("%s: no exported function %s", m.name, name)
	case !d.function:
		return fmt.Errorf("%s: %s is not a function", m.name, name)
	}
	p, err := planOf(name, ptr.Elem().Type(), &m.opts, false)
	if err != nil {
		return fmt.Errorf("%s: %w", m.name, err)
	}
	addr := d.addr
	ptr.Elem().Set(reflect.MakeFunc(ptr.Elem().Type(), func(args []reflect.Value) []reflect.Value {
		return p.call(m, addr, args)
	}))
	return nil
}

// call calls the function at addr.
func (p *plan) call(m *Module, addr uintptr, args []reflect.Value) []reflect.Value {
	var out []reflect.Value
	err := m.scope.begin(m)
	if err == nil {
		out, err = p.enter(m, addr, args)
	}
	switch {
	case p.fails && err == nil:
		return append(out, reflect.Zero(errorType))
	case p.fails:
		if p.result != nil {
			out = []reflect.Value{reflect.Zero(p.result.typ)}
		}
		return append(out, reflect.ValueOf(&err).Elem())
	case err != nil:
		panic(err)
	}
	return out
}

func (p *plan) enter(m *Module, addr uintptr, args []reflect.Value) (out []reflect.Value, err error) {
	defer m.scope.end() // even if a callback panics
	f := getFrame()
	f.fn = addr
	f.stackWords(p.words)
	var result reflect.Value
	f.x87 = 0
	if p.result != nil {
		result = reflect.New(p.result.typ)
		if p.hidden {
			f.put(&p.address, uint64(result.Pointer()))
		}
		for _, m := range p.result.moves {
			if m.where == inX87 {
				f.x87 = register(m.size)
			}
		}
	}
	var keep []unsafe.Pointer
	for i := range p.params {
		keep = p.params[i].send(f, args[i], keep)
	}
	err = m.scope.enter(f)
	runtime.KeepAlive(keep)
	runtime.KeepAlive(args)
	if err == nil && p.result != nil {
		if !p.hidden {
			mem := bytesAt(result.UnsafePointer(), int(p.result.typ.Size()))
			gather(mem, p.result.moves, &f.intResults, &f.floatResults, &f.x87Result)
			p.result.narrow(mem)
		}
		out = []reflect.Value{result.Elem()}
	}
	putFrame(f)
	return out, err
}

// send stores an argument in the frame.
func (v *value) send(f *frame, x reflect.Value, keep []unsafe.Pointer) []unsafe.Pointer {
	word := uint64(0)
	switch v.kind {
	case intKind:
		word = extend(uint64(x.Int()), v.bits, v.signed)
	case uintKind:
		word = extend(x.Uint(), v.bits, v.signed)
	case boolKind:
		if x.Bool() {
			word = 1
		}
	case float32Kind:
		word = uint64(math.Float32bits(float32(x.Float())))
	case float64Kind:
		word = math.Float64bits(x.Float())
	case pointerKind:
		word = uint64(x.Pointer())
	case stringKind:
		s := make([]byte, x.Len()+1)
		copy(s, x.String())
		word = uint64(uintptr(unsafe.Pointer(&s[0])))
		keep = append(keep, unsafe.Pointer(&s[0]))
	case bytesKind:
		c := reflect.New(v.typ)
		c.Elem().Set(x)
		keep = append(keep, c.UnsafePointer())
		if v.copied {
			f.put(&v.moves[0], uint64(uintptr(c.UnsafePointer())))
			return keep
		}
		scatter(bytesAt(c.UnsafePointer(), int(v.typ.Size())), v.moves, f)
		return keep
	}
	for i := range v.moves {
		m := &v.moves[i]
		f.put(m, word>>(8*m.off))
	}
	return keep
}

// word returns up to 8 bytes as a number.
func word(b []byte) uint64 {
	var w [8]byte
	copy(w[:], b)
	return binary.LittleEndian.Uint64(w[:])
}

// scatter stores the bytes of a value in the locations of the moves. Go types may be shorter than the moves, which
// include padding.
func scatter(mem []byte, moves []move, f *frame) {
	for _, m := range moves {
		part := mem[min(m.off, len(mem)):min(m.off+m.size, len(mem))]
		switch m.where {
		case inInt:
			f.ints[m.index] = register(word(part))
		case inFloat:
			f.floats[m.index] = [2]uint64{word(part), word(part[min(8, len(part)):])}
		default:
			for i := 0; i < len(part); i += wordSize {
				f.room[m.index+i/wordSize] = register(word(part[i:]))
			}
		}
	}
}

// gather loads the bytes of a value from the locations of the moves.
func gather(mem []byte, moves []move, ints *[resultRegs]register, floats *[resultRegs][2]uint64, x87 *[2]uint64) {
	for _, m := range moves {
		var words [2]uint64
		switch m.where {
		case inInt:
			words[0] = uint64(ints[m.index])
		case inFloat:
			words = floats[m.index]
		case inX87:
			words = *x87
		}
		spread(mem, m, words)
	}
}

// spread writes the bytes of one move.
func spread(mem []byte, m move, words [2]uint64) {
	var b [16]byte
	binary.LittleEndian.PutUint64(b[:], words[0])
	binary.LittleEndian.PutUint64(b[8:], words[1])
	copy(mem[min(m.off, len(mem)):], b[:m.size])
}

// narrow normalizes a value from a register to its Go type: the bits beyond the IR type are undefined.
func (v *value) narrow(mem []byte) {
	if v.kind != intKind && v.kind != uintKind && v.kind != boolKind {
		return
	}
	w := extend(word(mem), v.bits, v.kind == intKind)
	var b [8]byte
	binary.LittleEndian.PutUint64(b[:], w)
	copy(mem, b[:len(mem)])
}

// receive returns the address that a callback receives at the location of the move.
func (m *move) receive(f *callbackFrame) uintptr {
	switch m.where {
	case inInt:
		return uintptr(f.ints[m.index])
	case inPlace:
		return uintptr(f.place)
	}
	return *(*uintptr)(pointerTo(f.stack + uintptr(wordSize*m.index)))
}

// receive calls a Go function with the arguments of a callback.
func (p *plan) receive(c *callback, f *callbackFrame) {
	all := make([]reflect.Value, 1+len(p.params))
	args := all[1:]
	for i := range p.params {
		v := &p.params[i]
		x := reflect.New(v.typ)
		mem := bytesAt(x.UnsafePointer(), int(v.typ.Size()))
		if v.copied {
			copy(mem, bytesAt(pointerTo(v.moves[0].receive(f)), len(mem)))
			args[i] = x.Elem()
			continue
		}
		for _, m := range v.moves {
			switch m.where {
			case inInt:
				spread(mem, m, [2]uint64{uint64(f.ints[m.index])})
			case inFloat:
				spread(mem, m, f.floats[m.index])
			default:
				copy(mem[min(m.off, len(mem)):], bytesAt(pointerTo(f.stack+uintptr(wordSize*m.index)), m.size))
			}
		}
		v.narrow(mem)
		args[i] = x.Elem()
	}
	if c.scope != nil {
		pc, fp := f.caller()
		all[0] = reflect.ValueOf(&Caller{c.scope, pc, f.stack, fp})
		args = all
	}
	out := c.fn.Call(args)
	if p.result == nil {
		return
	}
	x := reflect.New(p.result.typ)
	x.Elem().Set(out[0])
	mem := bytesAt(x.UnsafePointer(), int(p.result.typ.Size()))
	if p.hidden {
		at := p.address.receive(f)
		copy(bytesAt(pointerTo(at), len(mem)), mem)
		f.intResults[0], f.pop = register(at), wordSize
		return
	}
	for _, m := range p.result.moves {
		part := mem[min(m.off, len(mem)):min(m.off+m.size, len(mem))]
		words := [2]uint64{word(part), word(part[min(8, len(part)):])}
		switch m.where {
		case inInt:
			if w := p.result; (w.kind == intKind || w.kind == uintKind) && m.off == 0 {
				words[0] = extend(words[0], w.bits, w.signed)
			}
			f.intResults[m.index] = register(words[0])
		case inFloat:
			f.floatResults[m.index] = words
		case inX87:
			f.x87, f.x87Result = register(m.size), words
		}
	}
}
