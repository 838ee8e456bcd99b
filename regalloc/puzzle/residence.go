package puzzle

import (
	"spillway/regalloc"
	"spillway/scratch"
)

// A stay is a stretch of a value in one register. Row 2p is the upper row of the
// instruction at place p, row 2p+1 its lower row.
type stay struct {
	v        regalloc.VReg
	reg      regalloc.Reg
	block    regalloc.BlockID
	entry    bool  // it begins at the start of the block
	from, to int32 // rows: the first, and the one after the last
}

// residence records, while puzzles are solved, where values stay and what is taken.
// Its memory serves all Problems of an Allocator.
type residence struct {
	row   int32 // at which values now settle and leave
	list  []stay
	open  []int32           // by virtual register: its stay that goes on
	rows  []regalloc.RegSet // by row: units taken
	entry []regalloc.RegSet // by block: units taken at its start
}

func (r *residence) init(p *regalloc.Problem) {
	r.list = r.list[:0]
	r.open, r.rows = scratch.Sized(r.open, len(p.VRegs)), scratch.Sized(r.rows, 2*len(p.Instrs))
	r.entry = scratch.Sized(r.entry, len(p.Blocks))
}

// settle begins a stay.
func (r *residence) settle(x stay) {
	r.open[x.v] = int32(len(r.list))
	x.from = r.row
	r.list = append(r.list, x)
}

// leave ends it.
func (r *residence) leave(v regalloc.VReg) { r.list[r.open[v]].to = r.row }

// noteUpper records what the upper row of the current instruction takes: what stays
// in registers, and what it reads.
func (s *solution) noteUpper() {
	q := &s.puzzle
	gone := regalloc.RegSet{}
	for _, e := range q.evicted {
		gone = gone.Union(s.unitsOf(e.reg))
	}
	for k := range q.ops {
		if q.ops[k].Role == regalloc.Use && q.dies(k) {
			gone = gone.Union(s.unitsOf(s.reg[q.ops[k].VReg]))
		}
	}
	for k := range q.pieces {
		if x := &q.pieces[k]; x.through && x.cur != x.reg {
			gone = gone.Union(s.unitsOf(x.cur))
		}
	}
	taken := s.busy.Minus(gone)
	for k := range q.pieces {
		if x := &q.pieces[k]; x.upper {
			taken = taken.Union(s.m.Regs[x.reg].Units)
		}
	}
	s.residence.rows[2*s.place] = taken
}

// unitsOf returns the units of r, none if there is no register.
func (s *solution) unitsOf(r regalloc.Reg) regalloc.RegSet {
	if r == regalloc.NoReg {
		return regalloc.RegSet{}
	}
	return s.m.Regs[r].Units
}

// noteLower records what its lower row takes: what stays, what it writes and what
// it destroys.
func (s *solution) noteLower() {
	q := &s.puzzle
	taken := s.busy.Union(q.clobbed)
	for k := range q.pieces {
		if x := &q.pieces[k]; x.lower {
			taken = taken.Union(s.m.Regs[x.reg].Units)
		}
	}
	s.residence.rows[2*s.place+1] = taken
}
