package mach

import (
	"spillway/ir"
	"spillway/target"
)

// constant returns the constant that def, the definition of a rematerializable value, produces: a number, or a symbol
// plus a number. That of i1 is 0 or 1, which is what a register or slot holds, also for instructions that read more
// than one bit.
func (f *Func) constant(def *Instr) (int64, ir.Symbol) {
	tile := &f.Target.Tiles[def.Tile]
	imm, sym := def.Imm, def.Sym
	if p := tile.Pattern; p != nil && p.Const {
		imm, sym = p.Imm, nil
	}
	if tile.NumDefs == 1 && tile.Operands[0].Type == ir.I1 {
		imm &= 1
	}
	return imm, sym
}

// makesConstant reports whether def materializes a constant that could be an immediate of another instruction.
func (f *Func) makesConstant(def *Instr) bool {
	p := f.Target.Tiles[def.Tile].Pattern
	return p != nil && p.Op == ir.OpInvalid && !def.Mem.Used && def.Block == nil &&
		(p.Const || p.Operand >= 0 && f.Target.Tiles[def.Tile].Operands[p.Operand].Kind == target.ImmOperand)
}

// constantFor returns the constant that def produces as use k of in reads it: sign-extended from the operand's type.
func (f *Func) constantFor(in *Instr, k int, def *Instr) (int64, ir.Symbol) {
	imm, sym := f.constant(def)
	if t := f.Target.Tiles[in.Tile].Operands[k].Type; sym == nil && t != nil && t.IsInt() {
		imm = ir.SignExtend(uint64(imm), t.Bits)
	}
	return imm, sym
}

// constForm returns the shortest tile with the constant that def produces as use k of in, or NoTile.
func (f *Func) constForm(in *Instr, k int, def *Instr) target.TileID {
	return f.constFormOf(&f.Target.Tiles[in.Tile], k, in, k, def)
}

// constFormOf is constForm where use k of in is operand at of the tile, another form of in's.
func (f *Func) constFormOf(tile *target.Tile, at int, in *Instr, k int, def *Instr) target.TileID {
	if at >= len(tile.ImmForms) || len(tile.ImmForms[at]) == 0 || !f.makesConstant(def) {
		return target.NoTile
	}
	imm, sym := f.constantFor(in, k, def)
	if sym != nil && (in.Sym != nil || !tile.Operands[at].Type.IsInt()) {
		return target.NoTile
	}
	for _, id := range tile.ImmForms[at] {
		form := &f.Target.Tiles[id]
		if form.Imm >= 0 && form.Operands[form.Imm].Imm.Allows(imm, sym) {
			return id
		}
	}
	return target.NoTile
}
