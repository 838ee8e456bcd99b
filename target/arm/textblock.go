package arm

import (
	"fmt"
	"slices"
	"strings"

	"spillway/emit/gas"
)

// An it block is a gas.Context's State: the conditions of the instructions to come, four bits each, the next one lowest, and their number above them.
const blockLength = 16

// openBlock reads it, itt, ite and so on, whose operand is the first condition, and returns its code: of A32 there is none.
func (t *Text) openBlock(ctx *gas.Context, name string, operands []TextOperand) (in gas.Instr, err error) {
	first := -1
	if len(operands) == 1 && operands[0].Kind == Label {
		first = conditionNumber(operands[0].Name)
	}
	if first < 0 || first == always {
		return in, fmt.Errorf("%s needs one operand, a condition", name)
	}
	mask, conditions, n := uint32(0), uint32(first), uint32(1)
	for _, c := range name[len("it"):] {
		cond := uint32(first)
		if c == 'e' {
			cond ^= 1
		}
		mask |= cond & 1 << (4 - n)
		conditions |= cond << (4 * n)
		n++
	}
	mask |= 1 << (4 - n)
	ctx.State, ctx.Open = n<<blockLength|conditions, fmt.Sprintf("%s is followed by fewer than %d instructions", name, n)
	if !t.condition {
		code := 0xBF00 | uint32(first)<<4 | mask
		in.Code = []byte{byte(code), byte(code >> 8)}
	}
	return in, nil
}

// opensBlock reports whether an instruction's name is that of an it block.
func opensBlock(name string) bool {
	rest, ok := strings.CutPrefix(name, "it")
	return ok && len(rest) <= 3 && strings.Trim(rest, "te") == ""
}

// inBlock takes the next condition of the block; ok is false outside of one.
func inBlock(ctx *gas.Context) (cond uint32, last, ok bool) {
	n := ctx.State >> blockLength
	if n == 0 {
		return 0, false, false
	}
	cond = ctx.State & 15
	if ctx.State = (n-1)<<blockLength | ctx.State&(1<<blockLength-1)>>4; n == 1 {
		ctx.State, ctx.Open = 0, ""
	}
	return cond, n == 1, true
}

// cutCondition cuts the condition off an instruction's name; cond is negative if there is none, or if the rest is no instruction's name.
func (t *Text) cutCondition(name string) (stem string, cond int) {
	stem, types, _ := cutTypes(name)
	if len(stem) <= 2 {
		return name, -1
	}
	cond = conditionNumber(stem[len(stem)-2:])
	stem = stem[:len(stem)-2] + types
	if t.forms[stem] == nil && !t.hasShort(stem) {
		return name, -1
	}
	return stem, cond
}

// hasShort reports whether the name of an instruction without an s is one in it blocks only: of those of two bytes that set flags elsewhere.
func (t *Text) hasShort(name string) bool {
	return t.blocks && slices.ContainsFunc(t.forms[name+"s"], func(f TextForm) bool { return f.Size == 2 })
}

// blockForms returns the forms of an instruction in an it block, where those of two bytes that set flags elsewhere do not. (A move of a low
// register is a shift there.)
func (t *Text) blockForms(name string) (forms []TextForm) {
	for _, f := range t.forms[name+"s"] {
		if f.Size == 2 && (name != "mov" || f.Code != 0) {
			forms = append(forms, f)
		}
	}
	return forms
}

// leaves reports whether an instruction continues elsewhere: only the last one of an it block may.
func leaves(name string, operands []TextOperand) bool {
	switch name {
	case "b", "bl", "bx", "blx", "tbb", "tbh":
		return true
	case "mov", "add", "ldr":
		return len(operands) > 0 && operands[0].Kind == Register && operands[0].Reg == uint32(PC)
	}
	return slices.ContainsFunc(operands, func(o TextOperand) bool {
		return o.Kind == List && o.List>>PC&1 != 0 && (name == "pop" || strings.HasPrefix(name, "ldm"))
	})
}

// never are the instructions that it blocks cannot have.
var never = []string{"cbz", "cbnz", "cps", "cpsie", "cpsid", "setend"}

// named returns the lists of forms to try for a name, and the condition that the instruction has.
func (t *Text) named(ctx *gas.Context, name string, operands []TextOperand) (lists [][]TextForm, cond uint32, err error) {
	wanted, last, block := inBlock(ctx)
	forms := t.forms[name]
	stem, found := t.cutCondition(name)
	switch {
	case block && name == "bkpt": // has no condition
		return [][]TextForm{forms}, always, nil
	case block && found < 0:
		return nil, 0, gas.Wrong("%s needs the condition %s in the it block", name, conditionNames[wanted])
	case block && uint32(found) != wanted:
		return nil, 0, gas.Wrong("%s has the condition %s, and the it block %s", name, conditionNames[found], conditionNames[wanted])
	case block && slices.Contains(never, stem), block && !last && !t.condition && leaves(stem, operands):
		return nil, 0, gas.Wrong("%s cannot be in an it block, or only at its end", name)
	case block && !t.condition:
		return [][]TextForm{t.blockForms(stem), t.without(stem)}, always, nil
	case forms != nil && !block:
		return [][]TextForm{forms}, always, nil
	case found >= 0 && t.condition:
		return [][]TextForm{t.forms[stem]}, uint32(found), nil
	case found >= 0 && t.blocks:
		return nil, 0, gas.Wrong("%s needs an it instruction before it", name)
	}
	return nil, 0, fmt.Errorf("unknown instruction %s", name)
}

// without returns the forms of an instruction in an it block less those of two bytes that set flags elsewhere.
func (t *Text) without(name string) []TextForm {
	forms := t.forms[name]
	if !strings.HasSuffix(name, "s") || !t.hasShort(strings.TrimSuffix(name, "s")) {
		return forms
	}
	return slices.DeleteFunc(slices.Clone(forms), func(f TextForm) bool { return f.Size == 2 })
}
