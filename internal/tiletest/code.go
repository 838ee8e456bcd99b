package tiletest

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"testing"

	"spillway/ir"
	"spillway/target"
)

// CheckCode assembles random instances of all tiles of m, and those with each register
// of each operand, and compares what m.Code makes of them with the assembler's bytes
// and relocations. The flags are for cc.
func CheckCode(t *testing.T, m *target.Target, flags ...string) {
	t.Helper()
	if err := m.Complete(); err != nil {
		t.Fatal(err)
	}
	g := &Generator{Target: m, Rand: rand.New(rand.NewPCG(3, 4))}
	c := &codeCheck{t: t, m: m}
	c.text.WriteString(m.Syntax.Header)
	for i := range m.Tiles {
		tile := &m.Tiles[i]
		c.tile(tile, g)
	}
	c.compare(flags)
}

// A codeCheck collects instructions and both encodings.
type codeCheck struct {
	t         *testing.T
	m         *target.Target
	text      bytes.Buffer
	constants Pool
	instances []encoded
}

type encoded struct {
	tile target.TileID
	text string
	code target.Code
	long bool
}

// tile adds instances of a tile.
func (c *codeCheck) tile(tile *target.Tile, g *Generator) {
	var forms [4][]target.LineCoder
	for falls := range forms {
		lines := tile.Lines(int8(falls))
		forms[falls] = make([]target.LineCoder, len(lines))
		for k := range lines {
			if lines[k].Enc.Label != "" {
				continue
			}
			f, err := c.m.Code.Line(tile, &lines[k])
			if err != nil {
				c.t.Fatal(err)
			}
			forms[falls][k] = f
		}
	}
	count := 10
	if tile.Mem >= 0 || tile.Imm >= 0 {
		count = 20
	}
	for range count {
		p := g.Assignment(tile)
		c.instance(tile, p, forms[p.Falls], g.Rand.IntN(2) == 0)
	}
}

// instance adds one instance; got says that a symbol in its address is the entry in the
// global offset table, if it can be: relative to the program counter or else with a
// base, since the assembler has no short form for it.
func (c *codeCheck) instance(tile *target.Tile, p target.Assignment, forms []target.LineCoder, got bool) {
	i := len(c.instances)
	got = got && p.Sym && !p.Thread && p.Off == 0 && c.m.Object.Rela == (p.Base < 0 && p.Index < 0)
	if tile.Flags&target.TileCall != 0 && p.ImmSym && !c.m.Object.Rela {
		p.Imm = 0 // the assembler forgets what is added to an entry of the procedure linkage table
	}
	names := target.Names{Sym: "symbol", Table: "table", Local: fmt.Sprintf(".L%d_", i), Pool: c.constants.Label, PLT: true, GOT: got}
	end := fmt.Sprintf("e%d", i)
	names.Succ = [2]string{end, end}
	if p.Long {
		names.Succ = [2]string{"far", "far"}
	}
	in := Instance{Tile: tile.ID, At: p}
	e := encoded{tile: tile.ID, text: in.Lines(c.m, &names), long: p.Long, code: target.Code{PLT: true, GOT: got}}
	lines := tile.Lines(p.Falls)
	var locals [10]int
	for k := range lines {
		if l := lines[k].Enc.Label; l != "" {
			locals[l[1]-'0'] = len(e.code.Bytes)
			continue
		}
		forms[k].Append(&e.code, &p)
	}
	e.finish(c.m, &locals)
	if want := c.m.Bytes(tile.ID, &p); want != len(e.code.Bytes) {
		c.t.Errorf("%s: %d bytes predicted, %d encoded (% x):\n%s", tile.Name, want, len(e.code.Bytes), e.code.Bytes, e.text)
	}
	fmt.Fprintf(&c.text, "%sb%d:\n%s%s:\n%s", aligned(c.m), i, e.text, end, in.Literals)
	c.instances = append(c.instances, e)
}

// finish fills in the fields determined by the tile alone.
func (e *encoded) finish(m *target.Target, locals *[10]int) {
	keep, literals := e.code.Fixups[:0], int64(len(e.code.Bytes)) // where the next one is
	if m.Literals != nil {
		literals = ir.RoundUp(literals, m.Literals.Align)
	}
	for _, x := range e.code.Fixups {
		v := x.Addend
		switch x.Kind {
		case target.FixLocal:
			v += int64(locals[x.N] - x.At)
		case target.FixLiteral:
			v += literals
			if r := m.Object.Reloc(x.Reloc); r != nil {
				v = r.Relative(v, int64(x.At))
			}
			literals += 4
		case target.FixSucc:
			if e.long {
				keep = append(keep, x)
				continue
			}
			v += int64(len(e.code.Bytes) - x.At)
		case target.FixGOTBase:
			x.Addend = int64(x.At - locals[x.N])
			keep = append(keep, x)
			continue
		default:
			keep = append(keep, x)
			continue
		}
		if r := m.Object.Reloc(x.Reloc); r != nil && r.Field != nil {
			r.Put(e.code.Bytes[x.At:], v)
			continue
		}
		put(e.code.Bytes[x.At:], int(x.Size), v)
	}
	e.code.Fixups = keep
}

func put(b []byte, size int, v int64) {
	for i := range size {
		b[i] = byte(v >> (8 * i))
	}
}

// compare assembles the text and compares.
func (c *codeCheck) compare(flags []string) {
	t := c.t
	c.text.WriteString("\t.skip 1000\n\t.globl far\n\t.data\n")
	c.text.WriteString(c.constants.Text())
	name := Assemble(t, c.text.Bytes(), flags...)
	at := symbols(t, name)
	f, err := elf.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	code, err := f.Section(".text").Data()
	if err != nil {
		t.Fatal(err)
	}
	relocs := relocations(t, f, c.m)
	wrong := 0
	for i := range c.instances {
		e := &c.instances[i]
		from, to := int(at[fmt.Sprintf("b%d", i)]), int(at[fmt.Sprintf("e%d", i)])
		if msg := e.differs(c, code[from:to], from, relocs); msg != "" {
			t.Errorf("%s: %s\n%s", c.m.Tiles[e.tile].Name, msg, e.text)
			if wrong++; wrong > 30 {
				t.FailNow()
			}
		}
	}
}

// differs returns how e differs from the assembler's bytes, which start at from.
func (e *encoded) differs(c *codeCheck, want []byte, from int, relocs map[int]relocation) string {
	got := bytes.Clone(e.code.Bytes)
	for _, x := range e.code.Fixups {
		r, ok := relocs[from+x.At]
		if !ok {
			return fmt.Sprintf("no relocation at %d", x.At)
		}
		if r.kind != x.Reloc {
			return fmt.Sprintf("relocation %d, want %d", x.Reloc, r.kind)
		}
		addend := x.Addend
		symbol := map[target.FixupKind]string{target.FixSymbol: "symbol", target.FixSucc: "far", target.FixTable: "table", target.FixGOTBase: "_GLOBAL_OFFSET_TABLE_",
			target.FixTLSGet: c.m.Syntax.TLSGet}[x.Kind]
		if x.Kind == target.FixPool { // in the section .data
			symbol = ""
			addend += int64(c.constants.offset(int(x.N), x.Bits))
		}
		if r.symbol != symbol || r.addend != addend {
			return fmt.Sprintf("relocation to %q%+d, want %q%+d", symbol, addend, r.symbol, r.addend)
		}
		if r := c.m.Object.Reloc(x.Reloc); r != nil && r.Field != nil {
			r.Put(got[x.At:], 0) // the rest of the instruction counts
			r.Put(want[x.At:], 0)
			continue
		}
		put(got[x.At:], int(x.Size), 0)
		put(want[x.At:], int(x.Size), 0)
	}
	if !bytes.Equal(got, want) {
		return fmt.Sprintf("% x, want % x", got, want)
	}
	return ""
}

type relocation struct {
	symbol string
	kind   uint32
	addend int64
}

// relocations returns those of the section .text by offset.
func relocations(t *testing.T, f *elf.File, m *target.Target) map[int]relocation {
	t.Helper()
	syms, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	text, _ := f.Section(".text").Data()
	out := make(map[int]relocation)
	name := func(i uint32) string { return syms[i-1].Name }
	order := binary.LittleEndian
	if s := f.Section(".rela.text"); s != nil {
		data, _ := s.Data()
		for wide := f.Class == elf.ELFCLASS64; len(data) > 0; {
			if wide {
				info := order.Uint64(data[8:])
				out[int(order.Uint64(data))] = relocation{name(uint32(info >> 32)), uint32(info), int64(order.Uint64(data[16:]))}
				data = data[24:]
				continue
			}
			info := order.Uint32(data[4:])
			out[int(order.Uint32(data))] = relocation{name(info >> 8), info & 255, int64(int32(order.Uint32(data[8:])))}
			data = data[12:]
		}
	}
	if s := f.Section(".rel.text"); s != nil {
		data, _ := s.Data()
		for ; len(data) >= 8; data = data[8:] {
			at, info := int(order.Uint32(data)), order.Uint32(data[4:])
			addend := int64(int32(order.Uint32(text[at:])))
			if r := m.Object.Reloc(info & 255); r != nil && r.Field != nil {
				addend = r.Get(text[at:])
			}
			out[at] = relocation{name(info >> 8), info & 255, addend}
		}
	}
	return out
}
