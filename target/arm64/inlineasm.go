package arm64

import (
	"math"
	"strconv"

	"spillway/regalloc"
	"spillway/target"
)

// inlineAsm returns what GNU's inline assembly means on t.
func inlineAsm(t *target.Target, c *coder) *target.InlineAsm {
	in := &target.InlineAsm{
		Letters: map[byte][]regalloc.Reg{'x': run(V0, 16), 'y': run(V0, 8)},
		Class:   "rwgXp", Words: "rgp", Vectors: "w",
		Any:        "ing",
		Memory:     "mQoVg",
		Names:      map[string]regalloc.Reg{"lr": X30, "fp": X29, "ip0": X16, "ip1": X17},
		Ignored:    []target.Numbered{{Before: "memory"}, {Before: "x31"}, {Before: "cc"}, {Before: "nzcv"}, {Before: "fpcr"}, {Before: "fpsr"}, {Before: "ffr"}, {Before: "p", Last: 15}, {Before: "za"}},
		Widths:     map[byte]int{'w': 32, 'x': 64, 'b': 8, 'h': 16, 's': 32, 'd': 64, 'q': 128},
		WordWidth:  64,
		FloatWidth: 256,
		Zeros:      map[byte]string{'w': "wzr", 'x': "xzr"},
		BaseOnly:   true,
		Conditions: map[string]bool{},
		Set:        "cset\t%[2]s, %[1]s",
		Text:       &assemblyText{c},
		MaxBytes:   instrBytes,
	}
	set := func(name string) *target.ImmSet {
		for _, s := range immSets() {
			if s.Name == name {
				return s
			}
		}
		panic("arm64: no set " + name)
	}
	in.Immediates = map[byte]target.ImmRange{
		'I': {Lo: 0, Hi: math.MaxInt64, Set: set("arith")}, 'J': {Lo: math.MinInt64, Hi: 0, Set: set("arith")},
		'K': {Lo: math.MinInt64, Hi: math.MaxInt64, Set: set("logic32")}, 'L': {Lo: math.MinInt64, Hi: math.MaxInt64, Set: set("logic64")},
		'M': {Lo: math.MinInt64, Hi: math.MaxInt64, Set: set("mov32")}, 'N': {Lo: math.MinInt64, Hi: math.MaxInt64, Set: set("mov64")},
		'Z': {}, 'S': {Lo: 1, Sym: true},
	}
	for _, width := range []int{8, 16, 32, 64, 128, 256} {
		for r, name := range t.RegNames[width] {
			in.Names[name] = regalloc.Reg(r)
		}
	}
	for i := range 32 {
		in.Names["z"+strconv.Itoa(i)] = V0 + regalloc.Reg(i)
	}
	for _, cc := range append(conditionNames[:14:14], "cs", "cc") {
		in.Conditions[cc] = true
	}
	return in
}
