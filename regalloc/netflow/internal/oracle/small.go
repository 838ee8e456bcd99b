package oracle

import (
	"math/rand/v2"

	"spillway/regalloc"
)

// Small makes a small random Problem with two registers: straight code, a diamond or a loop.
func Small(rng *rand.Rand) *regalloc.Problem { return SmallOf(rng, 2) }

// SmallOf is Small with k registers. With three, calls may need one value in all of them.
func SmallOf(rng *rand.Rand, k int) *regalloc.Problem {
	m := &regalloc.Machine{Name: "small", NumUnits: k, PrefixBytes: 1, RegCosts: []regalloc.RegCost{{}, {}}}
	c := regalloc.Class{Name: "r", SpillSize: 4, SpillAlign: 4, Move: int8(1 + rng.IntN(3)), Swap: 2}
	c.Load, c.Store = c.Move+int8(rng.IntN(3)), int8(1+rng.IntN(5))
	for r := range k {
		m.Regs = append(m.Regs, regalloc.RegInfo{Name: "r" + string(rune('0'+r)), Units: regalloc.SetOf(regalloc.Reg(r))})
		c.Regs = append(c.Regs, regalloc.Reg(r))
	}
	if rng.IntN(2) == 0 {
		m.Regs[k-1].SaveCost, m.Regs[k-1].SaveSpeed = 2, 16
	}
	switch rng.IntN(3) {
	case 0:
		c.Prefix = regalloc.SetOf(regalloc.Reg(k - 1))
		m.RegCosts[1].Prefix = c.Prefix
	case 1:
		m.RegCosts[1].Shorter = regalloc.SetOf(0) // costs may be below zero
	}
	m.Classes = []regalloc.Class{c}
	g := &smallGen{rng: rng, p: &regalloc.Problem{Name: "small", Machine: m.Finish(), SSA: true, OpNames: []string{"op"}}, k: k}
	g.program()
	return g.p
}

type smallGen struct {
	rng  *rand.Rand
	p    *regalloc.Problem
	k    int
	vals []regalloc.VReg // that can be read
}

func (g *smallGen) value() regalloc.VReg {
	v := regalloc.VReg(len(g.p.VRegs))
	g.p.VRegs = append(g.p.VRegs, regalloc.VRegInfo{Remat: regalloc.None})
	return v
}

func (g *smallGen) program() {
	p, rng := g.p, g.rng
	switch rng.IntN(3) {
	case 0:
		g.block(nil, 1, 2+rng.IntN(5), 0)
	case 1: // a diamond
		g.block(nil, 1, 1+rng.IntN(2), 2)
		top := append([]regalloc.VReg(nil), g.vals...)
		g.block(nil, 0.5, rng.IntN(3), 1)
		left := append([]regalloc.VReg(nil), g.vals...)
		g.vals = append([]regalloc.VReg(nil), top...)
		g.block(nil, 0.5, rng.IntN(3), 1)
		right := append([]regalloc.VReg(nil), g.vals...)
		g.vals = top
		q := g.params()
		g.block(q, 1, 1+rng.IntN(3), 0)
		g.edge(0, 1, 0.5, nil, nil)
		g.edge(0, 2, 0.5, nil, nil)
		g.edge(1, 3, 0.5, q, left)
		g.edge(2, 3, 0.5, q, right)
	default: // a loop
		g.block(nil, 1, 1+rng.IntN(2), 1)
		top := append([]regalloc.VReg(nil), g.vals...)
		q := g.params()
		g.block(q, 8, 1+rng.IntN(3), 2)
		body := append([]regalloc.VReg(nil), g.vals...)
		g.block(nil, 1, rng.IntN(2), 0)
		g.edge(0, 1, 1, q, top)
		g.edge(1, 1, 7, q, body)
		g.edge(1, 2, 1, nil, nil)
	}
	_ = p
}

func (g *smallGen) params() []regalloc.VReg {
	if len(g.vals) == 0 || g.rng.IntN(3) == 0 {
		return nil
	}
	return []regalloc.VReg{g.value()}
}

func (g *smallGen) block(params []regalloc.VReg, freq float64, n, succs int) {
	p := g.p
	b := regalloc.Block{Freq: freq}
	if freq > 1 {
		b.Loop = 1
	}
	b.Params[0] = int32(len(p.Params))
	p.Params = append(p.Params, params...)
	b.Params[1] = int32(len(p.Params))
	g.vals = append(g.vals, params...)
	b.Instrs[0] = regalloc.InstrID(len(p.Instrs))
	for range n {
		g.instr()
	}
	first := regalloc.OpID(len(p.Operands))
	if succs == 0 && len(g.vals) > 0 && g.rng.IntN(2) == 0 {
		p.Operands = append(p.Operands, regalloc.Operand{VReg: g.pick(), Mem: regalloc.NoAlt, Const: regalloc.NoAlt})
	}
	b.LastSplit = regalloc.InstrID(len(p.Instrs))
	p.Instrs = append(p.Instrs, regalloc.Instr{Flags: regalloc.FlagTerm, Operands: [2]regalloc.OpID{first, regalloc.OpID(len(p.Operands))}})
	b.Instrs[1] = regalloc.InstrID(len(p.Instrs))
	b.Succs = [2]regalloc.EdgeID{regalloc.EdgeID(len(p.Edges)), regalloc.EdgeID(len(p.Edges) + succs)}
	for range succs {
		p.Edges = append(p.Edges, regalloc.Edge{From: regalloc.BlockID(len(p.Blocks)), To: -1})
	}
	p.Blocks = append(p.Blocks, b)
}

func (g *smallGen) edge(from, to int, freq float64, params, args []regalloc.VReg) {
	p := g.p
	first, end := p.Succs(regalloc.BlockID(from))
	for e := first; e < end; e++ {
		if p.Edges[e].To >= 0 {
			continue
		}
		x := &p.Edges[e]
		x.To, x.Freq, x.Args[0] = regalloc.BlockID(to), freq, int32(len(p.Args))
		for range params {
			p.Args = append(p.Args, args[g.rng.IntN(len(args))])
		}
		x.Args[1] = int32(len(p.Args))
		return
	}
}

func (g *smallGen) pick() regalloc.VReg { return g.vals[len(g.vals)-1-g.rng.IntN(min(3, len(g.vals)))] }

func (g *smallGen) instr() {
	p, rng := g.p, g.rng
	first := regalloc.OpID(len(p.Operands))
	in := regalloc.Instr{}
	add := func(v regalloc.VReg, role regalloc.Role) *regalloc.Operand {
		o := regalloc.Operand{VReg: v, Role: role, Mem: regalloc.NoAlt, Const: regalloc.NoAlt, RegCost: regalloc.RegCostID(rng.IntN(2))}
		if role == regalloc.Def {
			o.Pos = regalloc.Late
		}
		if rng.IntN(4) == 0 {
			o.Constraint, o.Reg = regalloc.InReg, regalloc.Reg(rng.IntN(g.k))
		}
		p.Operands = append(p.Operands, o)
		return &p.Operands[len(p.Operands)-1]
	}
	defs := len(g.vals) == 0 || rng.IntN(3) > 0 && len(p.VRegs) < 6
	var fresh []regalloc.VReg
	switch kind := rng.IntN(5); {
	case len(g.vals) > 0 && kind == 0: // a call
		in.Clobbers = regalloc.SetOf(0)
		if g.k > 2 && rng.IntN(2) == 0 {
			v := g.pick()
			for r := range regalloc.Reg(g.k) {
				o := add(v, regalloc.Use)
				o.Constraint, o.Reg = regalloc.InReg, r
			}
			in.Clobbers = [...]regalloc.RegSet{regalloc.SetOf(0, 1, 2), regalloc.SetOf(0, regalloc.Reg(1+rng.IntN(2))), {}}[rng.IntN(3)]
		} else if rng.IntN(2) == 0 {
			add(g.pick(), regalloc.Use)
		}
	case len(g.vals) > 0 && kind == 1 && len(p.VRegs) < 6: // a copy
		o := add(g.pick(), regalloc.Use)
		o.Mem, o.Constraint, o.Reg = 0, regalloc.InClass, 0
		v := g.value()
		q := add(v, regalloc.Def)
		q.Mem, q.Constraint, q.Reg = 0, regalloc.InClass, 0
		in.Flags, in.MemLimit, defs = regalloc.FlagMove, 2, false
		fresh = append(fresh, v)
	case defs && rng.IntN(4) == 0: // a constant
		v := g.value()
		p.VRegs[v] = regalloc.VRegInfo{Remat: regalloc.InstrID(len(p.Instrs)), RematBytes: int8(1 + rng.IntN(4)), RematSpeed: 1}
		in.Flags = regalloc.FlagRemat
		o := add(v, regalloc.Def)
		o.Constraint, o.Reg = regalloc.InClass, 0
		fresh = append(fresh, v)
		defs = false
	case len(g.vals) > 0:
		o := add(g.pick(), regalloc.Use)
		if rng.IntN(2) == 0 {
			o.Mem, in.MemLimit = int8(1+rng.IntN(2)), 1
			o.Constraint = regalloc.InClass
		}
		if rng.IntN(3) == 0 {
			o.Const = 1
		}
	}
	if defs {
		v := g.value()
		fresh = append(fresh, v)
		n := len(p.Operands)
		o := add(v, regalloc.Def)
		if n > int(first) && rng.IntN(2) == 0 && p.Operands[n-1].Role == regalloc.Use {
			u := &p.Operands[n-1]
			o.Constraint, o.Tied, o.Reg = regalloc.TiedTo, int16(n-1-int(first)), 0
			if o.Mem = u.Mem; u.Mem != regalloc.NoAlt {
				o.Mem++
			}
			u.Mem, u.Const = regalloc.NoAlt, regalloc.NoAlt
		} else if rng.IntN(4) == 0 {
			o.Mem, in.MemLimit, o.Constraint = 2, 1, regalloc.InClass
		}
	}
	in.Operands = [2]regalloc.OpID{first, regalloc.OpID(len(p.Operands))}
	p.Instrs = append(p.Instrs, in)
	g.vals = append(g.vals, fresh...)
}
