package arm64

import (
	"strings"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// instrBytes is the length of an instruction.
const instrBytes = 4

// syntax returns the syntax of the GNU assembler.
func syntax(reloc target.Relocation) target.Syntax {
	s := target.Syntax{
		Comment: "//", ImmPrefix: "#", InstrBytes: instrBytes, FarJump: "b ",
		CC:  conditionCodes(),
		Mem: target.AppendBracketed, Sum: target.AppendSum, Imm: appendForm,
		PCRel:      func(sym string) string { return sym },
		MemBytes:   func(_, _ regalloc.Reg, _ int, _ int64, _, _ bool) int { return 0 },
		TableEntry: 4, TableRelative: true,
		Flags: flags, Comparison: comparison, Negated: negated, Reserved: isReserved,
	}
	return s
}

// isReserved reports whether GNU's assembler, LLVM's or ours takes word for a register or a shift.
func isReserved(word string) bool {
	switch word = strings.ToLower(word); word {
	case "x31", "w31", "nzcv", "fpcr", "ffr", "vg":
		return true
	}
	_, ok := register(word)
	return ok || isShift(word)
}

// conditionCodes returns the condition suffixes by predicate. For one and ueq, which two conditions decide, there are none.
func conditionCodes() [ir.NumPreds]string {
	return [ir.NumPreds]string{ir.EQ: "eq", ir.NE: "ne", ir.UGT: "hi", ir.UGE: "hs", ir.ULT: "lo", ir.ULE: "ls",
		ir.SGT: "gt", ir.SGE: "ge", ir.SLT: "lt", ir.SLE: "le",
		ir.FOEQ: "eq", ir.FOGT: "gt", ir.FOGE: "ge", ir.FOLT: "mi", ir.FOLE: "ls", ir.FORD: "vc",
		ir.FUNO: "vs", ir.FUGT: "hi", ir.FUGE: "pl", ir.FULT: "lt", ir.FULE: "le", ir.FUNE: "ne"}
}

// flags says what an instruction does to the condition flags.
func flags(name string) target.FlagUse {
	switch name {
	case "cmp", "tst", "cmn", "fcmp":
		return target.FlagsCompared
	case "adds", "subs", "ands", "bics", "negs", "adcs", "sbcs", "bl", "blr", "ccmp", "ccmn", "fccmp", "fccmpe":
		return target.FlagsLost
	}
	return target.FlagsKept
}

// negated returns the compare instruction that the given one is with the negated constant.
func negated(name string) string {
	switch name {
	case "cmp":
		return "cmn"
	case "cmn":
		return "cmp"
	}
	return ""
}

// comparison returns the instruction that sets the condition flags as another does that has a result.
func comparison(name string) string {
	switch name {
	case "subs":
		return "cmp"
	case "adds":
		return "cmn"
	case "ands":
		return "tst"
	}
	return ""
}
