package link

import (
	"encoding/binary"
	"strings"

	"spillway/object"
)

// collect removes loaded sections that are unreachable: not referenced, by relocations, from the program's entry, from
// symbols visible to other modules, or from sections kept for their own sake (isRoot). A live section keeps the others
// of its group and those ordered with it; the records of .eh_frame live and die with their functions and refer to
// exception tables. O(size of relocations).
func (l *linker) collect() {
	if !l.opts.CollectSections {
		return
	}
	c := &collector{l: l, beside: map[*section][]*section{}}
	for _, f := range l.res.files {
		c.file(f)
	}
	c.markSymbol(l.res.entry)
	for _, s := range l.res.globals {
		if s.exports {
			c.markSymbol(s)
		}
	}
	for len(c.work) > 0 {
		s := c.work[len(c.work)-1]
		c.work = c.work[:len(c.work)-1]
		c.relocs(s.file, s.src.Relocs)
		for _, x := range c.beside[s] {
			c.mark(x)
		}
		for _, list := range c.records[s] {
			c.relocs(s.file, list)
		}
	}
	for _, f := range l.res.files {
		for _, s := range f.symbols {
			if x := c.sectionOf(s); x != nil && x.unused() {
				s.kind, s.section = discarded, nil
			}
		}
		for i, s := range f.sections {
			if s != nil && s.unused() {
				f.sections[i] = nil
			}
		}
	}
}

// unused reports whether s is unreachable, after collect.
func (s *section) unused() bool {
	return !s.live && s.file != nil && s.attrs.Has(object.Loaded) && s.name != ehFrame
}

// collector is the working state of collect.
type collector struct {
	l       *linker
	work    []*section                    // marked sections not yet visited
	beside  map[*section][]*section       // sections kept together with it
	records map[*section][][]object.Reloc // of .eh_frame, by the function's section
}

// file marks the roots of a file, and records which sections are kept together.
func (c *collector) file(f *file) {
	for i := range f.Groups {
		var first *section
		for _, id := range f.Groups[i].Sections {
			s := f.sections[id]
			if s == nil || !s.attrs.Has(object.Loaded) {
				continue
			}
			if first == nil {
				first = s
				continue
			}
			c.beside[first], c.beside[s] = append(c.beside[first], s), append(c.beside[s], first)
		}
	}
	for _, s := range f.sections {
		switch {
		case s == nil || !s.attrs.Has(object.Loaded):
		case s.name == ehFrame:
			c.frames(f, s)
		case f.supplied != nil || s.kind != object.KindUnwind && c.isRoot(s):
			c.mark(s)
		case s.attrs.Has(object.Ordered) && s.src.Link >= 0 && f.sections[s.src.Link] != nil:
			to := f.sections[s.src.Link]
			c.beside[to] = append(c.beside[to], s)
		}
	}
}

// isRoot reports whether a section is kept for its own sake: initializers, notes, sections marked as retained, and
// sections that the program finds by their start and end symbols.
func (c *collector) isRoot(s *section) bool {
	if s.attrs.Has(object.Retained) || s.kind != object.KindContents && s.kind != object.KindZeros {
		return true
	}
	switch name := s.name; {
	case name == ".init", name == ".fini", name == ".jcr", strings.HasPrefix(name, ".init_array"), strings.HasPrefix(name, ".fini_array"):
		return true
	case !strings.HasPrefix(name, "."):
		return c.l.res.table["__start_"+name] != nil || c.l.res.table["__stop_"+name] != nil
	}
	return false
}

// frames records the relocations of unwind records that keep sections alive: those of a record except its function's
// address, and those of the shared record that it refers to.
func (c *collector) frames(f *file, s *section) {
	if c.records == nil {
		c.records = map[*section][][]object.Reloc{}
	}
	le := binary.LittleEndian
	relocs := s.src.Relocs
	shared := map[int64][]object.Reloc{}
	for at := int64(0); at+8 <= s.size; {
		length := int64(le.Uint32(s.data[at:]))
		end := at + 4 + length
		if length < 4 && length != 0 || end > s.size {
			return // place reports the error
		}
		n := 0
		for n < len(relocs) && relocs[n].Offset < end {
			n++
		}
		own := relocs[:n]
		relocs = relocs[n:]
		switch id := int64(le.Uint32(s.data[at+4:])); {
		case length == 0:
		case id == 0:
			shared[at] = own
		case len(own) > 0:
			if of := c.sectionOf(f.symbol(own[0].Symbol)); of != nil {
				c.records[of] = append(c.records[of], own[1:], shared[at+4-id])
			}
		}
		at = end
	}
}

// sectionOf returns the section that a symbol is in, or nil.
func (c *collector) sectionOf(s *symbol) *section {
	if s == nil || s.kind != defined {
		return nil
	}
	return s.section
}

func (c *collector) markSymbol(s *symbol) { c.mark(c.sectionOf(s)) }

// mark marks a section, or nil.
func (c *collector) mark(s *section) {
	if s != nil && s.file != nil && !s.live {
		s.live = true
		c.work = append(c.work, s)
	}
}

// relocs marks the targets of a file's relocations.
func (c *collector) relocs(f *file, list []object.Reloc) {
	for i := range list {
		c.markSymbol(f.symbol(list[i].Symbol))
	}
}
