package x86

import "spillway/target"

// relaxed returns the change of code from at on to the bytes of hex digits.
func relaxed(at int64, code []byte, offset int64, typ uint32, addend int64, skip int) (target.Relaxed, bool) {
	r := target.Relaxed{At: at, Len: len(code), Offset: offset, Type: typ, Addend: addend, Skip: skip}
	copy(r.Bytes[:], code)
	return r, true
}

// around returns the bytes of code from offset-before to offset+after, or nil.
func around(code []byte, offset, before, after int64) []byte {
	if offset < before || offset+after > int64(len(code)) {
		return nil
	}
	return code[offset-before : offset+after]
}

// Opcodes.
const (
	movOp = 0x8b
	addOp = 0x03
)

const noRelocations = 0
