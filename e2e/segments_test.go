package e2e

import (
	"bytes"
	"debug/elf"
	"path/filepath"
	"slices"
	"testing"
)

// TestSegments accesses memory relative to the bases of segments: at every level, by objects as by assembly, and against clang's
// program where LLVM can have one: copies of more than some words it cannot make.
func TestSegments(t *testing.T) {
	source := filepath.Join("testdata", "segments.c")
	const want = "2080\n3 189 64\n6 30\n9.5 1.75 7.75\n5 8 1 0 -2 -1\n0 7 1\n99\n"
	const wide = "21 21\n3 6\n"
	for _, m := range x86 {
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			dir := t.TempDir()
			path := func(name string) string { return filepath.Join(dir, name) }
			want := want
			if m.int128 { // of 64 bits
				want += wide
			}
			for _, front := range []string{"O0", "O2"} {
				file := path(front + ".ll")
				m.emit(front, source, file).must(t)
				for _, flags := range [][]string{{"-O0"}, {"-O2"}, {"-Oz"}, {"-O2", "--cpu", "x86-64-v3"}, {"-O2", "--relocation", "static"}, {"-O1", "--select", "munch"}, {"-O1", "--select", "cse-all"}} {
					prog, object := path("prog"), path("a.o")
					m.build(append(slices.Clone(flags), "--check"), prog, file).must(t)
					if r := (command{name: prog}).run(t); r.code != 0 || r.stdout != want {
						t.Errorf("%s %v: want %q: %s", front, flags, want, r)
					}
					if flags[0] != "-O2" || slices.Contains(flags, "static") {
						continue
					}
					text, assembled := path("a.s"), path("as.o")
					spill(append([]string{"compile", "--target", m.target, "-c", file, "-o", object}, flags...)...).must(t)
					spill(append([]string{"compile", "--target", m.target, "-S", file, "-o", text}, flags...)...).must(t)
					m.cc("-c", text, "-o", assembled).must(t)
					sameText(t, object, assembled)
				}
			}
		})
	}
}

// sameText compares the code of two objects, or its lengths if they are of 32 bits.
func sameText(t *testing.T, a, b string) {
	t.Helper()
	text := func(name string) []byte {
		f, err := elf.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		code, err := f.Section(".text").Data()
		if err != nil {
			t.Fatal(err)
		}
		return code
	}
	x, y := text(a), text(b)
	if f, err := elf.Open(a); err != nil {
		t.Fatal(err)
	} else if f.Class == elf.ELFCLASS32 { // numbers that relocations add are in the code, and assemblers choose other symbols
		clear(x)
		clear(y)
	}
	if !bytes.Equal(x, y) {
		t.Errorf("the code of %s is not that of %s", a, b)
	}
}
