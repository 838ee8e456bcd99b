package outssa

import (
	"fmt"

	"spillway/cfg"
	"spillway/regalloc"
)

// A Resource is what an operand may be pinned to: a register of the machine or,
// virtual, a register of the Problem, whose number stands for whatever place it gets.
type Resource int32

// Unpinned is not a resource.
const Unpinned Resource = -1

// Physical returns the resource that is register r of the machine.
func Physical(r regalloc.Reg) Resource { return Resource(r) }

// Virtual returns the resource that is named after v.
func Virtual(v regalloc.VReg) Resource { return regalloc.MaxRegs + Resource(v) }

// Reg returns the register of the machine that r is, and whether it is one.
func (r Resource) Reg() (regalloc.Reg, bool) { return regalloc.Reg(r), r >= 0 && r < regalloc.MaxRegs }

// String returns r as in reg 3, v7 or -.
func (r Resource) String() string {
	if _, ok := r.Reg(); ok {
		return fmt.Sprintf("reg %d", int32(r))
	}
	if r < 0 {
		return "-"
	}
	return fmt.Sprintf("v%d", int32(r-regalloc.MaxRegs))
}

// Pins are the renaming constraints of a Problem in SSA form [Rastello05 §2.1]: to
// which resource its operands are pinned. A use and a definition that are pinned to
// one resource share its place; the value of a use that is pinned elsewhere than its
// definition has to be copied.
type Pins struct {
	Def []Resource // by register: of its definition
	Use []Resource // by operand: of uses; Unpinned at definitions
	// Args are the resources of arguments of edges, by position in Problem.Args, where
	// something has a say in it; nil if nothing has. An argument is always pinned to
	// what its parameter is pinned to.
	Args []Resource
}

// Collect returns the pins that p, which is in SSA form, asks for: of operands in
// fixed registers, of uses to which a definition is tied, and of parameters. Tuples of
// registers are left to the allocator, and so are registers that can be
// rematerialized: a constant is made where it is wanted.
func Collect(p *regalloc.Problem) *Pins { return new(Pins).collect(p) }

// collect is Collect in the memory of s.
func (s *Pins) collect(p *regalloc.Problem) *Pins {
	s.Def, s.Use, s.Args = unpinned(s.Def, len(p.VRegs)), unpinned(s.Use, len(p.Operands)), nil
	for _, v := range p.Params {
		s.Def[v] = Virtual(v)
	}
	for i := range p.Instrs {
		at := p.Instrs[i].Operands[0]
		ops := p.Ops(regalloc.InstrID(i))
		for k := range ops {
			switch o := &ops[k]; o.Constraint {
			case regalloc.InReg:
				if o.Role == regalloc.Def {
					s.Def[o.VReg] = Physical(o.Reg)
				} else if p.VRegs[o.VReg].Remat == regalloc.None {
					s.Use[int(at)+k] = Physical(o.Reg)
				}
			case regalloc.TiedTo:
				u := &ops[o.Tied]
				if u.Constraint == regalloc.InReg {
					s.Def[o.VReg] = Physical(u.Reg)
				} else if p.VRegs[u.VReg].Remat == regalloc.None {
					s.Def[o.VReg], s.Use[int(at)+int(o.Tied)] = Virtual(o.VReg), Virtual(o.VReg)
				}
			}
		}
	}
	return s
}

// CollectParams returns the pins of parameters alone.
func CollectParams(p *regalloc.Problem) *Pins {
	s := &Pins{Def: unpinned(nil, len(p.VRegs)), Use: unpinned(nil, len(p.Operands))}
	for _, v := range p.Params {
		s.Def[v] = Virtual(v)
	}
	return s
}

func unpinned(s []Resource, n int) []Resource {
	if cap(s) < n {
		s = make([]Resource, n)
	}
	s = s[:n]
	for i := range s {
		s[i] = Unpinned
	}
	return s
}

// Verify returns what makes s incorrect [Rastello05 §2.2, Fig. 5], each finding with
// both operands:
//
//  1. two definitions of one instruction are pinned to one resource;
//  2. two different values are pinned to one resource where an instruction reads them;
//  3. two parameters of one block are pinned to one resource;
//  5. an argument is pinned to another resource than its parameter;
//  6. two edges out of one block want different values in one resource at its end.
//
// Case 4, a use and a definition of different values in one resource, is correct.
// Registers of the machine that share units count as one resource.
func (s *Pins) Verify(p *regalloc.Problem) (errs []error) {
	add := func(format string, args ...any) {
		errs = append(errs, fmt.Errorf("%s: "+format, append([]any{p.Name}, args...)...))
	}
	for i := range p.Instrs {
		at := p.Instrs[i].Operands[0]
		ops := p.Ops(regalloc.InstrID(i))
		for k := range ops {
			for j := range k {
				a, b := &ops[j], &ops[k]
				switch {
				case a.Role != b.Role || a.VReg == b.VReg:
				case a.Role == regalloc.Def && same(p.Machine, s.Def[a.VReg], s.Def[b.VReg]):
					add("instruction %d: the definitions of v%d (operand %d) and v%d (operand %d) are both pinned to %v (case 1)", i, a.VReg, j, b.VReg, k, s.Def[b.VReg])
				case a.Role == regalloc.Use && same(p.Machine, s.Use[int(at)+j], s.Use[int(at)+k]):
					add("instruction %d: the uses of v%d (operand %d) and v%d (operand %d) are both pinned to %v (case 2)", i, a.VReg, j, b.VReg, k, s.Use[int(at)+k])
				}
			}
		}
	}
	for b := range p.Blocks {
		params := p.BlockParams(regalloc.BlockID(b))
		holder := map[Resource]regalloc.VReg{}
		for _, v := range params {
			if w, taken := holder[s.Def[v]]; taken && s.Def[v] != Unpinned {
				add("block %d: the parameters v%d and v%d are both pinned to %v (case 3)", b, w, v, s.Def[v])
			}
			holder[s.Def[v]] = v
		}
	}
	for e := range p.Edges {
		for k, v := range p.BlockParams(p.Edges[e].To) {
			if n := int(p.Edges[e].Args[0]) + k; s.Args != nil && s.Args[n] != Unpinned && s.Args[n] != s.Def[v] {
				add("edge %d: the argument v%d is pinned to %v, its parameter v%d to %v (case 5)", e, p.Args[n], s.Args[n], v, s.Def[v])
			}
		}
	}
	return append(errs, s.verifyEnds(p)...)
}

// verifyEnds finds case 6 at the ends of blocks whose edges get their copies there.
func (s *Pins) verifyEnds(p *regalloc.Problem) (errs []error) {
	f := cfg.NewFlow(p)
	type use struct{ param, arg regalloc.VReg }
	for b := range p.Blocks {
		holder := map[Resource]use{}
		first, end := p.Succs(regalloc.BlockID(b))
		for e := first; e < end; e++ {
			to := p.Edges[e].To
			if to != 0 && len(f.PredsOf(int32(to))) == 1 {
				continue // its copies may be placed at the start of its target
			}
			args := p.EdgeArgs(e)
			for k, v := range p.BlockParams(to) {
				r := s.Def[v]
				if r == Unpinned {
					continue
				}
				if x, taken := holder[r]; taken && x.arg != args[k] && x.param != v {
					errs = append(errs, fmt.Errorf("%s: at the end of block %d, v%d for the parameter v%d and v%d for the parameter v%d are both pinned to %v (case 6)", p.Name, b, x.arg, x.param, args[k], v, r))
				}
				holder[r] = use{v, args[k]}
			}
		}
	}
	return errs
}

// same reports whether what is pinned to a and b cannot be kept apart.
func same(m *regalloc.Machine, a, b Resource) bool {
	if a == Unpinned || b == Unpinned {
		return false
	}
	r, ok := a.Reg()
	q, also := b.Reg()
	return a == b || ok && also && m.Conflicts(r).Has(q)
}
