package layout_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spillway/internal/irgen"
	"spillway/ir"
	"spillway/layout"
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

var (
	letterTile = tile("const64.u")
	branchTile = tile("br.cmp64.rr")
)

func reg(r regalloc.Reg) mach.Operand { return mach.Operand{VReg: mach.NoVReg, Reg: r} }

// letter is an instruction that a path shows.
func letter(n int) mach.Instr {
	return mach.Instr{Tile: letterTile, Imm: int64(n), Mem: mach.NoMem, Regs: []mach.Operand{reg(0)}}
}

// newFunc returns a function of blocks without instructions.
func newFunc(blocks int) *mach.Func {
	f := &mach.Func{Name: "f", IR: &ir.Func{}, Target: machine, Stage: mach.Allocated}
	for i := range blocks {
		f.Blocks = append(f.Blocks, &mach.Block{ID: mach.BlockID(i), Freq: 1})
	}
	return f
}

// leave ends b in a ret, jump in a jump, branch in a branch.
func leave(b *mach.Block) {
	b.Instrs = append(b.Instrs, mach.Instr{Tile: machine.Frame.Ret, Mem: mach.NoMem})
}

func jump(f *mach.Func, b *mach.Block, to mach.BlockID) {
	b.Instrs = append(b.Instrs, f.Jump())
	b.Succs = []mach.Edge{{To: to, Prob: 1}}
}

func branch(b *mach.Block, pred ir.Pred, yes, no mach.BlockID, prob float64) {
	b.Instrs = append(b.Instrs, mach.Instr{Tile: branchTile, Pred: pred, Mem: mach.NoMem, Regs: []mach.Operand{reg(1), reg(2)}})
	b.Succs = []mach.Edge{{To: yes, Prob: prob}, {To: no, Prob: 1 - prob}}
}

// randomFunc returns a function with a random graph, whose blocks often end
// alike, are empty, or are equal.
func randomFunc(r *rand.Rand) *mach.Func {
	n := 1 + r.IntN(14)
	f := newFunc(n)
	letters := 1 + r.IntN(3)
	for _, b := range f.Blocks {
		b.Freq = float64(1+r.IntN(100)) / 7
		for range r.IntN(7) - 1 {
			b.Instrs = append(b.Instrs, letter(r.IntN(letters)))
		}
		to := func() mach.BlockID { // never the entry
			if n == 1 {
				return -1
			}
			return mach.BlockID(1 + r.IntN(n-1))
		}
		switch k := r.IntN(4); {
		case k == 0 || n == 1:
			leave(b)
		case k == 1:
			branch(b, []ir.Pred{ir.EQ, ir.ULT}[r.IntN(2)], to(), to(), r.Float64())
		default:
			jump(f, b, to())
		}
		b.AddressTaken = b.ID > 0 && r.IntN(20) == 0
	}
	f.ComputePreds()
	return f
}

// path returns what f does if its branches go as choices say: letters and
// conditions, up to a limit, but no jumps.
func path(f *mach.Func, choices *rand.Rand) string {
	var out strings.Builder
	b := f.Blocks[0]
	for range 300 {
		for i := range b.Instrs {
			if in := &b.Instrs[i]; in.Tile != f.Target.Frame.Jump {
				fmt.Fprintf(&out, "%d.%d.%d ", in.Tile, in.Imm, in.Pred)
				if out.Len() > 500 {
					return out.String()[:500]
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

func paths(f *mach.Func, seed uint64) (all []string) {
	for n := range uint64(30) {
		all = append(all, path(f, rand.New(rand.NewPCG(seed, n))))
	}
	return all
}

// TestSamePaths expects every pass to keep what the function does on every path.
func TestSamePaths(t *testing.T) {
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 1))
		f := randomFunc(r)
		before, want := f.String(), paths(f, seed)
		metric := irgen.Metric(seed)
		for _, pass := range []struct {
			name string
			run  func()
		}{
			{"thread", func() { layout.Thread(f) }},
			{"merge", func() { layout.Merge(f, metric) }},
			{"thread", func() { layout.Thread(f) }},
			{"order", func() { layout.Order(f) }},
		} {
			pass.run()
			if errs := mach.Verify(f, mach.Allocated); errs != nil {
				t.Fatalf("seed %d: %s: %v\n%s", seed, pass.name, errs, before)
			}
			if got := paths(f, seed); !slices.Equal(got, want) {
				t.Fatalf("seed %d: %s changes what happens:\n%s\nbecomes\n%s", seed, pass.name, before, f)
			}
		}
		checkOrder(t, f)
	}
}

// checkOrder expects Layout to hold every reachable block once, the entry first.
func checkOrder(t *testing.T, f *mach.Func) {
	t.Helper()
	reachable := make([]bool, len(f.Blocks))
	var visit func(b mach.BlockID)
	visit = func(b mach.BlockID) {
		if !reachable[b] {
			reachable[b] = true
			for _, e := range f.Blocks[b].Succs {
				visit(e.To)
			}
		}
	}
	visit(0)
	for _, b := range f.Blocks {
		if b.AddressTaken {
			visit(b.ID)
		}
	}
	if len(f.Layout) == 0 || f.Layout[0] != 0 {
		t.Fatalf("layout %v does not begin with the entry", f.Layout)
	}
	for _, b := range f.Layout {
		if !reachable[b] {
			t.Fatalf("layout %v: block %d is twice there, or cannot be reached", f.Layout, b)
		}
		reachable[b] = false
	}
	if i := slices.Index(reachable, true); i >= 0 {
		t.Fatalf("layout %v lacks block %d", f.Layout, i)
	}
}

// TestThread leads a jump over two empty blocks to the end, and leaves a cycle
// of empty blocks alone.
func TestThread(t *testing.T) {
	f := newFunc(6)
	branch(f.Blocks[0], ir.EQ, 1, 4, 0.5)
	jump(f, f.Blocks[1], 2)
	jump(f, f.Blocks[2], 3)
	leave(f.Blocks[3])
	jump(f, f.Blocks[4], 5)
	jump(f, f.Blocks[5], 4)
	f.ComputePreds()
	layout.Thread(f)
	if to := f.Blocks[0].Succs[0].To; to != 3 {
		t.Errorf("leads to %d, want 3", to)
	}
	if to := f.Blocks[0].Succs[1].To; to != 4 && to != 5 {
		t.Errorf("leads to %d, want the cycle of 4 and 5", to)
	}
}

// count returns the instructions in reachable blocks that are letters.
func count(f *mach.Func) (n int) {
	layout.Order(f)
	for _, b := range f.Layout {
		for i := range f.Blocks[b].Instrs {
			if f.Blocks[b].Instrs[i].Tile == letterTile {
				n++
			}
		}
	}
	return n
}

// TestMerge shares equal blocks, whose successors are equal too, and equal ends.
func TestMerge(t *testing.T) {
	f := newFunc(7)
	branch(f.Blocks[0], ir.EQ, 1, 2, 0.5)
	for _, b := range []int{1, 2} { // equal, once 3 and 4 are one
		f.Blocks[b].Instrs = append(f.Blocks[b].Instrs, letter(1), letter(2))
		branch(f.Blocks[b], ir.ULT, mach.BlockID(b+2), 5, 0.5)
	}
	for _, b := range []int{3, 4} {
		f.Blocks[b].Instrs = append(f.Blocks[b].Instrs, letter(3))
		jump(f, f.Blocks[b], 6)
	}
	for k := range 6 { // 5 ends like 6, which has more before it
		f.Blocks[5].Instrs = append(f.Blocks[5].Instrs, letter(10+k))
	}
	f.Blocks[6].Instrs = append([]mach.Instr{letter(9)}, f.Blocks[5].Instrs...)
	leave(f.Blocks[5])
	leave(f.Blocks[6])
	f.ComputePreds()
	before := count(f)
	want := paths(f, 1)
	layout.Merge(f, regalloc.Speed)
	layout.Thread(f)
	if got := count(f); got != before-3-6 {
		t.Errorf("%d instructions of %d are left, want %d", got, before, before-9)
	}
	if !slices.Equal(paths(f, 1), want) {
		t.Error("paths have changed")
	}
}

// TestMergeAddressTaken keeps equal blocks apart whose addresses are taken: each has a label of its own.
func TestMergeAddressTaken(t *testing.T) {
	f := newFunc(4)
	branch(f.Blocks[0], ir.EQ, 1, 2, 0.5)
	for i := 1; i <= 2; i++ {
		f.Blocks[i].AddressTaken = true
		f.Blocks[i].Instrs = append(f.Blocks[i].Instrs, letter(9))
		jump(f, f.Blocks[i], 3)
	}
	leave(f.Blocks[3])
	f.ComputePreds()
	layout.Merge(f, regalloc.Size)
	if len(f.Blocks[1].Preds) != 1 || len(f.Blocks[2].Preds) != 1 {
		t.Errorf("one of two blocks with addresses is left:\n%s", f)
	}
}

// TestMergeBranching shares the equal ends of two blocks that branch alike.
func TestMergeBranching(t *testing.T) {
	f := newFunc(6)
	branch(f.Blocks[0], ir.EQ, 1, 2, 0.5)
	for i := 1; i <= 2; i++ {
		b := f.Blocks[i]
		b.Instrs = append(b.Instrs, letter(i))
		for k := range 5 {
			b.Instrs = append(b.Instrs, letter(10+k))
		}
		branch(b, ir.ULT, 3, 4, 0.5)
	}
	for i := 3; i <= 4; i++ {
		f.Blocks[i].Instrs = append(f.Blocks[i].Instrs, letter(i))
		jump(f, f.Blocks[i], 5)
	}
	leave(f.Blocks[5])
	f.ComputePreds()
	before, want := count(f), paths(f, 1)
	layout.Merge(f, regalloc.Size)
	if got := count(f); got != before-5 {
		t.Errorf("%d instructions of %d are left, want %d\n%s", got, before, before-5, f)
	}
	if !slices.Equal(paths(f, 1), want) {
		t.Error("paths have changed")
	}
}

// TestMergeDeep makes one chain of two whose blocks are equal once what follows is, from
// the last to the first.
func TestMergeDeep(t *testing.T) {
	const depth = 40
	f := newFunc(2*depth + 2)
	end := mach.BlockID(2*depth + 1)
	branch(f.Blocks[0], ir.EQ, 1, 2, 0.5)
	for i := 1; i <= 2*depth; i++ {
		b := f.Blocks[i]
		b.Instrs = append(b.Instrs, letter((i-1)/2))
		branch(b, ir.ULT, min(mach.BlockID(i+2), end), end, 0.5)
	}
	leave(f.Blocks[end])
	f.ComputePreds()
	layout.Merge(f, regalloc.Speed)
	if got := count(f); got != depth {
		t.Errorf("%d instructions are left, want %d", got, depth)
	}
}

// TestMergeSeldom shares whatever saves bytes in blocks that run seldom, and only long
// ends in others if speed counts.
func TestMergeSeldom(t *testing.T) {
	for _, c := range []struct {
		freq   float64
		metric regalloc.Metric
		left   int
	}{{0.1, regalloc.Speed, 3}, {0.2, regalloc.Speed, 4}, {0.2, regalloc.Size, 3}} {
		f := newFunc(4)
		branch(f.Blocks[0], ir.EQ, 1, 2, 0.5)
		for i := 1; i <= 2; i++ {
			f.Blocks[i].Instrs = append(f.Blocks[i].Instrs, letter(i), letter(9))
			f.Blocks[i].Freq = c.freq
			jump(f, f.Blocks[i], 3)
		}
		leave(f.Blocks[3])
		f.ComputePreds()
		layout.Merge(f, c.metric)
		if got := count(f); got != c.left {
			t.Errorf("%v: %d instructions of 4 are left, want %d", c, got, c.left)
		}
	}
}

// TestMergeEnds shares calls that do not return, with every metric, where a jump to
// them is shorter: 1 and 2, and then 3 and 4, whose last two instructions are equal. 5
// ends like none of them.
func TestMergeEnds(t *testing.T) {
	for _, metric := range []regalloc.Metric{regalloc.Speed, regalloc.Size} {
		f := newFunc(6)
		branch(f.Blocks[0], ir.EQ, 1, 2, 0.5)
		for i, letters := range [][]int{{1, 7}, {2, 7}, {3, 4, 8}, {5, 4, 8}, {8, 6}} {
			b := f.Blocks[1+i]
			for _, n := range letters {
				b.Instrs = append(b.Instrs, letter(n))
			}
			b.Instrs = append(b.Instrs, mach.Instr{Tile: tile("unreachable"), Mem: mach.NoMem})
		}
		for i := range 3 { // lead to all of them
			f.Blocks = append(f.Blocks, &mach.Block{ID: mach.BlockID(6 + i), Freq: 1})
		}
		f.Blocks[0].Succs[1].To = 6
		branch(f.Blocks[6], ir.EQ, 2, 7, 0.5)
		branch(f.Blocks[7], ir.EQ, 3, 8, 0.5)
		branch(f.Blocks[8], ir.EQ, 4, 5, 0.5)
		f.ComputePreds()
		want := paths(f, 1)
		layout.Merge(f, metric)
		if got := count(f); got != 12-1-2 {
			t.Errorf("%d instructions of 12 are left, want 9\n%s", got, f)
		}
		if !slices.Equal(paths(f, 1), want) {
			t.Error("paths have changed")
		}
	}
}

// TestMergeOrder shares the end of 1 and 2 before that of 3 and 4, whatever instructions they have.
func TestMergeOrder(t *testing.T) {
	for n := range 40 {
		f := newFunc(6)
		branch(f.Blocks[0], ir.EQ, 1, 2, 0.5)
		for i := range 2 {
			f.Blocks = append(f.Blocks, &mach.Block{ID: mach.BlockID(6 + i), Freq: 1})
		}
		f.Blocks[0].Succs[1].To = 6
		branch(f.Blocks[6], ir.EQ, 2, 7, 0.5)
		branch(f.Blocks[7], ir.EQ, 3, 4, 0.5)
		for b := 1; b < 5; b++ {
			f.Blocks[b].Instrs = append(f.Blocks[b].Instrs, letter(b))
			for k := range 4 {
				f.Blocks[b].Instrs = append(f.Blocks[b].Instrs, letter(10+8*n+4*((b-1)/2)+k))
			}
			jump(f, f.Blocks[b], 5)
		}
		leave(f.Blocks[5])
		f.ComputePreds()
		layout.Merge(f, regalloc.Size)
		if first, second := f.Blocks[1].Succs[0].To, f.Blocks[3].Succs[0].To; first != 8 || second != 9 {
			t.Errorf("the ends of 1 and 3 are %d and %d, want 8 and 9:\n%s", first, second, f)
		}
	}
}

// TestOrder expects the likely way to fall through: a loop's body in one piece,
// its unlikely part out of it.
func TestOrder(t *testing.T) {
	f := newFunc(5)
	jump(f, f.Blocks[0], 1)
	branch(f.Blocks[1], ir.EQ, 2, 3, 0.01) // 2 is unlikely
	jump(f, f.Blocks[2], 3)
	branch(f.Blocks[3], ir.ULT, 1, 4, 0.9)
	leave(f.Blocks[4])
	for i, freq := range []float64{1, 10, 0.1, 10, 1} {
		f.Blocks[i].Freq = freq
	}
	f.ComputePreds()
	layout.Order(f)
	if want := []mach.BlockID{0, 1, 3, 4, 2}; !slices.Equal(f.Layout, want) {
		t.Errorf("order %v, want %v", f.Layout, want)
	}
}

// TestOrderLoop expects a loop that is left at its head, or by way of a block that only jumps back, to end with the
// branch that leaves it, and no jump in each round.
func TestOrderLoop(t *testing.T) {
	f := newFunc(4)
	jump(f, f.Blocks[0], 1)
	branch(f.Blocks[1], ir.EQ, 2, 3, 0.9) // the head
	jump(f, f.Blocks[2], 1)
	leave(f.Blocks[3])
	for i, freq := range []float64{1, 10, 9, 1} {
		f.Blocks[i].Freq = freq
	}
	f.ComputePreds()
	layout.Order(f)
	if want := []mach.BlockID{0, 2, 1, 3}; !slices.Equal(f.Layout, want) {
		t.Errorf("order %v, want %v", f.Layout, want)
	}

	f = newFunc(5)
	jump(f, f.Blocks[0], 1)
	jump(f, f.Blocks[1], 2)
	branch(f.Blocks[2], ir.EQ, 3, 4, 0.9)
	jump(f, f.Blocks[3], 1) // an edge with moves
	leave(f.Blocks[4])
	for i, freq := range []float64{1, 10, 10, 9, 1} {
		f.Blocks[i].Freq = freq
	}
	f.ComputePreds()
	layout.Order(f)
	if want := []mach.BlockID{0, 3, 1, 2, 4}; !slices.Equal(f.Layout, want) {
		t.Errorf("order %v, want %v", f.Layout, want)
	}
}

// TestOrderNear expects what only one way leads to near that way: the unlikely ends
// of the ways 1 and 2 each after it.
func TestOrderNear(t *testing.T) {
	f := newFunc(8)
	branch(f.Blocks[0], ir.EQ, 1, 2, 0.6)
	branch(f.Blocks[1], ir.EQ, 3, 7, 0.01) // 3 is unlikely
	branch(f.Blocks[2], ir.EQ, 5, 7, 0.01) // 5 is unlikely
	jump(f, f.Blocks[3], 4)
	leave(f.Blocks[4])
	jump(f, f.Blocks[5], 6)
	leave(f.Blocks[6])
	leave(f.Blocks[7])
	for i, freq := range []float64{1, 0.6, 0.4, 0.006, 0.006, 0.004, 0.004, 0.99} {
		f.Blocks[i].Freq = freq
	}
	f.ComputePreds()
	layout.Order(f)
	if want := []mach.BlockID{0, 1, 7, 3, 4, 2, 5, 6}; !slices.Equal(f.Layout, want) {
		t.Errorf("order %v, want %v", f.Layout, want)
	}
}

// TestManyBlocks runs the passes on graphs of many blocks, which end at all
// only if they take nearly linear time.
func TestManyBlocks(t *testing.T) {
	n := 200_000
	if testing.Short() {
		n = 20_000
	}
	for shape := range 4 {
		f := newFunc(n)
		for i, b := range f.Blocks {
			next := mach.BlockID(min(i+1, n-1))
			switch {
			case i == n-1:
				leave(b)
			case shape == 0: // a chain of empty blocks
				jump(f, b, next)
			case shape == 1: // a ladder to one end
				b.Instrs = append(b.Instrs, letter(i%5))
				branch(b, ir.EQ, mach.BlockID(n-1), next, 0.1)
			case shape == 2: // equal blocks, in pairs
				b.Instrs = append(b.Instrs, letter(i/2))
				branch(b, ir.EQ, next, mach.BlockID(min(i|1, n-2)+1), 0.5)
			default: // blocks that leave alike
				if i%2 == 0 {
					branch(b, ir.EQ, next, mach.BlockID(min(i+2, n-1)), 0.5)
				} else {
					b.Instrs = append(b.Instrs, letter(i), letter(1), letter(2), letter(3), letter(4))
					leave(b)
				}
			}
		}
		f.ComputePreds()
		layout.Thread(f)
		layout.Merge(f, regalloc.Size)
		layout.Thread(f)
		layout.Order(f)
		if f.Layout[0] != 0 {
			t.Errorf("shape %d: layout begins with %d", shape, f.Layout[0])
		}
	}
}
