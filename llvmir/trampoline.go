package llvmir

import "spillway/ir"

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
func trampoline(p *parser, c *intrinsicUse) {
	f, word := p.fn.f, ir.Int(8*p.layout.PtrBytes)
	if called, ok := c.args[1].Sym.(*ir.Func); c.args[1].Op != ir.OpSym || !ok || called.CallConv != ir.CallC {
		p.failInst("@%s needs a function of the C calling convention, name one", c.name)
	}
	for _, piece := range trampolines[p.layout.PtrBytes] {
		var v *ir.Value
		switch {
		case piece.bytes > 0:
			t := ir.Int(8 * piece.bytes)
			v = f.Const(t, piece.code)
		default:
			v = p.emit(ir.OpPtrToInt, word, c.args[piece.arg])
			if piece.less > 0 {
				from := p.emit(ir.OpAdd, word, p.emit(ir.OpPtrToInt, word, c.args[0]), f.Const(word, piece.less))
				v = p.emit(ir.OpSub, word, v, from)
			}
		}
		at := p.emit(ir.OpGEP, ir.Ptr, c.args[0], f.Const(ir.I64, piece.at))
		at.Elem = ir.I8
		p.emit(ir.OpStore, ir.Void, v, at).Align = 1
	}
}
