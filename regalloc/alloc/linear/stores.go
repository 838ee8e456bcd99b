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
	if slices.IsSortedFunc(s.instrMoves, byPlace) {
		return
	}
	s.ordered = s.ordered[:0]
	for _, b := range s.byInstr {
		s.ordered = append(s.ordered, s.instrMoves[s.moves[b][0]:s.moves[b][1]]...)
	}
	s.instrMoves, s.ordered = s.ordered, s.instrMoves
}

func byPlace(a, b regalloc.InstrMove) int { return cmp.Compare(a.Before, b.Before) }

// storeOnce replaces the stores of a value by one after each definition where
// that is executed less often: stores drift into loops when a value defined
// before a loop is evicted inside it. A slot filled at every definition holds
// the value ever after, so all other stores go. It reports whether there are
// stores.
func (s *scan) storeOnce() bool {
	if !s.countStores() {
		return false
	}
	cost := s.storing
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
				if cost[v] <= 0 || s.p.Operands[o].Role == regalloc.Use || s.locs[o].Kind() != regalloc.RegLoc {
					continue
				}
				if cost[v] -= s.freq[b]; i >= s.p.Blocks[b].LastSplit || !s.spend() {
					cost[v] = 0
				}
				defs = append(defs, def{i, o})
			}
		}
	}
	s.keepMoves(func(m *regalloc.Move) bool {
		return m.Dst.Kind() != regalloc.SlotLoc || cost[m.VReg] <= 0
	})
	n := len(s.instrMoves)
	for _, d := range defs {
		if v := s.p.Operands[d.op].VReg; cost[v] > 0 {
			s.instrMoves = append(s.instrMoves, regalloc.InstrMove{
				Before: d.after + 1, Move: regalloc.Move{VReg: v, Dst: regalloc.InSlot(int32(v)), Src: s.locs[d.op]},
			})
		}
	}
	if len(s.instrMoves) > n {
		slices.SortStableFunc(s.instrMoves, byPlace)
	}
	return true
}

// countStores fills storing in and reports whether there are stores.
func (s *scan) countStores() (any bool) {
	s.storing = scratch.Zeroed(s.storing, len(s.p.VRegs))
	k := 0
	for _, b := range s.byInstr {
		for end := s.p.Blocks[b].Instrs[1]; k < len(s.instrMoves) && s.instrMoves[k].Before < end; k++ {
			if m := &s.instrMoves[k].Move; m.Dst.Kind() == regalloc.SlotLoc {
				s.storing[m.VReg] += s.freq[b]
				any = true
			}
		}
	}
	for k := range s.edgeMoves {
		if m := &s.edgeMoves[k]; m.Dst.Kind() == regalloc.SlotLoc {
			s.storing[m.VReg] += s.weigh(s.p.Edges[m.Edge].Freq)
			any = true
		}
	}
	return any
}

// keepMoves drops the moves that keep does not want.
func (s *scan) keepMoves(keep func(m *regalloc.Move) bool) {
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
