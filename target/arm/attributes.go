package arm

import (
	"encoding/binary"
	"fmt"
	"strings"

	"spillway/target"
)

// An attribute says what a file demands [ADDENDA32]: all of ours are numbers.
type attribute struct{ tag, value byte }

// attributes returns those of files for machines with the given features.
func attributes(features target.Features) []attribute {
	arch, thumb := byte(6), byte(1) // Armv6, and Thumb-1
	switch {
	case features&V7 != 0:
		arch, thumb = 10, 2
	case features&V6T2 != 0:
		arch, thumb = 8, 2
	case features&V6K != 0:
		arch = 9
	}
	list := []attribute{{6, arch}}
	if arch == 10 {
		list = append(list, attribute{7, 'A'}) // the profile
	}
	if v := floatVersion(features); v != 0 {
		list = append(list, attribute{floatTag, v})
	}
	return append(list, []attribute{
		{8, 1}, {9, thumb}, // instructions
		{18, 4},                            // bytes of wchar_t
		{20, 1}, {21, 1}, {23, 3}, {24, 1}, // floats as IEEE 754 has them; memory is aligned to 8 bytes
		{25, 1}, {26, 2}, // and so is the stack; enumerations are int
	}...)
}

// floatTag is the tag of the instructions for floating point that a file has.
const floatTag = 10

// floatVersion returns their number: VFPv2, v3 and v4, these with 16 registers.
func floatVersion(features target.Features) byte {
	switch {
	case features&VFP == 0:
		return 0
	case features&VFP4 != 0:
		return 6
	case features&V7 != 0:
		return 4
	}
	return 2
}

// attributeSection returns the contents of the section with the attributes.
func attributeSection(features target.Features) []byte { return section(attributes(features)) }

// section returns those contents for some attributes.
func section(list []attribute) []byte {
	var file []byte
	for _, a := range list {
		file = append(file, a.tag, a.value)
	}
	put := binary.LittleEndian.AppendUint32
	const vendor = "aeabi\x00"
	b := put([]byte{'A'}, uint32(4+len(vendor)+5+len(file)))
	b = append(append(b, vendor...), 1) // of the file
	return append(put(b, uint32(5+len(file))), file...)
}

// attributeText says the same in text, but for those that the processor's name says.
func attributeText(features target.Features) string {
	var b strings.Builder
	fmt.Fprintf(&b, "\t.eabi_attribute\t%d, %d\n", floatTag, floatVersion(features)) // not that of the header's .fpu
	for _, a := range attributes(features) {
		if a.tag >= 18 {
			fmt.Fprintf(&b, "\t.eabi_attribute\t%d, %d\n", a.tag, a.value)
		}
	}
	return b.String()
}
