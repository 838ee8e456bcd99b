package thumb

import (
	"strings"

	"spillway/regalloc"
	"spillway/target"
	"spillway/target/arm"
)

// instrBytes is the length of an instruction, except for bl and barriers.
const instrBytes = 2

// syntax returns the unified syntax of the GNU assembler.
func syntax(features target.Features) target.Syntax {
	arch := "armv6-m"
	switch {
	case features&V8Main != 0:
		arch = "armv8-m.main"
		if features&DSP != 0 {
			arch += "\n\t.arch_extension\tdsp"
		}
	case features&V7A != 0:
		arch = "armv7-a\n\t.arch_extension\tidiv" // functions may have division that the module does not have
	case features&DSP != 0:
		arch = "armv7e-m"
	case features&T2 != 0:
		arch = "armv7-m"
	case features&V6M == 0:
		arch += "\n\t.object_arch\tarmv6" // which has the same instructions of two bytes, except for barriers
	}
	fpu := "softvfp"
	if features&T2 != 0 {
		fpu = "fp-armv8" // functions may have floating point that the module does not have
	}
	return target.Syntax{
		Header:  "\t.syntax\tunified\n\t.arch\t" + arch + "\n\t.fpu\t" + fpu + "\n\t.thumb\n" + attributeText(features),
		Comment: "@", ImmPrefix: "#", InstrBytes: instrBytes, TypePrefix: "%", FuncMark: ".thumb_func",
		CC:  arm.ConditionCodes(),
		Mem: target.AppendBracketed, Sum: target.AppendSum, Imm: appendForm,
		PCRel:      func(sym string) string { return sym },
		MemBytes:   func(_, _ regalloc.Reg, _ int, _ int64, _, _ bool) int { return 0 },
		TableEntry: 4, TableRelative: true,
		FarJump: "b ", Here: ".+",
		Flags: flags, Zero: zero,
	}
}

// zero reports whether the condition flags say of an instruction's result whether it is zero.
func zero(name string, bits int) bool {
	switch name {
	case "adds", "subs", "rsbs", "ands", "orrs", "eors", "bics", "mvns", "lsls", "lsrs", "asrs", "muls":
		return bits == 32
	}
	return false
}

// flags says what an instruction does to the condition flags.
func flags(name string) target.FlagUse {
	switch name {
	case "cmp", "tst", "cmn":
		return target.FlagsCompared
	case "bl", "blx":
		return target.FlagsLost
	}
	if strings.HasSuffix(name, "s") && name[0] != 'b' || name == "bics" {
		return target.FlagsLost
	}
	return target.FlagsKept
}
