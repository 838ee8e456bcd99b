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

// startObject returns an object that is a program by itself, with the given section of properties,
// or without if that is nil.
func startObject(f *target.ObjectFormat, name string, note []byte) *object.File {
	o := &object.File{Name: name, Format: f}
	o.Sections = []object.Section{{Name: ".text", Attrs: object.Loaded | object.Executable, Align: 16, Data: []byte{0xF4}, Size: 1}}
	if note != nil {
		o.Sections = append(o.Sections, object.Section{Name: ".note.gnu.property", Kind: object.KindNotes, Attrs: object.Loaded, Align: 8, Data: note, Size: int64(len(note))})
	}
	o.Symbols = []object.Symbol{{Name: name, Size: 1, Bind: object.BindGlobal, Type: object.TypeFunc}}
	return o
}

// TestProperties expects a program to have the features that all its files have, besides properties
// that it does not know.
func TestProperties(t *testing.T) {
	for _, f := range []*target.ObjectFormat{amd64.Object(), i386.Object(), arm64.Object()} {
		note := func(features uint32) []byte { return f.Features.AppendNote(nil, f.Bits, features) }
		other := target.FeatureProperty{Type: 0xC0008002}
		for _, c := range []struct {
			name string
			notes
			want []byte
		}{
			{"one", notes{note(3)}, note(3)},
			{"all", notes{note(3), note(2), note(3)}, note(2)},
			{"nothing in common", notes{note(1), note(2)}, nil},
			{"one without", notes{note(3), nil}, nil},
			{"another property", notes{note(3), other.AppendNote(nil, f.Bits, 1)}, nil},
			{"two notes", notes{append(other.AppendNote(nil, f.Bits, 1), note(3)...), note(1)}, note(1)},
		} {
			prog, err := link.Link(c.inputs(f), link.Options{Format: f, Kind: link.Static})
			if err != nil {
				t.Fatal(err)
			}
			e, err := elf.NewFile(bytes.NewReader(prog))
			if err != nil {
				t.Fatal(err)
			}
			var got []byte
			if s := e.Section(".note.gnu.property"); s != nil {
				if got, err = s.Data(); err != nil {
					t.Fatal(err)
				}
			}
			if !bytes.Equal(got, c.want) {
				t.Errorf("%s: %s: % x, want % x", f.Name, c.name, got, c.want)
			}
			segments := 0
			for _, p := range e.Progs {
				if p.Type == 0x6474e553 || p.Type == elf.PT_NOTE && p.Align == uint64(f.Bits/8) && p.Filesz == uint64(len(c.want)) {
					segments++
				}
			}
			if c.want != nil && segments != 2 {
				t.Errorf("%s: %s: %d segments of properties", f.Name, c.name, segments)
			}
		}
		for _, cut := range []int{1, 8, 15, 20, len(note(3)) - f.Bits/8} {
			_, err := link.Link(notes{note(3)[:cut]}.inputs(f), link.Options{Format: f, Kind: link.Static})
			if err == nil || !strings.Contains(err.Error(), "_start: section .note.gnu.property is malformed") {
				t.Errorf("%s: cut behind %d bytes: %v", f.Name, cut, err)
			}
		}
	}
}

// notes are the sections of properties of the files of a program.
type notes [][]byte

func (list notes) inputs(f *target.ObjectFormat) (in []link.Input) {
	names := []string{"_start", "second", "third"}
	for i, n := range list {
		in = append(in, link.Input{Object: startObject(f, names[i], n)})
	}
	return in
}
