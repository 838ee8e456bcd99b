package isel

import (
	"testing"

	"spillway/ir"
	"spillway/target"
)

// TestOffsetRanges expects an offset inside an access only where the access has room
// for it; another access of the same address may have.
func TestOffsetRanges(t *testing.T) {
	tiles := []string{"0 keep (store.i64 a m)", "1 ret (ret)", "3 loadm d:i64 = (load.i64 m); m+0..32/8", "3 movi d:i64 = k:imm32",
		"3 loadx d:i64 = (zext.i64 (load.i32 m))", "3 addi d:i64 = (add.i64 a k:imm32)", "1 lea d:i64 = m:mem; m+0..100"}
	for _, c := range []struct {
		off  int64
		typ  *ir.Type
		want string
	}{
		{32, ir.I64, "movi loadm loadm keep ret"},       // within
		{40, ir.I64, "movi loadm lea loadm keep ret"},   // beyond
		{4, ir.I64, "movi loadm lea loadm keep ret"},    // no multiple of 8
		{40, ir.I32, "movi loadm loadx keep ret"},       // this one reaches all
		{200, ir.I64, "movi loadm addi loadm keep ret"}, // beyond what lea reaches
	} {
		b := newBuilder(0)
		entry := b.block("entry")
		p := b.put(ir.OpLoad, ir.I64, b.f.Const(ir.I64, 1<<20))
		x := b.put(ir.OpLoad, c.typ, b.put(ir.OpAdd, ir.I64, p, b.f.Const(ir.I64, c.off)))
		if c.typ != ir.I64 {
			x = b.put(ir.OpZExt, ir.I64, x)
		}
		b.keep(x)
		b.jump(entry, ir.OpRet, nil)
		form := target.AddressForm{Base: true, MinOff: -1 << 20, MaxOff: 1 << 20}
		f, err := NewEngine(NewRules(toyTarget(t, form, tiles...))).Select(b.f, Options{})
		if err != nil {
			t.Fatal(err)
		}
		if got := names(f); got != c.want {
			t.Errorf("offset %d: tiles %q, want %q", c.off, got, c.want)
		}
	}
}

// TestPlainAddress expects an access without room for an offset to have its address
// in a register, however many other addresses there are: more than are looked at
// have the offset.
func TestPlainAddress(t *testing.T) {
	b := newBuilder(0)
	entry := b.block("entry")
	p := b.put(ir.OpLoad, ir.I64, b.f.Const(ir.I64, 1<<20))
	q := b.put(ir.OpLoad, ir.I64, b.f.Const(ir.I64, 1<<21))
	sum := func(x, y *ir.Value) *ir.Value { return b.put(ir.OpAdd, ir.I64, x, y) }
	x := sum(p, b.put(ir.OpShl, ir.I64, q, b.f.Const(ir.I64, 1)))
	for range 6 {
		x = sum(x, b.f.Const(ir.I64, 8))
	}
	b.keep(b.put(ir.OpLoad, ir.I64, sum(x, b.f.Const(ir.I64, 40))))
	b.jump(entry, ir.OpRet, nil)
	tiles := []string{"0 keep (store.i64 a m)", "1 ret (ret)", "3 loadm d:i64 = (load.i64 m); m+0..1", "3 movi d:i64 = k:imm32",
		"3 addi d:i64 = (add.i64 a k:imm32)", "3 add d:i64 = (add.i64 a b)", "3 shl d:i64 = (shl.i64 a k:imm8)"}
	if _, err := NewEngine(NewRules(toyTarget(t, x86Form, tiles...))).Select(b.f, Options{}); err != nil {
		t.Fatal(err)
	}
}
