package asm

import (
	"strings"

	"spillway/emit/gas"
	"spillway/object"
)

// kindNames are the names of section kinds in GNU as.
var kindNames = [...]string{object.KindContents: "progbits", object.KindZeros: "nobits", object.KindNotes: "note",
	object.KindInitArray: "init_array", object.KindFiniArray: "fini_array", object.KindPreinitArray: "preinit_array", object.KindUnwind: "unwind"}

// attrLetters are the letters of attributes, in text order.
var attrLetters = [...]struct {
	letter byte
	attr   object.Attrs
}{
	{'a', object.Loaded}, {'w', object.Writable}, {'x', object.Executable}, {'M', object.Mergeable}, {'S', object.Strings},
	{'T', object.ThreadLocal}, {'R', object.Retained},
}

// appendAttrs appends the letters of the attributes.
func appendAttrs(b []byte, a object.Attrs) []byte {
	for _, l := range &attrLetters {
		if a&l.attr != 0 {
			b = append(b, l.letter)
		}
	}
	return b
}

// Text returns s in assembly text form.
func (s Section) Text() gas.Section {
	return gas.Section{Name: s.Name, Flags: string(appendAttrs(nil, s.Attrs)), Kind: kindNames[s.Kind], Entry: s.Entry, Group: s.Group}
}

// FromText converts a section from assembly text, whose letters and kinds package gas has checked.
func FromText(s gas.Section) Section {
	x := Section{Name: s.Name, Entry: s.Entry, Group: s.Group}
	for _, l := range &attrLetters {
		if strings.IndexByte(s.Flags, l.letter) >= 0 {
			x.Attrs |= l.attr
		}
	}
	for k, name := range kindNames {
		if name == s.Kind {
			x.Kind = object.SectionKind(k)
		}
	}
	return x
}
