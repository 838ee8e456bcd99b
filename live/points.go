package live

import (
	"spillway/cfg"
	"spillway/internal/scratch"
	"spillway/regalloc"
)

// PointsWithin reports whether p has at most so many live points: pairs of an instruction and a
// register that is live before it, and of a block and a register that is live into or out of it.
// What has a table of all of them asks this first, since they may grow with the square of the
// function. f is the flow graph of p. Time and memory are linear in p and most.
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
		for i := end - 1; i >= first; i-- {
			n += ws.before(p.Ops(i), b+1)
			if points += n; points > most {
				return false
			}
		}
	}
	return true
}

// before returns how many more registers are live before an instruction with these operands than
// behind it, and stamps those that are.
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
