package check_test

import (
	"testing"

	"spillway/check"
	"spillway/internal/irgen"
	"spillway/regalloc"
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
		if len(check.Observations(p, r, []check.Observation{x})) == 0 {
			t.Errorf("%s: check believes %+v", name, x)
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
