package check_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/check"
)

// toy is a machine on which every rule can be broken: r0 is reserved, l0 and h0
// are parts of r1, and values of two widths are in f0 and f1.
const toy = `machine toy units 8 prefix 0
reg r0 units 0 reserved
reg r1 units 1 2
reg r2 units 3
reg r3 units 4
reg l0 units 1 part r1 0
reg h0 units 2 part r1 8
reg f0 units 5
reg f1 units 6
class gpr slot 4 4 move 2 load 3 store 3 swap 2 regs r0 r1 r2 r3
class byte slot 1 1 move 2 load 3 store 3 swap 2 regs l0 h0
class wide slot 8 8 move 2 load 3 store 3 swap -1 regs f0 f1
class half slot 4 4 move 2 load 3 store 3 swap -1 regs f0 f1
class top slot 4 4 move 2 load 3 store 3 swap -1 regs r0
group pair tuple r1 r2 tuple r2 r3 r1
group other tuple r1 r2
`

// problem makes a Problem on the machine toy of lines in its text form, with
// instructions written as "- name...", edges as "-> b1...", and blocks as
// "block...", all without their numbers and what all have in common.
func problem(t *testing.T, kind, lines string) *regalloc.Problem {
	t.Helper()
	var b strings.Builder
	b.WriteString(toy + "problem f " + kind + "\n")
	instrs, operands, edges, blocks := 0, 0, 0, 0
	for line := range strings.Lines(lines) {
		line = strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "- "):
			name, rest := line[2:], ""
			if k := strings.IndexAny(name, " :"); k >= 0 {
				name, rest = name[:k], name[k:]
			}
			fmt.Fprintf(&b, "i%d @%d %d %s %s\n", instrs, operands, instrs, name, rest)
			if _, list, ok := strings.Cut(rest, ":"); ok {
				operands += 1 + strings.Count(list, ";")
			}
			instrs++
		case strings.HasPrefix(line, "-> "):
			to, rest, _ := strings.Cut(line[3:], " ")
			fmt.Fprintf(&b, "e%d -> %s freq 1 %s\n", edges, to, rest)
			edges++
		case strings.HasPrefix(line, "block"):
			last, rest, _ := strings.Cut(strings.TrimSpace(line[5:]), " ")
			fmt.Fprintf(&b, "block b%d freq 1 loop 0 split i%s %s\n", blocks, last, rest)
			blocks++
		default:
			b.WriteString(line + "\n")
		}
	}
	p, err := regalloc.ParseProblem("problem", []byte(b.String()))
	if err != nil {
		t.Fatalf("%v in\n%s", err, b.String())
	}
	return p
}

// A rule is a Result, in text, and what is wrong with it.
type rule struct {
	name    string
	kind    string // ssa or nothing
	problem string
	result  string // lines apart by semicolons
	want    []string
	change  func(p *regalloc.Problem, r *regalloc.Result) // what the text forms cannot say
}

func (c *rule) test(t *testing.T) {
	p := problem(t, c.kind, c.problem)
	r, err := regalloc.ParseResult("result", []byte(strings.ReplaceAll(c.result, ";", "\n")), p)
	if err != nil {
		t.Fatal(err)
	}
	if c.change != nil {
		c.change(p, r)
	}
	var got []string
	for _, f := range check.Result(p, r) {
		got = append(got, strings.TrimPrefix(f.Error(), "f: "))
	}
	if !slices.Equal(got, c.want) {
		t.Errorf("findings:\n\t%s\nwant:\n\t%s", strings.Join(got, "\n\t"), strings.Join(c.want, "\n\t"))
	}
}

func testRules(t *testing.T, rules []rule) {
	for i := range rules {
		t.Run(rules[i].name, rules[i].test)
	}
}

// line is a block that makes v0, uses it and ends.
const line = `vreg v0 gpr
	block 2
	- make: def v0 gpr
	- use: use v0 gpr
	- end term`

// loop is a block with an edge to itself and to a last one.
const loop = `vreg v0 gpr
	block 1
	- make: def v0 gpr
	- go term
	-> b1
	block 3
	- use: use v0 gpr
	- branch term
	-> b1 nosplit
	-> b2
	block 4
	- end term`

func TestShape(t *testing.T) {
	move := func(dst, src regalloc.Loc) regalloc.Move { return regalloc.Move{Dst: dst, Src: src} }
	r1, r2 := regalloc.InRegister(1), regalloc.InRegister(2)
	testRules(t, []rule{
		{"right", "ssa", line, "i0 r1;i1 r1", nil, nil},
		{"moves at the first instruction and later", "ssa", line, "before i0 step 0 v0 r2 <- r3;before i1 step 1 v0 r2 <- r1;before i2 step 0 v0 r1 <- r2;i0 r1;i1 r2", nil, nil},
		{"a location too many", "ssa", line, "i0 r1;i1 r1", []string{"3 locations for 2 operands"}, func(_ *regalloc.Problem, r *regalloc.Result) {
			r.Locs = append(r.Locs, r1)
		}},
		{"a location too few", "ssa", line, "i0 r1", []string{"1 locations for 2 operands"}, func(_ *regalloc.Problem, r *regalloc.Result) {
			r.Locs = r.Locs[:1]
		}},
		{"instructions out of order", "ssa", line, "before i1 step 0 v0 r2 <- r1;before i0 step 1 v0 r2 <- r1;i0 r1;i1 r2", []string{"moves at instructions are out of order"}, nil},
		{"steps out of order", "ssa", line, "before i1 step 1 v0 r2 <- r1;before i1 step 0 v0 r3 <- r1;i0 r1;i1 r2", []string{"moves at instructions are out of order"}, nil},
		{"edges in order", "ssa", loop, "i0 r1;i2 r1;on e0 step 1 v0 r2 <- r1;on e2 step 0 v0 r2 <- r1", nil, nil},
		{"edges out of order", "ssa", loop, "i0 r1;i2 r1;on e2 step 0 v0 r2 <- r1;on e0 step 1 v0 r2 <- r1", []string{"moves on edges are out of order"}, nil},
		{"steps on an edge out of order", "ssa", loop, "i0 r1;i2 r1;on e0 step 1 v0 r2 <- r1;on e0 step 0 v0 r3 <- r1", []string{"moves on edges are out of order"}, nil},
		{"before no instruction", "ssa", line, "i0 r1;i1 r1", []string{
			"instruction -2 (): a move before an instruction that does not exist",
			"instruction 3 (): a move before an instruction that does not exist",
		}, func(_ *regalloc.Problem, r *regalloc.Result) {
			bad := move(0, r1) // would be wrong anywhere
			r.InstrMoves = []regalloc.InstrMove{{Before: -2, Move: bad}, {Before: 3, Move: bad}}
		}},
		{"on no edge", "ssa", loop, "i0 r1;i2 r1", []string{
			"edge -2: a move on an edge that does not exist",
			"edge 3: a move on an edge that does not exist",
		}, func(_ *regalloc.Problem, r *regalloc.Result) {
			bad := move(0, r1)
			r.EdgeMoves = []regalloc.EdgeMove{{Edge: -2, Move: bad}, {Edge: 3, Move: bad}}
		}},
		{"on an edge that cannot have one", "ssa", loop, "i0 r1;i2 r1;on e1 step 0 v0 r2 <- r1", []string{"edge 1: a move on an edge that allows none"}, nil},
		{"after the last split point", "ssa", line, "i0 r1;i1 r1;before i2 step 0 v0 r2 <- r1", []string{"instruction 2 (end): a move after the last split point of block 0"},
			func(p *regalloc.Problem, _ *regalloc.Result) { p.Blocks[0].LastSplit = 1 }},
		{"after the last split point of another block", "ssa", loop, "before i2 step 0 v0 r2 <- r1;i0 r1;i2 r1", nil,
			func(p *regalloc.Problem, _ *regalloc.Result) { p.Blocks[0].LastSplit = 0 }},
		{"an instruction without a name", "ssa", line, "i0 r1;i1 -", []string{"instruction 1 (), operand 0: v0 has no location"},
			func(p *regalloc.Problem, _ *regalloc.Result) { p.Instrs[1].Op = 3 }},
		{"an instruction without a name, below", "ssa", line, "i0 r1;i1 -", []string{"instruction 1 (), operand 0: v0 has no location"},
			func(p *regalloc.Problem, _ *regalloc.Result) { p.Instrs[1].Op = -1 }},
		{"the first instruction", "ssa", line, "i0 -;i1 r1", []string{"instruction 0 (make), operand 0: v0 has no location"}, nil},
		{"no such register to move", "ssa", line, "i0 r1;i1 r1", []string{"instruction 1 (use): a move of v1, which does not exist", "instruction 1 (use): a move of v-1, which does not exist"},
			func(_ *regalloc.Problem, r *regalloc.Result) {
				above, below := move(r2, r1), move(r2, r1)
				above.VReg, below.VReg = 1, -1
				r.InstrMoves = []regalloc.InstrMove{{Before: 1, Move: above}, {Before: 1, Move: below}}
			}},
	})
}

func TestMoves(t *testing.T) {
	const const0 = `vreg v0 gpr remat i0 bytes 2 speed 1
		block 2
		- make remat: def v0 gpr
		- use: use v0 gpr in r0
		- end term`
	const top = `vreg v0 top
		block 2
		- make: def v0 top in r0
		- use: use v0 top in r0
		- end term`
	testRules(t, []rule{
		{"out of the class", "ssa", line, "before i1 step 0 v0 r6 <- r7;before i1 step 0 v0 r1 <- r6;i0 r1;i1 r1", []string{
			"instruction 1 (use): a move of v0 between f1 and f0, not both in its class",
			"instruction 1 (use): a move of v0 between f0 and r1, not both in its class",
		}, nil},
		{"no such slots", "ssa", line, "slot s0 4 4;before i1 step 0 v0 s1 <- s2;i0 r1;i1 r1", []string{"instruction 1 (use): a move of v0: slot 1 does not exist"}, nil},
		{"a small slot", "ssa", line, "slot s0 3 4;before i1 step 0 v0 s0 <- r1;i0 r1;i1 r1", []string{"instruction 1 (use): a move of v0: slot 0 is too small or not aligned for class gpr"}, nil},
		{"a slot that is not aligned", "ssa", line, "slot s0 4 2;before i1 step 0 v0 s0 <- r1;i0 r1;i1 r1", []string{"instruction 1 (use): a move of v0: slot 0 is too small or not aligned for class gpr"}, nil},
		{"a slot that is large enough", "ssa", line, "slot s0 8 8;before i1 step 0 v0 s0 <- r1;before i1 step 1 v0 r2 <- s0;i0 r1;i1 r2", nil, nil},
		{"nowhere", "ssa", line, "before i1 step 0 v0 - <- -;i0 r1;i1 r1", []string{"instruction 1 (use): a move of v0 from or to nowhere"}, nil},
		{"to be recomputed", "ssa", line, "before i1 step 0 v0 remat <- r1;i0 r1;i1 r1", []string{"instruction 1 (use): a move of v0 has a rematerialized destination"}, nil},
		{"cannot be recomputed", "ssa", line, "before i1 step 0 v0 r2 <- remat;i0 r1;i1 r1", []string{"instruction 1 (use): v0 cannot be rematerialized"}, nil},
		{"reserved", "ssa", line, "before i1 step 0 v0 r0 <- r1;i0 r1;i1 r1", []string{"instruction 1 (use): a move of v0 into r0, which is reserved"}, nil},
		{"reserved in the Problem", "ssa", line, "before i1 step 0 v0 r3 <- r1;i0 r1;i1 r1", []string{"instruction 1 (use): a move of v0 into r3, which is reserved"},
			func(p *regalloc.Problem, _ *regalloc.Result) { p.Reserved.Add(3) }},
		{"reserved and demanded", "ssa", const0, "before i1 step 0 v0 r0 <- r1;i0 r1;i1 r0", nil, nil},
		{"reserved and another demanded", "ssa", const0, "before i1 step 0 v0 r0 <- r1;before i1 step 0 v0 r3 <- r1;i0 r1;i1 r0", []string{"instruction 1 (use): a move of v0 into r3, which is reserved"},
			func(p *regalloc.Problem, _ *regalloc.Result) { p.Reserved.Add(3) }},
		{"reserved on an edge", "ssa", loop, "i0 r1;i2 r1;on e0 step 0 v0 r0 <- r1", []string{"edge 0: a move of v0 into r0, which is reserved"}, nil},
		{"of what is only handed on", "ssa", top, "i0 r0;before i1 step 0 v0 r0 <- r0;i1 r0", []string{"instruction 1 (use): a move of v0, whose class has no allocatable register"}, nil},
		{"handed on", "ssa", top, "i0 r0;i1 r0", nil, nil},
		{"recomputed and removed", "ssa", const0, "before i1 step 0 v0 r0 <- remat;i0 remat;i1 r0", nil, nil},
		{"removed and needed", "ssa", const0, "before i1 step 0 v0 r0 <- r1;i0 remat;i1 r0", []string{"instruction 1 (use), operand 0: r0 does not hold v0"}, nil},
		{"recomputed without being removed", "ssa", const0, "before i1 step 0 v0 r0 <- remat;i0 r1;i1 r0", nil, nil},
		{"two of one step into one register", "ssa", line, "before i1 step 0 v0 r2 <- r1;before i1 step 0 v0 r2 <- r1;i0 r1;i1 r2", []string{"instruction 1 (use): two moves of one step write r2 and r2"}, nil},
		{"two of one step on an edge", "ssa", loop, "i0 r1;i2 r1;on e0 step 0 v0 r2 <- r1;on e0 step 0 v0 r2 <- r1", []string{"edge 0: two moves of one step write r2 and r2"}, nil},
		{"two steps into one register", "ssa", line, "before i1 step 0 v0 r2 <- r3;before i1 step 1 v0 r2 <- r1;i0 r1;i1 r2", nil, nil},
		{"at once", "ssa", line, "before i1 step 0 v0 r2 <- r1;before i1 step 0 v0 r3 <- r2;i0 r1;i1 r3", []string{"instruction 1 (use), operand 0: r3 does not hold v0"}, nil},
		{"one after the other", "ssa", line, "before i1 step 0 v0 r2 <- r1;before i1 step 1 v0 r3 <- r2;i0 r1;i1 r3", nil, nil},
		{"a part is written", "ssa", `vreg v0 gpr
			vreg v1 byte
			block 3
			- make: def v0 gpr
			- byte: def v1 byte
			- use: use v0 gpr
			- end term`, "i0 r1;i1 r4;i2 r1", []string{"instruction 2 (use), operand 0: r1 does not hold v0"}, nil},
	})
}

// wide is a value that a move of a narrower one does not carry.
const wide = `vreg v0 wide
	vreg v1 half
	block 3
	- make: def v0 wide
	- narrow: def v1 half
	- use: use v0 wide; use v1 half
	- end term`

func TestWidth(t *testing.T) {
	testRules(t, []rule{
		{"moved as what it is", "ssa", wide, "before i1 step 0 v0 r7 <- r6;i0 r6;i1 r6;i2 r7 r6", nil, nil},
		{"moved as something narrower", "ssa", wide, "before i1 step 0 v1 r7 <- r6;i0 r6;i1 r6;i2 r7 r6", []string{"instruction 2 (use), operand 0: f1 does not hold v0"}, nil},
		{"moved as something wider", "ssa", wide, "before i2 step 0 v0 r7 <- r6;i0 r6;i1 r6;i2 r7 r7", []string{
			"instruction 2 (use), operand 0: f1 does not hold v0",
		}, nil},
		{"through a narrow slot", "ssa", wide, "slot s0 4 4;before i1 step 0 v1 s0 <- r6;before i2 step 0 v1 r7 <- s0;i0 r6;i1 r6;i2 r7 r6", []string{"instruction 2 (use), operand 0: f1 does not hold v0"}, nil},
		{"through a narrow slot as it is", "ssa", wide, "slot s0 4 8;before i1 step 0 v0 s0 <- r6;i0 r6;i1 r6;i2 r7 r6", []string{"instruction 1 (narrow): a move of v0: slot 0 is too small or not aligned for class wide"}, nil},
		{"through a slot of little alignment", "ssa", wide, "slot s0 8 4;before i1 step 0 v0 s0 <- r6;i0 r6;i1 r6;i2 r7 r6", []string{"instruction 1 (narrow): a move of v0: slot 0 is too small or not aligned for class wide"}, nil},
	})
}

// two makes two values for an instruction of the given operands.
func two(attributes, operands string) string {
	return `vreg v0 gpr
	vreg v1 gpr
	vreg v2 gpr
	vreg v3 gpr
	block 2
	- make: def v0 gpr mem 1; def v1 gpr mem 1
	- do ` + attributes + ": " + operands + `
	- end term`
}

// stored reads both values of two from slots.
const stored = "slot s0 4 4;slot s1 4 4;before i1 step 0 v0 s0 <- r1;before i1 step 0 v1 s1 <- r2;i0 r1 r2;i1 "

func TestOperands(t *testing.T) {
	made := func(locs string) string { return "slot s0 4 4;slot s1 4 4;i0 r1 r2;i1 " + locs }
	testRules(t, []rule{
		{"slots within the limit", "ssa", two("mem 2", "use v0 gpr mem 1; use v1 gpr mem 1"), stored + "s0 s1", nil, nil},
		{"slots beyond the limit", "ssa", two("mem 1", "use v0 gpr mem 1; use v1 gpr mem 1"), stored + "s0 s1", []string{"instruction 1 (do): 2 operands in slots, at most 1 allowed"}, nil},
		{"one slot twice", "ssa", two("mem 1", "use v0 gpr mem 1; use v0 gpr mem 1"), stored + "s0 s0", []string{"instruction 1 (do): 2 operands in slots, at most 1 allowed"}, nil},
		{"slots that do not matter", "ssa", two("", "use v0 gpr anywhere; use v1 gpr anywhere"), stored + "s0 s1", nil, nil},
		{"no slot", "ssa", two("mem 1", "use v0 gpr; use v1 gpr"), stored + "s0 r2", []string{"instruction 1 (do), operand 0: v0 may not be in a slot"}, nil},
		{"no such slot", "ssa", two("mem 1", "use v0 gpr mem 1; use v1 gpr"), made("s2 r2"), []string{"instruction 1 (do), operand 0: v0: slot 2 does not exist"}, nil},
		{"a tied pair in one slot", "ssa", two("mem 1", "use v0 gpr; use v1 gpr; def v2 gpr tied 0 mem 1"), stored + "s0 r2 s0", nil, nil},
		{"a use tied to a definition that may be in no slot", "ssa", two("mem 1", "use v0 gpr mem 1; use v1 gpr; def v2 gpr tied 0"), stored + "s0 r2 s0", []string{
			"instruction 1 (do), operand 0: v0 may not be in a slot",
			"instruction 1 (do), operand 2: v2 may not be in a slot",
		}, nil},
		{"a definition that is not tied", "ssa", two("mem 1", "use v0 gpr mem 1; use v1 gpr; def v2 gpr"), stored + "s0 r2 r3", nil, nil},
		{"a use beside a tied one", "ssa", two("mem 1", "use v0 gpr; use v1 gpr mem 1; def v2 gpr tied 0"), stored + "r1 s1 r1", nil, nil},
		{"tied and apart", "ssa", two("", "use v0 gpr; use v1 gpr; def v2 gpr tied 1"), made("r1 r2 r1"), []string{"instruction 1 (do), operand 2: v2 is in r1, tied to operand 1 in r2"}, nil},
		{"tied and apart, and out of the class", "ssa", two("", "use v0 gpr; use v1 gpr; def v2 gpr tied 1"), made("r1 r2 r6"), []string{"instruction 1 (do), operand 2: v2 is in f0, tied to operand 1 in r2"}, nil},
		{"tied to a slot and apart", "ssa", two("mem 2", "use v0 gpr; use v1 gpr mem 1; def v2 gpr tied 1 mem 1"), stored + "r1 s1 r2", []string{"instruction 1 (do), operand 2: v2 is in r2, tied to operand 1 in s1"}, nil},
		{"copies in slots", "ssa", two("move mem 1", "use v0 gpr mem 0; use v1 gpr mem 0; def v2 gpr mem 0; def v3 gpr mem 0"), stored + "s0 s1 s0 r3", nil, func(p *regalloc.Problem, _ *regalloc.Result) {}},
		{"copies in too many slots", "ssa", two("move mem 0", "use v0 gpr mem 0; use v1 gpr mem 0; def v2 gpr mem 0; def v3 gpr mem 0"), stored + "s0 s1 s0 r3", []string{"instruction 1 (do): 1 operands in slots, at most 0 allowed"}, nil},
		{"not of the class", "ssa", two("", "use v0 gpr; use v1 gpr"), made("r6 r2"), []string{"instruction 1 (do), operand 0: v0 is in f0, not of class gpr"}, nil},
		{"not the register", "ssa", two("", "use v0 gpr in r3; use v1 gpr"), made("r1 r2"), []string{"instruction 1 (do), operand 0: v0 is in r1 and must be in r3"}, nil},
		{"reserved", "ssa", two("", "use v0 gpr; use v1 gpr"), "before i1 step 0 v0 r1 <- r2;i0 r1 r2;i1 r0 r2", []string{"instruction 1 (do), operand 0: v0 is in r0, which is reserved"}, nil},
		{"a definition left out", "ssa", two("", "use v0 gpr; use v1 gpr; def v2 gpr"), made("r1 r2 remat"), []string{"instruction 1 (do), operand 2: the definition of v2 cannot be omitted"}, nil},
		{"no constant", "ssa", two("", "use v0 gpr; use v1 gpr"), made("remat r2"), []string{"instruction 1 (do), operand 0: v0 may not be a constant"}, nil},
		{"a constant anywhere", "ssa", two("", "use v0 gpr anywhere; use v1 gpr const 1"), made("remat remat"), []string{
			"instruction 1 (do), operand 0: v0 cannot be rematerialized",
			"instruction 1 (do), operand 1: v1 cannot be rematerialized",
		}, nil},
		{"two locations missing", "ssa", two("", "use v0 gpr late; use v1 gpr; def v2 gpr"), made("- r2 -"), []string{
			"instruction 1 (do), operand 0: v0 has no location",
			"instruction 1 (do), operand 2: v2 has no location",
		}, nil},
		{"removed in part", "ssa", `vreg v0 gpr remat i0 bytes 1 speed 1
			vreg v1 gpr
			block 1
			- make remat: def v0 gpr
			- end term`, "i0 remat", []string{
			"instruction 0 (make), operand 1: only some operands of a removed instruction are rematerialized",
			"instruction 0 (make), operand 2: only some operands of a removed instruction are rematerialized",
		}, func(p *regalloc.Problem, r *regalloc.Result) {
			def, use := p.Operands[0], p.Operands[0]
			def.VReg, use.Role = 1, regalloc.Use
			p.Operands = append(p.Operands, def, use)
			for i := range p.Instrs {
				p.Instrs[i].Operands[1] = 3
			}
			p.Instrs[1].Operands[0] = 3
			r.Locs = []regalloc.Loc{regalloc.Recomputed, regalloc.InRegister(2), regalloc.Recomputed}
		}},
	})
}

func TestConflicts(t *testing.T) {
	made := func(locs string) string { return "slot s0 4 4;slot s1 4 4;i0 r1 r2;i1 " + locs }
	testRules(t, []rule{
		{"late use and definition", "ssa", two("", "use v0 gpr late; use v1 gpr; def v2 gpr"), made("r1 r2 r1"), []string{"instruction 1 (do), operand 2: v2 in r1 conflicts with v0 in r1"}, nil},
		{"early definition and the use tied to it", "ssa", two("", "use v0 gpr; use v1 gpr; def v2 gpr early tied 0"), made("r1 r2 r1"), nil, nil},
		{"early definition that is not tied", "ssa", two("", "use v0 gpr; use v1 gpr; def v2 gpr early"), made("r1 r2 r1"), []string{"instruction 1 (do), operand 2: v2 in r1 conflicts with v0 in r1"}, nil},
		{"late use and a definition tied to another", "ssa", two("", "use v0 gpr late; use v0 gpr; def v2 gpr tied 1"), made("r1 r1 r1"), []string{"instruction 1 (do), operand 2: v2 in r1 conflicts with v0 in r1"}, nil},
		{"two definitions", "ssa", two("", "def v2 gpr; def v3 gpr"), made("r3 r3"), []string{"instruction 1 (do), operand 1: v3 in r3 conflicts with v2 in r3"}, nil},
		{"a late use and a definition in one slot", "ssa", two("mem 2", "use v0 gpr late mem 1; use v1 gpr; def v2 gpr mem 1"), stored + "s0 r2 s0", []string{"instruction 1 (do), operand 2: v2 in s0 conflicts with v0 in s0"}, nil},
		{"a late use and a definition in two slots", "ssa", two("mem 2", "use v0 gpr late mem 1; use v1 gpr; def v2 gpr mem 1"), stored + "s0 r2 s1", nil, nil},
		{"modified and read by another", "", two("", "usedef v0 gpr; use v1 gpr"), "before i1 step 0 v0 r2 <- r1;before i1 step 0 v1 r1 <- r2;i0 r1 r2;i1 r2 r1", nil, nil},
		{"modified where another is read early", "", two("", "usedef v0 gpr; use v0 gpr"), made("r1 r1"), nil, nil},
		{"modified where another is read late", "", two("", "usedef v0 gpr; use v0 gpr late"), made("r1 r1"), []string{"instruction 1 (do), operand 0: v0 in r1 conflicts with v0 in r1"}, nil},
		{"early use clobbered", "ssa", two("clobbers r1", "use v0 gpr; use v1 gpr"), made("r1 r2"), nil, nil},
		{"late use clobbered", "ssa", two("clobbers r1", "use v0 gpr late; use v1 gpr"), made("r1 r2"), []string{"instruction 1 (do), operand 0: v0 is in r1, which the instruction clobbers"}, nil},
		{"late use clobbered in part", "ssa", two("clobbers h0", "use v0 gpr late; use v1 gpr"), made("r1 r2"), []string{"instruction 1 (do), operand 0: v0 is in r1, which the instruction clobbers"}, nil},
		{"late use in a slot beside a clobber", "ssa", two("mem 1 clobbers r1", "use v0 gpr; use v1 gpr late mem 1"), stored + "r1 s1", nil, nil},
		{"late definition clobbered", "ssa", two("clobbers r1", "use v0 gpr; use v1 gpr; def v2 gpr"), made("r1 r2 r1"), nil, nil},
		{"early definition clobbered", "ssa", two("clobbers r3", "use v0 gpr; use v1 gpr; def v2 gpr early"), made("r1 r2 r3"), []string{"instruction 1 (do), operand 2: v2 is in r3, which the instruction clobbers"}, nil},
	})
}

func TestGroups(t *testing.T) {
	made := func(locs string) string { return "i0 r1 r2;i1 " + locs }
	wrong := func(v int, r string) []string {
		return []string{fmt.Sprintf("instruction 1 (do), operand 0: v%d is in %s, out of place in group pair", v, r)}
	}
	const both = "use v0 gpr group 0 0; use v1 gpr group 0 1"
	testRules(t, []rule{
		{"in place", "ssa", two("", both), made("r1 r2"), nil, nil},
		{"in another tuple", "ssa", two("", both), "before i1 step 0 v0 r2 <- r1;before i1 step 0 v1 r3 <- r2;i0 r1 r2;i1 r2 r3", nil, nil},
		{"the first out of place", "ssa", two("", both), made("r3 r2"), wrong(0, "r3"), nil},
		{"the second out of place", "ssa", two("", both), made("r1 r3"), wrong(0, "r1"), nil},
		{"across tuples", "ssa", two("", both), made("r1 r3"), wrong(0, "r1"), nil},
		{"beyond the short tuple", "ssa", two("", "use v0 gpr group 0 0; use v1 gpr group 0 2"), "before i1 step 0 v0 r2 <- r1;before i1 step 0 v1 r1 <- r2;i0 r1 r2;i1 r2 r1", nil, nil},
		{"as if the short tuple were longer", "ssa", two("", "use v0 gpr group 0 0; use v1 gpr group 0 2"), made("r1 r2"), wrong(0, "r1"), nil},
		{"definitions apart from uses", "ssa", two("", both+"; def v2 gpr group 0 0; def v3 gpr group 0 1"), made("r1 r2 r2 r3"), nil, nil},
		{"groups apart from each other", "ssa", two("", "use v0 gpr group 1 0; use v1 gpr group 0 0; def v2 gpr group 1 0; def v3 gpr group 0 1"), made("r1 r2 r1 r2"), nil, nil},
		{"an operand of no group", "ssa", two("", both+"; use v1 gpr"), made("r1 r2 r2"), nil, nil},
	})
}
