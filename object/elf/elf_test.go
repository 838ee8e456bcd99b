package elf_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"spillway/internal/leftout"
	"spillway/object"
	"spillway/object/elf"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

var formats = []*target.ObjectFormat{amd64.Object(), i386.Object()}

// run runs a command and returns what it prints.
func run(t testing.TB, args ...string) string {
	t.Helper()
	var errs bytes.Buffer
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s", strings.Join(args, " "), err, errs.String())
	}
	if errs.Len() > 0 && args[0] != "gdb" {
		t.Errorf("%s says\n%s", strings.Join(args, " "), errs.String())
	}
	return string(out)
}

func read(t testing.TB, path string) *object.File {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	f, err := elf.Read(path, data, formats...)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// rewrite reads an object and writes it next to itself.
func rewrite(t *testing.T, path string) string {
	t.Helper()
	f := read(t, path)
	again := strings.TrimSuffix(path, ".o") + ".again.o"
	for range 2 {
		var b bytes.Buffer
		if err := elf.Write(&b, f); err != nil {
			t.Fatal(err)
		}
		if old, err := os.ReadFile(again); err == nil && !bytes.Equal(old, b.Bytes()) {
			t.Errorf("%s: written twice, with different bytes", path)
		}
		if err := os.WriteFile(again, b.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	g := read(t, again)
	f.Name, g.Name = "", ""
	for _, f := range []*object.File{f, g} { // the addends may be placed in the bytes that are relocated, or not
		for i := range f.Sections {
			s := &f.Sections[i]
			s.Data = bytes.Clone(s.Data)
			for _, r := range s.Relocs {
				clear(s.Data[r.Offset : r.Offset+int64(f.Format.Reloc(r.Type).Bytes)])
			}
		}
	}
	if !reflect.DeepEqual(f, g) {
		t.Errorf("%s: what is written is not what was read", path)
	}
	return again
}

// TestExamples reads the objects that the C compilers make of the examples, writes them, and has
// binutils, gdb and three linkers read them: the program prints what it should.
func TestExamples(t *testing.T) {
	leftout.NeedPrograms(t, "-m32")
	leftout.Need(t, "cc", "readelf", "objdump", "objcopy")
	sources, err := filepath.Glob("../../testdata/programs/*/*.c")
	if err != nil || len(sources) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	compilers := [][]string{
		{"cc", "-O2", "-g"},
		{"cc", "-m32", "-Os", "-ffunction-sections", "-fdata-sections"},
		{"cc", "-m32", "-g3", "-fPIC", "-gz=zlib"},
		{"cc", "-Os", "-fno-pic", "-fcommon"},
		{"clang-19", "-fno-addrsig", "-O2", "-ffunction-sections", "-fPIC", "-g"},
		{"clang-19", "-m32", "-fno-addrsig", "-O1", "-g", "-fPIC"},
	}
	for i, source := range sources {
		dir := t.TempDir()
		name := strings.TrimSuffix(filepath.Base(source), ".c")
		compiler := compilers[i%len(compilers)]
		t.Run(name, func(t *testing.T) {
			leftout.Need(t, compiler[0])
			path := filepath.Join(dir, name+".o")
			if bits, err := os.ReadFile(source); err != nil || strings.Contains(string(bits), "__int128") {
				compiler = compilers[0] // others are for machines that have none
			}
			run(t, append(compiler, "-w", "-c", source, "-o", path)...)
			again := rewrite(t, path)
			run(t, "readelf", "-aW", again)
			inflated := path + ".inflated"
			run(t, "objcopy", "--decompress-debug-sections", path, inflated)
			if got, want := disassembly(t, again), disassembly(t, inflated); got != want {
				t.Errorf("objdump sees a difference:\n%s", cmp.Diff(want, got))
			}
			if slices.Contains(compiler, "-g") && i < 2*len(compilers) {
				leftout.Need(t, "gdb")
				if got := run(t, "gdb", "-nx", "-batch", "-ex", "info functions main", again); !strings.Contains(got, "int main(") {
					t.Errorf("gdb sees no main:\n%s", got)
				}
			}
			linker := linkers[i/len(compilers)%len(linkers)]
			if linker == "lld" {
				leftout.Need(t, "ld.lld")
			}
			if got, want := result(t, again, linker, compiler), result(t, path, linker, compiler); got != want {
				t.Errorf("the program prints\n%s\nwant\n%s", got, want)
			}
		})
	}
}

var linkers = []string{"bfd", "gold", "lld"}

// result links an object and runs the program, and returns what it prints.
func result(t *testing.T, path, linker string, compiler []string) string {
	prog := path + ".prog"
	args := []string{"cc", "-fuse-ld=" + linker, path, "-o", prog, "-lm", "-pthread"}
	if slices.Contains(compiler, "-m32") {
		args = append(args, "-m32")
	}
	if slices.Contains(compiler, "-fno-pic") {
		args = append(args, "-no-pie")
	}
	run(t, args...)
	out, err := exec.Command(prog).Output()
	return fmt.Sprint(string(out), err)
}

// disassembly returns what objdump shows of a file, without its name.
func disassembly(t *testing.T, path string) string {
	_, text, _ := strings.Cut(run(t, "objdump", "-drstw", path), "\n")
	_, text, _ = strings.Cut(text, ":")
	// The symbol that names a group is in its section, which a File has not.
	return strings.ReplaceAll(text, " .group\t", " *ABS*\t")
}

// TestManySections writes more sections than a symbol's field can number.
func TestManySections(t *testing.T) {
	for _, format := range formats {
		f := &object.File{Name: "many.o", Format: format}
		for i := range 0xff10 {
			f.Sections = append(f.Sections, object.Section{Name: fmt.Sprint(".data.", i), Attrs: object.Loaded | object.Writable, Align: 1, Data: []byte{byte(i)}, Size: 1})
			f.Symbols = append(f.Symbols, object.Symbol{Name: fmt.Sprint("s", i), Section: object.SectionID(i), Size: 1, Bind: object.BindGlobal, Type: object.TypeData})
		}
		f.Groups = []object.Group{{Signature: 0xff00, Sections: []object.SectionID{0xff00, 0xff01}}}
		b, err := elf.Append(nil, f)
		if err != nil {
			t.Fatal(err)
		}
		g, err := elf.Read("many.o", b, formats...)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(f, g) {
			t.Error("what is written is not what was read")
		}
	}
}

// TestWriteErrors writes files that contradict themselves.
func TestWriteErrors(t *testing.T) {
	text := func(relocs ...object.Reloc) []object.Section {
		return []object.Section{{Name: ".text", Align: 1, Data: make([]byte, 8), Size: 8, Relocs: relocs}}
	}
	for want, f := range map[string]object.File{
		"alignment 3":                       {Sections: []object.Section{{Align: 3}}},
		"size 1 differs":                    {Sections: []object.Section{{Align: 1, Size: 1}}},
		"unknown symbol 0":                  {Sections: text(object.Reloc{Type: 1})},
		"amd64 has no relocation type 99":   {Sections: text(object.Reloc{Type: 99, Symbol: -1})},
		"outside the section's 8":           {Sections: text(object.Reloc{Type: 1, Symbol: -1, Offset: 1})},
		"in a nonexistent section":          {Symbols: []object.Symbol{{Section: 0}}},
		"is not a symbol":                   {Groups: []object.Group{{}}},
		"group g has a nonexistent section": {Symbols: []object.Symbol{{Name: "g", Section: -1}}, Groups: []object.Group{{Sections: []object.SectionID{0}}}},
		"linked to a nonexistent section":   {Sections: []object.Section{{Align: 1, Attrs: object.Ordered, Link: 1}}},
	} {
		f.Format = amd64.Object()
		if _, err := elf.Append(nil, &f); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
	f := object.File{Format: i386.Object(), Sections: text(object.Reloc{Type: 22, Symbol: -1, Addend: 256})}
	if _, err := elf.Append(nil, &f); err == nil || !strings.Contains(err.Error(), "addend: 0x100 does not fit into 1") {
		t.Errorf("got %v", err)
	}
}

// TestLimits writes what the fields of a file cannot hold, and what they just hold.
func TestLimits(t *testing.T) {
	bss := func(size, align int64) *object.File {
		return &object.File{Format: i386.Object(), Sections: []object.Section{{Name: ".bss", Kind: object.KindZeros, Attrs: object.Loaded | object.Writable, Align: align, Size: size}}}
	}
	symbol := func(value, size int64) *object.File {
		f := bss(1, 1)
		f.Symbols = []object.Symbol{{Name: "s", Value: value, Size: size, Bind: object.BindGlobal}}
		return f
	}
	many := func(n int) *object.File {
		return &object.File{Format: i386.Object(), Symbols: make([]object.Symbol, n)}
	}
	for _, c := range []struct {
		f    *object.File
		want string // "": it can be written
	}{
		{bss(1<<32-1, 1<<31), ""},
		{bss(1<<32, 1), "size 4294967296 or alignment 1 exceeds 32 bits"},
		{bss(1, 1<<32), "size 1 or alignment 4294967296 exceeds 32 bits"},
		{bss(-1, 1), "size -1 "},
		{symbol(1<<32-1, 1<<32-1), ""},
		{symbol(-1<<31, 0), ""},
		{symbol(1<<32, 0), "symbol s: size 0 or value 4294967296 exceeds 32 bits"},
		{symbol(-1<<31-1, 0), "symbol s: size 0 or value -2147483649 exceeds 32 bits"},
		{symbol(0, 1<<32), "symbol s: size 4294967296 or value 0 exceeds 32 bits"},
		{many(1<<24 - 7), "too many symbols: 16777209"},
	} {
		_, err := elf.Append(nil, c.f)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("got %v, want %q", err, c.want)
		}
		if c.want == "" || len(c.f.Symbols) > 1 {
			continue
		}
		c.f.Format = amd64.Object()
		if _, err := elf.Append(nil, c.f); err != nil && !strings.Contains(c.want, "size -1 ") {
			t.Errorf("a file of 64 bits: %v", err)
		}
	}
}

func TestArchives(t *testing.T) {
	leftout.Need(t, "cc", "ar")
	dir := t.TempDir()
	var objects []string
	for _, name := range []string{"a", "a_member_with_a_long_name", "c"} {
		path := filepath.Join(dir, name+".o")
		source := filepath.Join(dir, name+".c")
		if err := os.WriteFile(source, fmt.Appendf(nil, "int %s = 1;", name), 0o666); err != nil {
			t.Fatal(err)
		}
		run(t, "cc", "-c", source, "-o", path)
		objects = append(objects, path)
	}
	for _, flags := range []string{"rcs", "rcST", "rcsT", "rcS"} {
		path := filepath.Join(dir, flags+".a")
		run(t, append([]string{"ar", flags, path}, objects...)...)
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		a, err := object.ReadArchive(path, data)
		if err != nil {
			t.Fatal(err)
		}
		if len(a.Members) != len(objects) || strings.Contains(flags, "s") && len(a.Index) != len(objects) {
			t.Fatalf("%s: %d members, %d symbols in the index", flags, len(a.Members), len(a.Index))
		}
		for i, m := range a.Members {
			body := m.Data
			if strings.Contains(flags, "T") {
				if body, err = os.ReadFile(m.Path); err != nil {
					t.Error(err)
				}
			}
			if filepath.Base(m.Name) != filepath.Base(objects[i]) {
				t.Errorf("%s: member %d is %s", flags, i, m.Name)
			}
			if _, err := elf.Read(m.Name, body, formats...); err != nil {
				t.Error(err)
			}
			if a.Index != nil && (a.Index[i].Member != i || a.Index[i].Symbol+".o" != filepath.Base(objects[i])) {
				t.Errorf("%s: the index has %v", flags, a.Index[i])
			}
		}
	}
}

// seeds are files of all kinds for the fuzz tests.
func seeds(f *testing.F) (list [][]byte) {
	for _, format := range formats {
		file := &object.File{Name: "seed.o", Format: format,
			Sections: []object.Section{
				{Name: ".text", Attrs: object.Loaded | object.Executable, Align: 16, Data: make([]byte, 16), Size: 16, Relocs: []object.Reloc{{Offset: 4, Symbol: 1, Type: 2, Addend: -4}}},
				{Name: ".bss", Kind: object.KindZeros, Attrs: object.Loaded | object.Writable, Align: 8, Size: 100},
				{Name: ".meta", Attrs: object.Loaded | object.Ordered, Align: 1, Link: 0},
			},
			Symbols: []object.Symbol{{Type: object.TypeSection}, {Name: "f", Bind: object.BindGlobal, Type: object.TypeFunc}, {Name: "u", Section: object.Undefined, Bind: object.BindGlobal}},
			Groups:  []object.Group{{Signature: 1, Sections: []object.SectionID{0, 2}}},
		}
		b, err := elf.Append(nil, file)
		if err != nil {
			f.Fatal(err)
		}
		list = append(list, b)
		list = append(list, fmt.Appendf(nil, "!<arch>\n%-16s%-32s%-10d`\n\x00\x00\x00\x01\x00\x00\x00Nf\x00%-16s%-32s%-10d`\n%s", "/", "", 10, "a.o/", "", len(b), b))
	}
	return list
}

// FuzzRead checks that no bytes make a reader panic or allocate without measure, that what
// is read can be written, and that this is read as the same.
func FuzzRead(f *testing.F) {
	for _, seed := range seeds(f) {
		f.Add(seed)
	}
	for _, path := range []string{"/lib/x86_64-linux-gnu/libdl.so.2", "/lib32/libdl.so.2"} {
		if data, err := os.ReadFile(path); err == nil {
			f.Add(data)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if a, err := object.ReadArchive("x.a", data); err == nil {
			for _, m := range a.Members {
				elf.Read(m.Name, m.Data, formats...)
			}
		}
		elf.ReadLibrary("x.so", data, formats...)
		file, err := elf.Read("x.o", data, formats...)
		if err != nil {
			return
		}
		b, err := elf.Append(nil, file)
		if err != nil {
			t.Fatalf("what was read cannot be written: %v", err)
		}
		again, err := elf.Read("x.o", b, formats...)
		if err != nil {
			t.Fatalf("what was written cannot be read: %v", err)
		}
		if len(again.Sections) != len(file.Sections) || len(again.Symbols) != len(file.Symbols) {
			t.Fatal("what was written is not what was read")
		}
	})
}

// TestTruncated reads every beginning of small files, and each with one byte changed.
func TestTruncated(t *testing.T) {
	var f testing.F
	for _, seed := range seeds(&f) {
		for n := range seed {
			parse(seed[:n])
			changed := bytes.Clone(seed)
			for _, x := range []byte{1, 0x80, 0xff} {
				changed[n] = seed[n] ^ x
				if file := parse(changed); file != nil {
					if _, err := elf.Append(nil, file); err != nil {
						t.Errorf("byte 0x%x changed: what was read cannot be written: %v", n, err)
					}
				}
			}
		}
	}
}

func parse(data []byte) *object.File {
	object.ReadArchive("x.a", data)
	elf.ReadLibrary("x.so", data, formats...)
	f, err := elf.Read("x.o", data, formats...)
	if err != nil {
		return nil
	}
	return f
}

func ExampleWrite() {
	f := &object.File{
		Name:   "answer.o",
		Format: amd64.Object(),
		Sections: []object.Section{{
			Name: ".text", Attrs: object.Loaded | object.Executable, Align: 16,
			Data: []byte{0xe8, 0, 0, 0, 0, 0xc3}, Size: 6,
			Relocs: []object.Reloc{{Offset: 1, Symbol: 1, Type: amd64.Object().Uses.PLT, Addend: -4}},
		}},
		Symbols: []object.Symbol{
			{Name: "answer", Section: 0, Size: 6, Bind: object.BindGlobal, Type: object.TypeFunc},
			{Name: "ask", Section: object.Undefined, Bind: object.BindGlobal},
		},
	}
	var b bytes.Buffer
	if err := elf.Write(&b, f); err != nil {
		fmt.Println(err)
		return
	}
	g, err := elf.Read("answer.o", b.Bytes(), amd64.Object())
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, r := range g.Sections[0].Relocs {
		fmt.Println(g.Format.Reloc(r.Type).Name, g.Symbols[r.Symbol].Name, r.Addend)
	}
	// Output: R_X86_64_PLT32 ask -4
}
