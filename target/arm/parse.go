package arm

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"spillway/target"
)

// A source is a number in an instruction: a constant, or what a part of a row's line stands for.
type source struct {
	part *target.LinePart // nil: v
	v    int64
}

// argKind is what an operand in text is.
type argKind uint8

const (
	regArg     argKind = iota // a register
	immArg                    // a number
	memArg                    // the address of a tile
	sumArg                    // that, computed
	addressArg                // [base] or [base, index, lsl #n]
	offsetArg                 // [base, #n], or with a ! behind it: name
	shiftArg                  // lsl and its like, by a number or a register
	listArg                   // { registers }
	labelArg                  // a label or a symbol
	relocArg                  // #:lower16:symbol and its like
	tableArg                  // the distance of a table
	nameArg                   // anything else
)

// An arg is an operand as it is in text.
type arg struct {
	kind   argKind
	value  source   // of a register its number, of a shift its amount, the number itself, the symbol
	name   string   // of a shift, what :name: is, or anything else
	inner  argKind  // shiftArg: what value is
	list   []source // listArg, addressArg: registers
	addend int64    // relocArg, tableArg
	float  bool     // regArg: one for floating point
}

// reader takes the text of a line apart. Bytes from hole on stand for parts of the line.
type reader struct {
	tile  *target.Tile
	text  string
	parts []target.LinePart
}

const hole = 0x80

// holes are all bytes that may stand for parts.
var holes = func() string {
	var b []byte
	for i := range 64 {
		b = append(b, byte(hole+i))
	}
	return string(b)
}()

func newReader(tile *target.Tile, l *target.AsmLine) *reader {
	r := &reader{tile: tile, parts: make([]target.LinePart, l.NumParts())}
	var b strings.Builder
	for i := range l.NumParts() {
		r.parts[i] = l.Part(i)
		switch q := &r.parts[i]; q.Kind {
		case target.PartText, target.PartFixedCC:
			b.WriteString(q.Text)
		default:
			b.WriteByte(byte(hole + i))
		}
	}
	r.text = strings.TrimSpace(b.String())
	return r
}

func (r *reader) part(c byte) *target.LinePart { return &r.parts[c-hole] }

// line returns the name and the operands.
func (r *reader) line() (name string, args []arg, err error) {
	name, rest, _ := strings.Cut(r.text, " ")
	for _, s := range split(rest) {
		a, err := r.arg(s)
		if err != nil {
			return "", nil, err
		}
		args = append(args, a)
	}
	return name, args, nil
}

// split cuts operands at commas outside of brackets.
func split(s string) (list []string) {
	depth, from := 0, 0
	for i := range len(s) {
		switch s[i] {
		case '[', '{', '(':
			depth++
		case ']', '}', ')':
			depth--
		case ',':
			if depth == 0 {
				list, from = append(list, strings.TrimSpace(s[from:i])), i+1
			}
		}
	}
	if s = strings.TrimSpace(s[from:]); s != "" {
		list = append(list, s)
	}
	return list
}

// arg reads an operand.
func (r *reader) arg(s string) (a arg, err error) {
	if kind, amount, ok := strings.Cut(s, " "); ok && shiftKind(kind) {
		inner, err := r.arg(strings.TrimSpace(amount))
		return arg{kind: shiftArg, name: kind, inner: inner.kind, value: inner.value}, err
	}
	if bare, writes := strings.CutSuffix(s, "!"); writes && s[0] != '[' {
		a, err := r.arg(bare)
		a.name = "!"
		return a, err
	}
	if n := registerNumber(s); n >= 0 {
		return arg{kind: regArg, value: source{v: int64(n)}}, nil
	}
	switch {
	case len(s) == 1 && s[0] >= hole:
		return r.hole(s[0])
	case len(s) > 1 && s[0] >= hole && r.part(s[0]).Kind == target.PartTable && strings.HasPrefix(s[1:], "-("): // less 8 bytes after what is 12 bytes before it
		return arg{kind: tableArg, value: source{part: r.part(s[0])}, addend: 12 - 8}, nil
	case strings.HasPrefix(s, "#:"):
		return r.reloc(s[2:])
	case s[0] == '#' && len(s) == 2 && s[1] >= hole:
		return arg{kind: immArg, value: source{part: r.part(s[1])}}, nil
	case s[0] == '#':
		v, err := strconv.ParseInt(s[1:], 0, 64)
		return arg{kind: immArg, value: source{v: v}}, err
	case s[0] == '{':
		a.kind = listArg
		a.list, _, err = r.registers(strings.Trim(s, "{}"))
		return a, err
	case s[0] == '[':
		if a, ok := r.offset(s); ok {
			return a, nil
		}
		a.kind = addressArg
		a.list, a.value, err = r.registers(strings.Trim(s, "[]"))
		return a, err
	}
	return arg{kind: nameArg, name: s}, nil
}

// offset reads a base and an offset that is a constant, if s is that.
func (r *reader) offset(s string) (a arg, ok bool) {
	inner, after, _ := strings.Cut(s[1:], "]")
	parts := split(inner)
	if len(parts) != 2 {
		return a, false
	}
	base, _, err := r.registers(parts[0])
	by, fails := r.arg(parts[1])
	return arg{kind: offsetArg, name: after, list: base, value: by.value}, err == nil && fails == nil && by.kind == immArg
}

func shiftKind(s string) bool {
	_, ok := shiftTypes[s]
	return ok
}

// registerNames are those of the registers in text.
var registerNames = names()

// registerNumber returns the number of a register, -1 for what is none.
func registerNumber(s string) int { return slices.Index(registerNames, s) }

// hole reads a part of the line that is an operand by itself.
func (r *reader) hole(c byte) (a arg, err error) {
	a.value.part = r.part(c)
	switch q := a.value.part; q.Kind {
	case target.PartReg:
		a.kind = regArg
		t := r.tile.Operands[q.A].Type
		a.float = t != nil && t.IsFloat()
	case target.PartMem:
		if a.kind = memArg; q.Text == "sum" {
			a.kind = sumArg
		}
	case target.PartSucc, target.PartLocal, target.PartLiteral:
		a.kind = labelArg
	case target.PartImm:
		if a.kind = immArg; r.tile.Operands[q.A].Imm.Sym {
			a.kind = labelArg
		}
	case target.PartForm, target.PartUns:
		a.kind = immArg
	default:
		return a, fmt.Errorf("a part of kind %d is not an operand", q.Kind)
	}
	return a, nil
}

// registers reads registers with commas between them, the last of which may be shifted to the left.
func (r *reader) registers(s string) (list []source, shift source, err error) {
	for _, one := range split(s) {
		switch a, err := r.arg(one); {
		case err != nil:
			return nil, shift, err
		case a.kind == regArg:
			list = append(list, a.value)
		case a.kind == shiftArg && a.name == "lsl" && a.inner == immArg:
			shift = a.value
		default:
			return nil, shift, fmt.Errorf("%q among registers", one)
		}
	}
	return list, shift, nil
}

// reloc reads name:symbol, and name:(symbol-(label+8)), where the label is after the instructions that have such an operand.
func (r *reader) reloc(s string) (a arg, err error) {
	name, symbol, ok := strings.Cut(s, ":")
	a = arg{kind: relocArg, name: name}
	if inner, relative := strings.CutPrefix(symbol, "("); relative {
		symbol, a.name = inner[:1], name+".pc"
		a.addend = map[string]int64{"lower16": -16, "upper16": -12}[name]
	}
	if !ok || len(symbol) != 1 || symbol[0] < hole || halfRelocs[a.name] == 0 {
		return a, fmt.Errorf("the operand %q", s)
	}
	a.value.part = r.part(symbol[0])
	return a, nil
}
