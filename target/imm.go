package target

import (
	"spillway/ir"
	"spillway/regalloc"
)

// Reaches reports whether the address of tile id may have the offset off.
func (t *Target) Reaches(id TileID, off int64) bool {
	tile := &t.Tiles[id]
	if tile.Mem >= 0 {
		if r := &tile.Operands[tile.Mem].Imm; *r != (ImmRange{}) {
			return r.Allows(off, nil)
		}
	}
	return off >= t.Address.MinOff && off <= t.Address.MaxOff
}

// ReachesSlot reports whether the address of tile id may be a slot at offset off from base, the stack or the frame pointer.
func (t *Target) ReachesSlot(id TileID, base regalloc.Reg, off int64) bool {
	tile := &t.Tiles[id]
	if tile.Mem >= 0 && base == t.SP {
		switch o := &tile.Operands[tile.Mem]; o.Stack {
		case StackNone:
			return false
		case StackOwn, StackOnly:
			return o.StackImm.Allows(off, nil)
		}
	}
	return (tile.Mem < 0 || tile.Operands[tile.Mem].Stack != StackOnly) && t.Reaches(id, off)
}

// TakesSlot reports whether the address of tile id may be off bytes from a slot, as far as that is known before frame
// layout.
func (t *Target) TakesSlot(id TileID, off int64) bool {
	tile := &t.Tiles[id]
	if tile.Mem < 0 {
		return true
	}
	switch o := &tile.Operands[tile.Mem]; o.Stack {
	case StackNone:
		return false
	case StackOwn:
		return o.StackImm.Step == 0 || off%o.StackImm.Step == 0
	}
	return true // addresses can be computed in two steps
}

// TakesBase reports whether the address of tile id may be based on any register.
func (t *Target) TakesBase(id TileID) bool {
	tile := &t.Tiles[id]
	return tile.Mem < 0 || tile.Operands[tile.Mem].Stack != StackOnly
}

// immSet returns the set of constants of the given name, or nil.
func (t *Target) immSet(name string) *ImmSet {
	for _, s := range t.ImmSets {
		if s.Name == name {
			return s
		}
	}
	return nil
}

// NoIndex, as Operand.Scale, forbids an index.
const NoIndex = 0xFF

// Scales reports whether the address of tile id may have an index times scale, together with the offset off.
func (t *Target) Scales(id TileID, scale uint8, off int64) bool {
	if t.Address.IndexAlone && off != 0 {
		return false
	}
	tile := &t.Tiles[id]
	if tile.Mem >= 0 && tile.Operands[tile.Mem].Scale == NoIndex {
		return false
	}
	return scale == 1 || tile.Mem < 0 || tile.Operands[tile.Mem].Scale == 0 || tile.Operands[tile.Mem].Scale == scale
}

// Allows reports whether an instruction can hold the immediate v (sign-extended from its type), or, if sym is not nil,
// the address of sym or of a block of it plus v.
func (r *ImmRange) Allows(v int64, sym ir.Symbol) bool {
	switch {
	case sym == nil:
	case sym.Sym().ThreadLocal:
		return r.Thread
	default:
		return r.Sym
	}
	return r.Lo <= v && v <= r.Hi && (r.Step == 0 || v%r.Step == 0) && (!r.Pow2 || v&(v-1) == 0 && v != 0) && (r.Set == nil || r.Set.Has(v))
}
