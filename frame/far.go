package frame

import (
	"fmt"

	"spillway/mach"
	"spillway/target"
)

// reach makes all slots addressable: an access whose slot is further from the
// stack or frame pointer than its offset reaches gets the address in the
// target's scratch register. Requires Base and Disp of all slots. It is an error
// if the target has no such register. Linear in f.
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
			return fmt.Errorf("the stack frame of @%s has %d bytes, of which not all are in reach; allocate large variables on the heap", f.Name, f.FrameSize)
		}
		code := make([]mach.Instr, 0, len(b.Instrs)+far)
		for _, in := range b.Instrs {
			if !f.InReach(&in) {
				code = append(code, viaScratch(f, &in))
			}
			code = append(code, in)
		}
		b.Instrs = code
	}
	return nil
}

// viaScratch bases the address of in on the scratch register and returns what
// puts the address of the slot there.
func viaScratch(f *mach.Func, in *mach.Instr) mach.Instr {
	far, s := f.Target.Frame.Far, &f.Slots[in.Mem.Slot]
	add := instr(far.Add, s.Disp+int64(in.Mem.Off), far.Scratch, s.Base)
	add.Origin = in.Origin
	tile := &f.Target.Tiles[in.Tile]
	at := tile.NumDefs + tile.NumUses // where bases stand
	regs := append(make([]mach.Operand, 0, len(in.Regs)+1), in.Regs[:at]...)
	regs = append(regs, mach.Operand{VReg: mach.NoVReg, Reg: far.Scratch})
	in.Regs = append(regs, in.Regs[at:]...)
	in.Mem.Slot, in.Mem.Off, in.Mem.Base = -1, 0, int8(at)
	if in.Mem.Index >= 0 {
		in.Mem.Index++
	}
	return add
}

// maxFrame returns the largest frame that can be addressed, with room for what
// lies beside it.
func maxFrame(t *target.Target) int64 {
	most := t.Address.MaxOff
	if far := t.Frame.Far; far != nil {
		add := &t.Tiles[far.Add]
		most = add.Operands[add.Imm].Imm.Hi
	}
	return most + 1 - min(1<<16, (most+1)/2)
}
