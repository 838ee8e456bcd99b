package thumb

import (
	"fmt"
	"strings"

	"spillway/target"
	"spillway/target/arm"
)

// Object returns how the machine's ELF files look [AAELF32]. It is shared.
func Object() *target.ObjectFormat { return object }

// Programs have code of both machines in them.
var object = arm.Object()

// attributes returns those of files for machines with the given features.
func attributes(features target.Features) []arm.Attribute {
	list := []arm.Attribute{{Tag: 6, Value: 6}, {Tag: 8, Value: 1}} // Armv6, whose other instructions may be linked to it
	if features&V6M != 0 {
		list = []arm.Attribute{{Tag: 6, Value: 11}, {Tag: 7, Value: 'M'}} // Armv6-M
	}
	return append(append(list, arm.Attribute{Tag: 9, Value: 1}), arm.CommonAttributes()...)
}

// attributeSection returns the contents of the section with the attributes.
func attributeSection(features target.Features) []byte {
	return arm.AppendAttributes(attributes(features))
}

// attributeText says the same in text, but for those that the processor's name says.
func attributeText() string {
	var b strings.Builder
	for _, a := range arm.CommonAttributes() {
		fmt.Fprintf(&b, "\t.eabi_attribute\t%d, %d\n", a.Tag, a.Value)
	}
	return b.String()
}
