package thumb

import "spillway/target"

// V6M says that the processor has ARMv6-M, whose barriers are instructions here, and no other instructions than these.
const V6M target.Features = 1

// extensions returns the extensions, named as in LLVM's "target-features".
func extensions() []target.Extension {
	return []target.Extension{
		{Name: "v6m", Bit: V6M, With: V6M, Doc: "a microcontroller of ARMv6-M: barriers"},
		{Name: "armv6-m", With: V6M, Doc: "the same"},
		{Name: "armv6s-m", With: V6M, Doc: "the same"},
	}
}

// cpus returns the names of processors.
func cpus() []target.CPU {
	list := []target.CPU{{Name: "generic"}}
	for _, name := range []string{"arm1136j-s", "arm1136jf-s", "arm1176jz-s", "arm1176jzf-s"} {
		list = append(list, target.CPU{Name: name})
	}
	for _, name := range []string{"cortex-m0", "cortex-m0plus", "cortex-m1", "sc000"} {
		list = append(list, target.CPU{Name: name, Features: V6M})
	}
	return list
}
