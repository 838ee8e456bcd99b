package frame

import (
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// probes returns the number and size of the steps in which the prologue moves the stack pointer and touches memory
// there, before it moves it by the remainder, at most one step. There are none if probing is not requested or the frame
// is not larger than a step.
func probes(f *mach.Func) (n, step int64) {
	step = f.IR.Attrs.Probe(f.Target.ABI.StackAlign)
	if step == 0 || f.Target.Frame.Probe == nil {
		return 0, 0
	}
	size := f.FrameSize
	size += alignment(f) // the additional decrement of the stack pointer
	return max(0, (size-1)/step), step
}

// Maximum number of unrolled steps, optimizing for speed and for size.
const (
	fastProbes  = 8
	smallProbes = 2
)

// allocate appends the allocation of the frame of f, with probes if requested.
func (ws *Workspace) allocate(code []mach.Instr, f *mach.Func) []mach.Instr {
	t := &f.Target.Frame
	n, step := probes(f)
	if n == 0 {
		return ws.appendAdjust(code, f, -f.FrameSize)
	}
	tiles := t.Probe
	most := int64(fastProbes)
	if small(f) {
		most = smallProbes
	}
	if r := unused(f); n > most && r != regalloc.NoReg {
		code = append(code, ws.instr(tiles.End, -n*step, r), ws.instr(tiles.Loop, step, r))
	} else {
		for range n {
			code = append(code, ws.instr(t.AdjustSP, -step), ws.instr(tiles.Touch, 0))
		}
	}
	if rest := f.FrameSize - n*step; rest > 0 {
		code = ws.appendAdjust(code, f, -rest)
	}
	return code
}

// unused returns a register that is dead at the entry of f and that the caller does not expect to be preserved, or
// NoReg.
func unused(f *mach.Func) regalloc.Reg {
	t, abi := f.Target, f.ABI()
	free := abi.CallerSaved.Intersect(t.Machine.Classes[t.ClassOf(t.Classes.Ptr)].Set)
	entry, _ := t.Tile("entry")
	for i := range f.Blocks[0].Instrs {
		if in := &f.Blocks[0].Instrs[i]; in.Tile == entry {
			for _, o := range in.Regs {
				if o.Reg != regalloc.NoReg {
					free = free.Minus(t.Machine.Conflicts(o.Reg))
				}
			}
		}
	}
	if free.Empty() {
		return regalloc.NoReg
	}
	last := regalloc.NoReg // the least used one
	for _, r := range t.Machine.Classes[t.ClassOf(t.Classes.Ptr)].Regs {
		if free.Has(r) {
			last = r
		}
	}
	return last
}

// probed replaces tiles that allocate memory by their probing variants.
func probed(f *mach.Func) {
	if f.IR.Attrs.Probe(1) == 0 || f.Target.Frame.Probe == nil {
		return
	}
	var forms map[target.TileID]target.TileID
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			if f.Target.Tiles[b.Instrs[i].Tile].Flags&target.TileFrame == 0 {
				continue
			}
			if forms == nil {
				forms = f.Target.Frame.Probe.Forms()
			}
			if form, ok := forms[b.Instrs[i].Tile]; ok {
				b.Instrs[i].Tile = form
			}
		}
	}
}
