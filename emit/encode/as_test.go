package encode_test

import (
	"bytes"
	"context"
	"debug/dwarf"
	"debug/elf"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strconv"
	"strings"
	"testing"

	"spillway"
	"spillway/internal/leftout"
	"spillway/llvmir"
	elfobj "spillway/object/elf"
	"spillway/target"
)

// both compiles a module, and returns the assembler's and the encoder's object.
func both(t *testing.T, name string, text []byte, triple string, opts spillway.Options) (want, got *elf.File) {
	t.Helper()
	compile := func(stage spillway.Stage) *spillway.Output {
		m, err := llvmir.ParseFor(name, text, triple)
		if err != nil {
			t.Fatal(err)
		}
		opts.Stage = stage
		out, err := spillway.Compile(context.Background(), m, opts)
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	out, made := compile(spillway.ToAssembly), compile(spillway.ToObject)
	for i, f := range out.Funcs {
		if got, n := made.Stats[i].Bytes, out.Stats[i].Bytes; got != n || out.Stats[i].BytesBound {
			t.Errorf("@%s: %d bytes, %d predicted", f.Name, got, n)
		}
	}
	dir := t.TempDir()
	data, err := elfobj.Append(nil, made.Object)
	if err != nil {
		t.Fatal(err)
	}
	ours := filepath.Join(dir, "ours.o")
	write(t, ours, data)
	src := filepath.Join(dir, "a.s")
	write(t, src, withFarJumps(out.Assembly))
	leftout.Need(t, "cc")
	theirs := filepath.Join(dir, "theirs.o")
	if msg, err := exec.Command("cc", append(slices.Clone(out.Target.Driver), "-c", src, "-o", theirs)...).CombinedOutput(); err != nil {
		t.Fatalf("cc: %v\n%.2000s", err, msg)
	}
	return open(t, theirs), open(t, ours)
}

// withFarJumps makes the assembler keep jumps to other functions long, except tail calls at the end of a function: it
// would shorten all in range, which is unknown while functions are compiled separately.
func withFarJumps(text []byte) []byte {
	lines := bytes.SplitAfter(text, []byte("\n"))
	for i, l := range lines {
		if !farJumps.Match(l) {
			continue
		}
		next := i + 1
		for next < len(lines) && (bytes.HasSuffix(lines[next], []byte(":\n")) || frameInfo.Match(lines[next]) && !functionEnd.Match(lines[next])) {
			next++
		}
		if next < len(lines) && !functionEnd.Match(lines[next]) {
			lines[i] = farJumps.ReplaceAll(l, []byte("\t{disp32} jmp $1"))
		}
	}
	return bytes.Join(lines, nil)
}

// functionEnd matches the line after a function, frameInfo lines that may follow its last instruction, farJumps jumps
// to other functions.
var functionEnd, frameInfo = regexp.MustCompile(`^\t\.(cfi_endproc|size)\b`), regexp.MustCompile(`^\t\.cfi_`)

var farJumps = regexp.MustCompile(`(?m)^\tjmp ([^.*\n][^\n]*|\.L[^BT\n][^\n]*)$`)

func write(t *testing.T, name string, data []byte) {
	t.Helper()
	if err := os.WriteFile(name, data, 0o666); err != nil {
		t.Fatal(err)
	}
}

func open(t *testing.T, name string) *elf.File {
	t.Helper()
	f, err := elf.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

// describe returns the contents of a file in a form independent of the order of symbols and sections: sections with
// their bytes, relocations by target, and symbols.
func describe(t *testing.T, f *elf.File) map[string]string {
	t.Helper()
	syms, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	out := make(map[string]string)
	for _, s := range syms {
		if s.Name == "" || s.Name == "_GLOBAL_OFFSET_TABLE_" || elf.ST_TYPE(s.Info) == elf.STT_SECTION || strings.HasPrefix(s.Name, ".L") || elf.ST_TYPE(s.Info) == elf.STT_FILE {
			continue
		}
		in := s.Section.String()
		if int(s.Section) < len(f.Sections) && s.Section != elf.SHN_UNDEF {
			in = f.Sections[s.Section].Name
		}
		out["symbol "+s.Name] = fmt.Sprintf("%s+%#x size %d %v %v vis %d", in, s.Value, s.Size, elf.ST_BIND(s.Info), elf.ST_TYPE(s.Info), s.Other)
	}
	for i, s := range f.Sections {
		switch s.Type {
		case elf.SHT_NULL, elf.SHT_SYMTAB, elf.SHT_STRTAB, elf.SHT_REL, elf.SHT_RELA, elf.SHT_GROUP:
			continue
		}
		if strings.HasPrefix(s.Name, ".debug_line") { // see rows
			continue
		}
		out["section "+s.Name] = fmt.Sprintf("%v %v align %d size %d entry %d", s.Type, s.Flags, s.Addralign, s.Size, s.Entsize)
		if s.Type == elf.SHT_NOBITS {
			continue
		}
		data, err := s.Data()
		if err != nil {
			t.Fatal(err)
		}
		data = bytes.Clone(data)
		for _, r := range f.Sections {
			if (r.Type == elf.SHT_REL || r.Type == elf.SHT_RELA) && int(r.Info) == i {
				relocations(t, f, r, s.Name, syms, data, out)
			}
		}
		for at := 0; at < len(data); at += 16 {
			out[fmt.Sprintf("bytes %s+%06x", s.Name, at)] = fmt.Sprintf("% x", data[at:min(at+16, len(data))])
		}
	}
	return out
}

// relocations adds the relocations of a section to out, and clears their fields in data.
func relocations(t *testing.T, f *elf.File, r *elf.Section, name string, syms []elf.Symbol, data []byte, out map[string]string) {
	table, err := r.Data()
	if err != nil {
		t.Fatal(err)
	}
	wide := f.Class == elf.ELFCLASS64
	entry := 8
	if wide {
		entry = 24
	}
	for ; len(table) >= entry; table = table[entry:] {
		var off, add int64
		var typ, sym uint32
		size := int64(4)
		if wide {
			off, typ, sym, add = int64(f.ByteOrder.Uint64(table)), f.ByteOrder.Uint32(table[8:]), f.ByteOrder.Uint32(table[12:]), int64(f.ByteOrder.Uint64(table[16:]))
			if typ == uint32(elf.R_X86_64_64) || typ == uint32(elf.R_X86_64_PC64) {
				size = 8
			}
		} else {
			info := f.ByteOrder.Uint32(table[4:])
			off, typ, sym = int64(f.ByteOrder.Uint32(table)), info&255, info>>8
			add = int64(int32(f.ByteOrder.Uint32(data[off:])))
		}
		if sym > 0 && off > 0 && data[off-1] == 0xE9 && int(syms[sym-1].Section) == int(r.Info) && elf.ST_BIND(syms[sym-1].Info) == elf.STB_GLOBAL {
			// The assembler resolves a jump to a global function of its own section directly, but emits a relocation
			// for a call to it, which can be preempted.
			f.ByteOrder.PutUint32(data[off:], uint32(int64(syms[sym-1].Value)+add-off))
			continue
		}
		for k := range size {
			data[off+k] = 0
		}
		to := ""
		if sym > 0 {
			s := syms[sym-1]
			to = s.Name
			if elf.ST_BIND(s.Info) == elf.STB_LOCAL && s.Section != elf.SHN_UNDEF && int(s.Section) < len(f.Sections) {
				to = f.Sections[s.Section].Name
				add += int64(s.Value)
			}
		}
		out[fmt.Sprintf("reloc %s+%06x", name, off)] = fmt.Sprintf("type %d to %s%+d", typ, to, add)
	}
}

// rows returns the line table in the form of the assembler's, which has one sequence per section and no rows without a
// line.
func rows(t *testing.T, f *elf.File) (list []string) {
	t.Helper()
	if f.Section(".debug_info") == nil {
		return nil
	}
	d, err := f.DWARF()
	if err != nil {
		t.Fatal(err)
	}
	units := d.Reader()
	for {
		u, err := units.Next()
		if err != nil {
			t.Fatal(err)
		}
		if u == nil {
			return list
		}
		units.SkipChildren()
		r, err := d.LineReader(u)
		if err != nil {
			t.Fatal(err)
		}
		for e := new(dwarf.LineEntry); r.Next(e) == nil; {
			if !e.EndSequence && e.Line > 0 {
				list = append(list, fmt.Sprintf("%#x %s:%d:%d %t %t", e.Address, e.File.Name, e.Line, e.Column, e.IsStmt, e.PrologueEnd))
			}
		}
	}
}

// compare reports how the encoder's object differs from the assembler's.
func compare(t *testing.T, want, got *elf.File) {
	t.Helper()
	lines, ours := rows(t, want), rows(t, got)
	for _, r := range lines {
		if !slices.Contains(ours, r) {
			t.Errorf("no row %s", r)
		}
	}
	for _, r := range ours {
		if !slices.Contains(lines, r) {
			t.Errorf("row %s is not the assembler's", r)
		}
	}
	a, b := describe(t, want), describe(t, got)
	var keys []string
	for k := range a {
		keys = append(keys, k)
	}
	for k := range b {
		if _, ok := a[k]; !ok {
			keys = append(keys, k)
		}
	}
	sort.Strings(keys)
	wrong := 0
	for _, k := range keys {
		if a[k] != b[k] {
			t.Errorf("%s:\n\t%s\nwant\t%s", k, b[k], a[k])
			if wrong++; wrong > 15 {
				t.Fatal("and more")
			}
		}
	}
}

// TestObjects compares the objects of the examples, at two levels for each machine and relocation model. The programs
// are for x86-64; without a triple, they are also valid for x86-32. $SPILLWAY_OBJECTS names other files to use instead.
func TestObjects(t *testing.T) {
	pattern := os.Getenv("SPILLWAY_OBJECTS")
	if pattern == "" {
		pattern = "../../testdata/programs/*/*.ll"
	}
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for i, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		plain := machineLines.ReplaceAll(text, nil)
		for k, c := range []struct {
			triple string
			text   []byte
			reloc  target.Relocation
		}{{"", text, target.PIC}, {"", text, target.Static}, {"i386-pc-linux-gnu", plain, target.PIC}, {"i386-pc-linux-gnu", plain, target.Static}} {
			if os.Getenv("SPILLWAY_OBJECTS") == "" && (i+k)%4 != 0 || c.triple != "" && bytes.Contains(text, []byte("i386")) {
				continue
			}
			if c.triple != "" && notFor32.Match(text) {
				continue
			}
			t.Run(fmt.Sprintf("%s/%d", filepath.Base(name), k), func(t *testing.T) {
				t.Parallel()
				want, got := both(t, name, c.text, c.triple, spillway.Options{Relocation: c.reloc})
				compare(t, want, got)
			})
		}
	}
}

var (
	machineLines = regexp.MustCompile(`(?m)^target (triple|datalayout) = .*\n`)
	// notFor32 matches what is valid for x86-64 but not for x86-32.
	notFor32 = regexp.MustCompile(`asm |va_arg|va_start|i128|ret \{ |x86_fp80|ptrtoint \(`)
)

// TestExceptionTables compares exception tables and .eh_frame with the assembler's.
func TestExceptionTables(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "exceptions.ll"))
	if err != nil {
		t.Fatal(err)
	}
	for _, triple := range []string{"x86_64-pc-linux-gnu", "i386-pc-linux-gnu"} {
		for _, reloc := range []target.Relocation{target.PIC, target.Static} {
			t.Run(fmt.Sprintf("%s/%d", triple, reloc), func(t *testing.T) {
				text := bytes.ReplaceAll(text, []byte("x86_64-pc-linux-gnu"), []byte(triple))
				want, got := both(t, "exceptions.ll", text, triple, spillway.Options{Relocation: reloc})
				compare(t, want, got)
			})
		}
	}
}

// TestHardening compares landing marks of indirect jumps, stack probes, stack protectors and the property note with the
// assembler's.
func TestHardening(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "hardening.ll"))
	if err != nil {
		t.Fatal(err)
	}
	for _, triple := range []string{"x86_64-pc-linux-gnu", "i386-pc-linux-gnu"} {
		for _, reloc := range []target.Relocation{target.PIC, target.Static} {
			t.Run(fmt.Sprintf("%s/%d", triple, reloc), func(t *testing.T) {
				want, got := both(t, "hardening.ll", append([]byte("target triple = \""+triple+"\"\n"), text...), triple, spillway.Options{Relocation: reloc, Check: true})
				compare(t, want, got)
			})
		}
	}
}

// TestPrefix compares prefix data of functions with the assembler's.
func TestPrefix(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "prefix.ll"))
	if err != nil {
		t.Fatal(err)
	}
	for _, reloc := range []target.Relocation{target.PIC, target.Static} {
		t.Run(strconv.Itoa(int(reloc)), func(t *testing.T) {
			want, got := both(t, "prefix.ll", text, "x86_64-linux-gnu", spillway.Options{Relocation: reloc})
			compare(t, want, got)
		})
	}
}

// TestAssembly compares inline and module-level assembly with the assembler's.
func TestAssembly(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "assembly.ll"))
	if err != nil {
		t.Fatal(err)
	}
	for _, triple := range []string{"x86_64-pc-linux-gnu", "i386-pc-linux-gnu"} {
		for _, reloc := range []target.Relocation{target.PIC, target.Static} {
			t.Run(fmt.Sprintf("%s/%d", triple, reloc), func(t *testing.T) {
				text := bytes.ReplaceAll(text, []byte("x86_64-pc-linux-gnu"), []byte(triple))
				want, got := both(t, "assembly.ll", text, triple, spillway.Options{Relocation: reloc})
				compare(t, want, got)
				if triple[0] == 'i' {
					return
				}
				if text, err = os.ReadFile(filepath.Join("testdata", "assembly64.ll")); err != nil {
					t.Fatal(err)
				}
				want, got = both(t, "assembly64.ll", text, triple, spillway.Options{Relocation: reloc})
				compare(t, want, got)
			})
		}
	}
}
