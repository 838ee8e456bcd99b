package llvmir

import (
	"bytes"
	"slices"
	"sync"

	"spillway/ir"
)

// Bodies are the bodies of a module's functions, which are read when they are needed. It may
// be used from several goroutines.
type Bodies struct {
	mu   sync.Mutex
	p    *parser
	defs map[*ir.Func]*funcDef
}

// across reports whether src has words by which what one function says matters to another:
// blockaddress( or invoke. Both have a k, which is rare.
func across(src []byte) bool {
	for at := 0; ; at++ {
		k := bytes.IndexByte(src[at:], 'k')
		if k < 0 {
			return false
		}
		at += k
		before, after := src[:at], src[at:]
		if bytes.HasSuffix(before, []byte("bloc")) && bytes.HasPrefix(after, []byte("kaddress(")) {
			return true
		}
		if word, ok := bytes.CutSuffix(before, []byte("invo")); ok && bytes.HasPrefix(after, []byte("ke ")) &&
			(bytes.HasSuffix(word, []byte("\n  ")) || bytes.HasSuffix(word, []byte("= "))) {
			return true
		}
	}
}

// closed reports whether one of the functions of m gets its calling convention from all of its uses.
func closed(m *ir.Module) bool {
	for _, f := range m.Funcs {
		if !f.IsLocal() || f.Declared {
			continue
		}
		if f.CallConv == convFast || hasVector(f.Type.Ret) || slices.ContainsFunc(f.Type.Fields, hasVector) {
			return true
		}
	}
	return false
}

// hasVector reports whether t is or contains a vector.
func hasVector(t *ir.Type) bool {
	switch t.Kind {
	case ir.StructKind:
		return slices.ContainsFunc(t.Fields, hasVector)
	case ir.ArrayKind:
		return hasVector(t.Elem)
	}
	return t.IsVector()
}

// convFast is LLVM's number of fastcc.
const convFast = 8

// ParseLazy is ParseFor but for the bodies of functions, of which it only finds the ends: the
// module's functions have no blocks until Bodies.Read has read them. What is wrong in a
// body is found then. Where a body matters to others, all are read and the Bodies are nil.
func ParseLazy(filename string, src []byte, triple string) (*ir.Module, *Bodies, error) {
	if across(src) || hasDebug(src) {
		m, err := ParseFor(filename, src, triple)
		return m, nil, err
	}
	p := newParser(filename, src, triple)
	p.lazy = true
	if !p.module() || closed(p.m) {
		// The first error may be in a body that comes before.
		m, err := ParseFor(filename, src, triple)
		return m, nil, err
	}
	b := &Bodies{p: p, defs: make(map[*ir.Func]*funcDef, len(p.defs))}
	for _, d := range p.defs {
		if d.hasBody {
			b.defs[d.f] = d
		}
	}
	return p.m, b, nil
}

// Read reads the body of f, if it has one that has not been read. The error is an ErrorList of
// what is wrong in all of the file.
func (b *Bodies) Read(f *ir.Func) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	d := b.defs[f]
	if d == nil || d.read {
		return nil
	}
	p := b.p
	if p.guarded(func() { p.body(d) }); len(p.errs) == 0 {
		delete(b.defs, f)
		d.blockNums, d.byName = nil, nil // nobody takes the address of a block
		p.consts = [len(p.consts)]constUse{}
		return nil
	}
	if _, err := ParseFor(p.file, p.src, p.triple); err != nil {
		return err
	}
	return p.findings()
}
