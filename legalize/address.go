package legalize

import (
	"fmt"
	"slices"

	"spillway/ir"
	"spillway/target"
)

// setRecipe records that the raw value v is an address to be rematerialized in each block.
func (l *builder) setRecipe(v *ir.Value, r recipe) {
	l.refs[v.ID] = ref{int32(len(l.recipes)), remade}
	l.recipes = append(l.recipes, r)
}

// rematerialize returns the address of recipe i in the current block.
func (l *builder) rematerialize(i int32) *ir.Value {
	r := &l.recipes[i]
	if r.made != nil && r.block == l.serial {
		return r.made
	}
	switch {
	case r.base > 0:
		made := l.plus(l.rematerialize(r.base-1), r.off)
		r.made = made
	case r.sym == nil:
		r.made = l.slotAddr(r.slot, r.off)
	case r.sym.Sym().ThreadLocal:
		r.made = l.tls.threadAddr(r.sym, r.off)
	case l.t.IsDirect(r.sym.Sym()):
		r.made = l.symAddr(r.sym, r.off)
	default:
		r.made = l.gotAddr(r.sym, r.off)
	}
	r.block = l.serial
	return r.made
}

// gotAddr appends the load of a symbol's address from the global offset table.
func (l *builder) gotAddr(s ir.Symbol, off int64) *ir.Value {
	v := l.emit(ir.OpSymGOT, l.iptr)
	v.Sym = s
	return l.addImm(v, off)
}

// symbol legalizes the raw address of a symbol.
func (l *builder) symbol(v *ir.Value) {
	if s := v.Sym.Sym(); s.ThreadLocal || !l.t.IsDirect(s) || !l.t.Address.Reaches(v.Imm) {
		l.setRecipe(v, recipe{slot: -1, sym: v.Sym, off: v.Imm})
		return
	}
	l.set(v, l.f.SymAddr(l.iptr, v.Sym, v.Imm))
}

// symAddr returns the address off bytes from a symbol, which must be resolvable at link time.
func (l *builder) symAddr(s ir.Symbol, off int64) *ir.Value {
	if l.t.Address.Reaches(off) {
		return l.f.SymAddr(l.iptr, s, off)
	}
	return l.addImm(l.f.SymAddr(l.iptr, s, 0), off)
}

// alloca lowers a stack allocation. One of constant size in the entry block becomes a frame slot.
func (l *builder) alloca(v *ir.Value) {
	count := v.Args
	size := l.size(v.Elem)
	align := max(v.Align, l.layout.Align(v.Elem))
	stack := l.t.ABI.StackAlign
	if align > target.MaxObject {
		l.fail(v, "use a smaller alignment", "an alloca aligned to %d bytes does not fit on the stack", align)
		return
	}
	known := len(count) == 0 || count[0].Op == ir.OpConst
	if known && l.origin[l.cur.ID] == l.f.Blocks[0] {
		n := int64(1)
		if len(count) > 0 {
			n = count[0].Imm
		}
		if n < 0 || size > 0 && n > target.MaxObject/size {
			l.fail(v, "allocate it on the heap", "an alloca of %d times %d bytes does not fit on the stack", n, size)
			return
		}
		size *= n
		if align <= stack {
			l.setRecipe(v, recipe{slot: l.newSlot(ir.Slot{Kind: ir.LocalSlot, Protection: v.Protection(), Size: max(size, 1), Align: align})})
			return
		}
		slot := l.newSlot(ir.Slot{Kind: ir.LocalSlot, Protection: v.Protection(), Size: size + align - stack, Align: stack})
		l.set(v, l.andImm(l.addImm(l.slotAddr(slot, 0), align-1), -align))
		return
	}
	if slices.Contains(l.abiOf(l.f).IntArgs, l.t.FP) {
		l.fail(v, "make it a constant-size alloca in the entry block", "a dynamic alloca needs a frame pointer, but calling convention %s passes an argument in %s",
			l.f.CallConv, l.t.Machine.RegName(l.t.FP))
		return
	}
	if step, p := l.f.Attrs.Probe(stack), l.t.Frame.Probe; step > 0 && p != nil && step < p.Size {
		l.fail(v, fmt.Sprintf("use %d or more, or make it a constant-size alloca in the entry block", p.Size),
			"a dynamic alloca cannot be probed every %d bytes (stack-probe-size)", step)
		return
	}
	bytes := l.konst(l.iptr, size)
	if len(count) > 0 {
		bytes = l.mulImm(l.addressWide(count[0]), size)
	}
	if size%stack != 0 {
		bytes = l.andImm(l.addImm(bytes, stack-1), -stack)
	}
	if align > stack {
		p := l.emit(ir.OpDynAlloca, l.iptr, l.addImm(bytes, align-stack))
		l.set(v, l.andImm(l.addImm(p, align-1), -align))
		return
	}
	l.set(v, l.emit(ir.OpDynAlloca, l.iptr, bytes))
}

// gep lowers an address computation to base + index*scale ... + constant.
func (l *builder) gep(v *ir.Value) {
	off, vars := l.gepOffset(v)
	base := v.Args[0]
	if len(vars) == 0 {
		if r, ok := l.recipeOf(base); ok {
			r.off += off
			l.setRecipe(v, r)
			return
		}
		l.set(v, l.plus(l.one(base), off))
		return
	}
	addr := l.one(base)
	if addr.Op == ir.OpAdd && addr.Args[1].IsConst() && off != 0 {
		addr, off = addr.Args[0], off+addr.Args[1].Imm
	}
	for _, x := range vars {
		addr = l.add(addr, l.mulImm(x.v, x.scale))
	}
	l.set(v, l.addImm(addr, off))
}

// recipeOf returns the recipe of the raw address v, if it is rematerialized.
func (l *builder) recipeOf(v *ir.Value) (recipe, bool) {
	if l.refs[v.ID].n == 0 && v.Op == ir.OpSym {
		l.symbol(v)
	}
	r := l.refs[v.ID]
	if r.n != remade {
		return recipe{}, false
	}
	out := l.recipes[r.off]
	out.made = nil
	if out.sym != nil {
		out = recipe{slot: -1, base: r.off + 1}
	}
	return out, true
}

// A scaled index is a variable part of an address.
type scaledIndex struct {
	v     *ir.Value // of pointer width
	scale int64
}

// gepOffset returns the constant part of a getelementptr's offset and its variable parts, valid until the next call.
func (l *builder) gepOffset(v *ir.Value) (off int64, vars []scaledIndex) {
	t := v.Elem
	l.scaled = l.scaled[:0]
	for i, x := range v.Args[1:] {
		if i > 0 {
			if t.Kind == ir.StructKind {
				field := int(x.Imm)
				off += l.structOf(t).offsets[field]
				t = t.Fields[field]
				continue
			}
			t = t.Elem
		}
		size := l.size(t)
		if x.Op == ir.OpConst || x.Op == ir.OpUndef {
			off += x.Imm * size
			continue
		}
		if size != 0 {
			p := l.resized(ir.OpSExt, l.bits(x.Type), l.iptr.Bits, l.get(x))
			l.scaled = append(l.scaled, scaledIndex{p[0], size})
		}
	}
	off = ir.SignExtend(uint64(off), l.iptr.Bits)
	return off, l.scaled
}
