package asm_test

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"spillway"
	"spillway/internal/leftout"
	"spillway/ir"
)

// object reads an object file.
func object(t testing.TB, name string) *elf.File {
	t.Helper()
	f, err := elf.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

// content returns the contents of symbol s, and the relocations in it as "symbol+addend" by offset.
func content(t testing.TB, f *elf.File, s elf.Symbol) ([]byte, map[int64]string) {
	t.Helper()
	sec := f.Sections[s.Section]
	data := make([]byte, s.Size)
	if sec.Type != elf.SHT_NOBITS {
		all, err := sec.Data()
		if err != nil {
			t.Fatal(err)
		}
		data = all[s.Value : s.Value+s.Size]
	}
	syms, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	relocs := make(map[int64]string)
	for _, r := range f.Sections {
		if r.Type != elf.SHT_RELA || int(r.Info) != int(s.Section) {
			continue
		}
		raw, err := r.Data()
		if err != nil {
			t.Fatal(err)
		}
		for ; len(raw) > 0; raw = raw[24:] {
			off := int64(binary.LittleEndian.Uint64(raw)) - int64(s.Value)
			info, add := binary.LittleEndian.Uint64(raw[8:]), int64(binary.LittleEndian.Uint64(raw[16:]))
			if off >= 0 && off < int64(s.Size) {
				relocs[off] = fmt.Sprintf("%s%+d", syms[info>>32-1].Name, add)
			}
		}
	}
	return data, relocs
}

func symbol(t testing.TB, f *elf.File, name string) elf.Symbol {
	t.Helper()
	syms, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(syms, func(s elf.Symbol) bool { return s.Name == name })
	if i < 0 {
		t.Fatalf("no symbol %q", name)
	}
	return syms[i]
}

// TestDataContent assembles variables of random bytes, runs of zeros and
// addresses, and reads them back.
func TestDataContent(t *testing.T) {
	leftout.Need(t, "cc")
	r := rand.New(rand.NewPCG(1, 2))
	m := &ir.Module{Name: "data"}
	ext := m.NewGlobal("ext", ir.I8, nil)
	ext.Declared = true
	every := make([]byte, 256)
	for i := range every {
		every[i] = byte(i)
	}
	all := []*ir.Data{
		{Size: 256, Bytes: every},
		{Size: 300, Bytes: every},
		{Size: 0},
		{Size: 1},
		{Size: 5, Bytes: []byte("text\x00")},
		{Size: 6, Bytes: []byte("te\"\\\n1")},
		{Size: 1 << 16},
	}
	for range 60 {
		d := &ir.Data{Size: 1 + r.Int64N(200)}
		for n := r.Int64N(d.Size + 1); n > 0; n-- {
			b := byte(r.Uint32())
			if r.IntN(2) == 0 {
				b = 0
			}
			d.Bytes = append(d.Bytes, b)
		}
		for at := r.Int64N(30); at+8 <= d.Size; at += 8 + r.Int64N(60) {
			d.Relocs = append(d.Relocs, ir.Reloc{Off: at, Size: 8, Sym: ext, Addend: r.Int64N(5) - 2})
			for i := at; i < min(at+8, int64(len(d.Bytes))); i++ {
				d.Bytes[i] = 0
			}
		}
		all = append(all, d)
	}
	for i, d := range all {
		g := m.NewGlobal(fmt.Sprintf("g%d", i), ir.ArrayOf(d.Size, ir.I8), d)
		g.Constant, g.UnnamedAddr, g.Align = i%2 == 0, i%3 != 0, int64(1)<<(i%6)
	}
	f := object(t, assemble(t, compile(t, m, spillway.Options{}).Assembly))
	for i, d := range all {
		s := symbol(t, f, fmt.Sprintf("g%d", i))
		if s.Size != uint64(d.Size) || s.Value%(1<<(i%6)) != 0 {
			t.Errorf("variable %d has size %d at %d, want %d", i, s.Size, s.Value, d.Size)
			continue
		}
		got, relocs := content(t, f, s)
		want := make([]byte, d.Size)
		copy(want, d.Bytes)
		if !bytes.Equal(got, want) {
			t.Errorf("variable %d is %x, want %x", i, got, want)
		}
		if len(relocs) != len(d.Relocs) {
			t.Errorf("variable %d has %d addresses, want %d", i, len(relocs), len(d.Relocs))
		}
		for _, r := range d.Relocs {
			if want := fmt.Sprintf("ext%+d", r.Addend); relocs[r.Off] != want {
				t.Errorf("variable %d at %d has address %s, want %s", i, r.Off, relocs[r.Off], want)
			}
		}
	}
}

// TestSymbols compares binding, visibility, type and section of symbols with the program.
func TestSymbols(t *testing.T) {
	leftout.Need(t, "cc")
	const text = `
$group = comdat any
$"odd group" = comdat any
@global = global i32 1
@constant = constant i32 1
@static = internal global i32 1
@weak = weak global i32 1
@hidden = hidden global i32 1
@protected = protected global i32 1
@zero = global [9 x i32] zeroinitializer
@tls = thread_local global i32 1
@tlszero = thread_local global i32 0
@common = common global i64 0, align 8
@text = private unnamed_addr constant [3 x i8] c"hi\00"
@pointer = constant ptr @text
@named = global i32 1, section "mine"
@named2 = constant i32 2, section "mine"
@odd = constant i32 2, section "odd name"
@tlsnamed = thread_local global i32 2, section "minetls"
@grouped = linkonce_odr global i32 1, comdat($group)
@grouped2 = linkonce_odr constant [2 x i8] c"a\00", comdat($"odd group"), section "rosec"
@alias = alias i32, ptr @global
@weakalias = weak hidden alias i32, ptr getelementptr (i8, ptr @zero, i64 4)
@absent = extern_weak global i32
declare extern_weak void @nofunc()
@uses = global [2 x ptr] [ptr @absent, ptr @nofunc]
define void @func() { ret void }
define internal void @local() { ret void }
define private void @nameless() { ret void }
define weak_odr hidden void @weakfunc() { ret void }
define linkonce_odr void @groupfunc() comdat($group) { ret void }
define void @mytext() section "code" { ret void }
@funcalias = alias void (), ptr @func
@keep = global [3 x ptr] [ptr @local, ptr @nameless, ptr @mytext]
`
	f := object(t, assemble(t, compileText(t, "symbols.ll", text, spillway.Options{}).Assembly))
	for _, c := range []struct {
		name       string
		bind       elf.SymBind
		kind       elf.SymType
		visibility elf.SymVis
		section    string
		flags      elf.SectionFlag
	}{
		{"global", elf.STB_GLOBAL, elf.STT_OBJECT, elf.STV_DEFAULT, ".data", elf.SHF_ALLOC | elf.SHF_WRITE},
		{"constant", elf.STB_GLOBAL, elf.STT_OBJECT, elf.STV_DEFAULT, ".rodata", elf.SHF_ALLOC},
		{"static", elf.STB_LOCAL, elf.STT_OBJECT, elf.STV_DEFAULT, ".data", elf.SHF_ALLOC | elf.SHF_WRITE},
		{"weak", elf.STB_WEAK, elf.STT_OBJECT, elf.STV_DEFAULT, ".data", elf.SHF_ALLOC | elf.SHF_WRITE},
		{"hidden", elf.STB_GLOBAL, elf.STT_OBJECT, elf.STV_HIDDEN, ".data", elf.SHF_ALLOC | elf.SHF_WRITE},
		{"protected", elf.STB_GLOBAL, elf.STT_OBJECT, elf.STV_PROTECTED, ".data", elf.SHF_ALLOC | elf.SHF_WRITE},
		{"zero", elf.STB_GLOBAL, elf.STT_OBJECT, elf.STV_DEFAULT, ".bss", elf.SHF_ALLOC | elf.SHF_WRITE},
		{"tls", elf.STB_GLOBAL, elf.STT_TLS, elf.STV_DEFAULT, ".tdata", elf.SHF_ALLOC | elf.SHF_WRITE | elf.SHF_TLS},
		{"tlszero", elf.STB_GLOBAL, elf.STT_TLS, elf.STV_DEFAULT, ".tbss", elf.SHF_ALLOC | elf.SHF_WRITE | elf.SHF_TLS},
		{"pointer", elf.STB_GLOBAL, elf.STT_OBJECT, elf.STV_DEFAULT, ".data.rel.ro", elf.SHF_ALLOC | elf.SHF_WRITE},
		{"named", elf.STB_GLOBAL, elf.STT_OBJECT, elf.STV_DEFAULT, "mine", elf.SHF_ALLOC | elf.SHF_WRITE},
		{"named2", elf.STB_GLOBAL, elf.STT_OBJECT, elf.STV_DEFAULT, "mine", elf.SHF_ALLOC | elf.SHF_WRITE},
		{"odd", elf.STB_GLOBAL, elf.STT_OBJECT, elf.STV_DEFAULT, "odd name", elf.SHF_ALLOC},
		{"tlsnamed", elf.STB_GLOBAL, elf.STT_TLS, elf.STV_DEFAULT, "minetls", elf.SHF_ALLOC | elf.SHF_WRITE | elf.SHF_TLS},
		{"grouped", elf.STB_WEAK, elf.STT_OBJECT, elf.STV_DEFAULT, ".data.grouped", elf.SHF_ALLOC | elf.SHF_WRITE | elf.SHF_GROUP},
		{"grouped2", elf.STB_WEAK, elf.STT_OBJECT, elf.STV_DEFAULT, "rosec", elf.SHF_ALLOC | elf.SHF_GROUP},
		{"alias", elf.STB_GLOBAL, elf.STT_OBJECT, elf.STV_DEFAULT, ".data", elf.SHF_ALLOC | elf.SHF_WRITE},
		{"weakalias", elf.STB_WEAK, elf.STT_OBJECT, elf.STV_HIDDEN, ".bss", elf.SHF_ALLOC | elf.SHF_WRITE},
		{"func", elf.STB_GLOBAL, elf.STT_FUNC, elf.STV_DEFAULT, ".text", elf.SHF_ALLOC | elf.SHF_EXECINSTR},
		{"local", elf.STB_LOCAL, elf.STT_FUNC, elf.STV_DEFAULT, ".text", elf.SHF_ALLOC | elf.SHF_EXECINSTR},
		{"weakfunc", elf.STB_WEAK, elf.STT_FUNC, elf.STV_HIDDEN, ".text", elf.SHF_ALLOC | elf.SHF_EXECINSTR},
		{"groupfunc", elf.STB_WEAK, elf.STT_FUNC, elf.STV_DEFAULT, ".text.groupfunc", elf.SHF_ALLOC | elf.SHF_EXECINSTR | elf.SHF_GROUP},
		{"mytext", elf.STB_GLOBAL, elf.STT_FUNC, elf.STV_DEFAULT, "code", elf.SHF_ALLOC | elf.SHF_EXECINSTR},
		{"funcalias", elf.STB_GLOBAL, elf.STT_FUNC, elf.STV_DEFAULT, ".text", elf.SHF_ALLOC | elf.SHF_EXECINSTR},
	} {
		s := symbol(t, f, c.name)
		sec := f.Sections[s.Section]
		if elf.ST_BIND(s.Info) != c.bind || elf.ST_TYPE(s.Info) != c.kind || elf.ST_VISIBILITY(s.Other) != c.visibility || sec.Name != c.section || sec.Flags != c.flags {
			t.Errorf("@%s: %s %s %s in %s %s, want %s %s %s in %s %s", c.name,
				elf.ST_BIND(s.Info), elf.ST_TYPE(s.Info), elf.ST_VISIBILITY(s.Other), sec.Name, sec.Flags,
				c.bind, c.kind, c.visibility, c.section, c.flags)
		}
	}
	if s := symbol(t, f, "common"); s.Section != elf.SHN_COMMON || s.Size != 8 || s.Value != 8 {
		t.Errorf("@common: %+v", s)
	}
	for _, name := range []string{"absent", "nofunc"} {
		if s := symbol(t, f, name); s.Section != elf.SHN_UNDEF || elf.ST_BIND(s.Info) != elf.STB_WEAK {
			t.Errorf("@%s: %+v", name, s)
		}
	}
	if got := symbol(t, f, "weakalias").Value - symbol(t, f, "zero").Value; got != 4 {
		t.Errorf("@weakalias is %d bytes into @zero, want 4", got)
	}
	syms, _ := f.Symbols()
	for _, s := range syms {
		if s.Name == "text" || s.Name == "nameless" || strings.HasPrefix(s.Name, ".L") {
			t.Errorf("private symbol %q in the object", s.Name)
		}
	}
}

// oddNames are names that an assembler could misparse.
var oddNames = []string{
	"a b", "a_20b", "a$20b", "semi;colon", "at@version", "comma,name", `quo"te`, `back\slash`, "1digit", "é", "a-b", "a+1", "(x)",
	"rax", "$5", "sym:got", "#hash", "/*c*/", "main.(*T).Method", "F[go.shape.int,string]", "struct{a int; b string}", "b 'q'", ".dot", "=", "*",
}

// TestOddNames compiles functions and variables of odd names, with blocks,
// switches, calls and references between them, and links and runs the program.
func TestOddNames(t *testing.T) {
	leftout.Need(t, "cc")
	escape := func(s string) string {
		s = strings.ReplaceAll(s, `\`, `\5C`)
		return strings.ReplaceAll(s, `"`, `\22`)
	}
	var b strings.Builder
	p := func(format string, args ...any) { fmt.Fprintf(&b, format, args...) }
	linkages := []string{"", "internal ", "private ", "hidden ", "weak "}
	for i, n := range oddNames {
		q := escape(n)
		p("@\"v%s\" = %sglobal i32 %d\n", q, linkages[i%5], i)
		p("@\"p%s\" = %sglobal ptr @\"v%s\"\n", q, linkages[(i+1)%5], q)
		p("define %si32 @\"%s\"(i32 %%x) noinline {\n %%g = load ptr, ptr @\"p%s\"\n %%v = load i32, ptr %%g\n", linkages[(i+2)%5], q, q)
		p(" switch i32 %%x, label %%d [i32 1, label %%a i32 2, label %%b i32 3, label %%c i32 4, label %%e i32 5, label %%f]\n")
		for k, l := range "abcdef" {
			p("%c:\n store volatile i32 %d, ptr @\"v%s\"\n ret i32 %%v\n", l, k*1000, q)
		}
		p("}\n")
	}
	p("define i32 @main() {\n")
	sum := "0"
	total := 0
	for i, n := range oddNames {
		p(" %%c%d = call i32 @\"%s\"(i32 %d)\n %%s%d = add i32 %s, %%c%d\n", i, escape(n), i%7, i, sum, i)
		p(" %%w%d = load i32, ptr @\"v%s\"\n %%t%d = add i32 %%s%d, %%w%d\n", i, escape(n), i, i, i)
		sum = fmt.Sprintf("%%t%d", i)
		total += i + 1000*[]int{3, 0, 1, 2, 4, 5, 3}[i%7]
	}
	p(" %%r = icmp ne i32 %s, %d\n %%z = zext i1 %%r to i32\n ret i32 %%z\n}\n", sum, total)
	o := assemble(t, compileText(t, "names.ll", b.String(), spillway.Options{}).Assembly)
	f := object(t, o)
	for i, n := range oddNames {
		if linkages[(i+2)%5] != "private " {
			symbol(t, f, n)
		}
	}
	prog := filepath.Join(t.TempDir(), "prog")
	if out, err := exec.Command("cc", "-o", prog, o).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if out, err := exec.Command(prog).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// TestPrivateNames expects private symbols with names like labels not to clash with these.
func TestPrivateNames(t *testing.T) {
	leftout.Need(t, "cc")
	const text = `
@C8_4010000000000000 = private global i32 1
@B1_main = private global i32 1
@BB = private global i32 1
@ZBB = private global i32 1
@.BB = private global i32 1
define double @main(double %x, i1 %c) {
  br i1 %c, label %a, label %b
a:
  store volatile i32 2, ptr @C8_4010000000000000
  store volatile i32 2, ptr @B1_main
  store volatile i32 2, ptr @BB
  store volatile i32 2, ptr @ZBB
  store volatile i32 2, ptr @.BB
  br label %b
b:
  %y = fadd double %x, 4.0
  ret double %y
}`
	assemble(t, compileText(t, "private.ll", text, spillway.Options{}).Assembly)
}

// TestGroups links two modules with the same comdat function, jump table
// included: one of them is discarded, and nothing may refer to it.
func TestGroups(t *testing.T) {
	leftout.Need(t, "cc")
	const common = `
$pick = comdat any
@count = linkonce_odr global i32 0, comdat($pick)
define linkonce_odr i32 @pick(i32 %x) comdat {
  switch i32 %x, label %d [i32 1, label %a i32 2, label %b i32 3, label %c i32 4, label %e i32 5, label %f]
a:
  store volatile i32 10, ptr @count
  ret i32 11
b:
  store volatile i32 20, ptr @count
  ret i32 22
c:
  store volatile i32 30, ptr @count
  ret i32 33
d:
  ret i32 0
e:
  store volatile i32 40, ptr @count
  ret i32 44
f:
  store volatile i32 50, ptr @count
  ret i32 55
}
`
	one := compileText(t, "one.ll", common+"define i32 @one(i32 %x) {\n %r = call i32 @pick(i32 %x)\n ret i32 %r\n}", spillway.Options{})
	two := compileText(t, "two.ll", common+`declare i32 @one(i32)
define i32 @main() {
  %a = call i32 @one(i32 3)
  %b = call i32 @pick(i32 5)
  %s = add i32 %a, %b
  %r = sub i32 %s, 88
  ret i32 %r
}`, spillway.Options{})
	prog := filepath.Join(t.TempDir(), "prog")
	if out, err := exec.Command("cc", "-o", prog, assemble(t, one.Assembly), assemble(t, two.Assembly)).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if out, err := exec.Command(prog).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
