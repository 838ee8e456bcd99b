package thumb

import (
	"bytes"
	"slices"
	"strconv"
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
		FarJump: "b ",
		Flags:   flags, Zero: zero, Opposite: oppositeText,
	}
}

// oppositeText rewrites an instruction as LLVM's assembler wants it: a constant that the operation cannot hold, but its
// opposite can, is that one's, and loads and stores with a negative offset have no suffix.
func oppositeText(b []byte, from int) []byte {
	if line := b[from:]; bytes.HasPrefix(line, []byte("adds ")) {
		if i := bytes.Index(line, []byte("#-")); i > 0 {
			copy(line, "subs")
			return slices.Delete(b, from+i+1, from+i+2)
		}
		return b
	} else if !bytes.Contains(line, []byte(".w ")) {
		return b
	}
	name, operands, _ := strings.Cut(string(b[from:]), " ")
	base := strings.TrimSuffix(name, ".w")
	before, number, found := strings.Cut(operands, "#")
	if !found {
		return b
	}
	if strings.HasPrefix(base, "ldr") || strings.HasPrefix(base, "str") {
		if number[0] != '-' {
			return b
		}
		return append(append(append(b[:from], base...), ' '), operands...)
	}
	v, err := strconv.ParseInt(number, 10, 64)
	x := uint32(v)
	if err != nil || isModified(x) {
		return b
	}
	switch {
	case base == "mov" && isModified(^x):
		name, v = "mvn", int64(^x)
	case base == "cmp" && isModified(-x):
		name, v = "cmn.w", int64(-x)
	case base == "add" && !isModified(-x) && v >= 0:
		name = "addw"
	case base == "add" && !isModified(-x):
		name, v = "subw", -v
	default:
		return b
	}
	b = append(append(append(b[:from], name...), ' '), before...)
	return strconv.AppendInt(append(b, '#'), v, 10)
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
