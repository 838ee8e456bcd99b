package target

import (
	"slices"

	"spillway/ir"
	"spillway/regalloc"
)

// A Convention is a calling convention that a target has besides the C one (Target.ABI). Its
// functions are not variadic.
type Convention struct {
	Conv ir.CallConv
	ABI  ABI
	// Vectors are the registers in which its functions may have values of class Vector, those of ABI.Handed included; nil: as C's have.
	Vectors []regalloc.Reg
	// Machine is Target.Machine with Vectors, and with the prices of the registers that its functions save.
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

// KeptInPart returns the registers of ABI.Handed of a convention of which C's functions preserve a part.
func (t *Target) KeptInPart(a *ABI) regalloc.RegSet {
	return regalloc.SetOf(a.Handed...).Intersect(regalloc.SetOf(t.ABI.CalleeSaved...))
}

// ConventionOf is Convention for functions that are variadic or not; those of a convention that the target does not have are C's.
func (t *Target) ConventionOf(conv ir.CallConv, variadic bool) *ABI {
	abi, _ := t.Convention(conv)
	if abi == nil {
		abi = &t.ABI
	}
	if variadic && abi.Variadic != ir.CallC {
		abi, _ = t.Convention(abi.Variadic)
	}
	return abi
}

// FloatRegisters returns the first n of regs that follow one another and of which nothing is in taken, a set of units of m to which it adds theirs;
// nil if there are none.
func FloatRegisters(m *regalloc.Machine, taken *regalloc.RegSet, regs []regalloc.Reg, n int) []regalloc.Reg {
	for i := 0; i+n <= len(regs); i++ {
		var units regalloc.RegSet
		for _, r := range regs[i : i+n] {
			units = units.Union(m.Regs[r].Units)
		}
		if units.Intersect(*taken).Empty() {
			*taken = taken.Union(units)
			return regs[i : i+n]
		}
	}
	return nil
}

// FloatArgsOf returns the registers of arguments that are floats, or doubles.
func (a *ArgRegs) FloatArgsOf(double bool) []regalloc.Reg {
	if double && a.DoubleArgs != nil {
		return a.DoubleArgs
	}
	return a.FloatArgs
}

// FloatRetsOf returns those of results.
func (a *ArgRegs) FloatRetsOf(double bool) []regalloc.Reg {
	if double && a.DoubleRets != nil {
		return a.DoubleRets
	}
	return a.FloatRets
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
		if c.Vectors != nil {
			m.Classes = slices.Clone(m.Classes)
			of := &m.Classes[t.Classes.Vector]
			of.Regs, of.Set = c.Vectors, regalloc.SetOf(c.Vectors...)
		}
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
