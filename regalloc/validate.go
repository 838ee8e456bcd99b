package regalloc

import (
	"fmt"
	"math"

	"spillway/cfg"
)

// maxFindings bounds how many violations Validate returns.
const maxFindings = 100

// Validate returns all violations of the contract in p, up to a hundred: ids out of range, ranges that overlap or
// leave gaps, malformed copies, ties and rematerializations, fixed registers that collide, and, in SSA form, virtual
// registers with several definitions or uses that no definition dominates. Time is linear in p, except for the
// dominator tree.
func (p *Problem) Validate() []error {
	v := &validator{p: p, m: p.Machine}
	v.machine()
	if len(v.errs) > 0 {
		return v.errs
	}
	v.ranges()
	if len(v.errs) > 0 {
		return v.errs
	}
	v.named = make([]Reg, len(p.VRegs))
	for x := range v.named {
		v.named[x] = NoReg
	}
	for b := range p.Blocks {
		v.block(BlockID(b))
	}
	if len(v.errs) > 0 {
		return v.errs
	}
	v.definitions()
	if p.SSA && len(v.errs) == 0 {
		v.dominance()
	}
	return v.errs
}

type validator struct {
	p    *Problem
	m    *Machine
	errs []error

	named []Reg   // by register of a class without allocatable ones: the register that its operands name, or NoReg
	defs  []int32 // by register: how many definitions
	defAt []InstrID
	defIn []BlockID
}

func (v *validator) add(format string, args ...any) { v.about(aboutProblem, 0, -1, format, args...) }

// inBlock reports a violation in block b, onEdge one on an edge, ofVReg one of a virtual register.
func (v *validator) inBlock(b int, format string, args ...any) {
	v.about(aboutBlock, b, -1, format, args...)
}

func (v *validator) onEdge(e EdgeID, format string, args ...any) {
	v.about(aboutEdge, int(e), -1, format, args...)
}

func (v *validator) ofVReg(x int, format string, args ...any) {
	v.about(aboutVReg, x, -1, format, args...)
}

func (v *validator) at(i InstrID, operand int, format string, args ...any) {
	v.about(aboutInstr, int(i), operand, "instruction %d, operand %d: "+format, append([]any{i, operand}, args...)...)
}

func (v *validator) about(what subject, id, operand int, format string, args ...any) {
	if len(v.errs) < maxFindings {
		text := fmt.Sprintf("%s: "+format, append([]any{v.p.Name}, args...)...)
		v.errs = append(v.errs, &finding{what, id, operand, text})
	}
}

func (v *validator) machine() {
	m := v.m
	switch {
	case m == nil:
		v.add("no machine")
		return
	case len(m.Regs) > MaxRegs || m.NumUnits > MaxRegs:
		v.add("the machine has more than %d registers or units", MaxRegs)
	case len(m.conflicts) != len(m.Regs):
		v.add("the machine is not finished: call Finish")
	case len(m.RegCosts) == 0:
		v.add("the machine has no register cost number 0")
	}
	for r := range m.Regs {
		u := m.Regs[r].Units
		for k := m.NumUnits; k < MaxRegs; k++ {
			u.Remove(Reg(k))
		}
		if u.Empty() || u != m.Regs[r].Units {
			v.add("register %s has no units or units that do not exist", m.RegName(Reg(r)))
		}
		if x := m.Regs[r].Part; x != nil && (x.Of < 0 || int(x.Of) >= len(m.Regs) || m.Regs[x.Of].Part != nil || !u.Minus(m.Regs[x.Of].Units).Empty()) {
			v.add("register %s is part of %s, which does not contain it", m.RegName(Reg(r)), m.RegName(x.Of))
		}
	}
	for c := range m.Classes {
		for _, r := range m.Classes[c].Regs {
			if r < 0 || int(r) >= len(m.Regs) {
				v.add("class %s has register %d, which does not exist", m.Classes[c].Name, r)
			}
		}
		if m.Classes[c].SpillSize <= 0 || m.Classes[c].SpillAlign <= 0 {
			v.add("class %s has no slot size or alignment", m.Classes[c].Name)
		}
	}
	for g := range m.Groups {
		for _, tuple := range m.Groups[g].Tuples {
			for _, r := range tuple {
				if r < 0 || int(r) >= len(m.Regs) {
					v.add("group %s has register %d, which does not exist", m.Groups[g].Name, r)
				}
			}
		}
	}
}

// span checks a half-open range and that no other range covers it.
func (v *validator) span(what string, k int, lo, hi int32, covered []bool) {
	if lo < 0 || hi < lo || int(hi) > len(covered) {
		v.add("%s %d has the range [%d, %d) of %d", what, k, lo, hi, len(covered))
		return
	}
	for n := lo; n < hi; n++ {
		if covered[n] {
			v.add("%s %d shares element %d of its range with another", what, k, n)
			return
		}
		covered[n] = true
	}
}

func (v *validator) covered(what string, covered []bool) {
	for n, ok := range covered {
		if !ok {
			v.add("%s %d is unused", what, n)
			return
		}
	}
}

// ranges checks that instructions, edges, operands and parameters each belong to one owner.
func (v *validator) ranges() {
	p := v.p
	if len(p.Blocks) == 0 {
		v.add("no blocks")
		return
	}
	instrs, edges := make([]bool, len(p.Instrs)), make([]bool, len(p.Edges))
	params, operands := make([]bool, len(p.Params)), make([]bool, len(p.Operands))
	for b := range p.Blocks {
		x := &p.Blocks[b]
		v.span("block", b, int32(x.Instrs[0]), int32(x.Instrs[1]), instrs)
		v.span("block", b, int32(x.Succs[0]), int32(x.Succs[1]), edges)
		v.span("block", b, x.Params[0], x.Params[1], params)
		if x.LastSplit < x.Instrs[0] || x.LastSplit >= x.Instrs[1] {
			v.inBlock(b, "block %d has its last split point at %d, outside", b, x.LastSplit)
		}
		if !(x.Freq >= 0) || math.IsInf(x.Freq, 0) {
			v.inBlock(b, "block %d has frequency %g", b, x.Freq)
		}
	}
	v.covered("instruction", instrs)
	v.covered("edge", edges)
	for i := range p.Instrs {
		v.span("instruction", i, int32(p.Instrs[i].Operands[0]), int32(p.Instrs[i].Operands[1]), operands)
	}
	v.covered("operand", operands)
	if len(v.errs) > 0 {
		return
	}
	for b := range p.Blocks {
		first, end := p.Succs(BlockID(b))
		for e := first; e < end; e++ {
			v.edge(BlockID(b), e)
		}
	}
	if p.Blocks[0].Params[0] != p.Blocks[0].Params[1] {
		v.add("the entry has parameters")
	}
	if !p.SSA && (len(p.Params) > 0 || len(p.Args) > 0) {
		v.add("block parameters without SSA form")
	}
	for k, x := range p.Params {
		if x < 0 || int(x) >= len(p.VRegs) {
			v.add("parameter %d is v%d, which does not exist", k, x)
		}
	}
	for x := range p.VRegs {
		if c := p.VRegs[x].Class; c < 0 || int(c) >= len(v.m.Classes) {
			v.ofVReg(x, "v%d has class %d, which does not exist", x, c)
		}
	}
}

func (v *validator) edge(b BlockID, e EdgeID) {
	p := v.p
	x := &p.Edges[e]
	switch {
	case x.From != b:
		v.onEdge(e, "edge %d is in block %d but from block %d", e, b, x.From)
	case x.To < 0 || int(x.To) >= len(p.Blocks):
		v.onEdge(e, "edge %d leads to block %d, which does not exist", e, x.To)
	case x.Args[0] < 0 || x.Args[1] < x.Args[0] || int(x.Args[1]) > len(p.Args):
		v.onEdge(e, "edge %d has the range [%d, %d) of arguments", e, x.Args[0], x.Args[1])
	case len(p.EdgeArgs(e)) != len(p.BlockParams(x.To)):
		v.onEdge(e, "edge %d passes %d arguments to %d parameters", e, len(p.EdgeArgs(e)), len(p.BlockParams(x.To)))
	case !(x.Freq >= 0) || math.IsInf(x.Freq, 0):
		v.onEdge(e, "edge %d has frequency %g", e, x.Freq)
	default:
		for k, a := range p.EdgeArgs(e) {
			if a < 0 || int(a) >= len(p.VRegs) {
				v.onEdge(e, "edge %d passes v%d, which does not exist", e, a)
			} else if c := p.BlockParams(x.To)[k]; c >= 0 && int(c) < len(p.VRegs) && p.VRegs[a].Class != p.VRegs[c].Class {
				v.onEdge(e, "edge %d passes v%d to v%d of another class", e, a, c)
			}
		}
	}
}

func (v *validator) block(b BlockID) {
	first, end := v.p.InstrRange(b)
	for i := first; i < end; i++ {
		v.instr(i)
	}
}

func (v *validator) instr(i InstrID) {
	in := &v.p.Instrs[i]
	ops := v.p.Ops(i)
	ok := true
	for k := range ops {
		ok = v.operand(i, k, ops) && ok
	}
	if !ok {
		return
	}
	if in.Flags&FlagMove != 0 {
		v.copy(i, in, ops)
	}
	if in.Flags&FlagLow != 0 {
		v.low(i, in, ops)
	}
	v.collisions(i, in, ops)
}

func (v *validator) operand(i InstrID, k int, ops []Operand) bool {
	o, m := &ops[k], v.m
	n := len(v.errs)
	switch {
	case o.VReg < 0 || int(o.VReg) >= len(v.p.VRegs):
		v.at(i, k, "v%d does not exist", o.VReg)
	case o.Class < 0 || int(o.Class) >= len(m.Classes):
		v.at(i, k, "class %d does not exist", o.Class)
	case !m.Classes[o.Class].Set.Minus(m.Classes[v.p.VRegs[o.VReg].Class].Set).Empty():
		v.at(i, k, "class %s is not within class %s of v%d", m.Classes[o.Class].Name, m.Classes[v.p.VRegs[o.VReg].Class].Name, o.VReg)
	case o.Role > UseDef || o.Pos > Late || o.Constraint > Anywhere:
		v.at(i, k, "invalid role, position or constraint")
	case o.RegCost < 0 || int(o.RegCost) >= len(m.RegCosts):
		v.at(i, k, "register cost %d does not exist", o.RegCost)
	case o.Role == UseDef && v.p.SSA:
		v.at(i, k, "a use-def in SSA form")
	}
	if len(v.errs) > n {
		return false
	}
	switch o.Constraint {
	case InClass, Anywhere:
		if v.p.Allocatable(o.Class).Empty() {
			v.at(i, k, "class %s has no allocatable register", m.Classes[o.Class].Name)
		}
	case InReg:
		if o.Reg < 0 || int(o.Reg) >= len(m.Regs) || !m.Classes[o.Class].Set.Has(o.Reg) {
			v.at(i, k, "%s is not of class %s", m.RegName(o.Reg), m.Classes[o.Class].Name)
		} else if v.p.Allocatable(v.p.VRegs[o.VReg].Class).Empty() {
			if n := v.named[o.VReg]; n != NoReg && n != o.Reg {
				v.at(i, k, "v%d, whose class has no allocatable register, is required in %s and in %s", o.VReg, m.RegName(n), m.RegName(o.Reg))
			}
			v.named[o.VReg] = o.Reg
		}
	case InGroup:
		if o.Reg < 0 || int(o.Reg) >= len(m.Groups) || o.Tied < 0 {
			v.at(i, k, "group %d does not exist", o.Reg)
		}
	case TiedTo:
		v.tie(i, k, ops)
	}
	return len(v.errs) == n
}

func (v *validator) tie(i InstrID, k int, ops []Operand) {
	o := &ops[k]
	if o.Role != Def {
		v.at(i, k, "only a definition can be tied")
		return
	}
	if o.Tied < 0 || int(o.Tied) >= len(ops) || ops[o.Tied].Role != Use || ops[o.Tied].Pos != Early {
		v.at(i, k, "operand %d, to which it is tied, is not an early use", o.Tied)
		return
	}
	if u := &ops[o.Tied]; u.Constraint != InClass && u.Constraint != InReg {
		v.at(i, int(o.Tied), "a tied use must need a register")
	}
	for j := range k {
		if ops[j].Constraint == TiedTo && ops[j].Tied == o.Tied {
			v.at(i, k, "operand %d is tied twice", o.Tied)
		}
	}
}

// collisions finds fixed registers that conflict with each other or with clobbers.
func (v *validator) collisions(i InstrID, in *Instr, ops []Operand) {
	for k := range ops {
		o := &ops[k]
		if o.Constraint != InReg {
			continue
		}
		c := v.m.Conflicts(o.Reg)
		if !c.Intersect(in.Clobbers).Empty() && (o.Role == Def && o.Pos == Early || o.Role == Use && o.Pos == Late) {
			v.at(i, k, "%s is clobbered", v.m.RegName(o.Reg))
		}
		for j := range k {
			a := &ops[j]
			if a.Constraint != InReg || !c.Has(a.Reg) || a.Reg == o.Reg && a.VReg == o.VReg && a.Role == Use && o.Role == Use {
				continue
			}
			reads := (o.Role != Def || o.Pos == Early) && (a.Role != Def || a.Pos == Early)
			writes := (o.Role != Use || o.Pos == Late) && (a.Role != Use || a.Pos == Late)
			if reads || writes {
				v.at(i, k, "%s is also required by operand %d", v.m.RegName(o.Reg), j)
			}
		}
	}
}

// definitions counts definitions and checks what needs a single one.
func (v *validator) definitions() {
	p := v.p
	n := len(p.VRegs)
	v.defs, v.defAt, v.defIn = make([]int32, n), make([]InstrID, n), make([]BlockID, n)
	for b := range p.Blocks {
		for _, x := range p.BlockParams(BlockID(b)) {
			v.defs[x]++
			v.defAt[x], v.defIn[x] = None, BlockID(b)
			if c := p.VRegs[x].Class; p.Allocatable(c).Empty() {
				v.inBlock(b, "block %d has the parameter v%d of class %s, which has no allocatable register", b, x, p.Machine.Classes[c].Name)
			}
		}
		first, end := p.InstrRange(BlockID(b))
		for i := first; i < end; i++ {
			for _, o := range p.Ops(i) {
				if o.Role != Use {
					v.defs[o.VReg]++
					v.defAt[o.VReg], v.defIn[o.VReg] = i, BlockID(b)
				}
			}
		}
	}
	for x := range p.VRegs {
		if p.SSA && v.defs[x] > 1 {
			v.ofVReg(x, "v%d has %d definitions", x, v.defs[x])
		}
		i := p.VRegs[x].Remat
		if i == None {
			continue
		}
		ok := i >= 0 && int(i) < len(p.Instrs) && p.Instrs[i].Flags&FlagRemat != 0 && v.defs[x] == 1 && v.defAt[x] == i
		for k := 0; ok && k < len(p.Ops(i)); k++ {
			ok = p.Ops(i)[k].Role == Def
		}
		if !ok {
			v.ofVReg(x, "v%d cannot be rematerialized by instruction %d", x, i)
			continue
		}
		classes := p.Machine.Classes
		for _, o := range p.Ops(i) {
			if o.VReg == VReg(x) && o.Constraint != Anywhere && (o.Constraint != InClass || !classes[p.VRegs[x].Class].Set.Minus(classes[o.Class].Set).Empty()) {
				v.ofVReg(x, "v%d cannot be rematerialized by instruction %d in every register of class %s", x, i, classes[p.VRegs[x].Class].Name)
			}
		}
	}
}

// dominance checks that definitions dominate uses, in reachable blocks.
func (v *validator) dominance() {
	p := v.p
	f := cfg.NewFlow(p)
	order := cfg.ReversePostorder(f)
	dom := cfg.Dominators(f, order)
	defined := func(x VReg, b BlockID, i InstrID) bool {
		d := v.defIn[x]
		return v.defs[x] == 1 && (d == b && v.defAt[x] < i || d != b && dom.Dominates(int32(d), int32(b)))
	}
	for _, b := range order.Blocks[:order.Reachable] {
		first, end := p.InstrRange(BlockID(b))
		for i := first; i < end; i++ {
			for k, o := range p.Ops(i) {
				if o.Role == Use && !defined(o.VReg, BlockID(b), i) {
					v.about(aboutInstr, int(i), k, "instruction %d, operand %d reads v%d where it may be undefined", i, k, o.VReg)
				}
			}
		}
		e0, e1 := p.Succs(BlockID(b))
		for e := e0; e < e1; e++ {
			for _, a := range p.EdgeArgs(e) {
				if !defined(a, BlockID(b), end) {
					v.onEdge(e, "edge %d passes v%d where it may be undefined", e, a)
				}
			}
		}
	}
}
