package llvmir

import (
	"bytes"
	"slices"
	"strconv"
	"sync"

	"spillway/ir"
	"spillway/ir/intrinsic"
	"spillway/llvmir/bitcode"
)

// Bodies are the bodies of a module's functions, read on demand. Safe for concurrent use; bodies are read in parallel.
type Bodies struct {
	p       *parser // of the module: it does not change any more
	library shared

	mu      sync.Mutex // of what follows
	defs    map[*ir.Func]*pending
	readers []*parser // those at rest
}

// pending is a body that has not been read.
type pending struct {
	d    *funcDef
	done chan struct{} // nil: not being read; closed when it has been read
	err  error
}

// shared are the undeclared C library functions that bodies call.
type shared struct {
	mu    sync.Mutex
	funcs map[string]*ir.Func
}

// across reports whether src contains constructs that affect other functions: blockaddress( or invoke. Both contain a
// k, which is rare.
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

// closed reports whether a function's calling convention, or its mark for indirect calls, depends on its uses in
// bodies: it passes vectors, or it has the fast convention and the text, without any body read, does not show that all
// its uses are calls with that convention.
func (p *parser) closed() bool {
	fast := make(map[string]bool) // false: not seen in the text yet
	for _, f := range p.m.Funcs {
		if !f.IsLocal() || f.Declared {
			continue
		}
		if p.m.Flags.CFBranch { // what takes its address matters
			return true
		}
		if hasVector(f.Type.Ret) || slices.ContainsFunc(f.Type.Fields, hasVector) {
			return true
		}
		if f.CallConv == ir.CallFast {
			fast[f.Name] = false
		}
	}
	return len(fast) > 0 && (bytes.Contains(p.src, []byte("musttail")) || p.escapes(fast))
}

// escapes reports whether src may name one of some functions otherwise than after fastcc and
// before the parenthesis of its arguments or parameters, as in calls and definitions, and in
// metadata, or spells the name of one in another way. Names become true.
func (l *lexer) escapes(names map[string]bool) bool {
	src, unseen := l.src, len(names)
	for at := 0; ; {
		k := bytes.IndexByte(src[at:], '@')
		if k < 0 {
			return unseen > 0
		}
		before := src[at : at+k]
		at += k + 1
		end := l.run(at)
		if end == at {
			if at < len(src) && src[at] == '"' { // a name, or the end of a string
				quoted, _, _ := bytes.Cut(src[at+1:], []byte{'"'})
				if _, known := names[string(quoted)]; known || bytes.IndexByte(quoted, '\\') >= 0 {
					return true
				}
			}
			continue
		}
		name := src[at:end]
		at = end
		seen, known := names[string(name)]
		if !known {
			continue
		}
		line := before[bytes.LastIndexAny(before, "\n@")+1:]
		if at == len(src) || src[at] != '(' || !bytes.Contains(line, []byte(" fastcc ")) {
			if !inMetadata(src[bytes.LastIndexByte(src[:at], '\n')+1 : end]) {
				return true
			}
			continue
		}
		if !seen {
			names[string(name)] = true
			unseen--
		}
	}
}

// inMetadata reports whether line, up to a name, is the start of a metadata node such as !callees, which names
// functions without using them.
func inMetadata(line []byte) bool {
	return bytes.HasPrefix(line, []byte{'!'}) && bytes.Count(line, []byte{'='}) == 1 && !bytes.Contains(line, []byte("define"))
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

// ParseLazy is ParseFor without function bodies, of which it only finds the ends: functions have no blocks until
// Bodies.Read reads them. Errors in a body are found then. If a body affects others, all are read, and Bodies is nil.
func ParseLazy(filename string, src []byte, triple string, machines ...*intrinsic.Machine) (*ir.Module, *Bodies, error) {
	if across(src) || hasDebug(src) || hasCoroutines(src) || hasRoots(src) || bitcode.Is(src) {
		m, err := ParseFor(filename, src, triple, machines...)
		return m, nil, err
	}
	p := newParser(filename, src, triple, machines)
	p.lazy = true
	if !p.module() || p.closed() {
		// The first error may be in an earlier body.
		m, err := ParseFor(filename, src, triple, machines...)
		return m, nil, err
	}
	b := &Bodies{p: p, library: shared{funcs: make(map[string]*ir.Func)}, defs: make(map[*ir.Func]*pending, len(p.later.defs))}
	for _, d := range p.later.defs {
		if d.hasBody {
			b.defs[d.f] = &pending{d: d}
		}
	}
	return p.m, b, nil
}

// Read reads the body of f, unless it has none or has been read. The error is an ErrorList with all errors of the file.
func (b *Bodies) Read(f *ir.Func) error {
	if b == nil {
		return nil
	}
	b.mu.Lock()
	w := b.defs[f]
	if w == nil {
		b.mu.Unlock()
		return nil
	}
	if w.done != nil { // another goroutine reads it
		b.mu.Unlock()
		<-w.done
		return w.err
	}
	w.done = make(chan struct{})
	var r *parser
	if n := len(b.readers); n > 0 {
		r, b.readers = b.readers[n-1], b.readers[:n-1]
	}
	b.mu.Unlock()
	if r == nil {
		r = b.reader()
	}
	r.guarded(func() { r.body(w.d) })
	if len(r.errs) > 0 {
		if _, w.err = ParseFor(r.file, r.src, r.triple, r.machines...); w.err == nil {
			w.err = r.findings()
		}
	} else {
		r.mem.blockNums = w.d.blockNums[:0]
		w.d.blockNums, w.d.byName = nil, nil // nothing takes the address of a block
		r.mem.consts = [len(r.mem.consts)]constUse{}
	}
	b.mu.Lock()
	if w.err == nil {
		delete(b.defs, f)
		b.readers = append(b.readers, r)
	}
	b.mu.Unlock()
	close(w.done)
	return w.err
}

// Size returns the length of the unread body of f in bytes, or 0.
func (b *Bodies) Size(f *ir.Func) int {
	if b == nil {
		return 0
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if w := b.defs[f]; w != nil {
		return w.d.length
	}
	return 0
}

// Symbols calls do for each mention of a symbol in the unread body of f.
func (b *Bodies) Symbols(f *ir.Func, do func(ir.Symbol)) {
	b.mu.Lock()
	w := b.defs[f]
	b.mu.Unlock()
	if w == nil {
		return
	}
	body := lexer{src: b.p.src[w.d.body.pos:][:w.d.length]}
	for at := 0; ; {
		k := bytes.IndexByte(body.src[at:], '@')
		if k < 0 {
			return
		}
		at += k + 1
		if s := b.p.symbolAt(&body, at); s != nil {
			do(s.sym)
		}
	}
}

// symbolAt returns the symbol whose name begins at position at of l, after the @, or nil.
func (p *parser) symbolAt(l *lexer, at int) *symbol {
	if at < len(l.src) && l.src[at] == '"' {
		name, _, _ := bytes.Cut(l.src[at+1:], []byte{'"'})
		return p.names.symbols[string(unescape(name))]
	}
	name := l.src[at:l.run(at)]
	if n, err := strconv.ParseUint(string(name), 10, 64); err == nil {
		return p.names.unnamed[n]
	}
	return p.names.symbols[string(name)]
}

// reader returns a parser that reads bodies concurrently with others: the shared state does not change.
func (b *Bodies) reader() *parser {
	p := b.p
	r := &parser{
		machines: p.machines,
		lexer:    lexer{src: p.src},
		file:     p.file,
		m:        p.m,
		layout:   p.layout,
		triple:   p.triple,
		types:    p.types.above(),
		names:    names{symbols: p.names.symbols, symbolIDs: p.names.symbolIDs, unnamed: p.names.unnamed, groups: p.names.groups},
		meta:     metadata{profs: p.meta.profs, numberNodes: p.meta.numberNodes, texts: p.meta.texts},
		reading:  position{initLeft: p.reading.initLeft},
		lazy:     true,
		library:  &b.library,
	}
	r.builder.Source = source{r}
	return r
}
