package thumb

import "spillway/target"

// The extensions for which there are rows.
const (
	V6M    target.Features = 1 << iota // ARMv6-M, whose barriers are instructions here, and no other instructions than these
	T2                                 // Thumb-2 as of ARMv7-M: instructions of four bytes
	DSP                                // that of ARMv7E-M
	V8Main                             // ARMv8-M with the main extension
)

const (
	withV7M    = V6M | T2
	withV7EM   = withV7M | DSP
	withV8Main = withV7M | V8Main
)

// extensions returns the extensions, named as in LLVM's "target-features".
func extensions() []target.Extension {
	return []target.Extension{
		{Name: "v6m", Bit: V6M, With: V6M, Doc: "a microcontroller of ARMv6-M: barriers"},
		{Name: "armv6-m", With: V6M, Doc: "the same"},
		{Name: "armv6s-m", With: V6M, Doc: "the same"},
		{Name: "thumb-mode", Other: '-', Doc: "instructions of two bytes: without it, target arm has them"},
		{Name: "v7m", Bit: T2, With: withV7M, Doc: "a microcontroller of ARMv7-M: instructions of four bytes, twelve registers, division"},
		{Name: "armv7-m", With: withV7M, Doc: "the same"},
		{Name: "dsp", Bit: DSP, With: DSP, Doc: "with v7m: additions and products of halves and bytes"},
		{Name: "armv7e-m", With: withV7EM, Doc: "the same"},
		{Name: "v8m.main", Bit: V8Main, With: withV8Main, Doc: "a microcontroller of ARMv8-M with v7m"},
		{Name: "armv8-m.main", With: withV8Main, Doc: "the same"},
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
	for _, c := range []struct {
		name string
		set  target.Features
	}{{"cortex-m3", withV7M}, {"sc300", withV7M}, {"cortex-m4", withV7EM}, {"cortex-m7", withV7EM}, {"cortex-m33", withV8Main | DSP}, {"cortex-m35p", withV8Main | DSP}} {
		list = append(list, target.CPU{Name: c.name, Features: c.set})
	}
	return list
}
