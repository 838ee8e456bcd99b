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
	isa := byte(1)                                                  // of Thumb
	switch {
	case features&V8Main != 0:
		isa = 3
		list = []arm.Attribute{{Tag: 6, Value: 17}, {Tag: 7, Value: 'M'}}
	case features&V7A != 0:
		isa = 2
		list = []arm.Attribute{{Tag: 6, Value: 10}, {Tag: 7, Value: 'A'}, {Tag: 8, Value: 1}}
	case features&DSP != 0:
		isa = 2
		list = []arm.Attribute{{Tag: 6, Value: 13}, {Tag: 7, Value: 'M'}}
	case features&T2 != 0:
		isa = 2
		list = []arm.Attribute{{Tag: 6, Value: 10}, {Tag: 7, Value: 'M'}}
	case features&V6M != 0:
		list = []arm.Attribute{{Tag: 6, Value: 11}, {Tag: 7, Value: 'M'}} // Armv6-M
	}
	list = append(list, arm.Attribute{Tag: 9, Value: isa})
	if hasFloats(features) {
		list = append(list, arm.Attribute{Tag: arm.FloatTag, Value: arm.FloatVersion(features | arm.V7)})
	}
	for _, a := range arm.CommonAttributes() {
		if a.Tag != enumSize || features&V6M == 0 { // which libraries for microcontrollers have as short as they can be
			list = append(list, a)
		}
	}
	if features&HardFloat != 0 {
		list = append(list, arm.Attribute{Tag: arm.ArgumentsTag, Value: 1})
	}
	return list
}

// firstCommon is the first attribute that the processor's name does not say.
const firstCommon = 18

// enumSize is the attribute of the size of enumerations.
const enumSize = 26

// attributeSection returns the contents of the section with the attributes.
func attributeSection(features target.Features) []byte {
	return arm.AppendAttributes(attributes(features))
}

// attributeText says the same in text, except for those that the processor's name says.
func attributeText(features target.Features) string {
	var b strings.Builder
	if features&T2 != 0 && !hasFloats(features) {
		fmt.Fprintf(&b, "\t.eabi_attribute\t%d, 0\n", arm.FloatTag) // not that of the header's .fpu
	}
	for _, a := range attributes(features) {
		if a.Tag < firstCommon && a.Tag != arm.FloatTag {
			continue
		}
		fmt.Fprintf(&b, "\t.eabi_attribute\t%d, %d\n", a.Tag, a.Value)
	}
	return b.String()
}
