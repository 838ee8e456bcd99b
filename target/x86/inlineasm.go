package x86

import (
	"math"
	"strings"

	"spillway/regalloc"
	"spillway/target"
)

// InlineAsm returns what GNU's inline assembly means on t, whose integer registers have the
// numbers that encodings give them.
func InlineAsm(t *target.Target, c Config) *target.InlineAsm {
	const ax, cx, dx, bx, si, di = 0, 1, 2, 3, 6, 7
	legacy := []regalloc.Reg{ax, cx, dx, si, di, bx}
	bytes := []regalloc.Reg{ax, cx, dx, bx}
	in := &target.InlineAsm{
		Letters: map[byte][]regalloc.Reg{'a': {ax}, 'b': {bx}, 'c': {cx}, 'd': {dx}, 'S': {si}, 'D': {di}, 'Q': bytes, 'R': legacy, 'U': {ax, cx, dx}},
		Class:   "rlgXxvp", Words: "rlgp", Vectors: "xv",
		Long:  map[string]byte{"Yz": 0, "Yi": 'x', "Yt": 'x', "Y2": 'x', "Ym": 'y'},
		Pairs: map[byte][2]regalloc.Reg{'A': {ax, dx}},
		Immediates: map[byte]target.ImmRange{'I': {Lo: 0, Hi: 31}, 'J': {Lo: 0, Hi: 63}, 'K': {Lo: -128, Hi: 127}, 'L': {Lo: 0, Hi: math.MaxUint32},
			'M': {Lo: 0, Hi: 3}, 'Z': {Lo: 0, Hi: math.MaxUint32}, 'N': {Lo: 0, Hi: 255}, 'O': {Lo: 0, Hi: 127}},
		Any: "ing", Memory: "moVg",
		Names:      map[string]regalloc.Reg{},
		Ignored:    withoutValues,
		Widths:     map[byte]int{'b': 8, 'w': 16, 'k': 32, 'x': 128, 't': 256},
		High:       map[regalloc.Reg]string{ax: "ah", cx: "ch", dx: "dh", bx: "bh"},
		Conditions: map[string]bool{},
		Set:        "set%s\t%s",
		Begin:      ".intel_syntax noprefix", End: ".att_syntax prefix",
		MaxBytes: 15, FarModifier: 'H', ImmPrefix: "$",
	}
	in.Foreign = target.ForeignRegisters{
		StackName: "the x87 stack", RegistersName: "MMX registers", StackTop: "st(0)",
		Stack:        []string{"st", "st(1)", "st(2)", "st(3)", "st(4)", "st(5)", "st(6)", "st(7)"},
		StackLetters: map[byte]int{'t': 0, 'u': 1, 'f': -1},
		Load:         map[int64]string{4: "flds\t%s", 8: "fldl\t%s", 10: "fldt\t%s"},
		Store:        map[int64]string{4: "fstps\t%s", 8: "fstpl\t%s", 10: "fstpt\t%s"},
		Drop:         "fstp\t%st(0)",
		Registers:    []string{"mm0", "mm1", "mm2", "mm3", "mm4", "mm5", "mm6", "mm7"}, RegisterLetters: "y",
		LoadRegister: "movq\t%s, %r", StoreRegister: "movq\t%r, %s",
	}
	if x, ok := t.Code.(*Coder); ok {
		in.Text = &Text{x}
	}
	for _, imm := range "esE" {
		in.Immediates[byte(imm)] = target.ImmRange{Lo: math.MinInt32, Hi: math.MaxInt32, Sym: true}
	}
	if c.Wide {
		in.Class, in.Words = in.Class+"q", in.Words+"q"
		in.Widths['q'] = 64
	} else {
		in.Widths['q'] = 32
		in.Letters['q'] = bytes
	}
	for _, width := range []int{8, 16, 32, 64, 128, 256} {
		for r, name := range t.RegNames[width] {
			if name == "" || t.Machine.Regs[r].Part != nil {
				continue
			}
			in.Names[name] = regalloc.Reg(r)
			if n, ok := strings.CutPrefix(name, "ymm"); ok {
				in.Names["zmm"+n] = regalloc.Reg(r)
			}
		}
	}
	for r, name := range in.High {
		in.Names[name] = r
	}
	if t.Features&NoSSE != 0 {
		in.Class, in.Vectors = strings.NewReplacer("x", "", "v", "").Replace(in.Class), ""
	} else if r, ok := in.Names["xmm0"]; ok {
		in.Letters[in.Long["Yz"]] = []regalloc.Reg{r}
	}
	delete(in.Names, "st0")
	for _, cc := range []string{"a", "ae", "b", "be", "c", "e", "g", "ge", "l", "le", "na", "nae", "nb", "nbe", "nc", "ne", "ng", "nge", "nl", "nle",
		"no", "np", "ns", "nz", "o", "p", "s", "z"} {
		in.Conditions[cc] = true
	}
	return in
}

// withoutValues are the names of clobbers in which no value is kept on any machine, and of registers that
// only some machines have or that generated code never names. On a machine that keeps values in one of
// these, InlineAsm.Names has its name too, and counts.
var withoutValues = []target.Numbered{
	{Before: "memory"}, {Before: "cc"}, {Before: "flags"}, {Before: "eflags"}, {Before: "rflags"}, {Before: "dirflag"},
	{Before: "fpcr"}, {Before: "fpsr"}, {Before: "fpcw"}, {Before: "fpsw"}, {Before: "mxcsr"}, {Before: "frame"}, {Before: "argp"},
	{Before: "ip"}, {Before: "eip"}, {Before: "rip"},
	{Before: "cs"}, {Before: "ds"}, {Before: "es"}, {Before: "fs"}, {Before: "gs"}, {Before: "ss"},
	{Before: "st"}, {Before: "st(", Last: 7, After: ")"}, {Before: "fp", Last: 7}, {Before: "mm", Last: 7}, {Before: "k", Last: 7},
	{Before: "bnd", Last: 3}, {Before: "tmm", Last: 7}, {Before: "cr", Last: 15}, {Before: "dr", Last: 15},
	{Before: "xmm", Last: 31}, {Before: "ymm", Last: 31}, {Before: "zmm", Last: 31},
	{Before: "r", First: 8, Last: 31}, {Before: "r", First: 8, Last: 31, After: "d"}, {Before: "r", First: 8, Last: 31, After: "w"},
	{Before: "r", First: 8, Last: 31, After: "b"},
}
