package nounwind

import (
	"slices"

	"spillway/ir"
)

// Module marks the functions of m that cannot throw nounwind, and turns invokes of them into calls. Linear in m.
func Module(m *ir.Module) {
	a := &analysis{m: m, number: make(map[*ir.Func]int32, len(m.Funcs)), callers: make([][]int32, len(m.Funcs))}
	for i, f := range m.Funcs {
		if isExact(f) && !f.Attrs.NoUnwind {
			a.number[f] = int32(i)
		}
	}
	a.left = make([]bool, len(m.Funcs))
	for i, f := range m.Funcs {
		if _, known := a.number[f]; known {
			a.function(int32(i), f)
		}
	}
	a.propagate()
	for i, f := range m.Funcs {
		if _, known := a.number[f]; known && !a.left[i] {
			f.Attrs.NoUnwind = true
		}
	}
	for _, f := range m.Funcs {
		simplify(f)
	}
}

// Known reports whether Module would infer nothing from any bodies without invokes: all functions to be analyzed are
// already marked nounwind. Bodies may be missing.
func Known(m *ir.Module) bool {
	return !slices.ContainsFunc(m.Funcs, func(f *ir.Func) bool {
		return !f.Declared && !f.Attrs.NoUnwind && isUsed(f)
	})
}

// analysis is the state of Module.
type analysis struct {
	m       *ir.Module
	number  map[*ir.Func]int32 // of the analyzed functions
	callers [][]int32          // by function: the callers
	left    []bool             // by function: it may throw
	work    []int32
}

// isExact reports whether f has a body, which the linker cannot replace.
func isExact(f *ir.Func) bool {
	return !f.Declared && len(f.Blocks) > 0 && isUsed(f)
}

// isUsed reports whether the linker resolves references to f to this definition.
func isUsed(f *ir.Func) bool { return f.Linkage == ir.External || f.IsLocal() }

// function records the functions that function i calls, or that it may throw.
func (a *analysis) function(i int32, f *ir.Func) {
	resumes := slices.ContainsFunc(f.Blocks, func(b *ir.Block) bool { t := b.Term(); return t != nil && t.Op == ir.OpResume })
	for _, b := range f.Blocks {
		invoked := b.Invoked()
		for _, v := range b.Values {
			if v.Op != ir.OpCall || !ir.MayThrow(v) || v == invoked && !resumes && stopsAll(b.Succs[1].LandingPad()) {
				continue
			}
			n, known := a.number[callee(v)]
			if !known {
				a.leave(i)
				return
			}
			a.callers[n] = append(a.callers[n], i)
		}
	}
}

func (a *analysis) leave(i int32) {
	if !a.left[i] {
		a.left[i] = true
		a.work = append(a.work, i)
	}
}

// propagate spreads the property from functions that may throw to their callers.
func (a *analysis) propagate() {
	for len(a.work) > 0 {
		i := a.work[len(a.work)-1]
		a.work = a.work[:len(a.work)-1]
		for _, c := range a.callers[i] {
			a.leave(c)
		}
	}
}

// callee returns the function that v calls, or nil if it is unknown.
func callee(v *ir.Value) *ir.Func {
	if a := v.Args[0]; a.Op == ir.OpSym && a.Imm == 0 {
		f, _ := a.Sym.(*ir.Func)
		return f
	}
	return nil
}

// stopsAll reports whether a landing pad stops every exception. The search phase of unwinding skips cleanups.
func stopsAll(pad *ir.Value) bool {
	if pad == nil {
		return false
	}
	for _, c := range pad.Pad().Clauses {
		if c.Filter && len(c.Types) == 0 || !c.Filter && c.Types[0] == nil {
			return true
		}
	}
	return false
}

// simplify turns invokes in f of functions that cannot throw into calls, and removes unreachable blocks.
func simplify(f *ir.Func) {
	changed := false
	for _, b := range f.Blocks {
		if v := b.Invoked(); v != nil && !ir.MayThrow(v) {
			b.Call()
			changed = true
		}
	}
	if changed {
		new(ir.Ordering).RemoveUnreachable(f)
	}
}
