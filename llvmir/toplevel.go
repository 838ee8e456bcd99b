package llvmir

import (
	"strings"

	"spillway/internal/scratch"
	"spillway/ir"
)

// entities reads top-level entities in the first pass, to the end of the text.
func (p *parser) entities() {
	for p.tok != tEOF {
		p.entity()
	}
}

func (p *parser) entity() {
	p.reading.entityLine, p.reading.declares = p.tokLine, false
	switch p.tok {
	case tLocal, tLocalNum:
		p.typeDef()
	case tGlobal, tGlobalNum:
		p.globalEntity()
	case tComdat:
		p.next()
		p.expect('=')
		p.expectWord("comdat")
		p.next()
	case tMeta:
		p.metadataEntity()
	case '^':
		p.skipSummary()
	case tWord:
		p.wordEntity()
	default:
		p.fail("expected a top-level entity but found %s, write define, declare, a global or a type", p.found())
	}
}

func (p *parser) wordEntity() {
	switch string(p.text) {
	case "define":
		p.define()
	case "declare":
		p.declare()
	case "attributes":
		p.attrGroup()
	case "source_filename":
		p.next()
		p.expect('=')
		p.stringToken()
	case "target":
		p.target()
	case "module":
		p.next()
		p.expectWord("asm")
		p.m.Asm = append(p.m.Asm, p.stringToken())
	case "uselistorder", "uselistorder_bb":
		p.skipUseList()
	default:
		p.fail("unknown top-level entity %s, write define, declare, a global or a type", p.found())
	}
}

func (p *parser) target() {
	p.next()
	switch {
	case p.accept("datalayout"):
		p.expect('=')
		p.m.Layout = p.stringToken()
	case p.accept("triple"):
		p.expect('=')
		p.m.Triple = p.stringToken()
	default:
		p.fail("expected datalayout or triple but found %s, correct the target line", p.found())
	}
}

// skipUseList skips uselistorder directives, which only order LLVM's lists.
func (p *parser) skipUseList() {
	p.next()
	for p.tok != '{' {
		if p.tok == tEOF || p.tok == '}' {
			p.fail("expected '{' in uselistorder, remove the directive")
		}
		p.next()
	}
	p.skipBrackets()
}

// skipSummary skips ^0 = kind: (...).
func (p *parser) skipSummary() {
	for p.tok != '(' {
		if p.tok == tEOF {
			return
		}
		p.next()
	}
	p.skipBrackets()
}

// linkage reads linkage, preemption, visibility etc. into s, in any order, and reports whether "external" or
// "extern_weak" occurred.
func (p *parser) linkage(s *ir.SymInfo) (external bool) {
	for p.tok == tWord {
		switch string(p.text) {
		case "private":
			s.Linkage = ir.Private
		case "internal":
			s.Linkage = ir.Internal
		case "weak", "weak_odr":
			s.Linkage = ir.Weak
		case "linkonce", "linkonce_odr":
			s.Linkage = ir.LinkOnce
		case "common":
			s.Linkage = ir.Common
		case "extern_weak":
			s.Linkage, external = ir.ExternWeak, true
		case "external":
			external = true
		case "available_externally":
			s.Linkage = ir.AvailableExternally
		case "appending":
			s.Linkage = ir.Appending
		case "dso_local":
			s.DSOLocal = true
		case "dso_preemptable", "default":
		case "hidden":
			s.Visibility = ir.Hidden
		case "protected":
			s.Visibility = ir.Protected
		case "dllimport", "dllexport":
			p.fail("%s is not supported, compile for an ELF target", p.text)
		default:
			return external
		}
		p.next()
	}
	return external
}

// newSymbol declares a symbol under the name at the current token.
func (p *parser) newSymbol(info *ir.SymInfo) *symbol {
	info.Line, info.Col = p.tokLine, p.col()
	p.names.symbolIDs++
	s := &symbol{id: p.names.symbolIDs}
	if empty := p.tok == tGlobal && len(p.text) == 0; p.tok == tGlobalNum || empty {
		num := p.num
		if empty { // without a name: the next number
			num = p.names.nextAnon
		}
		if p.names.unnamed[num] != nil {
			p.fail("@%d is defined twice, rename one of the two", num)
		}
		p.names.unnamed[num] = s
		p.names.nextAnon = max(p.names.nextAnon, num+1)
		info.Name = p.names.freshName("__unnamed_" + utoa(num+1))
		p.names.symbols[info.Name] = s
		p.next()
		return s
	}
	if p.tok != tGlobal {
		p.fail("expected a global name but found %s, write @name", p.found())
	}
	info.Name = string(p.text)
	if strings.IndexByte(info.Name, 0) >= 0 {
		p.fail("a global's name must not have a zero byte, rename it")
	}
	info.Name, s.verbatim = strings.CutPrefix(info.Name, "\x01")
	if old := p.names.symbols[info.Name]; old != nil {
		if !old.bad {
			if old.verbatim != s.verbatim {
				p.fail("@%s with and without the \\01 prefix are one name in ELF, which is not supported, rename one of the two", printable([]byte(info.Name)))
			}
			p.fail("@%s is defined twice, rename one of the two", printable(p.text))
		}
	}
	p.names.symbols[info.Name] = s
	p.next()
	return s
}

// freshName makes name unique by appending dots.
func (p *names) freshName(name string) string {
	for p.symbols[name] != nil {
		name += "."
	}
	return name
}

// tlsModel reads the model of a thread-local variable, if there is one.
func (p *parser) tlsModel(s *ir.SymInfo) {
	if p.tok != '(' {
		return
	}
	p.next()
	m, ok := ir.ParseTLSModel(string(p.text))
	if p.tok != tWord || !ok {
		p.fail("expected localdynamic, initialexec or localexec but found %s, write one of these", p.found())
		return
	}
	s.TLSModel = m
	p.next()
	p.expect(')')
}

// globalEntity reads a variable or an alias up to its initializer, and what follows that.
func (p *parser) globalEntity() {
	info := ir.SymInfo{}
	s := p.newSymbol(&info)
	s.bad = true
	p.expect('=')
	external := p.linkage(&info)
	unnamed := false
	for p.tok == tWord {
		switch string(p.text) {
		case "thread_local":
			info.ThreadLocal = true
			p.next()
			p.tlsModel(&info)
		case "unnamed_addr":
			unnamed = true
			p.next()
		case "local_unnamed_addr", "externally_initialized":
			p.next()
		case "addrspace":
			p.addressSpace() // its accesses say so themselves
		case "global", "constant":
			p.variable(s, info, unnamed, external)
			return
		case "alias", "ifunc":
			p.alias(s, info)
			return
		default:
			p.fail("unknown keyword %s of a global, remove it or write global, constant or alias", p.found())
		}
	}
	p.fail("expected global, constant or alias but found %s, write one of these", p.found())
}

func (p *parser) variable(s *symbol, info ir.SymInfo, unnamed, external bool) {
	g := &ir.Global{SymInfo: info, UnnamedAddr: unnamed, Constant: p.is("constant")}
	p.next()
	line, col := p.tokLine, p.col()
	g.Type = p.typ()
	if g.Type.Kind == ir.VoidKind || g.Type.Kind == ir.FuncKind {
		p.failAt(line, col, "a variable cannot have this type, use a type of values")
	}
	d := globalDef{g: g}
	g.Declared = external
	if !external {
		d.init, d.has = p.here(), true
		p.skipConstant()
	}
	for p.got(',') {
		if p.tok == tMeta {
			if id := p.debugAttachment(); id != 0 {
				g.Debug = append(g.Debug, id)
			}
			continue
		}
		p.globalSuffix(&g.SymInfo)
	}
	p.fnAttrs(&attrs{}, true, isEntity) // align without a comma has no effect
	if g.Linkage == ir.AvailableExternally {
		g.Linkage, g.Declared, d.has = ir.External, true, false
	}
	s.sym, s.bad = g, false
	if s.intrinsic = strings.HasPrefix(g.Name, "llvm.") && isSpecialGlobal(g.Name); !s.intrinsic {
		p.m.Globals = append(p.m.Globals, g)
	}
	p.later.globals = append(p.later.globals, d)
}

// globalSuffix reads the comma-separated properties of a global.
func (p *parser) globalSuffix(s *ir.SymInfo) {
	if p.tok == tMeta {
		p.attachment()
		return
	}
	if p.tok != tWord {
		p.fail("expected a property of the global but found %s, write section, comdat or align", p.found())
	}
	switch string(p.text) {
	case "section":
		p.next()
		s.Section = p.stringToken()
	case "partition", "code_model":
		p.next()
		p.stringToken()
	case "comdat":
		p.comdat(s)
	case "align":
		s.Align = p.alignAttr()
	default:
		p.next() // no_sanitize_address etc.
	}
}

// comdat reads comdat or comdat($name).
func (p *parser) comdat(s *ir.SymInfo) {
	p.next()
	s.Comdat = s.Name
	if p.got('(') {
		if p.tok != tComdat {
			p.fail("expected the name of a comdat but found %s, write $name", p.found())
		}
		s.Comdat = string(p.text)
		p.next()
		p.expect(')')
	}
}

// alias reads an alias from the word alias on.
func (p *parser) alias(s *symbol, info ir.SymInfo) {
	a := &ir.Alias{SymInfo: info, IFunc: p.is("ifunc")}
	if a.IFunc && a.Linkage == ir.Private { // the linker has to know it
		a.Linkage = ir.Internal
	}
	p.next()
	a.Type = p.typ()
	p.expect(',')
	switch string(p.text) {
	case "getelementptr", "bitcast", "addrspacecast", "inttoptr": // LLVM writes no type before these
	default:
		p.typ()
	}
	elsewhere := a.Linkage == ir.AvailableExternally
	if !elsewhere {
		p.later.aliases = append(p.later.aliases, aliasDef{a, p.here()})
	}
	p.skipConstant()
	for p.got(',') {
		p.globalSuffix(&a.SymInfo)
	}
	if elsewhere { // defined in another module: its target does not matter
		a.Linkage, a.Declared, s.bad = ir.External, true, false
		if a.Type.Kind == ir.FuncKind {
			f := &ir.Func{SymInfo: a.SymInfo, Module: p.m, Type: a.Type, ParamAttrs: make([]ir.ParamAttrs, len(a.Type.Fields))}
			for i, t := range a.Type.Fields {
				v := f.NewValue(ir.OpArg, t)
				v.Imm = int64(i)
				f.Params = append(f.Params, v)
			}
			s.sym, s.fn = f, &funcDef{f: f}
			p.m.Funcs = append(p.m.Funcs, f)
			return
		}
		g := &ir.Global{SymInfo: a.SymInfo, Type: a.Type}
		s.sym = g
		p.m.Globals = append(p.m.Globals, g)
		return
	}
	s.sym, s.bad = a, false
	p.m.Aliases = append(p.m.Aliases, a)
}

// skipConstant skips a constant without interpreting it.
func (p *parser) skipConstant() {
	switch p.tok {
	case '{', '[', '<':
		p.skipBrackets()
	case tWord:
		switch string(p.text) {
		case "null", "undef", "poison", "zeroinitializer", "true", "false", "none":
			p.next()
			return
		case "dso_local_equivalent", "no_cfi":
			p.next()
			p.next()
			return
		}
		if !isConstExpr(string(p.text)) {
			p.fail("expected a constant but found %s, write a number, an aggregate or a constant expression", p.found())
		}
		for p.tok != '(' {
			if p.tok != tWord {
				p.fail("expected '(' but found %s, write the operands of the constant expression", p.found())
			}
			p.next()
			if p.tok == '(' && p.skipBalancedInrange() {
				continue
			}
		}
		p.skipBrackets()
	case tInt, tHexInt, tFloat, tHex, tCString, tGlobal, tGlobalNum:
		p.next()
	default:
		p.fail("expected a constant but found %s, write a number, an aggregate or a constant expression", p.found())
	}
}

// isConstExpr reports whether a constant expression may start with the word.
func isConstExpr(word string) bool {
	switch word {
	case "getelementptr", "icmp", "fcmp", "select", "fneg", "blockaddress", "extractelement", "insertelement", "shufflevector",
		"splat", "ptrauth", "asm":
		return true
	}
	_, binary := binaryOps[word]
	_, cast := castOps[word]
	return binary || cast
}

// skipBalancedInrange skips inrange's bounds: they are followed by the bracket
// of the expression itself.
func (p *parser) skipBalancedInrange() bool {
	m := p.here()
	p.skipBrackets()
	if p.tok == '(' {
		return true
	}
	p.seek(m)
	return false
}

// define reads a function and skips its body.
func (p *parser) define() {
	p.next()
	d := p.funcHeader()
	for p.tok == tMeta {
		if isType := string(p.text) == "kcfi_type"; isType || string(p.text) == "func_sanitize" {
			p.next()
			d.hasType = isType
			d.signature, d.hasSignature = p.here(), true
			p.metadataRef(false)
		} else if id := p.debugAttachment(); id != 0 {
			d.f.Debug = &ir.FuncDebug{Subprogram: id}
		}
	}
	if p.tok != '{' {
		p.fail("expected the function's body but found %s, write { ... } or use declare", p.found())
	}
	d.body = p.here()
	line, col := p.tokLine, p.col()
	if !p.skipBody() {
		p.failAt(line, col, "this bracket is never closed, close it")
	}
	f := d.f
	d.length = p.tokPos - d.body.pos
	if f.Linkage == ir.AvailableExternally {
		f.Linkage, f.Declared = ir.External, true
		return
	}
	d.hasBody = true
}

// declare reads a function without a body.
func (p *parser) declare() {
	p.next()
	var sub ir.DebugID
	for p.tok == tMeta {
		sub = max(sub, p.debugAttachment())
	}
	p.reading.declares = true
	f := p.funcHeader().f
	p.reading.declares = false
	f.Declared = true
	if sub != 0 {
		f.Debug = &ir.FuncDebug{Subprogram: sub}
	}
}

// funcHeader reads a function up to its body.
func (p *parser) funcHeader() *funcDef {
	d := p.mem.header.newDef()
	f := d.f
	f.Module = p.m
	p.linkage(&f.SymInfo)
	info := f.SymInfo
	f.CallConv = p.callConv()
	p.paramAttrs(&f.RetAttrs, false)
	retLine, retCol := p.tokLine, p.col()
	ret := p.typ()
	s := p.newSymbol(&info)
	s.bad = true
	f.SymInfo = info
	if s.intrinsic = strings.HasPrefix(f.Name, "llvm."); s.intrinsic {
		s.meaning = p.findIntrinsic(f.Name)
		p.m.Flags.StackCode = p.m.Flags.StackCode || f.Name == "llvm.init.trampoline"
	}
	if ret == meta && !s.intrinsic || ret.Kind == ir.FuncKind {
		p.failAt(retLine, retCol, "a function cannot return this type, use void or a type of values")
	}
	p.params(d, ret, s.intrinsic)
	a := p.funcSuffix(d)
	f.Attrs, d.groups, d.traced = a.f, a.groups, a.traced
	s.sym, s.fn, s.bad = f, d, false
	if !s.intrinsic {
		p.m.Funcs = append(p.m.Funcs, f)
		p.later.defs = append(p.later.defs, d)
	}
	return d
}

// params reads the parameters of a function.
func (p *parser) params(d *funcDef, ret *ir.Type, intrinsic bool) {
	p.expect('(')
	f := d.f
	types, attrs, names := p.mem.header.types[:0], p.mem.header.attrs[:0], p.mem.header.names[:0]
	variadic := false
	for p.tok != ')' {
		if p.got(tEllipsis) {
			variadic = true
			break
		}
		line, col := p.tokLine, p.col()
		t := p.typ()
		if t.Kind == ir.FuncKind || t.Kind == ir.VoidKind && !(intrinsic && t == meta) {
			p.failAt(line, col, "a parameter cannot have this type, use a type of values")
		}
		pa := ir.ParamAttrs{}
		p.paramAttrs(&pa, true)
		types = append(types, t)
		attrs = append(attrs, pa)
		names = append(names, p.paramName())
		if p.tok != ')' {
			p.expect(',')
		}
	}
	p.expect(')')
	f.Type = p.types.funcOf(ret, types, variadic)
	p.mem.header.types, p.mem.header.attrs, p.mem.header.names = types, attrs, names
	if len(types) == 0 {
		return
	}
	f.ParamAttrs, d.params = p.mem.header.keptAttrs.Copy(attrs), p.mem.header.keptNames.Copy(names)
	f.NewParams(types)
	for i, a := range f.Params {
		a.Name = d.params[i].name
		a.Line, a.Col = int32(d.params[i].line), int32(d.params[i].col)
	}
}

// headerScratch is the state of reading a function header, and memory for functions.
type headerScratch struct {
	types []*ir.Type
	attrs []ir.ParamAttrs
	names []paramName

	keptAttrs scratch.Arena[ir.ParamAttrs]
	keptNames scratch.Arena[paramName]
	defs      []headerDef // not yet allocated
}

// headerDef is a function with its funcDef.
type headerDef struct {
	f ir.Func
	d funcDef
}

// newDef returns a zero funcDef.
func (h *headerScratch) newDef() *funcDef {
	if len(h.defs) == 0 {
		h.defs = make([]headerDef, 16)
	}
	x := &h.defs[0]
	h.defs = h.defs[1:]
	x.d.f = &x.f
	return &x.d
}

// paramName reads the name of a parameter, if it has one.
func (p *parser) paramName() paramName {
	n := paramName{line: p.tokLine, col: p.col()}
	switch p.tok {
	case tLocal:
		n.name = string(p.text)
		p.next()
	case tLocalNum:
		n.num, n.numbered = p.num, true
		p.next()
	}
	return n
}

// isFuncSuffix reports whether a word may follow the attributes of a function.
func isFuncSuffix(word []byte) bool {
	switch string(word) {
	case "section", "partition", "comdat", "align", "gc", "prefix", "prologue", "personality", "unnamed_addr",
		"local_unnamed_addr", "addrspace":
		return true
	}
	return isEntity(word)
}

// isEntity reports whether a top-level entity starts with the word.
func isEntity(word []byte) bool {
	switch string(word) {
	case "define", "declare", "attributes", "target", "module", "source_filename", "uselistorder", "uselistorder_bb":
		return true
	}
	return false
}

// funcSuffix reads the properties between the parameters and the body.
func (p *parser) funcSuffix(d *funcDef) *attrs {
	a := &attrs{}
	for {
		p.fnAttrs(a, true, isFuncSuffix)
		if p.tok != tWord {
			return a
		}
		switch string(p.text) {
		case "unnamed_addr", "local_unnamed_addr":
			p.next()
		case "addrspace":
			p.addrspace()
		case "section":
			p.next()
			d.f.Section = p.stringToken()
		case "partition":
			p.next()
			p.stringToken()
		case "comdat":
			p.comdat(&d.f.SymInfo)
		case "align":
			d.f.Align = p.alignAttr()
		case "prologue":
			p.fail("%s of a function is not supported, rewrite the code without it", p.text)
		case "gc":
			p.next()
			line, col := p.tokLine, p.col()
			if d.collector = p.stringToken(); !plainCollector(d.collector) {
				p.failAt(line, col, "the garbage collector %q is not supported, rewrite the code without it", d.collector)
			}
			if hasFrameTable(d.collector) {
				d.f.GC = d.collector
			}
		case "prefix":
			p.next()
			d.prefix, d.hasPrefix = p.here(), true
			p.typ()
			p.skipConstant()
		case "personality":
			p.next()
			d.personality, d.hasPersonality = p.here(), true
			p.typ()
			p.skipConstant()
		default:
			return a
		}
	}
}

// plainCollector reports whether functions with this GC strategy differ from others only in intrinsics.
func plainCollector(name string) bool {
	return name == "statepoint-example" || name == "coreclr" || name == shadowCollector || hasFrameTable(name)
}

// resolveGroups gives the functions the attributes of their groups.
func (p *parser) resolveGroups() {
	for _, d := range p.later.defs {
		a := p.names.withGroups(&attrs{f: d.f.Attrs, groups: d.groups, traced: d.traced})
		d.f.Attrs, d.traced = a.f, a.traced
	}
}
