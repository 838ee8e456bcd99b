package legalize

import (
	"spillway/ir"
	"spillway/target"
)

// A vectorBuilder is the target.VectorBuilder with which targets emit their own shuffles.
type vectorBuilder struct{ *vectorOps }

func (b vectorBuilder) Has(op ir.Op, t *ir.Type) bool { return b.does(op, t) }
func (b vectorBuilder) TablesOfBytes() bool           { return b.shufflesBytes() }

func (b vectorBuilder) Emit(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	return b.emit(op, t, args...)
}

func (b vectorBuilder) EmitBy(op ir.Op, t *ir.Type, p *ir.Value, k int) *ir.Value {
	return b.vk(op, t, p, k)
}

func (b vectorBuilder) Number(k int) *ir.Value          { return b.konst(ir.I32, int64(k)) }
func (b vectorBuilder) Splat(w int, x uint64) *ir.Value { return b.vsplat(w, x) }

func (b vectorBuilder) Bits(bits ...uint64) *ir.Value {
	if len(bits) == 4 {
		return b.wconst([4]uint64(bits))
	}
	return b.vconst(bits[0], bits[1])
}

func (b vectorBuilder) And(p, q *ir.Value) *ir.Value       { return b.vand(p, q) }
func (b vectorBuilder) Or(p, q *ir.Value) *ir.Value        { return b.vor(p, q) }
func (b vectorBuilder) Select(m, p, q *ir.Value) *ir.Value { return b.selectPart(m, p, q) }

func (b vectorBuilder) Planned(w int, p, q *ir.Value, m target.Mask, operations int) *ir.Value {
	return b.planned(w, p, q, m, operations)
}

func (b vectorBuilder) ByTable(w int, p *ir.Value, m target.Mask, any bool) *ir.Value {
	if any {
		return b.shufBytes(w, p, m, 0)
	}
	return b.shufBytes(w, p, m, 0x80)
}

func (b vectorBuilder) Choose(w int, vectors []*ir.Value, m target.Mask) *ir.Value {
	return b.shufflePart(intLaneType(w), w, vectors, m)
}

// OneByOne implements target.VectorBuilder.
func (b vectorBuilder) OneByOne(p *ir.Value, m target.Mask) *ir.Value {
	r := p
	for i, k := range m {
		if k >= 0 && k != i {
			r = b.emit(ir.OpVInsert, ir.V8I16, r, b.vk(ir.OpVExtract16, ir.I32, p, k), b.konst(ir.I32, int64(i)))
		}
	}
	return r
}

func (b vectorBuilder) Half(p *ir.Value, i int) *ir.Value { return b.halfOf(p, i) }
func (b vectorBuilder) Join(lo, hi *ir.Value) *ir.Value   { return b.joinHalves(lo, hi) }
func (b vectorBuilder) IsLong(p *ir.Value) bool           { return b.isWide(p) }
func (b vectorBuilder) IsConstant(p *ir.Value) bool       { return p.Op == ir.OpConst }
func (b vectorBuilder) IsZero(p *ir.Value) bool           { return noBits(p) }

func (b vectorBuilder) HasHalves(p *ir.Value) bool {
	_, known := b.constants[p]
	return known || p.Op == ir.OpConst || p.Op == ir.OpVJoin
}
