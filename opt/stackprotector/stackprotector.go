package stackprotector

import (
	"slices"

	"spillway/internal/scratch"
	"spillway/ir"
)

// A Workspace is memory reused by one goroutine. The zero value is ready.
type Workspace struct {
	f      *ir.Func
	layout *ir.Layout

	start []int32     // by value: start of its users in users; nil until needed
	users []*ir.Value // one entry for each use
	seen  []int32     // by value: the last variable whose address was followed through this phi
	mark  int32
	known bool // start and users are valid for f
}

// Func decides whether f, with types laid out by l, gets a stack protector, sets f.Guarded and the protection of its
// allocas, and reports the decision.
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

// leaves reports whether f has an exit other than unwinding from a call: a return, or a throw.
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

// protection returns the protection class of the alloca v.
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

// arrayIn returns the protection class due to arrays in a variable of type t.
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

// escapes reports whether the address a of size bytes may escape, or be used for an out-of-bounds access.
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

// offset returns the offset that v, an OpGEP, adds to its base, if constant.
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

// findUsers lists the users of each value of the function, once. Linear in its size.
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
