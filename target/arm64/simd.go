package arm64

import "strings"

// Element sets of vector instructions, as operands of instructions name them.
const (
	allElements  = "bhsd"
	noLongs      = "bhs"
	floatSizes   = "sd"
	vectorFloats = 1 << 23 // of two instructions on floats with one opcode the second
)

// A simdOp is an instruction on vectors: its name, bit 29, its opcode and, for integers, the elements it has or, for floats, bit 23.
type simdOp struct {
	name     string
	u, op    uint32
	elements string
	a        uint32
}

// code returns the fixed bits where opcodes begin at bit lo.
func (x *simdOp) code(base uint32, lo int) uint32 {
	return base | x.u<<29 | x.op<<lo | x.a*vectorFloats
}

// vectorInstructions are those of Advanced SIMD on vectors.
func vectorInstructions() (list []instruction) {
	add := func(name, operands string, code uint32) { list = append(list, instruction{name, operands, code}) }
	for _, x := range threeSame {
		set := x.elements
		mark := "."
		if set == floatSizes {
			mark = "~"
		}
		add(x.name, "Vd"+mark+set+",Vn=,Vm=", x.code(0x0E200400, 11))
	}
	for i, name := range []string{"and", "bic", "orr", "orn", "eor", "bsl", "bit", "bif"} {
		add(name, "Vd:b,Vn=,Vm=", 0x0E201C00|uint32(i>>2)<<29|uint32(i&3)<<22)
	}
	for _, x := range twoRegisters {
		mark := "."
		if x.elements == floatSizes {
			mark = "~"
		}
		add(x.name, "Vd"+mark+x.elements+",Vn=", x.code(0x0E200800, 12))
	}
	for _, x := range withZero {
		mark, zero := ".", ",zero"
		if x.elements == floatSizes {
			mark = "~"
		}
		add(x.name, "Vd"+mark+x.elements+",Vn="+zero, x.code(0x0E200800, 12))
	}
	for _, x := range acrossLanes {
		d := "^d"
		if strings.HasSuffix(x.name, "lv") && x.op == 3 {
			d = "^^d"
		}
		add(x.name, d+",Vn.bhS", x.code(0x0E300800, 12))
	}
	for i, name := range []string{"fmaxnmv", "fmaxv", "fminnmv", "fminv"} {
		add(name, "Ed,Vn!4s", 0x6E30C800|uint32(i&1)*0x3000|uint32(i>>1)<<23)
	}
	for _, x := range threeLong {
		for second := range 2 {
			name, half := x.name, "/8"
			if second == 1 {
				name, half = x.name+"2", "/16"
			}
			operands := "Vd>,Vn." + x.elements + half + ",Vm="
			switch {
			case strings.HasSuffix(x.name, "w"):
				operands = "Vd>,Vn>,Vm." + x.elements + half
			case strings.HasSuffix(x.name, "hn"):
				operands = "Vd." + x.elements + half + ",Vn>,Vm>"
			}
			add(name, operands, x.code(0x0E200000, 12)|uint32(second)<<30)
		}
	}
	for _, x := range narrowing {
		add(x.name, "Vd.bhs/8,Vn>", x.code(0x0E200800, 12))
		add(x.name+"2", "Vd.bhs/16,Vn>", x.code(0x0E200800, 12))
	}
	for _, x := range pairwiseLong {
		add(x.name, "Vd+,Vn.bhs", x.code(0x0E200800, 12))
	}
	list = append(list, elementProducts()...)
	list = append(list, vectorShifts()...)
	list = append(list, vectorPermutations()...)
	list = append(list, vectorImmediates()...)
	list = append(list, structureAccesses()...)
	list = append(list, scalarPairs()...)
	return append(list, cryptography()...)
}

var threeSame = []simdOp{
	{"shadd", 0, 0, noLongs, 0}, {"sqadd", 0, 1, allElements, 0}, {"srhadd", 0, 2, noLongs, 0}, {"shsub", 0, 4, noLongs, 0}, {"sqsub", 0, 5, allElements, 0},
	{"cmgt", 0, 6, allElements, 0}, {"cmge", 0, 7, allElements, 0}, {"sshl", 0, 8, allElements, 0}, {"sqshl", 0, 9, allElements, 0}, {"srshl", 0, 10, allElements, 0},
	{"sqrshl", 0, 11, allElements, 0}, {"smax", 0, 12, noLongs, 0}, {"smin", 0, 13, noLongs, 0}, {"sabd", 0, 14, noLongs, 0}, {"saba", 0, 15, noLongs, 0},
	{"add", 0, 16, allElements, 0}, {"cmtst", 0, 17, allElements, 0}, {"mla", 0, 18, noLongs, 0}, {"mul", 0, 19, noLongs, 0}, {"smaxp", 0, 20, noLongs, 0},
	{"sminp", 0, 21, noLongs, 0}, {"sqdmulh", 0, 22, "hs", 0}, {"addp", 0, 23, allElements, 0},
	{"uhadd", 1, 0, noLongs, 0}, {"uqadd", 1, 1, allElements, 0}, {"urhadd", 1, 2, noLongs, 0}, {"uhsub", 1, 4, noLongs, 0}, {"uqsub", 1, 5, allElements, 0},
	{"cmhi", 1, 6, allElements, 0}, {"cmhs", 1, 7, allElements, 0}, {"ushl", 1, 8, allElements, 0}, {"uqshl", 1, 9, allElements, 0}, {"urshl", 1, 10, allElements, 0},
	{"uqrshl", 1, 11, allElements, 0}, {"umax", 1, 12, noLongs, 0}, {"umin", 1, 13, noLongs, 0}, {"uabd", 1, 14, noLongs, 0}, {"uaba", 1, 15, noLongs, 0},
	{"sub", 1, 16, allElements, 0}, {"cmeq", 1, 17, allElements, 0}, {"mls", 1, 18, noLongs, 0}, {"pmul", 1, 19, "b", 0}, {"umaxp", 1, 20, noLongs, 0},
	{"uminp", 1, 21, noLongs, 0}, {"sqrdmulh", 1, 22, "hs", 0},
	{"fmaxnm", 0, 24, floatSizes, 0}, {"fmla", 0, 25, floatSizes, 0}, {"fadd", 0, 26, floatSizes, 0}, {"fmulx", 0, 27, floatSizes, 0}, {"fcmeq", 0, 28, floatSizes, 0},
	{"fmax", 0, 30, floatSizes, 0}, {"frecps", 0, 31, floatSizes, 0}, {"fminnm", 0, 24, floatSizes, 1}, {"fmls", 0, 25, floatSizes, 1}, {"fsub", 0, 26, floatSizes, 1},
	{"fmin", 0, 30, floatSizes, 1}, {"frsqrts", 0, 31, floatSizes, 1}, {"fmaxnmp", 1, 24, floatSizes, 0}, {"faddp", 1, 26, floatSizes, 0}, {"fmul", 1, 27, floatSizes, 0},
	{"fcmge", 1, 28, floatSizes, 0}, {"facge", 1, 29, floatSizes, 0}, {"fmaxp", 1, 30, floatSizes, 0}, {"fdiv", 1, 31, floatSizes, 0}, {"fminnmp", 1, 24, floatSizes, 1},
	{"fabd", 1, 26, floatSizes, 1}, {"fcmgt", 1, 28, floatSizes, 1}, {"facgt", 1, 29, floatSizes, 1}, {"fminp", 1, 30, floatSizes, 1},
}

// twoRegisters have one argument.
var twoRegisters = []simdOp{
	{"rev64", 0, 0, noLongs, 0}, {"rev16", 0, 1, "b", 0}, {"suqadd", 0, 3, allElements, 0}, {"cls", 0, 4, noLongs, 0}, {"cnt", 0, 5, "b", 0},
	{"sqabs", 0, 7, allElements, 0}, {"abs", 0, 11, allElements, 0}, {"rev32", 1, 0, "bh", 0}, {"usqadd", 1, 3, allElements, 0}, {"clz", 1, 4, noLongs, 0},
	{"not", 1, 5, "b", 0}, {"mvn", 1, 5, "b", 0}, {"sqneg", 1, 7, allElements, 0}, {"neg", 1, 11, allElements, 0},
	{"frintn", 0, 24, floatSizes, 0}, {"frintm", 0, 25, floatSizes, 0}, {"frintp", 0, 24, floatSizes, 1}, {"frintz", 0, 25, floatSizes, 1}, {"frinta", 1, 24, floatSizes, 0},
	{"frintx", 1, 25, floatSizes, 0}, {"frinti", 1, 25, floatSizes, 1}, {"fcvtns", 0, 26, floatSizes, 0}, {"fcvtms", 0, 27, floatSizes, 0}, {"fcvtas", 0, 28, floatSizes, 0},
	{"scvtf", 0, 29, floatSizes, 0}, {"fcvtps", 0, 26, floatSizes, 1}, {"fcvtzs", 0, 27, floatSizes, 1}, {"fcvtnu", 1, 26, floatSizes, 0}, {"fcvtmu", 1, 27, floatSizes, 0},
	{"fcvtau", 1, 28, floatSizes, 0}, {"ucvtf", 1, 29, floatSizes, 0}, {"fcvtpu", 1, 26, floatSizes, 1}, {"fcvtzu", 1, 27, floatSizes, 1},
	{"fabs", 0, 15, floatSizes, 1}, {"fneg", 1, 15, floatSizes, 1}, {"fsqrt", 1, 31, floatSizes, 1}, {"frecpe", 0, 29, floatSizes, 1}, {"frsqrte", 1, 29, floatSizes, 1},
}

// withZero compare with zero.
var withZero = []simdOp{
	{"cmgt", 0, 8, allElements, 0}, {"cmeq", 0, 9, allElements, 0}, {"cmlt", 0, 10, allElements, 0}, {"cmge", 1, 8, allElements, 0}, {"cmle", 1, 9, allElements, 0},
	{"fcmgt", 0, 12, floatSizes, 1}, {"fcmeq", 0, 13, floatSizes, 1}, {"fcmlt", 0, 14, floatSizes, 1}, {"fcmge", 1, 12, floatSizes, 1}, {"fcmle", 1, 13, floatSizes, 1},
}

// acrossLanes make a scalar of a vector.
var acrossLanes = []simdOp{
	{"saddlv", 0, 3, noLongs, 0}, {"smaxv", 0, 10, noLongs, 0}, {"sminv", 0, 26, noLongs, 0}, {"addv", 0, 27, noLongs, 0},
	{"uaddlv", 1, 3, noLongs, 0}, {"umaxv", 1, 10, noLongs, 0}, {"uminv", 1, 26, noLongs, 0},
}

// threeLong have elements of two widths; those whose names end in w, and in hn, have the wide ones elsewhere.
var threeLong = []simdOp{
	{"saddl", 0, 0, noLongs, 0}, {"saddw", 0, 1, noLongs, 0}, {"ssubl", 0, 2, noLongs, 0}, {"ssubw", 0, 3, noLongs, 0}, {"addhn", 0, 4, noLongs, 0}, {"sabal", 0, 5, noLongs, 0},
	{"subhn", 0, 6, noLongs, 0}, {"sabdl", 0, 7, noLongs, 0}, {"smlal", 0, 8, noLongs, 0}, {"sqdmlal", 0, 9, "hs", 0}, {"smlsl", 0, 10, noLongs, 0}, {"sqdmlsl", 0, 11, "hs", 0},
	{"smull", 0, 12, noLongs, 0}, {"sqdmull", 0, 13, "hs", 0}, {"pmull", 0, 14, "b", 0},
	{"uaddl", 1, 0, noLongs, 0}, {"uaddw", 1, 1, noLongs, 0}, {"usubl", 1, 2, noLongs, 0}, {"usubw", 1, 3, noLongs, 0}, {"raddhn", 1, 4, noLongs, 0}, {"uabal", 1, 5, noLongs, 0},
	{"rsubhn", 1, 6, noLongs, 0}, {"uabdl", 1, 7, noLongs, 0}, {"umlal", 1, 8, noLongs, 0}, {"umlsl", 1, 10, noLongs, 0}, {"umull", 1, 12, noLongs, 0},
}

var narrowing = []simdOp{{"xtn", 0, 18, noLongs, 0}, {"sqxtn", 0, 20, noLongs, 0}, {"sqxtun", 1, 18, noLongs, 0}, {"uqxtn", 1, 20, noLongs, 0}}

var pairwiseLong = []simdOp{{"saddlp", 0, 2, noLongs, 0}, {"sadalp", 0, 6, noLongs, 0}, {"uaddlp", 1, 2, noLongs, 0}, {"uadalp", 1, 6, noLongs, 0}}

// elementProducts are products with one element of a vector. Elements of 16 bits are of the first 16 registers.
func elementProducts() (list []instruction) {
	for _, x := range []simdOp{{"mul", 0, 8, "hs", 0}, {"mla", 1, 0, "hs", 0}, {"mls", 1, 4, "hs", 0}, {"sqdmulh", 0, 12, "hs", 0}, {"sqrdmulh", 0, 13, "hs", 0}} {
		list = append(list, instruction{x.name, "Vd.hs,Vn=,Vm{", x.code(0x0F000000, 12)})
	}
	for _, x := range []simdOp{{"fmul", 0, 9, floatSizes, 1}, {"fmla", 0, 1, floatSizes, 1}, {"fmls", 0, 5, floatSizes, 1}, {"fmulx", 1, 9, floatSizes, 1}} {
		list = append(list, instruction{x.name, "Vd~sd,Vn=,Vm{", x.code(0x0F000000, 12)})
	}
	for _, x := range []simdOp{{"smull", 0, 10, "hs", 0}, {"umull", 1, 10, "hs", 0}, {"smlal", 0, 2, "hs", 0}, {"umlal", 1, 2, "hs", 0}, {"smlsl", 0, 6, "hs", 0}, {"umlsl", 1, 6, "hs", 0},
		{"sqdmull", 0, 11, "hs", 0}, {"sqdmlal", 0, 3, "hs", 0}, {"sqdmlsl", 0, 7, "hs", 0}} {
		list = append(list, instruction{x.name, "Vd>,Vn.hs/8,Vm{", x.code(0x0F000000, 12)}, instruction{x.name + "2", "Vd>,Vn.hs/16,Vm{", x.code(0x0F000000, 12)})
	}
	return list
}

// vectorShifts are shifts by constants, and conversions to and from numbers with a point.
func vectorShifts() (list []instruction) {
	const base = 0x0F000400
	for _, x := range []simdOp{{"sshr", 0, 0, "", 0}, {"ssra", 0, 2, "", 0}, {"srshr", 0, 4, "", 0}, {"srsra", 0, 6, "", 0}, {"ushr", 1, 0, "", 0}, {"usra", 1, 2, "", 0},
		{"urshr", 1, 4, "", 0}, {"ursra", 1, 6, "", 0}, {"sri", 1, 8, "", 0}} {
		list = append(list, instruction{x.name, "Vd:bhsd,Vn=,vshr", x.code(base, 11)})
	}
	for _, x := range []simdOp{{"scvtf", 0, 28, "", 0}, {"fcvtzs", 0, 31, "", 0}, {"ucvtf", 1, 28, "", 0}, {"fcvtzu", 1, 31, "", 0}} {
		list = append(list, instruction{x.name, "Vd:sd,Vn=,vshr", x.code(base, 11)})
	}
	for _, x := range []simdOp{{"shl", 0, 10, "", 0}, {"sqshl", 0, 14, "", 0}, {"sli", 1, 10, "", 0}, {"sqshlu", 1, 12, "", 0}, {"uqshl", 1, 14, "", 0}} {
		list = append(list, instruction{x.name, "Vd:bhsd,Vn=,vshl", x.code(base, 11)})
	}
	for _, x := range []simdOp{{"shrn", 0, 16, "", 0}, {"rshrn", 0, 17, "", 0}, {"sqshrn", 0, 18, "", 0}, {"sqrshrn", 0, 19, "", 0}, {"sqshrun", 1, 16, "", 0}, {"sqrshrun", 1, 17, "", 0},
		{"uqshrn", 1, 18, "", 0}, {"uqrshrn", 1, 19, "", 0}} {
		list = append(list, instruction{x.name, "Vd:bhs/8,Vn>,vshr", x.code(base, 11)}, instruction{x.name + "2", "Vd:bhs/16,Vn>,vshr", x.code(base, 11)})
	}
	for _, x := range []simdOp{{"sshll", 0, 20, "", 0}, {"ushll", 1, 20, "", 0}} {
		list = append(list, instruction{x.name, "Vd>,Vn:bhs/8,vshl", x.code(base, 11)}, instruction{x.name + "2", "Vd>,Vn:bhs/16,vshl", x.code(base, 11)})
		extend := map[string]string{"sshll": "sxtl", "ushll": "uxtl"}[x.name]
		list = append(list, instruction{extend, "Vd>,Vn:bhs/8,vno", x.code(base, 11)}, instruction{extend + "2", "Vd>,Vn:bhs/16,vno", x.code(base, 11)})
	}
	return append(list, instruction{"shll", "Vd>,Vn.bhs/8,vsize", 0x2E213800}, instruction{"shll2", "Vd>,Vn.bhs/16,vsize", 0x2E213800})
}

// vectorPermutations move elements.
func vectorPermutations() (list []instruction) {
	for _, x := range []simdOp{{"uzp1", 0, 1, "", 0}, {"trn1", 0, 2, "", 0}, {"zip1", 0, 3, "", 0}, {"uzp2", 0, 5, "", 0}, {"trn2", 0, 6, "", 0}, {"zip2", 0, 7, "", 0}} {
		list = append(list, instruction{x.name, "Vd.bhsd,Vn=,Vm=", x.code(0x0E000800, 12)})
	}
	for n := range uint32(4) {
		operands := "Vd:b,L" + string(rune('1'+n)) + "n!16b,Vm="
		list = append(list, instruction{"tbl", operands, 0x0E000000 | n<<13}, instruction{"tbx", operands, 0x0E001000 | n<<13})
	}
	for _, x := range []struct{ element, general string }{{"b", "Wn"}, {"h", "Wn"}, {"s", "Wn"}, {"d", "Xn"}} {
		list = append(list, instruction{"dup", "Vd:" + x.element + "," + x.general + ",vcopy", 0x0E000C00},
			instruction{"mov", "Vd[" + x.element + "," + x.general, 0x4E001C00}, instruction{"ins", "Vd[" + x.element + "," + x.general, 0x4E001C00})
	}
	return append(list, []instruction{
		{"ext", "Vd:b,Vn=,Vm=,imm:11:4", 0x2E000000},
		{"dup", "Vd:bhsd,Vn[=", 0x0E000400}, {"mov", "Vd[bhsd,Vn]=", 0x6E000400}, {"ins", "Vd[bhsd,Vn]=", 0x6E000400},
		{"dup", "Bd,Vn[b", 0x5E000400}, {"dup", "Hd,Vn[h", 0x5E000400}, {"dup", "Ed,Vn[s", 0x5E000400}, {"dup", "Dd,Vn[d", 0x5E000400},
		{"mov", "Bd,Vn[b", 0x5E000400}, {"mov", "Hd,Vn[h", 0x5E000400}, {"mov", "Ed,Vn[s", 0x5E000400}, {"mov", "Dd,Vn[d", 0x5E000400},
		{"smov", "Wd,Vn[bh", 0x0E002C00}, {"smov", "Xd,Vn[bhs", 0x4E002C00}, {"umov", "Wd,Vn[bhs", 0x0E003C00}, {"umov", "Xd,Vn[d", 0x4E003C00},
		{"mov", "Wd,Vn[s", 0x0E003C00}, {"mov", "Xd,Vn[d", 0x4E003C00}, {"mov", "Vd:b,Vnm=", 0x0EA01C00},
		{"rbit", "Vd:b,Vn=", 0x6E605800 &^ (1 << 30)},
		{"fcvtl", "Vd!4s,Vn!4h", 0x0E217800}, {"fcvtl2", "Vd!4s,Vn!8h", 0x4E217800}, {"fcvtl", "Vd!2d,Vn!2s", 0x0E617800}, {"fcvtl2", "Vd!2d,Vn!4s", 0x4E617800},
		{"fcvtn", "Vd!4h,Vn!4s", 0x0E216800}, {"fcvtn2", "Vd!8h,Vn!4s", 0x4E216800}, {"fcvtn", "Vd!2s,Vn!2d", 0x0E616800}, {"fcvtn2", "Vd!4s,Vn!2d", 0x4E616800},
		{"fcvtxn", "Vd!2s,Vn!2d", 0x2E616800}, {"fcvtxn2", "Vd!4s,Vn!2d", 0x6E616800},
		{"urecpe", "Vd:s,Vn=", 0x0EA1C800}, {"ursqrte", "Vd:s,Vn=", 0x2EA1C800},
	}...)
}

// vectorImmediates are constants.
func vectorImmediates() []instruction {
	return []instruction{
		{"movi", "Vd:b,vimm8", 0x0F00E400}, {"movi", "Vd:h,vimm16", 0x0F008400}, {"movi", "Vd:s,vimm32", 0x0F000400}, {"movi", "Vd!2d,vimm64", 0x6F00E400},
		{"movi", "Dd,vimm64", 0x2F00E400}, {"mvni", "Vd:h,vimm16", 0x2F008400}, {"mvni", "Vd:s,vimm32", 0x2F000400},
		{"orr", "Vd:h,vimm16", 0x0F009400}, {"orr", "Vd:s,vimm32", 0x0F001400}, {"bic", "Vd:h,vimm16", 0x2F009400}, {"bic", "Vd:s,vimm32", 0x2F001400},
		{"fmov", "Vd:s,vfp", 0x0F00F400}, {"fmov", "Vd!2d,vfp", 0x6F00F400},
	}
}

// structureAccesses load and store lists of registers.
func structureAccesses() (list []instruction) {
	for _, x := range []struct {
		name string
		n    int
		op   uint32
	}{{"1", 1, 7}, {"1", 2, 10}, {"1", 3, 6}, {"1", 4, 2}, {"2", 2, 8}, {"3", 3, 4}, {"4", 4, 0}} {
		elements := "bhsd"
		if x.name == "1" {
			elements = "bhsd1"
		}
		operands := "L" + string(rune('0'+x.n)) + "t*" + elements
		for i, name := range []string{"st", "ld"} {
			code := 0x0C000000 | uint32(i)<<22 | x.op<<12
			list = append(list, instruction{name + x.name, operands + ",mem1", code}, instruction{name + x.name, operands + ",post1", code | 0x800000})
		}
	}
	for n := range uint32(4) {
		list = append(list, instruction{"ld" + string(rune('1'+n)) + "r", "L" + string(rune('1'+n)) + "t*bhsd1,mem1", 0x0D40C000 | n&1<<21 | n>>1<<13})
	}
	for _, x := range []struct {
		element string
		code    uint32
	}{{"b", 0}, {"h", 0x4000}, {"s", 0x8000}, {"d", 0x8400}} {
		for n := range uint32(4) {
			number := string(rune('1' + n))
			code, operands := 0x0D000000|x.code|n&1<<21|n>>1<<13, "L"+number+"t["+x.element+",mem1"
			list = append(list, instruction{"ld" + number, operands, code | 1<<22}, instruction{"st" + number, operands, code})
		}
	}
	return list
}

// scalarPairs make a scalar of the two elements of a vector.
func scalarPairs() []instruction {
	list := []instruction{{"addp", "Dd,Vn!2d", 0x5EF1B800}}
	for _, x := range []struct {
		name string
		code uint32
	}{{"faddp", 0x7E30D800}, {"fmaxnmp", 0x7E30C800}, {"fmaxp", 0x7E30F800}, {"fminnmp", 0x7EB0C800}, {"fminp", 0x7EB0F800}} {
		list = append(list, instruction{x.name, "Ed,Vn!2s", x.code}, instruction{x.name, "Dd,Vn!2d", x.code | 1<<22})
	}
	return list
}

// cryptography are instructions that not every machine has, with checksums and sums of products.
func cryptography() []instruction {
	list := []instruction{
		{"aese", "Vd!16b,Vn!16b", 0x4E284800}, {"aesd", "Vd!16b,Vn!16b", 0x4E285800}, {"aesmc", "Vd!16b,Vn!16b", 0x4E286800}, {"aesimc", "Vd!16b,Vn!16b", 0x4E287800},
		{"pmull", "Vd!1q,Vn!1d,Vm!1d", 0x0EE0E000}, {"pmull2", "Vd!1q,Vn!2d,Vm!2d", 0x4EE0E000},
		{"sha1c", "Qd,En,Vm!4s", 0x5E000000}, {"sha1p", "Qd,En,Vm!4s", 0x5E001000}, {"sha1m", "Qd,En,Vm!4s", 0x5E002000}, {"sha1su0", "Vd!4s,Vn!4s,Vm!4s", 0x5E003000},
		{"sha1h", "Ed,En", 0x5E280800}, {"sha1su1", "Vd!4s,Vn!4s", 0x5E281800},
		{"sha256h", "Qd,Qn,Vm!4s", 0x5E004000}, {"sha256h2", "Qd,Qn,Vm!4s", 0x5E005000}, {"sha256su0", "Vd!4s,Vn!4s", 0x5E282800}, {"sha256su1", "Vd!4s,Vn!4s,Vm!4s", 0x5E006000},
		{"sdot", "Vd!4s,Vn!16b,Vm!16b", 0x4E809400}, {"udot", "Vd!4s,Vn!16b,Vm!16b", 0x6E809400}, {"sdot", "Vd!2s,Vn!8b,Vm!8b", 0x0E809400}, {"udot", "Vd!2s,Vn!8b,Vm!8b", 0x2E809400},
	}
	for i, suffix := range []string{"b", "h", "w"} {
		list = append(list, instruction{"crc32" + suffix, "Wd,Wn,Wm", 0x1AC04000 | uint32(i)<<10}, instruction{"crc32c" + suffix, "Wd,Wn,Wm", 0x1AC05000 | uint32(i)<<10})
	}
	return append(list, instruction{"crc32x", "Wd,Wn,Xm", 0x9AC04C00}, instruction{"crc32cx", "Wd,Wn,Xm", 0x9AC05C00})
}
