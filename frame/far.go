package frame

import (
	"fmt"

	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// reach makes all slots addressable: for an access whose slot is out of range of its offset, the address is computed in
// the target's scratch register. Requires Base and Disp of all slots. It is an error if the target has no such
// register. Linear in f.
func reach(f *mach.Func) error {
	for _, b := range f.Blocks {
		far := 0
		for i := range b.Instrs {
			if !f.InReach(&b.Instrs[i]) {
				far++
			}
		}
		if far == 0 {
			continue
		}
		if f.Target.Frame.Far == nil {
			return fmt.Errorf("the stack frame of @%s has %d bytes, not all of which are addressable; allocate large variables on the heap", f.Name, f.FrameSize)
		}
		code := make([]mach.Instr, 0, len(b.Instrs)+far)
		for _, in := range b.Instrs {
			if wider, ok := f.Target.Frame.Far.Wider[in.Tile]; ok && !f.InReach(&in) {
				if x := in; f.InReach(withTile(&x, wider)) {
					in = x
				}
			}
			if f.InReach(&in) {
				code = append(code, in)
				continue
			}
			code = viaScratch(f, code, in)
		}
		b.Instrs = code
	}
	return nil
}

// withTile returns in with another tile.
func withTile(in *mach.Instr, tile target.TileID) *mach.Instr {
	in.Tile = tile
	return in
}

// viaScratch appends in, its address based on the scratch register, after the computation of the slot's address there.
// If the scratch register cannot be a base, another register that in does not use serves, saved in the scratch
// register meanwhile, or that of a result. An instruction that computes an address is replaced.
func viaScratch(f *mach.Func, code []mach.Instr, in mach.Instr) []mach.Instr {
	far, s := f.Target.Frame.Far, &f.Slots[in.Mem.Slot]
	tile := &f.Target.Tiles[in.Tile]
	disp := s.Disp + int64(in.Mem.Off)
	one := func(t target.TileID, imm int64, regs ...regalloc.Reg) {
		x := instr(t, imm, regs...)
		x.Origin = in.Origin
		code = append(code, x)
	}
	address := func(d regalloc.Reg) {
		if far.Borrows != 0 && s.Base != f.Target.SP {
			if near := &f.Target.Tiles[far.Near]; near.Operands[near.Imm].Imm.Allows(disp, nil) {
				one(far.Borrows, 0, d, s.Base)
				one(far.Near, disp, d, d)
				return
			}
			one(far.AddLow, disp, d, s.Base)
			return
		}
		add := far.Add
		if short := &f.Target.Tiles[far.AddShort]; far.AddShort != 0 && short.Operands[short.Imm].Imm.Allows(disp, nil) {
			add = far.AddShort
		}
		one(add, disp, d, s.Base)
	}
	if tile.IsAddress() && in.Mem.Index < 0 {
		d, rest := in.Regs[0].Reg, disp&3
		switch {
		case far.Borrows != 0 && rest != 0 && f.Target.ReachesSlot(in.Tile, s.Base, disp-rest):
			in.Mem.Off -= int32(rest)
			code = append(code, in)
			one(far.Near, rest, d, d)
		default:
			address(d)
		}
		return code
	}
	base := far.Scratch
	if far.Borrows != 0 {
		base = borrowed(f, &in)
		one(far.Borrows, 0, far.Scratch, base)
	}
	address(base)
	at := tile.NumDefs + tile.NumUses // index of the base
	regs := append(make([]mach.Operand, 0, len(in.Regs)+1), in.Regs[:at]...)
	regs = append(regs, mach.Operand{VReg: mach.NoVReg, Reg: base})
	in.Regs = append(regs, in.Regs[at:]...)
	in.Mem.Slot, in.Mem.Off, in.Mem.Base = -1, 0, int8(at)
	if in.Mem.Index >= 0 {
		in.Mem.Index++
	}
	code = append(code, in)
	if far.Borrows != 0 {
		one(far.Borrows, 0, base, far.Scratch)
	}
	return code
}

// borrowed returns an address register that in does not use.
func borrowed(f *mach.Func, in *mach.Instr) regalloc.Reg {
	var named regalloc.RegSet
	for k := range in.Regs {
		if r := in.Regs[k].Reg; r != regalloc.NoReg {
			named.Add(r)
		}
	}
	if f.UsesFP {
		named.Add(f.Target.FP)
	}
	for _, r := range f.Target.Machine.Classes[f.Target.Address.BaseClass].Regs {
		if !named.Has(r) && !f.Target.Machine.Regs[r].Reserved {
			return r
		}
	}
	panic("frame: an instruction that names all registers")
}

// maxFrame returns the largest addressable frame size, with a reserve for the surrounding areas.
func maxFrame(t *target.Target) int64 {
	most := t.Address.MaxOff
	if far := t.Frame.Far; far != nil {
		add := &t.Tiles[far.Add]
		most = add.Operands[add.Imm].Imm.Hi
	}
	return most + 1 - min(1<<16, (most+1)/2)
}
