package lp_test

import (
	"fmt"
	"log"
	"os"
	"strings"

	"spillway/regalloc"
	"spillway/regalloc/netflow/lp"
)

// toy is a machine of two registers, of which b is expensive to use at all; a value is
// defined in a, and read in b.
const toy = `machine toy units 2 prefix 0
reg a units 0
reg b units 1 save 2 16
class r slot 4 4 move 2 load 4 store 4 swap 2 regs a b
problem f ssa
vreg v0 r
block b0 freq 1 loop 0 split i1
  i0 @0 0 entry mem 1 : def v0 r in a
  i1 @1 1 ret term mem 1 : use v0 r in b
`

func Example() {
	p, err := regalloc.ParseProblem("toy", []byte(toy))
	if err != nil {
		log.Fatal(err)
	}
	n := lp.Of(p, regalloc.Size, lp.Joint)
	if err := n.WriteLP(os.Stdout); err != nil {
		log.Fatal(err)
	}
	s, err := n.ReadSolution(strings.NewReader("Optimal - objective value 4\n 0 v0_def_a 1 0\n 1 o1_v0_b 1 0\n 3 v0i1_copy_b_moved 1 2\n 4 save_b 1 2\n"))
	if err != nil {
		log.Fatal(err)
	}
	x, err := n.States(s)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("solution of cost", s.Cost, "states", x.At, "operands", x.Op)
	// Output:
	// \ f
	// Minimize
	//  cost: + 2 v0i1_copy_b_moved + 2 save_b
	// Subject To
	//  define0: + v0_def_a = 1
	//  operand1: + o1_v0_b = 1
	//  v0i1_source0_b: + v0i1_copy_b_moved - v0_def_a <= 0
	//  v0i1_o1_b: + o1_v0_b - v0i1_copy_b_moved <= 0
	//  v0i1_o1_flow0: + v0i1_copy_b_moved - v0_def_a <= 0
	//  read1_u1: + v0i1_copy_b_moved - save_b <= 0
	// Bounds
	//  0 <= v0_def_a <= 1
	//  0 <= o1_v0_b <= 1
	//  0 <= v0i1_copy_b_moved <= 1
	//  0 <= save_b <= 1
	// Generals
	//  v0_def_a
	//  o1_v0_b
	//  save_b
	// End
	// solution of cost 4 states [0 5] operands [0 1]
}
