package irgen

import "spillway/regalloc"

// Execute runs p on made-up values for up to limit instructions and returns a
// digest of everything that its instructions read, in order. Which way a branch
// goes follows from what was read before. Digests are equal for Problems that
// compute the same.
func Execute(p *regalloc.Problem, seed uint64, limit int) []uint64 {
	vals := make([]uint64, len(p.VRegs))
	x := executor{p: p, seed: seed, limit: limit}
	return x.run(
		func(o regalloc.OpID) uint64 { return vals[p.Operands[o].VReg] },
		func(o regalloc.OpID, value uint64) { vals[p.Operands[o].VReg] = value },
		func(regalloc.InstrID) bool { return true },
		func(e regalloc.EdgeID) {
			params, args := p.BlockParams(p.Edges[e].To), p.EdgeArgs(e)
			got := make([]uint64, len(args))
			for k, a := range args {
				got[k] = vals[a]
			}
			for k, v := range params {
				vals[v] = got[k]
			}
		},
	)
}

// ExecuteResult runs p with its values in the locations of r.
func ExecuteResult(p *regalloc.Problem, r *regalloc.Result, seed uint64, limit int) []uint64 {
	l := &located{p: p, r: r, units: make([]cell, p.Machine.NumUnits), slots: make([]cell, len(r.Slots))}
	x := executor{p: p, seed: seed, limit: limit}
	next := make([]int, len(p.Instrs)+1) // first move before each instruction
	k := 0
	for i := range next {
		next[i] = k
		for k < len(r.InstrMoves) && r.InstrMoves[k].Before == regalloc.InstrID(i) {
			k++
		}
	}
	return x.run(
		func(o regalloc.OpID) uint64 { return l.read(r.Locs[o], p.Operands[o].VReg) },
		func(o regalloc.OpID, value uint64) { l.write(r.Locs[o], p.Operands[o].VReg, value) },
		func(i regalloc.InstrID) bool {
			var ms []regalloc.Move
			for _, m := range r.InstrMoves[next[i]:next[i+1]] {
				ms = append(ms, m.Move)
			}
			l.moves(ms)
			return true
		},
		func(e regalloc.EdgeID) {
			var ms []regalloc.Move
			for _, m := range r.EdgeMoves {
				if m.Edge == e {
					ms = append(ms, m.Move)
				}
			}
			l.moves(ms)
		},
		l.clobber,
	)
}

// executor walks through a Problem; how values are kept is its caller's affair.
type executor struct {
	p     *regalloc.Problem
	seed  uint64
	limit int
}

func mix(h, x uint64) uint64 {
	h ^= x + 0x9e3779b97f4a7c15 + h<<6 + h>>2
	h *= 0xff51afd7ed558ccd
	return h ^ h>>33
}

func (x *executor) run(
	read func(regalloc.OpID) uint64, write func(regalloc.OpID, uint64),
	before func(regalloc.InstrID) bool, edge func(regalloc.EdgeID), clobber ...func(regalloc.RegSet),
) []uint64 {
	var trace []uint64
	p := x.p
	h := x.seed
	for b := regalloc.BlockID(0); ; {
		first, end := p.InstrRange(b)
		for i := first; i < end; i++ {
			if len(trace) >= x.limit {
				return trace
			}
			before(i)
			t := x.instr(i, read, write, clobber)
			if !x.silent(i) {
				trace = append(trace, t)
				h = mix(h, t)
			}
		}
		e0, e1 := p.Succs(b)
		if e0 == e1 {
			return trace
		}
		h = mix(h, 1)
		e := e0 + regalloc.EdgeID(h%uint64(e1-e0))
		edge(e)
		b = p.Edges[e].To
	}
}

// silent reports whether i leaves no trace: it may be removed or has no effect.
func (x *executor) silent(i regalloc.InstrID) bool {
	return x.p.Instrs[i].Flags&(regalloc.FlagMove|regalloc.FlagRemat) != 0
}

func (x *executor) instr(i regalloc.InstrID, read func(regalloc.OpID) uint64, write func(regalloc.OpID, uint64), clobber []func(regalloc.RegSet)) uint64 {
	in := &x.p.Instrs[i]
	h := mix(uint64(in.Op), uint64(i))
	var got []uint64
	for o := in.Operands[0]; o < in.Operands[1]; o++ {
		if x.p.Operands[o].Role != regalloc.Def {
			v := read(o)
			got = append(got, v)
			h = mix(h, v)
		}
	}
	for _, f := range clobber {
		f(in.Clobbers)
	}
	half := in.Operands[0] + (in.Operands[1]-in.Operands[0])/2
	for o := in.Operands[0]; o < in.Operands[1]; o++ {
		switch {
		case x.p.Operands[o].Role == regalloc.Use:
		case in.Flags&regalloc.FlagMove != 0:
			write(o, got[o-half])
		case in.Flags&regalloc.FlagRemat != 0:
			write(o, rematValue(i))
		default:
			write(o, mix(h, uint64(o-in.Operands[0])))
		}
	}
	return h
}

// rematValue is the value that instruction i rematerializes.
func rematValue(i regalloc.InstrID) uint64 { return mix(0xc0457, uint64(i)) }

// A cell is one register unit, or a slot: a value and its identity when written.
type cell struct {
	value uint64
	as    regalloc.Loc
}

type located struct {
	p     *regalloc.Problem
	r     *regalloc.Result
	units []cell
	slots []cell
}

func (l *located) read(at regalloc.Loc, v regalloc.VReg) uint64 {
	switch at.Kind() {
	case regalloc.RematLoc:
		return rematValue(l.p.VRegs[v].Remat)
	case regalloc.SlotLoc:
		return l.slots[at.Slot()].value
	case regalloc.RegLoc:
		units := l.p.Machine.Regs[at.Reg()].Units
		value := l.units[units.First()].value
		for !units.Empty() {
			u := units.First()
			units.Remove(u)
			if c := l.units[u]; c.as != at || c.value != value {
				return mix(0xbad, uint64(u)) // torn
			}
		}
		return value
	}
	return 0xdead
}

func (l *located) write(at regalloc.Loc, v regalloc.VReg, value uint64) {
	switch at.Kind() {
	case regalloc.SlotLoc:
		l.slots[at.Slot()] = cell{value, at}
	case regalloc.RegLoc:
		units := l.p.Machine.Regs[at.Reg()].Units
		for !units.Empty() {
			u := units.First()
			units.Remove(u)
			l.units[u] = cell{value, at}
		}
	}
}

func (l *located) clobber(rs regalloc.RegSet) {
	for !rs.Empty() {
		r := rs.First()
		rs.Remove(r)
		l.write(regalloc.InRegister(r), 0, mix(0xc10b, uint64(r)))
	}
}

func (l *located) moves(ms []regalloc.Move) {
	for a := 0; a < len(ms); {
		b := a
		var values []uint64
		for b < len(ms) && ms[b].Step == ms[a].Step {
			values = append(values, l.read(ms[b].Src, ms[b].VReg))
			b++
		}
		for k := a; k < b; k++ {
			l.write(ms[k].Dst, ms[k].VReg, values[k-a])
		}
		a = b
	}
}
