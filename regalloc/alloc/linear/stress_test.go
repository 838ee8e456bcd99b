package linear_test

import (
	"fmt"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
)

// dispatcher is a loop around a switch of n arms, as in an interpreter: each arm
// makes new values of k variables.
func dispatcher(n, k int) *regalloc.Problem {
	p := &regalloc.Problem{Name: "dispatcher", Machine: irgen.AMD64().Machine, SSA: true, OpNames: []string{"op"}}
	operand := func(v regalloc.VReg, role regalloc.Role, pos regalloc.Pos) {
		p.Operands = append(p.Operands, regalloc.Operand{VReg: v, Role: role, Pos: pos, Mem: regalloc.NoAlt, Const: regalloc.NoAlt})
	}
	value := func() regalloc.VReg {
		p.VRegs = append(p.VRegs, regalloc.VRegInfo{Remat: regalloc.None})
		return regalloc.VReg(len(p.VRegs)) - 1
	}
	instr := func(flags regalloc.Flags, f func()) {
		first := regalloc.OpID(len(p.Operands))
		f()
		p.Instrs = append(p.Instrs, regalloc.Instr{Flags: flags, Operands: [2]regalloc.OpID{first, regalloc.OpID(len(p.Operands))}})
	}
	block := func(freq float64, params []regalloc.VReg, f func(), to ...regalloc.Edge) {
		b := regalloc.Block{Freq: freq, Instrs: [2]regalloc.InstrID{regalloc.InstrID(len(p.Instrs))}, Params: [2]int32{int32(len(p.Params))}, Succs: [2]regalloc.EdgeID{regalloc.EdgeID(len(p.Edges))}}
		p.Params = append(p.Params, params...)
		f()
		b.Instrs[1], b.Params[1] = regalloc.InstrID(len(p.Instrs)), int32(len(p.Params))
		b.LastSplit = b.Instrs[1] - 1
		for _, e := range to {
			e.From = regalloc.BlockID(len(p.Blocks))
			p.Edges = append(p.Edges, e)
		}
		b.Succs[1] = regalloc.EdgeID(len(p.Edges))
		p.Blocks = append(p.Blocks, b)
	}
	pass := func(to regalloc.BlockID, freq float64, args []regalloc.VReg) regalloc.Edge {
		first := int32(len(p.Args))
		p.Args = append(p.Args, args...)
		return regalloc.Edge{To: to, Freq: freq, Args: [2]int32{first, int32(len(p.Args))}}
	}
	var start, params []regalloc.VReg
	for range k {
		start, params = append(start, value()), append(params, value())
	}
	block(1, nil, func() {
		for _, v := range start {
			instr(0, func() { operand(v, regalloc.Def, regalloc.Late) })
		}
		instr(regalloc.FlagTerm, func() {})
	}, pass(1, 1, start))
	var arms []regalloc.Edge
	for a := range n {
		arms = append(arms, regalloc.Edge{To: regalloc.BlockID(2 + a), Freq: 1})
	}
	block(float64(n), params, func() {
		instr(regalloc.FlagTerm, func() { operand(params[0], regalloc.Use, regalloc.Early) })
	}, arms...)
	for range n {
		now := append([]regalloc.VReg(nil), params...)
		block(1, nil, func() {
			for j := range now {
				old := now[j]
				now[j] = value()
				instr(0, func() {
					operand(old, regalloc.Use, regalloc.Early)
					operand(now[(j+1)%k], regalloc.Use, regalloc.Early)
					operand(now[j], regalloc.Def, regalloc.Late)
				})
			}
			instr(regalloc.FlagTerm, func() {})
		}, pass(1, 1, now))
	}
	return p
}

func TestDispatcher(t *testing.T) {
	for _, k := range []int{3, 20} {
		allocate(t, dispatcher(300, k), regalloc.Options{})
	}
}

func BenchmarkDispatcher(b *testing.B) {
	for _, n := range []int{1000, 10000} {
		p := dispatcher(n, 8)
		b.Run(fmt.Sprint(len(p.Instrs)), func(b *testing.B) {
			for b.Loop() {
				low := lower(b, p)
				allocateLowered(b, low)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(p.Instrs)), "ns/instr")
		})
	}
}
