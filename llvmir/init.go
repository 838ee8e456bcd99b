package llvmir

import (
	"encoding/binary"
	"fmt"
	"math"
	"sort"
	"strings"

	"spillway/ir"
)

// An image is the contents of a variable being written.
type image struct {
	p     *parser
	data  *ir.Data
	names bool // only the symbols matter, not their addresses: a list of used symbols
}

// globalInit reads the initial value of a variable.
func (p *parser) globalInit(d *globalDef) {
	p.seek(d.init)
	p.fn = nil
	line, col := p.tokLine, p.col()
	im := p.imageOf(d.g.Type, isUsedList(d.g.Name))
	if im.Size > math.MaxInt32 && len(im.Bytes)+len(im.Relocs) > 0 { // the small code model reaches 2 GB
		p.failAt(line, col, "an initial value of %d bytes is not supported, initialize the variable at run time", im.Size)
	}
	d.g.Init = im
}

// prefixData reads the data before a function's entry.
func (p *parser) prefixData(d *funcDef) {
	p.seek(d.prefix)
	p.fn = nil
	d.f.Prefix = p.image(p.valueType())
}

// signatureData appends the type identification of a function to its prefix data, right before the entry: two 32-bit
// numbers (!func_sanitize), or one in an instruction that loads it (!kcfi_type).
func (p *parser) signatureData(d *funcDef) {
	p.seek(d.signature)
	p.fn = nil
	if p.tok != tMeta || !p.number(p.text) {
		return
	}
	n := p.meta.numberNodes[p.num]
	switch {
	case d.hasType && len(n) != 1:
		p.fail("kcfi_type must refer to a node with one number, write !12 and let it be !{i32 1}")
	case !d.hasType && len(n) != 2:
		p.fail("func_sanitize must refer to a node with two numbers, write !12 and let it be !{i32 1, i32 2}")
	case !d.hasType && d.f.Attrs.PatchPrefix > 0:
		p.fail("func_sanitize with a patchable function prefix is not supported, compile without -fpatchable-function-entry=N,M")
	}
	if d.f.Prefix == nil {
		d.f.Prefix = new(ir.Data)
	}
	data := d.f.Prefix
	data.Bytes = append(data.Bytes, make([]byte, data.Size-int64(len(data.Bytes)))...)
	if d.hasType {
		m := p.machine()
		if m == nil {
			p.fail("kcfi_type is not supported for triple %q, which no known target supports", p.m.Triple)
		}
		data.Bytes = append(data.Bytes, m.TypeHash...)
	}
	for _, x := range n {
		data.Bytes = binary.LittleEndian.AppendUint32(data.Bytes, uint32(x))
	}
	data.Size = int64(len(data.Bytes))
}

// image reads a constant of type t as bytes and relocations.
func (p *parser) image(t *ir.Type) *ir.Data { return p.imageOf(t, false) }

func (p *parser) imageOf(t *ir.Type, names bool) *ir.Data {
	if t.Opaque {
		p.fail("a variable of the opaque type %s is not supported, define its fields", shortType(t))
	}
	im := &image{p: p, data: &ir.Data{Size: p.size(t)}, names: names}
	im.read(t, 0)
	return im.data
}

// read reads a constant of type t and writes it at off.
func (im *image) read(t *ir.Type, off int64) {
	p := im.p
	if p.is("zeroinitializer") || p.is("undef") || p.is("poison") {
		p.next()
		return
	}
	if t.IsVector() {
		im.vector(p.constant(t), off)
		return
	}
	if !t.IsAggregate() {
		if p.tok == tInt && t.Kind == ir.IntKind && t.Bits <= 64 {
			im.put(off, uint64(p.integer64(t)), t)
			p.next()
			return
		}
		im.scalar(p.constant(t), off)
		return
	}
	p.enter()
	p.eachElement(t, func(i int64, elem *ir.Type) {
		at := off
		if t.Kind == ir.ArrayKind {
			at += i * p.layout.Size(elem)
		} else {
			at += p.layout.Offset(t, int(i))
		}
		im.read(elem, at)
	}, func(s []byte) {
		end := len(s)
		for end > 0 && s[end-1] == 0 {
			end--
		}
		if end > 0 {
			copy(im.grow(off, int64(end)), s)
		}
	})
	p.reading.leave()
}

// vector writes the elements of the vector c at off.
func (im *image) vector(c *constant, off int64) {
	p, e := im.p, c.typ.Elem
	switch {
	case c.op == ir.OpZero || c.op == ir.OpUndef:
		return
	case c.op != ir.OpInsertValue:
		p.failAt(c.line, c.col, "constant expressions of vectors are not supported, compute them by instructions")
	case e.Kind == ir.IntKind && e.Bits%8 != 0:
		im.bitVector(c, off)
		return
	}
	for i, a := range c.args {
		im.scalar(a, off+int64(i)*p.layout.StoreSize(e))
	}
}

// bitVector writes the elements of the vector c at off, side by side, bit by bit.
func (im *image) bitVector(c *constant, off int64) {
	p, n := im.p, c.typ.Elem.Bits
	if n > 64 || p.layout.BigEndian {
		p.failAt(c.line, c.col, "initial values of type %s are not supported, use elements of whole bytes", shortType(c.typ))
	}
	bytes := im.grow(off, p.layout.StoreSize(c.typ))
	for i, a := range c.args {
		v, ok := p.fold(a)
		if !ok || !v.number() {
			p.failAt(c.line, c.col, "the elements of %s must be numbers here, write them", shortType(c.typ))
		}
		for k := range n {
			bytes[(i*n+k)/8] |= byte(v.lo>>k&1) << ((i*n + k) % 8)
		}
	}
}

// grow returns the n bytes at off of the data.
func (im *image) grow(off, n int64) []byte {
	d := im.data
	if need := off + n - int64(len(d.Bytes)); need > 0 {
		im.p.reading.initLeft -= need
		if im.p.reading.initLeft < 0 {
			im.p.fail("initial values need more than %d bytes, use fewer or leave them zero", int64(maxInitBytes))
		}
		if off+n > int64(cap(d.Bytes)) {
			bigger := make([]byte, len(d.Bytes), min(d.Size, max(off+n, 2*int64(cap(d.Bytes)))))
			copy(bigger, d.Bytes)
			d.Bytes = bigger
		}
		d.Bytes = d.Bytes[:off+n]
	}
	return d.Bytes[off : off+n]
}

// put writes a scalar of type t of at most 64 bits.
func (im *image) put(off int64, bits uint64, t *ir.Type) {
	n := im.p.layout.StoreSize(t)
	if t.Kind == ir.IntKind {
		bits = ir.ZeroExtend(bits, t.Bits)
	}
	if bits == 0 {
		return
	}
	var buf [8]byte
	if im.p.layout.BigEndian {
		binary.BigEndian.PutUint64(buf[:], bits<<(64-8*n))
	} else {
		binary.LittleEndian.PutUint64(buf[:], bits)
	}
	copy(im.grow(off, n), buf[:n])
}

// scalar writes the value of c at off.
func (im *image) scalar(c *constant, off int64) {
	p := im.p
	if s := threadLocal(c); s != nil && im.names {
		im.data.Relocs = append(im.data.Relocs, ir.Reloc{Off: off, Size: int(p.layout.StoreSize(c.typ)), Sym: s})
		return
	}
	v, ok := p.fold(c)
	if !ok {
		p.failAt(c.line, c.col, "this initial value is not known at link time, which is not supported, compute it at run time")
	}
	if v.number() {
		if scalarBits(c.typ) > 64 {
			im.putWide(off, v, c.typ)
			return
		}
		im.put(off, v.lo, c.typ)
		return
	}
	size := int(p.layout.StoreSize(c.typ))
	if size > p.layout.PtrBytes {
		p.failAt(c.line, c.col, "an address does not fit type %s as a link-time value, use an integer of pointer width", shortType(c.typ))
	}
	if v.place.sym == nil {
		p.failAt(c.line, c.col, "a negated address is not known at link time, compute it at run time")
	}
	im.data.Relocs = append(im.data.Relocs, ir.Reloc{Off: off, Size: size,
		Sym: v.place.sym, Block: v.place.block, Minus: v.minus.sym, MinusBlock: v.minus.block, Addend: int64(v.lo)})
}

// threadLocal returns the thread-local variable whose address a constant is, ignoring casts, or nil.
func threadLocal(c *constant) ir.Symbol {
	for c.op == ir.OpBitcast {
		c = c.args[0]
	}
	if c.op == ir.OpSym && c.sym.sym.Sym().ThreadLocal {
		return c.sym.sym
	}
	return nil
}

// putWide writes a number of more than 64 bits.
func (im *image) putWide(off int64, v folded, t *ir.Type) {
	n := im.p.layout.StoreSize(t)
	words, zero := v.words(), true
	for i := range words {
		if left := scalarBits(t) - 64*i; left <= 0 {
			words[i] = 0
		} else if left < 64 {
			words[i] = ir.ZeroExtend(words[i], left)
		}
		zero = zero && words[i] == 0
	}
	if zero {
		return
	}
	b := im.grow(off, n)
	for i := range b {
		at := i
		if im.p.layout.BigEndian {
			at = len(b) - 1 - i
		}
		x := byte(0)
		if i/8 < len(words) {
			x = byte(words[i/8] >> (i % 8 * 8))
		}
		b[at] = x
	}
}

// aliasTarget reads the target of an alias.
func (p *parser) aliasTarget(d *aliasDef) {
	p.seek(d.target)
	p.fn = nil
	c := p.constant(ir.Ptr)
	if c.op == ir.OpSym {
		d.a.Target = c.sym.sym
		return
	}
	v, ok := p.fold(c)
	if !ok || v.place.block != nil || v.minus.sym != nil {
		p.failAt(c.line, c.col, "an alias needs a symbol, perhaps with an offset, or a number; name one")
	}
	d.a.Target, d.a.Offset = v.place.sym, int64(v.lo)
}

// isUsedList reports whether the variable of that name lists symbols to be retained.
func isUsedList(name string) bool { return name == "llvm.used" || name == "llvm.compiler.used" }

// isSpecialGlobal reports whether the variable has a special meaning in LLVM.
func isSpecialGlobal(name string) bool {
	return isUsedList(name) || name == "llvm.global_ctors" || name == "llvm.global_dtors"
}

// special handles the special variables.
func (p *parser) special() {
	for i := range p.later.globals {
		g := p.later.globals[i].g
		if g.Init == nil || len(p.errs) > 0 {
			continue
		}
		switch g.Name {
		case "llvm.used", "llvm.compiler.used":
			for _, r := range g.Init.Relocs {
				s := r.Sym.Sym()
				s.Used, s.Retained = true, s.Retained || g.Name == "llvm.used"
			}
		case "llvm.global_ctors":
			p.structors(g, ".init_array")
		case "llvm.global_dtors":
			p.structors(g, ".fini_array")
		}
	}
	p.checkAliases()
}

// structors makes an array of function addresses in the given section for each
// priority of the list g of { i32 priority, ptr function, ptr data }.
func (p *parser) structors(g *ir.Global, section string) {
	t := g.Type
	if t.Kind != ir.ArrayKind || t.Elem.Kind != ir.StructKind || len(t.Elem.Fields) < 2 ||
		t.Elem.Fields[0] != ir.I32 || t.Elem.Fields[1].Kind != ir.PtrKind {
		p.report(g.Line, g.Col, "@%s needs type [n x { i32, ptr, ptr }], correct it", g.Name)
		return
	}
	step, at := p.layout.Size(t.Elem), p.layout.Offset(t.Elem, 1)
	byPriority := make(map[structorKey][]ir.Symbol)
	var priorities []structorKey
	for k, r := range g.Init.Relocs {
		if r.Off%step != at || r.Minus != nil {
			continue // associated data
		}
		n := structorKey{priority: readUint32(g.Init.Bytes, r.Off/step*step)}
		if k+1 < len(g.Init.Relocs) && g.Init.Relocs[k+1].Off/step == r.Off/step { // dropped with what it initializes
			n.comdat = g.Init.Relocs[k+1].Sym.Sym().Comdat
		}
		if byPriority[n] == nil {
			priorities = append(priorities, n)
		}
		byPriority[n] = append(byPriority[n], r.Sym)
	}
	sort.SliceStable(priorities, func(i, j int) bool { return priorities[i].priority < priorities[j].priority })
	size := int64(p.layout.PtrBytes)
	for _, key := range priorities {
		fs, n := byPriority[key], key.priority
		a := &ir.Global{Type: ir.ArrayOf(int64(len(fs)), ir.Ptr)}
		a.Linkage, a.Used, a.Align, a.Line, a.Col, a.Comdat = ir.Private, true, size, g.Line, g.Col, key.comdat
		a.Section = section
		if n < 65535 {
			a.Section = fmt.Sprintf("%s.%05d", section, n)
		}
		a.Name = p.names.freshName("llvm" + strings.ReplaceAll(a.Section, "_", ""))
		a.Init = &ir.Data{Size: size * int64(len(fs))}
		for i, s := range fs {
			a.Init.Relocs = append(a.Init.Relocs, ir.Reloc{Off: int64(i) * size, Size: int(size), Sym: s})
		}
		p.names.symbols[a.Name] = &symbol{sym: a}
		p.m.Globals = append(p.m.Globals, a)
	}
}

// A structorKey identifies an array of constructors.
type structorKey struct {
	priority uint32
	comdat   string
}

// readUint32 returns the little-endian number at off; missing bytes are zero.
func readUint32(b []byte, off int64) uint32 {
	var buf [4]byte
	if off < int64(len(b)) {
		copy(buf[:], b[off:])
	}
	return binary.LittleEndian.Uint32(buf[:])
}

// checkAliases reports aliases that are cyclic, or whose target is not defined here.
func (p *parser) checkAliases() {
	ends := ir.AliasEnds(p.m.Aliases)
	for _, a := range p.m.Aliases {
		t := ends[a]
		if _, ring := t.(*ir.Alias); ring {
			p.report(a.Line, a.Col, "alias @%s refers to itself, name another symbol", printable([]byte(a.Name)))
		}
		if _, isFunc := t.(*ir.Func); a.IFunc && (!isFunc || a.Offset != 0 || a.Type.Kind != ir.FuncKind) {
			p.report(a.Line, a.Col, "ifunc @%s has no resolver function, name one that returns its address", printable([]byte(a.Name)))
		}
		if _, again := t.(*ir.Alias); t != nil && !again && t.Sym().Declared {
			p.report(a.Line, a.Col, "alias @%s refers to @%s, which is only a declaration, define that", printable([]byte(a.Name)), printable([]byte(t.Sym().Name)))
		}
	}
}
