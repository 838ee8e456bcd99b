package mach

import (
	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// Share makes one value of those that several blocks make alike by a long instruction without operands, such as the
// address of a symbol: where an instruction is dominated by an equal one of another block, the uses of its result become
// uses of that one's. Selection makes such values anew in each block. An allocator may do so again wherever it has no register for
// one, but it can only keep in a register what is one value. f is in SSA, before KeepAcross. O(size of
// f), and the dominators of its blocks if there is something to share.
func Share(f *Func, ws *ShareWorkspace) {
	if len(f.Blocks) < 2 || !ws.find(f) {
		return
	}
	flow := ws.flow.NewFlow(blockGraph{f})
	order := ws.flow.ReversePostorder(flow)
	dom := ws.flow.Dominators(flow, order)
	ws.same = scratch.Filled(ws.same, len(f.VRegs), NoVReg)
	clear(ws.firsts)
	any := false
	for _, i := range order.Blocks[:order.Reachable] {
		b := f.Blocks[i]
		for n := range b.Instrs {
			if in := &b.Instrs[n]; f.shareable(in) {
				any = ws.share(dom, keyOf(f, in), made{b.ID, in.Regs[0].VReg}) || any
			}
		}
	}
	if any {
		ws.rewrite(f)
	}
}

// A ShareWorkspace is memory of Share, used again and again by one goroutine. The zero value is ready.
type ShareWorkspace struct {
	flow   cfg.Workspace
	firsts map[shareKey][]made // nothing depends on its order
	same   []VReg              // by virtual register: which one it has become, or NoVReg
}

// made says that a block makes a value.
type made struct {
	block BlockID
	v     VReg
}

// shareKey is what is equal in instructions that make the same value.
type shareKey struct {
	tile  target.TileID
	class regalloc.ClassID
	pred  ir.Pred
	block *ir.Block
	imm   int64
	sym   ir.Symbol
	mem   Mem
}

const (
	// A value is shared if a move of it is that many bytes shorter than what makes it: shorter ones cost registers
	// more than they save.
	sharedBytes = 4
	// maxFirsts bounds the blocks with the same value, none of which dominates another, that are remembered.
	maxFirsts = 8
)

// blockGraph is the blocks of a function as a graph.
type blockGraph struct{ f *Func }

func (g blockGraph) NumBlocks() int     { return len(g.f.Blocks) }
func (g blockGraph) NumSuccs(b int) int { return len(g.f.Blocks[b].Succs) }
func (g blockGraph) Succ(b, i int) int  { return int(g.f.Blocks[b].Succs[i].To) }

// shareable reports whether in makes a value that may be made anywhere, at length.
func (f *Func) shareable(in *Instr) bool {
	t := &f.Target.Tiles[in.Tile]
	if t.Flags&target.TileRemat == 0 || len(in.Regs) != 1 || t.NumDefs != 1 || in.Regs[0].Reg != regalloc.NoReg {
		return false
	}
	c := f.VRegs[in.Regs[0].VReg].Class
	return f.Bytes(in) >= int(f.Target.Machine.Classes[c].Move)+sharedBytes
}

func keyOf(f *Func, in *Instr) shareKey {
	return shareKey{in.Tile, f.VRegs[in.Regs[0].VReg].Class, in.Pred, in.Block, in.Imm, in.Sym, in.Mem}
}

// find reports whether a value is made twice. Only then are dominators needed.
func (ws *ShareWorkspace) find(f *Func) bool {
	if ws.firsts == nil {
		ws.firsts = map[shareKey][]made{}
	}
	clear(ws.firsts)
	for _, b := range f.Blocks {
		for n := range b.Instrs {
			if in := &b.Instrs[n]; f.shareable(in) {
				k := keyOf(f, in)
				if ws.firsts[k] != nil {
					return true
				}
				ws.firsts[k] = []made{{b.ID, in.Regs[0].VReg}}
			}
		}
	}
	return false
}

// share has an equal value of a block that dominates that of m stand for m's, if there is one.
func (ws *ShareWorkspace) share(dom *cfg.DomTree, k shareKey, m made) bool {
	list := ws.firsts[k]
	for _, first := range list {
		if first.block != m.block && dom.Dominates(int32(first.block), int32(m.block)) {
			ws.same[m.v] = first.v
			return true
		}
	}
	if len(list) < maxFirsts {
		ws.firsts[k] = append(list, m)
	}
	return false
}

// rewrite leaves out what makes the values that have become others, and makes their uses those of these.
func (ws *ShareWorkspace) rewrite(f *Func) {
	to := func(v *VReg) {
		if *v != NoVReg && ws.same[*v] != NoVReg {
			*v = ws.same[*v]
		}
	}
	for _, b := range f.Blocks {
		kept := b.Instrs[:0]
		for n := range b.Instrs {
			in := b.Instrs[n]
			if len(in.Regs) == 1 && ws.same[in.Regs[0].VReg] != NoVReg && f.defines(&in, 0) {
				continue
			}
			for r := range in.Regs {
				to(&in.Regs[r].VReg)
			}
			kept = append(kept, in)
		}
		clear(b.Instrs[len(kept):])
		b.Instrs = kept
		for e := range b.Succs {
			for a := range b.Succs[e].Args {
				to(&b.Succs[e].Args[a])
			}
		}
	}
	for _, parts := range f.Watched {
		for k := range parts {
			to(&parts[k])
		}
	}
}
