package target

import (
	"slices"

	"spillway/ir"
	"spillway/regalloc"
)

// A Convention is a calling convention that a target has beside the C one (Target.ABI). Its
// functions are not variadic.
type Convention struct {
	Conv ir.CallConv
	ABI  ABI
	// Machine is Target.Machine with the prices of the registers that its functions save.
	// Made by FinishConventions.
	Machine *regalloc.Machine
	// Jumps: a call marked tail at the end of such a function, of another one, is a jump at every level.
	Jumps bool
}

// PassesAs reports whether arguments are where they are in the convention b, and are passed to variadic functions so.
func (a *ABI) PassesAs(b *ABI) bool {
	return a == b || slices.Equal(a.IntArgs, b.IntArgs) && slices.Equal(a.FloatArgs, b.FloatArgs) && a.Pops == b.Pops && a.NarrowArgs == nil && a.Handed == nil
}

// Convention returns what the target does for a calling convention, and the register file as its
// functions see it; nil if the target does not have it. The fast and the cold convention are C's
// where it says nothing else.
func (t *Target) Convention(conv ir.CallConv) (*ABI, *regalloc.Machine) {
	if conv == ir.CallC {
		return &t.ABI, t.Machine
	}
	for i := range t.Conventions {
		if c := &t.Conventions[i]; c.Conv == conv {
			return &c.ABI, c.Machine
		}
	}
	if conv == ir.CallFast || conv == ir.CallCold {
		return &t.ABI, t.Machine
	}
	return nil, nil
}

// Jumps reports whether functions of a calling convention may rely on calls of one another at their
// ends, marked tail, to be jumps.
func (t *Target) Jumps(conv ir.CallConv) bool {
	return slices.ContainsFunc(t.Conventions, func(c Convention) bool { return c.Conv == conv && c.Jumps })
}

// TailJump returns the first of FrameTiles.TailJumps whose register holds none of the arguments, in the
// registers args, and is not preserved by functions of the calling convention conv, from which it jumps;
// NoTile if there is none.
func (t *Target) TailJump(conv ir.CallConv, args []int16) TileID {
	abi, _ := t.Convention(conv)
	for _, id := range t.Frame.TailJumps {
		tile := &t.Tiles[id]
		r := tile.Operands[tile.NumDefs].Fixed
		if !slices.Contains(args, int16(r)) && !slices.Contains(abi.CalleeSaved, r) {
			return id
		}
	}
	return NoTile
}

// FinishConventions completes t.Conventions, when the machine is complete: functions of a convention
// pay as much as price says, in bytes and in executions, for each register that its ABI has them save.
func (t *Target) FinishConventions(price func(regalloc.Reg) (bytes, executions int8)) {
	for i := range t.Conventions {
		c := &t.Conventions[i]
		if slices.Equal(c.ABI.CalleeSaved, t.ABI.CalleeSaved) {
			c.Machine = t.Machine
			continue
		}
		m := *t.Machine
		m.Regs = slices.Clone(m.Regs)
		for r := range m.Regs {
			x := &m.Regs[r]
			x.SaveCost, x.SaveSpeed = 0, 0
			if whole := m.Whole(regalloc.Reg(r)); slices.Contains(c.ABI.CalleeSaved, whole) {
				x.SaveCost, x.SaveSpeed = price(whole)
			}
		}
		c.Machine = &m
	}
}
