package encode

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"spillway/emit/asm"
	"spillway/regalloc"
	"spillway/target"
)

// TestPut stores numbers at and beyond the limits of fields.
func TestPut(t *testing.T) {
	for size := 1; size <= 8; size++ {
		bits := 8 * size
		least, most := int64(math.MinInt64)>>(64-bits), int64(uint64(math.MaxUint64)>>(64-bits))
		if size == 8 {
			most = math.MaxInt64
		}
		for _, v := range []int64{least, -1, 0, most} {
			c, b := new(contents), make([]byte, 9)
			if c.put(b, size, v); c.err != nil {
				t.Errorf("%d in %d bytes: %v", v, size, c.err)
			}
			for i := range b {
				if want := byte(v >> (8 * i)); i < size && b[i] != want || i >= size && b[i] != 0 {
					t.Errorf("%d in %d bytes: % x", v, size, b)
				}
			}
		}
		if size == 8 {
			continue
		}
		for _, v := range []int64{least - 1, most + 1, math.MinInt64, math.MaxInt64} {
			c, b := new(contents), make([]byte, 8)
			if c.put(b, size, v); c.err == nil || !bytes.Equal(b, make([]byte, 8)) {
				t.Errorf("%d in %d bytes: %v, % x", v, size, c.err, b)
			}
		}
	}
}

// TestFrameFields tests registers and offsets that do not fit the short call frame operations.
func TestFrameFields(t *testing.T) {
	format := &target.CFIFormat{DataAlign: -8, CodeAlign: 1, Regs: []int16{6, 63, 64, 300}}
	for _, c := range []struct {
		op   asm.CFIOp
		reg  uint32
		n    int64
		want string
	}{
		{asm.CFIOffset, 1, -16, "\xbf\x02"},
		{asm.CFIOffset, 2, -16, "\x05\x40\x02"},
		{asm.CFIOffset, 3, -8 * 200, "\x05\xac\x02\xc8\x01"},
		{asm.CFIOffset, 0, 16, "\x11\x06\x7e"},
		{asm.CFIRestoreRegister, 1, 0, "\xff"},
		{asm.CFIRestoreRegister, 2, 0, "\x06\x40"},
		{asm.CFIRestoreRegister, 3, 0, "\x06\xac\x02"},
		{asm.CFIDefCFA, 0, 16, "\x0c\x06\x10"},
		{asm.CFIDefCFA, 3, -16, "\x12\xac\x02\x02"},
		{asm.CFIDefCFAOffset, 0, 300, "\x0e\xac\x02"},
		{asm.CFIDefCFAOffset, 0, -8, "\x13\x01"},
	} {
		if got := appendCFI(nil, format, c.op, regalloc.Reg(c.reg), c.n); string(got) != c.want {
			t.Errorf("operation %d of register %d with %d: % x, want % x", c.op, format.Regs[c.reg], c.n, got, c.want)
		}
	}
	for d, want := range map[int64]string{63: "\x7f", 64: "\x02\x40", 255: "\x02\xff", 256: "\x03\x00\x01", 1 << 16: "\x04\x00\x00\x01\x00"} {
		if got := advance(nil, d); string(got) != want {
			t.Errorf("advance by %d: % x, want % x", d, got, want)
		}
	}
}

// TestDebugSections rejects sections that are too long for the 32-bit DWARF format.
func TestDebugSections(t *testing.T) {
	c := new(contents)
	if c.dwarf32(".debug_info", math.MaxInt32); c.err != nil {
		t.Error(c.err)
	}
	if c.dwarf32(".debug_info", math.MaxInt32+1); c.err == nil || !strings.Contains(c.err.Error(), "without debug information") {
		t.Errorf("got %v", c.err)
	}
}
