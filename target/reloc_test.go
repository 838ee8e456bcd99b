package target_test

import (
	"encoding/binary"
	"testing"

	"spillway/target"
)

// The fields of instructions of real machines. The words are those that LLVM's assembler makes.
var fields = map[string]target.RelocType{
	"adrp": {Bytes: 4, PCRel: true, Signed: true,
		Field: &target.RelocField{Page: 12, Bits: 33, Parts: []target.BitRange{{From: 12, Width: 2, At: 29}, {From: 14, Width: 19, At: 5}}}},
	"adr":     {Bytes: 4, PCRel: true, Signed: true, Field: &target.RelocField{Bits: 21, Parts: []target.BitRange{{From: 0, Width: 2, At: 29}, {From: 2, Width: 19, At: 5}}}},
	"lo12":    {Bytes: 4, Field: &target.RelocField{Parts: []target.BitRange{{From: 0, Width: 12, At: 10}}}},
	"lo12x8":  {Bytes: 4, Field: &target.RelocField{Scale: 3, Parts: []target.BitRange{{From: 3, Width: 9, At: 10}}}},
	"lo12x16": {Bytes: 4, Field: &target.RelocField{Scale: 4, Parts: []target.BitRange{{From: 4, Width: 8, At: 10}}}},
	"b":       {Bytes: 4, PCRel: true, Signed: true, Field: &target.RelocField{Bits: 28, Scale: 2, Parts: []target.BitRange{{From: 2, Width: 26}}}},
	"b.cond":  {Bytes: 4, PCRel: true, Signed: true, Field: &target.RelocField{Bits: 21, Scale: 2, Parts: []target.BitRange{{From: 2, Width: 19, At: 5}}}},
	"tbz":     {Bytes: 4, PCRel: true, Signed: true, Field: &target.RelocField{Bits: 16, Scale: 2, Parts: []target.BitRange{{From: 2, Width: 14, At: 5}}}},
	"movz.g1": {Bytes: 4, Unsigned: true, Field: &target.RelocField{Bits: 32, Parts: []target.BitRange{{From: 16, Width: 16, At: 5}}}},
	"mov.g0":  {Bytes: 4, Signed: true, Field: &target.RelocField{Bits: 17, Not: 30, Parts: []target.BitRange{{From: 0, Width: 16, At: 5}}}},
	"rv.hi":   {Bytes: 4, Signed: true, Field: &target.RelocField{Bits: 32, Round: 0x800, Parts: []target.BitRange{{From: 12, Width: 20, At: 12}}}},
	"rv.lo.i": {Bytes: 4, Field: &target.RelocField{Parts: []target.BitRange{{From: 0, Width: 12, At: 20}}}},
	"rv.lo.s": {Bytes: 4, Field: &target.RelocField{Parts: []target.BitRange{{From: 0, Width: 5, At: 7}, {From: 5, Width: 7, At: 25}}}},
	"rv.branch": {Bytes: 4, PCRel: true, Signed: true, Field: &target.RelocField{Bits: 13, Scale: 1,
		Parts: []target.BitRange{{From: 11, Width: 1, At: 7}, {From: 1, Width: 4, At: 8}, {From: 5, Width: 6, At: 25}, {From: 12, Width: 1, At: 31}}}},
	"rv.jal": {Bytes: 4, PCRel: true, Signed: true, Field: &target.RelocField{Bits: 21, Scale: 1,
		Parts: []target.BitRange{{From: 12, Width: 8, At: 12}, {From: 11, Width: 1, At: 20}, {From: 1, Width: 10, At: 21}, {From: 20, Width: 1, At: 31}}}},
}

// TestRelocFields puts values into instructions that have other bits set in the field, and gets them out again.
func TestRelocFields(t *testing.T) {
	for _, c := range []struct {
		field  string
		opcode uint32
		value  int64
		want   uint32
		loses  int64 // of the value, what the field does not hold
	}{
		{"adrp", 0x90ffffe0, 0x12345000, 0xb0091a20, 0},
		{"adrp", 0x90000000, -4096, 0xf0ffffe0, 0},
		{"adr", 0x10000000, -3, 0x30ffffe0, 0},
		{"lo12", 0x91000000, 0x123abc, 0x912af000, 0x123000 + 1<<12},
		{"lo12x8", 0xf947fc00, 0x7ab8, 0xf9455c00, 0x8000},
		{"lo12x16", 0x3dc00000, 0xab0, 0x3dc2ac00, 0x1000},
		{"b", 0x14000000, -4, 0x17ffffff, 0},
		{"b", 0x94000000, 0x7fffffc, 0x95ffffff, 0},
		{"b.cond", 0x54000000, -1 << 20, 0x54800000, 0},
		{"b.cond", 0x58000000, 1<<20 - 4, 0x587fffe0, 0},
		{"tbz", 0x36000000, -1 << 15, 0x36040000, 0},
		{"movz.g1", 0xd2a00000, 0xbeef1234, 0xd2b7dde0, 0x1234},
		{"mov.g0", 0xd2800000, -0x1234, 0x92824660, 0},
		{"mov.g0", 0x92800000, 0x1234, 0xd2824680, 0},
		{"rv.hi", 0x537, 0x12345abc, 0x12346537, -0x544},
		{"rv.lo.i", 0x50513, 0x12345abc, 0xabc50513, 0x12346000},
		{"rv.lo.s", 0xb52023, 0x12345abc, 0xaab52e23, 0x12346000},
		{"rv.branch", 0xb50063, -4096, 0x80b50063, 0},
		{"rv.branch", 0xb50063, 2730, 0x2ab505e3, 0},
		{"rv.jal", 0xef, -1 << 20, 0x800000ef, 0},
		{"rv.jal", 0xef, 0xaaaaa, 0x2abaa0ef, 0},
	} {
		x := fields[c.field]
		var b [4]byte
		binary.LittleEndian.PutUint32(b[:], c.opcode)
		if !x.Fits(c.value) {
			t.Errorf("%s: %#x does not fit: %s", c.field, c.value, x.Misfit(c.value))
			continue
		}
		x.Put(b[:], c.value)
		if got := binary.LittleEndian.Uint32(b[:]); got != c.want {
			t.Errorf("%s of %#x: %#x, want %#x", c.field, c.value, got, c.want)
		}
		if got := x.Get(b[:]); got != c.value-c.loses {
			t.Errorf("%s: %#x gives %#x back, want %#x", c.field, c.want, got, c.value-c.loses)
		}
	}
}

// TestRelocRanges holds the first and the last values that fit, and says why others do not.
func TestRelocRanges(t *testing.T) {
	for _, c := range []struct {
		field string
		value int64
		want  string // "": it fits
	}{
		{"adrp", 1<<32 - 4096, ""}, {"adrp", 1 << 32, "0x100000000 does not fit into 33 bits as a signed number"},
		{"adrp", -1 << 32, ""}, {"adrp", -1<<32 - 4096, "-0x100001000 does not fit into 33 bits as a signed number"},
		{"lo12", 1 << 40, ""}, {"lo12x8", 4, "0x4 is not a multiple of 8"}, {"lo12x8", 1<<40 + 8, ""},
		{"b", 1<<27 - 4, ""}, {"b", 1 << 27, "0x8000000 does not fit into 28 bits as a signed number"}, {"b", -1 << 27, ""}, {"b", 2, "0x2 is not a multiple of 4"},
		{"tbz", 1<<15 - 4, ""}, {"tbz", 1 << 15, "0x8000 does not fit into 16 bits as a signed number"},
		{"movz.g1", 1<<32 - 1, ""}, {"movz.g1", 1 << 32, "0x100000000 does not fit into 32 bits"}, {"movz.g1", -1, "-0x1 does not fit into 32 bits"},
		{"mov.g0", 0xffff, ""}, {"mov.g0", 0x10000, "0x10000 does not fit into 17 bits as a signed number"}, {"mov.g0", -0x10000, ""},
		{"rv.hi", 1<<31 - 1 - 0x800, ""}, {"rv.hi", 1<<31 - 0x800, "0x7ffff800 does not fit into 32 bits as a signed number"},
	} {
		x := fields[c.field]
		switch fits := x.Fits(c.value); {
		case fits != (c.want == ""):
			t.Errorf("%s: %#x fits: %v", c.field, c.value, fits)
		case !fits && x.Misfit(c.value) != c.want:
			t.Errorf("%s: %#x: %q, want %q", c.field, c.value, x.Misfit(c.value), c.want)
		}
	}
}

// TestRelocPages subtracts pages, not addresses.
func TestRelocPages(t *testing.T) {
	x := fields["adrp"]
	if got := x.Relative(0x12fff, 0x10ffc); got != 0x2000 {
		t.Errorf("%#x", got)
	}
	if got := x.Relative(0x10000, 0x10ffc); got != 0 {
		t.Errorf("%#x", got)
	}
	x = fields["b"]
	if got := x.Relative(0x10000, 0x10ffc); got != -0xffc {
		t.Errorf("%#x", got)
	}
}
