package isel

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"spillway/ir"
)

// TestFoldForbidden has an addition that is cheapest with its load inside, and a
// subtraction that is cheapest with the addition inside and the load in a register.
// Both at once would execute the load twice, and the subtraction is worth more.
func TestFoldForbidden(t *testing.T) {
	b := newBuilder(3)
	entry := b.block("entry")
	p, x, y := b.f.Params[0], b.f.Params[1], b.f.Params[2]
	r := b.put(ir.OpAdd, ir.I64, x, b.put(ir.OpLoad, ir.I64, p))
	b.keep(r)
	b.keep(b.put(ir.OpSub, ir.I64, r, y))
	b.jump(entry, ir.OpRet, nil)
	for _, c := range []struct{ sub, want int }{{9, 7}, {5, 6}} {
		tiles := []string{"3 load d:i64 = (load.i64 m)", "3 add d:i64 = (add.i64 a b)", "1 addm d:i64 = (add.i64 a (load.i64 m))",
			fmt.Sprintf("%d sub d:i64 = (sub.i64 a b)", c.sub), "1 sub3 d:i64 = (sub.i64 (add.i64 a b) c)"}
		if got := costs(t, tiles, b.f, &Exact{}); got[0] != c.want {
			t.Errorf("a subtraction of %d bytes: %d, want %d", c.sub, got[0], c.want)
		}
	}
}

// TestCertainForbids has a load that every cover executes by itself, since a tile
// reads it that computes the addition r again: what executes it inside r is cheap, and
// has to be passed over in the search, which a product that may be computed twice makes necessary.
func TestCertainForbids(t *testing.T) {
	b := newBuilder(5)
	entry := b.block("entry")
	p, x, y, z := b.f.Params[0], b.f.Params[1], b.f.Params[2], b.f.Params[3]
	q := b.put(ir.OpMul, ir.I64, x, y)
	sum := b.put(ir.OpAdd, ir.I64, q, z)
	r := b.put(ir.OpAdd, ir.I64, sum, b.put(ir.OpLoad, ir.I64, p))
	b.keep(r)
	b.keep(b.put(ir.OpAdd, ir.I64, q, x))
	b.keep(b.put(ir.OpSub, ir.I64, r, y))
	b.jump(entry, ir.OpRet, nil)
	e := newToyEngine(t, append(free, "3 load d:i64 = (load.i64 m)", "5 add d:i64 = (add.i64 a b)", "1 addm d:i64 = (add.i64 a (load.i64 m))",
		"6 add3 d:i64 = (add.i64 (add.i64 a b) c)", "1 add3m d:i64 = (add.i64 (add.i64 a b) (load.i64 m))",
		"3 sub4 d:i64 = (sub.i64 (add.i64 (add.i64 a b) c) e)", "5 sub5 d:i64 = (sub.i64 (add.i64 (add.i64 (mul.i64 a b) c) e) f)",
		"4 mul d:i64 = (mul.i64 a b)", "7 fma d:i64 = (add.i64 (mul.i64 a b) c)")...)
	d, m, c, err := e.Cover(b.f, 0, &Exact{})
	if err != nil {
		t.Fatal(err)
	}
	best, _ := optimum(d, m, 1e6, func(*Cover) {})
	if errs := CheckCover(d, m, c); errs != nil || c.Cost(m) != best {
		t.Errorf("cost %d, the optimum is %d: %v\n%s", c.Cost(m), best, errs, dump(d, m, c))
	}
}

// TestSharedConstant has a constant that n additions hold, or read from a register
// at one byte less each. It is shared where that saves more than it costs.
func TestSharedConstant(t *testing.T) {
	for n := 1; n <= 8; n++ {
		b := newBuilder(8)
		entry := b.block("entry")
		for i := range n {
			b.keep(b.put(ir.OpAdd, ir.I64, b.f.Params[i], b.f.Const(ir.I64, 1000)))
		}
		b.jump(entry, ir.OpRet, nil)
		tiles := []string{"3 add d:i64 = (add.i64 a b)", "4 addk d:i64 = (add.i64 a k:imm32)", "5 movi d:i64 = k:imm32"}
		if got := costs(t, tiles, b.f, &Exact{}); got[0] != min(4*n, 5+3*n) {
			t.Errorf("%d additions cost %d", n, got[0])
		}
	}
}

// TestExactOnRandomCosts compares Exact with all covers there are, for tiles whose
// costs are random.
func TestExactOnRandomCosts(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	complete := 0
	for range 60 {
		var tiles []string
		for _, tile := range toyTiles {
			var bytes int
			var rest string
			fmt.Sscan(tile, &bytes)
			rest = tile[len(fmt.Sprint(bytes)):]
			tiles = append(tiles, fmt.Sprint(1+r.IntN(8))+rest)
		}
		e := newToyEngine(t, tiles...)
		for range 10 {
			f := randomBlock(r, 5+r.IntN(10))
			s := &Exact{}
			d, m, c, err := e.Cover(f, 0, s)
			if err != nil {
				t.Fatal(err)
			}
			if errs := CheckCover(d, m, c); errs != nil {
				t.Fatalf("%v\n%s", errs, dump(d, m, c))
			}
			testNoBudget(t, d, m)
			best, all := optimum(d, m, 20000, func(*Cover) {})
			if !all {
				continue
			}
			complete++
			if c.Cost(m) != best || !s.Proved() {
				t.Fatalf("cost %d, proved %v; the optimum is %d\n%v\n%s", c.Cost(m), s.Proved(), best, tiles, dump(d, m, c))
			}
		}
	}
	if complete < 200 {
		t.Errorf("only %d blocks were enumerated completely", complete)
	}
}

// testNoBudget checks that Exact gives a cover that is no more expensive than those of the
// other selectors where it may hardly search.
func testNoBudget(t *testing.T, d *DAG, m *Matches) {
	t.Helper()
	var c, other Cover
	c.reset(d.Len())
	s := &Exact{Budget: 1}
	if err := s.Select(d, m, &c); err != nil {
		t.Fatal(err)
	}
	if errs := CheckCover(d, m, &c); errs != nil {
		t.Fatalf("%v\n%s", errs, dump(d, m, &c))
	}
	d.indexParents()
	for _, r := range selectors {
		other.reset(d.Len())
		if _, exact := r.(*Exact); exact || r.Select(d, m, &other) != nil {
			continue
		}
		if other.Cost(m) < c.Cost(m) {
			t.Fatalf("cost %d, that of %s is %d", c.Cost(m), r.Name(), other.Cost(m))
		}
	}
}
