package arm64

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"spillway/emit/gas"
	"spillway/ir"
	"spillway/target"
)

// A source is a number in an instruction: a constant, what a part of a row's line stands for or, in text, what depends on
// where symbols are.
type source struct {
	part *target.LinePart // nil: v
	v    int64
	expr *gas.Expr // nil: v
}

// unknown reports whether s is known only in an instance, or when everything has its place.
func (s *source) unknown() bool { return s.part != nil || s.expr != nil }

// argKind is what an operand in text is.
type argKind uint8

const (
	regArg    argKind = iota // a register
	immArg                   // a number, or a float in text
	memArg                   // the address of a tile
	sumArg                   // that, computed
	baseArg                  // [base], [base, off], [base, index, shift] and those that write to base
	shiftArg                 // lsl #n and its like, and extensions
	nameArg                  // anything else: a condition, a label, a symbol
	symbolArg                // :name:symbol
	listArg                  // { registers }, the first of which it has
)

// An arg is an operand as it is in text.
type arg struct {
	kind  argKind
	class byte   // regArg: w, x, b, h, s, d, q or v; shiftArg: 0
	sp    bool   // regArg: sp or wsp
	value source // of a register its number, of a shift its amount, the number itself, or what the name is a hole for
	name  string // the name, of a register the arrangement after it
	fixed bool   // shiftArg: it has an amount
	laned bool   // regArg and listArg: there is the number of an element
	lane  source // that
	count int    // listArg: how many

	// baseArg.
	base, offset source
	index        *arg
	shift        *arg
	low          string // :low:offset
	before       bool   // [base, off]!
	after        bool   // [base], off
}

// reader takes the text of an instruction apart. Bytes from hole on stand for parts of the line.
type reader struct {
	text  string
	parts []target.LinePart
	tile  *target.Tile
	ctx   *gas.Context // of text that programs write; nil: of a row
}

const hole = 0x80

// read returns the name and the operands of a line of a row.
func read(tile *target.Tile, l *target.AsmLine) (name string, args []arg, r *reader, err error) {
	r = &reader{tile: tile, parts: make([]target.LinePart, l.NumParts())}
	var b strings.Builder
	for i := range l.NumParts() {
		r.parts[i] = l.Part(i)
		switch q := &r.parts[i]; q.Kind {
		case target.PartText, target.PartFixedCC:
			b.WriteString(q.Text)
		default:
			b.WriteByte(byte(hole + i))
		}
		if q := &r.parts[i]; q.Kind == target.PartPool {
			q.Scale = 8
			if tile.Operands[q.A].Type == ir.F32 {
				q.Scale = 4
			}
		}
	}
	r.text = b.String()
	name, rest, _ := strings.Cut(strings.TrimSpace(r.text), " ")
	args, err = r.args(rest)
	if head, isBranch := strings.CutPrefix(name, "b."); isBranch {
		cc := arg{kind: nameArg, name: head}
		if len(head) == 1 && head[0] >= hole {
			cc.value.part = r.part(head[0])
		}
		name, args = "b.", append([]arg{cc}, args...)
	}
	return name, args, r, err
}

func (r *reader) part(c byte) *target.LinePart { return &r.parts[c-hole] }

// args reads operands with commas between them.
func (r *reader) args(s string) (args []arg, err error) {
	for s = strings.TrimSpace(s); s != ""; {
		end, depth := 0, 0
		for end < len(s) && (s[end] != ',' || depth > 0) {
			switch s[end] {
			case '[', '{':
				depth++
			case ']', '}':
				depth--
			}
			end++
		}
		one := strings.TrimSpace(s[:end])
		s = strings.TrimSpace(strings.TrimPrefix(s[end:], ","))
		list, err := r.arg(one)
		if err != nil {
			return nil, err
		}
		args = append(args, list...)
	}
	return merge(args), nil
}

// merge makes one operand of an address and the offset after it that is added to its base.
func merge(args []arg) []arg {
	n := len(args)
	if n < 2 || args[n-2].kind != baseArg || args[n-1].kind != immArg {
		return args
	}
	args[n-2].after, args[n-2].offset = true, args[n-1].value
	return args[:n-1]
}

// arg reads one operand, which may stand for two.
func (r *reader) arg(s string) ([]arg, error) {
	switch {
	case s == "":
		return nil, fmt.Errorf("an operand is missing in %q", r.text)
	case s[0] == '[':
		a, err := r.address(s)
		return []arg{a}, err
	case s[0] == '{':
		a, err := r.list(s)
		return []arg{a}, err
	case s[0] == ':', r.ctx != nil && strings.HasPrefix(s, "#:"):
		name, symbol, _ := strings.Cut(strings.TrimPrefix(s, "#")[1:], ":")
		a := arg{kind: symbolArg, name: name}
		if r.ctx != nil {
			e, err := r.expr(symbol)
			a.value.expr = e
			return []arg{a}, err
		}
		if len(symbol) == 1 && symbol[0] >= hole {
			a.value.part = r.part(symbol[0])
			return []arg{a}, nil
		}
		return nil, fmt.Errorf("the symbol %q is not an operand of a row", symbol)
	case s[0] == '#' || s[0] >= '0' && s[0] <= '9' || s[0] == '-' || r.ctx != nil && strings.IndexByte("(~'.", s[0]) >= 0:
		return r.number(strings.TrimPrefix(s, "#"))
	case s[0] >= hole && r.ctx == nil:
		return r.hole(s)
	}
	if a, ok := register(s); ok {
		err := r.lane(&a)
		return []arg{a}, err
	}
	name, amount, _ := strings.Cut(s, " ")
	if before, after, ok := strings.Cut(s, "#"); ok && !strings.Contains(before, " ") { // lsl#2
		name, amount = before, "#"+after
	}
	if isShift(strings.ToLower(name)) {
		a := arg{kind: shiftArg, name: name}
		a.name = strings.ToLower(name)
		if amount = strings.TrimSpace(amount); amount != "" {
			list, err := r.arg(amount)
			if err != nil || list[0].kind != immArg {
				return nil, fmt.Errorf("a shift by %q", amount)
			}
			a.value, a.fixed = list[0].value, true
		}
		return []arg{a}, nil
	}
	return []arg{{kind: nameArg, name: s}}, nil
}

func isShift(name string) bool {
	switch name {
	case "lsl", "msl", "lsr", "asr", "ror", "uxtb", "uxth", "uxtw", "uxtx", "sxtb", "sxth", "sxtw", "sxtx":
		return true
	}
	return false
}

// expr reads an expression that is all of s.
func (r *reader) expr(s string) (*gas.Expr, error) {
	r.ctx.Mod = ""
	e, rest, err := r.ctx.Expr(s)
	if err == nil && (strings.TrimSpace(rest) != "" || r.ctx.Mod != "") {
		err = fmt.Errorf("%q is not an operand", s)
	}
	return e, err
}

// textNumber reads a number that programs write, or an expression that a label may be.
func (r *reader) textNumber(s string) ([]arg, error) {
	if f, err := strconv.ParseFloat(s, 64); err == nil && strings.ContainsAny(s, ".eE") && !strings.HasPrefix(s, "0x") {
		return []arg{{kind: immArg, name: s, value: source{v: int64(math.Float64bits(f))}}}, nil
	}
	e, err := r.expr(s)
	if err != nil {
		return nil, err
	}
	if v, ok := r.ctx.Const(e); ok {
		return []arg{{kind: immArg, value: source{v: v}}}, nil
	}
	return []arg{{kind: nameArg, name: s, value: source{expr: e}}}, nil
}

// number reads a number after its #.
func (r *reader) number(s string) ([]arg, error) {
	if r.ctx != nil {
		return r.textNumber(s)
	}
	if len(s) == 1 && s[0] >= hole {
		return []arg{{kind: immArg, value: source{part: r.part(s[0])}}}, nil
	}
	v, err := strconv.ParseInt(s, 0, 64)
	if err != nil {
		u, wrong := strconv.ParseUint(s, 0, 64)
		if v = int64(u); wrong != nil {
			if _, err := strconv.ParseFloat(s, 64); err == nil {
				return []arg{{kind: immArg, name: s}}, nil
			}
			return nil, fmt.Errorf("%q is not a number", s)
		}
	}
	return []arg{{kind: immArg, value: source{v: v}}}, nil
}

// hole reads an operand that begins with a part of the line.
func (r *reader) hole(s string) ([]arg, error) {
	q := r.part(s[0])
	value := source{part: q}
	switch q.Kind {
	case target.PartReg:
		class := map[uint16]byte{8: 'b', 16: 'h', 32: 's', 64: 'd', 128: 'q', 256: 'v'}[q.Width]
		if c := r.tile.Operands[q.A].Class; c == ClassR32 || c == ClassR64 {
			class = 'w'
			if q.Width == 64 {
				class = 'x'
			}
		}
		a := arg{kind: regArg, class: class, value: value, name: strings.TrimPrefix(s[1:], ".")}
		err := r.lane(&a)
		return []arg{a}, err
	case target.PartMem:
		kind := memArg
		if q.Text != "" {
			kind = sumArg
		}
		return []arg{{kind: kind}}, nil
	case target.PartForm:
		if name, width, ok := formWidth(q.Text); ok && name == "left" {
			first, second := *q, *q
			first.Text, second.Text = "", "less"+strconv.Itoa(width)
			return []arg{{kind: immArg, value: source{part: &first}}, {kind: immArg, value: source{part: &second}}}, nil
		}
		return []arg{{kind: immArg, value: value}}, nil
	case target.PartImm, target.PartRaw, target.PartLog2, target.PartUns, target.PartOut:
		return []arg{{kind: immArg, value: value}}, nil
	}
	return []arg{{kind: nameArg, value: value}}, nil
}

// lane takes the number of an element off the arrangement of a.
func (r *reader) lane(a *arg) error {
	name, number, ok := strings.Cut(a.name, "[")
	if !ok {
		return nil
	}
	a.name, a.laned = name, true
	number, ok = strings.CutSuffix(number, "]")
	list, err := r.number(number)
	if err != nil || !ok || name == "" {
		return fmt.Errorf("an element %q", a.name)
	}
	a.lane = list[0].value
	return nil
}

// list reads { registers }, perhaps with the number of an element after.
func (r *reader) list(s string) (a arg, err error) {
	body, number, ok := strings.Cut(s[1:], "}")
	if first, last, found := strings.Cut(body, "-"); found && r.ctx != nil {
		if body, ok = expandList(first, last); !ok {
			return a, fmt.Errorf("the list of registers %q", s)
		}
	}
	args, err := r.args(body)
	if err != nil || !ok || len(args) == 0 || len(args) > 4 {
		return a, fmt.Errorf("the list of registers %q", s)
	}
	a = args[0]
	for i, x := range args {
		if x.kind != regArg || x.class != 'v' || x.name != a.name || x.laned || x.value.part == nil && a.value.part == nil && x.value.v != (a.value.v+int64(i))&31 {
			return a, fmt.Errorf("the list of registers %q", s)
		}
	}
	a.kind, a.count = listArg, len(args)
	a.name += number
	return a, r.lane(&a)
}

// expandList returns the registers from one to another with commas between them.
func expandList(first, last string) (string, bool) {
	a, ok := register(strings.TrimSpace(first))
	b, found := register(strings.TrimSpace(last))
	n := (b.value.v-a.value.v)&31 + 1
	if !ok || !found || a.class != 'v' || b.class != 'v' || a.name != b.name || n > 4 {
		return "", false
	}
	var list []string
	for i := range n {
		list = append(list, fmt.Sprintf("v%d.%s", (a.value.v+i)&31, a.name))
	}
	return strings.Join(list, ","), true
}

// address reads [base], [base, #off]!, [base, :low:symbol] or [base, index, lsl #n].
func (r *reader) address(s string) (a arg, err error) {
	a.kind = baseArg
	s, a.before = strings.CutSuffix(s, "!")
	s = strings.TrimSuffix(strings.TrimPrefix(s, "["), "]")
	args, err := r.args(s)
	if err != nil {
		return a, err
	}
	for i := range args {
		switch x := &args[i]; {
		case i == 0 && x.kind == regArg:
			a.base = x.value
			if r.ctx != nil && (x.class != 'x' || !x.sp && x.value.v == zeroRegister) {
				return a, fmt.Errorf("the address [%s]", s)
			}
		case i == 1 && x.kind == regArg:
			a.index = x
		case i == 1 && x.kind == immArg:
			a.offset = x.value
		case i == 1 && x.kind == symbolArg:
			a.low, a.offset = x.name, x.value
		case i == 2 && x.kind == shiftArg:
			a.shift = x
		default:
			return a, fmt.Errorf("the address [%s]", s)
		}
	}
	return a, nil
}

// register reads the name of a register, perhaps with an arrangement.
func register(s string) (a arg, ok bool) {
	s, arrangement, _ := strings.Cut(strings.ToLower(s), ".")
	a = arg{kind: regArg, name: arrangement}
	switch s {
	case "sp", "wsp":
		a.class, a.sp, a.value.v = 'x', true, 31
		if s[0] == 'w' {
			a.class = 'w'
		}
		return a, true
	case "xzr", "wzr":
		a.class, a.value.v = s[0], 31
		return a, true
	}
	if n, ok := otherNames[s]; ok {
		a.class, a.value.v = 'x', n
		return a, true
	}
	if len(s) < 2 || !strings.ContainsRune("wxbhsdqv", rune(s[0])) {
		return a, false
	}
	n, err := strconv.Atoi(s[1:])
	limit := 31
	if s[0] == 'w' || s[0] == 'x' {
		limit = 30
	}
	if err != nil || n < 0 || n > limit || len(s) > 2 && s[1] == '0' {
		return a, false
	}
	a.class, a.value.v = s[0], int64(n)
	return a, true
}

// otherNames are those of registers with a purpose.
var otherNames = map[string]int64{"lr": 30, "fp": 29, "ip0": 16, "ip1": 17}
