package target

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"spillway/ir"
)

// partKind is the kind of a part of a line's text.
type partKind uint8

const (
	literal partKind = iota
	regPart          // operand a, w bits wide
	immPart
	memPart
	rawPart  // an immediate without the syntax's immediate prefix
	log2Part // of an immediate
	unsPart
	pcPart // the address of an immediate's symbol
	poolPart
	pool16Part // value is its low 8 bytes
	inlineMem  // a + scale*b
	ccPart
	negatedPart
	fixedCC   // text, and its negation in negated
	succPart  // number a
	localPart // label number a
	tablePart
	outPart
	symGOT
	symGOTTPOff
	symTLSGD
	tlsGetPart
	formPart    // an immediate in the machine's form text
	literalPart // an entry of the literal pool
)

// A part of a line's text.
type part struct {
	kind    partKind
	a, b    int8 // operands
	width   uint16
	scale   uint8
	text    string
	value   uint64
	negated string // fixedCC
}

// assembly fills in the lines of a tile.
func (b *builder) assembly(tile *Tile, text string) error {
	b.literals = b.literals[:0]
	var lines []AsmLine
	if text != "" {
		lines = take(&b.lines, strings.Count(text, ";")+1)[:0]
	}
	for text != "" {
		end := strings.IndexByte(text, ';')
		line := text
		if end >= 0 {
			line, text = text[:end], text[end+1:]
		} else {
			text = ""
		}
		line = trim(line)
		if line == "" {
			continue
		}
		lines = lines[:len(lines)+1]
		l := &lines[len(lines)-1]
		literals := len(b.literals)
		if err := b.line(tile, l, line); err != nil {
			return fmt.Errorf("line %q: %w", line, err)
		}
		b.placeLiterals(l, len(lines)-1, literals)
		b.narrow(tile, l)
	}
	tile.text = newText(lines)
	if len(lines) > 0 {
		tile.text.name, _, _ = strings.Cut(lines[0].Text, " ")
		if b.t.Syntax.Comparison != nil {
			tile.text.comparison = b.t.Syntax.Comparison(tile.text.name)
		}
	}
	if len(b.literals) > 0 {
		tile.text.literals = slices.Clone(b.literals)
	}
	return nil
}

// hasAddress reports whether an address is in the line.
func (l *AsmLine) hasAddress() bool {
	return slices.ContainsFunc(l.parts, func(q part) bool {
		return q.kind == memPart || q.kind == inlineMem || q.kind == poolPart || q.kind == pool16Part
	})
}

// trim returns s without surrounding spaces.
func trim(s string) string {
	for len(s) > 0 && s[0] == ' ' {
		s = s[1:]
	}
	for len(s) > 0 && s[len(s)-1] == ' ' {
		s = s[:len(s)-1]
	}
	return s
}

// narrow restricts operands that l refers to 8 bits wide to registers that have such a part, if not all do.
func (b *builder) narrow(tile *Tile, l *AsmLine) {
	bytes := b.t.Classes.I8
	some := b.t.Machine.Classes[bytes].Regs
	for i, k := range l.refs {
		o := &tile.Operands[k]
		if all := b.t.Machine.Classes[o.Class].Regs; l.bytes>>i&1 != 0 && len(some) < len(all) && slices.Contains(all, some[0]) {
			o.Class = bytes
		}
	}
}

func (b *builder) line(tile *Tile, l *AsmLine, s string) error {
	l.Enc.Favored, l.Enc.PrefixOperand = [2]int8{-1, -1}, -1
	text, enc, ok := strings.Cut(s, " | ")
	l.Text = text
	if !ok {
		var label bool
		if l.Enc.Label, label = strings.CutSuffix(s, ":"); label {
			return nil
		}
		l.Enc.Label = ""
		if l.Enc.Bytes = b.t.Syntax.InstrBytes; l.Enc.Bytes == 0 {
			return errors.New("no encoding")
		}
	}
	if err := b.split(tile, l, text); err != nil {
		return err
	}
	l.Enc.Text = enc
	if err := b.encoding(tile, &l.Enc); err != nil {
		return err
	}
	if l.Enc.Bytes == 0 && strings.HasPrefix(enc, "lit:") {
		l.Enc.Bytes = b.t.Syntax.InstrBytes
	}
	if l.Enc.PrefixOperand < 0 && len(l.refs) > 0 && !l.hasAddress() {
		l.Enc.PrefixOperand = l.refs[0]
	}
	if !l.Enc.Branch && l.succ() >= 0 {
		return errors.New("a jump to a block needs its lengths and its range: | jump:SHORT,LONG,LO..HI")
	}
	if b.t.Syntax.FarJump != "" && l.Enc.Branch && l.Enc.Bytes > l.Enc.ShortBytes && !l.inverts() {
		return errors.New("a jump with a far form needs a condition with an opposite: {cc}, {!cc} or {ne|e}")
	}
	return nil
}

// split splits the text of a line into parts.
func (b *builder) split(tile *Tile, l *AsmLine, text string) error {
	refs := strings.Count(text, "{")
	l.parts = take(&b.parts, 2*refs+1)[:0]
	l.refs = take(&b.refs, 2*refs)[:0]
	for text != "" {
		i := strings.IndexByte(text, '{')
		if i < 0 {
			i = len(text)
		}
		if i > 0 {
			l.parts = append(l.parts, part{kind: literal, text: strings.ReplaceAll(text[:i], "}}", "}")})
			text = text[i:]
			continue
		}
		if strings.HasPrefix(text, "{{") {
			l.parts = append(l.parts, part{kind: literal, text: "{"})
			text = text[2:]
			continue
		}
		end := strings.IndexByte(text, '}')
		if end < 0 {
			return errors.New("missing }")
		}
		p, literal, err := b.literal(tile, text[1:end])
		if !literal && err == nil {
			p, err = reference(tile, text[1:end])
		}
		if err != nil {
			return err
		}
		l.addPart(p)
		text = text[end+1:]
	}
	return nil
}

// addPart appends p and records its registers.
func (l *AsmLine) addPart(p part) {
	l.parts = append(l.parts, p)
	ref := func(k int8, byteWide bool) {
		if byteWide {
			l.bytes |= 1 << len(l.refs)
		}
		l.refs = append(l.refs, k)
	}
	switch p.kind {
	case regPart:
		ref(p.a, p.width == 8)
	case inlineMem:
		ref(p.a, false)
		ref(p.b, false)
	}
}

// reference parses the text between braces.
func reference(tile *Tile, s string) (part, error) {
	if len(s) != 1 || s == "T" || s == "F" {
		if p, ok, err := special(tile, s); ok || err != nil {
			return p, err
		}
	}
	name, mod, modified := strings.Cut(s, ":")
	k := tile.operand(name)
	if k < 0 {
		return part{}, fmt.Errorf("{%s}: no operand %q", s, name)
	}
	p := part{a: int8(k)}
	switch o := &tile.Operands[k]; o.Kind {
	case MemOperand:
		p.kind = memPart
		if modified && mod != "sum" {
			return p, fmt.Errorf("{%s}: an address has no %q", s, mod)
		}
		p.text = mod
	case ImmOperand:
		p.kind = immPart
		switch mod {
		case "":
		case "raw":
			p.kind = rawPart
		case "log2":
			p.kind = log2Part
		case "uns":
			p.kind = unsPart
		case "pc":
			p.kind = pcPart
		case "pool":
			p.kind = poolPart
		default:
			if form, ok := strings.CutPrefix(mod, "="); ok { // Syntax.Imm
				p.kind, p.text = formPart, form
				break
			}
			return p, fmt.Errorf("{%s}: a constant has no %q", s, mod)
		}
	case RegOperand:
		p.kind, p.width = regPart, 128
		switch {
		case o.Type.IsInt():
			p.width = uint16(max(o.Type.Bits, 8))
		case o.Type.IsVector():
			p.width = uint16(ir.VectorBits(o.Type))
		}
		if modified {
			w, err := strconv.ParseUint(mod, 10, 9)
			if err != nil {
				return p, fmt.Errorf("{%s}: want a width in bits", s)
			}
			p.width = uint16(w)
		}
	case PredOperand:
		p.kind = ccPart
	}
	return p, nil
}

// special parses references that do not begin with the name of an operand.
func special(tile *Tile, s string) (p part, ok bool, err error) {
	switch s {
	case "T":
		return part{kind: succPart, a: 0}, true, nil
	case "F":
		return part{kind: succPart, a: 1}, true, nil
	case "table":
		return part{kind: tablePart}, true, nil
	case "out":
		return part{kind: outPart}, true, nil
	case "sym:got":
		return part{kind: symGOT}, true, nil
	case "sym:gottpoff":
		return part{kind: symGOTTPOff}, true, nil
	case "sym:tlsgd":
		return part{kind: symTLSGD}, true, nil
	case "tlsget":
		return part{kind: tlsGetPart}, true, nil
	}
	if cc, negated, found := strings.Cut(s, "|"); found {
		return part{kind: fixedCC, text: cc, negated: negated}, true, nil
	}
	switch {
	case s == "":
		return p, false, errors.New("{}: empty")
	case s[0] == 'L' && len(s) == 2:
		return part{kind: localPart, a: int8(s[1] - '0')}, true, nil
	case s[0] == '!':
		k := tile.operand(s[1:])
		if k < 0 || tile.Operands[k].Kind != PredOperand {
			return p, false, fmt.Errorf("{%s}: no condition %q", s, s[1:])
		}
		return part{kind: negatedPart, a: int8(k)}, true, nil
	case s[0] == '@':
		hex, found := strings.CutPrefix(s, "@16:")
		v, err := strconv.ParseUint(hex, 16, 64)
		if err != nil || !found {
			return p, false, fmt.Errorf("{%s}: want @16: and hexadecimal digits", s)
		}
		return part{kind: pool16Part, value: v}, true, nil
	case s[0] == '(':
		return inline(tile, s)
	}
	return p, false, nil
}

// inline parses (a,b,4).
func inline(tile *Tile, s string) (p part, ok bool, err error) {
	f := strings.Split(strings.Trim(s, "()"), ",")
	if len(f) != 3 {
		return p, false, fmt.Errorf("{%s}: want (base,index,scale)", s)
	}
	a, b := tile.operand(f[0]), tile.operand(f[1])
	scale, err := strconv.Atoi(f[2])
	if a < 0 || b < 0 || err != nil {
		return p, false, fmt.Errorf("{%s}: unknown operands", s)
	}
	return part{kind: inlineMem, a: int8(a), b: int8(b), scale: uint8(scale)}, true, nil
}
