package arm64

// An instruction is a form of an instruction in text: its name, its operands and its code.
//
// The operands are a list of
//
//	Rd Rn Rm Ra Rt  a general register of 32 or 64 bits in that field, 31 being zero; the first one says, in bit 31, how wide
//	Wd Xd           one of that width, which bit 31 does not tell
//	Sd Sn           likewise, 31 being the stack pointer
//	Fd Fn Fm Fa     a float register of 32 or 64 bits, of which bit 22 tells
//	Hd Ed Dd Qd     one of 16, 32, 64 or 128 bits, which no bit tells; Bd of 8
//	Vd.SET and so on  a vector, see lineCoder.vector; L2t.. a list of two, ^d a scalar that has its elements, ^^d that has ones twice as wide
//	vshl vshr vimm32  numbers of such, see lineCoder.vectorNumber
//	sh              lsl, lsr, asr or ror with a number; ex: an extension with a number or not; lsl12: lsl of 0 or 12
//	arith           a constant of additions; negative, it is of the other instruction (bit 30)
//	logic mov half  constants of the instructions on bits, of moves, of movz and its like
//	imm:LO:BITS     a number in so many bits from bit LO on
//	rot lsl lsr bits sft  the numbers of rotations, of shifts to the left and right, of the place and width of a field, and of where it is put
//	cc !cc          a condition, and its opposite
//	mem:N           an address with an offset in units of N bytes, or small, or an index; mem1: a base alone
//	pair            [Sn, #off], [Sn, #off]! or [Sn], #off of two registers; npair: only the first
//	mem9            [Sn, #off] with an offset of 9 bits
//	W+ X+           the register after the one before
//	literal         a label in a field of 19 bits
//	barrier prefetch system state operation:NAME cn:LO  names of these; option:A|B: one of these
//	lo12 :NAME      what relocations stand for
//	branch:BITS     a label in a field of so many bits
//	fp zero         a float constant, and #0 or #0.0
type instruction struct {
	name, operands string
	code           uint32
}

// instructions returns those that rows and inline assembly have, by name in any order; of those with one name the first whose
// operands are those of the text is taken.
func instructions() []instruction {
	return concat(
		additions("add", 0x0B000000), additions("adds", 0x2B000000), additions("sub", 0x4B000000), additions("subs", 0x6B000000),
		logic("and", 0x0A000000), logic("orr", 0x2A000000), logic("eor", 0x4A000000), logic("ands", 0x6A000000),
		inverted("bic", 0x0A200000), inverted("orn", 0x2A200000), inverted("eon", 0x4A200000), inverted("bics", 0x6A200000),
		accesses(), branchForms(), scalarFloats(), exclusives(), largeAtomics(), unscaled(), systemInstructions(), vectorInstructions(),
		[]instruction{
			{"cmp", "Rn,Rm,sh", 0x6B00001F}, {"cmp", "Rn,Rm", 0x6B00001F}, {"cmp", "Sn,Rm,ex", 0x6B20001F}, {"cmp", "Sn,Rm", 0x6B20601F}, {"cmp", "Sn,arith", 0x7100001F},
			{"cmn", "Rn,Rm,sh", 0x2B00001F}, {"cmn", "Rn,Rm", 0x2B00001F}, {"cmn", "Sn,Rm,ex", 0x2B20001F}, {"cmn", "Sn,arith", 0x3100001F},
			{"neg", "Rd,Rm,sh", 0x4B0003E0}, {"neg", "Rd,Rm", 0x4B0003E0}, {"negs", "Rd,Rm", 0x6B0003E0},
			{"tst", "Rn,Rm,sh", 0x6A00001F}, {"tst", "Rn,Rm", 0x6A00001F}, {"tst", "Rn,logic", 0x7200001F},
			{"mvn", "Rd,Rm,sh", 0x2A2003E0}, {"mvn", "Rd,Rm", 0x2A2003E0},
			{"mov", "Rd,Rm", 0x2A0003E0}, {"mov", "Sd,Sn", 0x11000000}, {"mov", "Rd,mov", 0},
			{"movz", "Rd,half", 0x52800000}, {"movn", "Rd,half", 0x12800000}, {"movk", "Rd,half", 0x72800000},
			{"adc", "Rd,Rn,Rm", 0x1A000000}, {"adcs", "Rd,Rn,Rm", 0x3A000000}, {"sbc", "Rd,Rn,Rm", 0x5A000000}, {"sbcs", "Rd,Rn,Rm", 0x7A000000},
			{"madd", "Rd,Rn,Rm,Ra", 0x1B000000}, {"msub", "Rd,Rn,Rm,Ra", 0x1B008000}, {"mul", "Rd,Rn,Rm", 0x1B007C00}, {"mneg", "Rd,Rn,Rm", 0x1B00FC00},
			{"smaddl", "Xd,Wn,Wm,Xa", 0x9B200000}, {"smsubl", "Xd,Wn,Wm,Xa", 0x9B208000}, {"umaddl", "Xd,Wn,Wm,Xa", 0x9BA00000}, {"umsubl", "Xd,Wn,Wm,Xa", 0x9BA08000},
			{"smull", "Xd,Wn,Wm", 0x9B207C00}, {"umull", "Xd,Wn,Wm", 0x9BA07C00}, {"smulh", "Xd,Xn,Xm", 0x9B407C00}, {"umulh", "Xd,Xn,Xm", 0x9BC07C00},
			{"udiv", "Rd,Rn,Rm", 0x1AC00800}, {"sdiv", "Rd,Rn,Rm", 0x1AC00C00},
			{"lsl", "Rd,Rn,Rm", 0x1AC02000}, {"lsr", "Rd,Rn,Rm", 0x1AC02400}, {"asr", "Rd,Rn,Rm", 0x1AC02800}, {"ror", "Rd,Rn,Rm", 0x1AC02C00},
			{"lsl", "Rd,Rn,lsl", 0x53000000}, {"lsr", "Rd,Rn,lsr", 0x53000000}, {"asr", "Rd,Rn,lsr", 0x13000000}, {"ror", "Rd,Rnm,rot", 0x13800000},
			{"ubfx", "Rd,Rn,bits", 0x53000000}, {"sbfx", "Rd,Rn,bits", 0x13000000}, {"bfxil", "Rd,Rn,bits", 0x33000000},
			{"ubfiz", "Rd,Rn,sft", 0x53000000}, {"sbfiz", "Rd,Rn,sft", 0x13000000}, {"bfi", "Rd,Rn,sft", 0x33000000},
			{"extr", "Rd,Rn,Rm,rot", 0x13800000},
			{"sxtb", "Wd,Wn", 0x13001C00}, {"sxtb", "Xd,Wn", 0x93401C00}, {"sxth", "Wd,Wn", 0x13003C00}, {"sxth", "Xd,Wn", 0x93403C00}, {"sxtw", "Xd,Wn", 0x93407C00}, {"uxtb", "Wd,Wn", 0x53001C00}, {"uxth", "Wd,Wn", 0x53003C00},
			{"clz", "Rd,Rn", 0x5AC01000}, {"cls", "Rd,Rn", 0x5AC01400}, {"rbit", "Rd,Rn", 0x5AC00000}, {"rev16", "Rd,Rn", 0x5AC00400},
			{"rev", "Wd,Wn", 0x5AC00800}, {"rev", "Xd,Xn", 0xDAC00C00}, {"rev32", "Xd,Xn", 0xDAC00800},
			{"csel", "Rd,Rn,Rm,cc", 0x1A800000}, {"csinc", "Rd,Rn,Rm,cc", 0x1A800400}, {"csinv", "Rd,Rn,Rm,cc", 0x5A800000}, {"csneg", "Rd,Rn,Rm,cc", 0x5A800400},
			{"cset", "Rd,!cc", 0x1A9F07E0}, {"csetm", "Rd,!cc", 0x5A9F03E0},
			{"cinc", "Rd,Rnm,!cc", 0x1A800400}, {"cinv", "Rd,Rnm,!cc", 0x5A800000}, {"cneg", "Rd,Rnm,!cc", 0x5A800400},
			{"ccmp", "Rn,Rm,imm:0:4,cc", 0x7A400000}, {"ccmp", "Rn,imm:16:5,imm:0:4,cc", 0x7A400800},
			{"ccmn", "Rn,Rm,imm:0:4,cc", 0x3A400000}, {"ccmn", "Rn,imm:16:5,imm:0:4,cc", 0x3A400800},
			{"adrp", "Xd,:page", 0x90000000}, {"adr", "Xd,branch:21", 0x10000000},

			{".tlsdesccall", ":tlsdesccall", 0},
		})
}

// concat returns the instructions of lists.
func concat(lists ...[]instruction) (all []instruction) {
	for _, list := range lists {
		all = append(all, list...)
	}
	return all
}

// additions are add, sub and those that make condition flags.
func additions(name string, code uint32) []instruction {
	immediate := code&0x60000000 | 0x11000000
	return []instruction{
		{name, "Rd,Rn,Rm,sh", code}, {name, "Rd,Rn,Rm", code}, {name, "Sd,Sn,Rm,ex", code | 0x200000}, {name, "Sd,Sn,Rm", code | 0x206000},
		{name, "Sd,Sn,arith,lsl12", immediate}, {name, "Sd,Sn,arith", immediate}, {name, "Sd,Sn,:add", immediate},
		{name, "Sd,sum", immediate},
	}
}

// logic are the instructions on bits with an immediate.
func logic(name string, code uint32) []instruction {
	operands := "Sd,Rn,logic"
	if name == "ands" {
		operands = "Rd,Rn,logic"
	}
	return append(inverted(name, code), instruction{name, operands, code&0x60000000 | 0x12000000})
}

// inverted are those without.
func inverted(name string, code uint32) []instruction {
	return []instruction{{name, "Rd,Rn,Rm,sh", code}, {name, "Rd,Rn,Rm", code}}
}

// accesses are loads and stores. The code is that with an offset in units of the access.
func accesses() (list []instruction) {
	for _, x := range []struct {
		name, reg, unit string
		code            uint32
	}{
		{"ldrb", "Wd", "1", 0x39400000}, {"strb", "Wd", "1", 0x39000000}, {"ldrh", "Wd", "2", 0x79400000}, {"strh", "Wd", "2", 0x79000000},
		{"ldrsb", "Wd", "1", 0x39C00000}, {"ldrsb", "Xd", "1", 0x39800000}, {"ldrsh", "Wd", "2", 0x79C00000}, {"ldrsh", "Xd", "2", 0x79800000},
		{"ldrsw", "Xd", "4", 0xB9800000}, {"ldr", "Wd", "4", 0xB9400000}, {"ldr", "Xd", "8", 0xF9400000}, {"str", "Wd", "4", 0xB9000000}, {"str", "Xd", "8", 0xF9000000},
		{"ldr", "Bd", "1", 0x3D400000}, {"str", "Bd", "1", 0x3D000000}, {"ldr", "Hd", "2", 0x7D400000}, {"str", "Hd", "2", 0x7D000000},
		{"ldr", "Ed", "4", 0xBD400000}, {"str", "Ed", "4", 0xBD000000}, {"ldr", "Dd", "8", 0xFD400000}, {"str", "Dd", "8", 0xFD000000},
		{"ldr", "Qd", "16", 0x3DC00000}, {"str", "Qd", "16", 0x3D800000},
	} {
		list = append(list, instruction{x.name, x.reg + ",mem:" + x.unit, x.code})
	}
	for _, x := range []struct {
		reg, unit string
		code      uint32
	}{{"W", "4", 0x28000000}, {"X", "8", 0xA8000000}, {"E", "4", 0x2C000000}, {"D", "8", 0x6C000000}, {"Q", "16", 0xAC000000}} {
		list = append(list, instruction{"stp", x.reg + "d," + x.reg + "a,pair:" + x.unit, x.code}, instruction{"ldp", x.reg + "d," + x.reg + "a,pair:" + x.unit, x.code | 0x400000})
	}
	return append(list, []instruction{
		{"prfm", "prefetch,mem:8", 0xF9800000}, {"prfm", "prefetch,literal", 0xD8000000}, {"prfum", "prefetch,mem9", 0xF8800000},
		{"ldr", "Wd,literal", 0x18000000}, {"ldr", "Xd,literal", 0x58000000}, {"ldrsw", "Xd,literal", 0x98000000},
		{"ldr", "Ed,literal", 0x1C000000}, {"ldr", "Dd,literal", 0x5C000000}, {"ldr", "Qd,literal", 0x9C000000},
		{"ldpsw", "Xd,Xa,pair:4", 0x68400000},
	}...)
}

// exclusives are loads and stores that have to do with other processors.
func exclusives() (list []instruction) {
	for _, x := range []struct {
		suffix, reg string
		size        uint32
	}{{"b", "Wd", 0}, {"h", "Wd", 1}, {"", "Wd", 2}, {"", "Xd", 3}} {
		for _, op := range []struct {
			name, operands string
			code           uint32
		}{
			{"ldar", "$,mem1", 0x08DFFC00}, {"stlr", "$,mem1", 0x089FFC00}, {"ldaxr", "$,mem1", 0x085FFC00}, {"ldxr", "$,mem1", 0x085F7C00},
			{"stlxr", "Wm,$,mem1", 0x0800FC00}, {"stxr", "Wm,$,mem1", 0x08007C00},
		} {
			operands := op.operands
			if operands[0] == '$' {
				operands = x.reg + operands[1:]
			} else {
				operands = "Wm," + x.reg + ",mem1"
			}
			list = append(list, instruction{op.name + x.suffix, operands, op.code | x.size<<30})
		}
	}
	for _, x := range []struct {
		reg  string
		code uint32
	}{{"W", 0x88000000}, {"X", 0xC8000000}} {
		list = append(list, instruction{"ldaxp", x.reg + "d," + x.reg + "a,mem1", x.code | 0x7F8000}, instruction{"ldxp", x.reg + "d," + x.reg + "a,mem1", x.code | 0x7F0000},
			instruction{"stlxp", "Wm," + x.reg + "d," + x.reg + "a,mem1", x.code | 0x208000}, instruction{"stxp", "Wm," + x.reg + "d," + x.reg + "a,mem1", x.code | 0x200000})
	}
	return list
}

// branchForms are jumps, calls and returns.
func branchForms() []instruction {
	list := []instruction{
		{"b", "branch:26", 0x14000000}, {"bl", "branch:26", 0x94000000}, {"br", "Xn", 0xD61F0000}, {"blr", "Xn", 0xD63F0000}, {"ret", "", 0xD65F03C0}, {"ret", "Xn", 0xD65F0000},
		{"cbz", "Rd,branch:19", 0x34000000}, {"cbnz", "Rd,branch:19", 0x35000000}, {"tbz", "Td,bit,branch:14", 0x36000000}, {"tbnz", "Td,bit,branch:14", 0x37000000},
		{"b.", "cc0,branch:19", 0x54000000},
	}
	return list
}

// scalarFloats are instructions on scalar floats.
func scalarFloats() (list []instruction) {
	for i, name := range []string{"fmul", "fdiv", "fadd", "fsub", "fmax", "fmin", "fmaxnm", "fminnm", "fnmul"} {
		list = append(list, instruction{name, "Fd,Fn,Fm", 0x1E200800 | uint32(i)<<12})
	}
	for i, name := range []string{"fmov", "fabs", "fneg", "fsqrt"} {
		list = append(list, instruction{name, "Fd,Fn", 0x1E204000 | uint32(i)<<15})
	}
	for i, name := range []string{"frintn", "frintp", "frintm", "frintz", "frinta", "", "frintx", "frinti"} {
		list = append(list, instruction{name, "Fd,Fn", 0x1E244000 | uint32(i)<<15})
	}
	for i, name := range []string{"fmadd", "fmsub", "fnmadd", "fnmsub"} {
		list = append(list, instruction{name, "Fd,Fn,Fm,Fa", 0x1F000000 | uint32(i&1)<<15 | uint32(i>>1)<<21})
	}
	for i, name := range []string{"n", "p", "m", "z"} {
		list = append(list, instruction{"fcvt" + name + "s", "Rd,Fn", 0x1E200000 | uint32(i)<<19}, instruction{"fcvt" + name + "u", "Rd,Fn", 0x1E210000 | uint32(i)<<19})
	}
	return append(list, []instruction{
		{"fcvtas", "Rd,Fn", 0x1E240000}, {"fcvtau", "Rd,Fn", 0x1E250000}, {"scvtf", "Fd,Rn", 0x1E220000}, {"ucvtf", "Fd,Rn", 0x1E230000},
		{"fmov", "Wd,En", 0x1E260000}, {"fmov", "Xd,Dn", 0x9E660000}, {"fmov", "Ed,Wn", 0x1E270000}, {"fmov", "Dd,Xn", 0x9E670000}, {"fmov", "Fd,fp", 0x1E201000},
		{"fcmp", "Fn,Fm", 0x1E202000}, {"fcmp", "Fn,zero", 0x1E202008}, {"fcmpe", "Fn,Fm", 0x1E202010}, {"fcmpe", "Fn,zero", 0x1E202018}, {"fcsel", "Fd,Fn,Fm,cc", 0x1E200C00},
		{"fccmp", "Fn,Fm,imm:0:4,cc", 0x1E200400}, {"fccmpe", "Fn,Fm,imm:0:4,cc", 0x1E200410},
		{"fcvt", "Dd,En", 0x1E22C000}, {"fcvt", "Ed,Dn", 0x1E624000}, {"fcvt", "Hd,En", 0x1E23C000}, {"fcvt", "Ed,Hn", 0x1EE24000}, {"fcvt", "Hd,Dn", 0x1E63C000}, {"fcvt", "Dd,Hn", 0x1EE2C000},
		{"fabd", "Ed,En,Em", 0x7EA0D400}, {"fabd", "Dd,Dn,Dm", 0x7EE0D400},
	}...)
}
