package arm

import "spillway/target"

// The extensions for which there are rows.
const (
	V6K  target.Features = 1 << iota // exclusive accesses of bytes and halves, the thread pointer in a register
	V6T2                             // movw and movt, bit fields
	V7                               // barriers
	HWDiv
	VFP       // floating point in registers
	VFP4      // products and sums rounded once
	D32       // d16 to d31
	HardFloat // floats are passed in registers for them

	FPV8 target.Features = 1 << 33 // floats rounded to integers
)

const (
	withV6T2 = V6T2
	withV7   = V7 | V6K | V6T2
)

// extensions returns the extensions, named as in LLVM's "target-features".
func extensions() []target.Extension {
	return []target.Extension{
		{Name: "v6k", Bit: V6K, With: V6K, Doc: "exclusive accesses of bytes and halves, a register for the thread pointer"},
		{Name: "armv6k", With: V6K, Doc: "the same"},
		{Name: "v6t2", Bit: V6T2, With: withV6T2, Doc: "movw and movt, bit fields, reversal of bits"},
		{Name: "armv6t2", With: withV6T2, Doc: "the same"},
		{Name: "v7", Bit: V7, With: withV7, Doc: "barriers; v6k and v6t2"},
		{Name: "armv7-a", With: withV7, Doc: "the same"},
		{Name: "armv7-r", With: withV7, Doc: "the same"},
		{Name: "v8", With: withV7 | HWDiv, Doc: "v7 and division"},
		{Name: "armv8-a", With: withV7 | HWDiv, Doc: "the same"},
		{Name: "thumb-mode", Other: '+', Doc: "instructions of two bytes: target thumb has them"},
		{Name: "vfp2", Bit: VFP, With: VFP, Doc: "floating point in registers, s0 to s31 and d0 to d15"},
		{Name: "vfp3d16", With: VFP, Doc: "the same"},
		{Name: "d32", Bit: D32, With: VFP | D32, Doc: "d16 to d31; vfp2"},
		{Name: "vfp3", With: VFP | D32, Doc: "the same"},
		{Name: "neon", With: VFP | D32, Doc: "the same: there are no vectors"},
		{Name: "vfp4d16", Bit: VFP4, With: VFP | VFP4, Doc: "products and sums rounded once; vfp2"},
		{Name: "vfp4", With: VFP | VFP4 | D32, Doc: "the same, and d32"},
		{Name: "fp-armv8d16", Bit: FPV8, With: VFP | VFP4 | FPV8, Doc: "floats rounded to integers; vfp4d16"},
		{Name: "fp-armv8", With: VFP | VFP4 | FPV8 | D32, Doc: "the same, and d32"},
		{Name: "soft-float", Lack: VFP | VFP4 | D32 | FPV8, Doc: "floats by the library"},
		{Name: "hard-float", Bit: HardFloat, With: VFP | HardFloat, Doc: "arguments and results in registers for floating point; of triples that end in hf"},
		{Name: "hwdiv-arm", Bit: HWDiv, With: HWDiv, Doc: "division"},
	}
}

// cpus returns the names of processors.
func cpus() []target.CPU {
	var list []target.CPU
	for _, c := range []struct {
		set   target.Features
		names []string
	}{
		{0, []string{"generic", "arm1136j-s", "arm1136jf-s"}},
		{V6K, []string{"arm1176jz-s", "arm1176jzf-s", "mpcorenovfp", "mpcore"}},
		{V6T2, []string{"arm1156t2-s", "arm1156t2f-s"}},
		{withV7, []string{"cortex-a5", "cortex-a8", "cortex-a9", "cortex-r4", "cortex-r4f"}},
		{withV7 | HWDiv, []string{"cortex-a7", "cortex-a12", "cortex-a15", "cortex-a17", "cortex-r5", "cortex-r7", "cortex-r8", "cortex-a32", "cortex-a35", "cortex-a53", "cortex-a72"}},
	} {
		for _, name := range c.names {
			list = append(list, target.CPU{Name: name, Features: c.set})
		}
	}
	return list
}
