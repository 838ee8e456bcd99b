package link

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync/atomic"

	"spillway/object"
	"spillway/object/elf"
	"spillway/target"
)

// A file is an object that is linked.
type file struct {
	*object.File
	supplied *target.SuppliedCode // the linker-supplied code that it is; nil: none
	sections []*section           // by SectionID; nil: not linked
	symbols  []*symbol            // by SymbolID
}

// A library is a shared library.
type library struct {
	*object.Library
	name   string // its name in DT_NEEDED
	always bool   // record it even if unused
	used   bool
}

// symbolKind is the state of a symbol.
type symbolKind uint8

const (
	undefined symbolKind = iota
	defined              // in section, or by the linker: value is an address then
	absolute             // value is independent of the load address
	common               // value is the alignment
	inLibrary            // of lib
	discarded            // in a section that is not linked
)

// A symbol is a local symbol of one file, or a global symbol.
type symbol struct {
	name    string
	kind    symbolKind
	bind    object.Binding // of the definition; for an undefined symbol BindWeak if all references are
	typ     object.SymbolType
	vis     object.Visibility // the strictest of all files'
	global  bool
	file    *file // that defines it
	section *section
	value   int64
	size    int64
	lib     *library
	inLib   *object.LibrarySymbol
	exports bool // in the dynamic symbol table

	needs    atomic.Uint32
	at       symbolSlots
	dynIndex int32 // index in the dynamic symbol table; 0: none
	version  uint16
}

// isFunc and isTLS report the type of a symbol.
func (s *symbol) isFunc() bool {
	return s.typ == object.TypeFunc || s.typ == object.TypeIndirectFunc
}
func (s *symbol) isTLS() bool { return s.typ == object.TypeThreadLocal }

// isIFunc reports whether the symbol is an IFUNC, for which the linker must make a PLT entry.
func (s *symbol) isIFunc() bool {
	return s.kind == defined && s.typ == object.TypeIndirectFunc
}

// resolve reads the linked files and resolves symbols: objects in order, then of archives the members that define
// undefined symbols, to a fixed point; a definition in an object takes precedence over one in a library, otherwise the
// first one wins.
func (l *linker) resolve(inputs []Input) {
	for _, in := range inputs {
		if in.Object != nil {
			l.add(in.Object)
		}
	}
	start := &l.f.Link.Start
	switch {
	case l.opts.Bare != nil:
		l.resolveBare()
	case l.opts.Kind != Shared:
		l.res.entry = l.res.lookup(start.Name)
		if l.res.entry.kind == undefined {
			if l.oldLibc(inputs) {
				start = &l.f.Link.OldStart
			}
			l.supply(start)
		}
	}
	archives := make([]*archive, len(inputs))
	for i, in := range inputs {
		switch {
		case in.Archive != nil:
			archives[i] = l.openArchive(in.Archive)
		case in.Library != nil && l.opts.Kind.IsStatic():
			l.failf("%s: a static program cannot use shared libraries", in.Library.Name)
		case in.Library != nil:
			l.addLibrary(in)
		}
	}
	if len(l.errs) > 0 {
		return
	}
	list := l.f.Link.Supplied
	if l.opts.Bare != nil {
		list = nil
	}
	supplied := make([]bool, len(list))
	if l.opts.Kind == Static && slices.ContainsFunc(inputs, func(in Input) bool { return in.Archive != nil }) {
		for i := range supplied {
			if c := &list[i]; c.Static && l.res.lookup(c.Name).kind == undefined {
				supplied[i] = true
				l.supply(c)
			}
		}
	}
	for again := true; again; {
		again = false
		next := 0
		for i, in := range inputs {
			switch {
			case in.Archive != nil:
				again = l.takeMembers(archives[i]) || again
			case in.Library != nil:
				l.bind(l.res.libs[next])
				next++
			}
		}
		if again {
			continue
		}
		for i := range supplied {
			c := &list[i]
			s := l.res.table[c.Name]
			if !supplied[i] && s != nil && s.kind == undefined && s.bind != object.BindWeak || !supplied[i] && !c.Static && c.Data && !c.Handle && l.res.isNeeded(c.Name) {
				supplied[i], again = true, true
				l.supply(c)
			}
		}
	}
	l.export()
	if l.opts.Kind == StaticPIE && l.res.isDefined("__libc_start_main") && !l.res.isDefined("_dl_relocate_static_pie") {
		l.fail(&UnsupportedError{What: "a static position-independent program: the C library has no _dl_relocate_static_pie (link with -static)"})
	}
}

func (l *resolution) isDefined(name string) bool {
	s := l.table[name]
	return s != nil && s.kind == defined
}

// isNeeded reports whether a library needs supplied data.
func (l *resolution) isNeeded(name string) bool {
	if s := l.table[name]; s != nil && s.kind != undefined {
		return false
	}
	for _, lib := range l.libs {
		if slices.Contains(lib.Undefined, name) {
			return true
		}
	}
	return false
}

// oldLibc reports whether the C library needs the program to run its initializers.
func (l *linker) oldLibc(inputs []Input) bool {
	for _, in := range inputs {
		if in.Library == nil {
			continue
		}
		for i := range in.Library.Symbols {
			if s := &in.Library.Symbols[i]; s.Name == "__libc_start_main" && s.Default {
				return strings.HasPrefix(s.Version, "GLIBC_") && compareVersions(s.Version, target.NewStart) < 0
			}
		}
	}
	return false
}

// compareVersions compares versions such as GLIBC_2.34 number by number.
func compareVersions(a, b string) int {
	return slices.CompareFunc(strings.FieldsFunc(a, notDigit), strings.FieldsFunc(b, notDigit), func(a, b string) int {
		return cmp.Or(cmp.Compare(len(a), len(b)), cmp.Compare(a, b))
	})
}

func notDigit(r rune) bool { return r < '0' || r > '9' }

// supply returns an object with supplied code or data.
func supply(f *target.ObjectFormat, c *target.SuppliedCode, kind Kind) *object.File {
	o := &object.File{Name: "(the linker's " + c.Name + ")", Format: f}
	s := object.Section{Name: ".text", Attrs: object.Loaded | object.Executable, Align: 16,
		Data: c.Bytes, Size: int64(len(c.Bytes))}
	typ := object.TypeFunc
	if c.Data {
		s.Name, s.Attrs, s.Align, typ = ".rodata", object.Loaded, 4, object.TypeData
	}
	o.Symbols = append(o.Symbols, object.Symbol{Name: c.Name, Size: s.Size, Bind: object.BindGlobal, Type: typ})
	if c.Handle {
		o.Symbols[0].Visibility = object.VisHidden
		s.Align = s.Size
		if kind == Shared {
			s.Name, s.Attrs = ".data.rel.ro", object.Loaded|object.Writable
			s.Relocs = []object.Reloc{{Type: f.Uses.Addr}}
		}
	}
	for _, r := range c.Relocs {
		s.Relocs = append(s.Relocs, object.Reloc{Offset: r.Offset, Addend: r.Addend, Type: r.Type, Symbol: object.SymbolID(len(o.Symbols))})
		o.Symbols = append(o.Symbols, object.Symbol{Name: r.Symbol, Section: object.Undefined, Bind: object.BindGlobal})
	}
	o.Sections = []object.Section{s}
	return o
}

// supply links code and data supplied by the linker.
func (l *linker) supply(c *target.SuppliedCode) {
	l.add(supply(l.f, c, l.opts.Kind))
	l.res.files[len(l.res.files)-1].supplied = c
}

// lookup returns the global symbol with a name, undefined if no file has mentioned it.
func (l *resolution) lookup(name string) *symbol {
	s := l.table[name]
	if s == nil {
		s = &symbol{name: name, global: true, bind: object.BindWeak}
		l.table[name] = s
		l.globals = append(l.globals, s)
		l.versioned = l.versioned || strings.Contains(name, "@")
	}
	return s
}

// add links an object: its new COMDAT groups, its sections, its symbols.
func (l *linker) add(o *object.File) {
	f := &file{File: o}
	l.res.files = append(l.res.files, f)
	if o.Format != l.f {
		l.failf("%s: file is for %s, not %s", o.Name, o.Format.Name, l.f.Name)
		return
	}
	out := make([]bool, len(o.Sections))
	for i := range o.Groups {
		g := &o.Groups[i]
		key := o.Key(g)
		if l.res.groups[key] {
			for _, s := range g.Sections {
				out[s] = true
			}
		}
		l.res.groups[key] = true
	}
	all := make([]section, len(o.Sections))
	f.sections = make([]*section, len(o.Sections))
	for i := range o.Sections {
		if s := &o.Sections[i]; !out[i] && l.links(f, s) {
			all[i] = section{file: f, src: s, attrs: s.Attrs, kind: s.Kind, name: s.Name,
				align: s.Align, size: s.Size, data: s.Data}
			f.sections[i] = &all[i]
		}
	}
	locals := make([]symbol, len(o.Symbols))
	f.symbols = make([]*symbol, len(o.Symbols))
	for i := range o.Symbols {
		src := &o.Symbols[i]
		if src.Bind == object.BindLocal {
			s := &locals[i]
			f.symbols[i] = s
			f.define(s, src)
			continue
		}
		name := src.Name
		if before, version, ok := strings.Cut(name, "@@"); ok && src.Section != object.Undefined {
			name, _ = before, version // the default version of a definition
		}
		f.symbols[i] = l.merge(f, src, name)
	}
}

// links reports whether a section is linked.
func (l *linker) links(f *file, s *object.Section) bool {
	switch name := s.Name; {
	case s.Attrs.Has(object.Excluded):
		if strings.HasPrefix(name, ".gnu.lto_") {
			l.fail(&UnsupportedError{f.Name, "link-time optimization (the file contains GCC's intermediate language)"})
		}
		return false
	case name == ".note.GNU-stack":
		if s.Attrs.Has(object.Executable) {
			l.res.stackCode = true
		}
		return false
	case name == propertySection || strings.HasPrefix(name, ".gnu.warning"):
		return false
	case name == ".ctors" || name == ".dtors" || strings.HasPrefix(name, ".ctors.") || strings.HasPrefix(name, ".dtors."):
		l.fail(&UnsupportedError{f.Name, "initializers in " + name})
	case strings.HasPrefix(name, ".gnu.linkonce."):
		known := l.res.groups[name]
		l.res.groups[name] = true
		return !known
	}
	return true
}

// define sets the definition of s to that of a file.
func (f *file) define(s *symbol, src *object.Symbol) {
	s.file, s.name, s.typ, s.size, s.bind = f, src.Name, src.Type, src.Size, src.Bind
	s.value, s.section = src.Value, nil
	switch src.Section {
	case object.Undefined:
		s.kind = undefined
	case object.Absolute:
		s.kind = absolute
	case object.Common:
		s.kind = common
	default:
		s.kind, s.section = defined, f.sections[src.Section]
		if s.section == nil {
			s.kind = discarded
		}
	}
}

// merge merges a global symbol of a file into the symbol table.
func (l *linker) merge(f *file, src *object.Symbol, name string) *symbol {
	s := l.res.lookup(name)
	s.vis = max(s.vis, src.Visibility)
	weak := src.Bind == object.BindWeak
	switch {
	case src.Section == object.Undefined:
		if s.kind == undefined || s.kind == inLibrary {
			if !weak {
				s.bind = src.Bind
			}
			if s.typ == object.TypeNone {
				s.typ = src.Type
			}
		}
		return s
	case src.Section >= 0 && f.sections[src.Section] == nil:
		// It is defined by the group's other copy, or by another file.
		return s
	case s.kind == undefined || s.kind == inLibrary:
	case s.kind == common:
		if src.Section == object.Common {
			s.size, s.value = max(s.size, src.Size), max(s.value, src.Value)
			return s
		}
		if weak {
			return s
		}
	case s.bind == object.BindWeak && !weak:
	case src.Section == object.Common || weak:
		return s
	default:
		if !l.opts.MultipleDefinitions && (s.bind != object.BindUnique || src.Bind != object.BindUnique) {
			l.failf("duplicate symbol %s: defined in %s and in %s", name, s.file.Name, f.Name)
		}
		return s
	}
	f.define(s, src)
	s.name, s.lib, s.inLib = name, nil, nil
	return s
}

// An archive is an archive whose members are linked on demand.
type archive struct {
	*object.Archive
	taken []bool
	known map[int]*object.File // members that have been parsed
}

// openArchive reads the members of an archive that has no index.
func (l *linker) openArchive(a *object.Archive) *archive {
	r := &archive{Archive: a, taken: make([]bool, len(a.Members))}
	if a.Index != nil {
		return r
	}
	r.known = map[int]*object.File{}
	index := []object.IndexEntry{}
	for i := range a.Members {
		o, err := l.readMember(a, i)
		if err != nil {
			l.fail(err)
			continue
		}
		r.known[i] = o
		for j := range o.Symbols {
			if s := &o.Symbols[j]; s.Bind != object.BindLocal && s.Section != object.Undefined && s.Section != object.Common {
				index = append(index, object.IndexEntry{Symbol: s.Name, Member: i})
			}
		}
	}
	r.Archive = &object.Archive{Name: a.Name, Members: a.Members, Index: index}
	return r
}

// readMember reads a member of an archive, which may be in a separate file.
func (l *linker) readMember(a *object.Archive, i int) (*object.File, error) {
	m := &a.Members[i]
	data := m.Data
	if m.Path != "" {
		var err error
		if data, err = os.ReadFile(m.Path); err != nil {
			return nil, fmt.Errorf("%s: %w", a.Name, err)
		}
	}
	return elf.Read(fmt.Sprintf("%s(%s)", a.Name, m.Name), data, l.f)
}

// takeMembers links the members that define undefined symbols, and reports whether there were any.
func (l *linker) takeMembers(a *archive) bool {
	found := false
	for again := true; again; {
		again = false
		for _, e := range a.Index {
			s := l.res.table[e.Symbol]
			if a.taken[e.Member] || s == nil || s.kind != undefined || s.bind == object.BindWeak {
				continue
			}
			a.taken[e.Member] = true
			o := a.known[e.Member]
			if o == nil {
				var err error
				if o, err = l.readMember(a.Archive, e.Member); err != nil {
					l.fail(err)
					continue
				}
			}
			found, again = true, true
			l.add(o)
		}
	}
	return found
}

// addLibrary adds a shared library.
func (l *linker) addLibrary(in Input) {
	lib := &library{Library: in.Library, name: in.Library.Soname, always: !in.AsNeeded}
	if lib.Format != l.f {
		l.failf("%s: library is for %s, not %s", lib.Name, lib.Format.Name, l.f.Name)
	}
	if lib.name == "" {
		lib.name = lib.Name
	}
	l.res.libs = append(l.res.libs, lib)
}

// bind resolves undefined symbols to a library.
func (l *linker) bind(lib *library) {
	for i := range lib.Symbols {
		d := &lib.Symbols[i]
		if d.Default {
			l.bindSymbol(l.res.table[d.Name], lib, d)
		}
		if l.res.versioned && d.Version != "" {
			l.bindSymbol(l.res.table[d.Name+"@"+d.Version], lib, d)
		}
	}
}

// bindSymbol resolves a symbol to a library, if nothing else defines it.
func (l *linker) bindSymbol(s *symbol, lib *library, d *object.LibrarySymbol) {
	if s == nil || s.kind != undefined || s.vis != object.VisDefault {
		return
	}
	s.kind, s.lib, s.inLib = inLibrary, lib, d
	s.typ, s.size = d.Type, d.Size
	if s.typ == object.TypeIndirectFunc {
		s.typ = object.TypeFunc // the dynamic linker knows its type
	}
}

// export marks the symbols of the dynamic symbol table that other modules may need.
func (l *linker) export() {
	mark := func(name string) {
		if s := l.res.table[name]; s != nil && s.exportable() {
			s.exports = true
		}
	}
	for _, lib := range l.res.libs {
		for i := range lib.Symbols {
			mark(lib.Symbols[i].Name)
		}
		for _, name := range lib.Undefined {
			mark(name)
		}
	}
	if l.opts.Export || l.opts.Kind == Shared {
		for _, s := range l.res.globals {
			s.exports = s.exports || s.exportable()
		}
	}
}

// exportable reports whether other modules may see the definition.
func (s *symbol) exportable() bool {
	return (s.kind == defined || s.kind == absolute || s.kind == common) &&
		(s.vis == object.VisDefault || s.vis == object.VisProtected)
}

// preemptible reports whether another file may define the symbol when the program runs.
func (l *linker) preemptible(s *symbol) bool {
	switch s.kind {
	case inLibrary:
		return true
	case undefined:
		return l.opts.Kind == Shared && s.vis == object.VisDefault
	}
	return l.opts.Kind == Shared && s.global && s.vis == object.VisDefault
}
