package isel

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"spillway/ir"
)

// TestPressureOfTrees holds the order of random expression trees against the
// fewest registers of any order, found by trying them all.
func TestPressureOfTrees(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	e := newToyEngine(t, "3 load d:i64 = (load.i64 m)", "3 sub d:i64 = (sub.i64 a b)", "3 mul d:i64 = (mul.i64 a b)",
		"3 store (store.i64 a m)", "1 ret (ret)")
	better := 0
	for range 300 {
		b := newBuilder(0)
		b.block("entry")
		tree := b.randomTree(r, 2+r.IntN(5))
		b.put(ir.OpStore, ir.Void, tree, b.f.Const(ir.I64, 0))
		b.put(ir.OpRet, ir.Void)
		if _, _, _, err := e.Cover(b.f, 0, Munch{}); err != nil {
			t.Fatal(err)
		}
		source := e.mostLive(slices.Clone(e.schedule(SourceOrder)))
		got, want := e.mostLive(slices.Clone(e.schedule(PressureOrder))), e.leastLive()
		if got != want {
			t.Fatalf("%d registers, but %d suffice\n%s", got, want, dump(&e.dag, &e.match, &e.cover))
		}
		if got < source {
			better++
		}
	}
	if better < 30 {
		t.Errorf("only %d trees need fewer registers than in source order", better)
	}
}

// randomTree puts a tree of the given number of leaves, its parts in random order.
func (b *builder) randomTree(r *rand.Rand, leaves int) *ir.Value {
	if leaves == 1 {
		return b.put(ir.OpLoad, ir.I64, b.f.Const(ir.I64, 8*int64(1+r.IntN(100))))
	}
	k := 1 + r.IntN(leaves-1)
	x, y := b.randomTree(r, k), b.randomTree(r, leaves-k)
	return b.put([]ir.Op{ir.OpSub, ir.OpMul}[r.IntN(2)], ir.I64, x, y)
}

// mostLive returns the most values of a tree that are live at once in the given order.
func (e *Engine) mostLive(order []NodeID) int {
	live, most := 0, 0
	for _, n := range order {
		live -= len(e.operands(n))
		if e.dag.Value(n).Type.Kind != ir.VoidKind {
			live++
		}
		most = max(most, live)
	}
	return most
}

// operands returns what the instance of n reads, without constants.
func (e *Engine) operands(n NodeID) (out []NodeID) {
	for _, b := range e.match.Boundary(e.cover.Choice[n]) {
		if e.cover.Choice[b] != NoInst && !e.dag.Floating(b) {
			out = append(out, b)
		}
	}
	return out
}

// leastLive returns the least mostLive of all orders of a tree.
func (e *Engine) leastLive() int {
	nodes := slices.Clone(e.schedule(SourceOrder))
	reads := make([]uint32, len(nodes))
	for i, n := range nodes {
		for _, b := range e.operands(n) {
			reads[i] |= 1 << slices.Index(nodes, b)
		}
	}
	best := make([]int, 1<<len(nodes)) // by set of nodes computed so far
	for set := 1; set < len(best); set++ {
		live := uint32(set)
		best[set] = len(nodes) + 1
		for i := range nodes {
			if set>>i&1 == 0 {
				continue
			}
			live &^= reads[i]
			before := set &^ (1 << i)
			if uint32(before)&reads[i] == reads[i] {
				best[set] = min(best[set], best[before])
			}
		}
		for i, n := range nodes {
			if e.dag.Value(n).Type.Kind == ir.VoidKind {
				live &^= 1 << i
			}
		}
		best[set] = max(best[set], bits.OnesCount32(live))
	}
	return best[len(best)-1]
}

// TestScheduleIsLegal holds that in both orders every chosen instance is
// once, after what it reads, and between the effects where it was in the source.
func TestScheduleIsLegal(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	e := newToyEngine(t, toyTiles...)
	moved, up := 0, 0
	for range 300 {
		f := randomBlock(r, 5+r.IntN(80))
		if _, _, _, err := e.Cover(f, 0, &Trees{}); err != nil {
			t.Fatal(err)
		}
		source := slices.Clone(e.schedule(SourceOrder))
		order := slices.Clone(e.schedule(PressureOrder))
		if !slices.Equal(order, source) {
			moved++
		}
		if again := e.schedule(PressureOrder); !slices.Equal(order, again) {
			t.Fatalf("once %v, then %v", order, again)
		}
		e.checkSchedule(t, order)
		e.countReads()
		for k := range e.rules.banks.room {
			e.rules.banks.room[k] = 1 + r.IntN(12)
		}
		hoisted := slices.Clone(e.schedule(HoistOrder))
		if !slices.Equal(hoisted, source) {
			up++
		}
		e.checkSchedule(t, hoisted)
		slices.Sort(hoisted)
		if !slices.Equal(hoisted, source) {
			t.Fatalf("%v stand in order, want %v", hoisted, source)
		}
		slices.Sort(order)
		if !slices.Equal(order, source) {
			t.Fatalf("%v stand in order, want %v", order, source)
		}
	}
	if moved < 100 {
		t.Errorf("only %d blocks are in another order than in the source", moved)
	}
	if up < 10 {
		t.Errorf("tiles move up in only %d blocks", up)
	}
}

// TestHoistCombinesEarly combines loads in random trees, where the source has all of the loads
// first: no order needs more registers for it, and a sum of one after the other needs two.
func TestHoistCombinesEarly(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	e := newToyEngine(t, "3 load d:i64 = (load.i64 m)", "3 sub d:i64 = (sub.i64 a b)", "3 store (store.i64 a m)", "1 ret (ret)")
	fewer := 0
	for try := range 200 {
		b := newBuilder(0)
		b.block("entry")
		var parts []*ir.Value
		for i := range 2 + r.IntN(8) {
			parts = append(parts, b.put(ir.OpLoad, ir.I64, b.f.Const(ir.I64, int64(8*i))))
		}
		chain := try == 0
		for len(parts) > 1 {
			i := r.IntN(len(parts) - 1)
			if chain {
				i = 0
			}
			parts[i] = b.put(ir.OpSub, ir.I64, parts[i], parts[i+1])
			parts = slices.Delete(parts, i+1, i+2)
		}
		b.put(ir.OpStore, ir.Void, parts[0], b.f.Const(ir.I64, 0))
		b.put(ir.OpRet, ir.Void)
		if _, _, _, err := e.Cover(b.f, 0, Munch{}); err != nil {
			t.Fatal(err)
		}
		e.countReads()
		source, hoisted := e.mostLive(slices.Clone(e.schedule(SourceOrder))), e.mostLive(slices.Clone(e.schedule(HoistOrder)))
		if hoisted > source || chain && hoisted != 2 {
			t.Fatalf("%d registers, %d in source order\n%s", hoisted, source, dump(&e.dag, &e.match, &e.cover))
		}
		if hoisted < source {
			fewer++
		}
	}
	if fewer < 100 {
		t.Errorf("only %d trees need fewer registers", fewer)
	}
}

func (e *Engine) checkSchedule(t *testing.T, order []NodeID) {
	t.Helper()
	done := make([]bool, e.dag.Len())
	epoch := int32(0)
	for _, n := range order {
		for _, b := range e.operands(n) {
			if !done[b] {
				t.Fatalf("n%d stands before its operand n%d: %v", n, b, order)
			}
		}
		done[n] = true
		if e.dag.nodes[n].epoch != epoch {
			t.Fatalf("n%d has crossed an effect: %v", n, order)
		}
		if e.dag.Value(n).Op.HasEffect() {
			epoch++
		}
	}
}
