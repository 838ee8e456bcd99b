package mach

import (
	"fmt"

	"spillway/ir"
	"spillway/target"
)

// TailCalls turns calls whose result is the function's into jumps: a call that
// the program allows it for (tail, musttail), that a ret follows, directly or
// by a jump, with the results already where the ret wants them, in a function
// that passes no arguments in memory. f is at stage Allocated and stays there.
// It returns an error for a musttail call that remains a call.
func TailCalls(f *Func) error {
	t := f.Target
	allowed := t.Tiles[t.Frame.TailJump].Flags&target.TileRet != 0 && !passesInMemory(f)
	for _, b := range f.Blocks {
		ret, call := tailOf(f, b)
		if call == nil {
			continue
		}
		if allowed && returnsSame(f, ret, call) {
			f.jumpTo(b, call)
		}
	}
	f.ComputePreds()
	return f.noteCalls()
}

// passesInMemory reports whether some call of f has arguments in memory.
func passesInMemory(f *Func) bool {
	for i := range f.Slots {
		if f.Slots[i].Kind == OutgoingSlot && f.Slots[i].Size > 0 {
			return true
		}
	}
	return false
}

// tailOf returns the ret in which b ends and the call before it that may be a
// jump, or nil.
func tailOf(f *Func, b *Block) (ret, call *Instr) {
	n := len(b.Instrs)
	if n < 2 {
		return nil, nil
	}
	ret = &b.Instrs[n-1]
	if ret.Tile == f.Target.Frame.Jump {
		if to := f.Blocks[b.Succs[0].To]; len(to.Instrs) == 1 {
			ret = &to.Instrs[0]
		}
	}
	call = &b.Instrs[n-2]
	flags := f.Target.Tiles[call.Tile].Flags
	if ret.Tile != f.Target.Frame.Ret || flags&target.TileCall == 0 || !mayTail(call.Value) {
		return nil, nil
	}
	return ret, call
}

func mayTail(v *ir.Value) bool {
	return v != nil && v.Op == ir.OpCall && (v.Call.Tail == ir.Tail || v.Call.Tail == ir.MustTail)
}

// returnsSame reports whether what ret returns is what call returns, in the
// same registers, and the call does not get its address from memory.
func returnsSame(f *Func, ret, call *Instr) bool {
	rets := call.Regs[len(call.Regs)-int(call.NumRets):]
	for i, r := range ret.Regs {
		if i >= len(rets) || rets[i].Reg != r.Reg {
			return false
		}
	}
	return f.Target.Tiles[call.Tile].NumUses <= 1
}

// jumpTo replaces the end of b, from call on, by a jump to the callee. An
// address in a register or in memory goes through a register that epilogues
// leave alone.
func (f *Func) jumpTo(b *Block, call *Instr) {
	t := f.Target
	jump := *call
	jump.NumRets = 0
	args := append([]Operand(nil), call.Regs[:len(call.Regs)-int(call.NumRets)]...)
	b.Instrs = b.Instrs[:len(b.Instrs)-2]
	b.Succs = nil
	tile := &t.Tiles[call.Tile]
	if tile.NumUses == 0 && !call.Mem.Used {
		jump.Tile, jump.Regs = t.Frame.TailJump, args
		b.Instrs = append(b.Instrs, jump)
		return
	}
	jump.Tile = t.Frame.TailJumpReg
	via := Operand{VReg: NoVReg, Reg: t.Tiles[jump.Tile].Operands[0].Fixed}
	class := t.ClassOf(t.Classes.Ptr)
	fetch := Instr{Tile: t.Moves[class].Move, Origin: FromCopy, Mem: NoMem}
	n := tile.NumUses
	if call.Mem.Used {
		n += addressRegs(&call.Mem)
		fetch.Tile, fetch.Origin, fetch.Mem, fetch.Sym = t.Moves[class].Load, FromProgram, call.Mem, call.Sym
		shiftAddress(&fetch.Mem)
	}
	fetch.Regs = append([]Operand{via}, args[:n]...)
	jump.Regs = append([]Operand{via}, args[n:]...)
	jump.Mem, jump.Sym = NoMem, nil
	if call.Mem.Used || args[0].Reg != via.Reg {
		b.Instrs = append(b.Instrs, fetch)
	}
	b.Instrs = append(b.Instrs, jump)
}

// addressRegs returns the number of registers in an address.
func addressRegs(m *Mem) (n int) {
	if m.Base >= 0 {
		n++
	}
	if m.Index >= 0 {
		n++
	}
	return n
}

// shiftAddress adapts an address to one more operand in front of its registers.
func shiftAddress(m *Mem) {
	if m.Base >= 0 {
		m.Base++
	}
	if m.Index >= 0 {
		m.Index++
	}
}

// noteCalls sets HasCalls anew; the error names a musttail call that is still one.
func (f *Func) noteCalls() error {
	f.HasCalls = false
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			flags := f.Target.Tiles[in.Tile].Flags
			if flags&target.TileCall == 0 || flags&target.TileRet != 0 {
				continue
			}
			f.HasCalls = true
			if v := in.Value; v != nil && v.Op == ir.OpCall && v.Call.Tail == ir.MustTail {
				return fmt.Errorf("%d:%d: musttail call in @%s cannot be a jump, since the function passes arguments in memory or changes the result; make it an ordinary call",
					v.Line, v.Col, f.Name)
			}
		}
	}
	return nil
}
