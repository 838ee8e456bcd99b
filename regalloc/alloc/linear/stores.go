package linear

import (
	"cmp"
	"slices"

	"spillway/internal/scratch"
	"spillway/regalloc"
)

// orderMoves sorts moves by position: blocks were visited in another order than
// that of their instructions.
func (s *scan) orderMoves() {
	if slices.IsSortedFunc(s.out.instrMoves, byPlace) {
		return
	}
	s.out.ordered = s.out.ordered[:0]
	for _, b := range s.flow.byInstr {
		s.out.ordered = append(s.out.ordered, s.out.instrMoves[s.out.moves[b][0]:s.out.moves[b][1]]...)
	}
	s.out.instrMoves, s.out.ordered = s.out.ordered, s.out.instrMoves
}

func byPlace(a, b regalloc.InstrMove) int { return cmp.Compare(a.Before, b.Before) }

// storeOnce replaces the stores of a value by one after each definition if that executes fewer stores: stores end up
// in loops when a value defined before a loop is evicted inside it. A slot stored at every definition is always valid
// afterwards, so all other stores are removed. It reports whether there are stores.
func (s *scan) storeOnce() bool {
	if !s.countStores() {
		return false
	}
	cost := s.out.storing
	type def struct {
		after regalloc.InstrID
		op    regalloc.OpID
	}
	var defs []def
	for b := range s.p.Blocks {
		first, end := s.p.InstrRange(regalloc.BlockID(b))
		for i := first; i < end; i++ {
			for o := s.p.Instrs[i].Operands[0]; o < s.p.Instrs[i].Operands[1]; o++ {
				v := s.p.Operands[o].VReg
				if cost[v] <= 0 || s.p.Operands[o].Role == regalloc.Use || s.out.locs[o].Kind() != regalloc.RegLoc {
					continue
				}
				if cost[v] -= s.flow.freq[b]; i >= s.p.Blocks[b].LastSplit || !s.spend() {
					cost[v] = 0
				}
				defs = append(defs, def{i, o})
			}
		}
	}
	s.out.keepMoves(func(m *regalloc.Move) bool {
		return m.Dst.Kind() != regalloc.SlotLoc || cost[m.VReg] <= 0
	})
	n := len(s.out.instrMoves)
	for _, d := range defs {
		if v := s.p.Operands[d.op].VReg; cost[v] > 0 {
			if s.journal.log != nil {
				s.journal.log(regalloc.Decision{Kind: regalloc.Spilled, VReg: v, Other: regalloc.None, Instr: d.after, From: s.out.locs[d.op], To: regalloc.InSlot(0), Why: "stored here, at its definition, since that is executed less often than stores where it leaves its register; those are removed"})
			}
			s.out.instrMoves = append(s.out.instrMoves, regalloc.InstrMove{
				Before: d.after + 1, Move: regalloc.Move{VReg: v, Dst: regalloc.InSlot(int32(v)), Src: s.out.locs[d.op]},
			})
		}
	}
	if len(s.out.instrMoves) > n {
		slices.SortStableFunc(s.out.instrMoves, byPlace)
	}
	return true
}

// countStores fills storing in and reports whether there are stores.
func (s *scan) countStores() (any bool) {
	s.out.storing = scratch.Zeroed(s.out.storing, len(s.p.VRegs))
	k := 0
	for _, b := range s.flow.byInstr {
		for end := s.p.Blocks[b].Instrs[1]; k < len(s.out.instrMoves) && s.out.instrMoves[k].Before < end; k++ {
			if m := &s.out.instrMoves[k].Move; m.Dst.Kind() == regalloc.SlotLoc {
				s.out.storing[m.VReg] += s.flow.freq[b]
				any = true
			}
		}
	}
	for k := range s.out.edgeMoves {
		if m := &s.out.edgeMoves[k]; m.Dst.Kind() == regalloc.SlotLoc {
			s.out.storing[m.VReg] += s.regs.weigh(s.p.Edges[m.Edge].Freq)
			any = true
		}
	}
	return any
}

// keepMoves removes the moves for which keep reports false.
func (s *output) keepMoves(keep func(m *regalloc.Move) bool) {
	n := 0
	for k := range s.instrMoves {
		if keep(&s.instrMoves[k].Move) {
			s.instrMoves[n] = s.instrMoves[k]
			n++
		}
	}
	s.instrMoves = s.instrMoves[:n]
	n = 0
	for k := range s.edgeMoves {
		if keep(&s.edgeMoves[k].Move) {
			s.edgeMoves[n] = s.edgeMoves[k]
			n++
		}
	}
	s.edgeMoves = s.edgeMoves[:n]
}
