package mach

import (
	"fmt"
	"math"

	"spillway/ir"
)

// Fields returns an error if an instruction of f, which is at stage Framed, has an immediate or a displacement that
// does not fit its field and cannot be encoded. The error names the function, the instruction and the operand. This is
// the only check between the passes and the encoder. O(instructions).
func Fields(f *Func) error {
	t := f.Target
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			tile := &t.Tiles[in.Tile]
			if in.Mem.Used && in.Mem.Slot >= 0 {
				off := int64(in.Mem.Off) + f.Slots[in.Mem.Slot].Disp
				if !f.InReach(in) {
					return f.unfit(b, i, "the distance %d in its address", off)
				}
			}
			if tile.Imm < 0 || in.Block != nil {
				continue
			}
			sym := in.Sym
			if in.Mem.HasSym {
				sym = nil
			}
			if !fits(tile.Operands[tile.Imm].Imm.Allows(in.Imm, sym), in.Imm, sym) {
				return f.unfit(b, i, "the constant %d", in.Imm)
			}
		}
	}
	return nil
}

// fits reports whether the tile allows an immediate, and relocations the offset from a symbol.
func fits(allowed bool, imm int64, sym ir.Symbol) bool {
	return allowed && (sym == nil || imm >= math.MinInt32 && imm <= math.MaxInt32)
}

func (f *Func) unfit(b *Block, i int, format string, args ...any) error {
	in := &b.Instrs[i]
	at := ""
	if v := in.Value; v != nil && v.Line > 0 {
		at = fmt.Sprintf(" in line %d", v.Line)
	}
	return fmt.Errorf("@%s: %s does not fit the instruction %s%s, number %d of block %d; use smaller objects, or keep the value in memory",
		f.Name, fmt.Sprintf(format, args...), f.Target.Tiles[in.Tile].Name, at, i, b.ID)
}
