package shuffle_test

import (
	"fmt"

	"spillway/shuffle"
)

// Registers 1 and 2 change places; 3 and 4 both get what 0 holds. As nothing needs what 3 holds, it
// serves as the temporary, which is cheaper than a swap that costs three moves and one.
func ExampleSequencer() {
	env := &shuffle.Env{
		Locs: make([]shuffle.LocInfo, 5), // five registers of class 0
		Classes: []shuffle.Class{{
			Move: 1, Load: 8, Store: 8, Swap: 4,
			Emergency: [2]shuffle.Loc{shuffle.NoLoc, shuffle.NoLoc},
			Borrow:    shuffle.NoLoc,
		}},
	}
	moves := []shuffle.Move{{Dst: 1, Src: 2}, {Dst: 2, Src: 1}, {Dst: 3, Src: 0}, {Dst: 4, Src: 0}}
	var s shuffle.Sequencer
	ops, err := s.Sequence(nil, moves, env)
	fmt.Println(ops, err)

	// One operation at a time, for a code generator that emits as it goes.
	err = s.Start(moves[:2], env)
	for op, ok := s.Next(); ok; op, ok = s.Next() {
		fmt.Println(op)
	}
	fmt.Println(err)
	// Output:
	// [3 <- 1 1 <- 2 2 <- 3 3 <- 0 4 <- 0] <nil>
	// 1 <-> 2
	// <nil>
}
