// Package intrinsics lowers the llvm.x86 intrinsics.
package intrinsics

import (
	"fmt"
	"strings"
	"sync"

	"spillway/ir"
	"spillway/ir/intrinsic"
	"spillway/target/x86"
)

// Machine returns what the text of LLVM IR means on x86 with pointers of so many bytes.
func Machine(ptrBytes int, triples ...string) *intrinsic.Machine {
	var segments []int64
	for _, s := range x86.Segments() {
		segments = append(segments, s.Space)
	}
	return &intrinsic.Machine{Triples: triples, PtrBytes: ptrBytes, Prefix: "x86.", Intrinsics: meanings, Refused: refused, Segments: segments, Ops: x86.Ops, Signal: signal,
		Goto: gotoText, TypeHash: []byte{0xB8}} // movl $hash, %eax
}

// gotoText is intrinsic.Machine.Goto.
func gotoText(n int, result string, intel bool) (move, jump string) {
	if intel {
		return fmt.Sprintf("mov $%s, %d", result, n), "jmp "
	}
	return fmt.Sprintf("movl $$%d, $%s", n, result), "jmp "
}

// refused says what to do about the intrinsics that are none here.
var refused = []intrinsic.Advice{
	{Prefix: "x86.avx512.", Advice: "compile without AVX-512, as with -mno-avx512f or -march=x86-64-v3"},
	{Prefix: "x86.avx10.", Advice: "compile without AVX10, as with -march=x86-64-v3"},
	{Prefix: "x86.amx", Advice: "compile without -mamx-tile"}, {Prefix: "x86.tile", Advice: "compile without -mamx-tile"},
}

// meanings returns all intrinsics.
var meanings = sync.OnceValue(func() map[string]intrinsic.Intrinsic {
	all := map[string]intrinsic.Intrinsic{}
	for _, some := range []map[string]meaning{instructionMeanings(), extensionMeanings(), sseMeanings(), mmxMeanings(), commonMeanings()} {
		for name, m := range some {
			all[name] = intrinsic.Intrinsic{Sig: m.sig, Lower: m.lower}
		}
	}
	return all
})

// A meaning is an intrinsic.Intrinsic.
type meaning struct {
	sig   string
	lower func(*intrinsic.Builder, *intrinsic.Use)
}

// commonMeanings returns those that every machine has, each by code of its own.
func commonMeanings() map[string]meaning {
	return map[string]meaning{
		"readcyclecounter":       {"i:", counter("rdtsc", "={eax},={edx}")},
		"thread.pointer":         {"p:", threadPointer},
		"addressofreturnaddress": {"p:", returnAddressSlot},
		"init.trampoline":        {"v:ppp", trampoline},
		"get.rounding":           {"i:", rounding},
		"set.rounding":           {"v:i", setRounding},
		"read_register":          {"i:m", readRegister},
		"write_register":         {"v:mi", writeRegister},
	}
}

// nothing leaves nothing of the call.
func nothing(*intrinsic.Builder, *intrinsic.Use) {}

// control reads the control word of the x87 unit, or the SSE unit's, and returns where it is stored too.
func control(p *intrinsic.Builder, store string, t *ir.Type) (slot, word *ir.Value) {
	slot = p.Slot(t)
	assembly(p, p.Emit(ir.OpCall, ir.Void), store+" ($0)", "r,~{memory}", true, []*ir.Value{slot})
	return slot, p.Emit(ir.OpLoad, t, slot)
}

// rounding returns how numbers are rounded: 0 toward zero, 1 to the nearest, 2 up, 3 down. Two bits of the
// control word say so, in another order.
func rounding(p *intrinsic.Builder, c *intrinsic.Use) {
	f := p.Func()
	_, word := control(p, "fnstcw", ir.I16)
	at := p.Emit(ir.OpAnd, ir.I32, p.Emit(ir.OpLShr, ir.I32, p.Emit(ir.OpZExt, ir.I32, word), f.Const(ir.I32, 9)), f.Const(ir.I32, 6))
	p.Same(p.Resized(p.Emit(ir.OpAnd, ir.I32, p.Emit(ir.OpLShr, ir.I32, f.Const(ir.I32, 0x2d), at), f.Const(ir.I32, 3)), c.Ret))
}

func setRounding(p *intrinsic.Builder, c *intrinsic.Use) {
	f := p.Func()
	how := p.Emit(ir.OpAnd, ir.I32, p.Resized(c.Args[0], ir.I32), f.Const(ir.I32, 3))
	how = p.Emit(ir.OpAnd, ir.I32, p.Emit(ir.OpLShr, ir.I32, f.Const(ir.I32, 0x63), p.Emit(ir.OpShl, ir.I32, how, f.Const(ir.I32, 1))), f.Const(ir.I32, 3))
	for _, unit := range []struct {
		store, load string
		t           *ir.Type
		at          int64
	}{{"fnstcw", "fldcw", ir.I16, 10}, {"stmxcsr", "ldmxcsr", ir.I32, 13}} {
		slot, word := control(p, unit.store, unit.t)
		word = p.Emit(ir.OpAnd, unit.t, word, f.Const(unit.t, ^(3<<unit.at)))
		p.Emit(ir.OpStore, ir.Void, p.Emit(ir.OpOr, unit.t, word, p.Emit(ir.OpShl, unit.t, p.Resized(how, unit.t), f.Const(unit.t, unit.at))), slot)
		assembly(p, p.Emit(ir.OpCall, ir.Void), unit.load+" ($0)", "r,~{memory}", true, []*ir.Value{slot})
	}
}

// threadPointer reads the address of the thread's own memory, at which it is.
func threadPointer(p *intrinsic.Builder, c *intrinsic.Use) {
	text := "movq %fs:0, $0"
	if p.PtrBytes == 4 {
		text = "movl %gs:0, $0"
	}
	assembly(p, p.Def(ir.OpCall, c.Ret), text, "=r", false, nil)
}

// returnAddressSlot returns where the call pushed the return address.
func returnAddressSlot(p *intrinsic.Builder, _ *intrinsic.Use) {
	p.Def(ir.OpGEP, ir.Ptr, p.Emit(ir.OpEntrySP, ir.Ptr), p.Func().Const(ir.I64, -int64(p.PtrBytes))).Elem = ir.I8
}

// namedRegister returns the register that the metadata of c names, and the suffix of a move of it.
func namedRegister(p *intrinsic.Builder, c *intrinsic.Use, t *ir.Type) (name, suffix string) {
	if len(c.Texts) == 1 {
		name = c.Texts[0]
	}
	want := map[int]string{4: "esp ebp", 8: "rsp rbp"}[p.PtrBytes]
	if t.Bits != 8*p.PtrBytes || name == "" || !strings.Contains(want, name) {
		p.Fail("register %q as %s is not supported, use the stack pointer, as wide as a pointer", name, intrinsic.TypeName(t))
	}
	return name, map[int]string{4: "l", 8: "q"}[p.PtrBytes]
}

func readRegister(p *intrinsic.Builder, c *intrinsic.Use) {
	name, suffix := namedRegister(p, c, c.Ret)
	assembly(p, p.Def(ir.OpCall, c.Ret), "mov"+suffix+" %"+name+", $0", "=r", true, nil)
}

func writeRegister(p *intrinsic.Builder, c *intrinsic.Use) {
	name, suffix := namedRegister(p, c, c.Args[1].Type)
	assembly(p, p.Def(ir.OpCall, ir.Void), "mov"+suffix+" $0, %"+name, "r,~{memory}", true, c.Args[1:])
}

// A trampoline is code in memory of the program, on the stack mostly, that passes one more
// argument, marked nest, to a function that it jumps to: the frame of the function around it, in
// Fortran. llvm.init.trampoline writes it, and llvm.adjust.trampoline returns where it begins:
// where it was written.

// A trampolinePiece is bytes of a trampoline, or an address in it.
type trampolinePiece struct {
	at    int64
	bytes int // 0: the address
	code  int64
	arg   int   // that is the address: 1 the function, 2 what is passed
	less  int64 // not 0: less the address of the trampoline and so many bytes
}

// trampolines are the pieces by the size of pointers: x86-64 with the argument in r10, and x86-32 in ecx.
var trampolines = map[int][]trampolinePiece{
	8: {{at: 0, bytes: 2, code: 0xBB49}, {at: 2, arg: 1}, // movabsq $function, %r11
		{at: 10, bytes: 2, code: 0xBA49}, {at: 12, arg: 2}, // movabsq $frame, %r10
		{at: 20, bytes: 2, code: 0xFF49}, {at: 22, bytes: 1, code: 0xE3}}, // jmp *%r11
	4: {{at: 0, bytes: 1, code: 0xB9}, {at: 1, arg: 2}, // movl $frame, %ecx
		{at: 5, bytes: 1, code: 0xE9}, {at: 6, arg: 1, less: 10}}, // jmp function
}

// trampoline writes a trampoline.
func trampoline(p *intrinsic.Builder, c *intrinsic.Use) {
	f, word := p.Func(), ir.Int(8*p.PtrBytes)
	if called, ok := c.Args[1].Sym.(*ir.Func); c.Args[1].Op != ir.OpSym || !ok || called.CallConv != ir.CallC {
		p.Fail("@%s needs a function of the C calling convention, name one", c.Name)
	}
	for _, piece := range trampolines[p.PtrBytes] {
		var v *ir.Value
		switch {
		case piece.bytes > 0:
			t := ir.Int(8 * piece.bytes)
			v = f.Const(t, piece.code)
		default:
			v = p.Emit(ir.OpPtrToInt, word, c.Args[piece.arg])
			if piece.less > 0 {
				from := p.Emit(ir.OpAdd, word, p.Emit(ir.OpPtrToInt, word, c.Args[0]), f.Const(word, piece.less))
				v = p.Emit(ir.OpSub, word, v, from)
			}
		}
		at := p.Emit(ir.OpGEP, ir.Ptr, c.Args[0], f.Const(ir.I64, piece.at))
		at.Elem = ir.I8
		p.Emit(ir.OpStore, ir.Void, v, at).Align = 1
	}
}

// signal compares two floats so that a NaN raises the exception for an invalid operand.
func signal(p *intrinsic.Builder, a, b *ir.Value) {
	text := "comisd $1, $0"
	switch n := a.Type.FloatBits(); {
	case n > 64: // no instruction of package ir leaves its mark: the comparison is a quiet one
		return
	case n == 32:
		text = "comiss $1, $0"
	case n < 32:
		a, b = p.Emit(ir.OpFPExt, ir.F64, a), p.Emit(ir.OpFPExt, ir.F64, b)
	}
	assembly(p, p.Emit(ir.OpCall, ir.Void), text, "x,x", true, []*ir.Value{a, b})
}
