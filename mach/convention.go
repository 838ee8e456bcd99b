package mach

import (
	"slices"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// ABI returns the calling convention of f.
func (f *Func) ABI() *target.ABI {
	abi, _ := f.convention()
	return abi
}

// PassesFP reports whether f has an argument in the frame-pointer register, so that it cannot have a frame pointer.
func (f *Func) PassesFP() bool { return slices.Contains(f.ABI().IntArgs, f.Target.FP) }

// convention returns the calling convention of f, and the register file with the costs of registers in f.
func (f *Func) convention() (*target.ABI, *regalloc.Machine) {
	if f.IR != nil {
		if abi, m := f.Target.Convention(f.IR.CallConv); abi != nil {
			return abi, m
		}
	}
	return &f.Target.ABI, f.Target.Machine
}

// Called returns the calling convention of the callee of in, a call.
func (f *Func) Called(in *Instr) *target.ABI {
	if v := in.Value; v != nil && v.Call != nil {
		if abi, _ := f.Target.Convention(v.Call.CallConv); abi != nil {
			return abi
		}
	}
	return &f.Target.ABI
}

// Clobbers returns the registers that in destroys, in addition to its results, on any continuation: those of its tile,
// and for a call those that the callee's calling convention does not preserve. An exceptional return preserves only the
// registers of the C convention, whatever the callee's, because unwinders restore no others.
func (f *Func) Clobbers(in *Instr) regalloc.RegSet {
	tile := &f.Target.Tiles[in.Tile]
	if tile.Flags&target.TileCall == 0 {
		return tile.Clobbers
	}
	gone := tile.Clobbers
	if a := in.InlineAsm(); a == nil || a.Calls && in.Value.Call.CallConv != ir.CallAnyReg { // other assembly declares its clobbers
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

// destroysParts returns the registers of ABI.Handed of which in, a call, may clobber parts that C functions do not
// preserve.
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

// keptInPart returns the registers of ABI.Handed of which unwinding f would restore only a part even if its prologue
// saved them. It does not, so f must not use them.
func (f *Func) keptInPart() (kept regalloc.RegSet) {
	if f.IR == nil || f.IR.Attrs.NoUnwind {
		return kept
	}
	return f.Target.KeptInPart(f.ABI())
}

// KeptTwice returns the registers that in, a call, preserves each time that it returns: those that its calling
// convention preserves and that are restored on a second return, which follows the C convention.
func (f *Func) KeptTwice(in *Instr) regalloc.RegSet {
	return regalloc.SetOf(f.Target.ABI.CalleeSaved...).Minus(f.Target.ABI.CallerSaved).Minus(f.Clobbers(in))
}

// Preserves reports whether f must preserve register r: it is callee-saved and does not hold a result.
func (f *Func) Preserves(r regalloc.Reg) bool {
	return slices.Contains(f.ABI().CalleeSaved, r) && (f.IR == nil || !slices.Contains(f.IR.RetRegs, int16(r)))
}
