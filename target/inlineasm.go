package target

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"spillway/emit/gas"
	"spillway/ir"
	"spillway/regalloc"
)

// InlineAsm describes GNU inline assembly on a machine.
type InlineAsm struct {
	// Letters map constraint letters to registers, in order of preference. Class are the letters for the class of the
	// operand's type.
	Letters map[byte][]regalloc.Reg
	Class   string
	// Words and Vectors are the letters of Class for integer registers only and for floating-point registers only: a
	// value of the other kind is passed by its bits.
	Words, Vectors string
	// Long maps constraints of two letters to the equivalent letter.
	Long map[string]byte
	// Pairs are the letters of two registers, the low one first, for an integer of two words.
	Pairs map[byte][2]regalloc.Reg
	// WordPairs are the registers for a value of two words, the low one first, in order of preference: any of Words, or
	// those that begin with a named register. Nil: any two registers, and not by a name.
	WordPairs [][2]regalloc.Reg
	// Halves maps modifiers to the word of such a value whose register they name: 0 or 1.
	Halves map[byte]int
	// Immediates are the constants that letters allow; Any are the letters for all constants and link-time addresses,
	// Memory those for memory.
	Immediates  map[byte]ImmRange
	Any, Memory string
	// Names maps all register names in constraints and clobbers to registers; Ignored are clobbers that hold no values.
	Names   map[string]regalloc.Reg
	Ignored []Numbered
	// Widths maps modifiers to the width of the register name; High are the names of second bytes, for the modifier h.
	Widths map[byte]int
	High   map[regalloc.Reg]string
	// WordWidth and FloatWidth are the default widths of register names; 0: that of the operand's type.
	WordWidth, FloatWidth int
	// Zeros are the names of zero registers, by the modifier for a constant zero.
	Zeros map[byte]string
	// BaseOnly: a memory operand is a base register only.
	BaseOnly bool
	// ImmPrefix precedes immediates.
	ImmPrefix string
	// Conditions are the names after =@cc, and Set is the instruction that sets an 8-bit register to a condition, with
	// placeholders for both.
	Conditions map[string]bool
	Set        string
	// Begin and End surround text in Intel syntax.
	Begin, End string
	// Foreign are registers that hold no values: operands are passed to them through memory.
	Foreign ForeignRegisters
	// Text assembles instructions.
	Text gas.Machine
	// Refuses: Text returns WrongErrors.
	Refuses bool
	// MaxBytes bounds the length of an instruction.
	MaxBytes int
	// FarModifier prints an operand's memory address plus 8 bytes; BaseModifier the name of its base register alone;
	// ListModifier the registers of a value in braces; InverseModifier the inverse of a constant, and HalfModifier its
	// low 16 bits, both without a prefix. 0: there is none.
	FarModifier, BaseModifier, ListModifier, InverseModifier, HalfModifier byte
}

// Numbered are the names that consist of Before, a decimal number from First to Last, and After; if Last is 0, the one
// name Before.
type Numbered struct {
	Before, After string
	First, Last   int
}

// Has reports whether name is one of n.
func (n Numbered) Has(name string) bool {
	if n.Last == 0 {
		return name == n.Before
	}
	digits, before := strings.CutPrefix(name, n.Before)
	digits, after := strings.CutSuffix(digits, n.After)
	k, err := strconv.Atoi(digits)
	return before && after && err == nil && k >= n.First && k <= n.Last && strconv.Itoa(k) == digits
}

// ForeignRegisters are the registers of a stack such as x87's, from its top, and others, by name.
type ForeignRegisters struct {
	StackName, RegistersName string // in messages
	Stack                    []string
	StackTop                 string       // another name of the first one
	StackLetters             map[byte]int // of constraints: the place on the stack, or -1 for any
	// Instructions that push memory of the given number of bytes, and pop into it; Drop pops.
	Load, Store map[int64]string
	Drop        string
	// The others have 8 bytes; %r is the register.
	Registers                                    []string
	RegisterLetters, LoadRegister, StoreRegister string
}

// AsmNames are the inputs of template expansion: argument and result registers, symbol names, and slot addresses.
type AsmNames struct {
	Arg, Result func(i int) regalloc.Reg
	Symbol      func(s ir.Symbol) string
	Slot        func(i int32) (base regalloc.Reg, disp int64) // address of slot i
	ID          string                                        // unique for each inline assembly of the module
}

// AppendAsm appends the text of inline assembly, of a legal program, to b, as newline-terminated lines. The error
// describes what is wrong with the template.
func (t *Target) AppendAsm(b []byte, a *ir.InlineAsm, names *AsmNames) ([]byte, error) {
	if t.InlineAsm == nil { // inline assembly without text only orders memory accesses
		if strings.TrimSpace(a.Text) == "" {
			return b, nil
		}
		return b, fmt.Errorf("the target has no inline assembly")
	}
	in := t.InlineAsm()
	x := asmExpansion{t: t, a: a, names: names}
	if err := x.template(a.Text); err != nil {
		return b, err
	}
	text := strings.Trim(x.b.String(), "\n")
	if a.Intel {
		b = append(b, "\t"+in.Begin+"\n"...)
	}
	if text != "" {
		b = append(append(append(b, '\t'), text...), '\n')
	}
	if a.Intel {
		b = append(b, "\t"+in.End+"\n"...)
	}
	for i, r := range a.Results {
		if r.Cond != "" {
			name := t.RegNames[8][names.Result(i)]
			b = append(b, "\t"+fmt.Sprintf(in.Set, r.Cond, t.Syntax.RegPrefix+name)+"\n"...)
		}
	}
	return b, nil
}

// WrongAsm returns the error in expanded text that no assembler can help with, or nil.
func (t *Target) WrongAsm(text []byte) error {
	if t.InlineAsm == nil || !t.InlineAsm().Refuses {
		return nil
	}
	_, err := gas.Assemble(t.InlineAsm().Text, string(text), gas.Section{Name: ".text", Flags: "ax"}, true)
	var wrong *gas.WrongError
	if errors.As(err, &wrong) {
		return wrong
	}
	return nil
}

// AsmBytes returns an upper bound on the length of inline assembly without directives: the maximum instruction length
// for each statement.
func (t *Target) AsmBytes(a *ir.InlineAsm) int {
	if t.InlineAsm == nil {
		return 0
	}
	n := 0
	for _, s := range strings.FieldsFunc(a.Text, func(r rune) bool { return r == '\n' || r == ';' }) {
		if strings.TrimSpace(s) != "" {
			n++
		}
	}
	for _, r := range a.Results {
		if r.Cond != "" {
			n++
		}
	}
	return n * t.InlineAsm().MaxBytes
}

type asmExpansion struct {
	t     *Target
	a     *ir.InlineAsm
	names *AsmNames
	b     strings.Builder
}

// template expands dollar escapes: $$, $0, ${0:w}, ${:uid}, $(a$|b$).
func (x *asmExpansion) template(text string) error {
	for {
		i := strings.IndexByte(text, '$')
		if i < 0 {
			x.b.WriteString(text)
			return nil
		}
		x.b.WriteString(text[:i])
		text = text[i+1:]
		if text == "" {
			return fmt.Errorf("the text ends in a single $")
		}
		switch c := text[0]; {
		case c == '$':
			x.b.WriteByte('$')
			text = text[1:]
		case c == '|': // outside alternatives both are ordinary characters
			x.b.WriteByte('|')
			text = text[1:]
		case c == ')':
			x.b.WriteByte('}')
			text = text[1:]
		case c == '(':
			end := strings.Index(text, "$)")
			if end < 0 {
				return fmt.Errorf("$( without $)")
			}
			alternatives := strings.Split(text[1:end], "$|")
			n := 0
			if x.a.Intel {
				n = 1
			}
			if n < len(alternatives) {
				if err := x.template(alternatives[n]); err != nil {
					return err
				}
			}
			text = text[end+2:]
		case c == '{':
			end := strings.IndexByte(text, '}')
			if end < 0 {
				return fmt.Errorf("${ without }")
			}
			number, modifier, _ := strings.Cut(text[1:end], ":")
			if err := x.named(number, modifier); err != nil {
				return err
			}
			text = text[end+1:]
		default:
			n := 0
			for n < len(text) && text[n] >= '0' && text[n] <= '9' {
				n++
			}
			if n == 0 {
				return fmt.Errorf("unknown escape $%c", c)
			}
			if err := x.named(text[:n], ""); err != nil {
				return err
			}
			text = text[n:]
		}
	}
}

func (x *asmExpansion) named(number, modifier string) error {
	if number == "" {
		switch modifier {
		case "uid":
			x.b.WriteString(x.names.ID)
		case "comment":
			x.b.WriteString(x.t.Syntax.Comment)
		case "private":
			x.b.WriteString(".L")
		default:
			return fmt.Errorf("unknown ${:%s}", modifier)
		}
		return nil
	}
	n, err := strconv.Atoi(number)
	if err != nil || n >= len(x.a.Operands) {
		return fmt.Errorf("unknown operand $%s", number)
	}
	if len(modifier) > 1 {
		return fmt.Errorf("modifier %q of operand $%d is not supported", modifier, n)
	}
	m := byte(0)
	if modifier != "" {
		m = modifier[0]
	}
	s, err := x.operand(&x.a.Operands[n], m)
	if err != nil {
		return fmt.Errorf("operand $%d: %w", n, err)
	}
	x.b.WriteString(s)
	return nil
}

// operand returns the text of an operand.
func (x *asmExpansion) operand(o *ir.AsmOperand, m byte) (string, error) {
	if o.Const {
		return x.constant(o, m)
	}
	if o.Fixed != "" {
		if m != 0 {
			return "", fmt.Errorf("modifier %c is not supported", m)
		}
		return x.prefix(x.t.Syntax.RegPrefix) + o.Fixed, nil
	}
	r, disp := regalloc.NoReg, int64(0)
	switch {
	case o.Slot > 0:
		r, disp = x.names.Slot(o.Slot - 1)
	case o.Result >= 0:
		r = x.names.Result(o.Result)
	default:
		r = x.names.Arg(o.Arg)
	}
	in, t := x.t.InlineAsm(), x.t
	if half, ok := in.Halves[m]; ok && !o.Memory {
		if !o.Pair {
			return "", fmt.Errorf("modifier %c requires a value in two registers", m)
		}
		return t.RegNames[8*t.Layout.PtrBytes][x.word(o, half)], nil
	}
	if o.Memory && m != 0 && m == in.BaseModifier {
		return t.RegNames[8*t.Layout.PtrBytes][r], nil
	}
	if o.Memory || m == 'a' {
		return x.address(t.RegNames[8*t.Layout.PtrBytes][r], o.Imm+disp, m)
	}
	bits := o.Bits
	switch {
	case m == 0, m == 'P', m == 'c':
		if in.WordWidth > 0 {
			bits = in.FloatWidth
			if t.Machine.Classes[t.Classes.I64].Set.Has(r) {
				bits = in.WordWidth
			}
		}
	case m == 'h' && in.Widths[m] == 0:
		if in.High[r] == "" {
			return "", fmt.Errorf("%s has no second byte", t.Machine.RegName(r))
		}
		return x.prefix(t.Syntax.RegPrefix) + in.High[r], nil
	case m == in.ListModifier:
		names := t.RegNames[8*t.Layout.PtrBytes]
		if o.Pair {
			return "{" + names[r] + ", " + names[x.word(o, 1)] + "}", nil
		}
		return "{" + names[r] + "}", nil
	case m == 'V': // the bare name, as part of a symbol
		return t.RegNames[8*t.Layout.PtrBytes][r], nil
	case in.Widths[m] != 0:
		bits = in.Widths[m]
	default:
		return "", fmt.Errorf("modifier %c is not supported", m)
	}
	if bits < 8 {
		bits = 8
	}
	if names := t.RegNames[bits]; names != nil && names[r] != "" {
		return x.prefix(t.Syntax.RegPrefix) + names[r], nil
	}
	return "", fmt.Errorf("%s is not %d bits wide", t.Machine.RegName(r), bits)
}

// address returns the text of the address at offset n from a register, under a modifier.
func (x *asmExpansion) address(name string, n int64, m byte) (string, error) {
	in, off := x.t.InlineAsm(), ""
	if m == in.FarModifier && m != 0 {
		n += 8
	}
	if in.BaseOnly {
		if n != 0 || m != 0 && m != 'a' {
			return "", fmt.Errorf("an address at a distance from a register, or with a modifier, is not supported")
		}
		return "[" + name + "]", nil
	}
	if x.a.Intel {
		if n != 0 {
			off = fmt.Sprintf("%+d", n)
		}
		return "[" + name + off + "]", nil
	}
	if n != 0 {
		off = strconv.FormatInt(n, 10)
	}
	return off + "(" + x.t.Syntax.RegPrefix + name + ")", nil
}

// word returns the register of a word of a value of two.
func (x *asmExpansion) word(o *ir.AsmOperand, n int) regalloc.Reg {
	if o.Result >= 0 {
		return x.names.Result(o.Result + n)
	}
	return x.names.Arg(o.Arg + n)
}

func (x *asmExpansion) prefix(s string) string {
	if x.a.Intel {
		return ""
	}
	return s
}

// constant returns the text of a constant or of an address.
func (x *asmExpansion) constant(o *ir.AsmOperand, m byte) (string, error) {
	in := x.t.InlineAsm()
	value, prefix := o.Imm, x.prefix(in.ImmPrefix)
	zero := in.Zeros[m]
	if zero != "" && o.Sym == nil && value == 0 {
		return zero, nil
	}
	if zero != "" {
		m = 0
	}
	if m != 0 && (m == in.InverseModifier || m == in.HalfModifier) {
		if o.Sym != nil {
			return "", fmt.Errorf("modifier %c requires a constant", m)
		}
		if value &= 0xFFFF; m == in.InverseModifier {
			value = ^o.Imm
		}
		return strconv.FormatInt(value, 10), nil
	}
	switch m {
	case 0, 'b', 'w', 'k', 'q':
	case 'c', 'P', 'a', 'p':
		prefix = ""
	case 'n':
		if o.Sym != nil {
			return "", fmt.Errorf("an address cannot be negated")
		}
		value, prefix = -value, ""
	default:
		return "", fmt.Errorf("modifier %c is not supported", m)
	}
	if o.Sym == nil {
		return prefix + strconv.FormatInt(value, 10), nil
	}
	s := x.names.Symbol(o.Sym)
	if value != 0 {
		s += fmt.Sprintf("%+d", value)
	}
	return prefix + s, nil
}
