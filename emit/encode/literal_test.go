package encode_test

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"spillway/emit/asm"
	"spillway/emit/encode"
	"spillway/frame"
	"spillway/internal/risc"
	"spillway/ir"
	"spillway/mach"
	"spillway/object"
	"spillway/regalloc"
	"spillway/target"
)

// literalFunc returns a function with a frame and random blocks, some of them long, whose instructions load constants.
func literalFunc(t *testing.T, machine *target.Target, r *rand.Rand) *mach.Func {
	t.Helper()
	var b strings.Builder
	b.WriteString("func @f target risc stage allocated calls\n")
	blocks := 2 + r.IntN(8)
	constants := 1 + r.IntN(60)
	for i := range blocks {
		fmt.Fprintf(&b, "block %d freq %d loop 0\n", i, 1+r.IntN(100))
		for range r.IntN(1 + r.IntN(600)) {
			k := r.IntN(constants)
			switch r.IntN(9) {
			case 0:
				fmt.Fprintf(&b, "  @r0 = literal imm %d\n", k-3)
			case 1:
				fmt.Fprintf(&b, "  @r1 = literal.near imm %d\n", k-3)
			case 2:
				fmt.Fprintf(&b, "  @r2 = literal.sym imm %d sym @\"g\"\n", k%3)
			case 3:
				fmt.Fprintf(&b, "  @r2 = literal.less imm %d sym @\"g\"\n", k%3)
			case 4:
				b.WriteString("  @r1 = move @r0\n")
			case 5:
				b.WriteString("  call sym @\"h\"\n")
			default:
				b.WriteString("  @r0 = add @r0 @r1\n")
			}
		}
		switch r.IntN(4) {
		case 0:
			b.WriteString("  ret\n")
		case 1:
			fmt.Fprintf(&b, "  jump\n  -> %d() 1\n", 1+r.IntN(blocks-1))
		default:
			fmt.Fprintf(&b, "  br @r0 @r1 cond eq\n  -> %d() 0.1, %d() 0.9\n", 1+r.IntN(blocks-1), min(i+1, blocks-1))
		}
	}
	fs, err := mach.Parse("f.mach", b.String(), machine)
	if err != nil {
		t.Fatalf("%v in\n%s", err, &b)
	}
	f := fs[0]
	f.CalleeSaved = []regalloc.Reg{risc.LR}
	for id := range f.Blocks {
		f.Layout = append(f.Layout, mach.BlockID(id))
		if id > 0 && r.IntN(4) == 0 {
			f.Blocks[id].Align = 16
		}
	}
	f.ComputePreds()
	f.IR.Attrs.UWTable = true
	if err := frame.Insert(f, regalloc.Speed); err != nil {
		t.Fatal(err)
	}
	return f
}

// TestLiterals generates random functions for a machine with a short literal pool range. Each instruction must find its
// constant, both in the code and by the labels of the text, and control flow must be preserved.
func TestLiterals(t *testing.T) {
	machine := risc.Target()
	e, err := encode.New(machine)
	if err != nil {
		t.Fatal(err)
	}
	rounds := 100
	if testing.Short() {
		rounds = 30
	}
	var placer asm.Placer
	pools, islands := 0, 0
	for seed := range rounds {
		r := rand.New(rand.NewPCG(uint64(seed), 7))
		f := literalFunc(t, machine, r)
		instrs, blocks := instructions(f), len(f.Blocks)
		bound, _ := asm.ExactSize(f)
		if err := placer.Literals(f); err != nil {
			t.Fatal(err)
		}
		pools, islands = pools+len(f.Literals.Pools), islands+len(f.Blocks)-blocks
		if got := instructions(f); got != instrs+len(f.Blocks)-blocks {
			t.Fatalf("seed %d: %d instructions have become %d, with %d more blocks", seed, instrs, got, len(f.Blocks)-blocks)
		}
		if n := asm.Size(f); bound < n || bound > n+n/10+16*blocks {
			t.Errorf("%d bytes, before there were pools at most %d", n, bound)
		}
		if errs := mach.Verify(f, mach.Framed); len(errs) > 0 {
			t.Fatalf("seed %d: %v", seed, errs[0])
		}
		checkLiteralCode(t, e, f)
		checkLiteralText(t, f)
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
	t.Logf("%d pools, %d behind jumps of their own", pools, islands)
	if islands == 0 || islands == pools {
		t.Errorf("of %d pools, %d have jumps around them", pools, islands)
	}
}

func instructions(f *mach.Func) (n int) {
	for _, b := range f.Layout {
		n += len(f.Blocks[b].Instrs)
	}
	return n
}

// checkLiteralCode looks up the constants of f in its machine code, those with symbols in the object.
func checkLiteralCode(t *testing.T, e *encode.Encoder, f *mach.Func) {
	t.Helper()
	code, at, err := encode.List(e, f)
	if err != nil {
		t.Error(err)
		return
	}
	if n := asm.Size(f); n != len(code) {
		t.Errorf("%d bytes, predicted %d", len(code), n)
	}
	_, list := asm.NewPrinter(f.Target, asm.Options{}).List(f)
	relocs := literalRelocs(t, e, f)
	for i, l := range list {
		name := f.Target.Tiles[l.Instr.Tile].Name
		if !strings.HasPrefix(name, "literal") {
			continue
		}
		from := at[i][0]
		off := int64(binary.LittleEndian.Uint32(code[from:])&0x1ff) << 55 >> 53
		entry := from&^3 + off
		use := f.Target.Tiles[l.Instr.Tile].Literals()[0]
		if d := entry - from; entry%4 != 0 || d < int64(use.Lo) || d > int64(use.Hi) || entry < 0 || entry+4 > int64(len(code)) {
			t.Errorf("%s at %#x has its entry at %#x of %#x", name, from, entry, len(code))
			continue
		}
		want := object.Reloc{Offset: entry, Addend: l.Instr.Imm, Type: risc.RelocWord}
		if name == "literal.less" {
			want.Type, want.Addend = risc.RelocPCRel, want.Addend+entry-(from+4+8)
		}
		switch r, isReloc := relocs[entry]; {
		case l.Instr.Sym == nil:
			if got := int64(int32(binary.LittleEndian.Uint32(code[entry:]))); got != l.Instr.Imm || isReloc {
				t.Errorf("%s at %#x loads %d, want %d", name, from, got, l.Instr.Imm)
			}
		case r.Type != want.Type || r.Addend != want.Addend:
			t.Errorf("%s at %#x loads what has relocation %d with %d, want %d with %d", name, from, r.Type, r.Addend, want.Type, want.Addend)
		}
	}
}

// literalRelocs returns the relocations of the object of f alone, by offset.
func literalRelocs(t *testing.T, e *encode.Encoder, f *mach.Func) map[int64]object.Reloc {
	t.Helper()
	c, err := new(encode.Workspace).Func(e, f)
	if err != nil {
		t.Fatal(err)
	}
	o, err := e.Module(&ir.Module{Funcs: []*ir.Func{f.IR}}, []*encode.Code{c})
	if err != nil {
		t.Fatal(err)
	}
	relocs := make(map[int64]object.Reloc)
	for i := range o.Sections {
		if o.Sections[i].Name == ".text" {
			for _, r := range o.Sections[i].Relocs {
				relocs[r.Offset] = r
			}
		}
	}
	return relocs
}

var literalLoad = regexp.MustCompile(`\tldl r\d+, (\.LP\d+_f)\n`)

// checkLiteralText looks up the constants of f by the labels in its text, each of which must be defined once.
func checkLiteralText(t *testing.T, f *mach.Func) {
	t.Helper()
	text, list := asm.NewPrinter(f.Target, asm.Options{}).List(f)
	whole := string(text.Code)
	for _, l := range list {
		m := literalLoad.FindStringSubmatch(whole[l.From:l.To])
		if m == nil {
			continue
		}
		label := m[1] + ":\n\t.long\t"
		_, entry, _ := strings.Cut(whole, label)
		entry, _, _ = strings.Cut(entry, "\n")
		want := strconv.FormatUint(uint64(uint32(l.Instr.Imm)), 10)
		if l.Instr.Sym != nil {
			want = "g"
			if l.Instr.Imm != 0 {
				want = fmt.Sprintf("g%+d", l.Instr.Imm)
			}
			if strings.HasSuffix(f.Target.Tiles[l.Instr.Tile].Name, "less") {
				local, _, _ := strings.Cut(strings.Split(whole[l.From:l.To], "\n")[1], ":")
				want += "-(" + local + "+8)"
			}
		}
		if strings.Count(whole, label) != 1 || entry != want {
			t.Errorf("%s has %s %d times, with %q, want %q", whole[l.From:l.To], m[1], strings.Count(whole, label), entry, want)
			return
		}
	}
}

// TestLiteralsShared expects one entry for equal constants in range of it, after code that does not fall through.
func TestLiteralsShared(t *testing.T) {
	fs, err := mach.Parse("f.mach", `func @f target risc stage allocated
block 0 freq 1 loop 0
  @r0 = literal imm 100000
  @r1 = literal imm 200000
  @r2 = literal imm 100000
  br @r0 @r1 cond eq
  -> 1() 0.5, 2() 0.5
block 1 freq 1 loop 0
  @r1 = literal imm 200000
  ret
block 2 freq 1 loop 0
  @r1 = literal.sym imm 0 sym @"g"
  ret
`, risc.Target())
	if err != nil {
		t.Fatal(err)
	}
	f := fs[0]
	f.Layout = []mach.BlockID{0, 1, 2}
	f.ComputePreds()
	if err := frame.Insert(f, regalloc.Speed); err != nil {
		t.Fatal(err)
	}
	if err := new(asm.Placer).Literals(f); err != nil {
		t.Fatal(err)
	}
	const want = "\tldl r1, .LP2_f\n\tbx lr\n\t.balign\t4\n.LP0_f:\n\t.long\t100000\n.LP1_f:\n\t.long\t200000\n.LP2_f:\n\t.long\tg\n\t.cfi_endproc\n\t.size\tf, .-f\n"
	if got := string(asm.NewPrinter(f.Target, asm.Options{}).Func(f).Code); !strings.HasSuffix(got, want) {
		t.Errorf("%s, want it to end in\n%s", got, want)
	}
}
