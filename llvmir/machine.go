package llvmir

import (
	"strings"

	"spillway/ir"
	"spillway/ir/intrinsic"
)

// machineIntrinsic returns the intrinsic of m that has the name.
func machineIntrinsic(m *intrinsic.Machine, name string) (in intrinsicFunc, ok bool) {
	x, ok := m.Intrinsics()[name]
	if !ok {
		return in, false
	}
	lower := func(p *parser, c *intrinsicUse) { p.lowerMachine(m, x, c) }
	return intrinsicFunc{meaning: meaning{x.Sig, lower}, native: true, anyType: true}, true
}

// lowerMachine emits the lowering of the intrinsic x of m.
func (p *parser) lowerMachine(m *intrinsic.Machine, x intrinsic.Intrinsic, c *intrinsicUse) {
	b := p.builder
	b.PtrBytes = m.PtrBytes
	if p.layout.PtrBytes != 0 {
		b.PtrBytes = p.layout.PtrBytes
	}
	if ops := p.fn.f.TargetOps; ops != nil && ops != m.Ops {
		p.failInst("intrinsic @%s is of another machine than those before it, use those of one", c.name)
	}
	p.fn.f.TargetOps = m.Ops
	x.Lower(&b, &intrinsic.Use{Name: c.name, Ret: c.ret, Args: c.args, Attrs: c.attrs, Texts: c.texts})
}

// machine returns the machine of the module, by its triple or pointer width; nil if unknown.
func (p *parser) machine() *intrinsic.Machine {
	for _, m := range p.machines {
		if p.m.Triple == "" && m.PtrBytes == p.layout.PtrBytes {
			return m
		}
		for _, prefix := range m.Triples {
			if strings.HasPrefix(p.m.Triple+"-", prefix) {
				return m
			}
		}
	}
	return nil
}

// ofMachine is an intrinsic that each machine lowers itself.
func ofMachine(name string) func(*parser, *intrinsicUse) {
	return func(p *parser, c *intrinsicUse) {
		m := p.machine()
		if m == nil {
			p.failInst("@%s is not supported for triple %q, which no known target supports", c.name, p.m.Triple)
		}
		x, ok := m.Intrinsics()[name]
		if !ok {
			p.failInst("@%s is not supported for triple %q, rewrite the code without it", c.name, p.m.Triple)
		}
		p.lowerMachine(m, x, c)
	}
}

// A source reads calls for an intrinsic.Builder.
type source struct{ p *parser }

func (s source) Func() *ir.Func { return s.p.fn.f }

func (s source) Emit(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	return s.p.emit(op, t, args...)
}

func (s source) Def(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	return s.p.def(op, t, args...)
}

func (s source) Same(v *ir.Value) { s.p.same(v) }

func (s source) Pair(t *ir.Type, a, b *ir.Value) { s.p.definePair(t, a, b) }

func (s source) Capture(lower func()) *ir.Value { return s.p.capture(lower) }

func (s source) Vector(n int64, elem *ir.Type) *ir.Type { return s.p.types.vector(n, elem) }

func (s source) Struct(fields ...*ir.Type) *ir.Type { return s.p.types.structOf(false, fields) }

func (s source) FuncType(ret *ir.Type, args []*ir.Value) *ir.Type { return s.p.argsType(ret, args) }

func (s source) Slot(t *ir.Type) *ir.Value { return s.p.scratchSlot(t) }

// A turn is what intrinsic.Source numbers.
type turn struct {
	v *ir.Value
	i int
}

func (s source) Turn(v *ir.Value, i int) int {
	fn := s.p.fn
	n, ok := fn.turns[turn{v, i}]
	if !ok {
		if fn.turns == nil {
			fn.turns = map[turn]int{}
		}
		n = len(fn.turns)
		fn.turns[turn{v, i}] = n
	}
	return n
}

func (s source) MaskedLoad(c *intrinsic.Use) { maskedLoad(s.p, useOf(c)) }

func (s source) MaskedStore(c *intrinsic.Use) { maskedStore(s.p, useOf(c)) }

func (s source) Gather(c *intrinsic.Use, mask, otherwise *ir.Value, address func(i int64) *ir.Value) {
	use := useOf(c)
	m := s.p.masked(use, c.Ret, mask, 1)
	s.p.builder.Gathered(c, func(i int64) *ir.Value {
		at := address(i)
		if at == nil {
			return s.p.fn.f.Zero(c.Ret.Elem)
		}
		return m.load(s.p, at, i, 1, otherwise)
	})
}

func (s source) Fail(format string, args ...any) { s.p.failInst(format, args...) }

func useOf(c *intrinsic.Use) *intrinsicUse {
	return &intrinsicUse{name: c.Name, ret: c.Ret, args: c.Args, attrs: c.Attrs, texts: c.Texts}
}

// splatOf returns the vector of type t each of whose elements is n.
func (p *parser) splatOf(t *ir.Type, n int64) *ir.Value { return p.builder.SplatOf(t, n) }

// shuffled emits a shuffle of a and b.
func (p *parser) shuffled(a, b *ir.Value, mask []int) *ir.Value {
	return p.builder.Shuffled(a, b, mask)
}

// compared emits a comparison.
func (p *parser) compared(pred ir.Pred, a, b *ir.Value) *ir.Value {
	return p.builder.Compared(pred, a, b)
}

// elementOf returns element i of a vector.
func (p *parser) elementOf(v *ir.Value, i int64) *ir.Value { return p.builder.ElementOf(v, i) }

// resized returns the integer n, extended by zeros or truncated.
func (p *parser) resized(n *ir.Value, t *ir.Type) *ir.Value { return p.builder.Resized(n, t) }

// counted returns n numbers from first on, step apart.
func counted(first, step, n int) []int { return intrinsic.Counted(first, step, n) }
