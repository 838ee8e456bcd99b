package arm

// An instruction is a form of an instruction in text: its name without a condition, its operands and its code without the condition, unless it
// has none.
//
// The operands are a list of
//
//	d n m s     a register in the bits from 12, 16, 0 or 8 on
//	op2         a constant, or a register that is shifted or not, by a number or another register
//	amount      a number of bits, or a register that says it
//	shift rot   lsl and its like; ror by 8, 16 or 24 or nothing
//	usat sat    a number of bits, from bit 16 on; less 1
//	half        a constant of 16 bits, or a half of an address
//	list one    { registers }, several or one
//	mem mem8    an address with an offset of 12 bits or a shifted index; with one of 8 bits or an index; base: a base alone
//	moved       a base with a constant of 12 bits that is added to it before or after the access; moved8: of 8 bits
//	off8        a base and an offset of 8 bits
//	sum         an address as two operands of an addition
//	branch      a label or a function
//	next        the register after the one before
//	literal     an entry of a literal pool, or a label; table: the distance of a table
//	fd fn fm    a register for floating point in the bits from 12, 16 or 0 on and one more
//	vmem        an address with an offset of 8 bits, in words; vliteral: an entry of a literal pool by such
//	flist       several that follow one another
//	fixed       what the code has already
type instruction struct {
	name, operands string
	code           uint32
}

// The numbers of the types of relocation that code is made with.
const (
	RelABS32       = 2
	RelREL32       = 3
	RelLDRPCG0     = 4
	RelLDCPCG0     = 67
	RelGOTPREL     = 96
	RelTLSIE32     = 107
	RelTLSLE32     = 108
	RelCALL        = 28
	RelJUMP24      = 29
	RelMOVWABSNC   = 43
	RelMOVTABS     = 44
	RelMOVWPRELNC  = 45
	RelMOVTPREL    = 46
	dataProcessing = 21 // where the number of an operation on data is
	setsFlags      = 1 << 20
)

// halfRelocs are those of halves of addresses.
var halfRelocs = map[string]uint32{"lower16": RelMOVWABSNC, "upper16": RelMOVTABS, "lower16.pc": RelMOVWPRELNC, "upper16.pc": RelMOVTPREL}

// instructions returns those that rows have, in any order; of those with one name the first whose operands are those of the text is taken.
func instructions() []instruction {
	list := []instruction{{"add", "d,sum", 4 << dataProcessing}}
	for n, name := range []string{"and", "eor", "sub", "rsb", "add", "adc", "sbc", "rsc", "tst", "teq", "cmp", "cmn", "orr", "mov", "bic", "mvn"} {
		code := uint32(n) << dataProcessing
		switch {
		case n >= 8 && n < 12:
			list = append(list, instruction{name, "n,op2", code | setsFlags})
		case n == 13 || n == 15:
			list = append(list, instruction{name, "d,op2", code}, instruction{name + "s", "d,op2", code | setsFlags})
		default:
			list = append(list, instruction{name, "d,n,op2", code}, instruction{name + "s", "d,n,op2", code | setsFlags})
		}
	}
	for name, kind := range shiftTypes {
		code := 13<<dataProcessing | kind
		list = append(list, instruction{name, "d,m,amount", code}, instruction{name + "s", "d,m,amount", code | setsFlags})
	}
	list = append(list, floatInstructions()...)
	return append(list, []instruction{
		{"mul", "n,m,s", 0x00000090}, {"mla", "n,m,s,d", 0x00200090}, {"mls", "n,m,s,d", 0x00600090},
		{"umull", "d,n,m,s", 0x00800090}, {"umlal", "d,n,m,s", 0x00A00090}, {"smull", "d,n,m,s", 0x00C00090}, {"smlal", "d,n,m,s", 0x00E00090},
		{"smulbb", "n,m,s", 0x01600080}, {"smlabb", "n,m,s,d", 0x01000080}, {"sdiv", "n,m,s", 0x0710F010}, {"udiv", "n,m,s", 0x0730F010},
		{"clz", "d,m", 0x016F0F10}, {"rev", "d,m", 0x06BF0F30}, {"rev16", "d,m", 0x06BF0FB0}, {"rbit", "d,m", 0x06FF0F30},
		{"sxtb", "d,m,rot", 0x06AF0070}, {"sxth", "d,m,rot", 0x06BF0070}, {"uxtb", "d,m,rot", 0x06EF0070}, {"uxth", "d,m,rot", 0x06FF0070},
		{"sxtab", "d,n,m,rot", 0x06A00070}, {"sxtah", "d,n,m,rot", 0x06B00070}, {"uxtab", "d,n,m,rot", 0x06E00070}, {"uxtah", "d,n,m,rot", 0x06F00070},
		{"ssat", "d,sat,m", 0x06A00010}, {"usat", "d,usat,m", 0x06E00010},
		{"pkhbt", "d,n,m,shift", 0x06800010}, {"movw", "d,half", 0x03000000}, {"movt", "d,half", 0x03400000},
		{"ldr", "d,mem", 0x05100000}, {"str", "d,mem", 0x05000000}, {"ldrb", "d,mem", 0x05500000}, {"strb", "d,mem", 0x05400000},
		{"ldrh", "d,mem8", 0x015000B0}, {"strh", "d,mem8", 0x014000B0}, {"ldrsb", "d,mem8", 0x015000D0}, {"ldrsh", "d,mem8", 0x015000F0},
		{"ldr", "d,moved", 0x04100000}, {"str", "d,moved", 0x04000000}, {"ldrb", "d,moved", 0x04500000}, {"strb", "d,moved", 0x04400000},
		{"ldrh", "d,moved8", 0x005000B0}, {"strh", "d,moved8", 0x004000B0}, {"ldrsb", "d,moved8", 0x005000D0}, {"ldrsh", "d,moved8", 0x005000F0},
		{"ldrd", "d,next,off8", 0x014000D0}, {"strd", "d,next,off8", 0x014000F0},
		{"ldm", "n,list", 0x08900000}, {"ldmib", "n,list", 0x09900000}, {"ldmda", "n,list", 0x08100000}, {"ldmdb", "n,list", 0x09100000},
		{"stm", "n,list", 0x08800000}, {"stmib", "n,list", 0x09800000}, {"stmda", "n,list", 0x08000000}, {"stmdb", "n,list", 0x09000000},
		{"pld", "mem", 0xF550F000},
		{"ldrex", "d,base", 0x01900F9F}, {"ldrexb", "d,base", 0x01D00F9F}, {"ldrexh", "d,base", 0x01F00F9F},
		{"strex", "d,m,base", 0x01800F90}, {"strexb", "d,m,base", 0x01C00F90}, {"strexh", "d,m,base", 0x01E00F90},
		{"ldrexd", "d,next,base", 0x01B00F9F}, {"strexd", "d,m,next,base", 0x01A00F90},
		{"push", "one", 0x052D0004}, {"push", "list", 0x092D0000}, {"pop", "one", 0x049D0004}, {"pop", "list", 0x08BD0000},
		{"b", "branch", 0x0A000000}, {"bl", "branch", callCode}, {"bx", "m", 0x012FFF10}, {"blx", "m", 0x012FFF30},
		{"mcr", "fixed,fixed,d,fixed,fixed,fixed", 0x0E070FBA}, {"mrc", "fixed,fixed,d,fixed,fixed,fixed", 0x0E1D0F70}, // the one of each that rows have
		{"ldr", "d,literal", 0x051F0000}, {".word", "table", 0},
		{"dmb", "fixed", 0xF57FF05B}, {"udf", "fixed", 0xE7F000F0},
	}...)
}
