package asm

import (
	"cmp"
	"encoding/binary"
	"slices"
	"strconv"

	"spillway/ir"
	"spillway/object"
	"spillway/target"
)

// Module returns the text of a whole module from the texts of its functions, between header and footer.
func (p *Printer) Module(m *ir.Module, funcs []Text, header, footer []byte) []byte {
	n := 0
	for i := range funcs {
		n += len(funcs[i].Code)
	}
	t := &textStream{buffer: buffer{make([]byte, 0, len(p.t.Syntax.Header)+len(header)+n+n/4+len(footer))}, t: p.t, sections: newSections(m)}
	t.str(p.t.Syntax.Header)
	t.b = append(t.b, header...)
	BeginFrameTables(m, t)
	for _, line := range m.Asm {
		t.str(line)
		t.byte('\n')
	}
	frames := slices.ContainsFunc(funcs, func(f Text) bool { return f.frame })
	if frames && DebugFrames(m, slices.ContainsFunc(funcs, func(f Text) bool { return f.unwind })) {
		t.str("\t.cfi_sections\t.debug_frame\n")
	}
	var pool Pool
	var maps []*StackMaps
	for i := range funcs {
		t.b = append(t.b, funcs[i].Code...)
		pool = append(pool, funcs[i].Pool...)
		if funcs[i].Maps != nil {
			maps = append(maps, funcs[i].Maps)
		}
	}
	Constants(pool, t)
	Data(m, p.t, t)
	WriteStackMaps(m, maps, p.t, t)
	Properties(m, p.t, t)
	t.b = append(t.b, footer...)
	t.Section(StackNote(m))
	return t.b
}

// StackNote returns the empty section whose flags determine whether the stack is executable.
func StackNote(m *ir.Module) Section {
	s := Section{Name: ".note.GNU-stack"}
	if m.Flags.StackCode {
		s.Attrs = object.Executable
	}
	return s
}

// Properties emits the module's processor feature note (such as IBT).
func Properties(m *ir.Module, t *target.Target, s Stream) {
	if t.Object == nil {
		return
	}
	p, features := &t.Object.Features, uint32(0)
	if m.Flags.CFBranch {
		features |= p.Branch
	}
	if m.Flags.CFReturn {
		features |= p.Return
	}
	if features == 0 {
		return
	}
	s.Section(Section{Name: ".note.gnu.property", Attrs: readOnly, Kind: object.KindNotes})
	s.Align(int64(t.Object.Bits / 8))
	note := p.AppendNote(nil, t.Object.Bits, features)
	for i := 0; i < len(note); i += 4 {
		s.Int(4, uint64(binary.LittleEndian.Uint32(note[i:])))
	}
}

// Constants emits the constant pool, each constant once, in mergeable sections. It sorts pool.
func Constants(pool Pool, s Stream) {
	slices.SortFunc(pool, func(x, y Constant) int {
		return cmp.Or(cmp.Compare(x.Bytes, y.Bytes), cmp.Compare(x.Bits, y.Bits))
	})
	size := 0
	for _, c := range slices.Compact(pool) {
		if c.Bytes != size {
			size = c.Bytes
			s.Section(Section{Name: ".rodata.cst" + strconv.Itoa(size), Attrs: readOnly | object.Mergeable, Entry: size})
			s.Align(int64(size))
		}
		s.Label(Label{Kind: ConstantLabel, Constant: c})
		if size == 4 {
			s.Int(4, uint64(uint32(c.Bits)))
			continue
		}
		s.Int(8, c.Bits)
		if size == 16 {
			s.Int(8, 0)
		}
	}
}
