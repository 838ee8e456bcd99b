package layout_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"spillway/ir"
	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
)

var (
	zeroTile = tile("zero64")
	sumTile  = tile("add64.rr")
	callTile = tile("call.sym")
)

// randomCalls returns a function that branches to several blocks, each of which sets registers,
// often to the same values, in random order, and calls the same function, or jumps to a block that
// does, and leaves.
func randomCalls(r *rand.Rand, blocks, most int) *mach.Func {
	f := newFunc(2*blocks - 1)
	last := &mach.Block{ID: mach.BlockID(len(f.Blocks)), Freq: 1}
	for k := range blocks - 1 { // the first ones branch, each to a block with a call
		branch(f.Blocks[k], ir.EQ, mach.BlockID(blocks-1+k), mach.BlockID(k+1), 0.5)
	}
	f.Blocks[blocks-2].Succs[1].To = mach.BlockID(2*blocks - 2)
	jumps := r.IntN(2) == 0
	for _, b := range f.Blocks[blocks-1:] {
		for range 1 + r.IntN(most) {
			in := setter(r)
			if first := f.Blocks[blocks-1].Instrs; b.ID >= mach.BlockID(blocks) && r.IntN(2) == 0 {
				in = first[r.IntN(max(1, len(first)-2))]
			}
			b.Instrs = append(b.Instrs, in)
		}
		if jumps {
			jump(f, b, last.ID)
			continue
		}
		b.Instrs = append(b.Instrs, mach.Instr{Tile: callTile, Mem: mach.NoMem})
		leave(b)
	}
	if jumps {
		last.Instrs = append(last.Instrs, mach.Instr{Tile: callTile, Mem: mach.NoMem})
		leave(last)
		f.Blocks = append(f.Blocks, last)
	}
	f.ComputePreds()
	return f
}

// setter returns an instruction that makes the value of a register.
func setter(r *rand.Rand) mach.Instr {
	to, from := reg(regalloc.Reg(r.IntN(4))), reg(regalloc.Reg(r.IntN(4)))
	switch in := (mach.Instr{Mem: mach.NoMem, Regs: []mach.Operand{to}}); r.IntN(6) {
	case 0:
		in.Tile = zeroTile
		return in
	case 1:
		in.Tile, in.Regs = sumTile, []mach.Operand{to, to, from}
		return in
	case 2, 3:
		in.Tile, in.Regs = short.Tile, []mach.Operand{to, from}
		return in
	default:
		in.Tile, in.Imm = letterTile, int64(r.IntN(3))
		return in
	}
}

// atCalls returns what registers hold at each of the calls of f, in terms of what they held before.
func atCalls(f *mach.Func) (all []string) {
	var visit func(id mach.BlockID, held [4]string)
	visit = func(id mach.BlockID, held [4]string) {
		b := f.Blocks[id]
		for _, in := range b.Instrs {
			switch in.Tile {
			case zeroTile:
				held[in.Regs[0].Reg] = "0"
			case letterTile:
				held[in.Regs[0].Reg] = fmt.Sprint(in.Imm)
			case short.Tile:
				held[in.Regs[0].Reg] = held[in.Regs[1].Reg]
			case sumTile:
				held[in.Regs[0].Reg] = "(" + held[in.Regs[1].Reg] + "+" + held[in.Regs[2].Reg] + ")"
			case callTile:
				all = append(all, fmt.Sprint(held))
			}
		}
		for _, e := range b.Succs {
			visit(e.To, held)
		}
	}
	visit(0, [4]string{"a", "b", "c", "d"})
	return all
}

// mostShared returns how many instructions two lists can have in common from the back, in all orders that
// give registers the same values.
func mostShared(a, b []mach.Instr) (most int) {
	for _, x := range orders(a) {
		for _, y := range orders(b) {
			most = max(most, shared(x, y))
		}
	}
	return most
}

// shared returns how many instructions two lists have in common from the back.
func shared(x, y []mach.Instr) (n int) {
	for n < len(x) && n < len(y) && same(x[len(x)-1-n], y[len(y)-1-n]) {
		n++
	}
	return n
}

// toCall returns the instructions that a call of f executes from a block to a call.
func toCall(f *mach.Func, id mach.BlockID) (list []mach.Instr) {
	for {
		for _, in := range f.Blocks[id].Instrs {
			switch in.Tile {
			case callTile:
				return list
			case machine.Frame.Jump:
			default:
				list = append(list, in)
			}
		}
		id = f.Blocks[id].Succs[0].To
	}
}

func same(a, b mach.Instr) bool {
	if a.Tile != b.Tile || a.Imm != b.Imm || len(a.Regs) != len(b.Regs) {
		return false
	}
	for k := range a.Regs {
		if a.Regs[k].Reg != b.Regs[k].Reg {
			return false
		}
	}
	return true
}

// orders returns the orders of instructions with the same effect.
func orders(instrs []mach.Instr) (all [][]mach.Instr) {
	effect := func(list []mach.Instr) string {
		f := newFunc(1)
		f.Blocks[0].Instrs = append(append([]mach.Instr(nil), list...), mach.Instr{Tile: callTile, Mem: mach.NoMem})
		return fmt.Sprint(atCalls(f))
	}
	want := effect(instrs)
	list := append([]mach.Instr(nil), instrs...)
	var permute func(k int)
	permute = func(k int) {
		if k == len(list) {
			if effect(list) == want {
				all = append(all, append([]mach.Instr(nil), list...))
			}
			return
		}
		for i := k; i < len(list); i++ {
			list[k], list[i] = list[i], list[k]
			permute(k + 1)
			list[k], list[i] = list[i], list[k]
		}
	}
	permute(0)
	return all
}

// TestMergeCalls expects registers to hold at calls what they held before blocks with equal ends were
// merged, and holds how many instructions before two of them are equal from the back, of random
// functions: as they come, merged, and at most in any order.
func TestMergeCalls(t *testing.T) {
	var got [3]int
	for seed := range uint64(400) {
		f := randomCalls(rand.New(rand.NewPCG(seed, 1)), 2, 4)
		a, b := toCall(f, 1), toCall(f, 2)
		got[0] += shared(a, b)
		got[2] += mostShared(a, b)
		want := atCalls(f)
		layout.Merge(f, regalloc.Size)
		wantCalls(t, f, want)
		got[1] += shared(toCall(f, f.Blocks[0].Succs[0].To), toCall(f, f.Blocks[0].Succs[1].To))
	}
	if want := [3]int{95, 193, 266}; got != want {
		t.Errorf("equal instructions as they come, merged and at most: %v, want %v", got, want)
	}
	for seed := range uint64(2000) {
		r := rand.New(rand.NewPCG(seed, 2))
		f := randomCalls(r, 2+r.IntN(5), 9)
		want := atCalls(f)
		layout.Merge(f, regalloc.Size)
		wantCalls(t, f, want)
	}
}

// wantCalls expects atCalls(f) to be what is given.
func wantCalls(t *testing.T, f *mach.Func, want []string) {
	t.Helper()
	if got := atCalls(f); !slices.Equal(got, want) {
		t.Fatalf("registers at calls:\n%q, want\n%q\n%s", got, want, f)
	}
}
