package shuffle

import (
	"os"
	"testing"

	"spillway/internal/parcopy"
)

// TestEveryFunction holds every function on 5 registers, and with 1 and 2 scratch registers on 4,
// against the cheapest sequence there is, at all swap costs. SPILLWAY_EXHAUSTIVE=1 adds all
// functions on 6 registers with 0 to 2 scratch registers, which takes minutes.
func TestEveryFunction(t *testing.T) {
	cases := []struct{ n, scratch int }{{5, 0}, {4, 1}, {4, 2}}
	if os.Getenv("SPILLWAY_EXHAUSTIVE") != "" {
		cases = append(cases, []struct{ n, scratch int }{{6, 0}, {5, 1}, {5, 2}, {6, 1}, {6, 2}}...)
	}
	var s Sequencer
	for _, c := range cases {
		for _, swap := range swapCosts {
			dist := distances(c.n+c.scratch, swap)
			src := make([]int, c.n+c.scratch)
			for i := c.n; i < len(src); i++ {
				src[i] = len(src)
			}
			for {
				checkPlain(t, &s, len(src), swap, src, dist)
				if t.Failed() {
					t.FailNow()
				}
				if !increment(src[:c.n], c.n) {
					break
				}
			}
		}
		t.Logf("n=%d, %d scratch registers, all swap costs", c.n, c.scratch)
	}
}

// TestEveryCopy carries out every parallel copy of up to three registers and three slots, with every set
// of free registers, down to none, on machines with and without swaps, copies from memory to memory
// and a register to borrow. SPILLWAY_EXHAUSTIVE=1 goes to five registers and five slots, which takes minutes.
func TestEveryCopy(t *testing.T) {
	most, kinds := 3, 16
	if testing.Short() {
		kinds = 4
	}
	if os.Getenv("SPILLWAY_EXHAUSTIVE") != "" {
		most = 5
	}
	var s Sequencer
	var ops []Op
	var moves []Move
	for kind := range kinds {
		for size := range (most + 1) * (most + 1) {
			registers, slots := size%(most+1), size/(most+1)
			env := cornered(registers, slots, kind)
			parcopy.All(registers, slots, most == 3, func(src []int) bool {
				moves, env.Scratch = moves[:0], env.Scratch[:0]
				for d, from := range src {
					m := Move{Dst: Loc(d), Src: Loc(from), Tag: int32(d), ViaReg: from == parcopy.ComputedBy}
					switch from {
					case parcopy.Kept:
						continue
					case parcopy.Free:
						env.Scratch = append(env.Scratch, Loc(d))
						continue
					case parcopy.Computed, parcopy.ComputedBy:
						m.Src = NoLoc
					}
					moves = append(moves, m)
				}
				var err error
				if ops, err = s.Sequence(ops[:0], moves, env); err == nil {
					_, err = verify(ops, moves, env)
				}
				if err != nil {
					t.Fatalf("kind %d: %v: %v\n%v", kind, moves, err, ops)
				}
				return true
			})
		}
	}
}

// cornered is a machine of one class with the given locations, an emergency slot of either kind, and perhaps a
// register that the copies do not mention.
func cornered(registers, slots, kind int) *Env {
	n := Loc(registers + slots)
	env := &Env{Locs: make([]LocInfo, n+2), Classes: []Class{{
		Move: 2, Load: 4, Store: 4, Swap: Cost(kind & 1 * 3), MemMove: Cost(kind >> 1 & 1 * 7), SwapMem: Cost(kind >> 2 & 1 * 9),
		Emergency: [2]Loc{n, n + 1}, Borrow: NoLoc,
	}}}
	for l := registers; l < registers+slots+2; l++ {
		env.Locs[l].Memory = true
	}
	if registers == 0 || kind>>3 == 1 { // a class without a register has no values
		env.Locs = append(env.Locs, LocInfo{})
	}
	return env
}

// TestManySlots rotates values that are in registers, all of them taken, and in many slots: prices
// of memory-to-memory moves without a way add up.
func TestManySlots(t *testing.T) {
	var s Sequencer
	for slots := 1; slots < 40; slots++ {
		for kind := range 16 {
			for registers := range 4 {
				env := cornered(registers, slots, kind)
				var moves []Move
				n := registers + slots
				for d := range n {
					moves = append(moves, Move{Dst: Loc(d), Src: Loc((d + 1) % n)})
				}
				ops, err := s.Sequence(nil, moves, env)
				if err == nil {
					_, err = verify(ops, moves, env)
				}
				if err != nil {
					t.Fatalf("kind %d, %d registers, %d slots: %v\n%v", kind, registers, slots, err, ops)
				}
			}
		}
	}
}
