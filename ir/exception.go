package ir

// A LandingPad describes a landing pad: an exception unwinding the function stops there if Cleanup is set or a clause
// matches.
type LandingPad struct {
	Cleanup bool
	Clauses []PadClause // in order of evaluation
}

// A PadClause is a catch or a filter. Types are addresses of the personality's type descriptors (in C++ typeinfos); nil
// matches every type. A catch has one.
type PadClause struct {
	Filter bool // exceptions of types other than Types stop here
	Types  []Symbol
}

// Equal reports whether p and q are equal.
func (p *LandingPad) Equal(q *LandingPad) bool {
	if p == q {
		return true
	}
	if p == nil || q == nil || p.Cleanup != q.Cleanup || len(p.Clauses) != len(q.Clauses) {
		return false
	}
	for i, c := range p.Clauses {
		d := q.Clauses[i]
		if c.Filter != d.Filter || len(c.Types) != len(d.Types) {
			return false
		}
		for k := range c.Types {
			if c.Types[k] != d.Types[k] {
				return false
			}
		}
	}
	return true
}

// Pad returns the landing pad of an OpLandingPad, or of the call before an OpInvoke of a legal program; otherwise nil.
func (v *Value) Pad() *LandingPad {
	if v.rare == nil {
		return nil
	}
	return v.rare.pad
}

// SetPad sets v's landing pad.
func (v *Value) SetPad(p *LandingPad) { v.rare = &rare{pad: p} }

// Invoked returns the call whose unwind edge is b's edge to Succs[1], or nil.
func (b *Block) Invoked() *Value {
	n := len(b.Values) - 1
	if n < 1 || b.Values[n].Op != OpInvoke {
		return nil
	}
	for n--; n > 0 && b.Values[n].Op == OpExtractValue; n-- {
	}
	return b.Values[n]
}

// Call removes the unwind edge of the OpInvoke at the end of b. Blocks may become unreachable.
func (b *Block) Call() {
	term, pad := b.Term(), b.Succs[1]
	term.Op = OpBr
	b.Succs, b.Probs = b.Succs[:1:1], nil
	for i, p := range pad.Preds {
		if p == b {
			pad.Preds = append(pad.Preds[:i:i], pad.Preds[i+1:]...)
			for _, phi := range pad.Phis() {
				phi.Args = append(phi.Args[:i:i], phi.Args[i+1:]...)
			}
			break
		}
	}
}

// MayThrow reports whether v, a call of a raw program, may throw according to its attributes.
func MayThrow(v *Value) bool {
	if v.Call.Attrs.NoUnwind || v.Call.Asm != nil && !v.Call.Asm.Throws() {
		return false
	}
	if a := v.Args[0]; a.Op == OpSym && a.Imm == 0 {
		if f, ok := a.Sym.(*Func); ok {
			return !f.Attrs.NoUnwind
		}
	}
	return true
}

// LandingPad returns the OpLandingPad of b, or nil.
func (b *Block) LandingPad() *Value {
	for _, v := range b.Values {
		if v.Op == OpLandingPad {
			return v
		}
		if v.Op != OpPhi {
			break
		}
	}
	return nil
}

// unwindEdges checks the unwind edges out of and into the block.
func (v *Verifier) unwindEdges(b *Block) {
	if t := b.Term(); t.Op == OpInvoke {
		v.val = t
		v.invoke(b)
	}
	pad := b.LandingPad()
	if pad == nil {
		return
	}
	v.val = pad
	for _, p := range b.Preds {
		if t := p.Term(); t == nil || t.Op != OpInvoke || len(p.Succs) == 2 && p.Succs[0] == b {
			v.fail("an edge that is not an unwind edge enters a landing pad, redirect it")
			return
		}
	}
	if v.f.Personality == nil {
		v.fail("a function with a landing pad has no personality, give it one")
	}
}

// invoke checks an OpInvoke at the end of b.
func (v *Verifier) invoke(b *Block) {
	if len(b.Succs) != 2 {
		return // reported already
	}
	call := b.Invoked()
	switch {
	case call == nil || call.Op != OpCall && !(v.f.Legal && call.Op == OpAsm) || !v.f.Legal && call != b.Values[len(b.Values)-2]:
		v.fail("an invoke does not follow a call, put one before it or make it a br")
	case !v.f.Legal && b.Succs[1].LandingPad() == nil:
		v.fail("an invoke unwinds to a block without a landing pad, put one there")
	}
}

// comesBack reports whether b, or, for a phi, the edge from there to it, is reached only after the invoked call a has
// returned: it then has a result.
func (v *Verifier) comesBack(a *Value, use *Value, b *Block) bool {
	from := a.Block
	if v.f.Legal || from.Invoked() != a {
		return true
	}
	to := from.Succs[0]
	if use.Op == OpPhi && b == from {
		return use.Block == to
	}
	if b == from || !v.dominates(to, b) {
		return false
	}
	for _, p := range to.Preds {
		if p != from && v.reachable(p) && !v.dominates(to, p) {
			return false
		}
	}
	return true
}
