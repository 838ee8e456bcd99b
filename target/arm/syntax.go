package arm

import (
	"strings"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// instrBytes is the length of an instruction.
const instrBytes = 4

// syntax returns the unified syntax of the GNU assembler.
func syntax(features target.Features) target.Syntax {
	object := "" // functions may have more than the module: that the object says nothing of (clang reads no name with a dash here)
	switch {
	case features&V7 != 0:
	case features&V6T2 != 0:
		object = "\t.object_arch\tarmv6t2\n"
	case features&V6K != 0:
		object = "\t.object_arch\tarmv6k\n"
	default:
		object = "\t.object_arch\tarmv6\n"
	}
	return target.Syntax{
		Header:  "\t.syntax\tunified\n\t.arch\tarmv7-a\n\t.arch_extension\tidiv\n" + object + "\t.fpu\tfp-armv8\n\t.arm\n" + attributeText(features),
		Comment: "@", ImmPrefix: "#", InstrBytes: instrBytes, TypePrefix: "%",
		CC:  conditionCodes(),
		Mem: target.AppendBracketed, Sum: target.AppendSum, Imm: appendForm,
		PCRel:      func(sym string) string { return sym },
		MemBytes:   func(_, _ regalloc.Reg, _ int, _ int64, _, _ bool) int { return 0 },
		TableEntry: 4, TableRelative: true,
		Flags: flags,
	}
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
	case "cmp", "tst", "cmn", "teq":
		return target.FlagsCompared
	case "adds", "subs", "rsbs", "adcs", "sbcs", "rscs", "ands", "lsrs", "bl", "blx", "vmrs":
		return target.FlagsLost
	}
	if len(name) == 5 && strings.Contains("cmp cmn tst teq ", name[:3]+" ") { // of a condition
		return target.FlagsLost
	}
	return target.FlagsKept
}
