package promote

import "spillway/ir"

// describer updates debug records while variables are promoted.
type describer struct {
	of     []int32    // by variable: list in parts of the source variables it holds
	parts  []declared // of all variables
	places []int32    // by alloca id: list in nodes of the records that declare a source variable in it
	nodes  []node
	added  []ir.DebugRecord
	gone   []bool // by record: superseded by new ones
}

// A declared records that a promoted variable holds some bits, or all if bits is 0, of the source variable that a
// record declares.
type declared struct {
	record    int32
	off, bits int32
	next      int32
}

// declarations lists the records that declare source variables in allocas.
func (p *promoter) declarations() {
	d := &p.debug
	fd := p.f.Debug
	d.of, d.parts, d.places, d.nodes, d.added = d.of[:0], d.parts[:0], d.places[:0], d.nodes[:0], nil
	if fd == nil {
		return
	}
	d.gone = make([]bool, len(fd.Records))
	for i := range fd.Records {
		r := &fd.Records[i]
		if (r.Kind == ir.DebugDeclare || r.Kind == ir.DebugMemory) && r.Value != nil && r.Value.Op == ir.OpAlloca {
			d.places = grown(d.places, int(r.Value.ID))
			d.nodes = append(d.nodes, node{int32(i), d.places[r.Value.ID]})
			d.places[r.Value.ID] = int32(len(d.nodes))
		}
	}
}

// partOf records that slot, a promoted variable or a new alloca, holds bytes [off, end) of o.
func (p *promoter) partOf(o *object, slot *ir.Value, off, end int64) {
	d := &p.debug
	if p.f.Debug == nil || int(o.alloca.ID) >= len(d.places) {
		return
	}
	x := p.variable(slot)
	for l := d.places[o.alloca.ID]; l != 0; l = d.nodes[l-1].next {
		record := d.nodes[l-1].at
		r := p.f.Debug.Records[record]
		part := declared{record: record}
		if off > 0 || end < o.size {
			part.off, part.bits = int32(8*off), int32(8*(end-off))
		}
		switch {
		case x >= 0:
			d.of = grown(d.of, int(x))
			part.next = d.of[x]
			d.parts = append(d.parts, part)
			d.of[x] = int32(len(d.parts))
		case slot != o.alloca:
			r.Kind, r.Value, r.PieceOff, r.PieceBits = ir.DebugMemory, slot, part.off, part.bits
			d.added = append(d.added, r)
		}
	}
}

// promoted records that o is no longer entirely in its alloca.
func (p *promoter) promoted(o *object) {
	d := &p.debug
	if p.f.Debug == nil || int(o.alloca.ID) >= len(d.places) {
		return
	}
	for l := d.places[o.alloca.ID]; l != 0; l = d.nodes[l-1].next {
		d.gone[d.nodes[l-1].at] = true
	}
}

// assigned records that variable x has the value v from position pos of b on.
func (p *promoter) assigned(x int32, b *ir.Block, pos int32, v *ir.Value) {
	d := &p.debug
	if int(x) >= len(d.of) {
		return
	}
	for l := d.of[x]; l != 0; l = d.parts[l-1].next {
		part := &d.parts[l-1]
		r := p.f.Debug.Records[part.record]
		r.Kind, r.Pos, r.Block, r.Value = ir.DebugValue, pos, b, v
		r.PieceOff, r.PieceBits = part.off, part.bits
		if !p.plain(r.Expr) {
			r.Value = nil
		}
		d.added = append(d.added, r)
	}
}

// plain reports whether expression id is empty or only a fragment.
func (p *promoter) plain(id ir.DebugID) bool {
	m := p.f.Module
	if m == nil || m.Debug == nil {
		return false
	}
	fs := m.Debug.Fields(id)
	return len(fs) == 0 || len(fs) == 3 && fs[0].Value == ir.OpLLVMFragment
}

// known returns the replacement of v, a value of a record, or nil if it is no longer computed.
func (p *promoter) known(v *ir.Value) *ir.Value {
	if v == nil || v.ID < 0 {
		return v
	}
	if v = p.resolve(v); int(v.ID) < len(p.needed) && !p.needed[v.ID] && v.Block != nil {
		return nil
	}
	return v
}

// describe updates the records of the function.
func (p *promoter) describe() {
	fd := p.f.Debug
	if fd == nil {
		return
	}
	d := &p.debug
	kept := make([]ir.DebugRecord, 0, len(fd.Records)+len(d.added))
	for i := range fd.Records {
		if i >= len(d.gone) || !d.gone[i] {
			kept = append(kept, fd.Records[i])
		}
	}
	kept = append(kept, d.added...)
	for i := range kept {
		r := &kept[i]
		r.Value = p.known(r.Value)
		for k, v := range r.More {
			if r.More[k] = p.known(v); r.More[k] == nil {
				r.Value = nil
			}
		}
	}
	fd.Records = kept
	d.added = nil
}
