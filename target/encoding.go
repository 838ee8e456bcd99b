package target

import (
	"fmt"
	"strconv"
	"strings"
)

// An Encoding says how many bytes an instruction has, apart from its address, and how its registers and its constant
// change that.
//
// Its text is a list of words. Every machine has these: +N for N bytes; any, if no register lengthens the instruction;
// jump:2,6,-256..254 for a jump of 2 bytes that reaches so far from its end, and else has 6; lit:LO..HI for an
// instruction that names entries of literal pools between so many bytes from its beginning. The others are the
// machine's own (Syntax.Encoding).
type Encoding struct {
	Text       string // as the row has it, for a Coder
	Bytes      int    // without an address and the prefix of registers
	Prefix     bool   // has the machine's prefix whatever the registers
	Branch     bool   // a jump that has a short form: Bytes is the long form's, ShortBytes the other's
	ShortBytes int
	Label      string // defines this local label; no bytes

	ImmSaves    int8       // bytes saved where the constant fits in one
	ImmBits     int8       // width of the constant that does
	Favored     [2]int8    // operands of which one in RegisterNames.Accum saves a byte, or -1
	FavoredBare bool       // it does only where the address has no registers
	PrefixRule  PrefixRule // which of the registers that need the machine's prefix lengthen the instruction
	// PrefixOperand is the operand of PrefixOne; unless the encoding says, it is the first register in the text of a
	// line without an address.
	PrefixOperand int8
	Reversible    bool // PrefixOne: the operands may be exchanged

	reach [2]int32 // Branch: of the short form, see Reaches; of an entry of a literal pool
}

// A PrefixRule says which registers of RegisterCosts.PrefixRegs make an instruction longer.
type PrefixRule uint8

// The rules.
const (
	PrefixAny  PrefixRule = iota // any in the line
	PrefixOne                    // PrefixOperand, and those of the address
	PrefixNone                   // none
)

// encoding reads the text of an encoding; see Encoding.
func (b *builder) encoding(tile *Tile, e *Encoding) error {
	for s := e.Text; s != ""; {
		var w string
		w, s = nextWord(s)
		if err := b.encodingWord(tile, e, w); err != nil {
			return err
		}
	}
	return nil
}

// encodingWord reads a word of an encoding.
func (b *builder) encodingWord(tile *Tile, e *Encoding, w string) error {
	switch {
	case w == "":
		return nil
	case w == "any":
		e.PrefixRule = PrefixNone
		return nil
	case w[0] == '+':
		k, err := strconv.Atoi(w[1:])
		e.Bytes += k
		return err
	}
	if spec, ok := strings.CutPrefix(w, "lit:"); ok {
		return e.literalReach(spec)
	}
	if spec, ok := strings.CutPrefix(w, "jump:"); ok {
		return e.jump(spec)
	}
	if read := b.t.Syntax.Encoding; read != nil {
		return read(tile, e, w)
	}
	return fmt.Errorf("encoding: unexpected %q", w)
}

// literalReach reads LO..HI.
func (e *Encoding) literalReach(spec string) error {
	lo, hi, ok := strings.Cut(spec, "..")
	l, err1 := strconv.ParseInt(lo, 0, 32)
	h, err2 := strconv.ParseInt(hi, 0, 32)
	if !ok || err1 != nil || err2 != nil || l > h || h <= 0 {
		return fmt.Errorf("encoding: lit:%s is not LO..HI", spec)
	}
	e.reach = [2]int32{int32(l), int32(h)}
	return nil
}

// jump reads SHORT,LONG,LO..HI.
func (e *Encoding) jump(spec string) error {
	var short, long, lo, hi int
	if n, err := fmt.Sscanf(spec+";", "%d,%d,%d..%d;", &short, &long, &lo, &hi); n != 4 || err != nil || short > long || lo > 0 || hi < 0 {
		return fmt.Errorf("encoding: jump:%s is not SHORT,LONG,LO..HI", spec)
	}
	e.Jump(short, long, lo, hi)
	return nil
}

// Jump makes e a jump with the given lengths, of which the short form reaches from lo to hi bytes after its end.
func (e *Encoding) Jump(short, long, lo, hi int) {
	e.Branch, e.ShortBytes, e.Bytes, e.reach = true, short, long, [2]int32{int32(lo), int32(hi)}
}

// Reaches reports whether the short form of a jump reaches a target that is d
// bytes after the end of the jump.
func (e *Encoding) Reaches(d int) bool { return d >= int(e.reach[0]) && d <= int(e.reach[1]) }
