package check_test

import "testing"

// TestFlow has values that get lost on the way, and some that do not.
func TestFlow(t *testing.T) {
	testRules(t, []rule{
		{"lost behind a loop's end", "ssa", `vreg v0 gpr
			vreg v1 gpr
			block 1
			- make: def v0 gpr
			- go term
			-> b1
			block 3
			- use: use v0 gpr
			- branch term
			-> b2
			-> b3
			block 5
			- clobber: def v1 gpr
			- back term
			-> b1
			block 6
			- end term`, "i0 r1;before i2 step 0 v0 r2 <- r1;i2 r2;i4 r1", []string{"instruction 2 (use), operand 0: r2 does not hold v0"}, nil},
		// The state of a block in a loop has shrunk before, but what comes after it must be seen again.
		{"lost two blocks behind a loop's end", "ssa", `vreg v0 gpr
			vreg v1 gpr
			block 1
			- make: def v0 gpr
			- go term
			-> b1
			block 2
			- head term
			-> b2
			block 4
			- use: use v0 gpr
			- go2 term
			-> b3
			block 6
			- clobber: def v1 gpr
			- branch term
			-> b1
			-> b4
			block 7
			- end term`, "i0 r1;i3 r1;i5 r1", []string{"instruction 3 (use), operand 0: r1 does not hold v0"}, nil},
		{"lost behind a block that follows itself", "ssa", `vreg v0 gpr
			vreg v1 gpr
			block 1
			- make: def v0 gpr
			- go term
			-> b1
			block 3
			- clobber: def v1 gpr
			- branch term
			-> b1
			-> b2
			block 5
			- use: use v0 gpr
			- end term`, "before i2 step 0 v0 r2 <- r1;i0 r1;i2 r1;i4 r2", []string{"instruction 4 (use), operand 0: r2 does not hold v0"}, nil},
		{"wrong in a block that is looked at twice", "ssa", `vreg v0 gpr
			vreg v1 gpr
			block 1
			- make: def v0 gpr
			- go term
			-> b1
			block 3
			- clobber: use v0 gpr late; def v1 gpr
			- branch term
			-> b1
			-> b2
			block 5
			- use: use v0 gpr
			- end term`, "before i2 step 0 v0 r2 <- r1;before i2 step 0 v0 r2 <- r1;i0 r1;i2 r3 r1;i4 r2", []string{
			"instruction 2 (clobber): two moves of one step write r2 and r2",
			"instruction 2 (clobber), operand 0: r3 does not hold v0",
			"instruction 4 (use), operand 0: r2 does not hold v0",
		}, nil},
		{"back to the entry", "", `vreg v0 gpr
			block 2
			- use: use v0 gpr
			- make: def v0 gpr
			- go term
			-> b0`, "i0 r1;i1 r1", []string{"instruction 0 (use), operand 0: r1 does not hold v0"}, nil},
		{"kept around a loop", "ssa", `vreg v0 gpr
			vreg v1 gpr
			block 1
			- make: def v0 gpr
			- go term
			-> b1
			block 4
			- use: use v0 gpr
			- other: def v1 gpr
			- branch term
			-> b1
			-> b2
			block 5
			- end term`, "i0 r1;i2 r1;i3 r2", nil, nil},
		{"blocks that cannot be reached start with nothing", "ssa", `vreg v0 gpr
			block 0
			- end term
			block 2
			- make: def v0 gpr
			- go term
			-> b2
			block 4
			- use: use v0 gpr
			- end2 term`, "i1 r1;i3 r1", []string{"instruction 3 (use), operand 0: r1 does not hold v0"}, nil},
		// Two values in several places each, entered in different orders.
		{"a meet of several values", "ssa", `vreg v0 gpr
			vreg v1 gpr
			block 1
			- make: def v0 gpr; def v1 gpr
			- branch term
			-> b1
			-> b2
			block 2
			- left term
			-> b3
			block 3
			- right term
			-> b3
			block 5
			- use: use v0 gpr in r3; use v1 gpr in r2
			- end term`, "before i2 step 0 v0 r3 <- r1;before i3 step 0 v1 r1 <- r2;before i3 step 0 v0 r3 <- r1;i0 r1 r2;i4 r3 r2", nil, nil},
		{"a value that one way lacks", "ssa", `vreg v0 gpr
			vreg v1 gpr
			block 1
			- make: def v0 gpr; def v1 gpr
			- branch term
			-> b1
			-> b2
			block 2
			- left term
			-> b3
			block 3
			- right term
			-> b3
			block 5
			- use: use v0 gpr in r3; use v1 gpr in r2
			- end term`, "before i2 step 0 v0 r3 <- r1;before i3 step 0 v1 r3 <- r2;i0 r1 r2;i4 r3 r2", []string{"instruction 4 (use), operand 0: r3 does not hold v0"}, nil},
		{"a stale copy", "", `vreg v0 gpr
			block 3
			- make: def v0 gpr
			- again: def v0 gpr
			- use: use v0 gpr
			- end term`, "i0 r1;i1 r2;i2 r1", []string{"instruction 2 (use), operand 0: r1 does not hold v0"}, nil},
		{"a stale copy in the new place of another", "", `vreg v0 gpr
			vreg v1 gpr
			block 4
			- make: def v0 gpr; def v1 gpr
			- again: def v0 gpr
			- use: use v0 gpr
			- use2: use v1 gpr
			- end term`, "before i1 step 0 v0 r3 <- r1;i0 r1 r2;i1 r1;before i2 step 0 v1 r1 <- r3;i2 r1;i3 r2", []string{"instruction 2 (use), operand 0: r1 does not hold v0"}, nil},
		{"a stale copy behind an edge", "", `vreg v0 gpr
			block 2
			- make: def v0 gpr
			- again: def v0 gpr
			- go term
			-> b1
			block 4
			- use: use v0 gpr
			- end term`, "i0 r1;i1 r2;i3 r1", []string{"instruction 3 (use), operand 0: r1 does not hold v0"}, nil},
	})
}

// copied makes two values, copies one, and reads it where the copy is said to be.
const copied = `vreg v0 gpr
	vreg v1 gpr
	vreg v2 gpr
	vreg v3 gpr
	block 3
	- make: def v0 gpr; def v1 gpr
	- copy move mem 2: use v0 gpr mem 0; use v1 gpr mem 0; def v2 gpr mem 0; def v3 gpr mem 0
	- use mem 1: use v2 gpr mem 0
	- end term`

func TestCopies(t *testing.T) {
	const lost = "instruction 2 (use), operand 0: "
	testRules(t, []rule{
		{"where it is", "ssa", copied, "i0 r1 r2;i1 r1 r2 r1 r2;i2 r1", nil, nil},
		{"exchanged", "ssa", copied, "i0 r1 r2;i1 r1 r2 r2 r1;i2 r2", nil, nil},
		{"the other of an exchange", "ssa", copied, "i0 r1 r2;i1 r1 r2 r2 r1;i2 r1", []string{lost + "r1 does not hold v2"}, nil},
		{"still at the source", "ssa", copied, "i0 r1 r2;i1 r1 r2 r3 r2;i2 r1", nil, nil},
		{"still in another register", "ssa", copied, "before i1 step 0 v0 r3 <- r1;i0 r1 r2;i1 r1 r2 r1 r2;i2 r3", nil, nil},
		{"another register that is written", "ssa", copied, "before i1 step 0 v0 r3 <- r1;i0 r1 r2;i1 r1 r2 r1 r3;i2 r3", []string{lost + "r3 does not hold v2"}, nil},
		{"still in a slot", "ssa", copied, "slot s0 4 4;before i1 step 0 v0 s0 <- r1;i0 r1 r2;i1 r1 r2 r3 r2;i2 s0", nil, nil},
		{"a slot that is written", "ssa", copied, "slot s0 4 4;before i1 step 0 v0 s0 <- r1;i0 r1 r2;i1 r1 r2 r3 s0;i2 s0", []string{lost + "s0 does not hold v2"}, nil},
		{"a slot beside one that is written", "ssa", copied, "slot s0 4 4;slot s1 4 4;before i1 step 0 v0 s1 <- r1;i0 r1 r2;i1 r1 r2 r3 s0;i2 s1", nil, nil},
		{"from where it is not", "ssa", copied, "i0 r1 r2;i1 r3 r2 r1 r2;i2 r1", []string{"instruction 1 (copy), operand 0: r3 does not hold v0"}, nil},
		{"where another is copied to where it is", "ssa", `vreg v0 gpr
			vreg v1 gpr
			vreg v2 gpr
			vreg v3 gpr
			block 4
			- make: def v0 gpr
			- same move: use v0 gpr; def v1 gpr
			- copy move: use v0 gpr; use v1 gpr; def v2 gpr; def v3 gpr
			- use: use v3 gpr
			- end term`, "i0 r1;i1 r1 r1;before i2 step 0 v1 r2 <- r1;i2 r1 r2 r1 r3;i3 r1", nil, nil},
		{"old value of a copy", "", `vreg v0 gpr
			vreg v1 gpr
			block 3
			- make: def v0 gpr; def v1 gpr
			- copy move: use v0 gpr; def v1 gpr
			- use: use v1 gpr
			- end term`, "i0 r1 r2;i1 r1 r3;i2 r2", []string{lost + "r2 does not hold v1"}, nil},
	})
}

// TestParameters passes values to blocks.
func TestParameters(t *testing.T) {
	const join = `vreg v0 gpr
		vreg v1 gpr
		vreg v2 gpr
		vreg v3 gpr
		block 1
		- make: def v0 gpr; def v1 gpr
		- go term
		-> b1 args v1 v0
		block 3 params v2 v3
		- use: use v2 gpr; use v3 gpr
		- end term`
	const turning = `vreg v0 gpr
		vreg v1 gpr
		vreg v2 gpr
		vreg v3 gpr
		block 1
		- make: def v0 gpr; def v1 gpr
		- go term
		-> b1 args v0 v1
		block 3 params v2 v3
		- use: use v2 gpr; use v3 gpr
		- branch term
		-> b1 args v3 v2
		-> b2
		block 4
		- end term`
	testRules(t, []rule{
		{"renamed", "ssa", join, "i0 r1 r2;i2 r2 r1", nil, nil},
		{"renamed wrongly", "ssa", join, "i0 r1 r2;i2 r1 r2", []string{
			"instruction 2 (use), operand 0: r1 does not hold v2",
			"instruction 2 (use), operand 1: r2 does not hold v3",
		}, nil},
		{"one value for two", "ssa", `vreg v0 gpr
			vreg v1 gpr
			vreg v2 gpr
			vreg v3 gpr
			block 1
			- make: def v0 gpr; def v1 gpr
			- go term
			-> b1 args v1 v1
			block 3 params v2 v3
			- use: use v2 gpr; use v3 gpr; use v0 gpr
			- end term`, "i0 r1 r2;i2 r2 r2 r1", nil, nil},
		{"turned and exchanged", "ssa", turning, "i0 r1 r2;i2 r1 r2;on e1 step 0 v2 r2 <- r1;on e1 step 0 v3 r1 <- r2", nil, nil},
		{"turned and not exchanged", "ssa", turning, "i0 r1 r2;i2 r1 r2", []string{
			"instruction 2 (use), operand 0: r1 does not hold v2",
			"instruction 2 (use), operand 1: r2 does not hold v3",
		}, nil},
	})
}
