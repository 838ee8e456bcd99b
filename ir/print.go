package ir

import (
	"io"
	"sort"
	"strconv"
)

// Print writes m as LLVM IR text, which package llvmir reads back and LLVM's
// own tools accept, as long as the program is not legalized: operations that
// LLVM lacks are written in a syntax of their own, for human readers. Values
// without
// a name are numbered in the order of the text. O(n).
func Print(w io.Writer, m *Module) error {
	p := newPrinter(m)
	p.debug = m.Debug != nil
	p.module()
	_, err := w.Write(p.out)
	return err
}

// String returns m as Print writes it.
func (m *Module) String() string {
	p := newPrinter(m)
	p.debug = m.Debug != nil
	p.module()
	return string(p.out)
}

// String returns f as Print writes it, without what surrounds it.
func (f *Func) String() string {
	m := f.Module
	if m == nil {
		m = &Module{}
	}
	p := newPrinter(m)
	p.function(f)
	return string(p.out)
}

// printer holds the text so far and what must follow it.
type printer struct {
	m      *Module
	layout Layout
	out    []byte
	names  map[*Func]*localNames
	fn     *localNames // of the function being printed

	starts       *[]textStart    // where values begin in out, if somebody wants to know
	fast         string          // flags of the intrinsic's call being written
	declared     map[string]bool // intrinsics that are called
	declarations []string
	nodes        []metaNode      // metadata by number
	numbers      map[DebugID]int // of debug metadata
	debug        bool            // debug metadata is written
}

func newPrinter(m *Module) *printer {
	return &printer{m: m, layout: LayoutOf(m), names: make(map[*Func]*localNames), declared: make(map[string]bool)}
}

func (p *printer) str(parts ...string) {
	for _, s := range parts {
		p.out = append(p.out, s...)
	}
}

func (p *printer) int(n int64) { p.out = strconv.AppendInt(p.out, n, 10) }

// quoted writes a string in quotes.
func (p *printer) quoted(s string) {
	p.out = append(p.out, '"')
	p.escaped([]byte(s))
	p.out = append(p.out, '"')
}

func (p *printer) escaped(s []byte) {
	const hex = "0123456789ABCDEF"
	for _, c := range s {
		if c < ' ' || c > '~' || c == '"' || c == '\\' {
			p.out = append(p.out, '\\', hex[c>>4], hex[c&15])
		} else {
			p.out = append(p.out, c)
		}
	}
}

func (p *printer) module() {
	m := p.m
	if m.Layout != "" {
		p.str("target datalayout = ")
		p.quoted(m.Layout)
		p.str("\n")
	}
	if m.Triple != "" {
		p.str("target triple = ")
		p.quoted(m.Triple)
		p.str("\n")
	}
	for _, a := range m.Asm {
		p.str("module asm ")
		p.quoted(a)
		p.str("\n")
	}
	for _, t := range m.Types {
		p.str(t.String(), " = type ", t.body(), "\n")
	}
	p.comdats()
	for _, g := range m.Globals {
		p.global(g)
	}
	p.used()
	for _, a := range m.Aliases {
		p.alias(a)
	}
	for _, f := range m.Funcs {
		p.function(f)
	}
	for _, d := range p.declarations {
		p.str(d, "\n")
	}
	p.metadata()
}

// symbols returns all symbols of m.
func (m *Module) symbols() []Symbol {
	var all []Symbol
	for _, g := range m.Globals {
		all = append(all, g)
	}
	for _, f := range m.Funcs {
		all = append(all, f)
	}
	for _, a := range m.Aliases {
		all = append(all, a)
	}
	return all
}

func (p *printer) comdats() {
	seen := make(map[string]bool)
	var names []string
	for _, s := range p.m.symbols() {
		if c := s.Sym().Comdat; c != "" && !seen[c] {
			seen[c] = true
			names = append(names, c)
		}
	}
	sort.Strings(names)
	for _, c := range names {
		p.str("$", quoteName(c), " = comdat any\n")
	}
}

// used writes the lists of symbols that must be kept: by the linker too, and by the compiler alone.
func (p *printer) used() {
	for _, x := range []struct {
		name     string
		retained bool
	}{{"llvm.used", true}, {"llvm.compiler.used", false}} {
		var list []Symbol
		for _, s := range p.m.symbols() {
			if i := s.Sym(); i.Used && i.Retained == x.retained {
				list = append(list, s)
			}
		}
		if list == nil {
			continue
		}
		p.str("@", x.name, " = appending global [")
		p.int(int64(len(list)))
		p.str(" x ptr] [")
		for i, s := range list {
			p.comma(i)
			p.str("ptr @", quoteName(s.Sym().Name))
		}
		p.str("], section \"llvm.metadata\"\n")
	}
}

// comma writes a comma before every element but the first.
func (p *printer) comma(i int) {
	if i > 0 {
		p.str(", ")
	}
}

var linkageNames = [...]string{External: "", Internal: "internal ", Private: "private ", Weak: "weak ", LinkOnce: "linkonce ",
	Common: "common ", ExternWeak: "extern_weak ", AvailableExternally: "available_externally ", Appending: "appending "}

// linkage writes linkage, preemption and visibility.
func (p *printer) linkage(s *SymInfo) {
	p.str(linkageNames[s.Linkage])
	if s.DSOLocal {
		p.str("dso_local ")
	}
	p.str([...]string{DefaultVisibility: "", Hidden: "hidden ", Protected: "protected "}[s.Visibility])
}

func (p *printer) global(g *Global) {
	p.str("@", quoteName(g.Name), " = ")
	if g.Declared && g.Linkage != ExternWeak {
		p.str("external ")
	}
	p.linkage(&g.SymInfo)
	p.threadLocal(&g.SymInfo)
	if g.UnnamedAddr {
		p.str("unnamed_addr ")
	}
	if g.Constant {
		p.str("constant ")
	} else {
		p.str("global ")
	}
	if g.Declared {
		p.str(g.Type.String())
	} else {
		p.data(g.Type, g.Init)
	}
	p.placement(&g.SymInfo, ",")
	for _, id := range g.Debug {
		p.debugRef(", !dbg ", id)
	}
	p.str("\n")
}

func (p *printer) threadLocal(s *SymInfo) {
	switch {
	case s.ThreadLocal && s.TLSModel != GeneralDynamic:
		p.str("thread_local(", tlsModels[s.TLSModel], ") ")
	case s.ThreadLocal:
		p.str("thread_local ")
	}
}

// placement writes section, comdat and alignment, each after sep.
func (p *printer) placement(s *SymInfo, sep string) {
	if s.Section != "" {
		p.str(sep, " section ")
		p.quoted(s.Section)
	}
	if s.Comdat != "" {
		p.str(sep, " comdat($", quoteName(s.Comdat), ")")
	}
	if s.Align != 0 {
		p.str(sep, " align ")
		p.int(s.Align)
	}
}

func (p *printer) alias(a *Alias) {
	p.str("@", quoteName(a.Name), " = ")
	p.linkage(&a.SymInfo)
	p.threadLocal(&a.SymInfo)
	kind := "alias "
	if a.IFunc {
		kind = "ifunc "
	}
	p.str(kind, a.Type.String(), ", ptr ")
	if a.Target == nil {
		p.str("inttoptr (i64 ")
		p.int(a.Offset)
		p.str(" to ptr)")
	} else {
		p.address(a.Target, a.Offset)
	}
	p.str("\n")
}

// address writes the address of s plus off as a constant of type ptr.
func (p *printer) address(s Symbol, off int64) {
	if off == 0 {
		p.str("@", quoteName(s.Sym().Name))
		return
	}
	p.str("getelementptr (i8, ptr @", quoteName(s.Sym().Name), ", i64 ")
	p.int(off)
	p.str(")")
}

func (p *printer) function(f *Func) {
	p.fn = p.namesOf(f)
	if len(f.Blocks) == 0 {
		p.str("declare ")
	} else {
		p.str("\ndefine ")
	}
	p.linkage(&f.SymInfo)
	p.callConv(f.CallConv)
	p.paramAttrs(&f.RetAttrs)
	p.str(f.Type.Ret.String(), " @", quoteName(f.Name), "(")
	for i, t := range f.Type.Fields {
		p.comma(i)
		p.str(t.String(), " ")
		if i < len(f.ParamAttrs) {
			p.paramAttrs(&f.ParamAttrs[i])
		}
		p.out = p.out[:len(p.out)-1]
		if len(f.Blocks) > 0 && i < len(f.Params) && len(f.Params) == len(f.Type.Fields) {
			p.str(" ", p.fn.value(f.Params[i]))
		}
	}
	if f.Type.Variadic {
		p.comma(len(f.Type.Fields))
		p.str("...")
	}
	p.str(")")
	p.funcAttrs(&f.Attrs)
	p.placement(&f.SymInfo, "")
	if f.GC != "" {
		p.str(" gc \"", f.GC, "\"")
	}
	if f.Prefix != nil {
		p.str(" prefix ")
		p.data(nil, f.Prefix)
	}
	if f.Personality != nil {
		p.str(" personality ptr @", quoteName(f.Personality.Sym().Name))
	}
	if len(f.Blocks) == 0 {
		p.str("\n")
		return
	}
	var records []DebugRecord
	if p.debug && f.Debug != nil && !f.Legal {
		p.debugRef(" !dbg ", f.Debug.Subprogram)
		records = f.Debug.Records
	}
	p.str(" {\n")
	p.legalHeader(f)
	for i, b := range f.Blocks {
		records = p.block(b, i, records)
	}
	p.str("}\n")
}

// legalHeader writes as comments what only legal functions have.
func (p *printer) legalHeader(f *Func) {
	for i, r := range f.ParamRegs {
		p.str("  ; parameter ")
		p.int(int64(i))
		if i < len(f.Params) {
			p.str(" ", f.Params[i].Type.String(), " ", p.fn.value(f.Params[i]))
		}
		p.str(" in register ")
		p.int(int64(r))
		p.str("\n")
	}
	for i, s := range f.Slots {
		p.str("  ; slot ")
		p.int(int64(i))
		p.str([...]string{LocalSlot: ": local", IncomingSlot: ": incoming", OutgoingSlot: ": outgoing"}[s.Kind], ", size ")
		p.int(s.Size)
		p.str(", align ")
		p.int(s.Align)
		if s.Kind != LocalSlot {
			p.str(", offset ")
			p.int(s.Offset)
		}
		if s.Protection != Unprotected {
			p.str(", protect ", s.Protection.String())
		}
		p.str("\n")
	}
}

// block writes a block, with those of the debug records that are in it, and returns the others.
func (p *printer) block(b *Block, i int, records []DebugRecord) []DebugRecord {
	if i > 0 {
		p.str("\n")
	}
	name := p.fn.blocks[b.ID]
	p.starting(b, nil)
	if i > 0 || b.Name != "" || name[0] == '"' {
		p.str(name, ":\n")
	}
	invoked := b.Invoked()
	for _, v := range b.Values {
		if len(records) > 0 && v.Op != OpPhi {
			records = p.records(records, b, v)
		}
		p.starting(b, v)
		p.str("  ")
		p.inst(v)
		call := v == invoked && v.Op == OpCall // one instruction of the two
		if call {
			p.targets(b)
		}
		if call || v.Op.IsTerminator() {
			p.probs(b)
		}
		p.location(b.Func, v)
		p.str("\n")
		if call {
			break
		}
	}
	return p.records(records, b, nil)
}

// probs writes a reference to the weights of the edges out of b. They add up
// to a power of two, so that reading them gives the same weights again.
func (p *printer) probs(b *Block) {
	if len(b.Succs) < 2 || len(b.Probs) != len(b.Succs) {
		return
	}
	const total = 1 << 31
	ws := make([]int64, len(b.Probs))
	rest, most := int64(total), 0
	for i, q := range b.Probs {
		ws[i] = int64(q*total + 0.5)
		rest -= ws[i]
		if ws[i] > ws[most] {
			most = i
		}
	}
	ws[most] = max(0, ws[most]+rest)
	node := "!{!\"branch_weights\""
	for _, w := range ws {
		node += ", i32 " + strconv.FormatInt(w, 10)
	}
	p.str(", !prof ", p.metaText(node+"}"))
}

// metadata writes the compile units, the module flags, and all that is numbered.
func (p *printer) metadata() {
	if p.m.Flags.StackCode {
		p.str("\ndeclare void @llvm.init.trampoline(ptr, ptr, ptr)\n")
	}
	var flags []string
	if p.debug && len(p.m.Debug.Units) > 0 {
		p.str("!llvm.dbg.cu = !{")
		for i, u := range p.m.Debug.Units {
			p.comma(i)
			p.str(p.debugNumber(u))
		}
		p.str("}\n")
		flags = append(flags, "!{i32 2, !\"Debug Info Version\", i32 3}")
	}
	if l := p.m.Flags.PICLevel; l != 0 {
		flags = append(flags, "!{i32 8, !\"PIC Level\", i32 "+strconv.Itoa(l)+"}")
	}
	if l := p.m.Flags.PIELevel; l != 0 {
		flags = append(flags, "!{i32 7, !\"PIE Level\", i32 "+strconv.Itoa(l)+"}")
	}
	for _, f := range [...]struct {
		on   bool
		name string
	}{{p.m.Flags.CFBranch, "cf-protection-branch"}, {p.m.Flags.CFReturn, "cf-protection-return"},
		{p.m.Flags.SignAll, "sign-return-address-all"}, {p.m.Flags.SignKeyB, "sign-return-address-with-bkey"}} {
		if f.on {
			flags = append(flags, "!{i32 8, !\""+f.name+"\", i32 1}")
		}
	}
	if n := p.m.Flags.StackAlign; n != 0 {
		flags = append(flags, "!{i32 1, !\"override-stack-alignment\", i32 "+strconv.FormatInt(n, 10)+"}")
	}
	g := &p.m.Flags.StackGuard
	for _, f := range [...][2]string{{"stack-protector-guard", g.Kind}, {"stack-protector-guard-reg", g.Register}, {"stack-protector-guard-symbol", g.Symbol}} {
		if f[1] != "" {
			flags = append(flags, "!{i32 1, !\""+f[0]+"\", !\""+f[1]+"\"}")
		}
	}
	if g.Offset != nil {
		flags = append(flags, "!{i32 1, !\"stack-protector-guard-offset\", i32 "+strconv.FormatInt(*g.Offset, 10)+"}")
	}
	if flags != nil {
		p.str("!llvm.module.flags = !{")
		for i, f := range flags {
			p.comma(i)
			p.str(p.metaText(f))
		}
		p.str("}\n")
	}
	p.writeNodes()
}
