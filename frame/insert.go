package frame

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// Insert lays out the frame of f and inserts prologues and epilogues where they cost least under metric. A block with
// the frame that ends in a return or a tail call gets an epilogue. It is an error if the frame exceeds the range of
// displacements.
func Insert(f *mach.Func, metric regalloc.Metric) error {
	var none *Workspace
	return none.Insert(f, metric)
}

// A Workspace is reusable memory. Without one, code is in new memory.
type Workspace struct {
	instrs   scratch.Arena[mach.Instr]
	operands scratch.Arena[mach.Operand]
	placing  placing
	pusher   pusher
}

// Insert is the function Insert with the memory of ws: f is valid until the next call.
func (ws *Workspace) Insert(f *mach.Func, metric regalloc.Metric) error {
	p := new(placing)
	if ws != nil {
		ws.instrs.Reset()
		ws.operands.Reset()
		p = &ws.placing
	}
	ws.pushArguments(f)
	probed(f)
	if realign(f) > 0 && (!f.UsesFP || has(f, ir.OpDynAlloca) && frameAlign(f) > f.Target.ABI.ArgSlot) {
		return fmt.Errorf("@%s must align the stack pointer, but has both over-aligned variables and dynamic allocas, or is passed a value in the frame pointer; "+
			"allocate dynamic memory on the heap, or in a callee", f.Name)
	}
	move := assign(f)
	if most := f.Target.Frame.MostOut; most > 0 && f.OutgoingSize > most && has(f, ir.OpDynAlloca) {
		return fmt.Errorf("@%s passes %d bytes of arguments in memory, but at most %d are possible together with dynamic allocas; allocate dynamic memory on the heap", f.Name, f.OutgoingSize, most)
	}
	if most := maxFrame(f.Target); f.FrameSize > most {
		return fmt.Errorf("the stack frame of @%s has %d bytes, but at most %d are possible; allocate large variables on the heap", f.Name, f.FrameSize, most)
	}
	if f.IR != nil && f.IR.GC != "" && (f.Depth > math.MaxUint16 || f.MovesSP() || f.IR.Attrs.Realign(f.Target.ABI.StackAlign) > 0) {
		return fmt.Errorf("the frame map of @%s, gc %q, describes frames of a known size of at most %d bytes; allocate large, aligned and variable-sized memory on the heap", f.Name, f.IR.GC, math.MaxUint16)
	}
	pro := ws.prologue(f, move)
	where := p.place(f, metric, pro, func(ret *mach.Instr) []mach.Instr { return ws.epilogue(f, move, ret) })
	incoming(f, &where)
	if err := reach(f); err != nil {
		return err
	}
	zeroUpper(f)
	for i, b := range f.Blocks {
		b.Bare = where.bare[i] && i > 0
		n := len(b.Instrs) - 1
		leaves := f.Target.Tiles[b.Instrs[n].Tile].Flags&target.TileRet != 0
		if pop := f.IR.Pops; leaves && pop > 0 && b.Instrs[n].Tile == f.Target.Frame.Ret {
			b.Instrs[n].Tile, b.Instrs[n].Imm = f.Target.PoppingReturn(pop), pop
		}
		switch last := b.Instrs[n]; {
		case leaves && where.framed[i]:
			ws.put(b, join(f, b.Instrs[:n], ws.epilogue(f, move, &last)))
			b.Instrs = slices.DeleteFunc(b.Instrs, func(in mach.Instr) bool { return in.Tile == f.Target.Frame.AdjustSP && in.Imm == 0 })
			checkedReturn(f, b)
		case where.framed[i] && !where.leaves[i]:
			ws.put(b, ws.epilogue(f, move, nil))
		case !where.framed[i] && where.leaves[i]:
			ws.put(b, ws.prologue(f, move))
		}
		if where.bare[i] != where.framed[i] {
			continue
		}
		head := pro
		if where.bare[i] && i > 0 {
			head = at(ws.prologue(f, move), &b.Instrs[0])
		} else if !where.bare[i] {
			head = at(ws.epilogue(f, move, nil), &b.Instrs[0])
		}
		if len(head) > 0 {
			b.Instrs = append(append(ws.room(len(head)+len(b.Instrs)), head...), b.Instrs...)
		}
	}
	f.Stage = mach.Framed
	PopReturns(f)
	return nil
}

// checkedReturn fuses the check of the return address at the end of b with the return, if there is one.
func checkedReturn(f *mach.Func, b *mach.Block) {
	s, n := f.Target.Frame.Sign, len(b.Instrs)-1
	if s == nil || s.Return[0] == 0 || n == 0 || b.Instrs[n].Tile != f.Target.Frame.Ret || !s.Checks(b.Instrs[n-1].Tile) {
		return
	}
	key, _ := f.Signs()
	b.Instrs[n].Tile = s.Return[key]
	b.Instrs = slices.Delete(b.Instrs, n-1, n)
}

// PopReturns fuses pops with the return after them, if the machine has such an instruction, in all blocks of f, which
// is at stage Framed. It runs last, because epilogues may be followed by copied returns.
func PopReturns(f *mach.Func) {
	if f.Target.Frame.Link == nil {
		return
	}
	for _, b := range f.Blocks {
		popReturn(f, b)
	}
}

// popReturn fuses the pops at the end of b, the last of the link register, with the return.
func popReturn(f *mach.Func, b *mach.Block) {
	t := &f.Target.Frame
	n := len(b.Instrs) - 1
	if n <= 0 || b.Instrs[n].Tile != t.Ret {
		return
	}
	ret, last := b.Instrs[n], &b.Instrs[n-1]
	first, regs := n-1, last.Regs
	switch last.Tile {
	case t.Leave:
		ret.Tile = t.Link.Leave
	case t.Link.Pop:
		if n > 1 {
			before := &b.Instrs[n-2]
			if k := t.Popped(before.Tile); before.Origin == mach.FromFrame && k > 0 && k+1 < len(t.Link.Returns) && t.Bank(before.Regs[0].Reg) < 0 {
				first, regs = n-2, slices.Concat(regs, before.Regs)
			}
		}
		ret.Tile = t.Link.Returns[len(regs)]
	default:
		if slices.Index(t.Link.Pops, last.Tile) < 0 {
			return
		}
		ret.Tile = t.Link.Returns[len(regs)]
	}
	ret.Regs = slices.Concat(regs, ret.Regs)
	b.Instrs = append(b.Instrs[:first], ret)
}

// room returns room for n instructions.
func (ws *Workspace) room(n int) []mach.Instr {
	if ws == nil {
		return make([]mach.Instr, 0, n)
	}
	return ws.instrs.Take(n)[:0]
}

// put inserts code before the last instruction of b.
func (ws *Workspace) put(b *mach.Block, code []mach.Instr) {
	n := len(b.Instrs) - 1
	last := b.Instrs[n]
	list := b.Instrs[:n]
	if cap(list)-n <= len(code) {
		list = append(ws.room(n+len(code)+1), list...)
	}
	b.Instrs = append(append(list, at(code, &last)...), last)
}

// at assigns the source position of the following instruction in to code.
func at(code []mach.Instr, in *mach.Instr) []mach.Instr {
	for i := range code {
		code[i].Pos = in.Pos
	}
	return code
}

// instr returns an instruction of the frame with the given registers.
func (ws *Workspace) instr(t target.TileID, imm int64, regs ...regalloc.Reg) mach.Instr {
	in := mach.Instr{Tile: t, Origin: mach.FromFrame, Imm: imm, Mem: mach.NoMem}
	switch {
	case len(regs) == 0:
		return in
	case ws == nil:
		in.Regs = make([]mach.Operand, len(regs))
	default:
		in.Regs = ws.operands.Take(len(regs))
	}
	for i, r := range regs {
		in.Regs[i] = mach.Operand{VReg: mach.NoVReg, Reg: r}
	}
	return in
}

// instr is Workspace.instr in new memory.
func instr(t target.TileID, imm int64, regs ...regalloc.Reg) mach.Instr {
	var none *Workspace
	return none.instr(t, imm, regs...)
}

// longest returns how many instructions a prologue or an epilogue of f has at most: those for
// registers, the frame pointer (2), the stack pointer (2, see pushesFor), its alignment, and the places of arguments.
func longest(f *mach.Func) int { return len(f.CalleeSaved) + 6 }

// prologue returns the code that sets up the frame.
func (ws *Workspace) prologue(f *mach.Func, move bool) []mach.Instr {
	key, signs := f.Signs()
	if !signs {
		return ws.saves(f, move)
	}
	code := ws.saves(f, move)
	return append(append(ws.room(len(code)+1), ws.instr(f.Target.Frame.Sign.Sign[key], 0)), code...)
}

// saves returns the prologue except for the signature of the return address.
func (ws *Workspace) saves(f *mach.Func, move bool) []mach.Instr {
	t := &f.Target.Frame
	code := ws.room(longest(f))
	record, others := f.Saved()
	if f.Home > 0 {
		code = append(code, ws.instr(t.AdjustSP, -f.Home))
	}
	if all, ok := together(f); ok {
		code = append(ws.appendPushes(code, t, all), ws.instr(t.SetFPAbove, int64(len(others))*f.Target.ABI.ArgSlot))
		others = nil
	} else if f.UsesFP {
		code = ws.appendPushes(code, t, record)
		if len(others) == 0 {
			mergeFrame(f, code)
		}
		code = append(code, ws.instr(t.SetFP, 0))
	}
	if fill := padding(f, move, nil); len(fill) > 0 {
		return ws.appendPushes(code, t, slices.Concat(others, fill))
	}
	code = ws.appendPushes(code, t, others)
	if f.Room > 0 {
		if len(others) > 0 {
			mergeFrame(f, code)
		}
		return code
	}
	if n := pushes(f); move && n > 0 {
		for range n {
			code = append(code, ws.instr(t.Push, 0, dead(f, nil)))
		}
	} else if move && f.FrameSize > 0 {
		code = ws.allocate(code, f)
	}
	if a := alignment(f); a > 0 {
		code = append(code, ws.instr(t.AlignSP, -a))
	}
	return code
}

// together returns the registers that one push saves, those that the frame pointer points to and all below them, and
// whether there is such a push: its registers are in memory in their own order.
func together(f *mach.Func) (all []regalloc.Reg, ok bool) {
	t := &f.Target.Frame
	record, others := f.Saved()
	if !f.UsesFP || t.SetFPAbove == 0 || f.Room > 0 || len(others) == 0 {
		return nil, false
	}
	all = append(record, others...)
	if !slices.IsSortedFunc(all, func(a, b regalloc.Reg) int { return cmp.Compare(b, a) }) {
		return nil, false
	}
	_, n := t.SaveFirst(all)
	return all, n == len(all)
}

// epilogue returns the code before ret, a return or a tail call, or if ret is nil before code that continues without
// the frame.
func (ws *Workspace) epilogue(f *mach.Func, move bool, ret *mach.Instr) []mach.Instr {
	key, signs := f.Signs()
	if !signs {
		return ws.restores(f, move, ret)
	}
	code := ws.restores(f, move, ret)
	return append(append(ws.room(len(code)+1), code...), ws.instr(f.Target.Frame.Sign.Check[key], 0))
}

// restores returns the epilogue except for the check of the return address.
func (ws *Workspace) restores(f *mach.Func, move bool, ret *mach.Instr) []mach.Instr {
	code := ws.restore(f, move, ret)
	if f.Home > 0 {
		code = append(code, ws.instr(f.Target.Frame.AdjustSP, f.Home))
	}
	return code
}

// restore returns the part of the epilogue that undoes all but the first step of the prologue.
func (ws *Workspace) restore(f *mach.Func, move bool, ret *mach.Instr) []mach.Instr {
	t := &f.Target.Frame
	code := ws.room(longest(f))
	record, others := f.Saved()
	switch saved := int64(len(others)) * f.Target.ABI.ArgSlot; {
	case f.Room > 0:
		code = ws.appendPops(ws.appendPops(code, t, others), t, record)
		mergeFrame(f, code)
		return code
	case f.UsesFP:
		fixed := alignment(f) == 0 && !movesSP(f)
		if fixed && f.FrameSize > 0 {
			code = ws.appendAdjust(code, f, f.FrameSize)
		}
		if saved == 0 {
			if pops := ws.appendPops(code, t, record); fixed && bytesOf(f, pops) < leaveBytes(f) {
				return pops
			}
			return append(code[:0], ws.instr(t.Leave, 0))
		}
		if restore := ws.instr(t.RestoreSP, -saved); !fixed || f.FrameSize > 0 && bytesOf(f, code) >= f.Bytes(&restore) {
			code = append(code[:0], restore)
		}
		if all, ok := together(f); ok {
			return ws.appendPops(code, t, all)
		}
	case ret != nil && len(padding(f, move, ret)) > 0:
		return ws.appendPops(code, t, slices.Concat(others, padding(f, move, ret)))
	case move && ret != nil && pushes(f) > 0 && small(f) && dead(f, ret) != regalloc.NoReg:
		for range pushes(f) {
			code = append(code, ws.instr(t.Pop, 0, dead(f, ret)))
		}
	case move && f.FrameSize > 0:
		code = ws.appendAdjust(code, f, f.FrameSize)
	}
	return ws.appendPops(ws.appendPops(code, t, others), t, record)
}

// padding returns registers that are pushed below the saved ones, or popped before ret, instead of adjusting the stack
// pointer: as many words as the frame has, if size counts more than execution. Their values do not matter. It is empty
// if there are too few such registers, or the frame is not of that kind.
func padding(f *mach.Func, move bool, ret *mach.Instr) []regalloc.Reg {
	t, abi := &f.Target.Frame, &f.Target.ABI
	record, others := f.Saved()
	n := int(f.FrameSize / abi.ArgSlot)
	if !move || !small(f) || f.Room > 0 || len(record) > 0 || len(others) == 0 || abi.SaveGroup > 1 || alignment(f) > 0 || n*int(abi.ArgSlot) != int(f.FrameSize) {
		return nil
	}
	if pages, _ := probes(f); pages > 0 {
		return nil
	}
	free := discardable(f, ret)
	var fill []regalloc.Reg
	for _, r := range slices.Backward(abi.IntArgs) {
		if free.Has(r) && len(fill) < n {
			fill = append(fill, r)
		}
	}
	all := slices.Concat(others, fill)
	if _, most := t.SaveFirst(all); len(fill) < n || most < len(all) || !slices.IsSortedFunc(all, func(a, b regalloc.Reg) int { return cmp.Compare(b, a) }) {
		return nil
	}
	return fill
}

// leaveBytes returns the length of resetting the stack pointer from the frame pointer and popping that.
func leaveBytes(f *mach.Func) int {
	in := instr(f.Target.Frame.Leave, 0)
	return f.Bytes(&in)
}

// bytesOf returns the length of code in bytes.
func bytesOf(f *mach.Func, code []mach.Instr) (n int) {
	for i := range code {
		n += f.Bytes(&code[i])
	}
	return n
}

// mergeFrame makes the last push of a prologue, or the first pop of an epilogue, also allocate or release the frame.
func mergeFrame(f *mach.Func, code []mach.Instr) {
	if f.Room == 0 {
		return
	}
	word := f.Target.ABI.ArgSlot
	if in := &code[0]; f.Target.Frame.Popped(in.Tile) > 0 {
		n := len(in.Regs)
		_, in.Tile = f.Target.Frame.WithRoom(in.Regs[0].Reg, n)
		in.Imm = int64(n)*word + f.Room
		return
	}
	in := &code[len(code)-1]
	n := len(in.Regs)
	in.Tile, _ = f.Target.Frame.WithRoom(in.Regs[0].Reg, n)
	in.Imm = -int64(n)*word - f.Room
}

// movesSP reports whether instructions of f may move the stack pointer to where the prologue has not left it.
func movesSP(f *mach.Func) bool {
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			if f.Target.Tiles[b.Instrs[i].Tile].Flags&(target.TileFrame|target.TileAsm) != 0 {
				return true
			}
		}
	}
	return false
}

// join returns the epilogue code merged with the code before the index `before`: stack pointer adjustments are
// combined, and dropped if the epilogue sets the stack pointer.
func join(f *mach.Func, before, code []mach.Instr) []mach.Instr {
	t := &f.Target.Frame
	n := len(before) - 1
	if n < 0 || len(code) == 0 || before[n].Tile != t.AdjustSP {
		return code
	}
	switch code[0].Tile {
	case t.AdjustSP:
		code[0].Imm += before[n].Imm
	case t.Leave, t.RestoreSP:
	default:
		return code
	}
	before[n].Imm = 0
	return code
}

// appendAdjust appends the addition of n to the stack pointer.
func (ws *Workspace) appendAdjust(code []mach.Instr, f *mach.Func, n int64) []mach.Instr {
	t := f.Target
	add := &t.Tiles[t.Frame.AdjustSP]
	limit := &add.Operands[add.Imm].Imm
	if len(t.Frame.AdjustFar) > 0 && !limit.Allows(n, nil) && !limit.Allows(n-limit.Set.Part(n), nil) {
		for _, far := range t.Frame.AdjustFar {
			tile := &t.Tiles[far]
			if !tile.Operands[tile.Imm].Imm.Allows(n, nil) {
				continue
			}
			if tile.NumDefs == 0 {
				return append(code, ws.instr(far, n))
			}
			if r := free(f, t.Machine.Classes[tile.Operands[0].Class].Set); r != regalloc.NoReg {
				return append(code, ws.instr(far, n, r))
			}
		}
	}
	for limit.Set != nil && !limit.Allows(n, nil) {
		part := limit.Set.Part(n)
		code = append(code, ws.instr(t.Frame.AdjustSP, part))
		n -= part
	}
	return append(code, ws.instr(t.Frame.AdjustSP, n))
}

// free returns a register of the set that f saves, whose value does not matter between the saves and the prologue's
// end, and in epilogues before it is restored; or NoReg.
func free(f *mach.Func, set regalloc.RegSet) regalloc.Reg {
	for _, r := range slices.Backward(f.CalleeSaved) {
		if set.Has(r) && !f.Target.Machine.Regs[r].Reserved && (r != f.Target.FP || !f.UsesFP) {
			return r
		}
	}
	return regalloc.NoReg
}

// appendPushes appends the pushes of regs.
func (ws *Workspace) appendPushes(code []mach.Instr, t *target.FrameTiles, regs []regalloc.Reg) []mach.Instr {
	for len(regs) > 0 {
		tile, n := t.SaveFirst(regs)
		code = append(code, ws.instr(tile, 0, regs[:n]...))
		regs = regs[n:]
	}
	return code
}

// appendPops appends the pops of regs, which were pushed in that order.
func (ws *Workspace) appendPops(code []mach.Instr, t *target.FrameTiles, regs []regalloc.Reg) []mach.Instr {
	if t.Link != nil && len(regs) > 0 && regs[0] == t.Link.Reg {
		if n := slices.IndexFunc(regs, func(r regalloc.Reg) bool { return t.Bank(r) >= 0 }); n > 0 {
			code, regs = ws.appendPops(code, t, regs[n:]), regs[:n]
		}
		if n := len(regs); n > 1 && n < len(t.Link.Pops) {
			return append(code, ws.instr(t.Link.Pops[n], 0, regs...))
		}
		return append(ws.appendPops(code, t, regs[1:]), ws.instr(t.Link.Pop, 0, regs[0]))
	}
	for len(regs) > 0 {
		tile, n := t.RestoreLast(regs)
		code = append(code, ws.instr(tile, 0, regs[len(regs)-n:]...))
		regs = regs[:len(regs)-n]
	}
	return code
}

// pushes returns the number of pushes with which the prologue moves the stack pointer, or 0 if it adds to it.
func pushes(f *mach.Func) int64 { return pushesFor(f, f.FrameSize) }

// pushesFor returns the number of pushes that move the stack pointer down by size bytes, or 0 if an addition is no
// longer. Two pushes are slower than an addition.
func pushesFor(f *mach.Func, size int64) int64 {
	n := size / f.Target.ABI.ArgSlot
	if f.Target.ABI.SaveGroup > 1 || n != 1 && (n != 2 || !small(f)) || n*f.Target.ABI.ArgSlot != size {
		return 0
	}
	if int(n)*pushBytes(f) >= adjustBytes(f, size) {
		return 0
	}
	return n
}

// small reports whether the size of f counts more than its execution: then it also pops space allocated by its pushes,
// which reads memory.
func small(f *mach.Func) bool { return f.IR.Attrs.OptSize || f.IR.Attrs.MinSize }

// pushBytes returns the length of a push that only moves the stack pointer.
func pushBytes(f *mach.Func) int {
	in := instr(f.Target.Frame.Push, 0, dead(f, nil))
	return f.Bytes(&in)
}

// adjustBytes returns the length of an addition of n to the stack pointer.
func adjustBytes(f *mach.Func, n int64) int {
	in := instr(f.Target.Frame.AdjustSP, n)
	return f.Bytes(&in)
}

// dead returns a register into which to pop before ret, or NoReg: one that neither the caller expects to be preserved
// nor ret reads. A register that is both caller-saved by calls and preserved by the function does not qualify.
func dead(f *mach.Func, ret *mach.Instr) regalloc.Reg {
	free := discardable(f, ret)
	for _, r := range slices.Backward(f.ABI().IntRets) { // the last is rarely a result
		if free.Has(r) {
			return r
		}
	}
	if free.Empty() {
		return regalloc.NoReg
	}
	return free.First()
}

// discardable returns the registers of addresses that neither the caller cares about nor ret, if it is not nil, reads.
func discardable(f *mach.Func, ret *mach.Instr) regalloc.RegSet {
	t, abi := f.Target, f.ABI()
	free := abi.CallerSaved.Minus(regalloc.SetOf(abi.CalleeSaved...)).Intersect(t.Machine.Classes[t.ClassOf(t.Classes.Ptr)].Set)
	if ret != nil {
		for _, r := range ret.Regs {
			free.Remove(r.Reg)
		}
	}
	return free
}
