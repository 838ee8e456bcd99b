package thumb

import "spillway/target/arm"

// An instruction is a form of an instruction in text: its operands and its code.
//
// The operands are a list of
//
//	0 3 6 8     a register from r0 to r7, in the bits from that one on, also with a ! behind it; 03: in both places
//	D M         any register, in bits 7 and 2 to 0, or from 3 on
//	=           a register that is the first operand once more
//	sp pc       that register; zero: the constant 0
//	add3 add8   a constant that is added: 3 bits, or 8 where the result is the operand; the opposite instruction has negative ones
//	imm shift   8 bits; 5 of a shift
//	sp8 sp7     a number of words, 8 bits of it; 7, and the sign
//	mem         an address: with an offset of 5 bits that counts units, or two registers
//	sum         an address that is computed from the stack pointer
//	list        { registers }
//	branch      a label or a function; place: a label; literal: an entry of the literal pool
//	fixed       what the code has already
type instruction struct {
	name, operands string
	code           uint32
	unit           uint8 // mem: bytes of a unit
	reloc          uint32
	wide           bool // one of wideInstructions
}

// A code of four bytes has the second half in its upper half.
const long = 0x10000

// Where instructions have the opposite one, with another register as the index, and with the stack pointer as the base.
const (
	opposite   = 0x0200 // of adds with 3 bits
	opposite8  = 0x0800 // and 8
	oppositeSP = 0x0080
)

// instructions returns those that rows have; of those with one name the first whose operands are those of the text is taken.
func instructions() []instruction {
	list := []instruction{
		{name: "adds", operands: "0,3,6", code: 0x1800}, {name: "adds", operands: "0,3,add3", code: 0x1C00}, {name: "adds", operands: "8,add8", code: 0x3000},
		{name: "subs", operands: "0,3,6", code: 0x1A00}, {name: "subs", operands: "0,3,add3", code: 0x1E00}, {name: "subs", operands: "8,add8", code: 0x3800},
		{name: "add", operands: "sp,sp,sp7", code: 0xB000}, {name: "add", operands: "8,sp,sp8", code: 0xA800}, {name: "add", operands: "8,sum", code: 0xA800},
		{name: "add", operands: "D,M", code: 0x4400}, {name: "mov", operands: "D,M", code: 0x4600},
		{name: "movs", operands: "8,imm", code: 0x2000}, {name: "cmp", operands: "8,imm", code: 0x2800}, {name: "cmp", operands: "0,3", code: 0x4280}, {name: "cmp", operands: "D,M", code: 0x4500},
		{name: "rsbs", operands: "0,3,zero", code: 0x4240}, {name: "muls", operands: "0,3,=", code: 0x4340},
		{name: "lsls", operands: "0,3,shift", code: 0x0000}, {name: "lsrs", operands: "0,3,shift", code: 0x0800}, {name: "asrs", operands: "0,3,shift", code: 0x1000},
		{name: "uxtb", operands: "0,3", code: 0xB2C0}, {name: "uxth", operands: "0,3", code: 0xB280}, {name: "sxtb", operands: "0,3", code: 0xB240}, {name: "sxth", operands: "0,3", code: 0xB200},
		{name: "rev", operands: "0,3", code: 0xBA00}, {name: "rev16", operands: "0,3", code: 0xBA40},
		{name: "ldr", operands: "8,literal", code: 0x4800, reloc: arm.RelTHMPC8},
		{name: "ldr", operands: "0,mem", code: 0x6800, unit: 4}, {name: "ldrb", operands: "0,mem", code: 0x7800, unit: 1}, {name: "ldrh", operands: "0,mem", code: 0x8800, unit: 2},
		{name: "str", operands: "0,mem", code: 0x6000, unit: 4}, {name: "strb", operands: "0,mem", code: 0x7000, unit: 1}, {name: "strh", operands: "0,mem", code: 0x8000, unit: 2},
		{name: "ldm", operands: "8,list", code: 0xC800}, {name: "stm", operands: "8,list", code: 0xC000},
		{name: "push", operands: "list", code: 0xB400}, {name: "pop", operands: "list", code: 0xBC00},
		{name: "b", operands: "place", code: 0xE000, reloc: arm.RelTHMJUMP11}, {name: "bl", operands: "branch", code: 0xF800F000, reloc: arm.RelTHMCALL},
		{name: "cbz", operands: "0,place", code: 0xB100, reloc: arm.RelTHMJUMP6}, {name: "cbnz", operands: "0,place", code: 0xB900, reloc: arm.RelTHMJUMP6},
		{name: "bx", operands: "M", code: 0x4700}, {name: "blx", operands: "M", code: 0x4780},
		{name: "udf", operands: "fixed", code: 0xDE00}, {name: "dmb", operands: "fixed", code: 0x8F5FF3BF},
	}
	for name, n := range map[string]uint32{"ands": 0, "eors": 1, "lsls": 2, "lsrs": 3, "asrs": 4, "adcs": 5, "sbcs": 6, "rors": 7, "tst": 8, "cmn": 11, "orrs": 12, "bics": 14, "mvns": 15} {
		list = append(list, instruction{name: name, operands: "0,3", code: 0x4000 | n<<6})
	}
	return list
}

// indexed are, by the code of a load or a store with an offset, the codes with an index.
var indexed = map[uint32]uint32{0x6800: 0x5800, 0x7800: 0x5C00, 0x8800: 0x5A00, 0x6000: 0x5000, 0x7000: 0x5400, 0x8000: 0x5200}

// The codes of loads and stores of words from the stack pointer, where those with an offset are fromBase.
const (
	fromBase  = 0x6000
	fromStack = 0x9000
	isLoad    = 0x0800
)
