package tiletest

import (
	"spillway/emit/gas"
	"spillway/target"
)

// Text returns the code of assembly text as programs write it for m, with its relocations: addends that the machine keeps in
// fields are not in them.
func Text(m *target.Target, text string) (p gas.Placed, err error) {
	u, err := gas.Assemble(m.InlineAsm().Text, text, gas.Section{Name: ".text", Flags: "ax"}, false)
	if err != nil {
		return p, err
	}
	if _, err := u.Layout(0); err != nil {
		return p, err
	}
	sections, err := u.Sections(0)
	if err != nil {
		return p, err
	}
	return sections[0], nil
}
