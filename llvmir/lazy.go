package llvmir

import (
	"bytes"
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

// wholeModule are the words by which what one function says matters to another, or to the
// module: then all bodies are read at once.
var wholeModule = [][]byte{[]byte("blockaddress("), []byte("fastcc "), []byte("\n  invoke "), []byte("= invoke "), []byte("!llvm.dbg.cu")}

// ParseLazy is ParseFor but for the bodies of functions, of which it only finds the ends: the
// module's functions have no blocks until Bodies.Read has read them. What is wrong in a
// body is found then. Where a body matters to others, all are read and the Bodies are nil.
func ParseLazy(filename string, src []byte, triple string) (*ir.Module, *Bodies, error) {
	for _, w := range wholeModule {
		if bytes.Contains(src, w) {
			m, err := ParseFor(filename, src, triple)
			return m, nil, err
		}
	}
	p := newParser(filename, src, triple)
	p.lazy = true
	if !p.module() {
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
