// Package alloctest contains shared tests of register allocators: random Problems of all shapes, whose Results are
// checked, executed and reproduced, and a small Problem for examples.
package alloctest

import (
	"iter"
	"reflect"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/check"
)

// Targets returns machines with many and with few registers, some inside others, some only for fixed operands.
func Targets() []*irgen.Target {
	return []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.X87(), irgen.Tiny(4), irgen.Tiny(3), irgen.Widths(), irgen.Halves(), irgen.Tuples()}
}

// Seeds returns the seeds 0 to n-1 of random Problems; with -short every fifth of them, so that properties derived
// from a seed modulo a small number still vary.
func Seeds(n uint64) iter.Seq[uint64] { return every(n, 5) }

// Few returns the seeds 0 to n-1 as Seeds does, with -short every 25th of them: for tests that take long for each.
func Few(n uint64) iter.Seq[uint64] { return every(n, 25) }

func every(n, step uint64) iter.Seq[uint64] {
	if !testing.Short() {
		step = 1
	}
	return func(yield func(uint64) bool) {
		for seed := uint64(0); seed < n && yield(seed); seed += step {
		}
	}
}

// Sample returns how many of n random Problems a test looks at: with -short a tenth of them.
func Sample(n int) int {
	if testing.Short() {
		return n / 10
	}
	return n
}

// Metrics returns the metrics to test.
func Metrics() []regalloc.Metric {
	return []regalloc.Metric{regalloc.Speed, regalloc.Size, regalloc.Mixed(0.3), regalloc.Mixed(10)}
}

// Random allocates random Problems of all shapes, also with few registers, with one allocator returned by fresh, and
// returns it. Results must pass the checker, compute the same values, and be the same with reused memory. With -short
// a third of the seeds is used.
func Random[A regalloc.Allocator](t *testing.T, seeds uint64, fresh func() A) A {
	t.Helper()
	used := fresh()
	if testing.Short() {
		seeds = (seeds + 2) / 3
	}
	for seed := range seeds {
		for _, tg := range Targets() {
			o := irgen.Options{Blocks: 3 + int(seed%20), Window: 8 + int(seed%3)*8, Wild: seed%4 == 0, Critical: seed%3 == 0}
			if seed%7 == 6 { // loops that rotate more values than there are registers
				o.Params = 24
			}
			p := irgen.Problem(tg, seed, o)
			if seed%5 > 2 {
				p = p.Squeeze(1 + int(seed%4))
			}
			if tg.NamedClass != 0 && seed%3 == 0 {
				for b := range p.Blocks {
					p.Blocks[b].Freq = 0 // accesses are free there, but need not be used
				}
			}
			opts := regalloc.Options{Metric: Metrics()[seed%4]}
			r := Allocate(t, p, used, opts, seed)
			if again, _ := fresh().Allocate(p, opts); !reflect.DeepEqual(again, r) {
				t.Fatalf("%s seed %d: another Result the second time", p.Machine.Name, seed)
			}
		}
	}
	return used
}

// Allocate returns the Result of p, generated from seed, by a, after checking that it is correct and computes the
// same.
func Allocate(t *testing.T, p *regalloc.Problem, a regalloc.Allocator, opts regalloc.Options, seed uint64) *regalloc.Result {
	t.Helper()
	r, err := a.Allocate(p, opts)
	if err != nil {
		t.Fatalf("%s seed %d: %v", p.Machine.Name, seed, err)
	}
	if errs := check.Result(p, r); len(errs) > 0 {
		t.Fatalf("%s seed %d: %v (%d findings)", p.Machine.Name, seed, &errs[0], len(errs))
	}
	if got, want := irgen.ExecuteResult(p, r, seed, 400), irgen.Execute(p, seed, 400); !reflect.DeepEqual(got, want) {
		t.Fatalf("%s seed %d: reads %v, want %v", p.Machine.Name, seed, got, want)
	}
	return r
}

// CountingLoop is a Problem of a machine with two registers: a loop that counts in one value, v2 and then v3, while
// another one, v0, is needed only after it.
const CountingLoop = `
machine tiny units 4 prefix 0
reg a units 0
reg b units 1
class r slot 4 4 move 2 load 3 store 3 swap 2 regs a b
problem loop ssa
vreg v0 r
vreg v1 r
vreg v2 r
vreg v3 r
block b0 freq 1 loop 0 split i2
  i0 @0 0 make : def v0 r
  i1 @1 0 make : def v1 r
  i2 @2 1 jump term
  e0 -> b1 freq 1 args v1
block b1 freq 10 loop 1 split i5 params v2
  i3 @2 2 next : use v2 r ; def v3 r tied 0
  i4 @4 3 use : use v3 r
  i5 @5 4 branch term
  e1 -> b3 freq 9
  e2 -> b2 freq 1
block b2 freq 1 loop 0 split i6
  i6 @5 5 return term : use v0 r ; use v3 r
block b3 freq 9 loop 1 split i7
  i7 @7 1 jump term
  e3 -> b1 freq 9 args v3
`
