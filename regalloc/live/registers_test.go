package live_test

import (
	"testing"

	"spillway/cfg"
	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/live"
)

// access is what happens to units at one moment: reads come before writes.
type access struct{ reads, writes regalloc.RegSet }

// accesses lists forwards what block b of a Result does to units.
func accesses(p *regalloc.Problem, r *regalloc.Result, b regalloc.BlockID) (list []access) {
	first, end := p.InstrRange(b)
	for i := first; i < end; i++ {
		var moves []regalloc.Move
		for _, m := range r.InstrMoves {
			if m.Before == i {
				moves = append(moves, m.Move)
			}
		}
		list = append(list, movesAccess(p, moves)...)
		var a access
		ops := p.Instrs[i].Operands
		for o := ops[0]; o < ops[1]; o++ {
			if l := r.Locs[o]; l.Kind() == regalloc.RegLoc {
				units := p.Machine.Regs[l.Reg()].Units
				if p.Operands[o].Role != regalloc.Def {
					a.reads = a.reads.Union(units)
				}
				if p.Operands[o].Role != regalloc.Use {
					a.writes = a.writes.Union(units)
				}
			}
		}
		list = append(list, a)
	}
	return list
}

// movesAccess is what moves do, step by step.
func movesAccess(p *regalloc.Problem, moves []regalloc.Move) (list []access) {
	for k := range moves {
		if k == 0 || moves[k].Step != moves[k-1].Step {
			list = append(list, access{})
		}
		a := &list[len(list)-1]
		if l := moves[k].Src; l.Kind() == regalloc.RegLoc {
			a.reads = a.reads.Union(p.Machine.Regs[l.Reg()].Units)
		}
		if l := moves[k].Dst; l.Kind() == regalloc.RegLoc {
			a.writes = a.writes.Union(p.Machine.Regs[l.Reg()].Units)
		}
	}
	return list
}

// readLater searches forwards from the start of b for a read of unit u that comes
// before a write.
func readLater(p *regalloc.Problem, blocks [][]access, edges [][]access, b regalloc.BlockID, u regalloc.Reg, seen []bool) bool {
	if seen[b] {
		return false
	}
	seen[b] = true
	state := func(list []access) int {
		for _, a := range list {
			if a.reads.Has(u) {
				return 1
			}
			if a.writes.Has(u) {
				return -1
			}
		}
		return 0
	}
	if x := state(blocks[b]); x != 0 {
		return x > 0
	}
	e0, e1 := p.Succs(b)
	for e := e0; e < e1; e++ {
		if x := state(edges[e]); x > 0 || x == 0 && readLater(p, blocks, edges, p.Edges[e].To, u, seen) {
			return true
		}
	}
	return false
}

// TestRegisters holds the liveness of registers in Results against a search forwards
// from each block.
func TestRegisters(t *testing.T) {
	alive := 0
	for seed := range uint64(60) {
		m := irgen.I386()
		if seed%3 == 0 {
			m = irgen.Tiny(4 + int(seed%5))
		}
		p := irgen.Problem(m, seed, irgen.Options{Blocks: 8, Instrs: 5, Window: 10, Critical: seed%2 == 0})
		r, err := puzzle.New().Allocate(p, regalloc.Options{})
		if err != nil {
			continue
		}
		blocks, edges := make([][]access, len(p.Blocks)), make([][]access, len(p.Edges))
		for b := range blocks {
			blocks[b] = accesses(p, r, regalloc.BlockID(b))
		}
		for e := range edges {
			var moves []regalloc.Move
			for _, x := range r.EdgeMoves {
				if int(x.Edge) == e {
					moves = append(moves, x.Move)
				}
			}
			edges[e] = movesAccess(p, moves)
		}
		in := registers(p, r)
		for b := range p.Blocks {
			for u := range regalloc.Reg(p.Machine.NumUnits) {
				want := readLater(p, blocks, edges, regalloc.BlockID(b), u, make([]bool, len(p.Blocks)))
				if got := in[b].Has(u); got != want {
					t.Fatalf("seed %d: unit %d at the start of block %d: live %v, want %v", seed, u, b, got, want)
				} else if got {
					alive++
				}
			}
		}
	}
	if alive < 500 {
		t.Errorf("only %d units were live", alive)
	}
}

// registers solves the liveness of a Result.
func registers(p *regalloc.Problem, r *regalloc.Result) []regalloc.RegSet {
	f := cfg.Analyze(p)
	var x live.Registers
	// before passes moves backwards, step by step.
	before := func(moves []regalloc.Move, after regalloc.RegSet) regalloc.RegSet {
		for to := len(moves); to > 0; {
			from := to - 1
			for from > 0 && moves[from-1].Step == moves[to-1].Step {
				from--
			}
			after, to = live.BeforeMoves(p.Machine, moves[from:to], after, nil), from
		}
		return after
	}
	live.SolveRegisters(&x, f.Loops.Order, f.PredsOf, func(b int32) (now regalloc.RegSet) {
		e0, e1 := p.Succs(regalloc.BlockID(b))
		for e := e0; e < e1; e++ {
			var moves []regalloc.Move
			for _, m := range r.EdgeMoves {
				if m.Edge == e {
					moves = append(moves, m.Move)
				}
			}
			now = now.Union(before(moves, x.In[p.Edges[e].To]))
		}
		first, end := p.InstrRange(regalloc.BlockID(b))
		for i := end - 1; i >= first; i-- {
			now = live.BeforeInstr(p, i, r.Locs, now)
			var moves []regalloc.Move
			for _, m := range r.InstrMoves {
				if m.Before == i {
					moves = append(moves, m.Move)
				}
			}
			now = before(moves, now)
		}
		return now
	})
	return x.In
}

// TestDeadMoves takes moves that only feed each other, and one that is read.
func TestDeadMoves(t *testing.T) {
	m := irgen.Tiny(4)
	reg := func(r regalloc.Reg) regalloc.Loc { return regalloc.InRegister(r) }
	moves := []regalloc.Move{{Dst: reg(0), Src: reg(1)}, {Dst: reg(2), Src: reg(3)}, {Dst: regalloc.InSlot(0), Src: reg(2)}}
	dead := make([]bool, len(moves))
	after := m.Machine.Regs[0].Units
	before := live.BeforeMoves(m.Machine, moves, after, dead)
	if dead[0] || !dead[1] || dead[2] {
		t.Errorf("dead moves: %v", dead)
	}
	if want := m.Machine.Regs[1].Units.Union(m.Machine.Regs[2].Units); before != want {
		t.Errorf("live before: %v, want %v", before, want)
	}
}
