package mach

import (
	"slices"

	"spillway/regalloc"
	"spillway/target"
)

// ABI returns the calling convention of f.
func (f *Func) ABI() *target.ABI {
	abi, _ := f.convention()
	return abi
}

// PassesFP reports whether f gets an argument in the register of frame pointers, so that it can have none.
func (f *Func) PassesFP() bool { return slices.Contains(f.ABI().IntArgs, f.Target.FP) }

// convention returns the calling convention of f, and the register file with what f pays for registers.
func (f *Func) convention() (*target.ABI, *regalloc.Machine) {
	if f.IR != nil {
		if abi, m := f.Target.Convention(f.IR.CallConv); abi != nil {
			return abi, m
		}
	}
	return &f.Target.ABI, f.Target.Machine
}

// Called returns the calling convention of what in, a call, calls.
func (f *Func) Called(in *Instr) *target.ABI {
	if v := in.Value; v != nil && v.Call != nil {
		if abi, _ := f.Target.Convention(v.Call.CallConv); abi != nil {
			return abi
		}
	}
	return &f.Target.ABI
}

// Clobbers returns the registers that in destroys besides its results, on one of the ways on which control continues
// after it: those of its tile, and for a call those that the callee's calling convention does not preserve.
// An exception that leaves a call preserves no more than C's convention does, whatever the callee's does when it
// returns: unwinders know no other.
func (f *Func) Clobbers(in *Instr) regalloc.RegSet {
	tile := &f.Target.Tiles[in.Tile]
	if tile.Flags&target.TileCall == 0 {
		return tile.Clobbers
	}
	gone := tile.Clobbers
	if in.InlineAsm() == nil { // which names what it destroys
		gone = gone.Union(f.Called(in).CallerSaved).Union(f.destroysParts(in))
	}
	if in.Pad() != nil {
		gone = gone.Union(f.Target.ABI.CallerSaved)
	}
	if in.InlineAsm() != nil {
		for _, r := range in.Value.Call.ResultRegs {
			if r >= 0 {
				gone.Remove(regalloc.Reg(r))
			}
		}
	}
	return gone
}

// destroysParts returns the registers of ABI.Handed of which in, a call, may destroy what C's functions do not preserve: they
// preserve some of them in part, if at all.
func (f *Func) destroysParts(in *Instr) (gone regalloc.RegSet) {
	own := f.ABI().Handed
	if own == nil {
		return gone
	}
	gone = regalloc.SetOf(own...)
	if in.Pad() == nil {
		gone = gone.Minus(regalloc.SetOf(f.Called(in).Handed...))
	}
	return gone
}

// keptInPart returns the registers of ABI.Handed of which an exception that leaves f restores a part, if f saves it as prologues
// do: f must leave them alone, since it does not.
func (f *Func) keptInPart() (kept regalloc.RegSet) {
	if f.IR == nil || f.IR.Attrs.NoUnwind {
		return kept
	}
	return f.Target.KeptInPart(f.ABI())
}

// KeptTwice returns the registers that hold what they held when in, a call, was made, each time that control comes
// back to it: those that its calling convention preserves and that are restored by what makes it return once more, which knows C's convention only.
func (f *Func) KeptTwice(in *Instr) regalloc.RegSet {
	return regalloc.SetOf(f.Target.ABI.CalleeSaved...).Minus(f.Target.ABI.CallerSaved).Minus(f.Clobbers(in))
}

// Preserves reports whether f must leave register r as it was: a register that its calling convention preserves
// in which it does not return a result.
func (f *Func) Preserves(r regalloc.Reg) bool {
	return slices.Contains(f.ABI().CalleeSaved, r) && (f.IR == nil || !slices.Contains(f.IR.RetRegs, int16(r)))
}
