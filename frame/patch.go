package frame

import "spillway/mach"

// Patch puts instructions that do nothing at the entry of f, as many bytes as
// ir.FuncAttrs.PatchEntry says, for somebody to replace when the program runs. Those before the
// entry and the list of functions are package asm's. Requires and ensures: stage Framed.
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
