package risc_test

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"strings"
	"testing"

	"spillway/emit/encode"
	"spillway/frame"
	"spillway/internal/risc"
	"spillway/ir"
	"spillway/link"
	"spillway/mach"
	"spillway/object"
	elfobj "spillway/object/elf"
	"spillway/regalloc"
)

// code returns the object of the functions in text, which names data of the module.
func code(t *testing.T, text string, globals ...*ir.Global) *object.File {
	t.Helper()
	machine := risc.Target()
	e, err := encode.New(machine)
	if err != nil {
		t.Fatal(err)
	}
	m := &ir.Module{Name: "risc.o", Globals: globals}
	fs, err := mach.Parse("risc.mach", text, machine)
	if err != nil {
		t.Fatal(err)
	}
	var codes []*encode.Code
	var ws encode.Workspace
	for _, f := range fs {
		for i := range f.Blocks {
			f.Layout = append(f.Layout, mach.BlockID(i))
		}
		if err := frame.Insert(f, regalloc.Speed); err != nil {
			t.Fatal(err)
		}
		m.Funcs = append(m.Funcs, f.IR)
		c, err := ws.Func(e, f)
		if err != nil {
			t.Fatal(err)
		}
		codes = append(codes, c)
	}
	f, err := e.Module(m, codes)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// reread writes f and reads it again.
func reread(t *testing.T, f *object.File) *object.File {
	t.Helper()
	b, err := elfobj.Append(nil, f)
	if err == nil {
		f, err = elfobj.Read(f.Name, b, risc.Object)
	}
	if err != nil {
		t.Fatal(err)
	}
	return f
}

const program = `func @_start target risc stage allocated calls
block 0 freq 1 loop 0
  @r4 = address imm 20 sym @"data"
  @r5 = const imm 1234567890
  @r6 = const imm -3
  call @r0 sym @"far"
  ret @r4
func @far target risc stage allocated
block 0 freq 1 loop 0
  br @r0 @r1 cond eq
  -> 2() 0.1, 1() 0.9
block 1 freq 1 loop 0
` + "\n"

// An image is a linked program as it is in memory from the base on.
type image struct {
	b []byte
	f map[string]int64 // addresses of symbols
}

// loaded returns the image of a program.
func loaded(t *testing.T, program []byte) *image {
	f, err := elf.NewFile(bytes.NewReader(program))
	if err != nil {
		t.Fatal(err)
	}
	list, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	m := &image{f: map[string]int64{}}
	for _, s := range list {
		m.f[s.Name] = int64(s.Value)
	}
	for _, p := range f.Progs {
		if p.Type != elf.PT_LOAD {
			continue
		}
		at := p.Vaddr - uint64(risc.Object.Link.Base)
		m.b = append(m.b, make([]byte, at+p.Memsz-uint64(len(m.b)))...)
		copy(m.b[at:], program[p.Off:p.Off+p.Filesz])
	}
	return m
}

// word returns the 32 bits at an address.
func (m *image) word(at int64) uint32 {
	return binary.LittleEndian.Uint32(m.b[at-risc.Object.Link.Base:])
}

// TestEncodeAndLink takes relocations of every kind of field from the encoder through a file to the linker, and reads
// what the instructions mean in the end.
func TestEncodeAndLink(t *testing.T) {
	var body strings.Builder
	body.WriteString(program)
	body.WriteString(strings.Repeat("  @r0 = add @r0 @r1\n", 70))
	body.WriteString("  jump\n  -> 2() 1\nblock 2 freq 1 loop 0\n  ret @r0\n")
	f := reread(t, code(t, body.String()))
	types := map[uint32]int{}
	for _, s := range f.Sections {
		for _, r := range s.Relocs {
			types[r.Type]++
		}
	}
	// The call is to a function that another file may replace; jumps are done.
	for typ, n := range map[uint32]int{risc.RelocPage: 1, risc.RelocLow: 1, risc.RelocLit20: 1, risc.RelocCall: 1, risc.RelocBranch: 0, risc.RelocJump: 0} {
		if types[typ] != n {
			t.Errorf("%d relocations %s, want %d", types[typ], risc.Object.Relocs[typ].Name, n)
		}
	}
	data := &object.File{Name: "data.o", Format: risc.Object,
		Sections: []object.Section{{Name: ".data", Attrs: object.Loaded | object.Writable, Align: 4096, Data: make([]byte, 9000), Size: 9000,
			Relocs: []object.Reloc{{Offset: 0, Type: risc.RelocHigh, Symbol: 0, Addend: 0x7ff}, {Offset: 4, Type: risc.RelocLow12S, Symbol: 0, Addend: 0x7ff}, {Offset: 8, Type: risc.RelocWord, Symbol: 0}}}},
		Symbols: []object.Symbol{{Name: "data", Section: 0, Value: 4096 + 4, Size: 4, Bind: object.BindGlobal, Type: object.TypeData}}}
	out, err := link.Link([]link.Input{{Object: f}, {Object: reread(t, data)}}, link.Options{Format: risc.Object, Kind: link.Static})
	if err != nil {
		t.Fatal(err)
	}
	m := loaded(t, out)
	at, values := m.f["_start"], m.f["data"]
	// push lr; push r4; then the program.
	for m.word(at)>>24 != 0x01 {
		if at += 2; at > m.f["_start"]+16 {
			t.Fatalf("no adrp: % x", m.b[m.f["_start"]-risc.Object.Link.Base:][:60])
		}
	}
	page := m.word(at)
	low := m.word(at + 4)
	got := at&^0xfff + int64(int32(page<<14|page>>18&3<<12)) + int64(low&0xfff)
	if want := values + 20; got != want {
		t.Errorf("adrp and add make 0x%x, want 0x%x", got, want)
	}
	literal := m.word(at + 8)
	if v := m.word(at + 8 + int64(int32(literal<<12)>>12)*4); v != 1234567890 {
		t.Errorf("the literal is %d", v)
	}
	if v := m.word(at + 12); v&0xfffff != 0xffffd {
		t.Errorf("mov of -3 is %#x", v)
	}
	if v, far := m.word(at+16), m.f["far"]; at+16+int64(int32(v<<8)>>8)*2 != far {
		t.Errorf("call %#x at %#x, want to %#x", v, at+16, far)
	}
	high, lows, whole := m.word(values-4100), m.word(values-4096), m.word(values-4092)
	if v := int64(high<<12) + int64(int32(lows)>>25<<5|int32(lows>>7&31)); v != values+0x7ff || high == 0 {
		t.Errorf("high and low make %#x, want %#x", v, values+0x7ff)
	}
	if int64(whole) != values {
		t.Errorf("the word is %#x, want %#x", whole, values)
	}
	branch := m.word(m.f["far"])
	back := m.word(m.f["far"] + 4) // the jump that the branch, the other way around, skips: 70 instructions do not fit into its field
	if branch>>24 != 0x18 || branch>>8&0xf != uint32(ir.NE) || branch&0xff != 2 || back>>24 != 0x03 {
		t.Errorf("branch %#x, %#x", branch, back)
	}
	if to := m.f["far"] + 8 + int64(int32(back<<8)>>8)*2; binary.LittleEndian.Uint16(m.b[to-risc.Object.Link.Base:]) != 0xe000 {
		t.Errorf("the branch leads to %#x, where no return is", to)
	}
}

// TestOutOfRange expects values that do not fit to be errors that name the section and the symbol, and nothing written.
func TestOutOfRange(t *testing.T) {
	for _, c := range []struct {
		typ   uint32
		value int64
		want  string // "": it fits
	}{
		{risc.RelocCall, risc.Object.Link.Base + 1<<24 + 1<<16, "far.o: .text+0x0: R_RISC_CALL of symbol there: 0x100"},
		{risc.RelocCall, risc.Object.Link.Base + 1<<23, ""},
		{risc.RelocCall, risc.Object.Link.Base + 1<<23 + 1, "is not a multiple of 2"},
		{risc.RelocBranch, 0, "R_RISC_BRANCH of symbol there: -0x"},
		{risc.RelocPage, 1<<31 - 1, ""},
		{risc.RelocPage, 1<<31 + 1<<20, "R_RISC_PAGE of symbol there: 0x800"},
		{risc.RelocLit20, 1 << 20, ""},
		{risc.RelocLit20, 1<<20 + 2, "is not a multiple of 4"},
		{risc.RelocLow, 1 << 40, ""},
	} {
		f := &object.File{Name: "far.o", Format: risc.Object,
			Sections: []object.Section{{Name: ".text", Attrs: object.Loaded | object.Executable, Align: 4, Data: make([]byte, 4), Size: 4, Relocs: []object.Reloc{{Type: c.typ, Symbol: 1}}}},
			Symbols:  []object.Symbol{{Name: "_start", Section: 0, Bind: object.BindGlobal, Type: object.TypeFunc}, {Name: "there", Section: object.Absolute, Value: c.value, Bind: object.BindGlobal}}}
		_, err := link.Link([]link.Input{{Object: f}}, link.Options{Format: risc.Object, Kind: link.Static})
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s of %#x: %v", risc.Object.Relocs[c.typ].Name, c.value, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s of %#x: %v, want %q", risc.Object.Relocs[c.typ].Name, c.value, err, c.want)
		}
	}
}

// TestVeneers links calls to functions that are further away than a call reaches, in both directions: they go by veneers, of
// which calls near each other share one.
func TestVeneers(t *testing.T) {
	const size = 9 << 20 // a call reaches 16 MB
	f := &object.File{Name: "far.o", Format: risc.Object}
	for i := range 5 {
		f.Sections = append(f.Sections, object.Section{Name: ".text", Attrs: object.Loaded | object.Executable, Align: 4, Data: make([]byte, size), Size: size})
		f.Symbols = append(f.Symbols, object.Symbol{Name: []string{"_start", "b", "c", "d", "e"}[i], Section: object.SectionID(i), Bind: object.BindGlobal, Type: object.TypeFunc})
	}
	call := func(section, offset int, to object.SymbolID) {
		s := &f.Sections[section]
		s.Data[offset+3] = 2 // bl
		s.Relocs = append(s.Relocs, object.Reloc{Offset: int64(offset), Type: risc.RelocCall, Symbol: to})
	}
	call(0, 0, 1)
	call(0, 100, 4)
	call(0, 200, 4)
	call(0, size-8, 4)
	call(2, 0, 4)
	call(4, 8, 0)
	call(4, 16, 3)
	out, err := link.Link([]link.Input{{Object: f}}, link.Options{Format: risc.Object, Kind: link.Static})
	if err != nil {
		t.Fatal(err)
	}
	m := loaded(t, out)
	via := map[int64]bool{}
	for _, c := range []struct {
		from   string
		offset int64
		to     string
		direct bool
	}{{"_start", 0, "b", true}, {"_start", 100, "e", false}, {"_start", 200, "e", false}, {"_start", size - 8, "e", false}, {"c", 0, "e", false}, {"e", 8, "_start", false}, {"e", 16, "d", true}} {
		at := m.f[c.from] + c.offset
		to := at + int64(int32(m.word(at)<<8)>>8)*2
		if !c.direct {
			if m.word(to)>>24 != 1 || m.word(to+4)>>24 != 0x10 {
				t.Errorf("%s+%#x calls %#x, where no veneer is", c.from, c.offset, to)
				continue
			}
			via[to] = true
			page, low := m.word(to), m.word(to+4)
			to = to&^0xfff + int64(int32(page<<14|page>>18&3<<12)) + int64(low&0xfff)
		}
		if to != m.f[c.to] {
			t.Errorf("%s+%#x calls %#x, want %s at %#x", c.from, c.offset, to, c.to, m.f[c.to])
		}
	}
	if len(via) != 2 { // there and back
		t.Errorf("%d veneers", len(via))
	}
}
