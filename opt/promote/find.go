package promote

import (
	"spillway/internal/scratch"
	"spillway/ir"
)

// An object is an alloca of known size in the entry block.
type object struct {
	alloca      *ir.Value
	size, align int64
	escapes     bool // its address is used other than by an access
	accessed    bool // it is loaded or stored, not only copied
	done        bool
	first, last int32
}

// A place is an address within an object: byte off of objects[object-1]. The zero place is any other address.
type place struct {
	object int32
	off    int64
}

// accessKind is the kind of an access.
type accessKind uint8

const (
	loads accessKind = iota
	stores
	fills      // memset
	copiesTo   // memcpy or memmove to the object
	copiesFrom // memcpy or memmove from the object
)

// An access reads or writes bytes [off, end) of an object.
type access struct {
	v        *ir.Value
	off, end int64
	kind     accessKind
	next     int32 // 1 + index of the object's next access, or 0
}

// typ returns the type that a loads or stores, or nil for other accesses.
func (a *access) typ() *ir.Type {
	switch a.kind {
	case loads:
		return a.v.Type
	case stores:
		return a.v.Args[0].Type
	}
	return nil
}

// maxObject is the maximum size in bytes of allocas that are considered.
const maxObject = 1 << 24

// find lists the objects and their accesses, and reports whether any object does not escape.
func (p *promoter) find() bool {
	p.objects, p.accesses = p.objects[:0], p.accesses[:0]
	p.at = scratch.Zeroed(p.at, p.f.NumValues())
	for _, v := range p.f.Blocks[0].Values {
		if v.Op == ir.OpAlloca {
			p.newObject(v)
		}
	}
	if len(p.objects) == 0 {
		return false
	}
	// Addresses are defined before they are used, except by phis.
	for _, i := range p.order.Blocks[:p.order.Reachable] {
		for _, v := range p.f.Blocks[i].Values {
			if v.Op == ir.OpPhi {
				continue
			}
			for k, a := range v.Args {
				if at := p.at[a.ID]; at.object != 0 {
					p.use(v, k, at)
				}
			}
			if m := v.StackMap(); m != nil { // the runtime may relocate them at the call
				for _, l := range m.Locations {
					if l.Alloca != nil {
						p.escape(p.at[l.Alloca.ID])
					}
				}
			}
		}
	}
	for _, b := range p.f.Blocks {
		for _, phi := range b.Phis() {
			for _, a := range phi.Args {
				p.escape(p.at[a.ID])
			}
		}
	}
	for i := range p.objects {
		if !p.objects[i].escapes {
			return true
		}
	}
	return false
}

func (p *promoter) newObject(v *ir.Value) {
	n := v.Args[0]
	if !n.IsConst() || n.Imm < 1 || n.Imm > maxObject {
		return
	}
	size := p.layout.Size(v.Elem)
	if size < 1 || size > maxObject/n.Imm {
		return
	}
	p.objects = append(p.objects, object{alloca: v, size: size * n.Imm, align: max(v.Align, p.layout.Align(v.Elem))})
	p.at[v.ID] = place{object: int32(len(p.objects))}
}

// escape marks the object of at, if any, as escaping.
func (p *promoter) escape(at place) {
	if at.object != 0 {
		p.objects[at.object-1].escapes = true
	}
}

// use records the use of address at as argument k of v.
func (p *promoter) use(v *ir.Value, k int, at place) {
	plain := !v.Volatile && v.Order == ir.NotAtomic
	switch {
	case v.Op == ir.OpLoad && plain:
		p.access(v, loads, at, p.layout.StoreSize(v.Type))
	case v.Op == ir.OpStore && k == 1 && plain:
		p.access(v, stores, at, p.layout.StoreSize(v.Args[0].Type))
	case v.Op == ir.OpGEP && k == 0 && v.Type.Kind == ir.PtrKind:
		off, known := p.constantOffset(v)
		if !known {
			p.escape(at)
			return
		}
		p.at[v.ID] = place{at.object, at.off + off}
	case v.Op == ir.OpBitcast && v.Type.Kind == ir.PtrKind:
		p.at[v.ID] = at
	case v.Op == ir.OpMemSet && k == 0 && plain && v.Args[2].IsConst():
		p.access(v, fills, at, v.Args[2].Imm)
	case (v.Op == ir.OpMemCpy || v.Op == ir.OpMemMove) && k < 2 && plain && v.Args[2].IsConst() && p.at[v.Args[1-k].ID].object != at.object:
		p.access(v, [2]accessKind{copiesTo, copiesFrom}[k], at, v.Args[2].Imm)
	default:
		p.escape(at)
	}
}

// access records that v reads or writes size bytes at address at.
func (p *promoter) access(v *ir.Value, kind accessKind, at place, size int64) {
	o := &p.objects[at.object-1]
	if size < 0 || at.off < 0 || at.off > o.size-size {
		o.escapes = true
		return
	}
	p.accesses = append(p.accesses, access{v: v, off: at.off, end: at.off + size, kind: kind})
	n := int32(len(p.accesses))
	if kind <= stores && !o.accessed {
		o.accessed = true
		p.queue = append(p.queue, at.object-1)
	}
	if o.last == 0 {
		o.first = n
	} else {
		p.accesses[o.last-1].next = n
	}
	o.last = n
}

// constantOffset returns the offset that the getelementptr v adds, if it is constant.
func (p *promoter) constantOffset(v *ir.Value) (off int64, known bool) {
	t := v.Elem
	for i, x := range v.Args[1:] {
		if !x.IsConst() {
			return 0, false
		}
		switch {
		case i == 0:
			off += x.Imm * p.layout.Size(t)
		case t.Kind == ir.StructKind:
			off += p.layout.Offset(t, int(x.Imm))
			t = t.Fields[x.Imm]
		case t.Kind == ir.ArrayKind:
			t = t.Elem
			off += x.Imm * p.layout.Size(t)
		default: // the last element of a vector may be followed by padding
			return 0, false
		}
	}
	return ir.SignExtend(uint64(off), 8*p.layout.PtrBytes), true
}
