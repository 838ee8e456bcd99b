package mach

import (
	"slices"

	"spillway/ir"
)

// A Compactor moves functions that wait for emission to memory of their own.
type Compactor struct {
	values map[valueKey]*ir.Value
}

// A valueKey is the part of a non-call value that machine code needs.
type valueKey struct {
	op    ir.Op
	align int64
}

// Compactable reports whether Compact can be used on f: it has no debug information, and refers to no block of its
// body. O(instructions).
func (f *Func) Compactable() bool {
	return f.IR != nil && f.IR.Debug == nil && len(f.IR.Removed) == 0 && !slices.ContainsFunc(f.Blocks, func(b *Block) bool {
		return b.AddressTaken || slices.ContainsFunc(b.Instrs, func(in Instr) bool { return in.Block != nil })
	})
}

// Compact moves f, which is at stage Framed and compactable, to memory of its own, no more than it needs, so that the
// body of f.IR and the workspaces of f may be reused for another function. Of the values of instructions, only what
// later stages need is kept: the operation, the alignment of an access, and everything of a call but its arguments.
// O(size of f).
func (c *Compactor) Compact(f *Func) {
	instrs, operands := 0, 0
	for _, b := range f.Blocks {
		instrs += len(b.Instrs)
		for i := range b.Instrs {
			operands += len(b.Instrs[i].Regs)
		}
	}
	if c.values == nil {
		c.values = map[valueKey]*ir.Value{}
	}
	blocks, code, regs := make([]Block, len(f.Blocks)), make([]Instr, 0, instrs), make([]Operand, 0, operands)
	list := make([]*Block, len(f.Blocks))
	for k, b := range f.Blocks {
		x := &blocks[k]
		list[k] = x
		*x = *b
		x.IR, x.Params, x.Preds = nil, nil, slices.Clone(b.Preds)
		x.Succs = slices.Clone(b.Succs)
		for i := range x.Succs {
			x.Succs[i].Args = nil
		}
		first := len(code)
		code = append(code, b.Instrs...)
		x.Instrs = code[first:len(code):len(code)]
		for i := range x.Instrs {
			in := &x.Instrs[i]
			first := len(regs)
			regs = append(regs, in.Regs...)
			in.Regs, in.Value = regs[first:len(regs):len(regs)], c.value(in.Value)
		}
	}
	f.Blocks, f.Layout, f.Slots, f.VRegs = list, slices.Clone(f.Layout), slices.Clone(f.Slots), slices.Clone(f.VRegs)
	for i := range f.VRegs {
		f.VRegs[i].Value = nil
	}
}

// value returns the compacted v.
func (c *Compactor) value(v *ir.Value) *ir.Value {
	if v == nil {
		return nil
	}
	if v.Call != nil {
		x := &ir.Value{ID: v.ID, Op: v.Op, Type: v.Type, Call: v.Call, Line: v.Line, Col: v.Col}
		if pad := v.Pad(); pad != nil {
			x.SetPad(pad)
		}
		if len(v.Args) > 0 {
			callee := &ir.Value{Op: v.Args[0].Op, Type: v.Args[0].Type, Sym: v.Args[0].Sym, Imm: v.Args[0].Imm}
			x.Args = []*ir.Value{callee}
		}
		return x
	}
	k := valueKey{v.Op, v.Align}
	x := c.values[k]
	if x == nil {
		x = &ir.Value{Op: v.Op, Align: v.Align, Type: ir.Void}
		c.values[k] = x
	}
	return x
}
