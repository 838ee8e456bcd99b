package x86

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"spillway/target"
)

// Encoding is target.Syntax.Encoding of the two machines.
//
// The words of an encoding are: two hexadecimal digits for a byte of the opcode; REX.W for that prefix, whatever the
// registers; /r or /0 to /7 for a ModRM byte; ib iw id io for an immediate of 1 to 8 bytes, iw* and id* for one that
// has a form with 1 byte; cb and cd for a displacement of 1 or 4 bytes; jmp and jcc for a jump with a short form; ax:a
// for a form one byte shorter where operand a (or b, in ax:a|b) is the accumulator; abs:a for one that needs, besides
// that, an address without registers.
//
// Of the register operands in the text, from left to right as AT&T has it, the first is
// the r/m field of the ModRM byte, where no address is, and the last the reg field;
// rm:a says that it is operand a that is the r/m field instead.
//
// VEX.128.66.0F38.W0 is a VEX prefix: the vector length (128, 256, or LIG where it does not
// matter), the prefix that it stands for (66, F3, F2 or NP: none), the map of opcodes (0F, 0F38 or
// 0F3A) and W (W0, W1, or WIG). It has 2 bytes, of which the register in the r/m field and those of
// an address may make 3, for the map 0F without W1, and else 3 bytes. Of three register operands
// the second one from the right is in the field vvvv, or of two and an address the first one;
// vvvv:a says that it is operand a. is4:a is a last byte that holds the register operand a. rev:XX
// is the opcode for the two operands the other way round, which moves take where that saves a byte.
func Encoding(tile *target.Tile, e *target.Encoding, w string) error {
	if len(w) == 2 && isHex(w[0]) && isHex(w[1]) || len(w) == 4 && isHex(w[0]) && isHex(w[1]) && w[2:] == "+r" {
		e.Bytes++
		return nil
	}
	switch w {
	case "REX.W":
		e.Prefix = true
	case "/r", "/0", "/1", "/2", "/3", "/4", "/5", "/6", "/7", "ib", "cb":
		e.Bytes++
	case "iw":
		e.Bytes += 2
	case "id", "cd":
		e.Bytes += 4
	case "io":
		e.Bytes += 8
	case "iw*":
		e.Bytes += 2
		e.ImmSaves, e.ImmBits = 1, 16
	case "id*":
		e.Bytes += 4
		e.ImmSaves, e.ImmBits = 3, 32
	case "jmp":
		e.Jump(2, 5, math.MinInt8, math.MaxInt8)
	case "jcc":
		e.Jump(2, 6, math.MinInt8, math.MaxInt8)
	default:
		return encodingField(tile, e, w)
	}
	return nil
}

// encodingField reads the words of an encoding that have arguments.
func encodingField(tile *target.Tile, e *target.Encoding, w string) error {
	if spec, ok := strings.CutPrefix(w, "VEX."); ok {
		return vexLength(e, spec)
	}
	kind, arg, _ := strings.Cut(w, ":")
	switch kind {
	case "ax", "abs":
		e.FavoredBare = e.FavoredBare || kind == "abs"
		for i, name := range strings.SplitN(arg, "|", 2) {
			if e.Favored[i] = operandOf(tile, name); e.Favored[i] < 0 {
				return fmt.Errorf("encoding %q: no operand %q", w, name)
			}
		}
	case "rm", "vvvv", "is4":
		k := operandOf(tile, arg)
		if k < 0 {
			return fmt.Errorf("encoding %q: no operand %q", w, arg)
		}
		switch kind {
		case "rm":
			e.PrefixOperand = k
		case "is4":
			e.Bytes++
		}
	case "rev":
		e.Reversible = true
		if len(arg) != 2 || !isHex(arg[0]) || !isHex(arg[1]) {
			return fmt.Errorf("encoding: %q is not an opcode", w)
		}
	default:
		return fmt.Errorf("encoding: unexpected %q", w)
	}
	return nil
}

// vexLength reads LENGTH.PREFIX.MAP.W.
func vexLength(e *target.Encoding, spec string) error {
	f := strings.Split(spec, ".")
	one := func(i int, of ...string) bool { return slices.Contains(of, f[i]) }
	if len(f) != 4 || !one(0, "128", "256", "LIG", "LZ") || !one(1, "NP", "66", "F3", "F2") || !one(2, "0F", "0F38", "0F3A") || !one(3, "W0", "W1", "WIG") {
		return fmt.Errorf("encoding: VEX.%s is not LENGTH.PREFIX.MAP.W", spec)
	}
	if e.PrefixRule = target.PrefixNone; f[2] == "0F" && f[3] != "W1" {
		e.PrefixRule = target.PrefixOne
		e.Bytes--
	}
	e.Bytes += 3
	return nil
}

// isHex reports whether c is a hexadecimal digit as opcodes have them.
func isHex(c byte) bool { return '0' <= c && c <= '9' || 'A' <= c && c <= 'F' }
