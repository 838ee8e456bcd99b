package live

import (
	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// A live point is a pair of an instruction and a register live before it, or of a block and a register live into or
// out of it. Their number may grow quadratically; these bounds, per instruction and absolute, are for data structures
// that have an entry for each.
const (
	PointsEach  = 64
	PointsLeast = 1 << 18
)

// Crowded reports whether p, whose flow graph is f, has more live points than these bounds allow. Time and memory are
// linear in p.
func (ws *Workspace) Crowded(p *regalloc.Problem, f *cfg.Flow) bool {
	return !ws.PointsWithin(p, f, PointsLeast+PointsEach*len(p.Instrs))
}

// PointsWithin reports whether p has at most most live points. f is the flow graph of p. Time and memory are linear in
// p and most.
func (ws *Workspace) PointsWithin(p *regalloc.Problem, f *cfg.Flow, most int) bool {
	s := ws.compute(p, f, nil, most)
	if s == nil {
		return false
	}
	points := len(s.In) + len(s.Out)
	ws.alive = scratch.Zeroed(ws.alive, len(p.VRegs))
	for b := range int32(len(p.Blocks)) {
		out := s.LiveOut(regalloc.BlockID(b))
		for _, v := range out {
			ws.alive[v] = b + 1
		}
		n := len(out)
		first, end := p.InstrRange(regalloc.BlockID(b))
		for i := end - 1; i >= first && points <= most; i-- {
			n += ws.before(p.Ops(i), b+1)
			points += n
		}
	}
	return points <= most
}

// before returns how many more registers are live before an instruction with these operands than after it, and stamps
// them.
func (ws *Workspace) before(ops []regalloc.Operand, stamp int32) (n int) {
	for k := range ops {
		if v := ops[k].VReg; ops[k].Role == regalloc.Def && ws.alive[v] == stamp {
			ws.alive[v] = 0
			n--
		}
	}
	for k := range ops {
		if v := ops[k].VReg; ops[k].Role != regalloc.Def && ws.alive[v] != stamp {
			ws.alive[v] = stamp
			n++
		}
	}
	return n
}
