package target

import (
	"slices"

	"spillway/ir"
	"spillway/regalloc"
)

// A Convention is a calling convention of a target besides the C one (Target.ABI). Its functions are not variadic.
type Convention struct {
	Conv ir.CallConv
	ABI  ABI
	// Vectors are the registers of class Vector that its functions may use, those of ABI.Handed included; nil: the same as C's.
	Vectors []regalloc.Reg
	// Machine is Target.Machine with Vectors and the save costs of the convention.
	// Set by FinishConventions.
	Machine *regalloc.Machine
	// Jumps: a tail call at the end of such a function, to another one, is a jump at every level.
	Jumps bool
}

// PassesAs reports whether arguments are passed as in convention b, to variadic functions too.
func (a *ABI) PassesAs(b *ABI) bool {
	return a == b || slices.Equal(a.IntArgs, b.IntArgs) && slices.Equal(a.FloatArgs, b.FloatArgs) && a.Pops == b.Pops && a.NarrowArgs == nil && a.Handed == nil
}

// Convention returns the ABI of a calling convention, and the register file with its save costs; nil if the target
// does not support it. The fast and the cold convention default to C's.
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

// KeptInPart returns the registers of ABI.Handed of a convention of which C functions preserve a part.
func (t *Target) KeptInPart(a *ABI) regalloc.RegSet {
	return regalloc.SetOf(a.Handed...).Intersect(regalloc.SetOf(t.ABI.CalleeSaved...))
}

// ConventionOf is Convention for functions that may be variadic; conventions that the target lacks default to C's.
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

// FloatRegisters returns the first n consecutive registers of regs that are free according to taken, a set of units of
// m, and adds their units to it; nil if there are none.
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

// FloatArgsOf returns the argument registers of floats, or doubles.
func (a *ArgRegs) FloatArgsOf(double bool) []regalloc.Reg {
	if double && a.DoubleArgs != nil {
		return a.DoubleArgs
	}
	return a.FloatArgs
}

// FloatRetsOf returns the result registers of floats, or doubles.
func (a *ArgRegs) FloatRetsOf(double bool) []regalloc.Reg {
	if double && a.DoubleRets != nil {
		return a.DoubleRets
	}
	return a.FloatRets
}

// Jumps reports whether functions of a calling convention may rely on tail calls of one another being jumps.
func (t *Target) Jumps(conv ir.CallConv) bool {
	return slices.ContainsFunc(t.Conventions, func(c Convention) bool { return c.Conv == conv && c.Jumps })
}

// TailJump returns the first of FrameTiles.TailJumps whose register holds none of the arguments, in the registers
// args, and is not callee-saved in the calling convention conv of the caller; NoTile if there is none.
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

// FinishConventions completes t.Conventions after the machine is complete: price returns the save cost of a register,
// in bytes and in executions, for functions whose ABI preserves it.
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
