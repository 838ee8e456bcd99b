package arm

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"

	"spillway/emit/gas"
	"spillway/regalloc"
	"spillway/target"
)

// A TextForm is an instruction that programs write: its operands, a list of names of TextKinds, and its code; of four bytes the first half
// of Thumb's is the lower one. Of the forms with one name the first is taken that the operands fit.
type TextForm struct {
	Name, Operands string
	Code           uint32
	Size           int
	Exchanged      bool // Thumb's, whose kinds of operands are those of the code with its halves exchanged
}

// A TextOperand is an operand that a program writes.
type TextOperand struct {
	Kind OperandKind // Register, Immediate, Address, List, Shift, Label or Word
	Reg  uint32      // its number; the base of an address
	N    int64       // Immediate, and the offset of an address, or the amount of a shift
	List uint32      // by number
	Name string      // Word, and the kind of a shift
	// Index is the second register of an address, or the one that says how far is shifted, -1: there is none; Write says that the base is
	// written.
	Index int
	Write bool
	Expr  *gas.Expr // Label
}

// A TextKind puts an operand into code, or says that it is none of its kind.
type TextKind func(code uint32, o *TextOperand) (uint32, bool)

// A TextJump is what a field that depends on where a symbol is needs: its relocation and what is added to it. Local: only labels by number and
// those that begin with a dot, which are near, are such operands.
type TextJump struct {
	Reloc       uint32
	Conditional uint32 // the relocation where the instruction has a condition; 0: Reloc
	Addend      int64
	Local       bool
}

// Text makes code of instructions that programs write (gas.Machine).
type Text struct {
	forms     map[string][]TextForm
	kinds     map[string]TextKind
	jumps     map[string]TextJump
	pad       func(b []byte, n int) []byte
	condition bool // names may end in a condition
	blocks    bool // they may in it blocks
	floats    int  // registers for doubles, or 0
	dialect   gas.Dialect
}

// NewText returns a machine with these forms; condition says that names may end in a condition, blocks that they may in it blocks, floats
// how many registers for doubles there are, and pad fills in code that does nothing.
func NewText(forms []TextForm, kinds map[string]TextKind, jumps map[string]TextJump, condition, blocks bool, floats int, pad func(b []byte, n int) []byte) *Text {
	t := &Text{forms: make(map[string][]TextForm), kinds: kinds, jumps: jumps, condition: condition, blocks: blocks, floats: floats, pad: pad}
	for _, f := range forms {
		t.forms[f.Name] = append(t.forms[f.Name], f)
	}
	t.dialect = gas.Dialect{HashNumbers: true, AlignLog2: true, Comment: '@', FuncMark: ".thumb_func",
		Data:    map[string]int{".word": 4, ".inst.n": 2, ".inst.w": 4},
		Ignored: []string{".arch_extension", ".cpu", ".fpu", ".eabi_attribute", ".syntax"}}
	mode := []string{".thumb", ".code16"}
	if condition {
		mode = []string{".arm"}
	}
	t.dialect.Ignored = append(t.dialect.Ignored, mode...)
	return t
}

// Dialect implements gas.Machine.
func (t *Text) Dialect() *gas.Dialect { return &t.dialect }

// Word implements gas.Machine.
func (t *Text) Word() int { return 4 }

// Pad implements gas.Machine.
func (t *Text) Pad(b []byte, n int) []byte { return t.pad(b, n) }

// Register implements gas.Machine.
func (t *Text) Register(name string) (int, bool) {
	n := textRegister(name)
	return n, n >= 0
}

// Data implements gas.Machine.
func (t *Text) Data(size int, modifier string, pcrel bool) (uint32, bool) {
	switch {
	case size != 4 || modifier != "":
		return 0, false
	case pcrel:
		return RelREL32, true
	}
	return RelABS32, true
}

// Instr implements gas.Machine.
func (t *Text) Instr(ctx *gas.Context, s string, _ bool) (in gas.Instr, err error) {
	name, rest, _ := strings.Cut(strings.ReplaceAll(s, "\t", " "), " ")
	name = strings.ToLower(name)
	var operands []TextOperand
	for _, one := range split(rest) {
		o, err := readOperand(ctx, one)
		if err != nil {
			return in, err
		}
		if err := t.hasRegisters(ctx, &o); err != nil {
			return in, err
		}
		operands = append(operands, o)
	}
	size := 0
	for suffix, n := range map[string]int{".n": 2, ".w": 4} {
		if before, ok := strings.CutSuffix(name, suffix); ok && !t.condition {
			name, size = before, n
		}
	}
	if (t.condition || t.blocks) && size == 0 && opensBlock(name) {
		if ctx.State != 0 {
			return in, gas.Wrong("%s in an it block", name)
		}
		return t.openBlock(ctx, name, operands)
	}
	lists, cond, err := t.named(ctx, name, operands)
	if err != nil {
		return in, err
	}
	for _, forms := range lists {
		for _, list := range [][]TextOperand{operands, again(operands)} {
			for i := range forms {
				if f := &forms[i]; size == 0 || size == f.Size {
					if in, ok := t.code(f, cond, list); ok {
						return in, nil
					}
				}
			}
		}
	}
	return in, fmt.Errorf("%s cannot have these operands", name)
}

// hasRegisters returns an error if o is a register for floating point that the processor lacks, unless the text says that it is for another one.
func (t *Text) hasRegisters(ctx *gas.Context, o *TextOperand) error {
	last := int64(o.Reg)
	if o.Kind == FloatList {
		last += o.N - 1
	}
	if o.Kind != Float && o.Kind != FloatList || t.floats == 0 || last < int64(D0)+int64(t.floats) || ctx.Ignored(".fpu") {
		return nil
	}
	return gas.Wrong("the processor has no d%d, its registers for floating point are d0 to d%d", last-int64(D0), t.floats-1)
}

// cutTypes cuts off what an instruction's name says of types: .f32.
func cutTypes(name string) (stem, types string, ok bool) {
	if n := strings.IndexByte(name, '.'); n >= 0 {
		return name[:n], name[n:], true
	}
	return name, "", false
}

// again returns operands with the first one twice, since what is computed from the result's register is written once.
func again(operands []TextOperand) []TextOperand {
	if len(operands) == 0 || operands[0].Kind != Register && operands[0].Kind != Float {
		return operands
	}
	return slices.Insert(slices.Clone(operands), 0, operands[0])
}

// code returns the code of a form if the operands are those that it has.
func (t *Text) code(f *TextForm, cond uint32, operands []TextOperand) (in gas.Instr, ok bool) {
	code := f.Code
	if t.condition && code>>conditionAt == 0 {
		code |= cond << conditionAt
	} else if t.condition && cond != always {
		return in, false
	}
	for spec := range strings.SplitSeq(f.Operands, ",") {
		optional := strings.HasSuffix(spec, "?")
		spec = strings.TrimSuffix(spec, "?")
		switch jump, jumps := t.jumps[spec]; {
		case spec == "":
		case len(operands) == 0:
			if !optional {
				return in, false
			}
		case spec == "=" || spec == "=8": // a register once more, from bit 0 or 8 on
			if operands[0].Kind != Register || operands[0].Reg != code>>(8*uint(len(spec)-1))&7 {
				return in, false
			}
			operands = operands[1:]
		case jumps:
			if o := &operands[0]; o.Kind != Label || jump.Local && o.Name[0] != '.' && (o.Name[0] < '0' || o.Name[0] > '9') {
				return in, false
			}
			reloc := jump.Reloc
			if t.condition && cond != always && jump.Conditional != 0 {
				reloc = jump.Conditional
			}
			in.Fixes = append(in.Fixes, gas.Field{Size: f.Size, PCRel: true, Reloc: reloc, Keep: true, E: operands[0].Expr.Plus(jump.Addend)})
			operands = operands[1:]
		default:
			if code, ok = t.kinds[spec](code, &operands[0]); !ok {
				return in, false
			}
			operands = operands[1:]
		}
	}
	if len(operands) > 0 {
		return in, false
	}
	if f.Exchanged {
		code = code<<16 | code>>16
	}
	in.Code = binary.LittleEndian.AppendUint32(nil, code)[:f.Size]
	return in, true
}

// textRegister returns the number of a register by any of its names, -1 for what is none.
func textRegister(name string) int {
	name = strings.ToLower(name)
	if n, ok := otherNames[name]; ok {
		return int(n)
	}
	return registerNumber(name)
}

// otherNames are names of registers besides those of names.
var otherNames = map[string]regalloc.Reg{"a1": 0, "a2": 1, "a3": 2, "a4": 3, "v1": 4, "v2": 5, "v3": 6, "v4": 7, "v5": 8, "v6": 9, "v7": 10, "v8": 11,
	"sb": 9, "sl": 10, "fp": 11, "ip": 12, "r13": 13, "r14": 14, "r15": 15}

// readOperand reads an operand that a program writes.
func readOperand(ctx *gas.Context, s string) (o TextOperand, err error) {
	o.Index = -1
	if bare, ok := strings.CutSuffix(s, "!"); ok {
		o.Write = true
		s = strings.TrimSpace(bare)
	}
	if n := textRegister(s); n >= 0 {
		o.Kind, o.Reg = Register, uint32(n)
		return o, nil
	}
	if n := floatRegister(s); n >= 0 {
		o.Kind, o.Reg = Float, uint32(n)
		return o, nil
	}
	switch {
	case s == "#0.0":
		o.Kind, o.Name = Word, s
		return o, nil
	case s == "":
		return o, fmt.Errorf("an operand is missing")
	case s[0] == '[':
		return readAddress(ctx, o, s)
	case s[0] == '{':
		if first, n, ok := readFloatList(s); ok {
			o.Kind, o.Reg, o.N = FloatList, uint32(first), int64(n)
			return o, nil
		}
		o.Kind = List
		o.List, err = readList(s)
		return o, err
	}
	if kind, amount, ok := strings.Cut(s, " "); ok && shiftKind(strings.ToLower(kind)) {
		x, err := readOperand(ctx, strings.TrimSpace(amount))
		switch {
		case err == nil && x.Kind == Register && !x.Write:
			o.Index = int(x.Reg)
		case err == nil && x.Kind != Immediate:
			err = fmt.Errorf("a shift by %q", amount)
		}
		o.Kind, o.Name, o.N = Shift, strings.ToLower(kind), x.N
		return o, err
	}
	number, hash := strings.CutPrefix(s, "#")
	ctx.Mod = ""
	e, rest, err := ctx.Expr(number)
	if err != nil || strings.TrimSpace(rest) != "" || ctx.Mod != "" {
		return o, fmt.Errorf("%q is not an operand", s)
	}
	if n, ok := ctx.Const(e); ok {
		o.Kind, o.N = Immediate, n
		return o, nil
	}
	if hash {
		return o, fmt.Errorf("%q is not an absolute number", s)
	}
	o.Kind, o.Expr, o.Name = Label, e, strings.ToLower(s)
	return o, nil
}

// readAddress reads [base], [base, #n] and [base, index, lsl #n].
func readAddress(ctx *gas.Context, o TextOperand, s string) (TextOperand, error) {
	bad := fmt.Errorf("the address %q", s)
	inner, ok := strings.CutSuffix(s[1:], "]")
	parts := split(inner)
	if !ok || len(parts) == 0 || len(parts) > 3 {
		return o, bad
	}
	base := textRegister(parts[0])
	if base < 0 {
		return o, bad
	}
	o.Kind, o.Reg = Address, uint32(base)
	for i, one := range parts[1:] {
		x, err := readOperand(ctx, one)
		switch {
		case err != nil:
			return o, err
		case i == 0 && x.Kind == Register && !x.Write:
			o.Index = int(x.Reg)
		case i == 0 && x.Kind == Immediate && len(parts) == 2, i == 1 && x.Kind == Shift && x.Name == "lsl" && x.Index < 0 && o.Index >= 0:
			o.N = x.N
		default:
			return o, bad
		}
	}
	return o, nil
}

// readList reads { registers }, with a dash between the first and the last of some.
func readList(s string) (list uint32, err error) {
	inner, ok := strings.CutSuffix(s[1:], "}")
	if !ok {
		return 0, fmt.Errorf("the list %q", s)
	}
	for _, one := range split(inner) {
		first, last, dash := strings.Cut(one, "-")
		if !dash {
			last = first
		}
		a, b := textRegister(strings.TrimSpace(first)), textRegister(strings.TrimSpace(last))
		if a < 0 || b < a {
			return 0, fmt.Errorf("the list %q", s)
		}
		for ; a <= b; a++ {
			list |= 1 << a
		}
	}
	return list, nil
}

// TextReg returns the kind of registers up to the highest, with a field at a bit.
func TextReg(at uint, highest uint32) TextKind {
	return func(code uint32, o *TextOperand) (uint32, bool) {
		return code | o.Reg<<at, o.Kind == Register && !o.Write && o.Reg <= highest
	}
}

// TextNumber returns the kind of numbers from lo to hi that are multiples of step, less by so many, with a field at a bit.
func TextNumber(at uint, lo, hi, step, less int64) TextKind {
	return func(code uint32, o *TextOperand) (uint32, bool) {
		if o.Kind != Immediate || o.N < lo || o.N > hi || o.N%step != 0 {
			return code, false
		}
		return code | uint32((o.N-less)/step)<<at, true
	}
}

// TextNames returns the kind of names, and of the numbers that they mean up to most; a field at a bit has them.
func TextNames(at uint, most int64, names map[string]uint32) TextKind {
	return func(code uint32, o *TextOperand) (uint32, bool) {
		if o.Kind == Immediate && most > 0 {
			return code | uint32(o.N)<<at, o.N >= 0 && o.N <= most
		}
		n, ok := names[o.Name]
		return code | n<<at, ok && o.Kind == Label
	}
}

// TextWord returns the kind of just that name.
func TextWord(name string) TextKind {
	return func(code uint32, o *TextOperand) (uint32, bool) { return code, o.Kind == Label && o.Name == name }
}

// Barriers are the names of what barriers order.
var Barriers = map[string]uint32{"sy": 15, "st": 14, "ish": 11, "ishst": 10, "un": 7, "nsh": 7, "nshst": 6, "unst": 6, "osh": 3, "oshst": 2}

// wordPairs returns the registers for values of two words: they begin with an even one, as ldrd and ldrexd have them. That with the frame pointer
// is the last.
func wordPairs(t *target.Target) (list [][2]regalloc.Reg) {
	for r := R0; r < R12; r += 2 {
		if !t.Machine.Regs[r].Reserved && r|1 != t.FP {
			list = append(list, [2]regalloc.Reg{r, r + 1})
		}
	}
	return append(list, [2]regalloc.Reg{t.FP &^ 1, t.FP | 1})
}

// TextInlineAsm returns what GNU's inline assembly means except for its constants: low are the registers of l, high those of h.
func TextInlineAsm(t *target.Target, text gas.Machine, low, high []regalloc.Reg, constants map[byte]target.ImmRange) *target.InlineAsm {
	in := &target.InlineAsm{
		Letters: map[byte][]regalloc.Reg{'l': low, 'h': high},
		Class:   "rg", Words: "rg", Any: "ing", Memory: "mQoVg",
		Immediates: constants,
		Names:      map[string]regalloc.Reg{},
		Ignored:    []target.Numbered{{Before: "memory"}, {Before: "cc"}},
		Widths:     map[byte]int{'q': 32},
		WordPairs:  wordPairs(t),
		Halves:     map[byte]int{'Q': 0, 'R': 1, 'H': 1},
		WordWidth:  32, FloatWidth: 32,
		BaseOnly: true, ImmPrefix: "#",
		Conditions: map[string]bool{},
		Text:       text, Refuses: true, MaxBytes: 4,
		BaseModifier: 'm', ListModifier: 'M', InverseModifier: 'B', HalfModifier: 'L',
	}
	if _, ok := t.RegNames[64]; ok {
		in.Class, in.Words, in.Vectors = "rwtxg", "rg", "wtx"
	}
	for r, name := range t.RegNames[32] {
		in.Names[name] = regalloc.Reg(r)
	}
	for name, r := range otherNames {
		in.Names[name] = r
	}
	if len(t.RegNames[32]) == numRegs {
		for _, bank := range []struct {
			name string
			last int
		}{{"s", 31}, {"d", 31}, {"q", 15}} {
			in.Ignored = append(in.Ignored, target.Numbered{Before: bank.name, Last: bank.last})
		}
	}
	return in
}
