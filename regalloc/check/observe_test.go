package check_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/check"
)

// TestObservations checks claims that cannot be, and some about the operands of a Problem: an
// operand that is read is where the Result says before its instruction.
func TestObservations(t *testing.T) {
	p := irgen.Problem(irgen.AMD64(), 7, irgen.Options{Blocks: 8, Window: 8})
	r := solve(t, p)
	var claims []check.Observation
	for i := range p.Instrs {
		for o := p.Instrs[i].Operands[0]; o < p.Instrs[i].Operands[1]; o++ {
			if k := r.Locs[o].Kind(); p.Operands[o].Role == regalloc.Use && (k == regalloc.RegLoc || k == regalloc.SlotLoc) {
				claims = append(claims, check.Observation{VReg: p.Operands[o].VReg, From: regalloc.InstrID(i), To: regalloc.InstrID(i + 1), Loc: r.Locs[o]})
			}
		}
	}
	if len(claims) < 20 {
		t.Fatalf("%d claims", len(claims))
	}
	if errs := check.Observations(p, r, claims); len(errs) > 0 {
		t.Errorf("operands are not where they are read: %v", &errs[0])
	}
	good := claims[0]
	for name, change := range map[string]func(x *check.Observation){
		"no instruction":       func(x *check.Observation) { x.To = regalloc.InstrID(len(p.Instrs) + 1) },
		"before the first":     func(x *check.Observation) { x.From = -1 },
		"an empty range":       func(x *check.Observation) { x.To = x.From },
		"a reversed range":     func(x *check.Observation) { x.To = x.From - 1 },
		"no register":          func(x *check.Observation) { x.VReg = regalloc.VReg(len(p.VRegs)) },
		"a negative register":  func(x *check.Observation) { x.VReg = -1 },
		"no slot":              func(x *check.Observation) { x.Loc = regalloc.InSlot(int32(len(r.Slots))) },
		"no such register":     func(x *check.Observation) { x.Loc = regalloc.InRegister(regalloc.Reg(len(p.Machine.Regs))) },
		"nowhere":              func(x *check.Observation) { x.Loc = 0 },
		"recomputed":           func(x *check.Observation) { x.Loc = regalloc.Recomputed },
		"another value":        func(x *check.Observation) { x.VReg = last(p, x.VReg) },
		"made before it began": func(x *check.Observation) { x.VReg, x.Made, x.From, x.To = last(p, x.VReg), true, 1, 2 },
	} {
		x := good
		change(&x)
		want := fmt.Sprintf("invalid claim about v%d in %s before instructions %d to %d", x.VReg, x.Loc, x.From, x.To-1)
		if name == "another value" || name == "made before it began" {
			want = fmt.Sprintf("does not hold v%d as claimed", x.VReg)
		}
		errs := check.Observations(p, r, []check.Observation{x})
		if len(errs) == 0 || !strings.Contains(errs[0].Error(), want) {
			t.Errorf("%s: check says of %+v: %v, want %s", name, x, errs, want)
		}
	}
}

// last returns a register that is defined at the end of p and is not v.
func last(p *regalloc.Problem, v regalloc.VReg) regalloc.VReg {
	for o := len(p.Operands) - 1; o >= 0; o-- {
		if p.Operands[o].Role == regalloc.Def && p.Operands[o].VReg != v {
			return p.Operands[o].VReg
		}
	}
	return v
}

// TestEveryObservation claims everything that can be claimed about a small Result, all at once and
// the last first: what comes of it is what the table of states says.
func TestEveryObservation(t *testing.T) {
	p := problem(t, "ssa", `vreg v0 gpr
		vreg v1 gpr
		vreg v2 gpr
		block 4
		- make: def v0 gpr
		- use: use v0 gpr
		- clobber: def v1 gpr
		- other: def v2 gpr
		- go term
		-> b1
		block 6
		- use: use v1 gpr
		- end term`)
	r, err := regalloc.ParseResult("result", []byte("before i1 step 0 v0 r2 <- r1\nbefore i3 step 0 v1 r3 <- r1\nbefore i4 step 0 v1 r3 <- r1\ni0 r1\ni1 r1\ni2 r1\ni3 r3\ni5 r3"), p)
	if err != nil {
		t.Fatal(err)
	}
	// By instruction: what r1, r2 and r3 hold before it, after the moves, and after it. v0 is dead
	// after instruction 1, but r2 has it to the end; r3 loses v1 in instruction 3 and gets it again.
	const none = -1
	type state [3]regalloc.VReg
	before := []state{{none, none, none}, {0, 0, none}, {0, 0, none}, {1, 0, 1}, {1, 0, 1}, {1, 0, 1}, {1, 0, 1}}
	after := []state{{0, none, none}, {0, 0, none}, {1, 0, none}, {1, 0, 2}, {1, 0, 1}, {1, 0, 1}, {1, 0, 1}}
	ends := []regalloc.InstrID{5, 5, 5, 5, 5, 7, 7} // of the instruction's block
	var claims []check.Observation
	wrong := 0
	for from := range regalloc.InstrID(len(before)) {
		for to := from; to <= ends[from]; to++ {
			for flags := range 4 {
				c := check.Observation{From: from, To: to, Survives: flags&1 != 0, Made: flags&2 != 0}
				if c.Made && (from == 0 || from == 5) || to == from && (!c.Survives || from == 0 || from == 5) {
					continue
				}
				for v := range regalloc.VReg(3) {
					for reg := range 3 {
						ok := true
						for i := from; i < to; i++ {
							ok = ok && before[i][reg] == v
						}
						if c.Survives {
							ok = ok && after[to-1][reg] == v
						}
						if c.Made {
							ok = ok && after[from-1][reg] == v
						}
						c.VReg, c.Loc = v, regalloc.InRegister(regalloc.Reg(reg+1))
						claims = append(claims, c)
						if !ok {
							wrong++
						}
						if found := check.Observations(p, r, []check.Observation{c}); ok != (len(found) == 0) {
							t.Errorf("%+v: right is %t, found %v", c, ok, found)
						}
					}
				}
			}
		}
	}
	slices.Reverse(claims)
	given := slices.Clone(claims)
	if wrong == 0 || wrong == len(claims) {
		t.Errorf("%d of %d claims are wrong", wrong, len(claims))
	}
	// Together each is found wrong where it is alone.
	places := func(claims ...check.Observation) map[string]int {
		at := map[string]int{}
		for _, f := range check.Observations(p, r, claims) {
			at[f.Error()]++
		}
		return at
	}
	want := map[string]int{}
	for _, c := range claims {
		for f, n := range places(c) {
			want[f] += n
		}
	}
	if got := places(claims...); !maps.Equal(got, want) {
		t.Errorf("all claims at once: %v, want %v", got, want)
	}
	if !slices.Equal(claims, given) {
		t.Error("the claims have been changed")
	}
}
