package encode

import (
	"cmp"

	"spillway/object"
)

// mapping records where sections contain code and data (target.MappingSymbols).
type mapping struct {
	list  []mapped
	state map[int32]bool // by section: whether the last range was data
}

// A mapped is the start of a range of code or data.
type mapped struct {
	base
	data bool
}

// add records that code or data starts at b.
func (m *mapping) add(b base, data bool) {
	if was, ok := m.state[b.piece]; ok && was == data {
		return
	}
	if m.state == nil {
		m.state = make(map[int32]bool)
	}
	m.state[b.piece] = data
	m.list = append(m.list, mapped{b, data})
}

// function adds a function with code at b.
func (m *mapping) function(b base, c *Code) {
	m.add(b, false)
	size := c.pieces[c.code].offset()
	for i, p := range c.data {
		m.add(base{b.piece, b.off + p.from}, true)
		if p.to < size && (i+1 == len(c.data) || c.data[i+1].from > p.to) {
			m.add(base{b.piece, b.off + p.to}, false)
		}
	}
}

// symbols adds the mapping symbols to f, if its format has any; code is the name of those for code, unless the format
// defines it.
func (m *mapping) symbols(f *object.File, code string) {
	names := &f.Format.Mapping
	if names.Code == "" {
		return
	}
	for _, x := range m.list {
		s := object.Symbol{Name: cmp.Or(code, names.Code), Section: object.SectionID(x.piece), Value: x.off}
		if x.data {
			s.Name = names.Data
		}
		f.Symbols = append(f.Symbols, s)
	}
}
