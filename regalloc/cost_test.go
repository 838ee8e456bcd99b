package regalloc

import (
	"fmt"
	"strings"
	"testing"
)

// priced is a machine on which every price is another number.
const priced = `machine priced units 8 prefix 3
reg a units 0
reg b units 1
reg c units 2 save 17 19
reg d units 3 4 save 23 29
reg l units 3 part d 0 save 23 29
reg h units 4 part d 8 save 23 29
reg x units 5
reg y units 6 save 0 43
reg z units 7 save 47 0
class gpr slot 4 4 move 7 load 11 store 13 swap 2 regs a b c d y z prefix b
class low slot 1 1 move 5 load 11 store 13 swap 2 regs l h
regcost 1 prefix b longer a shorter c
problem f
vreg v0 gpr remat i0 bytes 31 speed 37
vreg v1 gpr
vreg v2 gpr
vreg v3 low
vreg v4 low
`

// TestCost prices one thing each, in a block that is executed twice and, where an
// edge is meant, on one that is executed half as often.
func TestCost(t *testing.T) {
	const freq = 2
	sized := func(bytes int) Breakdown { return Breakdown{OperandBytes: bytes} }
	for _, c := range []struct {
		name, code, result string
		want               Breakdown // except for the totals, and what makes v1 and v2
	}{
		{"nothing", "do: use v1 gpr", "r0", Breakdown{}},
		{"longer", "do: use v1 gpr regcost 1", "r0", sized(1)},
		{"twice longer", "do: use v1 gpr regcost 1; use v2 gpr regcost 1", "r0 r0", sized(2)},
		{"shorter", "do: use v1 gpr regcost 1", "r2", sized(-1)},
		{"prefix", "do: use v1 gpr regcost 1", "r1", sized(3)},
		{"one prefix for two", "do: use v1 gpr regcost 1; use v2 gpr regcost 1", "r1 r1", sized(3)},
		{"prefix, then none", "do: use v1 gpr regcost 1; use v2 gpr", "r1 r0", sized(3)},
		{"constant", "do: use v0 gpr mem 9 const 41", "remat", sized(41)},
		{"constant that is shorter", "do: use v0 gpr const -2", "remat", sized(-2)},
		{"constant anywhere", "do: use v0 gpr anywhere const 41", "remat", Breakdown{}},
		{"constant where there is none", "do: use v0 gpr", "remat", Breakdown{}},
		{"slot read", "do mem 1: use v1 gpr mem 41", "s0", Breakdown{Loads: 1, FoldedLoads: 1, LoadFreq: freq, OperandBytes: 41}},
		{"slot written", "do mem 1: def v2 gpr mem 41", "s0", Breakdown{Stores: 1, FoldedStores: 1, StoreFreq: freq, OperandBytes: 41}},
		{"slot modified", "do mem 1: usedef v2 gpr mem 41", "s0", Breakdown{Loads: 1, FoldedLoads: 1, LoadFreq: freq, Stores: 1, FoldedStores: 1, StoreFreq: freq, OperandBytes: 41}},
		{"slot of a tied pair", "do mem 1: use v1 gpr; def v2 gpr tied 0 mem 41", "s0 s0", Breakdown{Loads: 1, FoldedLoads: 1, LoadFreq: freq, Stores: 1, FoldedStores: 1, StoreFreq: freq, OperandBytes: 41}},
		{"tied pair beside a slot", "do mem 1: use v1 gpr; use v2 gpr mem 43; def v2 gpr tied 0 mem 41", "r0 s0 r0", Breakdown{Loads: 1, FoldedLoads: 1, LoadFreq: freq, OperandBytes: 43}},
		{"use of a tied pair that has a price", "do mem 1: use v1 gpr mem 5; def v2 gpr tied 0 mem 41", "s0 s0", Breakdown{Loads: 1, FoldedLoads: 1, LoadFreq: freq, Stores: 1, FoldedStores: 1, StoreFreq: freq, OperandBytes: 41}},
		{"slot anywhere", "do: use v1 gpr anywhere mem 41", "s0", Breakdown{}},
		{"definition kept", "do remat: def v0 gpr", "r0", Breakdown{Remats: 1, RematFreq: freq, RematLen: 31}},
		{"definition left out", "do remat: def v0 gpr", "remat", Breakdown{}},
		{"definition that cannot be rematerialized", "do remat: def v2 gpr", "r0", Breakdown{}},
		{"copy", "do move: use v1 gpr; def v2 gpr", "r0 r3", Breakdown{Moves: 1, MoveFreq: freq, MoveBytes: 7, SavedRegs: 1, SaveBytes: 23}},
		{"copy to where it is", "do move: use v1 gpr; def v2 gpr", "r0 r0", Breakdown{}},
		{"copy from a prefix", "do move: use v1 gpr; def v2 gpr", "r1 r0", Breakdown{Moves: 1, MoveFreq: freq, MoveBytes: 10}},
		{"copy to a prefix", "do move: use v1 gpr; def v2 gpr", "r0 r1", Breakdown{Moves: 1, MoveFreq: freq, MoveBytes: 10}},
		{"copy of two", "do move: use v1 gpr; use v2 gpr; def v2 gpr; def v1 gpr", "r0 r1 r1 r0", Breakdown{Moves: 2, MoveFreq: 2 * freq, MoveBytes: 20}},
		{"copy of three", "do move: use v1 gpr; use v3 low; use v2 gpr; def v2 gpr; def v4 low; def v1 gpr", "r0 r4 r1 r1 r5 r0", Breakdown{Moves: 3, MoveFreq: 3 * freq, MoveBytes: 25, SavedRegs: 1, SaveBytes: 23}},
		{"copy of a constant", "do move: use v0 gpr anywhere; def v2 gpr", "remat r0", Breakdown{Remats: 1, RematFreq: freq, RematLen: 31}},
		{"copy from a slot", "do move mem 1: use v1 gpr mem 0; def v2 gpr", "s0 r1", Breakdown{Loads: 1, LoadFreq: freq, MoveBytes: 14}},
		{"copy to a slot", "do move mem 1: use v1 gpr; def v2 gpr mem 0", "r1 s0", Breakdown{Stores: 1, StoreFreq: freq, MoveBytes: 16}},
		{"copy between slots", "do move mem 2: use v1 gpr mem 0; def v2 gpr mem 0", "s0 s1", Breakdown{Loads: 1, LoadFreq: freq, Stores: 1, StoreFreq: freq, MoveBytes: 24}},
		{"low part in place", "do low: def v3 low; use v1 gpr", "r4 r3", Breakdown{SavedRegs: 1, SaveBytes: 23}},
		{"low part elsewhere", "do low: def v3 low; use v1 gpr", "r5 r3", Breakdown{Moves: 1, MoveFreq: freq, MoveBytes: 5, SavedRegs: 1, SaveBytes: 23}},
		{"low part, the use first", "do low: use v1 gpr; def v3 low", "r3 r5", Breakdown{Moves: 1, MoveFreq: freq, MoveBytes: 5, SavedRegs: 1, SaveBytes: 23}},
		{"low part to a slot", "do low mem 1: def v3 low mem 2; use v1 gpr", "s0 r3", Breakdown{Stores: 1, FoldedStores: 1, StoreFreq: freq, MoveBytes: 5, OperandBytes: 2}},
		{"low part to a slot without a price", "do low mem 1: def v3 low; use v1 gpr", "s0 r3", Breakdown{Stores: 1, FoldedStores: 1, StoreFreq: freq, MoveBytes: 5}},
		{"saved register", "do: def v2 gpr", "r2", Breakdown{SavedRegs: 1, SaveBytes: 17}},
		{"saved register that is only read", "do: use v1 gpr", "r2", Breakdown{}},
		{"two saved registers", "do: def v2 gpr; def v1 gpr", "r2 r3", Breakdown{SavedRegs: 2, SaveBytes: 40}},
		{"register whose saving has no length", "do: def v2 gpr", "r7", Breakdown{SavedRegs: 1}},
		{"register whose saving takes no time", "do: def v2 gpr", "r8", Breakdown{SavedRegs: 1, SaveBytes: 47}},
		{"two parts of one", "do: def v3 low; def v4 low", "r4 r5", Breakdown{SavedRegs: 1, SaveBytes: 23}},
		{"move", "do: use v1 gpr", "r0;before i1 step 0 v1 r1 <- r0", Breakdown{Moves: 1, MoveFreq: freq, MoveBytes: 10}},
		{"move into a saved register", "do: use v1 gpr", "r0;before i1 step 0 v1 r2 <- r0", Breakdown{Moves: 1, MoveFreq: freq, MoveBytes: 7, SavedRegs: 1, SaveBytes: 17}},
		{"store", "do: use v1 gpr", "r0;before i1 step 0 v1 s0 <- r0", Breakdown{Stores: 1, StoreFreq: freq, MoveBytes: 13}},
		{"load", "do: use v1 gpr", "r0;before i1 step 0 v1 r0 <- s0", Breakdown{Loads: 1, LoadFreq: freq, MoveBytes: 11}},
		{"recomputed", "do: use v1 gpr", "r0;before i1 step 0 v0 r0 <- remat", Breakdown{Remats: 1, RematFreq: freq, RematLen: 31}},
		{"recomputed into a slot", "do: use v1 gpr", "r0;before i1 step 0 v0 s0 <- remat", Breakdown{Remats: 1, RematFreq: freq, RematLen: 31, Stores: 1, StoreFreq: freq, MoveBytes: 13}},
		{"move on an edge", "do: use v1 gpr", "r0;on e0 step 0 v1 r3 <- r0", Breakdown{Moves: 1, MoveFreq: 0.5, MoveBytes: 7, SavedRegs: 1, SaveBytes: 23}},
		{"move in another block", "do: use v1 gpr", "r0;before i3 step 0 v1 r1 <- r0", Breakdown{Moves: 1, MoveFreq: 0.25, MoveBytes: 10}},
		{"moves in two blocks", "do: use v1 gpr", "r0;before i1 step 0 v1 r1 <- r0;before i3 step 0 v1 r1 <- r0", Breakdown{Moves: 2, MoveFreq: freq + 0.25, MoveBytes: 20}},
	} {
		p, r := pricedProblem(t, c.code, c.result)
		got := Costs(p, r)
		want := c.want
		want.Bytes = want.MoveBytes + want.OperandBytes + want.SaveBytes + want.RematLen
		want.RematAccesses = want.RematFreq * 37 / LoadSpeed
		want.SaveSpeed = map[int]float64{17: 19, 23: 29, 40: 48}[want.SaveBytes]
		if want.SavedRegs == 1 && want.SaveBytes == 0 {
			want.SaveSpeed = 43
		}
		accesses := LoadSpeed*(want.LoadFreq+want.StoreFreq) + 37*want.RematFreq + want.SaveSpeed
		speed := accesses + MoveSpeed*want.MoveFreq
		mixed := float64(want.Bytes) + 3*4*accesses/LoadSpeed + 3*2*want.MoveFreq
		if got != want {
			t.Errorf("%s:\n got %+v\nwant %+v", c.name, got, want)
		}
		if s, b, m := Cost(p, r, Speed), Cost(p, r, Size), Cost(p, r, Mixed(3)); s != speed || b != float64(want.Bytes) || m != mixed {
			t.Errorf("%s: costs %v, %v and %v, want %v, %d and %v", c.name, s, b, m, speed, want.Bytes, mixed)
		}
	}
}

// TestCostOrder prices moves in blocks whose instructions are in another order
// than the blocks.
func TestCostOrder(t *testing.T) {
	const text = priced + `block b0 freq 1 loop 0 split i4
i4 @0 0 go term
e0 -> b1 freq 1
block b1 freq 10 loop 0 split i1
i0 @0 1 do
i1 @0 2 go term
e1 -> b2 freq 1
block b2 freq 100 loop 0 split i3
i2 @0 3 do
i3 @0 4 go term
e2 -> b3 freq 1
block b3 freq 1000 loop 0 split i5
i5 @0 5 end term
`
	r := &reader{file: "order", p: &Problem{Machine: &Machine{RegCosts: []RegCost{{}}}}}
	r.m = r.p.Machine
	if err := r.lines([]byte(text), r.problemLine); err != nil {
		t.Fatal(err)
	}
	if err := r.finish(); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		moves []InstrID
		freq  float64
	}{
		{[]InstrID{0, 1, 2, 3, 4, 5}, 10 + 10 + 100 + 100 + 1 + 1000}, {[]InstrID{4}, 1}, {[]InstrID{0}, 10}, {[]InstrID{1, 2}, 110},
		{[]InstrID{0, 4}, 11}, {[]InstrID{2, 2, 5}, 1200}, {[]InstrID{1, 4, 5}, 1011}, {[]InstrID{3, 4}, 101}, {nil, 0},
	} {
		res := &Result{}
		for _, i := range c.moves {
			res.InstrMoves = append(res.InstrMoves, InstrMove{i, Move{VReg: 1, Dst: InRegister(0), Src: InRegister(1)}})
		}
		if b := Costs(r.p, res); b.MoveFreq != c.freq || b.Moves != len(c.moves) {
			t.Errorf("moves before %v: %d, executed %v times, want %v", c.moves, b.Moves, b.MoveFreq, c.freq)
		}
	}
}

// pricedProblem returns a Problem with one instruction of interest, i1, and a
// Result for it: the locations of its operands, then moves. Neither need be valid.
func pricedProblem(t *testing.T, code, result string) (*Problem, *Result) {
	t.Helper()
	op, operands, _ := strings.Cut(code, ": ")
	name, flags, _ := strings.Cut(op, " ")
	text := fmt.Sprintf(`%sblock b0 freq 2 loop 0 split i2
i0 @0 0 start
i1 @0 1 %s %s: %s
i2 @%[5]d 2 go term
e0 -> b1 freq 0.5
block b1 freq 0.25 loop 0 split i3
i3 @%[5]d 3 end term
`, priced, name, flags, operands, 1+strings.Count(operands, ";"))
	r := &reader{file: name, p: &Problem{Machine: &Machine{RegCosts: []RegCost{{}}}}}
	r.m = r.p.Machine
	if err := r.lines([]byte(text), r.problemLine); err != nil {
		t.Fatal(err)
	}
	if err := r.finish(); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(flags, "remat") || strings.Contains(code, "v0") {
		r.p.VRegs[0].Remat = 1
	}
	res, err := ParseResult(name, []byte("i1 "+strings.ReplaceAll(result, ";", "\n")), r.p)
	if err != nil {
		t.Fatal(err)
	}
	return r.p, res
}
