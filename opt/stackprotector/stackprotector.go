package stackprotector

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
)

// A Workspace is memory used again and again by one goroutine. The zero value is ready.
type Workspace struct {
	f      *ir.Func
	layout *ir.Layout

	start []int32     // by value: where its users begin in users; nil until they are asked for
	users []*ir.Value // one entry for each use
	seen  []int32     // by value: the variable for which a phi was last followed
	mark  int32
	known bool // start and users are those of f
}

// Func finds out whether f, whose types l lays out, has a stack guard, and reports it.
func (ws *Workspace) Func(f *ir.Func, l *ir.Layout) bool {
	wants := f.Attrs.StackProtector
	if wants == ir.NoStackProtector || f.Attrs.Naked || len(f.Blocks) == 0 || !leaves(f) {
		return false
	}
	ws.f, ws.layout, ws.known = f, l, false
	defer ws.forget()
	f.Guarded = wants == ir.ProtectAlways
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op != ir.OpAlloca {
				continue
			}
			p := ws.protection(v, wants >= ir.ProtectStrong)
			v.SetProtection(p)
			f.Guarded = f.Guarded || p != ir.Unprotected
		}
	}
	return f.Guarded
}

// leaves reports whether f is left anywhere but by unwinding from a call that may return.
func leaves(f *ir.Func) bool {
	for _, b := range f.Blocks {
		if t := b.Term(); t != nil && t.Op == ir.OpRet {
			return true
		}
		if slices.ContainsFunc(b.Values, ir.OnlyThrows) {
			return true
		}
	}
	return false
}

// protection returns what the alloca v is.
func (ws *Workspace) protection(v *ir.Value, strong bool) ir.Protection {
	buffer := ws.f.Attrs.StackBuffer
	if buffer == 0 {
		buffer = ir.DefaultStackBuffer
	}
	if len(v.Args) > 0 {
		switch n := v.Args[0]; {
		case n.Op != ir.OpConst:
			return ir.LargeArray
		case n.Imm == 1:
		case uint64(n.Imm) >= uint64(buffer):
			return ir.LargeArray
		case strong:
			return ir.SmallArray
		default:
			return ir.Unprotected
		}
	}
	if p := ws.arrayIn(v.Elem, buffer, strong); p != ir.Unprotected {
		return p
	}
	if strong {
		ws.mark++
		if ws.escapes(v, ws.layout.Size(v.Elem)) {
			return ir.AddressTaken
		}
	}
	return ir.Unprotected
}

// arrayIn returns what the arrays in t make of a variable of that type.
func (ws *Workspace) arrayIn(t *ir.Type, buffer int64, strong bool) (p ir.Protection) {
	switch t.Kind {
	case ir.ArrayKind:
		switch {
		case !strong && t.Elem != ir.I8:
		case ws.layout.Size(t) >= buffer:
			return ir.LargeArray
		case strong:
			return ir.SmallArray
		}
	case ir.StructKind:
		for _, f := range t.Fields {
			if p = max(p, ws.arrayIn(f, buffer, strong)); p == ir.LargeArray {
				return p
			}
		}
	}
	return p
}

// escapes reports whether the address a of size bytes may be passed on, or may be that of an access beyond them.
func (ws *Workspace) escapes(a *ir.Value, size int64) bool {
	ws.findUsers()
	for _, u := range ws.users[ws.start[a.ID]:ws.start[a.ID+1]] {
		switch u.Op {
		case ir.OpLoad:
			if ws.layout.StoreSize(u.Type) > size {
				return true
			}
		case ir.OpStore:
			if u.Args[0] == a || ws.layout.StoreSize(u.Args[0].Type) > size {
				return true
			}
		case ir.OpAtomicRMW:
			if u.Args[1] == a || ws.layout.StoreSize(u.Type) > size {
				return true
			}
		case ir.OpCmpXchg:
			if u.Args[2] == a || ws.layout.StoreSize(u.Args[2].Type) > size {
				return true
			}
		case ir.OpRet:
		case ir.OpGEP:
			off, ok := ws.offset(u)
			if !ok || off < 0 || off >= size || ws.escapes(u, size-off) {
				return true
			}
		case ir.OpPhi:
			if ws.seen[u.ID] != ws.mark {
				ws.seen[u.ID] = ws.mark
				if ws.escapes(u, size) {
					return true
				}
			}
		case ir.OpBitcast, ir.OpSelect:
			if ws.escapes(u, size) {
				return true
			}
		default:
			return true
		}
	}
	return false
}

// offset returns how far from its base the address v is, an OpGEP, if that is known.
func (ws *Workspace) offset(v *ir.Value) (off int64, ok bool) {
	t := v.Elem
	for i, x := range v.Args[1:] {
		if x.Op != ir.OpConst {
			return 0, false
		}
		if i > 0 {
			if t.Kind == ir.StructKind {
				off += ws.layout.Offset(t, int(x.Imm))
				t = t.Fields[x.Imm]
				continue
			}
			t = t.Elem
		}
		off += x.Imm * ws.layout.Size(t)
	}
	return off, true
}

// findUsers lists the users of each value of the function, if that is not done yet. Linear in its size.
func (ws *Workspace) findUsers() {
	if ws.known {
		return
	}
	ws.known = true
	n := ws.f.NumValues()
	ws.start, ws.seen, ws.mark = scratch.Zeroed(ws.start, n+1), scratch.Zeroed(ws.seen, n), 1
	total := int32(0)
	for _, b := range ws.f.Blocks {
		for _, v := range b.Values {
			for _, a := range v.Args {
				ws.start[a.ID]++
				total++
			}
		}
	}
	sum := int32(0)
	for i, k := range ws.start {
		sum += k
		ws.start[i] = sum
	}
	ws.users = scratch.Sized(ws.users, int(total))
	for _, b := range slices.Backward(ws.f.Blocks) {
		for _, v := range slices.Backward(b.Values) {
			for _, a := range v.Args {
				ws.start[a.ID]--
				ws.users[ws.start[a.ID]] = v
			}
		}
	}
}

// forget drops its references to the function.
func (ws *Workspace) forget() {
	clear(ws.users[:cap(ws.users)])
	ws.f, ws.layout = nil, nil
}
