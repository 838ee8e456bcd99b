package debuginfo

import (
	"debug/dwarf"
	"slices"

	"spillway/emit/asm"
	"spillway/ir"
)

// builder builds the entries of all units.
type builder struct {
	x     *Module
	w     writer
	units []*unit
	of    map[ir.DebugID]*unit // by compile unit
	cur   *unit
	fn    int32          // the current function
	dies  []*die         // by node: the entry of a type, scope or declaration, or of the contents of an inlined subprogram
	index map[*unit]*die // the type of array indices
	later []reference
}

// A reference is an attribute that refers to a variable whose entry may not exist yet.
type reference struct {
	d    *die
	name dwarf.Attr
	node ir.DebugID
}

// Write emits the debug information sections to s, after all other contents. It must be called once, when all functions
// have been described. O(size of the debug information).
func (x *Module) Write(s asm.DebugStream) {
	if !x.full {
		return
	}
	b := &builder{x: x, of: make(map[ir.DebugID]*unit), dies: make([]*die, len(x.d.Nodes)), index: make(map[*unit]*die)}
	b.w = writer{s: s, address: x.t.Layout.PtrBytes, strings: make(map[string]int32), startOf: make([]int32, len(x.funcs))}
	for _, id := range x.d.Units {
		b.unit(id)
	}
	b.globals()
	for i, f := range x.funcs {
		if f != nil {
			b.function(int32(i), f)
		}
	}
	b.imports()
	for _, r := range b.later {
		r.d.refer(r.name, b.dies[r.node])
	}
	for _, u := range b.units {
		b.spans(u)
	}
	b.w.units(b.units)
}

func (b *builder) unit(id ir.DebugID) {
	m := b.x.d
	if m.Kind(id) != ir.DebugCompileUnit || m.Int(id, ir.KeyEmissionKind) != ir.EmitFull {
		return
	}
	u := &unit{w: &b.w, number: int32(len(b.units))}
	u.root = &die{tag: dwarf.TagCompileUnit, unit: u}
	b.units, b.of[id] = append(b.units, u), u
	r := u.root
	r.str(dwarf.AttrProducer, m.Str(id, ir.KeyProducer))
	r.add(attr{name: dwarf.AttrLanguage, form: formData2, value: m.Int(id, ir.KeyLanguage)})
	file := m.Ref(id, ir.KeyFile)
	r.str(dwarf.AttrName, m.Str(file, ir.KeyFilename))
	r.place(dwarf.AttrStmtList, asm.DebugLines, 0)
	r.str(dwarf.AttrCompDir, m.Str(file, ir.KeyDirectory))
	b.cur = u
	for _, list := range []ir.DebugKey{ir.KeyEnums, ir.KeyRetainedTypes} {
		for _, f := range m.Elements(id, list) {
			if f.Form == ir.DebugRef {
				b.typ(ir.DebugID(f.Value))
			}
		}
	}
}

// spans adds the code ranges of u.
func (b *builder) spans(u *unit) {
	r := u.root
	switch len(u.ranges) {
	case 0:
	case 1:
		b.bounds(r, u.ranges[0])
	default:
		r.add(attr{name: dwarf.AttrLowpc, form: formAddr, fn: -1})
		r.place(dwarf.AttrRanges, asm.DebugRanges, b.w.rangeList(u.ranges))
	}
	if len(u.ranges) > 0 {
		r.place(dwarf.AttrAddrBase, asm.DebugAddresses, 0)
	}
}

// bounds adds the code range of d.
func (b *builder) bounds(d *die, s span) {
	d.address(dwarf.AttrLowpc, s.fn, s.from)
	d.add(attr{name: dwarf.AttrHighpc, form: formData4, fn: s.fn, value: two(s.from, s.to)})
}

// globals describes the variables of the module, and the optimized-out constants.
func (b *builder) globals() {
	m := b.x.d
	type use struct {
		id ir.DebugID
		g  *ir.Global
	}
	unitOf := make(map[ir.DebugID]*unit)
	var uses []use
	for _, id := range m.Units {
		for _, f := range m.Elements(id, ir.KeyGlobals) {
			if f.Form == ir.DebugRef {
				unitOf[ir.DebugID(f.Value)] = b.of[id]
				uses = append(uses, use{ir.DebugID(f.Value), nil})
			}
		}
	}
	at := make(map[ir.DebugID]int)
	for i, u := range uses {
		at[u.id] = i
	}
	for _, g := range b.x.m.Globals {
		for _, id := range g.Debug {
			if i, listed := at[id]; listed {
				uses[i].g = g
			}
		}
	}
	for _, u := range uses {
		if b.cur = unitOf[u.id]; b.cur != nil {
			b.global(m.Ref(u.id, ir.KeyVar), m.Ref(u.id, ir.KeyExpr), u.g)
		}
	}
}

// global describes the variable node; g holds a part of it, or is nil.
func (b *builder) global(node, id ir.DebugID, g *ir.Global) {
	m := b.x.d
	if m.Kind(node) != ir.DebugGlobalVariable {
		return
	}
	d := b.dies[node]
	if d == nil {
		scope := m.Scope(node)
		parent := b.cur.root
		declaration := m.Ref(node, ir.KeyDeclaration)
		if m.Kind(scope) == ir.DebugSubprogram || m.Kind(scope) == ir.DebugLexicalBlock || m.Kind(scope) == ir.DebugLexicalBlockFile {
			parent = b.subprogramOf(m.Subprogram(scope))
		} else if declaration == 0 {
			parent = b.context(scope)
		}
		d = b.newDie(node, parent, dwarf.TagVariable)
		if declaration != 0 {
			b.context(m.Scope(declaration))
			d.refer(dwarf.AttrSpecification, b.staticMember(declaration, b.context(m.Scope(declaration))))
		} else {
			d.str(dwarf.AttrName, m.Str(node, ir.KeyName))
			d.refer(dwarf.AttrType, b.typ(m.Ref(node, ir.KeyType)))
			if m.Int(node, ir.KeyIsLocal) == 0 {
				d.flag(dwarf.AttrExternal)
			}
		}
		b.declared(d, node)
		if name := m.Str(node, ir.KeyLinkageName); name != m.Str(node, ir.KeyName) {
			d.str(dwarf.AttrLinkageName, name)
		}
		b.templates(d, node)
	} else if slices.ContainsFunc(d.attrs, func(a attr) bool { return a.name == dwarf.AttrLocation || a.name == dwarf.AttrConstValue }) {
		return
	}
	p := piece{}
	ops := b.x.operations(id, &p)
	e := &encoder{x: b.x}
	switch {
	case g == nil:
		if len(ops) != 2 || ops[1].code != opStackValue || ops[0].code != opConstu && ops[0].code != opConsts {
			return
		}
		if ops[0].code == opConstu {
			d.add(attr{name: dwarf.AttrConstValue, form: formUdata, value: ops[0].args[0]})
		} else {
			d.int(dwarf.AttrConstValue, ops[0].args[0])
		}
		return
	case g.Declared:
		return
	case g.ThreadLocal:
		e.symbol(asm.DebugSymbol{Sym: g, TLS: true})
	default:
		e.symbol(asm.DebugSymbol{Sym: g})
	}
	if !e.operations(ops) {
		return
	}
	p.expr = e.expr
	d.location(dwarf.AttrLocation, b.x.compose([]piece{p}))
}

// subprogramOf returns the entry of an enclosing subprogram: the abstract one of its inlined copies, or its only copy.
func (b *builder) subprogramOf(id ir.DebugID) *die {
	if id == 0 {
		return b.cur.root
	}
	if d := b.dies[id]; d != nil {
		return d
	}
	m := b.x.d
	before := b.cur
	if u := b.of[m.Ref(id, ir.KeyUnit)]; u != nil {
		b.cur = u
	}
	defer func() { b.cur = before }()
	declaration := m.Ref(id, ir.KeyDeclaration)
	parent := b.cur.root
	if declaration == 0 {
		parent = b.context(m.Scope(id))
	}
	d := b.newDie(id, parent, dwarf.TagSubprogram)
	if declaration != 0 {
		first := b.declaration(declaration, b.context(m.Scope(declaration)))
		d.refer(dwarf.AttrSpecification, first)
		b.declared(d, id)
		if name := m.Str(id, ir.KeyLinkageName); name != m.Str(declaration, ir.KeyLinkageName) {
			d.str(dwarf.AttrLinkageName, name)
		}
		b.templates(d, id)
	} else {
		b.subprogram(d, id)
	}
	if b.x.inlined[id] {
		d.uint(dwarf.AttrInline, 1)
		for _, f := range m.Elements(id, ir.KeyRetainedNodes) {
			if f.Form == ir.DebugRef && m.Kind(ir.DebugID(f.Value)) == ir.DebugLocalVariable {
				b.abstract(ir.DebugID(f.Value))
			}
		}
	}
	return d
}

// abstract returns the abstract entry of a variable, label or block of an inlined subprogram.
func (b *builder) abstract(id ir.DebugID) *die {
	if d := b.dies[id]; d != nil {
		return d
	}
	m := b.x.d
	scope := m.Scope(id)
	for range maxScopes {
		if m.Kind(scope) != ir.DebugLexicalBlockFile {
			break
		}
		scope = m.Scope(scope)
	}
	var parent *die
	switch m.Kind(scope) {
	case ir.DebugSubprogram:
		parent = b.subprogramOf(scope)
	case ir.DebugLexicalBlock:
		parent = b.abstract(scope)
	default:
		parent = b.cur.root
	}
	if d := b.dies[id]; d != nil { // created with the subprogram's list
		return d
	}
	switch m.Kind(id) {
	case ir.DebugLexicalBlock:
		return b.newDie(id, parent, dwarf.TagLexDwarfBlock)
	case ir.DebugLabel:
		d := b.newDie(id, parent, dwarf.TagLabel)
		d.str(dwarf.AttrName, m.Str(id, ir.KeyName))
		b.declared(d, id)
		return d
	}
	d := b.newDie(id, parent, variableTag(m, id))
	b.variable(d, id)
	return d
}

func variableTag(m *ir.Debug, id ir.DebugID) dwarf.Tag {
	if m.Int(id, ir.KeyArg) > 0 {
		return dwarf.TagFormalParameter
	}
	return dwarf.TagVariable
}

// variable adds the location-independent attributes of a variable.
func (b *builder) variable(d *die, id ir.DebugID) {
	m := b.x.d
	d.str(dwarf.AttrName, m.Str(id, ir.KeyName))
	b.declared(d, id)
	d.refer(dwarf.AttrType, b.typ(m.Ref(id, ir.KeyType)))
	if m.Int(id, ir.KeyFlags)&ir.FlagArtificial != 0 {
		d.flag(dwarf.AttrArtificial)
	}
}

// function describes a function with code.
func (b *builder) function(n int32, f *function) {
	m := b.x.d
	u := b.of[m.Ref(f.sub, ir.KeyUnit)]
	if u == nil {
		return
	}
	b.cur = u
	all := span{n, 0, f.end}
	u.ranges = append(u.ranges, all)
	d := b.subprogramOf(f.sub)
	if b.x.inlined[f.sub] {
		origin := d
		d = u.root.child(dwarf.TagSubprogram)
		d.refer(dwarf.AttrAbstractOrigin, origin)
	}
	b.bounds(d, all)
	d.location(dwarf.AttrFrameBase, expr{code: []byte{opCallFrameCFA}})
	dies := make([]*die, len(f.scopes))
	dies[0] = d
	b.fn = n
	b.scopes(f, dies)
	b.order(f.vars)
	seen := make(map[ir.DebugID]bool)
	for i := range f.vars {
		v := &f.vars[i]
		if v.scope == 0 {
			seen[v.node] = true
		}
		b.local(f, v, b.inScope(f, dies, v.scope))
	}
	// Retained variables without a location still have an entry with their name.
	for _, e := range m.Elements(f.sub, ir.KeyRetainedNodes) {
		id := ir.DebugID(e.Value)
		if e.Form == ir.DebugRef && m.Kind(id) == ir.DebugLocalVariable && !seen[id] && m.Scope(id) == f.sub {
			b.local(f, &variable{node: id}, d)
		}
	}
	b.localImports(f, dies)
	for _, l := range f.labels {
		k := b.inScope(f, dies, l.scope).child(dwarf.TagLabel)
		k.str(dwarf.AttrName, m.Str(l.node, ir.KeyName))
		b.declared(k, l.node)
		k.address(dwarf.AttrLowpc, n, l.at)
	}
	b.calls(f, d)
}

// localImports describes the imports into scopes of f, which is not inlined.
func (b *builder) localImports(f *function, dies []*die) {
	m := b.x.d
	for _, x := range m.Elements(f.sub, ir.KeyRetainedNodes) {
		e := ir.DebugID(x.Value)
		if x.Form != ir.DebugRef || m.Kind(e) != ir.DebugImportedEntity {
			continue
		}
		for i := range f.scopes {
			if s := &f.scopes[i]; s.inlined == 0 && (s.node == m.Scope(e) || i == 0 && m.Scope(e) == f.sub) {
				b.imported(e, b.inScope(f, dies, int32(i)))
				break
			}
		}
	}
}

// scopes creates the entries of the scopes of f: all inlined subprograms, and blocks with variables or nested scopes.
func (b *builder) scopes(f *function, dies []*die) {
	needed := make([]bool, len(f.scopes))
	mark := func(s int32) {
		for ; s > 0 && !needed[s]; s = f.scopes[s].parent {
			needed[s] = true
		}
	}
	for i := range f.vars {
		mark(f.vars[i].scope)
	}
	for i := range f.labels {
		mark(f.labels[i].scope)
	}
	for i := range f.scopes {
		if s := &f.scopes[i]; i > 0 && b.x.d.Kind(s.node) == ir.DebugSubprogram && len(s.ranges) > 0 {
			needed[i] = true
		}
	}
	for i := range f.scopes {
		if needed[i] && i > 0 {
			b.inScope(f, dies, int32(i))
		}
	}
}

// inScope returns the entry of scope n, or of the nearest enclosing scope that has one.
func (b *builder) inScope(f *function, dies []*die, n int32) *die {
	if dies[n] != nil {
		return dies[n]
	}
	m := b.x.d
	s := &f.scopes[n]
	parent := b.inScope(f, dies, s.parent)
	var d *die
	if m.Kind(s.node) == ir.DebugSubprogram {
		origin := b.subprogramOf(s.node)
		d = parent.child(dwarf.TagInlinedSubroutine)
		d.refer(dwarf.AttrAbstractOrigin, origin)
	} else {
		d = parent.child(dwarf.TagLexDwarfBlock)
		if s.inlined != 0 || b.x.inlined[m.Subprogram(s.node)] {
			d.refer(dwarf.AttrAbstractOrigin, b.abstract(s.node))
		}
	}
	dies[n] = d
	switch {
	case len(s.ranges) == 1:
		b.bounds(d, span{b.fn, s.ranges[0][0], s.ranges[0][1]})
	case len(s.ranges) > 1:
		var spans []span
		for _, r := range s.ranges {
			spans = append(spans, span{b.fn, r[0], r[1]})
		}
		d.place(dwarf.AttrRanges, asm.DebugRanges, b.w.rangeList(spans))
	}
	if m.Kind(s.node) == ir.DebugSubprogram {
		at := m.Loc(s.inlined)
		d.uint(dwarf.AttrCallFile, int64(b.x.fileOf(at.Scope)))
		d.uint(dwarf.AttrCallLine, int64(at.Line))
		d.uint(dwarf.AttrCallColumn, int64(at.Col))
	}
	return d
}

// local adds a variable of f to parent, the entry of its scope.
func (b *builder) local(f *function, v *variable, parent *die) {
	m := b.x.d
	d := parent.child(variableTag(m, v.node))
	switch {
	case v.whole && len(v.expr.code) > 0:
		d.location(dwarf.AttrLocation, v.expr)
	case len(v.places) == 1 && v.places[0].from == 0 && v.places[0].to == f.end:
		d.location(dwarf.AttrLocation, v.places[0].expr)
	case len(v.places) > 0:
		d.place(dwarf.AttrLocation, asm.DebugLocations, b.w.locationList(b.fn, v.places))
	}
	if b.x.inlined[m.Subprogram(m.Scope(v.node))] {
		d.refer(dwarf.AttrAbstractOrigin, b.abstract(v.node))
		return
	}
	b.variable(d, v.node)
	b.dies[v.node] = d
	if m.Int(v.node, ir.KeyFlags)&ir.FlagObjectPointer != 0 {
		parent.refer(dwarf.AttrObjectPointer, d)
	}
}

// imports describes the imported declarations.
func (b *builder) imports() {
	m := b.x.d
	for _, id := range m.Units {
		if b.cur = b.of[id]; b.cur == nil {
			continue
		}
		for _, f := range m.Elements(id, ir.KeyImports) {
			if e := ir.DebugID(f.Value); f.Form == ir.DebugRef && m.Kind(e) == ir.DebugImportedEntity {
				b.imported(e, b.context(m.Scope(e)))
			}
		}
	}
}

// imported describes an imported declaration in the scope of parent.
func (b *builder) imported(e ir.DebugID, parent *die) {
	m := b.x.d
	entity := m.Ref(e, ir.KeyEntity)
	var to *die
	switch m.Kind(entity) {
	case ir.DebugNamespace, ir.DebugModule:
		to = b.namespace(entity)
	case ir.DebugSubprogram:
		if to = b.dies[entity]; to == nil {
			to = b.declaration(entity, b.context(m.Scope(entity)))
		}
	case ir.DebugGlobalVariable:
		to = b.dies[entity]
	default:
		to = b.typ(entity)
	}
	if to == nil {
		return
	}
	d := parent.child(dwarf.Tag(m.Int(e, ir.KeyTag)))
	b.declared(d, e)
	d.str(dwarf.AttrName, m.Str(e, ir.KeyName))
	d.refer(dwarf.AttrImport, to)
}
