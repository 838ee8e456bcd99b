package llvmir

import (
	"bytes"
	"slices"

	"spillway/ir"
	"spillway/opt/shadowstack"
)

// A shadowFrame is a function with GC roots, on the shadow stack or in frame maps.
type shadowFrame struct {
	f     *ir.Func
	roots []shadowstack.Root
}

// hasRoots reports whether src may contain GC roots.
func hasRoots(src []byte) bool {
	return bytes.Contains(src, []byte("@llvm.gcroot")) || bytes.Contains(src, []byte("gc \""+ir.GCOCaml+"\"")) || bytes.Contains(src, []byte("gc \""+ir.GCErlang+"\""))
}

// hasFrameTable reports whether a GC strategy has frame maps of its own format.
func hasFrameTable(collector string) bool { return collector == ir.GCOCaml || collector == ir.GCErlang }

// gcRoot records a GC root.
func gcRoot(p *parser, c *intrinsicUse) {
	a, meta := c.args[0], c.args[1]
	switch {
	case p.fn.d.collector != shadowCollector && p.fn.f.GC == "":
		p.failInst("@%s belongs to functions with gc %q, %q or %q, which this function does not have", c.name, shadowCollector, ir.GCOCaml, ir.GCErlang)
	case a.Op != ir.OpAlloca || a.Block != p.fn.blocks[0] || !a.Args[0].IsConst() || a.Args[0].Imm != 1:
		p.failInst("the first argument of @%s is not an alloca of one element in the entry block, pass one", c.name)
	case meta.Op != ir.OpSym && !(meta.IsConst() && meta.Imm == 0):
		p.failInst("the second argument of @%s is neither null nor the address of a variable or a function, pass one of these", c.name)
	case meta.Op != ir.OpSym && a.Elem.Kind != ir.PtrKind:
		p.failInst("a root of type %s has no metadata, pass some to @%s or make it a pointer", shortType(a.Elem), c.name)
	}
	list := p.later.shadows
	if n := len(list); n == 0 || list[n-1].f != p.fn.f {
		list = append(list, shadowFrame{f: p.fn.f})
	}
	last := &list[len(list)-1]
	for _, r := range last.roots {
		if r.Alloca == a {
			p.failInst("a variable is a root twice, call @%s once for each", c.name)
		}
	}
	last.roots = append(last.roots, shadowstack.Root{Alloca: a, Meta: meta})
	p.later.shadows = list
}

// shadowCollector is the GC strategy with a linked list of frames.
const shadowCollector = "shadow-stack"

// lowerRoots moves GC roots to frames on the shadow stack, or makes them the stack maps of calls.
func (p *parser) lowerRoots() {
	if len(p.errs) > 0 {
		return
	}
	size, mapped := p.layout.PtrBytes, map[*ir.Func][]shadowstack.Root{}
	for _, x := range p.later.shadows {
		if x.f.GC != "" {
			mapped[x.f] = x.roots
			continue
		}
		chain, ok := p.rootChain(size)
		if !ok {
			p.report(int(x.f.Line), int(x.f.Col), "@%s is not a variable, rename it", shadowstack.ChainName)
			return
		}
		var personality ir.Symbol
		if !x.f.Attrs.NoUnwind && x.f.Personality == nil {
			personality = p.cleanupPersonality()
		}
		frames, roots := shadowstack.Map(x.f, x.roots, size)
		if frames.Align = int64(size); p.names.symbols[frames.Name] != nil {
			frames.Name = p.names.freshName(frames.Name)
		}
		p.names.symbols[frames.Name] = &symbol{sym: frames}
		p.m.Globals = append(p.m.Globals, frames)
		shadowstack.Func(x.f, roots, chain, frames, personality)
	}
	for _, f := range p.m.Funcs {
		if f.GC != "" && len(f.Blocks) > 0 {
			mapRoots(f, mapped[f])
		}
	}
}

// mapRoots gives each call of f a stack map of the roots, which are null at function entry.
func mapRoots(f *ir.Func, roots []shadowstack.Root) {
	m := &ir.StackMap{Locations: make([]ir.StackLocation, len(roots))}
	entry := f.Blocks[0]
	stored := map[*ir.Value]bool{} // before the first call
	for _, v := range entry.Values {
		if v.Op == ir.OpCall {
			break
		}
		if v.Op == ir.OpStore {
			stored[v.Args[1]] = true
		}
	}
	null := map[*ir.Value]*ir.Value{} // by alloca: the store that makes it null
	for i, r := range roots {
		m.Locations[i].Alloca = r.Alloca
		if !stored[r.Alloca] {
			v := f.NewValue(ir.OpStore, ir.Void, f.Zero(r.Alloca.Elem), r.Alloca)
			v.Block, null[r.Alloca] = entry, v
		}
	}
	insertStores(entry, null)
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op == ir.OpCall && v.Call.Asm == nil && v.Call.Tail != ir.MustTail && v.Call.StackMap == nil {
				v.Call.StackMap, v.Call.Tail = m, ir.NoTail
			}
		}
	}
}

// insertStores inserts stores to allocas of b, each after the allocas that b begins with, or right after its own if that is
// further down. O(instructions of b).
func insertStores(b *ir.Block, stores map[*ir.Value]*ir.Value) {
	if len(stores) == 0 {
		return
	}
	first := slices.IndexFunc(b.Values, func(v *ir.Value) bool { return v.Op != ir.OpAlloca })
	list := slices.Clone(b.Values[:first])
	for _, v := range b.Values[:first] {
		if s := stores[v]; s != nil {
			list = append(list, s)
		}
	}
	for _, v := range b.Values[first:] {
		if list = append(list, v); stores[v] != nil {
			list = append(list, stores[v])
		}
	}
	b.Values = list
}

// rootChain returns the list head: every module defines it, and the linker keeps one.
func (p *parser) rootChain(size int) (*ir.Global, bool) {
	if s := p.names.symbols[shadowstack.ChainName]; s != nil {
		g, ok := s.sym.(*ir.Global)
		if ok && g.Declared {
			g.Declared, g.Linkage, g.Init = false, ir.LinkOnce, &ir.Data{Size: int64(size)}
		}
		return g, ok
	}
	g := &ir.Global{Type: ir.Ptr, Init: &ir.Data{Size: int64(size)}}
	g.Name, g.Linkage = shadowstack.ChainName, ir.LinkOnce
	p.names.symbols[g.Name] = &symbol{sym: g}
	p.m.Globals = append(p.m.Globals, g)
	return g, true
}

// cleanupPersonality returns the personality of functions with only cleanups.
func (p *parser) cleanupPersonality() ir.Symbol {
	if s := p.names.symbols[shadowstack.Personality]; s != nil {
		return s.sym
	}
	f := &ir.Func{Module: p.m, Type: p.types.funcOf(ir.I32, nil, true)}
	f.Name, f.Declared = shadowstack.Personality, true
	p.names.symbols[f.Name] = &symbol{sym: f}
	p.m.Funcs = append(p.m.Funcs, f)
	return f
}
