package isel

import (
	"testing"

	"spillway/ir"
)

// keep stores v in a slot of its own by a tile of no bytes, so that it is needed.
func (b *builder) keep(v *ir.Value) {
	slot := b.put(ir.OpSlotAddr, ir.I64)
	slot.Imm = int64(len(b.f.Slots))
	b.f.Slots = append(b.f.Slots, ir.Slot{Size: 8, Align: 8})
	b.put(ir.OpStore, ir.Void, v, slot)
}

// free are tiles of no bytes that the small examples share.
var free = []string{"0 keep (store.i64 a m)", "0 ret (ret)"}

// costs returns the cost of the only block of f for each selector.
func costs(t *testing.T, tiles []string, f *ir.Func, ss ...Selector) []int {
	t.Helper()
	e := newToyEngine(t, append(append([]string(nil), free...), tiles...)...)
	var out []int
	for _, s := range ss {
		d, m, c, err := e.Cover(f, 0, s)
		if err != nil {
			t.Fatal(err)
		}
		if errs := CheckCover(d, m, c); errs != nil {
			t.Fatalf("%s: %v\n%s", s.Name(), errs, dump(d, m, c))
		}
		out = append(out, c.Cost(m))
	}
	return out
}

// TestSharedAddend is the worked example: s = z+8 is used by two additions,
// each of which can absorb it.
func TestSharedAddend(t *testing.T) {
	build := func() *ir.Func {
		b := newBuilder(3)
		entry := b.block("entry")
		x, y, z := b.f.Params[0], b.f.Params[1], b.f.Params[2]
		s := b.put(ir.OpAdd, ir.I64, z, b.f.Const(ir.I64, 8))
		b.keep(b.put(ir.OpAdd, ir.I64, x, s))
		b.keep(b.put(ir.OpAdd, ir.I64, y, s))
		b.jump(entry, ir.OpRet, nil)
		return b.f
	}
	for _, tt := range []struct {
		name  string
		tiles []string
		want  [3]int // cse-none, noltis, munch
	}{
		{"bytes", []string{"1 add d:i64 = (add.i64 a b)", "5 addi d:i64 = (add.i64 a k:imm32)", "5 add3 d:i64 = (add.i64 a (add.i64 b k:imm32))", "5 movi d:i64 = k:imm32"}, [3]int{10, 7, 10}},
		{"unit", []string{"1 add d:i64 = (add.i64 a b)", "1 addi d:i64 = (add.i64 a k:imm32)", "1 add3 d:i64 = (add.i64 a (add.i64 b k:imm32))", "1 movi d:i64 = k:imm32"}, [3]int{2, 2, 2}},
	} {
		got := costs(t, tt.tiles, build(), &Trees{}, &NOLTIS{}, Munch{})
		if got[0] != tt.want[0] || got[1] != tt.want[1] || got[2] != tt.want[2] {
			t.Errorf("%s: costs %v, want %v", tt.name, got, tt.want)
		}
	}
}

// TestRootTile: the shared constant is the root of one tile and inside another;
// the printed listing never fixes it.
func TestRootTile(t *testing.T) {
	b := newBuilder(1)
	entry := b.block("entry")
	c := b.f.Const(ir.I64, 4096)
	b.keep(b.put(ir.OpAdd, ir.I64, b.f.Params[0], c))
	b.keep(b.put(ir.OpLoad, ir.I64, c))
	b.jump(entry, ir.OpRet, nil)
	tiles := []string{"3 movi d:i64 = k:imm32", "3 add d:i64 = (add.i64 a b)", "4 load d:i64 = (load.i64 m)"}
	if got := costs(t, tiles, b.f, &Trees{}, &NOLTIS{}); got[0] != 11 || got[1] != 10 {
		t.Errorf("costs %v, want [11 10]", got)
	}
}

// TestSharedInput: both tiles over a read c and x, which count once each; counted
// twice, a would be fixed and the cover more expensive.
func TestSharedInput(t *testing.T) {
	b := newBuilder(2)
	entry := b.block("entry")
	c := b.put(ir.OpMul, ir.I64, b.f.Params[0], b.f.Params[0])
	x := b.put(ir.OpMul, ir.I64, b.f.Params[1], b.f.Params[1])
	a := b.put(ir.OpAdd, ir.I64, c, x)
	b.keep(b.put(ir.OpAdd, ir.I64, a, x))
	b.keep(b.put(ir.OpAdd, ir.I64, a, c))
	b.jump(entry, ir.OpRet, nil)
	tiles := []string{"10 mul d:i64 = (mul.i64 a b)", "3 add d:i64 = (add.i64 a b)", "4 add3 d:i64 = (add.i64 (add.i64 a b) c)"}
	if got := costs(t, tiles, b.f, &Trees{}, &NOLTIS{}, &Trees{Sharing: FixAll}); got[0] != 28 || got[1] != 28 || got[2] != 29 {
		t.Errorf("costs %v, want [28 28 29]", got)
	}
}
