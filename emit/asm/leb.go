package asm

// AppendULEB appends n as an unsigned LEB128 number [DWARF5 §7.6].
func AppendULEB(b []byte, n uint64) []byte {
	for ; n > 127; n >>= 7 {
		b = append(b, byte(n)|128)
	}
	return append(b, byte(n))
}

// AppendSLEB appends n as a signed LEB128 number [DWARF5 §7.6].
func AppendSLEB(b []byte, n int64) []byte {
	for ; n < -64 || n > 63; n >>= 7 {
		b = append(b, byte(n)|128)
	}
	return append(b, byte(n)&127)
}
