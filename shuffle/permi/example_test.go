package permi_test

import (
	"fmt"

	"spillway/shuffle"
	"spillway/shuffle/permi"
)

// The left graph of Figure 1 of the paper: 1->2, 1->3 and the cycle 4->5->6->4. Since register 1
// may be overwritten, its value is swapped into 2 besides the shift, and copied to 3 from there.
func ExampleSequencer() {
	moves := []shuffle.Move{
		{Dst: 2, Src: 1}, {Dst: 3, Src: 1},
		{Dst: 5, Src: 4}, {Dst: 6, Src: 5}, {Dst: 4, Src: 6},
	}
	var s permi.Sequencer
	ops, err := s.Sequence(nil, moves, 7, []shuffle.Loc{1})
	fmt.Println(ops, err)
	fmt.Printf("%+v\n", s.Proof())
	// If register 1 must keep its value, three instructions are needed.
	ops, err = s.Sequence(nil, moves, 7, nil)
	fmt.Println(ops, err)
	// Output:
	// [(1 2)(4 5 6) 2 -> 3] <nil>
	// {Copies:1 F1:2 F2:3 Permutations:1}
	// [(4 5 6) 1 -> 2 1 -> 3] <nil>
}
