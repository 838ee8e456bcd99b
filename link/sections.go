package link

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"spillway/object"
)

// A section is a part of an output section: an input section, or one created by the linker.
type section struct {
	file  *file // nil: the linker's
	src   *object.Section
	name  string
	kind  object.SectionKind
	attrs object.Attrs
	align int64
	size  int64
	data  []byte

	out    *output
	offset int64   // in out
	merged *merged // merged contents that contain its bytes; see pieces
	pieces []piece // by ascending offset, where merged or frame
	frame  bool    // .eh_frame: its records are in frames
	live   bool    // see collect

	relocs []dynReloc // that the dynamic linker applies, in this section
}

// addr returns the section's address.
func (s *section) addr() int64 { return s.out.addr + s.offset }

// A piece is a range of a section that is placed separately in the output.
type piece struct {
	from, to int64 // offset in the section; in the merged contents, or -1: removed
}

// An output is a section of the file.
type output struct {
	name     string
	kind     object.SectionKind
	attrs    object.Attrs
	foreign  object.Foreign
	align    int64
	size     int64
	entry    int64 // bytes of an entry of a table
	link     *output
	info     *output
	infoN    uint32
	sections []*section
	addr     int64
	offset   int64 // in the file
	number   int
	rank     int
}

type outKey struct {
	name  string
	alloc bool
}

// outputNames are name prefixes whose sections are merged.
var outputNames = []string{".text", ".rodata", ".data.rel.ro", ".data", ".bss", ".tdata", ".tbss", ".init_array", ".fini_array",
	".preinit_array", ".gcc_except_table"}

// outputName returns the name of the output section for a section.
func outputName(name string) string {
	for _, prefix := range outputNames {
		if rest, ok := strings.CutPrefix(name, prefix); ok && (rest == "" || rest[0] == '.') {
			return prefix
		}
	}
	if rest, ok := strings.CutPrefix(name, ".gnu.linkonce."); ok {
		for short, long := range map[string]string{"t.": ".text", "r.": ".rodata", "d.": ".data", "b.": ".bss", "td.": ".tdata", "tb.": ".tbss"} {
			if strings.HasPrefix(rest, short) {
				return long
			}
		}
	}
	return name
}

// outputName is the function outputName with the machine's own sections.
func (l *linker) outputName(name string) string {
	for _, own := range []string{l.f.Index.Section, l.f.Index.Tables} {
		if own != "" && strings.HasPrefix(name, own) {
			return own
		}
	}
	return outputName(name)
}

// output returns the output section with a name.
func (l *sections) output(name string, kind object.SectionKind, attrs object.Attrs) *output {
	key := outKey{name, attrs.Has(object.Loaded)}
	o := l.byName[key]
	if o == nil {
		o = &output{name: name, kind: kind, align: 1}
		l.byName[key] = o
		l.outs = append(l.outs, o)
	}
	if o.kind == object.KindZeros && kind != object.KindZeros {
		o.kind = kind
	}
	o.attrs |= attrs &^ (object.Mergeable | object.Strings | object.Ordered)
	return o
}

// put appends a section to an output section.
func (o *output) put(s *section) {
	s.out = o
	o.sections = append(o.sections, s)
}

// place assigns every section to an output section: unwind tables and mergeable sections become parts of one each.
func (l *linker) place() {
	for _, f := range l.res.files {
		for _, s := range f.sections {
			if s == nil {
				continue
			}
			if s.size > 1<<31 {
				l.failf("%s: section %s has 0x%x bytes", f.Name, s.name, s.size)
				return
			}
			switch {
			case s.name == l.f.Attributes.Name && s.name != "" && l.sec.byName[outKey{s.name, false}] != nil: // the first file's are kept
				continue
			case s.name == ehFrame && s.attrs.Has(object.Loaded):
				l.addFrames(s)
				continue
			case s.attrs.Has(object.Mergeable) && l.sec.mergeParts(s):
				continue
			}
			kind := s.kind
			name := l.outputName(s.name)
			if kind == object.KindUnwind && name != l.f.Index.Section {
				kind = object.KindContents
			}
			o := l.sec.output(name, kind, s.attrs)
			if o.kind == object.KindForeign && o.foreign.Kind == 0 {
				o.foreign.Kind = s.src.Foreign.Kind
			}
			o.foreign.Attrs |= s.src.Foreign.Attrs
			o.put(s)
		}
	}
	for _, m := range l.sec.order {
		m.finish()
	}
	l.commons()
	for _, o := range l.sec.outs {
		switch o.name {
		case ".init_array", ".fini_array", ".preinit_array":
			slices.SortStableFunc(o.sections, func(a, b *section) int { return cmp.Compare(priority(a.name), priority(b.name)) })
		}
		if o.kind != object.KindZeros {
			for _, s := range o.sections {
				if s.data == nil && s.size > 0 && s.kind == object.KindZeros {
					if s.size > maxPadding {
						l.failf("%s: section %s of 0x%x zero bytes is placed among sections with contents", s.owner(), s.name, s.size)
						return
					}
					s.data = make([]byte, s.size)
				}
			}
		}
		if o.name != l.f.Index.Section {
			l.sec.orderByLink(o)
		}
	}
	l.orderIndex()
	l.sec.frames.finish(l)
	if len(l.errs) > 0 {
		return
	}
	l.define()
}

// maxPadding is the maximum number of zero bytes in the file due to alignment or sections without contents.
const maxPadding = 1 << 26

// owner returns the file's name for errors.
func (s *section) owner() string {
	if s.file == nil {
		return "the linker"
	}
	return s.file.Name
}

// orderByLink sorts sections ordered with others (object.Ordered) in the order of those.
func (l *sections) orderByLink(o *output) {
	ordered := func(s *section) bool { return s.attrs.Has(object.Ordered) && s.file != nil }
	if !slices.ContainsFunc(o.sections, ordered) {
		return
	}
	place := map[*section]int{}
	n := 0
	for _, o := range l.outs {
		for _, s := range o.sections {
			place[s] = n
			n++
		}
	}
	key := func(s *section) int {
		if !ordered(s) {
			return -1
		}
		return place[s.file.sections[s.src.Link]]
	}
	// Sections that belong to a removed section are removed as well.
	o.sections = slices.DeleteFunc(o.sections, func(s *section) bool {
		return ordered(s) && s.file.sections[s.src.Link] == nil
	})
	slices.SortStableFunc(o.sections, func(a, b *section) int { return cmp.Compare(key(a), key(b)) })
}

// priority returns the priority of an initializer section: .init_array.N runs before .init_array.
func priority(name string) int {
	if i := strings.LastIndexByte(name, '.'); i > 0 {
		if n, err := strconv.Atoi(name[i+1:]); err == nil {
			return n
		}
	}
	return 1 << 16
}

// commons allocates common symbols.
func (l *linker) commons() {
	var b *section
	for _, s := range l.res.globals {
		if s.kind != common {
			continue
		}
		if b == nil {
			b = &section{name: "COMMON", kind: object.KindZeros, attrs: object.Loaded | object.Writable, align: 1}
			l.sec.output(".bss", object.KindZeros, b.attrs).put(b)
		}
		align := max(1, s.value)
		b.size, b.align = alignUp(b.size, align), max(b.align, align)
		s.kind, s.section, s.value = defined, b, b.size
		if s.size < 0 || s.size > 1<<31 {
			l.failf("%s: common symbol %s has 0x%x bytes", s.file.Name, s.name, s.size)
			return
		}
		b.size += s.size
	}
}

// A merged is the contents of sections whose equal parts, strings or fixed-size entries, are stored once.
type merged struct {
	key   mergeKey
	seen  map[string]int64
	part  *section
	bytes []byte
}

type mergeKey struct {
	name  string
	alloc bool
	attrs object.Attrs
	entry int64
	align int64
}

// mergeParts adds the parts of a section to those of its kind, and reports whether they can be merged.
func (l *sections) mergeParts(s *section) bool {
	entry := s.src.EntrySize
	if entry <= 0 || len(s.src.Relocs) > 0 || s.attrs.Has(object.Writable) || s.size%entry != 0 || len(s.data) == 0 || s.align > 64 {
		return false
	}
	text := s.attrs.Has(object.Strings)
	if text && (entry > 4 || !zero(s.data[int64(len(s.data))-entry:])) {
		return false
	}
	key := mergeKey{outputName(s.name), s.attrs.Has(object.Loaded), s.attrs & (object.Strings | object.Mergeable), entry, s.align}
	m := l.merges[key]
	if m == nil {
		m = &merged{key: key, seen: map[string]int64{}}
		m.part = &section{name: s.name, kind: s.kind, attrs: s.attrs, align: s.align}
		l.merges[key] = m
		l.order = append(l.order, m)
		l.output(key.name, s.kind, s.attrs).put(m.part)
	}
	s.merged, s.out = m, m.part.out
	for at := int64(0); at < s.size; {
		end := at + entry
		if text {
			end = at + stringLen(s.data[at:], entry)
		}
		// The alignment applies to every part.
		body := s.data[at:end]
		to, known := m.seen[string(body)]
		if !known {
			for int64(len(m.bytes))%s.align != 0 {
				m.bytes = append(m.bytes, 0)
			}
			to = int64(len(m.bytes))
			m.bytes = append(m.bytes, body...)
			m.seen[string(body)] = to
		}
		s.pieces = append(s.pieces, piece{at, to})
		at = end
	}
	return true
}

// stringLen returns the length of the string at the start of b, including its terminator.
func stringLen(b []byte, entry int64) int64 {
	for at := int64(0); ; at += entry {
		if zero(b[at : at+entry]) {
			return at + entry
		}
	}
}

// zero reports whether all bytes are zero.
func zero(b []byte) bool {
	for _, x := range b {
		if x != 0 {
			return false
		}
	}
	return true
}

// finish sets the output's contents.
func (m *merged) finish() { m.part.data, m.part.size = m.bytes, int64(len(m.bytes)) }

// at returns the offset of a byte of a section with pieces in the output section, or -1.
func (s *section) at(offset int64) int64 {
	i, found := slices.BinarySearchFunc(s.pieces, offset, func(p piece, at int64) int { return cmp.Compare(p.from, at) })
	if !found {
		i--
	}
	if i < 0 || s.pieces[i].to < 0 {
		return -1
	}
	return s.pieces[i].to + offset - s.pieces[i].from
}

// address returns the address of a byte of a section.
func (s *section) address(offset int64) int64 {
	switch {
	case s.merged != nil:
		return s.merged.part.addr() + max(0, s.at(offset))
	case s.frame:
		return s.out.addr + max(0, s.at(offset))
	}
	return s.addr() + offset
}
