package isel

import (
	"math/rand/v2"
	"slices"
	"testing"

	"spillway/ir"
)

// tightBlock covers a random block without effects but the store and the return at its end, for a
// machine of so many registers.
func (e *Engine) tightBlock(t *testing.T, r *rand.Rand, ops, registers int) {
	t.Helper()
	e.rules.banks.room[0] = registers
	b := newBuilder(0)
	b.block("entry")
	vs := []*ir.Value{b.put(ir.OpLoad, ir.I64, b.f.Const(ir.I64, 8)), b.put(ir.OpLoad, ir.I64, b.f.Const(ir.I64, 16))}
	read := map[*ir.Value]bool{}
	for range ops {
		x, y := vs[r.IntN(len(vs))], vs[r.IntN(len(vs))]
		read[x], read[y] = true, true
		vs = append(vs, b.put([]ir.Op{ir.OpSub, ir.OpMul}[r.IntN(2)], ir.I64, x, y))
	}
	sum := vs[0]
	for _, v := range vs[1:] {
		if !read[v] {
			sum = b.put(ir.OpSub, ir.I64, sum, v)
		}
	}
	b.put(ir.OpStore, ir.Void, sum, b.f.Const(ir.I64, 0))
	b.put(ir.OpRet, ir.Void)
	if _, _, _, err := e.Cover(b.f, 0, Munch{}); err != nil {
		t.Fatal(err)
	}
	e.countReads()
}

func newTightEngine(t *testing.T) *Engine {
	return newToyEngine(t, "3 load d:i64 = (load.i64 m)", "3 sub d:i64 = (sub.i64 a b)", "3 mul d:i64 = (mul.i64 a b)",
		"3 store (store.i64 a m)", "1 ret (ret)")
}

// TestReliefAgainstAllOrders holds the price of the orders that relieve leaves against that before and against the
// cheapest of all orders.
func TestReliefAgainstAllOrders(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	e := newTightEngine(t)
	before, after, best, runs := 0, 0, 0, 0
	for range 150 {
		e.tightBlock(t, r, 6+r.IntN(3), 2+r.IntN(2))
		e.schedule(SourceOrder)
		e.hoist()
		hoisted := slices.Clone(e.scheduler.sorted)
		if e.findRuns(); len(e.reliever.runs) == 0 {
			continue
		}
		at := e.reliever.runs[0]
		source := slices.Clone(hoisted[at.from:at.to])
		relieved := slices.Clone(e.schedule(HoistOrder)[at.from:at.to])
		price := e.priceOf(relieved)
		least := price
		e.eachOrder(source[:len(source)-1], nil, func(order []NodeID) {
			least = min(least, e.priceOf(append(order, source[len(source)-1])))
		})
		if price > e.priceOf(source) {
			t.Fatalf("price %d, %d before\n%s", price, e.priceOf(source), dump(&e.dag, &e.match, &e.cover))
		}
		before, after, best, runs = before+e.priceOf(source), after+price, best+least, runs+1
	}
	t.Logf("%d runs: price %d in the source's order, %d relieved, %d at best", runs, before, after, best)
	if runs < 148 || before < 3234 || after > 2394 {
		t.Errorf("%d runs cost %d before and %d after, recorded 148, 3234 and 2394", runs, before, after)
	}
}

// eachOrder calls do with every order of instances in which each is after what it reads.
func (e *Engine) eachOrder(rest, order []NodeID, do func([]NodeID)) {
	if len(rest) == 0 {
		do(order)
		return
	}
	for i, n := range rest {
		if !slices.ContainsFunc(e.operands(n), func(b NodeID) bool { return slices.Contains(rest, b) }) {
			e.eachOrder(slices.Delete(slices.Clone(rest), i, i+1), append(slices.Clone(order), n), do)
		}
	}
}

// TestPriceOfOrders holds prices against what the best of all choices of what to evict costs: no order costs
// less, most cost as much, and where there are registers for all nothing is evicted.
func TestPriceOfOrders(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 16))
	e := newTightEngine(t)
	total, least, tight := 0, 0, 0
	for range 200 {
		e.tightBlock(t, r, 2+r.IntN(4), 2+r.IntN(3))
		e.scheduler.sorted = slices.Clone(e.schedule(SourceOrder))
		order := e.scheduler.sorted[:len(e.scheduler.sorted)-1]
		e.findRuns()
		price, want := e.priceOf(order), e.leastPrice(order, nil, nil)
		if most := e.mostAtOnce(order); most <= e.rules.banks.room[0] && price != 0 || price < want {
			t.Fatalf("price %d with %d registers, at best %d, %d live at once\n%s", price, e.rules.banks.room[0], want, most, dump(&e.dag, &e.match, &e.cover))
		} else if most > e.rules.banks.room[0] {
			tight++
		}
		total, least = total+price, least+want
	}
	if tight < 100 || total*20 > least*21 {
		t.Errorf("%d tight blocks, price %d, at best %d", tight, total, least)
	}
}

// leastPrice returns the least price of an order, given what is in registers and what memory has, by trying all
// choices.
func (e *Engine) leastPrice(order, held, saved []NodeID) int {
	if len(order) == 0 {
		return 0
	}
	n := order[0]
	needed := e.operands(n)
	for _, b := range needed {
		if !slices.Contains(held, b) {
			return e.leastWith(b, needed, order, held, saved, 2)
		}
	}
	held = slices.DeleteFunc(slices.Clone(held), func(b NodeID) bool { return !e.readIn(order[1:], b) })
	if !e.readIn(order[1:], n) {
		return e.leastPrice(order[1:], held, saved)
	}
	return e.leastWith(n, nil, order[1:], held, saved, 0)
}

// leastWith returns the least price, with what has to be paid first, once b is in a register as well; needed stay.
func (e *Engine) leastWith(b NodeID, needed, order, held, saved []NodeID, price int) int {
	if len(held) < e.rules.banks.room[0] {
		return price + e.leastPrice(order, append(slices.Clone(held), b), saved)
	}
	best := 1 << 30
	for i, out := range held {
		if slices.Contains(needed, out) {
			continue
		}
		rest := append(slices.Delete(slices.Clone(held), i, i+1), b)
		if slices.Contains(saved, out) {
			best = min(best, price+e.leastPrice(order, rest, saved))
		} else {
			best = min(best, price+2+e.leastPrice(order, rest, append(slices.Clone(saved), out)))
		}
	}
	return best
}

func (e *Engine) readIn(order []NodeID, b NodeID) bool {
	return slices.ContainsFunc(order, func(n NodeID) bool { return slices.Contains(e.operands(n), b) })
}

// mostAtOnce returns the most values that are live at once.
func (e *Engine) mostAtOnce(order []NodeID) int {
	most := 0
	for i := range order {
		live := 0
		for _, n := range order[:i+1] {
			if e.readIn(order[i+1:], n) {
				live++
			}
		}
		most = max(most, live)
	}
	return most
}
