package legalize

import (
	"strconv"
	"strings"

	"spillway/ir"
	"spillway/target"
)

// lowerPatchpoint turns a call that is a patchpoint (ir.Patch) into text of the number of bytes that it reserves. It
// reports whether nothing is left to do: with another convention than anyregcc, the arguments are passed as to a function.
func (l *convention) lowerPatchpoint(v *ir.Value) (done bool) {
	text, sym := l.patchText(v)
	if l.err != nil {
		return true
	}
	if v.Call.CallConv != ir.CallAnyReg {
		v.Call.Asm = &ir.InlineAsm{Text: text, SideEffect: true, Calls: true, Unwind: !v.Call.Attrs.NoUnwind}
		if sym != nil {
			v.Call.Asm.Operands = []ir.AsmOperand{{Arg: -1, Result: -1, Const: true, Sym: sym}}
		}
		return false
	}
	l.anyRegisters(v, text, sym)
	return true
}

// patchText returns the text of a patchpoint, and the symbol that it refers to as its operand, or nil.
func (l *convention) patchText(v *ir.Value) (text string, sym ir.Symbol) {
	callee, bytes, size := v.Args[0], v.Call.StackMap.Patch.Bytes, int64(0)
	if callee.Op == ir.OpIntToPtr || callee.Op == ir.OpBitcast {
		callee = l.one(callee)
	}
	p := l.t.Patchpoints
	switch {
	case callee.Op == ir.OpUndef, callee.IsConst() && callee.Imm == 0:
	case p == nil:
		l.fail(v, "pass null", "a patchpoint that calls is not supported on this target")
		return "", nil
	case callee.IsConst():
		if text, size = p.Number(uint64(callee.Imm)); text == "" {
			l.fail(v, "call a function there", "the address %#x is out of range of patchpoints", uint64(callee.Imm))
			return "", nil
		}
	case callee.Op == ir.OpSym && callee.Imm == 0 && !callee.Sym.Sym().ThreadLocal:
		sym = callee.Sym
		text, size = p.Symbol(l.t.Reloc == target.PIC)
	default:
		l.fail(v, "pass null, a number or a function", "a patchpoint of a computed address is not supported")
		return "", nil
	}
	fill := bytes - size
	switch unit := int64(len(l.t.Frame.NopCode)); {
	case fill < 0:
		l.fail(v, "reserve more", "a patchpoint of %d bytes is shorter than its call, which has %d", bytes, size)
	case fill%unit != 0:
		l.fail(v, "reserve whole instructions", "a patchpoint of %d bytes ends within an instruction", bytes)
	default:
		text = strings.TrimPrefix(strings.Join(append([]string{text}, l.t.Nops(fill)...), "\n\t"), "\n\t")
	}
	return text, sym
}

// anyRegisters lowers a patchpoint of anyregcc: arguments and result are in registers of the allocator's choice, which
// the record names.
func (l *convention) anyRegisters(v *ir.Value, text string, sym ir.Symbol) {
	in := l.t.InlineAsm()
	letter := func(t *ir.Type) string {
		switch {
		case t.IsFloating() || t.IsVector():
			return in.Vectors[:1]
		case t.Kind != ir.PtrKind && !t.IsInt() || l.layout.Size(t)*8 > int64(l.wbits):
			l.fail(v, "pass words, floats and vectors", "an operand of type %s of an anyregcc patchpoint is not supported", t)
		}
		return in.Words[:1]
	}
	var constraints []string
	var operands []ir.StackLocation
	add := func(t *ir.Type, prefix string) {
		constraints = append(constraints, prefix+letter(t))
		operands = append(operands, ir.StackLocation{Operand: int32(len(operands) + 1), Size: l.layout.Size(t)})
	}
	if v.Type.Kind != ir.VoidKind {
		add(v.Type, "=")
	}
	for _, a := range v.Args[1:] {
		add(a.Type, "")
	}
	if l.err != nil {
		return
	}
	if sym != nil {
		text = strings.ReplaceAll(text, "${0:", "${"+strconv.Itoa(len(constraints))+":")
		constraints = append(constraints, "i")
		v.Args = append(v.Args, v.Args[0])
	}
	if l.t.Patchpoints != nil {
		constraints = append(constraints, l.t.Patchpoints.Clobbers...)
	}
	v.Call.Asm = &ir.InlineAsm{Text: text, Constraints: strings.Join(constraints, ","), SideEffect: true, Calls: true, Unwind: !v.Call.Attrs.NoUnwind}
	l.lowerAsm(v)
	if m := v.Call.StackMap; l.err == nil {
		m.Locations = append(operands, m.Locations...)
	}
}
