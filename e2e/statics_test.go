package e2e

import (
	"debug/dwarf"
	"debug/elf"
	"encoding/binary"
	"path/filepath"
	"slices"
	"testing"
)

// TestStatics runs a program whose functions use static variables together on each machine that merges them (pass
// merge-globals), and on boards, with and without sections of their own.
func TestStatics(t *testing.T) {
	source := filepath.Join("testdata", "statics.c")
	for _, m := range []machine{arm64, arm32, armHard, thumb} {
		t.Run(m.name(), func(t *testing.T) {
			m.need(t)
			dir := t.TempDir()
			file, reference := filepath.Join(dir, "statics.ll"), filepath.Join(dir, "reference")
			m.native("O1", reference, []string{source}).must(t)
			for i, level := range []string{"O0", "O1", "O2", "Oz"} {
				m.emit(level, source, file).must(t)
				flags := allocated(t, i)
				if i%2 > 0 {
					flags = append(slices.Clone(flags), "--function-sections", "--data-sections")
				}
				m.same(t, file, reference, filepath.Join(dir, "prog"), flags)
			}
		})
	}
	for _, b := range boards[:3] {
		t.Run(b.cpu, func(t *testing.T) {
			b.need(t)
			name := filepath.Join(t.TempDir(), "statics")
			command{name: clang, args: append([]string{"-O1", "-c", source, "-o", name + ".o"}, b.flags()...)}.must(t)
			want := b.run(t, name)
			for _, level := range []string{"-O2", "-Oz"} {
				command{name: clang, args: append([]string{level, "-S", "-emit-llvm", source, "-o", name + ".ll"}, b.flags()...)}.must(t)
				spill("compile", level, "--check", "--data-sections", "--cpu", b.cpu, "-c", name+".ll", "-o", name+".o").must(t)
				if got := b.run(t, name, "--gc-sections"); !got.ok() || got.stdout != want.stdout || want.stdout == "" {
					t.Errorf("%s: %s\nwant\n%s", level, got, want.stdout)
				}
			}
		})
	}
}

// TestStaticsDebug has debug information say the addresses of static variables that the symbol table has.
func TestStaticsDebug(t *testing.T) {
	for _, m := range []machine{arm64, arm32, thumb} {
		m.need(t)
		dir := t.TempDir()
		file, prog := filepath.Join(dir, "statics.ll"), filepath.Join(dir, "prog")
		m.emit("Oz", filepath.Join("testdata", "statics.c"), file, "-g").must(t)
		m.build(nil, prog, file).must(t)
		f, err := elf.Open(prog)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		symbols, err := f.Symbols()
		if err != nil {
			t.Fatal(err)
		}
		at := make(map[string]uint64)
		for _, s := range symbols {
			at[s.Name] = s.Value
		}
		d, err := f.DWARF()
		if err != nil {
			t.Fatal(err)
		}
		found := 0
		for r := d.Reader(); ; {
			e, err := r.Next()
			if err != nil {
				t.Fatal(err)
			}
			if e == nil {
				break
			}
			name, _ := e.Val(dwarf.AttrName).(string)
			location, _ := e.Val(dwarf.AttrLocation).([]byte)
			if want := at[name]; e.Tag == dwarf.TagVariable && want > 0 && len(location) > 0 {
				const opAddr = 3
				address := make([]byte, 8)
				copy(address, location[1:])
				if got := binary.LittleEndian.Uint64(address); location[0] != opAddr || got != want {
					t.Errorf("%s: debug information says that %s is at %x, the symbol table %#x", m.name(), name, location, want)
				}
				found++
			}
		}
		if found < 10 {
			t.Errorf("%s: debug information has %d of the variables", m.name(), found)
		}
	}
}
