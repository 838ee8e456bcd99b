package layout_test

import (
	"testing"

	"spillway/ir"
	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target/amd64"
)

// TestBreakDependencies converts into a register that something wrote shortly before, long ago, or
// that is the source.
func TestBreakDependencies(t *testing.T) {
	speed := regalloc.Metric{Move: 1, Access: 4}
	x, y := amd64.XMM0, amd64.XMM0+1
	convert := func(name string, regs ...regalloc.Reg) mach.Instr {
		in := mach.Instr{Tile: tile(name), Mem: mach.NoMem}
		for _, r := range regs {
			in.Regs = append(in.Regs, reg(r))
		}
		return in
	}
	far := make([]mach.Instr, 70)
	for i := range far {
		far[i] = letter(i % 4)
	}
	call := mach.Instr{Tile: tile("call.sym"), Mem: mach.NoMem}
	for _, test := range []struct {
		name   string
		before []mach.Instr
		in     mach.Instr
		metric regalloc.Metric
		clears int
	}{
		{"at the start of a block", nil, convert("cvtsi322sd.r", x, amd64.RAX), speed, 1},
		{"small", nil, convert("cvtsi322sd.r", x, amd64.RAX), regalloc.Metric{Byte: 1, Move: 1, Access: 4}, 0},
		{"of itself", nil, convert("fptrunc.r", x, x), speed, 0},
		{"of another", nil, convert("fptrunc.r", x, y), speed, 1},
		{"after a write", []mach.Instr{convert("zerosd", x)}, convert("sqrtsd.r", x, y), speed, 1},
		{"long after a write", append([]mach.Instr{convert("zerosd", x)}, far...), convert("sqrtsd.r", x, y), speed, 0},
		{"long after a write of another", append(append([]mach.Instr(nil), far...), convert("zerosd", y)), convert("sqrtsd.r", x, y), speed, 0},
		{"after a call", append(append([]mach.Instr(nil), far...), call), convert("sqrtsd.r", x, y), speed, 1},
		{"no part", nil, convert("zerosd", x), speed, 0},
		{"to an integer", nil, convert("cvttsd2si32.r", amd64.RAX, x), speed, 0},
	} {
		f := newFunc(1)
		b := f.Blocks[0]
		b.Instrs = append(append(b.Instrs, test.before...), test.in)
		leave(b)
		n := len(b.Instrs)
		layout.BreakDependencies(f, test.metric)
		if got := len(b.Instrs) - n; got != test.clears {
			t.Errorf("%s: %d instructions added, want %d", test.name, got, test.clears)
			continue
		}
		if added := b.Instrs[len(test.before)]; test.clears > 0 && (added.Tile != tile("zerosd") && added.Tile != tile("zeross") || added.Regs[0].Reg != x) {
			t.Errorf("%s: %v added", test.name, added)
		}
	}
}

// TestAlign aligns the heads of inner loops that run often and are not fallen into each round.
func TestAlign(t *testing.T) {
	speed := regalloc.Metric{Move: 1, Access: 4}
	// Blocks 1 to 3 are a loop around the loop of block 2, of a branch of 5 bytes and letters of 5;
	// block 4 leaves.
	build := func(inner float64, letters int) *mach.Func {
		f := newFunc(5)
		for n := range letters {
			f.Blocks[2].Instrs = append(f.Blocks[2].Instrs, letter(n))
		}
		jump(f, f.Blocks[0], 1)
		jump(f, f.Blocks[1], 2)
		branch(f.Blocks[2], ir.EQ, 2, 3, inner)
		branch(f.Blocks[3], ir.EQ, 1, 4, 0.9)
		leave(f.Blocks[4])
		f.ComputePreds()
		for b, freq := range []float64{1, 10, 10 / (1 - inner), 10, 1} {
			f.Blocks[b].Freq = freq
		}
		for b := range f.Blocks {
			f.Layout = append(f.Layout, mach.BlockID(b))
		}
		return f
	}
	for _, test := range []struct {
		name    string
		inner   float64 // how likely the inner loop continues
		letters int
		metric  regalloc.Metric
		want    [5]int64
	}{
		{"often", 0.9, 0, speed, [5]int64{2: 16}},
		{"often, of 15 bytes", 0.9, 2, speed, [5]int64{2: 16}},
		{"often, of 20 bytes", 0.9, 3, speed, [5]int64{2: 32}},
		{"often, of 40 bytes", 0.9, 7, speed, [5]int64{2: 64}},
		{"often, longer than a line", 0.9, 12, speed, [5]int64{2: 16}},
		{"fallen into half the time", 0.5, 0, speed, [5]int64{}},
		{"small", 0.9, 0, regalloc.Metric{Byte: 1, Move: 1, Access: 4}, [5]int64{}},
	} {
		f := build(test.inner, test.letters)
		layout.Align(f, test.metric)
		for b := range f.Blocks {
			if got := f.Blocks[b].Align; got != test.want[b] {
				t.Errorf("%s: block %d is aligned to %d, want %d", test.name, b, got, test.want[b])
			}
		}
	}
}
