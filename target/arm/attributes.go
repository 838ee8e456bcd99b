package arm

import (
	"bytes"
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
	list = append(list, []attribute{
		{8, 1}, {9, thumb}, // instructions
		{18, 4},                            // bytes of wchar_t
		{20, 1}, {21, 1}, {23, 3}, {24, 1}, // floats as IEEE 754 has them; memory is aligned to 8 bytes
		{25, 1}, {26, 2}, // and so is the stack; enumerations are int
	}...)
	if features&HardFloat != 0 {
		list = append(list, attribute{argumentsTag, 1})
	}
	return list
}

// The tags of the instructions for floating point that a file has, and of where it passes floats.
const floatTag, argumentsTag = 10, 28

// passesFloats reports whether a section with attributes says that floats are passed in registers for them.
func passesFloats(b []byte) bool {
	number := func() (n uint64) {
		n, size := binary.Uvarint(b)
		if b = b[max(size, 0):]; size <= 0 { // it is cut off
			b = nil
		}
		return n
	}
	text := func() {
		_, b, _ = bytes.Cut(b, []byte{0})
	}
	if len(b) < 5 || b[0] != 'A' {
		return false
	}
	b = b[5:]
	text()
	if len(b) < 5 || b[0] != 1 { // the first subsection is of the file
		return false
	}
	size := binary.LittleEndian.Uint32(b[1:])
	b = b[5:min(len(b), max(5, int(size)))]
	for len(b) > 0 {
		switch tag := number(); {
		case tag == argumentsTag:
			return number() == 1
		case tag == 32:
			number()
			text()
		case tag == 4 || tag == 5 || tag > 32 && tag&1 != 0:
			text()
		default:
			number()
		}
	}
	return false
}

// floatVersion returns their number: VFPv2, v3, v4 and that of ARMv8, with 16 registers or 32.
func floatVersion(features target.Features) byte {
	switch {
	case features&VFP == 0:
		return 0
	case features&(FPV8|D32) == FPV8|D32:
		return 7
	case features&FPV8 != 0:
		return 8
	case features&(VFP4|D32) == VFP4|D32:
		return 5
	case features&VFP4 != 0:
		return 6
	case features&D32 != 0:
		return 3
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

// attributeText says the same in text, except for those that the processor's name says.
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
