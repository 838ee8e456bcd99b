package link_test

import (
	"bytes"
	"debug/elf"
	"strings"
	"testing"

	"spillway/link"
	"spillway/object"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/arm64"
	"spillway/target/i386"
)

// aligned returns an object of code, constants, data and zeros, each aligned to what is given.
func aligned(f *target.ObjectFormat, code, constants, data, zeros int64) *object.File {
	section := func(name string, kind object.SectionKind, attrs object.Attrs, align int64) object.Section {
		s := object.Section{Name: name, Kind: kind, Attrs: attrs, Align: align, Size: 3}
		if kind != object.KindZeros {
			s.Data = []byte{0xF4, 0xF4, 0xF4}
		}
		return s
	}
	return &object.File{Name: "aligned", Format: f,
		Sections: []object.Section{
			section(".text", object.KindContents, object.Loaded|object.Executable, code),
			section(".rodata", object.KindContents, object.Loaded, constants),
			section(".data", object.KindContents, object.Loaded|object.Writable, data),
			section(".bss", object.KindZeros, object.Loaded|object.Writable, zeros),
		},
		Symbols: []object.Symbol{{Name: "_start", Bind: object.BindGlobal, Type: object.TypeFunc, Size: 3}},
	}
}

// TestAlignment expects sections at multiples of their alignments, beyond a page too, segments aligned as
// the strictest of their sections, congruent in file and memory, and no page of memory in two segments.
func TestAlignment(t *testing.T) {
	for _, f := range []*target.ObjectFormat{amd64.Object(), i386.Object(), arm64.Object()} {
		for _, kind := range []link.Kind{link.Static, link.PIE} {
			for _, a := range [][4]int64{{16, 4, 8, 8}, {16, 1 << 14, 8, 8}, {1 << 13, 4, 1 << 16, 1}, {1, 1, 8, 1 << 16}, {1 << 21, 64, 1, 1 << 13}} {
				prog, err := link.Link([]link.Input{{Object: aligned(f, a[0], a[1], a[2], a[3])}}, link.Options{Format: f, Kind: kind})
				if err != nil {
					t.Fatal(err)
				}
				e, err := elf.NewFile(bytes.NewReader(prog))
				if err != nil {
					t.Fatal(err)
				}
				end := uint64(0)
				for _, p := range e.Progs {
					if p.Type != elf.PT_LOAD {
						continue
					}
					if p.Align < uint64(f.Link.PageSize) || p.Off%p.Align != p.Vaddr%p.Align {
						t.Errorf("%s, kind %d, %v: segment at offset %#x, address %#x, aligned to %#x", f.Name, kind, a, p.Off, p.Vaddr, p.Align)
					}
					if page := uint64(f.Link.PageSize); end > p.Vaddr&^(page-1) {
						t.Errorf("%s, kind %d, %v: segment at address %#x begins in a page of the one before it, which ends at %#x", f.Name, kind, a, p.Vaddr, end)
					}
					end = p.Vaddr + p.Memsz
					for _, s := range e.Sections {
						if s.Flags&elf.SHF_ALLOC == 0 || s.Addr < p.Vaddr || s.Addr >= end {
							continue
						}
						if s.Addr%max(1, s.Addralign) != 0 || p.Align < s.Addralign {
							t.Errorf("%s, kind %d, %v: %s at address %#x, aligned to %#x, in a segment aligned to %#x", f.Name, kind, a, s.Name, s.Addr, s.Addralign, p.Align)
						}
					}
				}
				for i, name := range []string{".text", ".rodata", ".data", ".bss"} {
					if s := e.Section(name); s == nil || s.Addralign < uint64(a[i]) {
						t.Errorf("%s, kind %d: %s is not aligned to %#x", f.Name, kind, name, a[i])
					}
				}
			}
		}
	}
}

// TestPadding expects programs with as much padding as is allowed, and an error for those with more.
func TestPadding(t *testing.T) {
	f := amd64.Object()
	for _, c := range []struct {
		align int64
		want  string
	}{
		{1 << 25, ""},
		{1 << 27, "a section's alignment is too large"},
	} {
		_, err := link.Link([]link.Input{{Object: aligned(f, 1, 1, c.align, 1)}}, link.Options{Format: f, Kind: link.Static})
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("data aligned to %#x: %v", c.align, err)
		}
	}
}
