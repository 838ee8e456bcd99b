package puzzle_test

import (
	"fmt"
	"os"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle"
)

// Two values, of which the first ends where a third begins.
func Example() {
	p := &regalloc.Problem{Name: "f", Machine: irgen.Tiny(3).Machine, SSA: true, OpNames: []string{"in", "op", "out"}}
	for range 3 {
		p.VRegs = append(p.VRegs, regalloc.VRegInfo{Remat: regalloc.None})
	}
	instr := func(op int32, operands ...regalloc.Operand) {
		n := regalloc.OpID(len(p.Operands))
		p.Instrs = append(p.Instrs, regalloc.Instr{Op: op, Operands: [2]regalloc.OpID{n, n + regalloc.OpID(len(operands))}})
		p.Operands = append(p.Operands, operands...)
	}
	use := func(v regalloc.VReg) regalloc.Operand {
		return regalloc.Operand{VReg: v, Mem: regalloc.NoAlt, Const: regalloc.NoAlt}
	}
	def := func(v regalloc.VReg) regalloc.Operand {
		o := use(v)
		o.Role, o.Pos = regalloc.Def, regalloc.Late
		return o
	}
	instr(0, def(0), def(1))
	instr(1, use(0), def(2))
	instr(2, use(1), use(2))
	p.Blocks = []regalloc.Block{{Instrs: [2]regalloc.InstrID{0, 3}, LastSplit: 2, Freq: 1}}

	draw := func(x *puzzle.Puzzle) {
		for i := range x.Boards {
			x.Boards[i].WriteText(os.Stdout)
		}
	}
	r, err := puzzle.NewWith(puzzle.Options{Observe: draw}).Allocate(p, regalloc.Options{})
	fmt.Println(r.Locs, err)
	// Output:
	// f: block 0, instruction 0: in
	// r0   r1   r2
	// .    .    .
	// v0   v1   .
	// f: block 0, instruction 1: op
	// r0   r1   r2
	// v0   v1   .
	// v2   v1   .
	// f: block 0, instruction 2: out
	// r0   r1   r2
	// v2   v1   .
	// .    .    .
	// [r0 r1 r0 r0 r1 r0] <nil>
}
