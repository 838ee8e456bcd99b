package live_test

import (
	"fmt"
	"slices"
	"testing"

	"spillway/cfg"
	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/live"
	"spillway/regalloc/outssa"
)

// problems calls f with random Problems in and out of SSA form.
func problems(t *testing.T, f func(p *regalloc.Problem)) {
	for seed := range uint64(120) {
		p := irgen.Problem(irgen.I386(), seed, irgen.Options{Wild: seed%2 == 0, Window: 12})
		f(p)
		low, err := outssa.Lower(p, outssa.Options{})
		if err != nil {
			t.Fatal(err)
		}
		f(low.Problem)
	}
}

// naive iterates the data-flow equations over sets of registers.
func naive(p *regalloc.Problem) (in, out []map[regalloc.VReg]bool) {
	in, out = make([]map[regalloc.VReg]bool, len(p.Blocks)), make([]map[regalloc.VReg]bool, len(p.Blocks))
	for b := range in {
		in[b], out[b] = map[regalloc.VReg]bool{}, map[regalloc.VReg]bool{}
	}
	for changed := true; changed; {
		changed = false
		for b := range p.Blocks {
			n := len(in[b]) + len(out[b])
			e0, e1 := p.Succs(regalloc.BlockID(b))
			for e := e0; e < e1; e++ {
				for v := range in[p.Edges[e].To] {
					out[b][v] = true
				}
				for _, v := range p.EdgeArgs(e) {
					out[b][v] = true
				}
			}
			for v := range before(p, b, out[b], nil) {
				in[b][v] = true
			}
			changed = changed || len(in[b])+len(out[b]) != n
		}
	}
	return in, out
}

// before returns what is live at the start of b; at is told what is live after
// each instruction.
func before(p *regalloc.Problem, b int, out map[regalloc.VReg]bool, at func(i regalloc.InstrID, live map[regalloc.VReg]bool)) map[regalloc.VReg]bool {
	now := map[regalloc.VReg]bool{}
	for v := range out {
		now[v] = true
	}
	first, end := p.InstrRange(regalloc.BlockID(b))
	for i := end - 1; i >= first; i-- {
		if at != nil {
			at(i, now)
		}
		for _, o := range p.Ops(i) {
			if o.Role != regalloc.Use {
				delete(now, o.VReg)
			}
		}
		for _, o := range p.Ops(i) {
			if o.Role != regalloc.Def {
				now[o.VReg] = true
			}
		}
	}
	for _, v := range p.BlockParams(regalloc.BlockID(b)) {
		delete(now, v)
	}
	return now
}

func members(set map[regalloc.VReg]bool) []regalloc.VReg {
	list := []regalloc.VReg{}
	for v := range set {
		list = append(list, v)
	}
	slices.Sort(list)
	return list
}

func TestSets(t *testing.T) {
	problems(t, func(p *regalloc.Problem) {
		s := live.Compute(p, cfg.NewFlow(p))
		in, out := naive(p)
		for b := range p.Blocks {
			if got, want := s.LiveIn(regalloc.BlockID(b)), members(in[b]); !slices.Equal(got, want) {
				t.Fatalf("live into block %d: %v, want %v", b, got, want)
			}
			if got, want := s.LiveOut(regalloc.BlockID(b)), members(out[b]); !slices.Equal(got, want) {
				t.Fatalf("live out of block %d: %v, want %v", b, got, want)
			}
		}
	})
}

// TestRanges looks every register up at every instruction.
func TestRanges(t *testing.T) {
	problems(t, func(p *regalloc.Problem) {
		info := cfg.Analyze(p)
		s := live.Compute(p, info.Flow)
		r := live.ComputeRanges(p, info.Loops.Order, s)
		_, out := naive(p)
		covers := func(v regalloc.VReg, point int32) bool {
			for _, g := range r.Append(nil, v) {
				if g.From <= point && point < g.To {
					return true
				}
			}
			return false
		}
		for b := range p.Blocks {
			first, _ := p.InstrRange(regalloc.BlockID(b))
			before(p, b, out[b], func(i regalloc.InstrID, after map[regalloc.VReg]bool) {
				point := 2 * (r.Pos[b] + int32(i-first))
				used := map[regalloc.VReg]bool{}
				defined := map[regalloc.VReg]bool{}
				for _, o := range p.Ops(i) {
					if o.Role != regalloc.Def {
						used[o.VReg] = true
					} else {
						defined[o.VReg] = true
					}
				}
				for v := range p.VRegs {
					x := regalloc.VReg(v)
					if after[x] && !covers(x, point+1) {
						t.Fatalf("v%d is live after instruction %d, but its range %v has a hole there", v, i, r.Append(nil, x))
					}
					if used[x] && !covers(x, point) {
						t.Fatalf("instruction %d reads v%d, but its range %v has a hole there", i, v, r.Append(nil, x))
					}
					if !after[x] && !used[x] && !defined[x] && covers(x, point+1) {
						t.Fatalf("v%d is dead at instruction %d, but its range is %v", v, i, r.Append(nil, x))
					}
				}
			})
		}
	})
}

// TestNextUses follows distances within blocks and holds those at the ends of
// blocks against the equations.
func TestNextUses(t *testing.T) {
	problems(t, func(p *regalloc.Problem) {
		info := cfg.Analyze(p)
		s := live.Compute(p, info.Flow)
		u := live.NextUses(p, info, s)
		for b := range p.Blocks {
			first, end := p.InstrRange(regalloc.BlockID(b))
			for i := first; i < end; i++ {
				for k, o := range p.Ops(i) {
					at := p.Instrs[i].Operands[0] + regalloc.OpID(k)
					if got, want := u.Op[at], next(p, regalloc.BlockID(b), i, o.VReg, s, u); got != want && (got == live.Never || min(got, want) < live.Never/2) {
						t.Fatalf("instruction %d, v%d: next use in %d, want %d", i, o.VReg, got, want)
					}
				}
			}
		}
	})
}

// next searches the rest of the block for a use of v after i.
func next(p *regalloc.Problem, b regalloc.BlockID, i regalloc.InstrID, v regalloc.VReg, s *live.Sets, u *live.NextUse) int32 {
	_, end := p.InstrRange(b)
	for j := i + 1; j < end; j++ {
		for _, o := range p.Ops(j) {
			if o.VReg == v && o.Role != regalloc.Def {
				return int32(j - i)
			}
		}
		for _, o := range p.Ops(j) {
			if o.VReg == v {
				return live.Never
			}
		}
	}
	for k, x := range s.LiveOut(b) {
		if x == v {
			return min(int32(end-i)+u.Out[int(s.OutStart[b])+k], live.Never-1)
		}
	}
	return live.Never
}

// An example: a value that is used after a loop is farther than one used in it.
func Example() {
	p, err := regalloc.ParseProblem("example", []byte(`
machine tiny units 4 prefix 0
reg a units 0
reg b units 1
class r slot 4 4 move 2 load 3 store 3 swap 2 regs a b
problem example ssa
vreg v0 r
vreg v1 r
block b0 freq 1 loop 0 split i1
  i0 @0 0 make : def v0 r ; def v1 r
  i1 @2 1 jump term
  e0 -> b1 freq 1
block b1 freq 10 loop 1 split i3
  i2 @2 2 use : use v0 r
  i3 @3 3 branch term
  e1 -> b1 freq 9
  e2 -> b2 freq 1
block b2 freq 1 loop 0 split i4
  i4 @3 4 return term : use v1 r
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	info := cfg.Analyze(p)
	s := live.Compute(p, info.Flow)
	u := live.NextUses(p, info, s)
	for k, v := range s.LiveIn(1) {
		d := u.In[int(s.InStart[1])+k]
		fmt.Printf("v%d: next use in %d instructions and %d loops\n", v, d%live.LoopExit, d/live.LoopExit)
	}
	// Output:
	// v0: next use in 0 instructions and 0 loops
	// v1: next use in 2 instructions and 1 loops
}
