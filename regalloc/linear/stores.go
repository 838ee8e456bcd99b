package linear

import (
	"slices"

	"spillway/regalloc"
)

// orderMoves sorts moves by place: blocks were visited in another order than
// that of their instructions.
func (s *scan) orderMoves() {
	byPlace := func(a, b regalloc.InstrMove) int { return int(a.Before) - int(b.Before) }
	if !slices.IsSortedFunc(s.instrMoves, byPlace) {
		slices.SortStableFunc(s.instrMoves, byPlace)
	}
}

// storeOnce replaces the stores of a value by one after each definition where
// that is executed less often: stores drift into loops when a value defined
// before a loop is evicted inside it. A slot filled at every definition holds
// the value ever after, so all other stores go.
func (s *scan) storeOnce() {
	cost := make([]float64, len(s.p.VRegs)) // executions of stores
	any := false
	s.eachMove(func(m *regalloc.Move, freq float64) bool {
		if m.Dst.Kind() == regalloc.SlotLoc {
			cost[m.VReg] += freq
			any = true
		}
		return true
	})
	if !any {
		return
	}
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
				if s.p.Operands[o].Role == regalloc.Use || cost[v] <= 0 || s.locs[o].Kind() != regalloc.RegLoc {
					continue
				}
				if cost[v] -= s.freq[b]; i >= s.p.Blocks[b].LastSplit || !s.spend() {
					cost[v] = 0
				}
				defs = append(defs, def{i, o})
			}
		}
	}
	s.eachMove(func(m *regalloc.Move, _ float64) bool {
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
		s.orderMoves()
	}
}

// eachMove calls keep for every move with its executions, and drops those it
// does not keep. Moves at instructions are in order.
func (s *scan) eachMove(keep func(m *regalloc.Move, freq float64) bool) {
	n := 0
	block := s.blockOf()
	for k := range s.instrMoves {
		if m := &s.instrMoves[k]; keep(&m.Move, s.freq[block(m.Before)]) {
			s.instrMoves[n] = *m
			n++
		}
	}
	s.instrMoves = s.instrMoves[:n]
	n = 0
	for k := range s.edgeMoves {
		if m := &s.edgeMoves[k]; keep(&m.Move, s.weigh(s.p.Edges[m.Edge].Freq)) {
			s.edgeMoves[n] = *m
			n++
		}
	}
	s.edgeMoves = s.edgeMoves[:n]
}

// blockOf returns a function from instructions, asked in ascending order, to
// their blocks.
func (s *scan) blockOf() func(regalloc.InstrID) regalloc.BlockID {
	k := 0
	return func(i regalloc.InstrID) regalloc.BlockID {
		for i >= s.p.Blocks[s.byInstr[k]].Instrs[1] {
			k++
		}
		return s.byInstr[k]
	}
}
