package isel

import (
	"strings"
	"testing"

	"spillway/ir"
	"spillway/mach"
)

// builder makes functions for tests.
type builder struct {
	f *ir.Func
	b *ir.Block
}

func newBuilder(params int) *builder {
	f := &ir.Func{Module: &ir.Module{Name: "test.ll"}, Type: ir.FuncOf(ir.Void, false)}
	f.Name = "f"
	for i := range params {
		a := f.NewValue(ir.OpArg, ir.I64)
		a.Imm = int64(i)
		f.Params = append(f.Params, a)
		f.ParamRegs = append(f.ParamRegs, int16(i))
	}
	return &builder{f: f}
}

func (b *builder) block(name string) *ir.Block {
	b.b = b.f.NewBlock(name)
	return b.b
}

func (b *builder) put(op ir.Op, t *ir.Type, args ...*ir.Value) *ir.Value {
	v := b.f.NewValue(op, t, args...)
	v.Block = b.b
	b.b.Values = append(b.b.Values, v)
	return v
}

func (b *builder) jump(from *ir.Block, op ir.Op, cond []*ir.Value, to ...*ir.Block) {
	b.b = from
	b.put(op, ir.Void, cond...)
	for _, s := range to {
		from.Succs = append(from.Succs, s)
		s.Preds = append(s.Preds, from)
	}
}

// TestSelectLoop selects a counting loop: phis become parameters, constants
// that edges pass are made before the terminator, and values that only phis
// use live to the end of their block.
func TestSelectLoop(t *testing.T) {
	b := newBuilder(0)
	entry, loop, exit := b.block("entry"), b.block("loop"), b.block("exit")
	zero := b.f.Const(ir.I64, 0)
	b.jump(entry, ir.OpBr, nil, loop)
	b.b = loop
	i := b.put(ir.OpPhi, ir.I64, zero, nil)
	next := b.put(ir.OpAdd, ir.I64, i, b.f.Const(ir.I64, 1))
	i.Args[1] = next
	done := b.put(ir.OpICmp, ir.I1, b.f.Const(ir.I64, 10), next)
	done.Pred = ir.UGT
	b.jump(loop, ir.OpCondBr, []*ir.Value{done}, loop, exit)
	b.b = exit
	b.put(ir.OpStore, ir.Void, next, b.f.Const(ir.I64, 64))
	b.jump(exit, ir.OpRet, nil)

	tiles := append([]string{"2 br (br)", "6 cmpbr (condbr (icmp.i64 ?cc a k:imm8))"}, toyTiles...)
	f, err := newToyEngine(t, tiles...).Select(b.f, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := names(f), "movs br | inc cmpbr | store ret"; got != want {
		t.Fatalf("tiles %q, want %q", got, want)
	}
	head, body := f.Blocks[0], f.Blocks[1]
	if got, want := head.Succs[0].Args[0], head.Instrs[0].Regs[0].VReg; got != want {
		t.Errorf("the edge into the loop passes v%d, want the constant v%d", got, want)
	}
	inc, cmp := body.Instrs[0], body.Instrs[1]
	if body.Succs[0].Args[0] != inc.Regs[0].VReg || inc.Regs[1].VReg != body.Params[0] || inc.Imm != 1 {
		t.Errorf("the loop does not pass on i+1: %+v", inc)
	}
	if cmp.Pred != ir.ULT || cmp.Imm != 10 || cmp.Regs[0].VReg != inc.Regs[0].VReg {
		t.Errorf("10 >u next should be next <u 10: %+v", cmp)
	}
	if st := f.Blocks[2].Instrs[0]; !st.Mem.Used || st.Mem.Off != 64 || st.Mem.Base != -1 || st.Regs[0].VReg != inc.Regs[0].VReg {
		t.Errorf("store: %+v", st)
	}
	if body.Freq <= head.Freq || body.Loop != 1 {
		t.Errorf("loop has frequency %v and depth %d", body.Freq, body.Loop)
	}
}

// names returns the tiles of f, blocks separated by bars.
func names(f *mach.Func) string {
	var blocks []string
	for _, b := range f.Blocks {
		var tiles []string
		for _, in := range b.Instrs {
			tiles = append(tiles, f.Target.Tiles[in.Tile].Name)
		}
		blocks = append(blocks, strings.Join(tiles, " "))
	}
	return strings.Join(blocks, " | ")
}

// TestUncovered holds that an operation without a tile is an error that says
// which, where, and what to do.
func TestUncovered(t *testing.T) {
	b := newBuilder(0)
	entry := b.block("entry")
	v := b.put(ir.OpUDiv, ir.I64, b.f.Const(ir.I64, 1), b.f.Const(ir.I64, 2))
	v.Line, v.Col = 3, 7
	b.put(ir.OpStore, ir.Void, v, b.f.Const(ir.I64, 0))
	b.jump(entry, ir.OpRet, nil)
	_, err := newToyEngine(t, toyTiles...).Select(b.f, Options{})
	if err == nil || !strings.Contains(err.Error(), "test.ll:3:7: internal error: no tile computes udiv of type i64") {
		t.Errorf("error %v", err)
	}
}

// TestTwoAddress holds where two-address instructions are and what they overwrite.
func TestTwoAddress(t *testing.T) {
	tied := []string{"0 keep (store.i64 a m)", "1 ret (ret)", "3 load d:i64 = (load.i64 m)",
		"3 addi d:i64 = (add.i64 a k:imm8); d=a", "3 add d:i64 = (add.i64 a b); d=a", "7 lea d:i64 = m:mem"}
	t.Run("wait", func(t *testing.T) {
		// p+1 overwrites p, so the load of p goes first.
		b := newBuilder(0)
		entry := b.block("entry")
		p := b.put(ir.OpLoad, ir.I64, b.f.Const(ir.I64, 8))
		q := b.put(ir.OpAdd, ir.I64, p, b.f.Const(ir.I64, 1))
		b.keep(b.put(ir.OpLoad, ir.I64, p))
		b.keep(q)
		b.jump(entry, ir.OpRet, nil)
		f := selectToy(t, b.f, tied)
		if got, want := names(f), "load load addi keep keep ret"; got != want {
			t.Errorf("tiles %q, want %q", got, want)
		}
	})
	t.Run("commute", func(t *testing.T) {
		// p is read again, x is not: x is overwritten.
		b := newBuilder(0)
		entry := b.block("entry")
		p := b.put(ir.OpLoad, ir.I64, b.f.Const(ir.I64, 8))
		x := b.put(ir.OpLoad, ir.I64, b.f.Const(ir.I64, 16))
		b.keep(b.put(ir.OpAdd, ir.I64, p, x))
		b.keep(p)
		b.jump(entry, ir.OpRet, nil)
		f := selectToy(t, b.f, tied)
		in := f.Blocks[0].Instrs
		if got, want := names(f), "load load add keep keep ret"; got != want {
			t.Fatalf("tiles %q, want %q", got, want)
		}
		if in[2].Regs[1].VReg != in[1].Regs[0].VReg {
			t.Errorf("the addition overwrites what is read again: %+v", in[2])
		}
	})
	t.Run("commute and extend", func(t *testing.T) {
		// The same where the result is extended: what the tile does with it makes no difference.
		b := newBuilder(0)
		entry := b.block("entry")
		p := b.put(ir.OpLoad, ir.I32, b.f.Const(ir.I64, 8))
		x := b.put(ir.OpLoad, ir.I32, b.f.Const(ir.I64, 16))
		b.keep(b.put(ir.OpZExt, ir.I64, b.put(ir.OpAdd, ir.I32, p, x)))
		b.keep(p)
		b.jump(entry, ir.OpRet, nil)
		f := selectToy(t, b.f, []string{"0 keep (store.i64 a m)", "0 keep32 (store.i32 a m)", "1 ret (ret)", "3 load d:i32 = (load.i32 m)",
			"3 addx d:i64 = (zext.i64 (add.i32 a b)); d=a"})
		in := f.Blocks[0].Instrs
		if got, want := names(f), "load load addx keep keep32 ret"; got != want {
			t.Fatalf("tiles %q, want %q", got, want)
		}
		if in[2].Regs[1].VReg != in[1].Regs[0].VReg {
			t.Errorf("the addition overwrites what is read again: %+v", in[2])
		}
	})
	t.Run("three addresses", func(t *testing.T) {
		// Both are read again: an address costs less than a copy and an addition.
		b := newBuilder(0)
		entry := b.block("entry")
		p := b.put(ir.OpLoad, ir.I64, b.f.Const(ir.I64, 8))
		x := b.put(ir.OpLoad, ir.I64, b.f.Const(ir.I64, 16))
		b.keep(b.put(ir.OpAdd, ir.I64, p, x))
		b.keep(p)
		b.keep(x)
		b.jump(entry, ir.OpRet, nil)
		f := selectToy(t, b.f, append([]string{"3 lea2 d:i64 = m:mem"}, tied[:5]...))
		if got, want := names(f), "load load lea2 keep keep keep ret"; got != want {
			t.Errorf("tiles %q, want %q", got, want)
		}
	})
	t.Run("across blocks", func(t *testing.T) {
		// p, x and y are of another block; p is read after the loop, x around it, y
		// for the last time after it.
		b := newBuilder(0)
		entry, loop, once, exit := b.block("entry"), b.block("loop"), b.block("once"), b.block("exit")
		b.b = entry
		p := b.put(ir.OpLoad, ir.I64, b.f.Const(ir.I64, 8))
		x := b.put(ir.OpLoad, ir.I64, b.f.Const(ir.I64, 16))
		y := b.put(ir.OpLoad, ir.I64, b.f.Const(ir.I64, 24))
		b.jump(entry, ir.OpBr, nil, loop)
		b.b = loop
		b.keep(b.put(ir.OpAdd, ir.I64, p, x))
		b.jump(loop, ir.OpCondBr, []*ir.Value{b.f.Const(ir.I1, 1)}, loop, once)
		b.b = once
		b.keep(b.put(ir.OpAdd, ir.I64, p, y))
		b.jump(once, ir.OpBr, nil, exit)
		b.b = exit
		b.keep(p)
		b.jump(exit, ir.OpRet, nil)
		f := selectToy(t, b.f, append([]string{"3 lea2 d:i64 = m:mem", "2 br (br)", "2 condbr (condbr c:i1)", "2 one d:i1 = k:imm"}, tied[:5]...))
		if got, want := names(f), "load load load br | lea2 keep one condbr | add keep br | keep ret"; got != want {
			t.Fatalf("tiles %q, want %q", got, want)
		}
		if v := f.VRegs[f.Blocks[2].Instrs[0].Regs[1].VReg].Value; v != y {
			t.Errorf("the addition overwrites %v, which is read again", v)
		}
	})
}

func selectToy(t *testing.T, f *ir.Func, tiles []string) *mach.Func {
	t.Helper()
	m, err := newToyEngine(t, tiles...).Select(f, Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, err := range mach.Verify(m, mach.Selected) {
		t.Error(err)
	}
	return m
}
