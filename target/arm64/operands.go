package arm64

import (
	"slices"
	"strconv"
	"strings"
)

// An operandForm adds the fields for the first of args, an operand as a form has it, and returns how many of args
// it takes: 0 if they are another kind of operand. rest is what the form says after a colon.
type operandForm func(w *lineCoder, rest string, args []arg) int

// operandForms are the forms of operands that are not registers, by their names in forms of instructions.
var operandForms = map[string]operandForm{
	"sh":    (*lineCoder).shift,
	"ex":    (*lineCoder).extension,
	"lsl12": (*lineCoder).shiftBy12,

	"arith": immediate(arithField),
	"logic": immediate(logicField),
	"mov":   immediate(moveField),
	"lsl":   immediate(lslField),
	"lsr":   immediate(lsrField),
	"rot":   immediate(rotField),
	"bit":   anyImmediate(testField),
	"fp":    anyImmediate(fpField),
	"imm":   (*lineCoder).number,
	"half":  (*lineCoder).half,
	"bits":  immediatePair(bitsField),
	"sft":   immediatePair(sftField),
	"zero":  (*lineCoder).zero,

	"cc":  conditionAt(12, false),
	"!cc": conditionAt(12, true),
	"cc0": conditionAt(0, false),

	"mem":   (*lineCoder).scaledMemory,
	"mem1":  (*lineCoder).plainMemory,
	"mem9":  (*lineCoder).unscaledMemory,
	"post1": (*lineCoder).listMemory,
	"npair": (*lineCoder).streamedPair,
	"pair":  (*lineCoder).pair,
	"sum":   (*lineCoder).sumOffset,

	"branch":  (*lineCoder).branchTarget,
	"literal": func(w *lineCoder, _ string, args []arg) int { return w.jump(&args[0], 19) },
	"":        func(w *lineCoder, rest string, args []arg) int { return w.symbol(&args[0], rest) }, // :add and the like

	"barrier":   named(8, 4, func(_, name string) (int64, bool) { n := slices.Index(barriers, name); return int64(n), n > 0 }),
	"option":    named(5, 7, optionNumber),
	"state":     named(5, 14, func(_, name string) (int64, bool) { return stateField(name) }),
	"operation": named(5, 14, systemOperation),
	"system":    named(5, 16, func(_, name string) (int64, bool) { return systemRegister(name) }),
	"cn":        (*lineCoder).systemField,
	"prefetch":  (*lineCoder).prefetch,
}

// operand adds the fields for the first of args as spec has it, and returns how many it takes, 0 if it is another kind of operand.
func (w *lineCoder) operand(spec string, args []arg, first bool) int {
	if len(spec) >= 2 && strings.IndexByte("RWXTSFBHEDQVL^", spec[0]) >= 0 {
		return count(w.registers(spec, &args[0], first))
	}
	name, rest, _ := strings.Cut(spec, ":")
	return operandForms[name](w, rest, args)
}

// registers adds the fields for a register, a list of them or an element of one.
func (w *lineCoder) registers(spec string, a *arg, first bool) bool {
	switch spec[0] {
	case 'V':
		return w.vector(spec, a)
	case 'L':
		return w.list(spec, a)
	case '^':
		return w.ofElement(spec, a)
	}
	return w.register(spec, a, first)
}

// count is 1 for an operand that fits.
func count(fits bool) int {
	if fits {
		return 1
	}
	return 0
}

// add adds a field. It returns the one operand that it is for.
func (w *lineCoder) add(f field) int {
	w.fields = append(w.fields, f)
	return 1
}

// immediate is a constant without a modifier.
func immediate(kind fieldKind) operandForm {
	return func(w *lineCoder, _ string, args []arg) int {
		if a := &args[0]; a.kind == immArg && a.name == "" {
			return w.add(field{kind: kind, a: a.value})
		}
		return 0
	}
}

// anyImmediate is a constant, which may be written as a floating-point number.
func anyImmediate(kind fieldKind) operandForm {
	return func(w *lineCoder, _ string, args []arg) int {
		if a := &args[0]; a.kind == immArg {
			return w.add(field{kind: kind, a: a.value})
		}
		return 0
	}
}

// immediatePair is two constants, the first bit and the number of bits.
func immediatePair(kind fieldKind) operandForm {
	return func(w *lineCoder, _ string, args []arg) int {
		if len(args) < 2 || args[0].kind != immArg || args[1].kind != immArg {
			return 0
		}
		w.add(field{kind: kind, a: args[0].value, b: args[1].value})
		return 2
	}
}

// number is a constant in the bits that rest names: the lowest and how many.
func (w *lineCoder) number(rest string, args []arg) int {
	first, bits, _ := strings.Cut(rest, ":")
	lo, _ := strconv.Atoi(first)
	width, _ := strconv.Atoi(bits)
	if a := &args[0]; a.kind == immArg && a.name == "" {
		return w.add(field{kind: immField, lo: uint8(lo), width: uint8(width), a: a.value})
	}
	return 0
}

// half is 16 bits of a constant or of an address, and what they are shifted by.
func (w *lineCoder) half(_ string, args []arg) int {
	a := &args[0]
	if reloc := halfRelocs[a.name]; a.kind == symbolArg && reloc != 0 {
		w.code |= uint32(a.name[5]-'0') << 21
		return w.add(field{kind: symbolField, a: a.value, reloc: reloc})
	}
	if a.kind != immArg {
		return 0
	}
	if len(args) > 1 && args[1].kind == shiftArg && args[1].name == "lsl" {
		w.add(field{kind: halfField, a: a.value, b: args[1].value})
		return 2
	}
	return w.add(field{kind: halfField, a: a.value})
}

// zero is the constant 0, integer or floating-point.
func (w *lineCoder) zero(_ string, args []arg) int {
	a := &args[0]
	return count(a.kind == immArg && a.value.part == nil && a.value.v == 0 && (a.name == "" || a.name == "0.0"))
}

// shift is a shift of the register before it by a constant.
func (w *lineCoder) shift(_ string, args []arg) int {
	a := &args[0]
	kind := strings.Index("lsl lsr asr ror ", a.name+" ")
	if a.kind != shiftArg || kind < 0 || !a.fixed {
		return 0
	}
	return w.add(field{kind: shiftField, a: a.value, extra: uint32(kind/4) << 22})
}

// extension is an extension of the register before it, or lsl, which is that of a register of full width.
func (w *lineCoder) extension(_ string, args []arg) int {
	a := &args[0]
	kind := strings.Index("uxtb uxth uxtw uxtx sxtb sxth sxtw sxtx ", a.name+" ") / 5
	switch {
	case a.kind != shiftArg:
		return 0
	case a.name == "lsl" && a.fixed:
		kind = 2
		if w.wide {
			kind = 3
		}
	case !strings.HasPrefix(a.name, "uxt") && !strings.HasPrefix(a.name, "sxt"):
		return 0
	}
	return w.add(field{kind: immField, lo: 10, width: 3, a: a.value, extra: uint32(kind) << 13})
}

// shiftBy12 is the shift of a constant by 0 or 12.
func (w *lineCoder) shiftBy12(_ string, args []arg) int {
	a := &args[0]
	if a.kind != shiftArg || a.name != "lsl" || !a.fixed || a.value.part != nil || a.value.v != 0 && a.value.v != 12 {
		return 0
	}
	return w.add(field{kind: immField, lo: 22, width: 1, a: source{v: a.value.v / 12}})
}

// sumOffset is the offset of a sum of an address and a constant.
func (w *lineCoder) sumOffset(_ string, args []arg) int {
	if args[0].kind != sumArg {
		return 0
	}
	return w.add(field{kind: sumField})
}

// conditionAt is a condition in four bits from lo on, or its opposite.
func conditionAt(lo uint8, invert bool) operandForm {
	return func(w *lineCoder, _ string, args []arg) int { return w.condition(&args[0], lo, invert) }
}

// scaledMemory is an address whose offset counts units of rest bytes.
func (w *lineCoder) scaledMemory(rest string, args []arg) int {
	scale, _ := strconv.Atoi(rest)
	return w.memory(&args[0], scale)
}

// isBase reports whether a is a base register and an offset that is a constant, neither added to the base.
func (a *arg) isBase() bool {
	return a.kind == baseArg && a.index == nil && a.low == "" && !a.before && !a.after
}

// plainMemory is the address in a register.
func (w *lineCoder) plainMemory(_ string, args []arg) int {
	switch a := &args[0]; {
	case a.kind == memArg:
		return w.add(field{kind: memBaseField})
	case a.isBase() && !a.offset.unknown() && a.offset.v == 0:
		return w.add(field{kind: regField, lo: 5, a: a.base})
	}
	return 0
}

// unscaledMemory is a base and an offset of nine bits, in bytes.
func (w *lineCoder) unscaledMemory(_ string, args []arg) int {
	a := &args[0]
	if !a.isBase() {
		return 0
	}
	w.add(field{kind: regField, lo: 5, a: a.base})
	return w.add(field{kind: signedField, lo: 12, width: 9, a: a.offset})
}

// listMemory is a base to which the length of the list, or a register, is added.
func (w *lineCoder) listMemory(_ string, args []arg) int {
	a := &args[0]
	if a.kind != baseArg || !a.after || a.index != nil {
		return 0
	}
	w.code |= 0x1F0000
	return w.add(field{kind: regField, lo: 5, a: a.base})
}

// streamedPair is the address of a pair that is not to be cached, with an offset in units of rest bytes.
func (w *lineCoder) streamedPair(rest string, args []arg) int {
	a := &args[0]
	if !a.isBase() {
		return 0
	}
	return w.pairAt(rest, a, 0)
}

// pair is the address of a pair, with an offset in units of rest bytes, which may be added to the base.
func (w *lineCoder) pair(rest string, args []arg) int {
	a := &args[0]
	switch {
	case a.kind != baseArg || a.index != nil || a.low != "":
		return 0
	case a.before:
		return w.pairAt(rest, a, 3<<23)
	case a.after:
		return w.pairAt(rest, a, 1<<23)
	}
	return w.pairAt(rest, a, 2<<23)
}

func (w *lineCoder) pairAt(rest string, a *arg, mode uint32) int {
	scale, _ := strconv.Atoi(rest)
	w.add(field{kind: regField, lo: 5, a: a.base, extra: mode})
	return w.add(field{kind: pairField, a: a.offset, scale: uint8(scale)})
}

// branchTarget is a label within reach of a field of rest bits.
func (w *lineCoder) branchTarget(rest string, args []arg) int {
	width, _ := strconv.Atoi(rest)
	return w.jump(&args[0], width)
}

// named is a name whose number, which number finds by the name and what the form says after its colon, fills width bits from lo on.
func named(lo, width uint8, number func(rest, name string) (int64, bool)) operandForm {
	return func(w *lineCoder, rest string, args []arg) int {
		a := &args[0]
		if a.kind != nameArg {
			return 0
		}
		n, ok := number(rest, strings.ToLower(a.name))
		if !ok {
			return 0
		}
		return w.add(field{kind: immField, lo: lo, width: width, a: source{v: n}})
	}
}

// optionNumber is the number of a name among those of rest.
func optionNumber(rest, name string) (int64, bool) {
	n := slices.Index(strings.Split(rest, "|"), name)
	return int64(n), n >= 0
}

// systemField is c0 to c15 in four bits from bit rest on.
func (w *lineCoder) systemField(rest string, args []arg) int {
	a := &args[0]
	digits, ok := strings.CutPrefix(strings.ToLower(a.name), "c")
	n, err := strconv.Atoi(digits)
	if a.kind != nameArg || !ok || err != nil || n < 0 || n >= 16 {
		return 0
	}
	lo, _ := strconv.Atoi(rest)
	return w.add(field{kind: immField, lo: uint8(lo), width: 4, a: source{v: int64(n)}})
}

// prefetch is what a prefetch is for, as a name or a number.
func (w *lineCoder) prefetch(_ string, args []arg) int {
	n := prefetchNumber(&args[0])
	if n < 0 {
		return 0
	}
	return w.add(field{kind: immField, width: 5, a: source{v: n}})
}
