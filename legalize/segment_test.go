package legalize

import (
	"strings"
	"testing"

	"spillway/ir"
	"spillway/target"
	"spillway/target/amd64"
)

// TestSegments has addresses in segments as passes may leave them: sums of them in other blocks, joined by phis, that go
// round in a loop.
func TestSegments(t *testing.T) {
	const text = `define i64 @f(ptr %p, i64 %n, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  ret i64 %n
}`
	machine := amd64.Target(target.Static)
	f, lz := legalMemory(t, machine, text).Funcs[0], New(machine, nil)
	entry, a, b := f.Blocks[0], f.Blocks[1], f.Blocks[2]
	put := func(b *ir.Block, op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
		v := f.NewValue(op, t, args...)
		v.Block = b
		k := len(b.Values) - 1
		b.Values = append(b.Values[:k:k], v, b.Values[k])
		return v
	}
	s := put(entry, ir.OpSegment, ir.I64, f.Params[0])
	s.Imm = 257
	sum := put(entry, ir.OpAdd, ir.I64, s, f.Const(ir.I64, 8))
	next := put(a, ir.OpAdd, ir.I64, sum, f.Params[1])
	phi := f.NewValue(ir.OpPhi, ir.I64, sum, next)
	phi.Block = b
	b.Values = append([]*ir.Value{phi}, b.Values...)
	loads := []*ir.Value{put(a, ir.OpLoad, ir.I64, sum), put(b, ir.OpLoad, ir.I64, phi), put(b, ir.OpLoad, ir.I64, phi)}
	if len(lz.VerifySegments(f)) == 0 {
		t.Error("addresses in segments that are computed are in order before they are brought to accesses")
	}
	if err := lz.Segments(f); err != nil {
		t.Fatal(err)
	}
	if errs := append(lz.Verify(f), lz.VerifySegments(f)...); len(errs) > 0 {
		t.Errorf("%v\n%s", errs, f)
	}
	for _, v := range loads {
		if x := v.Args[0]; x.Op != ir.OpSegment || x.Imm != 257 || x.Block != v.Block {
			t.Errorf("a load in block %d has the address %s:\n%s", v.Block.ID, x.Op, f)
		}
	}
	if loads[1].Args[0] != loads[2].Args[0] {
		t.Error("two loads of one block have one address each")
	}

	store := put(b, ir.OpStore, ir.Void, loads[1].Args[0], f.Params[0])
	if err := lz.Segments(f); err == nil || !strings.Contains(err.Error(), "address space 257 cannot be an operand of store") {
		t.Errorf("an address is stored: %v", err)
	}
	store.Args[0] = put(b, ir.OpAdd, ir.I64, f.Params[1], f.Params[1])
	if err := lz.Segments(f); err != nil {
		t.Error(err)
	}
}
