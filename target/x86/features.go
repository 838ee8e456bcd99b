package x86

import "spillway/target"

// The extensions of x86 for which there are rows.
const (
	SSE3 target.Features = 1 << iota
	SSSE3
	SSE41
	SSE42
	POPCNT
	AVX
	AVX2
	BMI
	BMI2
	FMA
	LZCNT
	MOVBE
	F16C
	AVX512 // of which nothing is used: it says how vectors of 64 bytes are passed
	NoSSE  // neither floats nor vectors in registers: kernels leave these to the programs that they interrupt

	// FirstOther is the first bit that is free for a target's own features.
	FirstOther
)

// What machines have that have the last of these.
const (
	withSSSE3 = SSE3 | SSSE3
	withSSE41 = withSSSE3 | SSE41
	withSSE42 = withSSE41 | SSE42
	withAVX   = withSSE42 | AVX
	v2        = withSSE42 | POPCNT
	v3        = v2 | withAVX | AVX2 | BMI | BMI2 | FMA | LZCNT | MOVBE | F16C
)

// Segments returns the segments that an access may be relative to, as LLVM's address spaces number them.
func Segments() []target.Segment {
	return []target.Segment{{Space: 256, Text: "%gs:", Prefix: 0x65}, {Space: 257, Text: "%fs:", Prefix: 0x64}, {Space: 258, Text: "%ss:", Prefix: 0x36}}
}

// Extensions returns the extensions, named as in LLVM's "target-features".
func Extensions() []target.Extension {
	return []target.Extension{
		{Name: "sse", Lack: NoSSE, Doc: "floats and vectors in registers, which all machines have that are not said to lack them"},
		{Name: "sse2", Lack: NoSSE, Doc: "the same: there is no code for machines that have only one of them"},
		{Name: "soft-float", Bit: NoSSE, With: NoSSE, Doc: "no floats and vectors in registers; operations on floats are refused, as no library for them is known"},
		{Name: "sse3", Bit: SSE3, With: SSE3, Doc: "moves that repeat elements"},
		{Name: "ssse3", Bit: SSSE3, With: withSSSE3, Doc: "shuffles of bytes, absolute values"},
		{Name: "sse4.1", Bit: SSE41, With: withSSE41, Doc: "blends, widening moves, products of 32 bits, minima and maxima, rounding"},
		{Name: "sse4.2", Bit: SSE42, With: withSSE42, Doc: "comparison of 64 bits"},
		{Name: "popcnt", Bit: POPCNT, With: POPCNT, Doc: "population count"},
		{Name: "avx", Bit: AVX, With: withAVX, Doc: "three operands, floats in registers of 32 bytes"},
		{Name: "avx2", Bit: AVX2, With: withAVX | AVX2, Doc: "integers in registers of 32 bytes, a shift count for each element, broadcasts"},
		{Name: "bmi", Bit: BMI, With: BMI, Doc: "and-not, lowest set bit, trailing zeros"},
		{Name: "bmi2", Bit: BMI2, With: BMI2, Doc: "shifts by any register that leave the flags, products in any registers"},
		{Name: "fma", Bit: FMA, With: withAVX | FMA, Doc: "fused multiplication and addition"},
		{Name: "lzcnt", Bit: LZCNT, With: LZCNT, Doc: "leading zeros"},
		{Name: "movbe", Bit: MOVBE, With: MOVBE, Doc: "loads and stores with the bytes exchanged"},
		{Name: "f16c", Bit: F16C, With: withAVX | F16C, Doc: "conversion of half"},
		{Name: "retpoline-indirect-calls", Missing: true, Doc: "indirect calls by returns"},
		{Name: "retpoline-indirect-branches", Missing: true, Doc: "indirect jumps by returns"},
		{Name: "retpoline-external-thunk", Missing: true, Doc: "the program's own code for these"},
		{Name: "lvi-cfi", Missing: true, Doc: "indirect calls, jumps and returns that wait for loads"},
		{Name: "lvi-load-hardening", Missing: true, Doc: "fences after loads"},
		{Name: "seses", Missing: true, Doc: "fences before loads, stores and jumps"},
		{Name: "harden-sls-ret", Missing: true, Doc: "traps after returns"},
		{Name: "harden-sls-ijmp", Missing: true, Doc: "traps after indirect jumps"},
		{Name: "avx512f", Bit: AVX512, With: withAVX | AVX2 | FMA | F16C | AVX512, Doc: "no instructions: vectors of 64 bytes are split"},
	}
}

// CPUs returns the names of machines.
func CPUs() []target.CPU {
	const v1 = 0
	list := []target.CPU{{Name: "x86-64", Features: v1}, {Name: "x86-64-v2", Features: v2}, {Name: "x86-64-v3", Features: v3}}
	for _, c := range []struct {
		set   target.Features
		names []string
	}{
		{v1, []string{"generic", "i386", "i486", "i586", "pentium4", "i686", "k8"}},
		{SSE3, []string{"prescott", "nocona"}},
		{withSSSE3, []string{"core2"}},
		{withSSE41, []string{"penryn"}},
		{v2, []string{"nehalem", "westmere", "silvermont"}},
		{v2 | AVX, []string{"sandybridge"}},
		{v2 | AVX | F16C, []string{"ivybridge"}},
		{v3, []string{"haswell", "broadwell", "skylake", "alderlake", "znver1", "znver2", "znver3"}},
		{v3 | AVX512, []string{"skylake-avx512", "cascadelake", "icelake-client", "icelake-server", "tigerlake", "sapphirerapids", "x86-64-v4", "znver4", "znver5"}},
	} {
		for _, name := range c.names {
			list = append(list, target.CPU{Name: name, Features: c.set})
		}
	}
	return list
}

// WithoutSSE leaves t, which is complete, no registers for floats and vectors, if its features say so.
func WithoutSSE(t *target.Target) {
	if t.Features&NoSSE == 0 {
		return
	}
	t.NoFloats = true
	t.Classes.F32, t.Classes.F64, t.Classes.VectorClasses = 0, 0, target.VectorClasses{}
	t.Frame.ZeroUpper = target.NoTile
	t.ABI.VectorBytes, t.ABI.VectorArgs, t.ABI.VectorRets = 0, nil, nil
	if t.ABI.VAList == target.VAOffsets {
		t.ABI.FloatArgs = nil
	}
}
