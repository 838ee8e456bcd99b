package frame

import "spillway/mach"

// Patch inserts no-ops at the entry of f, of ir.FuncAttrs.PatchEntry bytes, for patching at run time. Those before the
// entry and the list of functions are emitted by package asm. Requires and ensures: stage Framed.
func Patch(f *mach.Func) {
	n := f.IR.Attrs.PatchEntry / int64(max(len(f.Target.Frame.NopCode), 1))
	if n == 0 || f.IR.Attrs.Naked {
		return
	}
	b := f.Blocks[0]
	code := make([]mach.Instr, n, int(n)+len(b.Instrs))
	for i := range code {
		code[i] = mach.Instr{Tile: f.Target.Frame.Nop, Mem: mach.NoMem}
	}
	b.Instrs = append(at(code, &b.Instrs[0]), b.Instrs...)
}
