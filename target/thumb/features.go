package thumb

import (
	"spillway/target"
	"spillway/target/arm"
)

// The extensions for which there are rows.
const (
	V6M    target.Features = 1 << (iota + 16) // a microcontroller, as of ARMv6-M: it executes Thumb instructions only
	DB                                        // barriers as instructions
	T2                                        // Thumb-2: instructions of four bytes
	HWDiv                                     // division
	V7M                                       // ARMv7-M
	V7A                                       // ARMv7-A
	DSP                                       // that of ARMv7E-M and ARMv7-A
	V8Main                                    // ARMv8-M with the main extension
)

// Those of floating point, which the machine with instructions of four bytes has, too.
const (
	VFP       = arm.VFP
	VFP4      = arm.VFP4
	D32       = arm.D32
	HardFloat = arm.HardFloat
	FPV8      = arm.FPV8

	FP64 target.Features = 1 << 32 // arithmetic on doubles, too
)

const (
	withV6M    = V6M | DB
	withV7A    = V7A | T2 | DB
	withV7M    = V7M | T2 | HWDiv | withV6M
	withV7EM   = withV7M | DSP
	withV8Main = withV7M | V8Main
)

// extensions returns the extensions, named as in LLVM's "target-features".
func extensions() []target.Extension {
	return []target.Extension{
		{Name: "v6m", Bit: V6M, With: withV6M, Doc: "a microcontroller of ARMv6-M: barriers"},
		{Name: "armv6-m", With: withV6M, Doc: "the same"},
		{Name: "armv6s-m", With: withV6M, Doc: "the same"},
		{Name: "thumb-mode", Other: '-', Doc: "instructions of two bytes: without it, target arm has them"},
		{Name: "db", Bit: DB, With: DB, Doc: "barriers"},
		{Name: "thumb2", Bit: T2, With: T2, Doc: "instructions of four bytes, twelve registers"},
		{Name: "hwdiv", Bit: HWDiv, With: HWDiv, Doc: "with thumb2: division"},
		{Name: "v7m", Bit: V7M, With: withV7M, Doc: "a microcontroller of ARMv7-M: instructions of four bytes, twelve registers, division"},
		{Name: "armv7-m", With: withV7M, Doc: "the same"},
		{Name: "dsp", Bit: DSP, With: DSP, Doc: "with thumb2: additions and products of halves and bytes"},
		{Name: "armv7e-m", With: withV7EM, Doc: "the same"},
		{Name: "v7", Bit: V7A, With: withV7A, Doc: "a processor of ARMv7-A: thumb2 and barriers"},
		{Name: "armv7-a", With: withV7A | DSP, Doc: "the same, and dsp"},
		{Name: "v8m.main", Bit: V8Main, With: withV8Main, Doc: "a microcontroller of ARMv8-M with v7m"},
		{Name: "armv8-m.main", With: withV8Main, Doc: "the same"},
		{Name: "vfp2sp", Bit: VFP, With: VFP, Doc: "with thumb2: floats in registers, s0 to s31; doubles by the library"},
		{Name: "vfp3d16sp", With: VFP, Doc: "the same"},
		{Name: "vfp3sp", With: VFP | D32, Doc: "the same, and d32"},
		{Name: "vfp4d16sp", Bit: VFP4, With: VFP | VFP4, Doc: "products and sums rounded once; vfp2sp"},
		{Name: "vfp4sp", With: VFP | VFP4 | D32, Doc: "the same, and d32"},
		{Name: "fp-armv8d16sp", Bit: FPV8, With: VFP | VFP4 | FPV8, Doc: "floats rounded to integers; vfp4d16sp"},
		{Name: "fp-armv8sp", With: VFP | VFP4 | FPV8 | D32, Doc: "the same, and d32"},
		{Name: "fp64", Bit: FP64, With: VFP | FP64, Doc: "doubles in registers, d0 to d15; vfp2sp"},
		{Name: "vfp2", With: VFP | FP64, Doc: "the same"},
		{Name: "vfp3d16", With: VFP | FP64, Doc: "the same"},
		{Name: "d32", Bit: D32, With: VFP | FP64 | D32, Doc: "d16 to d31; fp64"},
		{Name: "vfp3", With: VFP | FP64 | D32, Doc: "the same"},
		{Name: "neon", With: VFP | FP64 | D32, Doc: "the same: there are no vectors"},
		{Name: "vfp4d16", With: VFP | FP64 | VFP4, Doc: "fp64 and vfp4d16sp"},
		{Name: "vfp4", With: VFP | FP64 | VFP4 | D32, Doc: "the same, and d32"},
		{Name: "fp-armv8d16", With: VFP | FP64 | VFP4 | FPV8, Doc: "fp-armv8d16sp and vfp4d16"},
		{Name: "fp-armv8", With: VFP | FP64 | VFP4 | FPV8 | D32, Doc: "the same, and d32"},
		{Name: "soft-float", Lack: VFP | FP64 | VFP4 | FPV8 | D32, Doc: "floats by the library"},
		{Name: "hard-float", Bit: HardFloat, With: VFP | HardFloat, Doc: "arguments and results in registers for floating point; of triples that end in hf"},
	}
}

// cpus returns the names of processors.
func cpus() []target.CPU {
	list := []target.CPU{{Name: "generic"}}
	for _, name := range []string{"arm1136j-s", "arm1136jf-s", "arm1176jz-s", "arm1176jzf-s"} {
		list = append(list, target.CPU{Name: name})
	}
	for _, name := range []string{"cortex-m0", "cortex-m0plus", "cortex-m1", "sc000"} {
		list = append(list, target.CPU{Name: name, Features: withV6M})
	}
	for _, name := range []string{"cortex-a5", "cortex-a8", "cortex-a9"} {
		list = append(list, target.CPU{Name: name, Features: withV7A | DSP})
	}
	for _, name := range []string{"cortex-a7", "cortex-a12", "cortex-a15", "cortex-a17"} {
		list = append(list, target.CPU{Name: name, Features: withV7A | DSP | HWDiv})
	}
	for _, c := range []struct {
		name string
		set  target.Features
	}{{"cortex-m3", withV7M}, {"sc300", withV7M}, {"cortex-m4", withV7EM}, {"cortex-m7", withV7EM}, {"cortex-m33", withV8Main | DSP}, {"cortex-m35p", withV8Main | DSP}} {
		list = append(list, target.CPU{Name: c.name, Features: c.set})
	}
	return list
}

// hasFloats reports whether there are registers for floating point, which instructions of four bytes access.
func hasFloats(features target.Features) bool { return features&(VFP|T2) == VFP|T2 }
