package legalize

import (
	"slices"

	"spillway/ir"
	"spillway/target"
)

// threadLocals lowers addresses of thread-local variables.
type threadLocals struct {
	*builder

	thread *ir.Value // the thread pointer, or nil
	called struct {  // the thread pointer as target.Runtime.ThreadPointer returns it, or nil, and the number of its block
		value *ir.Value
		block int32
	}
	vars []threadVar
}

// threadAddr appends the address off bytes from the thread's copy of s.
func (l *threadLocals) threadAddr(s ir.Symbol, off int64) *ir.Value {
	switch l.threadModel(s.Sym()) {
	case ir.LocalExec:
		if l.t.ThreadPointer != "" {
			v := l.emit(ir.OpTLSLocal, l.iptr)
			v.Sym = s
			return l.addImm(l.add(v, l.calledPointer()), off)
		}
		for i := range l.vars {
			if x := &l.vars[i]; x.sym == s && x.address != nil {
				return l.addImm(x.address, off)
			}
		}
		return l.symAddr(s, off)
	case ir.InitialExec:
		v := l.emit(ir.OpTLSOffset, l.iptr)
		v.Sym = s
		if l.t.ThreadPointer != "" {
			return l.addImm(l.add(v, l.calledPointer()), off)
		}
		return l.addImm(l.emit(ir.OpAdd, l.iptr, v, l.threadPointer()), off)
	}
	v := l.emit(ir.OpTLSGet, l.iptr)
	v.Sym = s
	return l.addImm(v, off)
}

// threadModel returns the TLS access model for s [Drepper05 §4]: local exec if the program defines s, initial exec if
// this is code of the executable, otherwise general dynamic, or initial exec if the machine lacks that. The variable's
// own model may be more specific.
func (l *threadLocals) threadModel(s *ir.SymInfo) ir.TLSModel {
	shared := l.t.Reloc != target.Static && l.f.Module.Flags.PIELevel == 0
	model := ir.GeneralDynamic
	switch {
	case shared && l.ops.Has(ir.OpTLSGet, l.iptr):
	case shared || s.Linkage == ir.ExternWeak || s.Declared && !s.DSOLocal && s.Visibility == ir.DefaultVisibility || s.Linkage == ir.AvailableExternally && !s.DSOLocal:
		model = ir.InitialExec
	default:
		model = ir.LocalExec
	}
	model = max(model, s.TLSModel)
	if model == ir.LocalDynamic {
		return ir.GeneralDynamic
	}
	return model
}

// threadPointer returns the thread pointer, a leaf.
func (l *threadLocals) threadPointer() *ir.Value {
	if l.thread == nil {
		l.thread = l.f.NewValue(ir.OpThreadPtr, l.iptr)
	}
	return l.thread
}

// calledPointer returns the thread pointer by a call: the last one if that was in the same block, or if size counts in
// the first one.
func (l *threadLocals) calledPointer() *ir.Value {
	const first = 1
	c := &l.called
	if c.value == nil || c.block != l.serial && (c.block != first || !l.f.Attrs.MinSize) {
		c.value, c.block = l.lib.callLib(l.t.ThreadPointer, l.iptr), l.serial
	}
	return c.value
}

// registerAccesses is the minimum number of accesses to a thread-local variable, some of them single instructions, for
// which its address in a register is smaller. With fewer, each access has its own offset from the thread pointer.
const registerAccesses = 6

// A threadVar is a thread-local variable of the program.
type threadVar struct {
	sym      ir.Symbol
	accesses int       // of the raw function
	address  *ir.Value // its address, a leaf, if it should be in a register; or nil
}

// countThreadLocals finds, when optimizing for size, the thread-local variables whose address should be in a register.
// Linear in the values of the raw program.
func (l *threadLocals) countThreadLocals() {
	if !l.f.Attrs.MinSize || !l.t.Address.Thread {
		return
	}
	var variable []int32 // by raw value: index plus 1 of the variable that it points into, or 0
	for _, b := range l.rpo {
		for _, v := range b.Values {
			switch {
			case v.Op == ir.OpTLSAddr:
				if l.threadModel(v.Sym.Sym()) == ir.LocalExec {
					if variable == nil {
						variable = make([]int32, l.numValues)
					}
					variable[v.ID] = l.threadVar(v.Sym) + 1
				}
			case variable == nil || v.Op == ir.OpPhi:
			case v.Op == ir.OpGEP:
				variable[v.ID] = variable[v.Args[0].ID]
			default:
				for _, a := range v.Args {
					if k := variable[a.ID]; k > 0 {
						l.vars[k-1].accesses++
					}
				}
			}
		}
	}
	for i := range l.vars {
		if x := &l.vars[i]; x.accesses >= registerAccesses {
			x.address = l.f.NewValue(ir.OpSym, l.iptr)
			x.address.Sym, x.address.Hi = x.sym, 1
		}
	}
}

// threadVar returns the index of s among the counted variables.
func (l *threadLocals) threadVar(s ir.Symbol) int32 {
	i := slices.IndexFunc(l.vars, func(x threadVar) bool { return x.sym == s })
	if i < 0 {
		i = len(l.vars)
		l.vars = append(l.vars, threadVar{sym: s})
	}
	return int32(i)
}
