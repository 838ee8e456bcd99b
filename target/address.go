package target

import (
	"math/bits"
	"strconv"
)

// AppendBracketed appends [base, index, lsl #scale] or [base, #off] to b: Syntax.Mem of machines without symbols in
// addresses.
func AppendBracketed(b []byte, base, index string, scale int, off int64, _ string) []byte {
	b = append(append(b, '['), base...)
	switch {
	case index != "":
		b = appendShifted(b, index, scale)
	case off != 0:
		b = strconv.AppendInt(append(b, ", #"...), off, 10)
	}
	return append(b, ']')
}

// AppendSum appends the operands of an addition, base, index, lsl #scale or base, #off, to b: Syntax.Sum.
func AppendSum(b []byte, base, index string, scale int, off int64) []byte {
	b = append(b, base...)
	if index != "" {
		return appendShifted(b, index, scale)
	}
	return strconv.AppendInt(append(b, ", #"...), off, 10)
}

func appendShifted(b []byte, index string, scale int) []byte {
	b = append(append(b, ", "...), index...)
	if scale > 1 {
		b = strconv.AppendInt(append(b, ", lsl #"...), int64(bits.TrailingZeros(uint(scale))), 10)
	}
	return b
}
