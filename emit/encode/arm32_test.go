package encode_test

import (
	"bytes"
	"debug/elf"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"spillway"
	"spillway/internal/leftout"
	"spillway/target"
	"spillway/target/arm"
)

// TestArmAsAssembler compares objects for 32-bit Arm with those that GNU as assembles from the text: section contents,
// relocations, and mapping symbols must match.
func TestArmAsAssembler(t *testing.T) {
	const as = "arm-linux-gnueabi-as"
	leftout.Need(t, as)
	info := &spillway.TargetInfo{Platform: arm.Platform(), New: arm.Target, Object: arm.Object()}
	files, err := filepath.Glob("../../testdata/programs/*/*.O[1z].ll")
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	done := 0
	for i, file := range files {
		if testing.Short() && i%9 != 0 {
			continue
		}
		t.Run(filepath.Base(file), func(t *testing.T) {
			ours, theirs, err := assembledTwice(t, info, file, []target.Relocation{target.PIC, target.Static}[i%2], as)
			if err != nil {
				t.Skipf("the module is for 64 bits: %v", err)
			}
			compare32(t, ours, theirs)
			done++
		})
	}
	if done < 2 || !testing.Short() && done < len(files)/2 {
		t.Errorf("of %d programs, %d were compared", len(files), done)
	}
}

// compare32 compares our object with the assembler's.
func compare32(t *testing.T, ours, theirs string) {
	t.Helper()
	got, want := describe32(t, ours), describe32(t, theirs)
	for name := range want {
		if got[name] != want[name] {
			t.Errorf("section %s:\n%s\nwant\n%s", name, got[name], want[name])
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d sections, want %d", len(got), len(want))
	}
}

// TestUnwindIndex compares the unwind index and its tables with those that GNU as produces from directives, for frames
// of every kind and for landing pads.
func TestUnwindIndex(t *testing.T) {
	const as = "arm-linux-gnueabi-as"
	leftout.Need(t, as)
	info := &spillway.TargetInfo{Platform: arm.Platform(), New: arm.Target, Object: arm.Object()}
	for _, reloc := range []target.Relocation{target.PIC, target.Static} {
		ours, theirs, err := assembledTwice(t, info, "testdata/unwind.ll", reloc, as)
		if err != nil {
			t.Fatal(err)
		}
		compare32(t, ours, theirs)
		list := describe32(t, ours)
		for _, name := range []string{".ARM.exidx", ".ARM.extab", ".ARM.exidx.text.shared", ".ARM.extab.text.shared"} {
			if list[name] == "" {
				t.Errorf("%v: no section %s", reloc, name)
			}
		}
	}
}

// describe32 returns the contents of the sections of an object, with relocations, and the mapping symbols in code.
func describe32(t *testing.T, name string) map[string]string {
	t.Helper()
	f := open(t, name)
	defer f.Close()
	syms, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for i, s := range f.Sections {
		var b bytes.Buffer
		var data []byte
		if s.Type != elf.SHT_NOBITS {
			if data, err = s.Data(); err != nil {
				t.Fatal(err)
			}
		}
		switch {
		case (s.Type == elf.SHT_PROGBITS || uint32(s.Type) == arm.Object().UnwindSection) && s.Size > 0:
			if s.Flags&elf.SHF_LINK_ORDER != 0 {
				fmt.Fprintf(&b, "in the order of %s ", f.Sections[s.Link].Name)
			}
			fmt.Fprintf(&b, "flags %v align %d\n% x\n", s.Flags, s.Addralign, data)
		case s.Type == elf.SHT_REL:
			for ; len(data) >= 8; data = data[8:] {
				info := f.ByteOrder.Uint32(data[4:])
				sym := syms[info>>8-1]
				to := sym.Name
				if elf.ST_TYPE(sym.Info) == elf.STT_SECTION {
					to = f.Sections[sym.Section].Name
				}
				if info&255 == 0 { // GNU's assembler names the personalities of short entries, which the unwinder brings itself
					continue
				}
				fmt.Fprintf(&b, "%x: type %d by %s\n", f.ByteOrder.Uint32(data), info&255, to)
			}
		default:
			continue
		}
		if s.Flags&elf.SHF_EXECINSTR != 0 {
			var marks []string
			for _, sym := range syms {
				if int(sym.Section) == i && strings.HasPrefix(sym.Name, "$") {
					marks = append(marks, fmt.Sprintf("%08x %s\n", sym.Value, sym.Name))
				}
			}
			slices.Sort(marks)
			b.WriteString(strings.Join(marks, ""))
		}
		out[s.Name] += b.String()
	}
	return out
}
