package regalloc_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/outssa"
)

// emitted is code as Emit gives it, by block and by edge: moves and instructions.
type emitted struct {
	p      *regalloc.Problem
	blocks map[regalloc.BlockID][]emittedItem
	edges  map[regalloc.EdgeID][]emittedItem
	add    func(emittedItem)
}

type emittedItem struct {
	moves []regalloc.Move // or
	instr regalloc.InstrID
	locs  []regalloc.Loc
}

func (e *emitted) Block(b regalloc.BlockID) {
	e.add = func(x emittedItem) { e.blocks[b] = append(e.blocks[b], x) }
}

func (e *emitted) Edge(k regalloc.EdgeID) {
	e.add = func(x emittedItem) { e.edges[k] = append(e.edges[k], x) }
}

func (e *emitted) Moves(moves []regalloc.Move) { e.add(emittedItem{moves: slices.Clone(moves)}) }

func (e *emitted) Instr(i regalloc.InstrID, locs []regalloc.Loc) {
	e.add(emittedItem{instr: i, locs: locs})
}

// mixed returns a digest of h and x.
func mixed(h, x uint64) uint64 {
	h = (h ^ x + 0x9e3779b97f4a7c15 + h<<6 + h>>2) * 0xff51afd7ed558ccd
	return h ^ h>>33
}

// constant is what a rematerializing instruction makes.
func constant(i regalloc.InstrID) uint64 { return mixed(99, uint64(i)) }

// execute runs one instruction: what it writes follows from what it reads.
func execute(p *regalloc.Problem, i regalloc.InstrID, read func(k int) uint64, write func(k int, v uint64), clobber func(regalloc.RegSet)) uint64 {
	h := uint64(i)
	for k, o := range p.Ops(i) {
		if o.Role != regalloc.Def {
			h = mixed(h, read(k))
		}
	}
	clobber(p.Instrs[i].Clobbers)
	for k, o := range p.Ops(i) {
		switch {
		case o.Role == regalloc.Use:
		case p.VRegs[o.VReg].Remat == i:
			write(k, constant(i))
		default:
			write(k, mixed(h, uint64(k)))
		}
	}
	return h
}

// trace runs p, or the code of r if there is any, along the path that what was
// read leads to, and returns what instructions with a trace read.
func trace(p *regalloc.Problem, code *emitted, limit int) (out []uint64) {
	vals, at := make([]uint64, len(p.VRegs)), map[regalloc.Loc]uint64{}
	h := uint64(1)
	note := func(i regalloc.InstrID, x uint64) {
		if p.Instrs[i].Flags&(regalloc.FlagMove|regalloc.FlagRemat) == 0 {
			out, h = append(out, x), mixed(h, x)
		}
	}
	get := func(l regalloc.Loc, v regalloc.VReg) uint64 {
		if l.Kind() == regalloc.RematLoc {
			return constant(p.VRegs[v].Remat)
		}
		return at[l]
	}
	run := func(items []emittedItem) {
		for _, x := range items {
			got := make([]uint64, len(x.moves))
			for k, m := range x.moves {
				got[k] = get(m.Src, m.VReg)
			}
			for k, m := range x.moves {
				at[m.Dst] = got[k]
			}
			if x.moves != nil {
				continue
			}
			ops := p.Ops(x.instr)
			note(x.instr, execute(p, x.instr, func(k int) uint64 { return get(x.locs[k], ops[k].VReg) }, func(k int, v uint64) { at[x.locs[k]] = v }, func(rs regalloc.RegSet) {
				for ; !rs.Empty(); rs.Remove(rs.First()) {
					at[regalloc.InRegister(rs.First())] = 0xdead
				}
			}))
		}
	}
	for b := regalloc.BlockID(0); len(out) < limit; {
		if code != nil {
			run(code.blocks[b])
		}
		first, end := p.InstrRange(b)
		for i := first; i < end && code == nil; i++ {
			ops := p.Ops(i)
			if half := len(ops) / 2; p.Instrs[i].Flags&regalloc.FlagMove != 0 {
				old := slices.Clone(vals)
				for k := range half {
					vals[ops[half+k].VReg] = old[ops[k].VReg]
				}
				continue
			}
			note(i, execute(p, i, func(k int) uint64 { return vals[ops[k].VReg] }, func(k int, v uint64) { vals[ops[k].VReg] = v }, func(regalloc.RegSet) {}))
		}
		succ, succEnd := p.Succs(b)
		if succ == succEnd {
			break
		}
		e := succ + regalloc.EdgeID(h%uint64(succEnd-succ))
		h = mixed(h, 7)
		if code != nil {
			run(code.edges[e])
		} else {
			old := slices.Clone(vals)
			for k, a := range p.EdgeArgs(e) {
				vals[p.BlockParams(p.Edges[e].To)[k]] = old[a]
			}
		}
		b = p.Edges[e].To
	}
	return out
}

// TestEmit runs the code of Results, on a machine whose registers do not overlap.
func TestEmit(t *testing.T) {
	edges, atEdges := 0, 0
	for _, target := range []*irgen.Target{irgen.AMD64(), irgen.Tiny(3)} {
		for seed := range uint64(60) {
			p := irgen.Problem(target, seed, irgen.Options{Wild: seed%2 == 0, Critical: seed%3 == 0})
			r, err := new(outssa.Workspace).Allocate(p, linear.New(), regalloc.Options{})
			if err != nil {
				t.Fatal(err)
			}
			code := &emitted{p: p, blocks: map[regalloc.BlockID][]emittedItem{}, edges: map[regalloc.EdgeID][]emittedItem{}}
			regalloc.Emit(p, r, code)
			want, got := trace(p, nil, 500), trace(p, code, 500)
			if !slices.Equal(got[:min(500, len(got))], want[:min(500, len(want))]) {
				t.Fatalf("%s, seed %d: the code computes something else", target.Machine.Name, seed)
			}
			edges += len(code.edges)
			atEdges += len(r.EdgeMoves)
		}
	}
	if edges == 0 || atEdges == 0 {
		t.Errorf("%d edges have blocks, %d moves are on edges", edges, atEdges)
	}
}

// lister writes what it is told to as text.
type lister struct{ strings.Builder }

func (l *lister) Block(b regalloc.BlockID)                      { fmt.Fprintf(l, "b%d:", b) }
func (l *lister) Edge(e regalloc.EdgeID)                        { fmt.Fprintf(l, "e%d:", e) }
func (l *lister) Moves(moves []regalloc.Move)                   { fmt.Fprintf(l, " %v", moves) }
func (l *lister) Instr(i regalloc.InstrID, locs []regalloc.Loc) { fmt.Fprintf(l, " i%d%v", i, locs) }

// TestEmitPlaces expects copies as moves, what is not needed left out, and the moves
// on an edge where they may be placed: the entry has one more way in than its edges,
// and moves at the end of a block are ahead of what touches registers there.
func TestEmitPlaces(t *testing.T) {
	const text = `machine m units 4 prefix 0
reg ax units 0 1
reg al units 0 part ax 0
reg ah units 1 part ax 8
reg b units 2
reg c units 3
class w slot 4 4 move 2 load 3 store 3 swap 2 regs ax b c
class h slot 1 1 move 2 load 3 store 3 swap 2 regs al ah
class x slot 4 4 move 2 load 3 store 3 swap 2 regs ax
problem p
vreg v0 w
vreg v1 w remat i0 bytes 2 speed 1
vreg v2 w
vreg v3 h
vreg v4 x
block b0 freq 2 loop 1 split i6
  i0 @0 0 const remat : def v1 w
  i1 @1 1 make : def v0 w
  i2 @2 2 copy move mem 4 : use v0 w mem 0 ; use v1 w mem 0 ; def v2 w mem 0 ; def v0 w mem 0
  i3 @6 1 make : def v4 x
  i4 @7 3 low low : use v4 x ; def v3 h
  i5 @9 3 low low : use v4 x ; def v3 h
  i6 @11 4 branch term : use v2 w
  e0 -> b0 freq 1
  e1 -> b1 freq 1
block b1 freq 1 loop 0 split i7
  i7 @12 5 jump term : use v0 w
  e2 -> b2 freq 1
block b2 freq 1 loop 0 split i8
  i8 @13 6 return term
`
	p, err := regalloc.ParseProblem("p", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ result, want string }{
		{"i0 remat\ni1 r3\ni2 r3 remat r4 s0\ni3 r0\ni4 r0 r1\ni5 r0 r2\ni6 r4\ni7 r3\n" +
			"before i3 step 0 v0 r3 <- s0\nbefore i3 step 1 v0 s0 <- r3\nbefore i3 step 1 v2 r3 <- r4\n" +
			"on e0 step 0 v0 s0 <- r3\non e1 step 0 v0 r3 <- s0\non e1 step 2 v0 s0 <- r3\non e2 step 0 v0 s0 <- r3",
			"b0: i1[r3] [{2 0 r4 r3} {1 0 s0 remat}] [{0 0 r3 s0}] [{0 1 s0 r3} {2 1 r3 r4}] i3[r0] i5[r0 r2] i6[r4]e0: [{0 0 s0 r3}]" +
				"b1: [{0 0 r3 s0}] [{0 2 s0 r3}] i7[r3]b2: [{0 0 s0 r3}] i8[]"},
		{"i0 r3\ni1 r3\ni2 r3 r3 - r3", "b0: i0[r3] i1[r3] i3[-] i4[- -] i5[- -] i6[-]b1: i7[-]b2: i8[]"},
	} {
		r, err := regalloc.ParseResult("r", []byte("result p bound none\nslot s0 4 4\n"+c.result), p)
		if err != nil {
			t.Fatal(err)
		}
		var l lister
		regalloc.Emit(p, r, &l)
		if got := l.String(); got != c.want {
			t.Errorf("emitted\n%s, want\n%s", got, c.want)
		}
	}
}

// TestEmitLoopToEntry puts moves on an edge to the entry at the end of its source,
// or on the edge itself: control comes into the entry without them.
func TestEmitLoopToEntry(t *testing.T) {
	for _, reads := range []bool{false, true} {
		b := regalloc.NewBuilder("p", irgen.Tiny(2).Machine)
		b.OutOfSSA()
		v := b.VReg(0)
		b.Begin(b.Block())
		b.Instr("make", b.Def(v))
		want := "b0: i0[r0] [{0 0 r1 r0}] i1[]"
		if !reads {
			b.Jump("jump", 0)
		} else {
			b.Branch("jump", []regalloc.Succ{{To: 0}}, b.Use(v))
			want = "b0: i0[r0] i1[r0]e0: [{0 0 r1 r0}]"
		}
		p, err := b.Build()
		if err != nil {
			t.Fatal(err)
		}
		r := &regalloc.Result{Locs: slices.Repeat([]regalloc.Loc{regalloc.InRegister(0)}, len(p.Operands)),
			EdgeMoves: []regalloc.EdgeMove{{Edge: 0, Move: regalloc.Move{VReg: v, Dst: regalloc.InRegister(1), Src: regalloc.InRegister(0)}}}}
		var l lister
		regalloc.Emit(p, r, &l)
		if got := l.String(); got != want {
			t.Errorf("emitted %s, want %s", got, want)
		}
	}
}
