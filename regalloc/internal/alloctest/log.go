package alloctest

import (
	"reflect"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
)

// Log allocates random Problems with two allocators returned by fresh, one of which logs: they must have the same
// Results, decisions must refer to existing entities, and the register of each unconstrained definition must be the
// one last assigned by decisions about the value and those merged with it.
func Log[A regalloc.Allocator](t *testing.T, seeds uint64, fresh func() A, allocate func(p *regalloc.Problem, a A, opts regalloc.Options) (*regalloc.Result, error)) {
	t.Helper()
	for seed := range Seeds(seeds) {
		for _, tg := range Targets() {
			p := irgen.Problem(tg, seed, irgen.Options{Blocks: 3 + int(seed%20), Window: 8 + int(seed%3)*8, Params: 24 * int(seed%2)})
			opts := regalloc.Options{Metric: Metrics()[seed%4]}
			want, err := allocate(p, fresh(), opts)
			if err != nil {
				t.Fatal(err)
			}
			var list []regalloc.Decision
			opts.Log = func(d regalloc.Decision) { list = append(list, d) }
			got, err := allocate(p, fresh(), opts)
			if err != nil || !reflect.DeepEqual(got, want) {
				t.Fatalf("%s seed %d: another Result with a log: %v", p.Machine.Name, seed, err)
			}
			checkNames(t, p, list)
			checkDefinitions(t, p, got, list)
		}
	}
}

// checkNames checks that decisions refer to existing entities.
func checkNames(t *testing.T, p *regalloc.Problem, list []regalloc.Decision) {
	t.Helper()
	for _, d := range list {
		switch {
		case d.Why == "", int(d.VReg) >= len(p.VRegs), int(d.Other) >= len(p.VRegs), int(d.Instr) >= len(p.Instrs), d.Kind == regalloc.Entered && d.Instr < 0,
			d.Kind > regalloc.Noted && d.Kind != regalloc.Entered && d.VReg < 0 && d.Instr < 0:
			t.Fatalf("%s: %+v", p.Machine.Name, d)
		}
	}
}

// checkDefinitions checks the registers of definitions against the decisions since the last attempt began.
func checkDefinitions(t *testing.T, p *regalloc.Problem, r *regalloc.Result, list []regalloc.Decision) {
	t.Helper()
	one := make([]regalloc.VReg, len(p.VRegs)) // what each became one with
	at := func(v regalloc.VReg) regalloc.VReg {
		for one[v] != v {
			v = one[v]
		}
		return v
	}
	type place struct {
		v   regalloc.VReg
		i   regalloc.InstrID
		loc regalloc.Loc
	}
	var told map[place]bool
	began := false
	for _, d := range list {
		switch d.Kind {
		case regalloc.Began:
			began, told = true, map[place]bool{}
			for v := range one {
				one[v] = regalloc.VReg(v)
			}
		case regalloc.Coalesced:
			if d.Other != regalloc.None {
				one[at(d.VReg)] = at(d.Other)
			}
		case regalloc.Assigned:
			told[place{d.VReg, d.Instr, d.To}] = true
		}
	}
	if !began {
		t.Fatalf("%s: no attempt began", p.Machine.Name)
	}
	for _, d := range list {
		if d.Kind == regalloc.Assigned && d.VReg != regalloc.None && told[place{d.VReg, d.Instr, d.To}] {
			told[place{at(d.VReg), d.Instr, d.To}] = true
		}
	}
	for i := range p.Instrs {
		ops := p.Ops(regalloc.InstrID(i))
		if p.Instrs[i].Flags&regalloc.FlagMove != 0 {
			continue // its sides may have become one, and so it is nothing
		}
		for k := range ops {
			o, l := &ops[k], r.Locs[int(p.Instrs[i].Operands[0])+k]
			if o.Role == regalloc.Use || o.Constraint != regalloc.InClass || o.Class != p.VRegs[o.VReg].Class || l.Kind() != regalloc.RegLoc {
				continue
			}
			here := regalloc.InstrID(i)
			if v := at(o.VReg); !told[place{v, here, l}] && !told[place{v, regalloc.None, l}] && !told[place{regalloc.None, here, l}] {
				t.Fatalf("%s: no decision puts v%d into %v at i%d", p.Machine.Name, o.VReg, l, i)
			}
		}
	}
}
