package target

import (
	"fmt"
	"strconv"
	"strings"
)

// An Encoding determines the length of an instruction, apart from its address, as a function of its registers and its
// immediate.
//
// Its text is a list of words. Every machine has these: +N for N bytes; any if no register lengthens the instruction;
// jump:2,6,-256..254 for a jump of 2 bytes with that range from its end, and of 6 bytes otherwise; lit:LO..HI for an
// instruction that refers to entries of literal pools at that distance from its start. The others are machine-specific
// (Syntax.Encoding).
type Encoding struct {
	Text       string // as the row has it, for a Coder
	Bytes      int    // without an address and a register prefix
	Prefix     bool   // has the machine's prefix for any registers
	Branch     bool   // a jump with a short form: Bytes is the length of the long form, ShortBytes that of the other
	ShortBytes int
	Label      string // defines this local label; no bytes

	ImmSaves    int8       // bytes saved if the immediate fits in one byte
	ImmBits     int8       // width of such an immediate
	Favored     [2]int8    // operands of which one in RegisterNames.Accum saves a byte, or -1
	FavoredBare bool       // it does only where the address has no registers
	PrefixRule  PrefixRule // the registers among those needing the machine's prefix that lengthen the instruction
	// PrefixOperand is the operand of PrefixOne; the default is the first register in the text of a line without an
	// address.
	PrefixOperand int8
	Reversible    bool // PrefixOne: the operands may be exchanged

	reach [2]int32 // Branch: of the short form, see Reaches; of an entry of a literal pool
}

// A PrefixRule determines which registers of RegisterCosts.PrefixRegs lengthen an instruction.
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

// Jump makes e a jump with the given lengths whose short form reaches from lo to hi bytes from its end.
func (e *Encoding) Jump(short, long, lo, hi int) {
	e.Branch, e.ShortBytes, e.Bytes, e.reach = true, short, long, [2]int32{int32(lo), int32(hi)}
}

// Reaches reports whether the short form of a jump reaches a target d bytes after its end.
func (e *Encoding) Reaches(d int) bool { return d >= int(e.reach[0]) && d <= int(e.reach[1]) }
