package arm64

import "spillway/target"

// Object returns how the machine's ELF files look. It is shared.
func Object() *target.ObjectFormat { return object }

var object = &target.ObjectFormat{Name: "arm64", Machine: 183, Bits: 64, Rela: true}
