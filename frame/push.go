package frame

import (
	"math"
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/mach"
	"spillway/target"
)

// pushArguments replaces stores of call arguments by pushes if that is shorter, and moves the stack pointer back after
// calls that pop arguments. From the first push to the end of the call, and on to the next such call, the stack pointer
// is lower, and offsets of slots change accordingly. (A function with an ir.OpSetJmp keeps its stack pointer constant.)
// If all calls push, the stack need not be aligned in between. Requires: the stores of a call precede it in its block,
// the highest address first (package legalize emits them in this order). Linear in f.
func (ws *Workspace) pushArguments(f *mach.Func) {
	out := outgoing(f)
	if out < 0 {
		return
	}
	pushes := f.Target.ABI.SaveGroup <= 1 // else the stack pointer may not move by one argument
	p := new(pusher)
	if ws != nil {
		p = &ws.pusher
	}
	p.f, p.t, p.out, p.pushBytes, p.skew = f, f.Target, out, pushBytes(f), 0
	p.sites, p.all, p.positions = scratch.Zeroed(p.sites, len(f.Blocks)), p.all[:0], p.positions[:0]
	if pushes && !has(f, ir.OpDynAlloca) && !has(f, ir.OpSetJmp) && alignment(f) == 0 && !f.HasStackMaps() {
		p.choose()
	}
	most := 0
	for i, b := range f.Blocks {
		if len(p.sites[i]) > 0 || p.skew > 0 || pops(b) {
			p.rewrite(b, p.sites[i])
			most = max(most, len(p.code))
			b.Instrs = append(ws.room(len(p.code)), p.code...)
		}
	}
	f.Skew = p.skew
	clear(p.code[:most]) // do not retain the pointers
	clear(p.pushed)
	p.f, p.t, p.store = nil, nil, mach.Instr{}
}

// pops reports whether a call in b pops its arguments.
func pops(b *mach.Block) bool {
	for i := range b.Instrs {
		if b.Instrs[i].Pops() > 0 {
			return true
		}
	}
	return false
}

// choose finds the calls to push for, by block, and the resulting skew of the stack pointer.
func (p *pusher) choose() {
	left := int64(0)
	for i, b := range p.f.Blocks {
		n := int64(0)
		p.sites[i], n = p.find(b)
		left = max(left, n)
	}
	p.f.Slots[p.out].Size = left
	if len(p.all) > 0 && left == 0 {
		p.chooseSkew()
	}
}

// outgoing returns the only slot for outgoing arguments, or -1.
func outgoing(f *mach.Func) int32 {
	for i := range f.Slots {
		if f.Slots[i].Kind == mach.OutgoingSlot {
			return int32(i)
		}
	}
	return -1
}

// A site is a call whose arguments are pushed.
type site struct {
	stores []int // positions in the block, the highest address first
	loads  []int // by store: position of the load that a push from memory also performs, or -1
	call   int
	size   int64 // bytes of arguments
}

// pusher is the working state of pushArguments, and memory that is used again for the next function.
type pusher struct {
	f   *mach.Func
	t   *target.Target
	out int32

	skew int64 // bytes by which the stack pointer is above an aligned address

	pushBytes int // length of a push that only moves the stack pointer

	sites     [][]site // by block: its calls to push for
	all       []site   // memory of these
	positions []int    // memory of sites

	depth  int64        // bytes by which the stack pointer is below the frame
	code   []mach.Instr // the current block, rewritten
	gone   []bool       // by instruction of the current block: replaced by a push from memory
	store  mach.Instr   // of pays
	pushed []mach.Instr // the pushes of one argument
}

// find returns the calls of b to push for, and the bytes of arguments that the
// other calls need.
func (p *pusher) find(b *mach.Block) (sites []site, left int64) {
	firstSite, first := len(p.all), len(p.positions) // of the call that comes next
	other := false                                   // the slot is used in another way
	for i := range b.Instrs {
		in := &b.Instrs[i]
		tile := &p.t.Tiles[in.Tile]
		switch {
		case in.Mem.Used && in.Mem.Slot == p.out:
			if p.storedBytes(in) == 0 {
				other = true
			}
			p.positions = append(p.positions, i)
		case tile.Returns():
			s := site{stores: slices.Clip(p.positions[first:]), call: i, size: p.argBytes(in)}
			switch {
			case !other && len(s.stores) > 0 && p.covers(b, &s) && p.pays(b, &s):
				p.all = append(p.all, s)
			case len(s.stores) > 0, in.ArgBytes() > 0: // or they are for a later call; the callee also owns slots without a store
				left = p.f.Slots[p.out].Size
			}
			first, other = len(p.positions), false
		}
	}
	if len(p.positions) > first { // the call is in another block
		left = p.f.Slots[p.out].Size
	}
	return slices.Clip(p.all[firstSite:]), left
}

// argBytes returns the number of bytes of arguments in memory of the call in, or the maximum over all calls if unknown.
func (p *pusher) argBytes(in *mach.Instr) int64 {
	if n := in.ArgBytes(); n >= 0 {
		return n
	}
	return p.f.Slots[p.out].Size
}

// storedBytes returns the number of bytes of the argument that in stores, or 0 if it is not such a store.
func (p *pusher) storedBytes(in *mach.Instr) int64 {
	n := p.t.Tiles[in.Tile].Pattern
	if n == nil || n.Op != ir.OpStore || n.Kids[0].Op != ir.OpInvalid || in.Mem.Base >= 0 || in.Mem.Index >= 0 || in.Mem.HasSym {
		return 0
	}
	typ := n.Kids[0].Type
	return ir.RoundUp(p.t.Layout.StoreSize(typ), p.t.ABI.ArgSlot)
}

// covers reports whether the stores of s fill its arguments in order.
func (p *pusher) covers(b *mach.Block, s *site) bool {
	at := s.size
	for _, i := range s.stores {
		in := &b.Instrs[i]
		at -= p.storedBytes(in)
		if int64(in.Mem.Off) != at {
			return false
		}
	}
	return at == 0 && b.Instrs[s.call].Value != nil
}

// pays reports whether pushes are shorter than stores.
func (p *pusher) pays(b *mach.Block, s *site) bool {
	f := p.f
	bytes := p.padBytes(p.padding(s.size))
	if b.Instrs[s.call].Pops() == 0 {
		bytes += adjustBytes(f, p.t.ABI.StackAlign)
	}
	s.loads = p.loads(b, s)
	for k, i := range s.stores {
		p.store = b.Instrs[i]
		in := &p.store
		if len(in.Regs) == 0 && p.t.Frame.PushImm == target.NoTile {
			return false
		}
		in.Mem.Off -= mach.NearOffset // the displacement that Bytes assumes for slots
		bytes -= f.Bytes(in)
		if j := s.loads[k]; j >= 0 {
			load := &b.Instrs[j]
			p.pushed = append(p.pushed[:0], p.pushLoaded(load, in))
			bytes -= f.Bytes(load)
		} else {
			p.pushed = p.push(p.pushed[:0], in)
		}
		for q := range p.pushed {
			bytes += f.Bytes(&p.pushed[q])
		}
	}
	return bytes < 0
}

// padding returns the bytes above size bytes of arguments that align the stack.
func (p *pusher) padding(size int64) int64 {
	return (p.skew - size) & (p.t.ABI.StackAlign - 1)
}

// padBytes estimates the length of decrementing the stack pointer by n bytes.
func (p *pusher) padBytes(n int64) int {
	if n == 0 {
		return 0
	}
	return min(int(n/p.t.ABI.ArgSlot)*p.pushBytes, adjustBytes(p.f, n))
}

// chooseSkew sets p.skew to minimize the code.
func (p *pusher) chooseSkew() {
	f, abi := p.f, &p.t.ABI
	local, _ := localSlots(f, 0, fromStackPointer(f, has(f, ir.OpDynAlloca)))
	best, least := int64(0), math.MaxInt
	for n := range abi.StackAlign / abi.ArgSlot {
		size := local + n*abi.ArgSlot
		p.skew = -(size + savedBytes(f) + abi.ReturnAddr) & (abi.StackAlign - 1)
		if p.skew%frameAlign(f) != 0 {
			continue
		}
		cost := 2 * p.padBytes(size)
		for i, b := range f.Blocks {
			cost += p.skewCost(b, p.sites[i])
		}
		if cost < least || cost == least && p.skew < best {
			best, least = p.skew, cost
		}
	}
	p.skew = best
}

// skewCost estimates the bytes that align the stack for the calls of b.
func (p *pusher) skewCost(b *mach.Block, sites []site) (cost int) {
	for i := range b.Instrs {
		if !p.t.Tiles[b.Instrs[i].Tile].Returns() {
			continue
		}
		if len(sites) > 0 && sites[0].call == i {
			cost += p.padBytes(p.padding(sites[0].size))
			sites = sites[1:]
		} else if pad := p.padding(0); pad > 0 {
			cost += p.padBytes(pad) + adjustBytes(p.f, pad)
		}
	}
	return cost
}

// push appends the push of the argument that in stores.
func (p *pusher) push(code []mach.Instr, in *mach.Instr) []mach.Instr {
	frame, tile := &p.t.Frame, &p.t.Tiles[in.Tile]
	q := *in
	q.Mem = mach.NoMem
	typ := tile.Pattern.Kids[0].Type
	switch {
	case len(in.Regs) == 0:
		q.Tile = frame.PushImm
		if q.Sym == nil && q.Block == nil {
			q.Imm = ir.SignExtend(uint64(p.constant(in)), int(8*p.t.Layout.StoreSize(typ)))
		}
	case typ.IsInt() && p.t.RegNames[8*p.t.Layout.PtrBytes][in.Regs[0].Reg] != "":
		q.Tile = frame.Push
		q.Regs = []mach.Operand{{VReg: in.Regs[0].VReg, Reg: p.t.Machine.Whole(in.Regs[0].Reg)}} // of a byte, with junk above it
	default:
		q.Mem = in.Mem
		q.Mem.Slot, q.Mem.Off = p.out, 0
		code = append(code, p.adjust(-p.storedBytes(in)))
	}
	return append(code, q)
}

// constant returns the value that in, a store of a constant, stores.
func (p *pusher) constant(in *mach.Instr) int64 {
	if k := p.t.Tiles[in.Tile].Pattern.Kids[0]; k.Const {
		return k.Imm
	}
	return in.Imm
}

func (p *pusher) adjust(n int64) mach.Instr {
	return mach.Instr{Tile: p.t.Frame.AdjustSP, Origin: mach.FromCall, Imm: n, Mem: mach.NoMem}
}

// rewrite replaces the stores of sites in b by pushes. After a call, its arguments stay on the stack until the next
// such call, or a call with arguments in the frame, or the end of the block.
func (p *pusher) rewrite(b *mach.Block, sites []site) {
	p.code, p.depth = p.code[:0], 0
	pushed := 0 // stores of sites[0]
	p.gone = scratch.Zeroed(p.gone, len(b.Instrs))
	for _, s := range sites {
		for _, j := range s.loads {
			if j >= 0 {
				p.gone[j] = true
			}
		}
	}
	for i := range b.Instrs {
		if p.gone[i] {
			continue
		}
		in := &b.Instrs[i]
		tile := &p.t.Tiles[in.Tile]
		call := tile.Returns()
		switch {
		case len(sites) > 0 && pushed < len(sites[0].stores) && i == sites[0].stores[pushed]:
			if pushed == 0 {
				p.moveTo(p.padding(sites[0].size))
			}
			if j := sites[0].loads[pushed]; j >= 0 {
				p.code = append(p.code, p.moved(p.pushLoaded(&b.Instrs[j], in)))
			} else {
				p.code = p.push(p.code, in)
			}
			p.depth += p.storedBytes(in)
			pushed++
			continue
		case len(sites) > 0 && i == sites[0].call:
			sites, pushed = sites[1:], 0
		case in.Mem.Used && in.Mem.Slot == p.out, tile.Flags&target.TileTerm != 0 && !p.isLost(b), call && p.argBytes(in) > 0:
			p.moveTo(0)
		case call && (p.depth-p.skew)&(p.t.ABI.StackAlign-1) != 0:
			p.moveTo(p.skew)
		}
		p.code = append(p.code, p.moved(*in))
		if p.depth -= in.Pops(); p.depth < 0 {
			p.moveTo(0)
		}
	}
}

// moved returns in adjusted for a stack pointer p.depth bytes below the frame.
func (p *pusher) moved(in mach.Instr) mach.Instr {
	if in.Mem.Used && in.Mem.Slot >= 0 && !p.f.UsesFP {
		in.Mem.Off += int32(p.depth)
	}
	return in
}

// isLost reports whether the end of b is unreachable.
func (p *pusher) isLost(b *mach.Block) bool {
	n := p.t.Tiles[b.Instrs[len(b.Instrs)-1].Tile].Pattern
	return n != nil && n.Op == ir.OpUnreachable
}

// moveTo moves the stack pointer to depth bytes below the frame.
func (p *pusher) moveTo(depth int64) {
	word := p.t.ABI.ArgSlot
	n := depth - p.depth
	p.depth = depth
	switch {
	case n == 0:
	case n > 0 && pushesFor(p.f, n) > 0:
		for range n / word {
			in := instr(p.t.Frame.Push, 0, dead(p.f, nil))
			in.Origin = mach.FromCall
			p.code = append(p.code, in)
		}
	default:
		p.code = append(p.code, p.adjust(-n))
	}
}
