package arm

import "spillway/target"

// Object returns how the machine's ELF files look [AAELF32]. It is shared.
func Object() *target.ObjectFormat { return object }

var object = &target.ObjectFormat{Name: "arm", Machine: 40, Bits: 32}
