package asm_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spillway/emit/asm"
	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/amd64"
)

var machine = amd64.Target(target.PIC)

func tile(name string) target.TileID {
	id, ok := machine.Tile(name)
	if !ok {
		panic("no tile " + name)
	}
	return id
}

// blocks returns a function of n blocks at stage Framed; the first blocks have the given numbers of letters.
func blocks(n int, letters ...int) *mach.Func {
	f := &mach.Func{Name: "f", IR: &ir.Func{}, Target: machine, Stage: mach.Framed}
	for i := range n {
		b := &mach.Block{ID: mach.BlockID(i), Freq: 1}
		if i < len(letters) {
			for k := range letters[i] {
				b.Instrs = append(b.Instrs, letter(k))
			}
		}
		f.Blocks, f.Layout = append(f.Blocks, b), append(f.Layout, b.ID)
	}
	return f
}

// letter returns an instruction of five bytes, which path shows as a letter.
func letter(n int) mach.Instr {
	return mach.Instr{Tile: tile("const64.u"), Imm: int64(n), Mem: mach.NoMem, Regs: []mach.Operand{{VReg: mach.NoVReg, Reg: amd64.RAX}}}
}

// ends appends the terminator of b, by the number of successors: a ret, a jump or a branch.
func ends(f *mach.Func, b mach.BlockID, to ...mach.BlockID) {
	x := f.Blocks[b]
	for _, t := range to {
		x.Succs = append(x.Succs, mach.Edge{To: t, Prob: 1 / float64(len(to))})
	}
	in := mach.Instr{Tile: machine.Frame.Ret, Mem: mach.NoMem}
	switch len(to) {
	case 1:
		in = f.Jump()
	case 2:
		r := mach.Operand{VReg: mach.NoVReg, Reg: amd64.RAX}
		in = mach.Instr{Tile: tile("br.cmp64.rr"), Pred: ir.EQ, Mem: mach.NoMem, Regs: []mach.Operand{r, r}}
	}
	x.Instrs = append(x.Instrs, in)
}

// TestShareJumps shares jumps to one distant block, some of which are near each other.
func TestShareJumps(t *testing.T) {
	smallest := regalloc.Mixed(0.1)
	// Blocks 1, 2 and 3 jump to 5, over the 60 letters of block 4: 1 and 2 if 0 branches there, 3 always.
	build := func(freq float64, between int, last ...mach.BlockID) *mach.Func {
		f := blocks(6, 1, 1, between, 1, 60, 10)
		ends(f, 0, 4, 1)
		ends(f, 1, 5, 2)
		ends(f, 2, 5, 3)
		ends(f, 3, last...)
		ends(f, 4)
		ends(f, 5)
		f.Blocks[1].Freq, f.Blocks[2].Freq = freq, freq
		f.ComputePreds()
		return f
	}
	for _, test := range []struct {
		name    string
		f       *mach.Func
		metric  regalloc.Metric
		shorter int
	}{
		{"conditions", build(1, 1, 5), smallest, 8},
		{"too far for one", build(1, 30, 5), smallest, 4},
		{"seldom", build(39, 1, 5), smallest, 8},
		{"often", build(41, 1, 5), smallest, 0},
		{"for speed", build(1, 1, 5), regalloc.Mixed(10), 0},
		{"no jump", build(1, 1), smallest, 0},
	} {
		before := asm.Size(test.f)
		asm.ShareJumps(test.f, test.metric)
		if got := before - asm.Size(test.f); got != test.shorter {
			t.Errorf("%s: %d bytes shorter, want %d", test.name, got, test.shorter)
		}
	}
}

// TestCopyReturns tests jumps to returning blocks of several lengths.
func TestCopyReturns(t *testing.T) {
	pop := mach.Instr{Tile: machine.Frame.Pop, Origin: mach.FromFrame, Mem: mach.NoMem, Regs: []mach.Operand{{VReg: mach.NoVReg, Reg: amd64.RBX}}}
	for _, test := range []struct {
		name          string
		far           int
		before        []mach.Instr
		blocks, bytes int // that are left, and that are saved
	}{
		{"a ret", 1, nil, 4, 1},
		{"a pop and a ret", 1, []mach.Instr{pop}, 4, 0},
		{"two pops and a ret", 1, []mach.Instr{pop, pop}, 4, 0},
		{"far", 60, []mach.Instr{pop, pop}, 4, 2},
		{"long", 60, []mach.Instr{letter(1)}, 4, 0},
	} {
		f := blocks(4, 1, 1, test.far, 0)
		ends(f, 0, 2, 1)
		ends(f, 1, 3)
		ends(f, 2, 3)
		f.Blocks[3].Instrs = append(f.Blocks[3].Instrs, test.before...)
		ends(f, 3)
		f.ComputePreds()
		before := asm.Size(f)
		asm.ShareJumps(f, regalloc.Mixed(0.1))
		if got := before - asm.Size(f); got != test.bytes || len(f.Layout) != test.blocks {
			t.Errorf("%s: %d bytes shorter and %d blocks, want %d and %d", test.name, got, len(f.Layout), test.bytes, test.blocks)
		}
	}
}

// TestShareJumpsRandom shares jumps of random functions: they must behave the same, must not grow, and no block may be
// lost.
func TestShareJumpsRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 1))
	shorter := 0
	for range 400 {
		n := 2 + r.IntN(80)
		f := blocks(n)
		for _, b := range f.Blocks {
			for range r.IntN(2) * r.IntN(12) {
				b.Instrs = append(b.Instrs, letter(r.IntN(100)))
			}
			to := func() mach.BlockID { return mach.BlockID(1 + r.IntN(1+r.IntN(n-1))) }
			switch r.IntN(5) {
			case 0:
				ends(f, b.ID)
			case 1, 2:
				ends(f, b.ID, to(), to())
			default:
				ends(f, b.ID, to())
			}
			b.Freq = r.Float64() * 50
		}
		f.ComputePreds()
		reach(f)
		f.ComputePreds()
		seed := r.Uint64()
		paths := func() (list [8]string) {
			for k := range list {
				list[k] = path(f, rand.New(rand.NewPCG(seed, uint64(k))))
			}
			return list
		}
		want, before := paths(), asm.Size(f)
		asm.ShareJumps(f, regalloc.Mixed(0.1))
		if got := paths(); got != want {
			t.Fatalf("%v became %v", want, got)
		}
		after := asm.Size(f)
		if after > before {
			t.Errorf("%d bytes became %d", before, after)
		}
		if after < before {
			shorter++
		}
		seen := slices.Clone(f.Layout)
		slices.Sort(seen)
		all := slices.Clone(seen)
		if reach(f); !slices.Equal(seen, slices.Compact(all)) || len(f.Layout) != len(seen) {
			t.Errorf("the layout is %v", seen)
		}
	}
	if shorter < 100 { // of which some need long jumps
		t.Errorf("%d of 400 functions are shorter", shorter)
	}
}

// reach removes unreachable blocks from the layout.
func reach(f *mach.Func) {
	seen := make([]bool, len(f.Blocks))
	var visit func(b mach.BlockID)
	visit = func(b mach.BlockID) {
		if seen[b] {
			return
		}
		seen[b] = true
		for _, e := range f.Blocks[b].Succs {
			visit(e.To)
		}
	}
	visit(0)
	f.Layout = slices.DeleteFunc(f.Layout, func(b mach.BlockID) bool { return !seen[b] })
	for i, b := range f.Blocks {
		if !seen[i] {
			b.Succs = nil
		}
	}
}

// path returns the letters that f executes, and how it ends, if branches follow choices, up to a limit.
func path(f *mach.Func, choices *rand.Rand) string {
	var out strings.Builder
	b := f.Blocks[0]
	for range 1000 {
		for i := range b.Instrs {
			if in := &b.Instrs[i]; in.Tile != f.Target.Frame.Jump {
				fmt.Fprintf(&out, "%d.%d ", in.Tile, in.Imm)
				if out.Len() > 300 {
					return out.String()[:300]
				}
			}
		}
		switch len(b.Succs) {
		case 0:
			return out.String() + "end"
		case 1:
			b = f.Blocks[b.Succs[0].To]
		default:
			b = f.Blocks[b.Succs[choices.IntN(2)].To]
		}
	}
	return out.String()
}
