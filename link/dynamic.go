package link

import (
	"cmp"
	"debug/elf"
	"encoding/binary"
	"slices"
	"strings"

	"spillway/internal/elfclass"
	"spillway/object"
	elfobj "spillway/object/elf"
)

// dynamic is the data for the dynamic linker.
type dynamic struct {
	relocs    []dynReloc // other than those of sections
	plt       []dynReloc
	staticTLS bool

	symbols  []*symbol
	hashed   int // index of the first hashed symbol
	buckets  int
	strings  stringTable
	symNames []uint32
	needed   []*library
	versions []neededVersion
	all      []dynReloc // relocs and those of sections, sorted
	relative int

	interp, symOut, strOut, hashOut, versymOut, verneedOut, relocOut, pltOut, out *output
	tags                                                                          []dynTag
}

// A neededVersion is a library's version that the program needs.
type neededVersion struct {
	lib   *library
	name  string
	index uint16
}

// A dynTag is an entry of .dynamic: a value, or the address or size of an output section.
type dynTag struct {
	tag    elf.DynTag
	value  int64
	out    *output
	length bool
}

// A stringTable collects names.
type stringTable struct {
	bytes []byte
	at    map[string]uint32
}

// add returns the offset of a string in the table, appending it if necessary.
func (t *stringTable) add(s string) uint32 {
	if t.at == nil {
		t.at, t.bytes = map[string]uint32{}, []byte{0}
	}
	if s == "" {
		return 0
	}
	at, known := t.at[s]
	if !known {
		at = uint32(len(t.bytes))
		t.at[s] = at
		t.bytes = append(append(t.bytes, s...), 0)
	}
	return at
}

// reserveDynamic selects the dynamic symbols and versions and creates the tables.
func (l *linker) reserveDynamic() {
	d := &l.dynamic
	d.all = d.relocs
	for _, f := range l.res.files {
		for _, s := range f.sections {
			if s != nil {
				d.all = append(d.all, s.relocs...)
			}
		}
	}
	for i := range d.all {
		if s := d.all[i].sym; s != nil {
			s.need(needDyn)
		}
		if d.all[i].typ == l.f.Relative {
			d.relative++
		}
	}
	l.dynamicSymbols()
	l.dynamicVersions()

	class := l.class()
	if l.opts.Kind != Shared && l.opts.Kind != StaticPIE {
		d.interp = l.addTable(".interp", elf.SHT_PROGBITS, 0, 1, 0, int64(len(l.f.Link.Interp))+1)
	}
	hashSize := 16 + l.word*int64(l.bloomWords()) + 4*int64(d.buckets) + 4*int64(len(d.symbols)-d.hashed)
	hashEntry := int64(0) // in the wide class the table has words of two sizes
	if l.word == 4 {
		hashEntry = 4
	}
	d.hashOut = l.addTable(".gnu.hash", elf.SHT_GNU_HASH, 0, l.word, hashEntry, hashSize)
	d.symOut = l.addTable(".dynsym", elf.SHT_DYNSYM, 0, l.word, int64(class.SymbolSize()), int64(class.SymbolSize()*(1+len(d.symbols))))
	d.symOut.infoN = 1
	if len(d.versions) > 0 {
		d.versymOut = l.addTable(".gnu.version", elf.SHT_GNU_VERSYM, 0, 2, 2, int64(2*(1+len(d.symbols))))
		libs := l.versionLibs()
		d.verneedOut = l.addTable(".gnu.version_r", elf.SHT_GNU_VERNEED, 0, l.word, 0, int64(16*len(libs)+16*len(d.versions)))
		d.verneedOut.infoN = uint32(len(libs))
		d.versymOut.link = d.symOut
	}
	if len(d.all) > 0 {
		d.relocOut = l.addTable(l.relocName(".dyn"), l.relocType(), 0, l.word, l.relocSize(), int64(len(d.all))*l.relocSize())
		d.relocOut.link = d.symOut
	}
	if len(d.plt) > 0 {
		d.pltOut = l.addTable(l.relocName(".plt"), l.relocType(), 0, l.word, l.relocSize(), int64(len(d.plt))*l.relocSize())
		d.pltOut.foreign.Attrs |= uint64(elf.SHF_INFO_LINK)
		d.pltOut.link, d.pltOut.info = d.symOut, l.slots.out
	}
	l.dynamicTags()
	d.strOut = l.addTable(".dynstr", elf.SHT_STRTAB, 0, 1, 0, int64(len(d.strings.bytes)))
	for i := range d.tags {
		if d.tags[i].tag == elf.DT_STRSZ || d.tags[i].tag == elf.DT_STRTAB {
			d.tags[i].out = d.strOut
		}
	}
	d.out = l.addTable(".dynamic", elf.SHT_DYNAMIC, object.Writable, l.word, int64(class.DynSize()), int64(class.DynSize()*(1+len(d.tags))))
	d.symOut.link, d.hashOut.link, d.out.link = d.strOut, d.symOut, d.strOut
	if d.verneedOut != nil {
		d.verneedOut.link = d.strOut
	}
}

// inHash reports whether other modules look up the symbol here.
func (s *symbol) inHash() bool {
	return s.exports || s.kind == inLibrary && (s.section != nil || s.needed(needPLT) && s.needed(needSelf))
}

// dynamicSymbols numbers the dynamic symbols: hashed ones come last, by bucket.
func (l *linker) dynamicSymbols() {
	d := &l.dynamic
	var defs []*symbol
	for _, s := range l.res.globals {
		switch {
		case s.inHash():
			defs = append(defs, s)
		case s.needed(needDyn) && l.preemptible(s):
			d.symbols = append(d.symbols, s)
		}
		if s.kind == inLibrary && s.needs.Load() != 0 {
			s.lib.used = s.lib.used || s.bind != object.BindWeak || s.needed(needDyn)
		}
	}
	d.hashed = len(d.symbols)
	d.buckets = max(1, len(defs)/4)
	bucket := func(s *symbol) uint32 { return gnuHash(s.plainName()) % uint32(d.buckets) }
	slices.SortStableFunc(defs, func(a, b *symbol) int { return cmp.Compare(bucket(a), bucket(b)) })
	d.symbols = append(d.symbols, defs...)
	d.symNames = make([]uint32, len(d.symbols))
	for i, s := range d.symbols {
		s.dynIndex = int32(i + 1)
		d.symNames[i] = d.strings.add(s.plainName())
	}
}

// plainName returns the name without a version.
func (s *symbol) plainName() string {
	name, _, _ := strings.Cut(s.name, "@")
	return name
}

// dynamicVersions numbers the library versions of symbols.
func (l *linker) dynamicVersions() {
	d := &l.dynamic
	for _, lib := range l.res.libs {
		if lib.used || lib.always {
			if !slices.ContainsFunc(d.needed, func(n *library) bool { return n.name == lib.name }) {
				d.needed = append(d.needed, lib)
			}
		}
	}
	type key struct {
		lib  *library
		name string
	}
	index := map[key]uint16{}
	for _, s := range d.symbols {
		s.version = 1 // *global*
		if s.kind == undefined {
			s.version = 0
		}
		if s.kind != inLibrary || s.inLib.Version == "" {
			continue
		}
		k := key{s.lib, s.inLib.Version}
		if index[k] == 0 {
			if len(d.versions) == 1<<15-3 { // the upper bit of a version's number hides it
				l.failf("%s: too many symbol versions for an ELF file", s.label())
				return
			}
			index[k] = uint16(2 + len(d.versions))
			d.versions = append(d.versions, neededVersion{s.lib, s.inLib.Version, index[k]})
			d.strings.add(s.inLib.Version)
		}
		s.version = index[k]
	}
	if len(d.versions) > 0 {
		for _, lib := range l.versionLibs() {
			d.strings.add(lib.name)
		}
	}
}

// versionLibs returns the libraries with needed versions.
func (l *linker) versionLibs() (libs []*library) {
	for _, v := range l.dynamic.versions {
		if !slices.Contains(libs, v.lib) {
			libs = append(libs, v.lib)
		}
	}
	return libs
}

// dynamicTags lists the entries of .dynamic.
func (l *linker) dynamicTags() {
	d := &l.dynamic
	tag := func(t elf.DynTag, v int64) { d.tags = append(d.tags, dynTag{tag: t, value: v}) }
	at := func(t elf.DynTag, o *output) { d.tags = append(d.tags, dynTag{tag: t, out: o}) }
	size := func(t elf.DynTag, o *output) { d.tags = append(d.tags, dynTag{tag: t, out: o, length: true}) }
	for _, lib := range d.needed {
		tag(elf.DT_NEEDED, int64(d.strings.add(lib.name)))
	}
	if l.opts.Soname != "" {
		tag(elf.DT_SONAME, int64(d.strings.add(l.opts.Soname)))
	}
	if len(l.opts.RunPath) > 0 && !l.opts.Kind.IsStatic() { // glibc 2.36 crashes in a program that relocated itself
		tag(elf.DT_RUNPATH, int64(d.strings.add(strings.Join(l.opts.RunPath, ":"))))
	}
	for _, x := range []struct {
		name     string
		at, size elf.DynTag
	}{
		{".preinit_array", elf.DT_PREINIT_ARRAY, elf.DT_PREINIT_ARRAYSZ},
		{".init_array", elf.DT_INIT_ARRAY, elf.DT_INIT_ARRAYSZ},
		{".fini_array", elf.DT_FINI_ARRAY, elf.DT_FINI_ARRAYSZ},
	} {
		if o := l.sec.byName[outKey{x.name, true}]; o != nil {
			at(x.at, o)
			size(x.size, o)
		}
	}
	for _, x := range []struct {
		section string
		tag     elf.DynTag
	}{{".init", elf.DT_INIT}, {".fini", elf.DT_FINI}} {
		if o := l.sec.byName[outKey{x.section, true}]; o != nil {
			at(x.tag, o)
		}
	}
	at(elf.DT_GNU_HASH, d.hashOut)
	at(elf.DT_STRTAB, nil)
	at(elf.DT_SYMTAB, d.symOut)
	size(elf.DT_STRSZ, nil)
	tag(elf.DT_SYMENT, int64(l.class().SymbolSize()))
	if l.opts.Kind != Shared {
		tag(elf.DT_DEBUG, 0)
	}
	if d.pltOut != nil {
		at(elf.DT_PLTGOT, l.slots.out)
		size(elf.DT_PLTRELSZ, d.pltOut)
		if l.f.Rela {
			tag(elf.DT_PLTREL, int64(elf.DT_RELA))
		} else {
			tag(elf.DT_PLTREL, int64(elf.DT_REL))
		}
		at(elf.DT_JMPREL, d.pltOut)
	}
	if d.relocOut != nil {
		t := [...]elf.DynTag{elf.DT_REL, elf.DT_RELSZ, elf.DT_RELENT, elf.DT_RELCOUNT}
		if l.f.Rela {
			t = [...]elf.DynTag{elf.DT_RELA, elf.DT_RELASZ, elf.DT_RELAENT, elf.DT_RELACOUNT}
		}
		at(t[0], d.relocOut)
		size(t[1], d.relocOut)
		tag(t[2], l.relocSize())
		if d.relative > 0 {
			tag(t[3], int64(d.relative))
		}
	}
	flags, flags1 := int64(elf.DF_BIND_NOW), int64(1) // DF_1_NOW
	if d.staticTLS && l.opts.Kind == Shared {
		flags |= int64(elf.DF_STATIC_TLS)
	}
	if l.opts.Kind == PIE || l.opts.Kind == StaticPIE {
		flags1 |= 0x08000000 // DF_1_PIE
	}
	tag(elf.DT_FLAGS, flags)
	tag(elf.DT_FLAGS_1, flags1)
	if d.verneedOut != nil {
		at(elf.DT_VERNEED, d.verneedOut)
		tag(elf.DT_VERNEEDNUM, int64(d.verneedOut.infoN))
		at(elf.DT_VERSYM, d.versymOut)
	}
}

// gnuHash is the hash function of .gnu.hash, sysvHash that of symbol versions.
func gnuHash(s string) uint32 {
	h := uint32(5381)
	for i := range len(s) {
		h = h*33 + uint32(s[i])
	}
	return h
}

func sysvHash(s string) uint32 {
	h := uint32(0)
	for i := range len(s) {
		h = h<<4 + uint32(s[i])
		g := h & 0xf0000000
		h ^= g >> 24
		h &^= g
	}
	return h
}

// bloomWords returns the length of the Bloom filter of .gnu.hash: a power of two.
func (l *linker) bloomWords() int {
	n := 1
	for n*l.f.Bits < 8*(len(l.dynamic.symbols)-l.dynamic.hashed) {
		n *= 2
	}
	return n
}

// writeDynamic writes the tables into the image.
func (l *linker) writeDynamic() {
	d := &l.dynamic
	if l.opts.Kind == Static {
		l.writeRelocs(d.pltOut, d.plt)
		return
	}
	class, le := l.class(), binary.LittleEndian
	if d.interp != nil {
		copy(l.lay.image[d.interp.offset:], l.f.Link.Interp)
	}
	copy(l.lay.image[d.strOut.offset:], d.strings.bytes)

	b := class.AppendSymbol(l.lay.image[d.symOut.offset:d.symOut.offset], &elfclass.Symbol{})
	for i, s := range d.symbols {
		e := elfclass.Symbol{Name: d.symNames[i], Info: elfobj.Info(s.bind, s.typ), Other: elfobj.Other(s.vis), Size: uint64(s.size)}
		switch {
		case s.kind == absolute:
			e.Section, e.Value = uint16(elf.SHN_ABS), uint64(s.value)
		case s.kind == inLibrary && s.section == nil:
			e.Size = 0
			if s.needed(needPLT) && s.needed(needSelf) {
				e.Value = uint64(l.pltAddress(s))
			}
			e.Other = 0
		case s.kind == undefined:
			e.Size = 0
		default:
			e.Value = uint64(l.symbolAddress(s))
			if s.isTLS() {
				e.Value -= uint64(l.lay.tls.addr)
			}
			e.Section = uint16(l.sec.sectionOf(s))
		}
		b = class.AppendSymbol(b, &e)
	}
	if d.versymOut != nil {
		b = l.lay.image[d.versymOut.offset+2:]
		for i, s := range d.symbols {
			le.PutUint16(b[2*i:], s.version)
		}
		l.writeVerneed()
	}
	l.writeHash()

	rank := func(r *dynReloc) int {
		switch {
		case r.typ == l.f.Relative:
			return 0
		case r.sym != nil:
			return 1 + int(r.sym.dynIndex)
		}
		return 1
	}
	slices.SortStableFunc(d.all, func(a, b dynReloc) int {
		return cmp.Or(cmp.Compare(rank(&a), rank(&b)), cmp.Compare(l.placeOf(&a), l.placeOf(&b)))
	})
	l.writeRelocs(d.relocOut, d.all)
	l.writeRelocs(d.pltOut, d.plt)

	b = l.lay.image[d.out.offset:d.out.offset]
	for _, t := range d.tags {
		v := t.value
		if t.out != nil {
			if v = t.out.addr; t.length {
				v = t.out.size
			}
		}
		b = class.AppendWord(class.AppendWord(b, uint64(t.tag)), uint64(v))
	}
}

// placeOf returns the place of a dynamic relocation.
func (l *linker) placeOf(r *dynReloc) int64 {
	if r.section == nil {
		return l.slots.address() + r.offset
	}
	return r.section.address(r.offset)
}

// writeRelocs writes a table of relocations; if its entries have no addends, these are already in place.
func (l *linker) writeRelocs(o *output, relocs []dynReloc) {
	if o == nil {
		return
	}
	class := l.class()
	b := l.lay.image[o.offset:o.offset]
	for i := range relocs {
		r := &relocs[i]
		e := elfclass.Reloc{Offset: uint64(l.placeOf(r)), Type: r.typ, Addend: r.addend}
		if r.sym != nil {
			e.Symbol = uint32(r.sym.dynIndex)
		}
		switch {
		case r.target == nil:
		case r.typ == l.f.TPOff, r.typ == l.f.TLSDesc: // of this module
			e.Addend += l.symbolAddress(r.target) - l.lay.tls.addr
		case r.typ == l.f.IRelative:
			e.Addend += l.definition(r.target)
		default:
			e.Addend = l.value(r.target, r.addend)
		}
		b = class.AppendReloc(b, &e, l.f.Rela)
	}
}

// putWord writes an integer of the size of an address.
func (l *linker) putWord(b []byte, v int64) {
	if l.word == 4 {
		binary.LittleEndian.PutUint32(b, uint32(v))
	} else {
		binary.LittleEndian.PutUint64(b, uint64(v))
	}
}

// writeVerneed writes .gnu.version_r: each library with the versions needed from it.
func (l *linker) writeVerneed() {
	d := &l.dynamic
	le := binary.LittleEndian
	b := l.lay.image[d.verneedOut.offset:d.verneedOut.offset]
	libs := l.versionLibs()
	for i, lib := range libs {
		var of []neededVersion
		for _, v := range d.versions {
			if v.lib == lib {
				of = append(of, v)
			}
		}
		next := uint32(16 + 16*len(of))
		if i == len(libs)-1 {
			next = 0
		}
		b = le.AppendUint16(b, 1)
		b = le.AppendUint16(b, uint16(len(of)))
		b = le.AppendUint32(b, d.strings.add(lib.name))
		b = le.AppendUint32(b, 16)
		b = le.AppendUint32(b, next)
		for j, v := range of {
			next := uint32(16)
			if j == len(of)-1 {
				next = 0
			}
			b = le.AppendUint32(b, sysvHash(v.name))
			b = le.AppendUint16(b, 0)
			b = le.AppendUint16(b, v.index)
			b = le.AppendUint32(b, d.strings.add(v.name))
			b = le.AppendUint32(b, next)
		}
	}
}

// writeHash writes .gnu.hash: a Bloom filter, the first symbol of each bucket, the hashes.
func (l *linker) writeHash() {
	d := &l.dynamic
	le := binary.LittleEndian
	words := l.bloomWords()
	const shift = 6
	b := l.lay.image[d.hashOut.offset:]
	le.PutUint32(b, uint32(d.buckets))
	le.PutUint32(b[4:], uint32(1+d.hashed))
	le.PutUint32(b[8:], uint32(words))
	le.PutUint32(b[12:], shift)
	bloom, bits := b[16:], uint32(l.f.Bits)
	buckets := bloom[words*int(l.word):]
	chains := buckets[4*d.buckets:]
	for i, s := range d.symbols[d.hashed:] {
		h := gnuHash(s.plainName())
		w := bloom[int(h/bits)%words*int(l.word):]
		for _, bit := range []uint32{h % bits, h >> shift % bits} {
			w[bit/8] |= 1 << (bit % 8)
		}
		n := h % uint32(d.buckets)
		if le.Uint32(buckets[4*n:]) == 0 {
			le.PutUint32(buckets[4*n:], uint32(1+d.hashed+i))
		}
		last := d.hashed+i+1 == len(d.symbols) || gnuHash(d.symbols[d.hashed+i+1].plainName())%uint32(d.buckets) != n
		h &^= 1
		if last {
			h |= 1
		}
		le.PutUint32(chains[4*i:], h)
	}
}
