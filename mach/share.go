package mach

import (
	"math"

	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// Share eliminates common subexpressions across blocks among long instructions without operands, such as addresses of
// symbols: if an instruction is dominated by an equal one in another block, its uses are redirected to that one's
// result. The longest ones, large immediates, and those that many blocks compute need no dominating block: they are
// hoisted to the nearest common dominator, if that is executed no more often than all of these together. Selection
// materializes such values in each block. On machines whose instructions preserve their operands, shorter ones are
// shared, too (target.RegisterCosts.FreeShares): their shares need no moves. An allocator may rematerialize them if it
// runs out of registers, but it cannot merge values. On machines that materialize most constants in registers, they are
// hoisted out of loops, too (target.RegisterCosts.LoopConstants). f is in SSA form, before KeepAcross. O(size of f), plus
// the dominator tree if there is something to share or a loop.
func Share(f *Func, ws *ShareWorkspace) {
	if len(f.Blocks) < 2 {
		return
	}
	shares, hoists := ws.find(f), hoistsConstants(f)
	if !shares && !hoists {
		return
	}
	flow := ws.flow.NewFlow(blockGraph{f})
	order := ws.flow.ReversePostorder(flow)
	dom := ws.flow.Dominators(flow, order)
	ws.work = ws.work[:0]
	if shares {
		ws.shares(f, dom, order)
	}
	if hoists {
		shared := len(ws.work)
		ws.same = scratch.Filled(ws.same, len(f.VRegs), NoVReg)
		if ws.hoistConstants(f, dom, order, ws.flow.Loops(flow, order)); len(ws.work) > shared {
			ws.rewrite(f)
		}
	}
	if len(ws.work) > 0 {
		ws.open(f, flow)
	}
}

// shares shares equal values, and adds the blocks that need no longer compute one to ws.work.
func (ws *ShareWorkspace) shares(f *Func, dom *cfg.DomTree, order *cfg.Order) {
	ws.same = scratch.Filled(ws.same, len(f.VRegs), NoVReg)
	clear(ws.firsts)
	ws.twice = ws.twice[:0]
	for at, i := range order.Blocks[:order.Reachable] {
		b := f.Blocks[i]
		for n := range b.Instrs {
			if in := &b.Instrs[n]; f.shareable(in) {
				ws.share(dom, keyOf(f, in), made{b.ID, in.Regs[0].VReg, int32(at)}, f.reach(in))
			}
		}
	}
	if ws.hoist(f, dom, order); len(ws.work) > 0 {
		ws.rewrite(f)
	}
}

// A ShareWorkspace is reusable memory of Share. It must not be used concurrently. The zero value is ready.
type ShareWorkspace struct {
	flow   cfg.Workspace
	firsts map[shareKey][]made // never iterated
	same   []VReg              // by virtual register: its replacement, or NoVReg
	work   []int32             // worklist of blocks into which a value is live
	twice  []shareKey          // computed in several blocks, in the order in which the second occurrences are found
	// The constants hoisted out of loops.
	constants constantHoister
}

// made records that a block materializes a value.
type made struct {
	block BlockID
	v     VReg
	at    int32 // the block's position in reverse postorder
}

// shareKey identifies instructions that compute the same value.
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
	// A value is shared if each use saves that many bytes: shorter ones cost registers more than they save.
	sharedBytes = 4
	// A value is hoisted to a block without it if each use saves hoistedBytes, or all but one of its occurrences save
	// hoistedTotal together: hoistedFree where shares are free.
	hoistedBytes, hoistedTotal, hoistedFree = 7, 32, 8
	// freeReach is the number of blocks, in reverse postorder, for which a value is shared because shares are free, and
	// that of a loop out of which constants are hoisted: there are many such values, and all of them live throughout a
	// long function would take quadratic time.
	freeReach = 400
	// maxFirsts is the maximum number of remembered blocks with the same value, none of which dominates another.
	maxFirsts = 100
)

// blockGraph is the blocks of a function as a graph.
type blockGraph struct{ f *Func }

func (g blockGraph) NumBlocks() int     { return len(g.f.Blocks) }
func (g blockGraph) NumSuccs(b int) int { return len(g.f.Blocks[b].Succs) }
func (g blockGraph) Succ(b, i int) int  { return int(g.f.Blocks[b].Succs[i].To) }

// shareable reports whether in defines a value that can be computed anywhere, and is long enough.
func (f *Func) shareable(in *Instr) bool {
	return f.rematerializable(in) && f.sharing(in) >= sharedBytes
}

// sharing returns the number of bytes saved by each use of a shared value in place of in, which computes it: the length
// of in, less that of a move unless shares are free.
func (f *Func) sharing(in *Instr) int {
	if f.Target.FreeShares {
		return f.Bytes(in)
	}
	return f.overMove(in)
}

// reach returns the number of blocks for which the value that in computes may be shared.
func (f *Func) reach(in *Instr) int32 {
	if f.Target.FreeShares && f.overMove(in) < sharedBytes {
		return freeReach
	}
	return math.MaxInt32
}

// overMove returns the length of in, which defines a value, less that of a move.
func (f *Func) overMove(in *Instr) int {
	return f.Bytes(in) - int(f.Target.Machine.Classes[f.VRegs[in.Regs[0].VReg].Class].Move)
}

// hoistable reports whether a value that in computes in n blocks, none of which dominates the others, is hoisted.
func (f *Func) hoistable(in *Instr, n int) bool {
	saves := f.sharing(in)
	if f.Target.FreeShares {
		return saves*(n-1) >= hoistedFree
	}
	return saves >= hoistedBytes || saves*(n-1) >= hoistedTotal
}

func keyOf(f *Func, in *Instr) shareKey {
	return shareKey{in.Tile, f.VRegs[in.Regs[0].VReg].Class, in.Pred, in.Block, in.Imm, in.Sym, in.Mem}
}

// find reports whether a value is computed twice. Only then are dominators needed.
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
				ws.firsts[k] = []made{{block: b.ID, v: in.Regs[0].VReg}}
			}
		}
	}
	return false
}

// share replaces the value of m by an equal value of a dominating block within reach, if there is one.
func (ws *ShareWorkspace) share(dom *cfg.DomTree, k shareKey, m made, reach int32) {
	list := ws.firsts[k]
	for _, first := range list {
		if first.block == m.block {
			return // left alone, and not listed twice: the value would be hoisted to the end of its own block
		}
		if m.at-first.at <= reach && dom.Dominates(int32(first.block), int32(m.block)) {
			ws.same[m.v] = first.v
			ws.work = append(ws.work, int32(m.block))
			return
		}
	}
	if len(list) == 1 {
		ws.twice = append(ws.twice, k)
	}
	if len(list) < maxFirsts {
		ws.firsts[k] = append(list, m)
	}
}

// hoist moves values computed on several paths to a common dominator.
func (ws *ShareWorkspace) hoist(f *Func, dom *cfg.DomTree, order *cfg.Order) {
	for _, k := range ws.twice {
		list := ws.firsts[k]
		in := f.definition(list[0])
		if !f.hoistable(&in, len(list)) {
			continue
		}
		at, freq, least := int32(list[0].block), 0.0, list[len(list)-1].at-f.reach(&in)
		for _, m := range list {
			for order.Index[at] >= least && !dom.Dominates(at, int32(m.block)) {
				at = dom.IDom[at]
			}
			freq += f.Blocks[m.block].Freq
		}
		if order.Index[at] < least {
			continue
		}
		b := f.Blocks[at]
		if freq < b.Freq && (f.IR == nil || !f.IR.Attrs.MinSize) {
			continue
		}
		v := f.copyTo(b, in)
		for _, m := range list {
			ws.same[m.v] = v
			ws.work = append(ws.work, int32(m.block))
		}
	}
}

// open marks the blocks into which a value is now live, and all their predecessors, as not closed.
func (ws *ShareWorkspace) open(f *Func, flow *cfg.Flow) {
	seen := make([]bool, len(f.Blocks))
	for len(ws.work) > 0 {
		b := ws.work[len(ws.work)-1]
		ws.work = ws.work[:len(ws.work)-1]
		if !seen[b] {
			seen[b] = true
			f.Blocks[b].Closed = false
			ws.work = append(ws.work, flow.PredsOf(b)...)
		}
	}
}

// rewrite removes the definitions of replaced values, and redirects their uses.
func (ws *ShareWorkspace) rewrite(f *Func) {
	to := func(v *VReg) {
		for *v != NoVReg && int(*v) < len(ws.same) && ws.same[*v] != NoVReg {
			*v = ws.same[*v]
		}
	}
	for _, b := range f.Blocks {
		kept := b.Instrs[:0]
		for n := range b.Instrs {
			in := b.Instrs[n]
			if len(in.Regs) == 1 && int(in.Regs[0].VReg) < len(ws.same) && ws.same[in.Regs[0].VReg] != NoVReg && f.defines(&in, 0) {
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
