package regalloc

import (
	"math"
	"strings"
	"testing"
)

// TestValidate breaks one rule of the contract each and needs it named.
func TestValidate(t *testing.T) {
	text := strings.Replace(priced, "problem f\n", "group pair tuple a b\nproblem f ssa\n", 1) + `vreg v5 gpr
block b0 freq 1 loop 0 split i2
i0 @0 0 const remat: def v0 gpr; def v5 gpr
i1 @2 1 do mem 1: use v0 gpr; use v0 gpr; def v1 gpr tied 0; def v3 low
i2 @6 2 go term
e0 -> b1 freq 1 args v1
block b1 freq 1 loop 0 split i5 params v2
i3 @6 3 part: def v4 low; use v2 gpr
i4 @8 4 two: use v2 gpr; use v1 gpr; def v6 gpr
i5 @11 5 end term
`
	text = strings.Replace(text, "vreg v5 gpr\n", "vreg v5 gpr\nvreg v6 gpr\n", 1)
	nan := math.NaN()
	in := func(p *Problem, k int, r Reg) *Operand {
		p.Operands[k].Constraint, p.Operands[k].Reg = InReg, r
		return &p.Operands[k]
	}
	handOn := func(p *Problem, r Reg) { // reserves the class low, of which values are handed on in r
		p.Reserved = p.Machine.Classes[1].Set
		in(p, 5, r)
		in(p, 6, r)
	}
	for _, c := range []struct {
		want   string // of the first error; "": none
		change func(p *Problem, m *Machine)
	}{
		{"", func(*Problem, *Machine) {}},
		{"no machine", func(p *Problem, _ *Machine) { p.Machine = nil }},
		{"the machine has more than 128 registers or units", func(_ *Problem, m *Machine) { m.NumUnits = 129 }},
		{"", func(_ *Problem, m *Machine) { m.NumUnits = 128 }},
		{"the machine is not finished: call Finish", func(_ *Problem, m *Machine) { m.conflicts = nil }},
		{"the machine has no register cost number 0", func(_ *Problem, m *Machine) { m.RegCosts = nil }},
		{"register a has no units or units that do not exist", func(_ *Problem, m *Machine) { m.Regs[0].Units = RegSet{} }},
		{"register a has no units or units that do not exist", func(_ *Problem, m *Machine) { m.Regs[0].Units = SetOf(0, 8) }},
		{"register l is part of reg-1, which does not contain it", func(_ *Problem, m *Machine) { m.Regs[4].Part = &Part{Of: -1} }},
		{"register l is part of reg9, which does not contain it", func(_ *Problem, m *Machine) { m.Regs[4].Part = &Part{Of: 9} }},
		{"register l is part of a, which does not contain it", func(_ *Problem, m *Machine) { m.Regs[4].Part = &Part{Of: 0} }},
		{"register l is part of h, which does not contain it", func(_ *Problem, m *Machine) { m.Regs[4].Part = &Part{Of: 5}; m.Regs[5].Units = SetOf(3, 4) }},
		{"class gpr has register -1, which does not exist", func(_ *Problem, m *Machine) { m.Classes[0].Regs = []Reg{-1} }},
		{"class gpr has register 9, which does not exist", func(_ *Problem, m *Machine) { m.Classes[0].Regs = []Reg{9} }},
		{"class gpr has no slot size or alignment", func(_ *Problem, m *Machine) { m.Classes[0].SpillSize = 0 }},
		{"class gpr has no slot size or alignment", func(_ *Problem, m *Machine) { m.Classes[0].SpillAlign = 0 }},
		{"group pair has register 9, which does not exist", func(_ *Problem, m *Machine) { m.Groups[0].Tuples[0][1] = 9 }},
		{"group pair has register -1, which does not exist", func(_ *Problem, m *Machine) { m.Groups[0].Tuples[0][0] = -1 }},
		{"no blocks", func(p *Problem, _ *Machine) { p.Blocks = nil }},
		{"block 0 has the range [-1, 3) of 6", func(p *Problem, _ *Machine) { p.Blocks[0].Instrs[0] = -1 }},
		{"block 0 has the range [0, 7) of 6", func(p *Problem, _ *Machine) { p.Blocks[0].Instrs[1] = 7 }},
		{"block 0 has the range [3, 0) of 6", func(p *Problem, _ *Machine) { p.Blocks[0].Instrs = [2]InstrID{3, 0} }},
		{"block 1 shares element 2 of its range with another", func(p *Problem, _ *Machine) { p.Blocks[1].Instrs[0] = 2 }},
		{"instruction 0 is unused", func(p *Problem, _ *Machine) { p.Blocks[0].Instrs[0] = 1 }},
		{"edge 0 is unused", func(p *Problem, _ *Machine) { p.Blocks[0].Succs[1] = 0 }},
		{"operand 0 is unused", func(p *Problem, _ *Machine) { p.Instrs[0].Operands[0] = 1 }},
		{"instruction 1 shares element 1 of its range with another", func(p *Problem, _ *Machine) { p.Instrs[1].Operands[0] = 1 }},
		{"block 0 has its last split point at 3, outside", func(p *Problem, _ *Machine) { p.Blocks[0].LastSplit = 3 }},
		{"block 1 has its last split point at 2, outside", func(p *Problem, _ *Machine) { p.Blocks[1].LastSplit = 2 }},
		{"", func(p *Problem, _ *Machine) { p.Blocks[1].LastSplit = 3; p.Blocks[1].Freq = 0; p.Edges[0].Freq = 0 }},
		{"block 0 has frequency NaN", func(p *Problem, _ *Machine) { p.Blocks[0].Freq = nan }},
		{"block 0 has frequency +Inf", func(p *Problem, _ *Machine) { p.Blocks[0].Freq = math.Inf(1) }},
		{"block 0 has frequency -1", func(p *Problem, _ *Machine) { p.Blocks[0].Freq = -1 }},
		{"the entry has parameters", func(p *Problem, _ *Machine) {
			p.Blocks[0].Params, p.Blocks[1].Params = [2]int32{0, 1}, [2]int32{1, 1}
			p.Edges[0].Args[1] = 0
		}},
		{"block parameters without SSA form", func(p *Problem, _ *Machine) { p.SSA = false }},
		{"block parameters without SSA form", func(p *Problem, _ *Machine) {
			p.SSA, p.Params, p.Blocks[1].Params[1], p.Edges[0].Args[1] = false, nil, 0, 0 // an argument that nothing passes stays
		}},
		{"parameter 0 is v7, which does not exist", func(p *Problem, _ *Machine) { p.Params[0] = 7 }},
		{"parameter 0 is v-1, which does not exist", func(p *Problem, _ *Machine) { p.Params[0] = -1 }},
		{"v1 has class 2, which does not exist", func(p *Problem, _ *Machine) { p.VRegs[1].Class = 2; p.VRegs[2].Class = 2 }},
		{"v6 has class -1, which does not exist", func(p *Problem, _ *Machine) { p.VRegs[6].Class = -1 }},
		{"edge 0 is in block 0 but from block 1", func(p *Problem, _ *Machine) { p.Edges[0].From = 1 }},
		{"edge 0 leads to block 2, which does not exist", func(p *Problem, _ *Machine) { p.Edges[0].To = 2 }},
		{"edge 0 leads to block -1, which does not exist", func(p *Problem, _ *Machine) { p.Edges[0].To = -1 }},
		{"edge 0 has the range [-1, 1) of arguments", func(p *Problem, _ *Machine) { p.Edges[0].Args[0] = -1 }},
		{"edge 0 has the range [0, 2) of arguments", func(p *Problem, _ *Machine) { p.Edges[0].Args[1] = 2 }},
		{"edge 0 has the range [1, 0) of arguments", func(p *Problem, _ *Machine) { p.Edges[0].Args = [2]int32{1, 0} }},
		{"edge 0 passes 0 arguments to 1 parameters", func(p *Problem, _ *Machine) { p.Edges[0].Args[1] = 0 }},
		{"edge 0 has frequency NaN", func(p *Problem, _ *Machine) { p.Edges[0].Freq = nan }},
		{"edge 0 has frequency +Inf", func(p *Problem, _ *Machine) { p.Edges[0].Freq = math.Inf(1) }},
		{"edge 0 passes v7, which does not exist", func(p *Problem, _ *Machine) { p.Args[0] = 7 }},
		{"edge 0 passes v-1, which does not exist", func(p *Problem, _ *Machine) { p.Args[0] = -1 }},
		{"edge 0 passes v3 to v2 of another class", func(p *Problem, _ *Machine) { p.Args[0] = 3 }},
		{"instruction 1, operand 0: v7 does not exist", func(p *Problem, _ *Machine) { p.Operands[2].VReg = 7 }},
		{"instruction 1, operand 0: v-1 does not exist", func(p *Problem, _ *Machine) { p.Operands[2].VReg = -1 }},
		{"instruction 1, operand 0: class 2 does not exist", func(p *Problem, _ *Machine) { p.Operands[2].Class = 2 }},
		{"instruction 1, operand 0: class -1 does not exist", func(p *Problem, _ *Machine) { p.Operands[2].Class = -1 }},
		{"instruction 1, operand 0: class low is not within class gpr of v0", func(p *Problem, _ *Machine) { p.Operands[2].Class = 1 }},
		{"instruction 1, operand 0: invalid role, position or constraint", func(p *Problem, _ *Machine) { p.Operands[2].Role = 3 }},
		{"instruction 1, operand 0: invalid role, position or constraint", func(p *Problem, _ *Machine) { p.Operands[2].Pos = 2 }},
		{"instruction 1, operand 0: invalid role, position or constraint", func(p *Problem, _ *Machine) { p.Operands[2].Constraint = 5 }},
		{"instruction 1, operand 0: register cost 2 does not exist", func(p *Problem, _ *Machine) { p.Operands[2].RegCost = 2 }},
		{"instruction 1, operand 0: register cost -1 does not exist", func(p *Problem, _ *Machine) { p.Operands[2].RegCost = -1 }},
		{"instruction 1, operand 1: a use-def in SSA form", func(p *Problem, _ *Machine) { p.Operands[3].Role = UseDef }},
		{"instruction 0, operand 0: class gpr has no allocatable register", func(p *Problem, m *Machine) { p.Reserved = m.Classes[0].Set }},
		{"instruction 1, operand 3: class low has no allocatable register", func(p *Problem, m *Machine) { p.Reserved = m.Classes[1].Set }},
		{"", func(p *Problem, _ *Machine) { handOn(p, 4); in(p, 8, 4).VReg = 4; p.Operands[8].Class = 1 }},
		{"instruction 4, operand 0: v4, whose class has no allocatable register, is required in l and in h", func(p *Problem, _ *Machine) {
			handOn(p, 4)
			in(p, 8, 5).VReg = 4
			p.Operands[8].Class = 1
		}},
		{"block 1 has the parameter v2 of class low, which has no allocatable register", func(p *Problem, _ *Machine) {
			handOn(p, 4)
			p.Args[0], p.VRegs[2].Class = 3, 1
			for _, k := range []int{7, 8} {
				in(p, k, 4).Class = 1
			}
		}},
		{"instruction 1, operand 1: l is not of class gpr", func(p *Problem, _ *Machine) { in(p, 3, 4) }},
		{"instruction 1, operand 1: reg9 is not of class gpr", func(p *Problem, _ *Machine) { in(p, 3, 9) }},
		{"instruction 1, operand 1: reg-1 is not of class gpr", func(p *Problem, _ *Machine) { in(p, 3, -1) }},
		{"instruction 1, operand 1: group 1 does not exist", func(p *Problem, _ *Machine) { p.Operands[3].Constraint, p.Operands[3].Reg = InGroup, 1 }},
		{"instruction 1, operand 1: group 0 does not exist", func(p *Problem, _ *Machine) { p.Operands[3].Constraint, p.Operands[3].Tied = InGroup, -1 }},
		{"instruction 1, operand 1: only a definition can be tied", func(p *Problem, _ *Machine) { p.Operands[3].Constraint = TiedTo }},
		{"instruction 1, operand 2: operand 4, to which it is tied, is not an early use", func(p *Problem, _ *Machine) { p.Operands[4].Tied = 4 }},
		{"instruction 1, operand 2: operand -1, to which it is tied, is not an early use", func(p *Problem, _ *Machine) { p.Operands[4].Tied = -1 }},
		{"instruction 1, operand 2: operand 3, to which it is tied, is not an early use", func(p *Problem, _ *Machine) { p.Operands[4].Tied = 3 }},
		{"instruction 1, operand 2: operand 0, to which it is tied, is not an early use", func(p *Problem, _ *Machine) { p.Operands[2].Pos = Late }},
		{"instruction 1, operand 0: a tied use must need a register", func(p *Problem, _ *Machine) { p.Operands[2].Constraint = Anywhere }},
		{"instruction 1, operand 3: operand 0 is tied twice", func(p *Problem, _ *Machine) { p.Operands[5].Constraint, p.Operands[5].Tied = TiedTo, 0 }},
		{"instruction 1, operand 2: operand 0, to which it is tied, is not an early use", func(p *Problem, _ *Machine) { p.Operands[2].Role = Def }},
		{"instruction 1, operand 2: operand 9, to which it is tied, is not an early use", func(p *Problem, _ *Machine) { p.Operands[4].Tied = 9 }},
		{"block 1 has the range [3, 7) of 6", func(p *Problem, _ *Machine) { p.Blocks[1].Instrs[1] = 7 }},
		{"instruction 4, operand 1: a is also required by operand 0", func(p *Problem, _ *Machine) { in(p, 8, 0).Pos = Late; in(p, 9, 0).Pos = Late }},
		{"instruction 4, operand 0: a is clobbered", func(p *Problem, _ *Machine) { in(p, 8, 0).Pos = Late; p.Instrs[4].Clobbers = SetOf(0) }},
		{"instruction 4, operand 2: a is clobbered", func(p *Problem, _ *Machine) { in(p, 10, 0).Pos = Early; p.Instrs[4].Clobbers = SetOf(0) }},
		{"", func(p *Problem, _ *Machine) { in(p, 8, 0); in(p, 10, 1); p.Instrs[4].Clobbers = SetOf(0, 1) }},
		{"instruction 4, operand 1: a is also required by operand 0", func(p *Problem, _ *Machine) { in(p, 8, 0); in(p, 9, 0) }},
		{"", func(p *Problem, _ *Machine) { in(p, 8, 0); in(p, 9, 0).VReg = 2 }},
		{"", func(p *Problem, _ *Machine) { in(p, 8, 0); in(p, 9, 1) }},
		{"", func(p *Problem, _ *Machine) { in(p, 8, 0); in(p, 10, 0) }},
		{"instruction 4, operand 2: a is also required by operand 0", func(p *Problem, _ *Machine) { in(p, 8, 0); in(p, 10, 0).Pos = Early }},
		{"instruction 4, operand 2: a is also required by operand 0", func(p *Problem, _ *Machine) { in(p, 8, 0).Pos = Late; in(p, 10, 0) }},
		{"v2 has 2 definitions", func(p *Problem, _ *Machine) { p.Operands[10].VReg = 2 }},
		{"v0 cannot be rematerialized by instruction -2", func(p *Problem, _ *Machine) { p.VRegs[0].Remat = -2 }},
		{"v0 cannot be rematerialized by instruction 6", func(p *Problem, _ *Machine) { p.VRegs[0].Remat = 6 }},
		{"v0 cannot be rematerialized by instruction 0", func(p *Problem, _ *Machine) { p.Instrs[0].Flags = 0 }},
		{"v5 cannot be rematerialized by instruction 1", func(p *Problem, _ *Machine) { p.VRegs[5].Remat = 1; p.Instrs[1].Flags = FlagRemat }},
		{"v1 cannot be rematerialized by instruction 1", func(p *Problem, _ *Machine) { p.VRegs[1].Remat = 1; p.Instrs[1].Flags = FlagRemat }},
		{"v0 cannot be rematerialized by instruction 0 in every register of class gpr", func(p *Problem, _ *Machine) { in(p, 0, 0) }},
		{"instruction 0, operand 1 reads v1 where it may be undefined", func(p *Problem, _ *Machine) { p.VRegs[0].Remat, p.Operands[1].Role, p.Operands[1].VReg = None, Use, 1 }},
		{"instruction 1, operand 1 reads v1 where it may be undefined", func(p *Problem, _ *Machine) { p.Operands[3].VReg = 1 }},
		{"instruction 1, operand 1 reads v6 where it may be undefined", func(p *Problem, _ *Machine) { p.Operands[3].VReg = 6 }},
		{"edge 0 passes v6 where it may be undefined", func(p *Problem, _ *Machine) { p.Args[0] = 6 }},
		{"", func(p *Problem, _ *Machine) { p.Args[0] = 5 }},
	} {
		p, err := ParseProblem("valid", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		c.change(p, p.Machine)
		errs := p.Validate()
		switch {
		case c.want == "" && len(errs) > 0:
			t.Errorf("valid, but: %v", errs)
		case c.want != "" && (len(errs) == 0 || errs[0].Error() != "f: "+c.want):
			t.Errorf("want %q, got %v", c.want, errs)
		}
	}
}
