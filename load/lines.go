package load

import (
	"cmp"
	"debug/dwarf"
	"errors"
	"io"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"sync"

	"spillway/object"
	"spillway/target"
)

// A lineTable maps a module's code to source lines, using the debug information of its objects. It is built on first
// use; until then the table holds the objects.
type lineTable struct {
	once   sync.Once
	loader *loader
	rows   []lineRow // by address
}

// A lineRow is the source line of the code from an address up to the next row's; line is 0 if unknown.
type lineRow struct {
	addr uintptr
	file string
	line int
}

// newLineTable returns the table of the objects that have been loaded, or nil if none has lines.
func (l *loader) newLineTable() *lineTable {
	for _, f := range l.files {
		if slices.ContainsFunc(f.Sections, func(s object.Section) bool { return s.Name == ".debug_line" }) {
			return &lineTable{loader: l}
		}
	}
	return nil
}

// all returns the rows. Files with malformed debug information have none, so that a fault is still reported, without a
// line.
func (t *lineTable) all() []lineRow {
	if t == nil {
		return nil
	}
	t.once.Do(func() {
		for i := range t.loader.files {
			rows, err := t.loader.lineRows(i)
			if err == nil {
				t.rows = append(t.rows, rows...)
			}
		}
		t.loader = nil
		slices.SortStableFunc(t.rows, func(a, b lineRow) int {
			if c := cmp.Compare(a.addr, b.addr); c != 0 {
				return c
			}
			return cmp.Compare(min(a.line, 1), min(b.line, 1)) // one sequence ends where the next begins
		})
	})
	return t.rows
}

// at returns the source position of the instruction at pc; "", 0 if unknown.
func (t *lineTable) at(pc uintptr) (file string, line int) {
	rows := t.all()
	i := sort.Search(len(rows), func(i int) bool { return rows[i].addr > pc }) - 1
	if i < 0 || rows[i].line == 0 {
		return "", 0
	}
	return rows[i].file, rows[i].line
}

// lineRows reads the rows of a file.
func (l *loader) lineRows(file int) ([]lineRow, error) {
	sections := map[string][]byte{}
	for j := range l.files[file].Sections {
		if s := &l.files[file].Sections[j]; strings.HasPrefix(s.Name, ".debug_") && sections[s.Name] == nil {
			sections[s.Name] = l.debugSection(file, j)
		}
	}
	take := func(name string) []byte {
		data := sections[name]
		delete(sections, name)
		return data
	}
	d, err := dwarf.New(take(".debug_abbrev"), nil, nil, take(".debug_info"), take(".debug_line"), nil, nil, take(".debug_str"))
	if err != nil {
		return nil, err
	}
	for name, data := range sections {
		if err := d.AddSection(name, data); err != nil {
			return nil, err
		}
	}
	var rows []lineRow
	for units := d.Reader(); ; units.SkipChildren() {
		unit, err := units.Next()
		if err != nil || unit == nil {
			return rows, err
		}
		lines, err := d.LineReader(unit)
		if err != nil {
			return nil, err
		}
		if lines == nil {
			continue
		}
		if rows, err = l.appendRows(rows, lines); err != nil {
			return nil, err
		}
	}
}

// appendRows appends a unit's rows for loaded code.
func (l *loader) appendRows(rows []lineRow, lines *dwarf.LineReader) ([]lineRow, error) {
	for {
		var e dwarf.LineEntry
		if err := lines.Next(&e); errors.Is(err, io.EOF) {
			return rows, nil
		} else if err != nil {
			return nil, err
		}
		if addr := uintptr(e.Address); addr-l.m.base <= uintptr(l.m.codeEnd) {
			row := lineRow{addr: addr}
			if !e.EndSequence && e.File != nil {
				row.file, row.line = filepath.Clean(e.File.Name), e.Line
			}
			rows = append(rows, row)
		}
	}
}

// debugSection returns the contents of an unloaded section, relocated to the loaded addresses.
func (l *loader) debugSection(file, section int) []byte {
	f := l.files[file]
	s := &f.Sections[section]
	data := slices.Clone(s.Data)
	for i := range s.Relocs {
		r := &s.Relocs[i]
		t := f.Format.Reloc(r.Type)
		if t.Bytes == 0 || t.Value != target.RelocAddr || r.Symbol == object.NoSymbol {
			continue
		}
		y := l.syms.symbols[file][r.Symbol]
		v := int64(y.addr) + r.Addend
		if y.section >= 0 && l.lay.places[y.file][y.section].region == nil {
			v = y.value + r.Addend
		}
		if t.Fits(v) {
			t.Put(data[r.Offset:], v)
		}
	}
	return data
}

// between returns the rows with known lines of the code from start to end, without repetitions.
func (t *lineTable) between(start, end uintptr) []lineRow {
	rows := t.all()
	rows = rows[sort.Search(len(rows), func(i int) bool { return rows[i].addr >= start }):]
	rows = rows[:sort.Search(len(rows), func(i int) bool { return rows[i].addr >= end })]
	var out []lineRow
	for _, r := range rows {
		if n := len(out); r.line > 0 && (n == 0 || out[n-1].line != r.line || out[n-1].file != r.file) {
			out = append(out, r)
		}
	}
	return out
}
