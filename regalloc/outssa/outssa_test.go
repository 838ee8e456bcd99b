package outssa_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"spillway/cfg"
	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/check"
	"spillway/regalloc/live"
	"spillway/regalloc/outssa"
)

// everyone gives every register of a lowered Problem a machine register of its
// own, which proves the translation without the help of an allocator. It gives
// up, with nil, where a tied definition overwrites another operand.
func everyone(p *regalloc.Problem) *regalloc.Result {
	r := &regalloc.Result{Locs: make([]regalloc.Loc, len(p.Operands))}
	for i := range p.Instrs {
		ops := p.Ops(regalloc.InstrID(i))
		at := p.Instrs[i].Operands[0]
		for k, o := range ops {
			own := regalloc.InRegister(regalloc.Reg(o.VReg))
			r.Locs[int(at)+k] = own
			if fixed := regalloc.InRegister(o.Reg); o.Constraint == regalloc.InReg && fixed != own { // the return
				r.Locs[int(at)+k] = fixed
				r.InstrMoves = append(r.InstrMoves, regalloc.InstrMove{
					Before: regalloc.InstrID(i), Move: regalloc.Move{VReg: o.VReg, Dst: fixed, Src: own},
				})
			}
		}
		for _, o := range ops {
			if u := at + regalloc.OpID(o.Tied); o.Constraint == regalloc.TiedTo {
				d := regalloc.InRegister(regalloc.Reg(o.VReg))
				if slices.Contains(r.Locs[at:at+regalloc.OpID(len(ops)-1)], d) && d != r.Locs[u] {
					return nil
				}
				if d != r.Locs[u] {
					r.InstrMoves = append(r.InstrMoves, regalloc.InstrMove{
						Before: regalloc.InstrID(i), Move: regalloc.Move{VReg: p.Operands[u].VReg, Dst: d, Src: r.Locs[u]},
					})
					r.Locs[u] = d
				}
			}
		}
	}
	return r
}

// ways are the methods with the options that matter.
func ways() (list []outssa.Options) {
	for _, m := range outssa.Methods() {
		for _, o := range []outssa.Options{{}, {Explicit: true}, {Again: true}, {Explicit: true, Again: true}} {
			o.Method = m
			list = append(list, o)
		}
	}
	return append(list, outssa.Options{KeepCopies: true}, outssa.Options{KeepCopies: true, Explicit: true}, outssa.Options{Fuel: 2})
}

// describe names a way.
func describe(o outssa.Options) string {
	name := "default"
	if o.Method != nil {
		name = o.Method.Name
	}
	return fmt.Sprintf("%s explicit %t again %t keep %t fuel %d", name, o.Explicit, o.Again, o.KeepCopies, o.Fuel)
}

// TestLowered proves every method without an allocator: all registers of the outcome
// have machine registers of their own. Each seed tries a few of the ways.
func TestLowered(t *testing.T) {
	target := irgen.Tiny(regalloc.MaxRegs)
	ways := ways()
	tested := make([]int, len(ways))
	for seed := range uint64(700) {
		o := irgen.Options{Blocks: 6, Instrs: 4, Wild: seed%2 == 0, Critical: seed%3 == 0}
		p := irgen.Problem(target, seed, o)
		for k := int(seed % 7); k < len(ways); k += 7 {
			opts := ways[k]
			low, err := outssa.Lower(p, opts)
			if err != nil {
				t.Fatal(err)
			}
			for _, err := range low.Problem.Validate() {
				t.Fatalf("seed %d %s: %v", seed, describe(opts), err)
			}
			if len(low.Problem.VRegs) > regalloc.MaxRegs {
				continue
			}
			r := everyone(low.Problem)
			if r == nil {
				continue
			}
			tested[k]++
			for _, f := range check.Result(low.Problem, r) {
				t.Errorf("seed %d %s: lowered: %s", seed, describe(opts), f.Error())
			}
			up := low.Raise(r)
			for _, f := range check.Result(p, up) {
				t.Errorf("seed %d %s: raised: %s", seed, describe(opts), f.Error())
			}
			if !slices.Equal(irgen.Execute(p, seed, 500), irgen.ExecuteResult(p, up, seed, 500)) {
				t.Errorf("seed %d %s: execution differs", seed, describe(opts))
			}
			if t.Failed() {
				return
			}
		}
	}
	for k, n := range tested {
		if n < 15 {
			t.Errorf("%s: only %d Problems were small enough", describe(ways[k]), n)
		}
	}
}

// TestLive holds the live sets that come with a lowered Problem against those
// found again, and a translation in used memory against one in fresh memory.
func TestLive(t *testing.T) {
	var used outssa.Workspace
	for seed := range uint64(200) {
		p := irgen.Problem(irgen.Tiny(8), seed, irgen.Options{Blocks: 12, Instrs: 4, Wild: seed%2 == 0, Critical: seed%3 == 0})
		for k := int(seed % 11); k < len(ways()); k += 11 {
			opts := ways()[k]
			low, err := used.Lower(p, opts)
			if err != nil {
				t.Fatal(err)
			}
			want := live.Compute(low.Problem, cfg.NewFlow(low.Problem))
			if d := cmp.Diff(want, low.Live, cmpopts.EquateEmpty()); d != "" {
				t.Fatalf("seed %d %s: live sets:\n%s", seed, describe(opts), d)
			}
			fresh, err := outssa.Lower(p, opts)
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(fresh.Problem.String(), low.Problem.String()); d != "" {
				t.Fatalf("seed %d %s: in used memory:\n%s", seed, describe(opts), d)
			}
		}
	}
}

const header = `
machine tiny units 8 prefix 0
reg a units 0
reg b units 1
reg c units 2
class r slot 4 4 move 2 load 3 store 3 swap 2 regs a b c
problem test ssa
`

// copies returns the pairs of each copy in p.
func copies(p *regalloc.Problem) (list []string) {
	for i := range p.Instrs {
		if p.Instrs[i].Flags&regalloc.FlagMove == 0 {
			continue
		}
		ops := p.Ops(regalloc.InstrID(i))
		var pairs []string
		for k := range len(ops) / 2 {
			pairs = append(pairs, fmt.Sprintf("v%d<-v%d", ops[k+len(ops)/2].VReg, ops[k].VReg))
		}
		list = append(list, strings.Join(pairs, " "))
	}
	return list
}

func TestCopies(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string // at least these many pairs in each copy that is left
	}{
		// Two parameters change places on every iteration: one parallel copy of two.
		{"swap", `
vreg v0 r
vreg v1 r
vreg v2 r
vreg v3 r
block b0 freq 1 loop 0 split i1
  i0 @0 0 make : def v0 r ; def v1 r
  i1 @2 1 jump term
  e0 -> b1 freq 1 args v0 v1
block b1 freq 10 loop 1 split i3 params v2 v3
  i2 @2 2 use : use v2 r ; use v3 r
  i3 @4 3 branch term
  e1 -> b3 freq 9
  e2 -> b2 freq 1
block b2 freq 1 loop 0 split i4
  i4 @4 4 return term : use v2 r ; use v3 r
block b3 freq 9 loop 1 split i5
  i5 @6 1 jump term
  e3 -> b1 freq 9 args v3 v2
`, []string{"2"}},
		// The old value of a parameter is needed after the loop, and the edge back is
		// critical: one copy must save it.
		{"lost copy", `
vreg v0 r
vreg v1 r
vreg v2 r
block b0 freq 1 loop 0 split i1
  i0 @0 0 make : def v0 r
  i1 @1 1 jump term
  e0 -> b1 freq 1 args v0
block b1 freq 10 loop 1 split i3 params v1
  i2 @1 2 next : use v1 r ; def v2 r
  i3 @3 3 branch term
  e1 -> b1 freq 9 args v2
  e2 -> b2 freq 1
block b2 freq 1 loop 0 split i4
  i4 @3 4 return term : use v1 r
`, []string{"1"}},
		// Two parameters change places on every iteration, and nothing ever reads them.
		{"dead", `
vreg v0 r
vreg v1 r
vreg v2 r
vreg v3 r
block b0 freq 1 loop 0 split i1
  i0 @0 0 make : def v0 r ; def v1 r
  i1 @2 1 jump term
  e0 -> b1 freq 1 args v0 v1
block b1 freq 10 loop 1 split i2 params v2 v3
  i2 @2 3 branch term
  e1 -> b3 freq 9
  e2 -> b2 freq 1
block b2 freq 1 loop 0 split i3
  i3 @2 4 return term
block b3 freq 9 loop 1 split i4
  i4 @2 1 jump term
  e3 -> b1 freq 9 args v3 v2
`, nil},
		// Nothing interferes: no copy is left.
		{"counter", `
vreg v0 r
vreg v1 r
vreg v2 r
block b0 freq 1 loop 0 split i1
  i0 @0 0 make : def v0 r
  i1 @1 1 jump term
  e0 -> b1 freq 1 args v0
block b1 freq 10 loop 1 split i3 params v1
  i2 @1 2 next : use v1 r ; def v2 r
  i3 @3 3 branch term
  e1 -> b1 freq 9 args v2
  e2 -> b2 freq 1
block b2 freq 1 loop 0 split i4
  i4 @3 4 return term
`, nil},
	} {
		p, err := regalloc.ParseProblem(c.name, []byte(header+c.text))
		if err != nil {
			t.Fatal(err)
		}
		low, err := outssa.Lower(p, outssa.Options{})
		if err != nil {
			t.Fatal(err)
		}
		got := copies(low.Problem)
		if len(got) != len(c.want) {
			t.Errorf("%s: copies %v", c.name, got)
			continue
		}
		for k := range got {
			if n := strings.Count(got[k], "<-"); fmt.Sprint(n) != c.want[k] {
				t.Errorf("%s: copies %v, want pairs %v", c.name, got, c.want)
			}
		}
	}
}

// An example: a counter whose phi costs nothing.
func Example() {
	p, err := regalloc.ParseProblem("example", []byte(header+`
vreg v0 r
vreg v1 r
vreg v2 r
block b0 freq 1 loop 0 split i1
  i0 @0 0 make : def v0 r
  i1 @1 1 jump term
  e0 -> b1 freq 1 args v0
block b1 freq 10 loop 1 split i3 params v1
  i2 @1 2 next : use v1 r ; def v2 r
  i3 @3 3 branch term
  e1 -> b1 freq 9 args v2
  e2 -> b2 freq 1
block b2 freq 1 loop 0 split i4
  i4 @3 4 return term
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	kept, _ := outssa.Lower(p, outssa.Options{KeepCopies: true})
	low, _ := outssa.Lower(p, outssa.Options{})
	fmt.Println("copies:", len(copies(kept.Problem)), "then", len(copies(low.Problem)))
	fmt.Println("v0, v1 and v2 become", low.VReg)
	// Output:
	// copies: 3 then 0
	// v0, v1 and v2 become [0 0 0]
}

// TestAllocated takes every method through every kind of machine and an allocator, few
// registers too, and proves and runs the raised Result. Each seed tries one method.
func TestAllocated(t *testing.T) {
	machines := []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(4), irgen.Tiny(3)}
	ways := ways()
	var ws outssa.Workspace
	allocator := linear.New()
	for seed := range uint64(12 * len(ways)) {
		opts := ways[int(seed)%len(ways)]
		o := irgen.Options{Blocks: 12, Window: 16, Wild: seed%3 == 0, Critical: seed%2 == 0, Params: int(seed % 5 / 4 * 40)}
		p := irgen.Problem(machines[seed/uint64(len(ways))%4], seed, o)
		if seed%5 == 0 {
			p = p.Squeeze(2 + int(seed%4))
		}
		low, err := ws.Lower(p, opts)
		if err != nil {
			t.Fatal(err)
		}
		r, err := allocator.Allocate(low.Problem, regalloc.Options{Metric: irgen.Metric(seed)})
		if err != nil {
			t.Fatalf("seed %d %s: %v", seed, describe(opts), err)
		}
		up := low.Raise(r)
		for _, f := range check.Result(p, up) {
			t.Errorf("seed %d %s: %s", seed, describe(opts), f.Error())
		}
		if !slices.Equal(irgen.Execute(p, seed, 1000), irgen.ExecuteResult(p, up, seed, 1000)) {
			t.Errorf("seed %d %s: execution differs", seed, describe(opts))
		}
		if t.Failed() {
			return
		}
	}
}

// TestOptimum holds every method against branch and bound on small Problems: none that
// joins what the search may join leaves fewer copies than it.
func TestOptimum(t *testing.T) {
	var o outssa.Optimum
	exact := o.Method()
	ones := func(*regalloc.Block) float64 { return 1 }
	methods := []*outssa.Method{outssa.Pinning, outssa.Boissinot, outssa.Sreedhar, outssa.LeungGeorge}
	met, solved := make([]int, len(methods)), 0
	for seed := range uint64(250) {
		p := irgen.Problem(irgen.AMD64(), seed, irgen.Options{Blocks: 4, Instrs: 3, Wild: seed%2 == 0, Critical: seed%3 == 0})
		for _, explicit := range []bool{false, true} {
			o.Found = false
			low, err := outssa.Lower(p, outssa.Options{Method: exact, Explicit: explicit})
			if err != nil {
				t.Fatal(err)
			}
			if !o.Found {
				continue
			}
			solved++
			least := low.Moves(ones)
			for k, m := range methods {
				opts := outssa.Options{Method: m, Explicit: explicit}
				if !explicit {
					opts.Pins = outssa.CollectParams(p)
				}
				low, err := outssa.Lower(p, opts)
				if err != nil {
					t.Fatal(err)
				}
				n := low.Moves(ones)
				if n < least {
					t.Errorf("seed %d %s: %v copies, where %v are the least", seed, describe(opts), n, least)
				}
				if n == least {
					met[k]++
				}
			}
		}
	}
	for k, m := range methods {
		t.Logf("%s has the least copies of %d Problems out of %d", m.Name, met[k], solved)
	}
	if solved < 100 || met[0]*10 < solved*9 {
		t.Errorf("pinning has the least copies of %d Problems out of %d", met[0], solved)
	}
}

// An example: what each method leaves of a function that calls another one with its
// second and its first argument, if copies are at all pins.
func ExampleMethods() {
	p, err := regalloc.ParseProblem("example", []byte(header+`
vreg v0 r
vreg v1 r
vreg v2 r
block b0 freq 1 loop 0 split i2
  i0 @0 0 entry : def v0 r in a ; def v1 r in b
  i1 @2 1 call call clobbers a b c : use v1 r in a ; use v0 r in b ; def v2 r in a
  i2 @5 2 return term : use v2 r in a
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, m := range []*outssa.Method{outssa.Naive, outssa.LeungGeorge, outssa.Pinning} {
		low, err := outssa.Lower(p, outssa.Options{Method: m, Explicit: true})
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(m.Name, low.Moves(func(*regalloc.Block) float64 { return 1 }))
	}
	// Output:
	// naive 6
	// leung-george 2
	// pinning 2
}
