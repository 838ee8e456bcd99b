package interference

import (
	"fmt"

	"spillway/regalloc"
)

// log logs a decision about node n: its value, or none and the instruction that needs it for itself.
func (g *Graph) log(kind regalloc.DecisionKind, n, other Node, to regalloc.Loc, why string) {
	d := regalloc.Decision{Kind: kind, VReg: g.nodes[n].value, Other: regalloc.None, Instr: regalloc.None, To: to, Why: why}
	if other != none {
		if d.Other = g.nodes[other].value; d.VReg == regalloc.None {
			d.VReg, d.Other, other = d.Other, regalloc.None, n
		}
		if d.Other == regalloc.None {
			d.Instr, d.Why = g.nodes[other].instr, why+"; the other is a temporary of the instruction"
		}
	}
	if d.VReg == regalloc.None {
		d.Instr, d.Why = g.nodes[n].instr, "a temporary of the instruction: "+d.Why
	}
	g.opts.Log(d)
}

// logPush logs that n is put aside.
func (g *Graph) logPush(n Node) {
	x := &g.nodes[n]
	why := fmt.Sprintf("colorable: its remaining neighbors can take %d of its %d registers", x.weight, x.colors)
	if !g.Colorable(n) {
		why = fmt.Sprintf("nothing is colorable; it has the lowest spill cost, %.4g, per freed register (%d), and still gets one if one is left (optimistic)", x.cost, x.weight)
	}
	g.log(regalloc.Simplified, n, none, 0, why)
}

// logRound logs that a round begins, and what is in memory.
func (a *Allocator) logRound(round int) {
	log := a.opts.Log
	how := "interference graph"
	if a.intervals {
		how = "intervals"
	}
	if round == 0 {
		log.Begin(how + " of all values")
	} else {
		log.Begin(fmt.Sprintf("round %d: %s with spilled values in memory", round+1, how))
	}
	for v := range a.spilled {
		if !a.spilled[v] {
			continue
		}
		d := regalloc.Decision{Kind: regalloc.Kept, VReg: regalloc.VReg(v), Other: regalloc.None, Instr: regalloc.None, To: a.memory(regalloc.VReg(v)), Why: "spilled before"}
		if d.To.Kind() == regalloc.SlotLoc {
			d.To = regalloc.InSlot(0)
		} else if round == 0 {
			d.Why = "rematerialized at each use: that costs no more than a register for it"
		}
		log(d)
	}
}

// home is where n's values are in memory, to people.
func (a *Allocator) homeOf(n Node) regalloc.Loc {
	if v := a.nodes[n].value; v != regalloc.None && a.p.VRegs[v].Remat != regalloc.None {
		return regalloc.Recomputed
	}
	return regalloc.InSlot(0)
}

// logSpill logs that n's values go to memory.
func (a *Allocator) logSpill(n, other Node, why string) {
	if a.opts.Log == nil {
		return
	}
	a.log(regalloc.Spilled, n, none, a.homeOf(n), why)
	if other != none && a.nodes[other].value == regalloc.None {
		a.opts.Log.Note(fmt.Sprintf("it makes room for the temporaries of instruction %d", a.nodes[other].instr))
	}
}
