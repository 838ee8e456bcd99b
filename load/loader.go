package load

import (
	"cmp"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"unsafe"

	"spillway/object"
	"spillway/target"
)

// maxSize bounds a module, so that 32-bit offsets reach all of it.
const maxSize = 1 << 30

// loader is one Load.
type loader struct {
	scope *Scope
	opts  *Options
	files []*object.File
	m     *Module
	// parent is the owner of the file, which contains one function; nil: an independent module
	parent *lazyCode

	unwind place // the unwind information of all files
	syms   symbolTable
	lay    placement
	tab    tables
	end    exitHandlers
}

// symbolTable maps names to symbols.
type symbolTable struct {
	names   []string // of named, in order
	named   map[string]*symbol
	symbols [][]*symbol // by file and symbol
}

// placement is the location of the parts of a module.
type placement struct {
	places     [][]place // by file and section
	code       region
	constant   region
	data       region
	thread     region // offsets in the thread-local block
	static     bool   // thread-local variables are at fixed offsets from the thread pointer
	threadPair int64  // the entries that name the module, or -1
	low        bool   // absolute addresses must fit 32 bits
}

// tables are the offsets of the module's tables, unless noted otherwise.
type tables struct {
	tableSize int64 // of the global offset table
	jumps     int64 // stubs
	table     int64 // of the global offset table
	stubs     int64 // of the stubs
	entry     int64 // entry of callback, if there are callbacks
	late      int64 // of the words of references
	lateSize  int64
	chosen    int64 // words of IFUNCs: offset and number
	numChosen int64
	lazyEntry int64 // entry of lazyAddr, if there are lazily compiled functions
	lazyWords int64 // of the words of their stubs
}

// exitHandlers are the handlers that the module registers for its closing.
type exitHandlers struct {
	atexit      *symbol
	atexitEntry int64 // the entry with the address of __cxa_atexit
	dso         int64 // the module's handle
}

// A region is memory of one protection.
type region struct {
	start, size int64 // in the module's memory
	sections    []*place
	aligned     int64
}

// A place is the location of a section: an offset in the module's memory, or in the thread-local block.
type place struct {
	file, section int
	region        *region // nil: not loaded
	off           int64
	discarded     bool // another file has its group
}

// A symbol is the operand of relocations.
type symbol struct {
	name          string
	file          int // file that defines it; -1: none
	section       object.SectionID
	value, size   int64
	bind          object.Binding
	typ           object.SymbolType
	hidden        bool
	referenced    bool
	called, taken bool  // by call relocations; its address is taken
	entry         bool  // by an entry of the global offset table
	undefined     bool  // resolved late
	scoped        bool  // its definition in the scope may change
	got, gotTP    int64 // offsets in the table; -1: none
	gotPair       int64
	descriptor    int64
	plt           int64 // number of the stub; -1: none
	ref           int64 // index of its word among the references, or -1
	addr          uintptr
	callback      int64 // number of the callback, or -1
	lazy          int64 // index of the lazily compiled function, or -1
	chosen        int64 // of an IFUNC: index of the word with its address, or -1
}

func newSymbol(name string) *symbol {
	return &symbol{name: name, file: -1, section: object.Undefined, got: -1, gotTP: -1, gotPair: -1, descriptor: -1, plt: -1, ref: -1, callback: -1, chosen: -1, lazy: -1}
}

func (l *loader) load() (m *Module, err error) {
	m = &Module{scope: l.scope, opts: *l.opts, name: l.opts.Name, symbols: map[string]definition{}, undefined: map[uintptr]string{}}
	if m.name == "" && len(l.files) > 0 {
		m.name = l.files[0].Name
	}
	l.m, l.syms.named, l.lay.threadPair = m, map[string]*symbol{}, -1
	published := false
	defer func() {
		if !published {
			l.m.free()
		}
	}()
	for i, f := range l.files {
		if err := checkFile(f); err != nil {
			return nil, err
		}
		l.lay.places = append(l.lay.places, make([]place, len(f.Sections)))
		for j := range f.Sections {
			l.lay.places[i][j] = place{file: i, section: j}
		}
	}
	l.discard()
	if err := l.define(); err != nil {
		return nil, err
	}
	if err := l.scan(); err != nil {
		return nil, err
	}
	// Symbols of the scope are resolved and referenced under one lock, so that no module is added or removed in
	// between.
	l.scope.mu.Lock()
	defer l.scope.mu.Unlock()
	if err := l.resolve(); err != nil {
		return nil, err
	}
	if err := l.layOut(); err != nil {
		return nil, err
	}
	if err := l.fill(); err != nil {
		return nil, err
	}
	if err := l.stackMaps(); err != nil {
		return nil, err
	}
	if err := l.seal(); err != nil {
		return nil, err
	}
	if l.opts.Debugger {
		if err := l.registerDebugger(); err != nil {
			return nil, err
		}
	}
	m.lines = l.newLineTable()
	if dir := l.opts.JITDump; dir != "" {
		if err := jitDumpOf(dir, m); err != nil {
			return nil, fmt.Errorf("%s: %w", m.name, err)
		}
	}
	l.scope.publish(m)
	m.enlist()
	published = true
	if l.parent != nil {
		l.parent.adopt(m)
	}
	return m, nil
}

// fail returns an error at an offset of a section.
func fail(f *object.File, section int, off int64, format string, args ...any) error {
	return fmt.Errorf("%s: section %s+0x%x: %s", f.Name, f.Sections[section].Name, off, fmt.Sprintf(format, args...))
}

// checkFile validates the numbers of a file.
func checkFile(f *object.File) error {
	if f.Format == nil || f.Format.Machine != machine {
		name := "unknown"
		if f.Format != nil {
			name = f.Format.Name
		}
		return fmt.Errorf("%s: the object is for machine %s, but this process is %s/%s", f.Name, name, runtime.GOOS, runtime.GOARCH)
	}
	total := int64(0)
	for i := range f.Sections {
		s := &f.Sections[i]
		if err := checkSection(f, i); err != nil {
			return err
		}
		if total += s.Size + s.Align; s.Attrs.Has(object.Loaded) && total > maxSize {
			return fail(f, i, 0, "the sections exceed %d bytes in all", maxSize)
		}
		for _, r := range s.Relocs {
			if err := checkReloc(f, i, r); err != nil {
				return err
			}
		}
	}
	for i := range f.Symbols {
		if err := checkSymbol(f, i); err != nil {
			return err
		}
	}
	for i, g := range f.Groups {
		if g.Signature < 0 || int(g.Signature) >= len(f.Symbols) {
			return fmt.Errorf("%s: group %d: invalid symbol %d of %d", f.Name, i, g.Signature, len(f.Symbols))
		}
		for _, s := range g.Sections {
			if s < 0 || int(s) >= len(f.Sections) {
				return fmt.Errorf("%s: group %d: invalid section %d of %d", f.Name, i, s, len(f.Sections))
			}
		}
	}
	return nil
}

// checkSection validates the size and the alignment of section i.
func checkSection(f *object.File, i int) error {
	s := &f.Sections[i]
	if s.Size < 0 || s.Size > maxSize || s.Kind != object.KindZeros && s.Size != int64(len(s.Data)) {
		return fail(f, i, 0, "size 0x%x differs from that of its contents", s.Size)
	}
	if s.Align < 1 || s.Align&(s.Align-1) != 0 || s.Align > 1<<24 {
		return fail(f, i, 0, "invalid alignment 0x%x", s.Align)
	}
	return nil
}

// checkReloc validates a relocation of section i.
func checkReloc(f *object.File, i int, r object.Reloc) error {
	s, t := &f.Sections[i], f.Format.Reloc(r.Type)
	switch {
	case t == nil:
		return fail(f, i, r.Offset, "relocation of unknown type %d", r.Type)
	case t.Dynamic:
		return fail(f, i, r.Offset, "relocation %s is not valid in an object", t.Name)
	case r.Offset < 0 || r.Offset > s.Size-int64(t.Bytes):
		return fail(f, i, r.Offset, "relocation %s outside the section", t.Name)
	case t.Bytes > 0 && s.Kind == object.KindZeros:
		return fail(f, i, r.Offset, "relocation %s in a section without contents", t.Name)
	case r.Symbol < object.NoSymbol || int(r.Symbol) >= len(f.Symbols):
		return fail(f, i, r.Offset, "relocation %s against symbol %d of %d", t.Name, r.Symbol, len(f.Symbols))
	}
	return nil
}

// checkSymbol validates the place of symbol i.
func checkSymbol(f *object.File, i int) error {
	s := &f.Symbols[i]
	switch {
	case s.Section < object.Common || int(s.Section) >= len(f.Sections):
		return fmt.Errorf("%s: symbol %d (%s): invalid section %d of %d", f.Name, i, s.Name, s.Section, len(f.Sections))
	case s.Section >= 0 && (s.Value < 0 || s.Value > f.Sections[s.Section].Size):
		return fmt.Errorf("%s: symbol %d (%s): offset 0x%x is outside section %s", f.Name, i, s.Name, s.Value, f.Sections[s.Section].Name)
	case s.Section == object.Common && (s.Value < 1 || s.Value&(s.Value-1) != 0 || s.Value > 1<<24 || s.Size < 0 || s.Size > maxSize):
		return fmt.Errorf("%s: symbol %d (%s): invalid size %d or alignment 0x%x", f.Name, i, s.Name, s.Size, s.Value)
	}
	return nil
}

// discard drops the sections of groups that an earlier file contains.
func (l *loader) discard() {
	seen := map[string]bool{}
	for i, f := range l.files {
		for _, g := range f.Groups {
			name := f.Symbols[g.Signature].Name
			if !seen[name] {
				seen[name] = true
				continue
			}
			for _, s := range g.Sections {
				l.lay.places[i][s].discarded = true
			}
		}
	}
}

// define creates the symbols: one for each name that is not local.
func (l *loader) define() error {
	for i, f := range l.files {
		syms := make([]*symbol, len(f.Symbols))
		for j := range f.Symbols {
			s := &f.Symbols[j]
			defined := s.Section != object.Undefined && (s.Section < 0 || !l.lay.places[i][s.Section].discarded)
			if s.Bind == object.BindLocal {
				y := newSymbol(s.Name)
				if defined {
					y.set(i, s)
				}
				syms[j] = y
				continue
			}
			y := l.syms.named[s.Name]
			if y == nil {
				y = newSymbol(s.Name)
				y.bind = s.Bind
				y.typ = s.Type
				l.syms.named[s.Name] = y
				l.syms.names = append(l.syms.names, s.Name)
			}
			syms[j] = y
			y.hidden = y.hidden || s.Visibility >= object.VisHidden
			switch {
			case !defined:
				if y.file < 0 && s.Bind != object.BindWeak {
					y.bind = s.Bind
				}
			case y.file < 0 || y.bind == object.BindWeak && s.Bind != object.BindWeak, y.section == object.Common && s.Section != object.Common && s.Bind != object.BindWeak:
				y.set(i, s)
			case y.section == object.Common && s.Section == object.Common:
				y.size, y.value = max(y.size, s.Size), max(y.value, s.Value)
			case s.Bind != object.BindWeak && s.Section != object.Common:
				return fmt.Errorf("%s: symbol %s is already defined in %s", f.Name, s.Name, l.files[y.file].Name)
			}
		}
		l.syms.symbols = append(l.syms.symbols, syms)
	}
	return nil
}

func (y *symbol) set(file int, s *object.Symbol) {
	y.file, y.section, y.value, y.size, y.bind, y.typ = file, s.Section, s.Value, s.Size, s.Bind, s.Type
}

// loaded reports whether a section is loaded.
func (l *loader) loaded(file, section int) bool {
	s := &l.files[file].Sections[section]
	return s.Attrs.Has(object.Loaded) && !l.lay.places[file][section].discarded && (s.Size > 0 || len(s.Relocs) == 0)
}

// scan determines the GOT entries and stubs that relocations need.
func (l *loader) scan() error {
	for i, f := range l.files {
		for j := range f.Sections {
			if !l.loaded(i, j) {
				continue
			}
			for _, r := range f.Sections[j].Relocs {
				if err := l.need(i, j, &r); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// entries allocates n entries of the global offset table and returns their offset.
func (l *tables) entries(n int64) int64 {
	at := l.tableSize
	l.tableSize += 8 * n
	return at
}

func (l *loader) need(file, section int, r *object.Reloc) error {
	f := l.files[file]
	t := f.Format.Reloc(r.Type)
	if t.Value == target.RelocNone || r.Symbol == object.NoSymbol {
		return nil
	}
	y := l.syms.symbols[file][r.Symbol]
	y.referenced = true
	switch t.Value {
	case target.RelocAddr:
		y.taken = true
		l.lay.low = l.lay.low || t.IsInt(4) && !t.PCRel
	case target.RelocPLT, target.RelocPLTOff:
		y.called = true
	case target.RelocGOTEntry, target.RelocGOTIndex:
		y.entry = true
	case target.RelocGOTTPOff, target.RelocGOTTPOffIndex:
		l.lay.static = true
		if y.gotTP < 0 {
			y.gotTP = l.tab.entries(1)
		}
	case target.RelocTPOff:
		l.lay.static = true
	case target.RelocTLSDesc, target.RelocTLSDescCall:
		if descriptorAddr == 0 {
			return fail(f, section, r.Offset, "relocation %s is not supported in memory; compile with -mtls-dialect=gnu", t.Name)
		}
		l.lay.static = true
		if y.descriptor < 0 {
			y.descriptor = l.tab.entries(2)
		}
	case target.RelocTLSGD, target.RelocTLSGDIndex:
		if y.gotPair < 0 {
			y.gotPair = l.tab.entries(2)
		}
	case target.RelocTLSLD, target.RelocTLSLDIndex:
		if l.lay.threadPair < 0 {
			l.lay.threadPair = l.tab.entries(2)
		}
	case target.RelocGOTOff, target.RelocGOTBase, target.RelocSize, target.RelocDTPOff:
	default:
		return fail(f, section, r.Offset, "relocation %s is not supported in memory", t.Name)
	}
	return nil
}

// isFunction reports whether an undefined symbol is known to be a function.
func (l *loader) isFunction(y *symbol) bool {
	_, known := l.opts.Signatures[y.name]
	return known || y.called || y.typ == object.TypeFunc
}

// resolve resolves the undefined symbols of the files. The scope's lock is held.
func (l *loader) resolve() error {
	var missing []string
	l.lazySymbols()
	for _, name := range l.syms.names {
		y := l.syms.named[name]
		if y.file >= 0 || !y.referenced || y.lazy >= 0 {
			continue
		}
		found, err := l.find(y)
		switch {
		case err != nil:
			return err
		case found, y.bind == object.BindWeak:
		case l.opts.Late && l.isFunction(y):
			y.undefined, y.scoped = true, true
		default:
			missing = append(missing, name)
		}
		if y.called || y.taken && l.isFunction(y) {
			y.plt = l.tab.jumps
			l.tab.jumps++
			y.entry = true
		}
		if y.scoped {
			y.ref = l.tab.lateSize / 8
			l.tab.lateSize += 8
		}
	}
	if len(missing) > 0 {
		what := "symbol " + missing[0] + " is"
		if len(missing) > 1 {
			what = "symbols " + strings.Join(missing, ", ") + " are"
		}
		return fmt.Errorf("%s: %s undefined in the module, its scope, Options.Libraries and the process", l.m.name, what)
	}
	for _, y := range l.all() {
		if y.file >= 0 && y.typ == object.TypeIndirectFunc {
			y.plt, y.chosen = l.tab.jumps, l.tab.numChosen
			l.tab.jumps++
			l.tab.numChosen++
		}
		if y.entry && y.ref < 0 {
			y.got = l.tab.entries(1)
		}
	}
	return nil
}

// all returns the symbols, each once.
func (l *loader) all() []*symbol {
	all := make([]*symbol, 0, len(l.syms.names))
	for _, name := range l.syms.names {
		all = append(all, l.syms.named[name])
	}
	for i := range l.files {
		for j, y := range l.syms.symbols[i] {
			if l.files[i].Symbols[j].Bind == object.BindLocal {
				all = append(all, y)
			}
		}
	}
	return all
}

// find resolves y outside the files.
func (l *loader) find(y *symbol) (bool, error) {
	if a, ok := l.opts.Symbols[y.name]; ok {
		y.addr, y.section = a, object.Absolute
		return true, nil
	}
	if fn, ok := l.opts.Callbacks[y.name]; ok {
		i, err := l.callback(y.name, fn)
		y.callback, y.typ = int64(i), object.TypeFunc
		return true, err
	}
	switch y.name {
	case "_GLOBAL_OFFSET_TABLE_", "__dso_handle":
		return true, nil // known once the memory is laid out
	case "atexit":
		// Only the static part of the C library defines it.
		l.end.atexit, l.end.atexitEntry = y, l.tab.entries(1)
		y.typ = object.TypeFunc
		return true, nil
	}
	if d, ok := l.scope.latest(y.name); ok {
		if d.thread {
			return false, fmt.Errorf("%s: thread-local variable %s is in another module, %s: load them together", l.m.name, y.name, d.module.name)
		}
		y.addr, y.scoped = d.addr, true
		if d.function {
			y.typ = object.TypeFunc
		}
		return true, nil
	}
	if err := l.open(); err != nil {
		return false, err
	}
	for _, h := range l.m.handles {
		if a := l.scope.host.Lookup(h, y.name); a != 0 {
			y.addr = a
			return true, nil
		}
	}
	y.addr = lookup(l.scope.host, y.name)
	return y.addr != 0, nil
}

// open opens the libraries, once.
func (l *loader) open() error {
	for _, name := range l.opts.Libraries[len(l.m.handles):] {
		h, err := l.scope.host.Open(name)
		if err != nil {
			return fmt.Errorf("%s: %w", l.m.name, err)
		}
		l.m.handles = append(l.m.handles, h)
	}
	return nil
}

// regionOf returns the region of a section.
func (l *placement) regionOf(s *object.Section) *region {
	switch attrs := s.Attrs; {
	case attrs.Has(object.ThreadLocal):
		return &l.thread
	case attrs.Has(object.Executable):
		return &l.code
	case attrs.Has(object.Writable) && !strings.HasPrefix(s.Name, ".data.rel.ro"):
		return &l.data
	}
	return &l.constant
}

// isUnwind reports whether a section is unwind information, which is kept contiguous.
func isUnwind(s *object.Section) bool { return s.Name == ".eh_frame" }

// place appends a range to a region and returns its offset there.
func (r *region) place(size, align int64) int64 {
	r.aligned = max(r.aligned, align)
	at := alignUp(r.size, align)
	r.size = at + size
	return at
}

func alignUp(n, align int64) int64 { return (n + align - 1) &^ (align - 1) }

// layOut assigns all addresses and maps the memory.
func (l *loader) layOut() error {
	unwind := []*place(nil)
	for pass := range 2 { // sections with contents, then the others
		for i, f := range l.files {
			for j := range f.Sections {
				s, p := &f.Sections[j], &l.lay.places[i][j]
				if !l.loaded(i, j) || (s.Kind == object.KindZeros) != (pass == 1) {
					continue
				}
				if isUnwind(s) {
					unwind = append(unwind, p)
					continue
				}
				p.region = l.lay.regionOf(s)
				p.off = p.region.place(s.Size, s.Align)
				p.region.sections = append(p.region.sections, p)
			}
		}
	}
	for k, p := range unwind {
		s := &l.files[p.file].Sections[p.section]
		align := int64(8)
		if k > 0 {
			align = 1
		}
		p.region = &l.lay.constant
		p.off = l.lay.constant.place(s.Size, align)
		l.lay.constant.sections = append(l.lay.constant.sections, p)
		if k == 0 {
			l.unwind = *p
		}
	}
	if len(unwind) > 0 {
		l.lay.constant.place(4, 1) // a length of zero ends it
	}
	for _, name := range l.syms.names {
		if y := l.syms.named[name]; y.file >= 0 && y.section == object.Common {
			y.value = l.lay.data.place(y.size, y.value)
		}
	}
	l.end.dso = l.lay.data.place(8, 8)
	l.tab.late = l.lay.data.place(l.tab.lateSize, 8)
	l.tab.chosen = l.lay.data.place(8*l.tab.numChosen, 8)
	if n := l.m.callbacks; len(n) > 0 {
		l.tab.entry = l.tab.entries(1)
	}
	if z := l.m.lazy; z != nil {
		l.tab.lazyEntry = l.tab.entries(1)
		l.tab.lazyWords = l.lay.data.place(int64(8*len(z.words)), 8)
	}
	l.tab.table = l.lay.constant.place(l.tab.tableSize, 8)
	l.tab.stubs = l.lay.code.place(l.tab.jumps*jumpSize+l.tab.lateSize/8*undefSize+int64(len(l.m.callbacks))*callbackSize+atexitSize, 16)

	l.lay.code.start = 0
	l.lay.constant.start = alignUp(l.lay.code.size, max(pageSize, l.lay.constant.aligned))
	l.lay.data.start = alignUp(l.lay.constant.start+l.lay.constant.size, max(pageSize, l.lay.data.aligned))
	size := alignUp(l.lay.data.start+l.lay.data.size, pageSize)
	if size > maxSize {
		return fmt.Errorf("%s: the module takes %d bytes of memory, more than %d", l.m.name, size, maxSize)
	}
	if a := max(l.lay.code.aligned, l.lay.constant.aligned, l.lay.data.aligned, l.lay.thread.aligned); a > pageSize {
		return fmt.Errorf("%s: section alignment %d exceeds the page size %d", l.m.name, a, pageSize)
	}
	mem, err := mapMemory(size, l.lay.low)
	if err != nil {
		return fmt.Errorf("%s: %w", l.m.name, err)
	}
	l.m.mem, l.m.base, l.m.codeEnd = mem, uintptr(unsafe.Pointer(&mem[0])), l.lay.code.size
	return nil
}

// fill writes the contents of memory.
func (l *loader) fill() error {
	l.m.dso = l.m.base + uintptr(l.lay.data.start+l.end.dso)
	for _, r := range []*region{&l.lay.code, &l.lay.constant, &l.lay.data} {
		for _, p := range r.sections {
			copy(l.m.mem[r.start+p.off:], l.files[p.file].Sections[p.section].Data)
		}
	}
	l.addresses()
	if err := l.threadLocals(); err != nil {
		return err
	}
	l.entriesAndStubs()
	for _, r := range []*region{&l.lay.code, &l.lay.constant, &l.lay.data} {
		for _, p := range r.sections {
			if err := l.relocate(p, l.m.mem[r.start+p.off:], l.m.base+uintptr(r.start+p.off)); err != nil {
				return err
			}
		}
	}
	l.collect()
	return nil
}

// addresses assigns an address to each symbol of the files.
func (l *loader) addresses() {
	set := func(y *symbol) {
		switch {
		case y.file < 0:
		case y.section == object.Absolute:
			y.addr = uintptr(y.value)
		case y.section == object.Common:
			y.addr = l.m.base + uintptr(l.lay.data.start+y.value)
		default:
			p := &l.lay.places[y.file][y.section]
			switch p.region {
			case nil:
			case &l.lay.thread:
				y.typ = object.TypeThreadLocal
				y.addr = uintptr(p.off + y.value) // in the block
			default:
				y.addr = l.m.base + uintptr(p.region.start+p.off+y.value)
			}
			if y.chosen >= 0 && y.typ == object.TypeIndirectFunc { // its address is that of its stub
				y.typ = object.TypeFunc
				l.m.choices = append(l.m.choices, choice{(*uintptr)(l.m.pointer(l.chosenWord(y))), y.name, y.addr})
				y.addr = l.m.base + uintptr(l.stub(y))
			}
		}
	}
	for i := range l.files {
		for _, y := range l.syms.symbols[i] {
			set(y)
		}
	}
	if y := l.syms.named["_GLOBAL_OFFSET_TABLE_"]; y != nil && y.file < 0 {
		y.addr = l.m.base + uintptr(l.lay.constant.start+l.tab.table)
	}
	if y := l.syms.named["__dso_handle"]; y != nil && y.file < 0 && y.section != object.Absolute {
		y.addr = l.m.dso
	}
	putWord(l.m.mem[l.lay.data.start+l.end.dso:], l.m.dso)
}

// stub returns the offset in the module's memory of a symbol's stub.
func (l *loader) stub(y *symbol) int64 { return l.lay.code.start + l.tab.stubs + y.plt*jumpSize }

// entriesAndStubs writes the global offset table, the words of references and the stubs.
func (l *loader) entriesAndStubs() {
	mem, m := l.m.mem, l.m
	put := func(off int64, v uintptr) { putWord(mem[off:], v) }
	table, late := l.lay.constant.start+l.tab.table, l.lay.data.start+l.tab.late
	next := l.tab.stubs + l.tab.jumps*jumpSize // in code
	if len(m.callbacks) > 0 {
		put(table+l.tab.entry, callbackAddr)
	}
	if l.end.atexit != nil {
		put(table+l.end.atexitEntry, l.scope.host.Lookup(0, "__cxa_atexit"))
		putAtexit(mem, next, table+l.end.atexitEntry, l.lay.data.start+l.end.dso)
		l.end.atexit.addr = m.base + uintptr(next)
		next += atexitSize
	}
	if m.lazy != nil {
		put(table+l.tab.lazyEntry, lazyAddr)
	}
	for _, y := range l.all() {
		switch {
		case y.lazy >= 0:
			putLazy(mem, next, table+l.tab.lazyEntry, uint32(y.callback))
			first := m.base + uintptr(next)
			next += callbackSize
			put(l.slot(y), first)
			m.lazy.first[y.lazy], m.lazy.words[y.lazy] = first, (*uintptr)(m.pointer(l.slot(y)))
			y.addr = m.base + uintptr(l.stub(y))
		case y.callback >= 0:
			putCallback(mem, next, table+l.tab.entry, uint32(y.callback))
			y.addr = m.base + uintptr(next)
			next += callbackSize
		case y.ref >= 0:
			putUndefined(mem, next)
			none := m.base + uintptr(next)
			next += undefSize
			m.undefined[none] = y.name
			if y.undefined {
				y.addr = none
			}
			word := late + 8*y.ref
			put(word, y.addr)
			m.refs = append(m.refs, &reference{m, (*uintptr)(m.pointer(word)), none})
			m.names = append(m.names, y.name)
		}
		if y.got >= 0 {
			put(table+y.got, y.addr)
		}
		if y.plt >= 0 {
			slot := l.slot(y)
			if y.chosen >= 0 {
				slot = l.chosenWord(y)
			}
			putJump(mem, l.stub(y), slot)
		}
		if y.gotTP >= 0 {
			put(table+y.gotTP, y.addr+uintptr(m.thread.offset()))
		}
		if y.gotPair >= 0 {
			put(table+y.gotPair, m.thread.number())
			put(table+y.gotPair+wordSize, y.addr)
		}
		if y.descriptor >= 0 {
			put(table+y.descriptor, descriptorAddr)
			put(table+y.descriptor+wordSize, y.addr+uintptr(m.thread.offset()))
		}
	}
	if l.lay.threadPair >= 0 {
		put(table+l.lay.threadPair, m.thread.number())
	}
}

// putWord writes an address in the machine's format.
func putWord(mem []byte, v uintptr) { *(*uintptr)(unsafe.Pointer(&mem[0])) = v }

// slot returns the offset in the module's memory of the word with a symbol's address: its GOT entry, or the word that
// the scope updates.
func (l *loader) slot(y *symbol) int64 {
	switch {
	case y.ref >= 0:
		return l.lay.data.start + l.tab.late + 8*y.ref
	case y.lazy >= 0:
		return l.lay.data.start + l.tab.lazyWords + 8*y.lazy
	}
	return l.lay.constant.start + l.tab.table + y.got
}

// chosenWord returns the offset in the module's memory of the word of an IFUNC.
func (l *loader) chosenWord(y *symbol) int64 { return l.lay.data.start + l.tab.chosen + 8*y.chosen }

// seal makes code executable and constants read-only.
func (l *loader) seal() error {
	mem := l.m.mem
	if err := protect(mem[:l.lay.constant.start], true); err != nil {
		return fmt.Errorf("%s: %w", l.m.name, err)
	}
	if err := protect(mem[l.lay.constant.start:l.lay.data.start], false); err != nil {
		return fmt.Errorf("%s: %w", l.m.name, err)
	}
	if l.unwind.region != nil {
		l.m.registerFrames(l.m.base + uintptr(l.lay.constant.start+l.unwind.off))
	}
	return nil
}

// collect records the contents of the loaded module: symbols, functions, initializers.
func (l *loader) collect() {
	m := l.m
	for _, name := range l.syms.names {
		y := l.syms.named[name]
		if y.lazy >= 0 && !y.hidden {
			m.symbols[name] = definition{module: m, addr: y.addr, function: true}
			continue
		}
		if y.file < 0 || y.hidden || y.section >= 0 && l.lay.places[y.file][y.section].region == nil {
			continue
		}
		d := definition{module: m, addr: y.addr, function: y.typ == object.TypeFunc, thread: y.typ == object.TypeThreadLocal}
		if d.thread {
			d.addr = 0
		}
		m.symbols[name] = d
	}
	for i, f := range l.files {
		for j, y := range l.syms.symbols[i] {
			if y.file == i && y.typ == object.TypeFunc && y.section >= 0 && f.Symbols[j].Section >= 0 {
				m.functions = append(m.functions, function{y.addr, y.addr + uintptr(y.size), y.name})
			}
		}
	}
	slices.SortFunc(m.functions, func(a, b function) int { return cmp.Compare(a.start, b.start) })
	if l.opts.PerfMap {
		perfMap(m.functions)
	}
	l.lazyNames()
	m.inits = l.array(object.KindInitArray, ".init_array")
	m.finis = l.array(object.KindFiniArray, ".fini_array")
}

// array returns the functions that the sections of a kind list, those with a priority first, as linkers order them.
func (l *loader) array(kind object.SectionKind, name string) []uintptr {
	var parts []*place
	for _, p := range slices.Concat(l.lay.constant.sections, l.lay.data.sections) {
		s := &l.files[p.file].Sections[p.section]
		if s.Kind == kind || strings.HasPrefix(s.Name, name) {
			parts = append(parts, p)
		}
	}
	priority := func(p *place) int {
		s, n := l.files[p.file].Sections[p.section].Name, 1<<16
		fmt.Sscanf(strings.TrimPrefix(s, name), ".%d", &n)
		return n
	}
	slices.SortStableFunc(parts, func(a, b *place) int { return cmp.Compare(priority(a), priority(b)) })
	var fns []uintptr
	for _, p := range parts {
		at := p.region.start + p.off
		for off := int64(0); off+wordSize <= l.files[p.file].Sections[p.section].Size; off += wordSize {
			if fn := uintptr(word(l.m.mem[at+off:][:wordSize])); fn != 0 && fn != ^uintptr(0) {
				fns = append(fns, fn)
			}
		}
	}
	return fns
}
