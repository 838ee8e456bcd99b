package graph

import (
	"fmt"
	"math"

	"spillway/shuffle"
	"spillway/shuffle/permi"
)

// ISA is an instruction set.
type ISA uint8

const (
	Swap  ISA = iota // copies and swaps
	Move             // copies
	Permi            // copies, permi5 and permi23
)

// ParseISA parses "move", "swap" or "permi".
func ParseISA(name string) (ISA, error) {
	switch name {
	case "move":
		return Move, nil
	case "swap":
		return Swap, nil
	case "permi":
		return Permi, nil
	}
	return 0, fmt.Errorf("unknown instruction set %q (valid: move, swap, permi)", name)
}

// unit is the cost of a copy; swap costs are rounded to thousandths of it.
const unit = 1000

// never is a swap cost so high that swaps are used only for cycles that require them.
const never = 1 << 30

// Solver finds cheapest sequences. It may be reused, but not concurrently; the zero value has copies and swaps, at a
// cost of 1 each.
type Solver struct {
	ISA      ISA
	SwapCost float64 // of a swap, if a copy costs 1; 0: 1
	Scratch  []int   // registers not in the graph that may be overwritten

	swaps  shuffle.Sequencer
	permis permi.Sequencer
	moves  []shuffle.Move
	ops    []shuffle.Op
	perms  []permi.Op
	env    shuffle.Env
	target []bool
}

// Check validates the options.
func (s *Solver) Check() error {
	if w := s.SwapCost; w != 0 && !(w >= 1.0/unit && w <= 1e6) {
		return fmt.Errorf("swap cost %v is out of range 0.001..1000000", s.SwapCost)
	}
	for _, r := range s.Scratch {
		if r < 1 || r > MaxRegister {
			return fmt.Errorf("scratch register %d is out of range 1..%d", r, MaxRegister)
		}
	}
	return nil
}

// swapCost returns the cost of a swap in units; 0: not available.
func (s *Solver) swapCost() shuffle.Cost {
	switch {
	case s.ISA == Move:
		return 0
	case s.SwapCost == 0:
		return unit
	}
	return shuffle.Cost(math.Round(s.SwapCost * unit))
}

// CycleError reports a cycle that copies alone cannot implement.
type CycleError struct {
	Register int // on the cycle
}

func (e *CycleError) Error() string {
	return fmt.Sprintf("the cycle through register %d requires a swap or a scratch register", e.Register)
}

// Solve returns a cheapest sequence for g. It fails with a *CycleError if none exists: for a permutation without swaps
// and without a register that may be overwritten.
func (s *Solver) Solve(g Graph) (Answer, error) {
	if g.Edges == nil {
		g.Edges = [][2]int{}
	}
	a := Answer{Registers: s.registers(g), Edges: g.Edges}
	s.load(g, a.Registers)
	solve := s.solveSwap
	if s.ISA == Permi {
		solve = s.solvePermi
	}
	err := solve(&a)
	return a, err
}

func (s *Solver) registers(g Graph) int {
	n := g.Registers
	for _, r := range s.Scratch {
		n = max(n, r)
	}
	return n
}

// load fills in moves and the registers that may be overwritten. Register 0 does not exist.
func (s *Solver) load(g Graph, registers int) {
	s.moves, s.env.Scratch = s.moves[:0], s.env.Scratch[:0]
	if len(s.target) <= registers {
		s.target = make([]bool, registers+1)
		s.env.Locs = make([]shuffle.LocInfo, registers+1)
	}
	for _, e := range g.Edges {
		s.moves = append(s.moves, shuffle.Move{Dst: shuffle.Loc(e[1]), Src: shuffle.Loc(e[0])})
		s.target[e[1]] = true
	}
	for _, r := range s.Scratch {
		s.free(r)
	}
	for r := 1; r <= g.Registers; r++ {
		s.free(r)
	}
	for _, e := range g.Edges {
		s.target[e[1]] = false
	}
	for _, r := range s.env.Scratch {
		s.target[r] = false
	}
}

// free records that register r may be overwritten, unless it is a target or already recorded.
func (s *Solver) free(r int) {
	if !s.target[r] {
		s.target[r] = true
		s.env.Scratch = append(s.env.Scratch, shuffle.Loc(r))
	}
}

func (s *Solver) solveSwap(a *Answer) error {
	price := shuffle.Class{Move: unit, Swap: s.swapCost(), Borrow: shuffle.NoLoc}
	price.Emergency, price.Load, price.Store = [2]shuffle.Loc{0, 0}, never, never
	s.env.Locs[0].Memory = true
	s.env.Classes = append(s.env.Classes[:0], price)
	ops, err := s.swaps.Sequence(s.ops[:0], s.moves, &s.env)
	if err != nil {
		return err
	}
	s.ops = ops
	for _, o := range ops {
		if o.Dst == 0 { // a cycle's value is saved where no register is free
			return &CycleError{int(o.Src)}
		}
	}
	a.Ops = make([]Op, len(ops))
	var cost int64
	for i, o := range ops {
		if o.Kind == shuffle.OpSwap {
			a.Ops[i] = Op{Op: "swap", A: int(o.Src), B: int(o.Dst)}
			cost += int64(price.Swap)
		} else {
			a.Ops[i] = Op{Op: "copy", From: int(o.Src), To: int(o.Dst)}
			cost += unit
		}
	}
	a.Length, a.Cost = len(ops), float64(cost)/unit
	return nil
}

func (s *Solver) solvePermi(a *Answer) error {
	ops, err := s.permis.Sequence(s.perms[:0], s.moves, a.Registers+1, s.env.Scratch)
	if err != nil {
		return err
	}
	s.perms = ops
	a.Ops = make([]Op, len(ops))
	for i := range ops {
		a.Ops[i] = permiOp(&ops[i])
	}
	a.Length, a.Cost = len(ops), float64(len(ops))
	return nil
}

func permiOp(o *permi.Op) Op {
	switch r := o.Registers(); o.Kind {
	case permi.Copy:
		return Op{Op: "copy", From: int(r[0]), To: int(r[1])}
	case permi.Permi5:
		return Op{Op: "permi5", Cycle: numbers(r)}
	default:
		return Op{Op: "permi23", Pair: numbers(r[:2]), Cycle: numbers(r[2:])}
	}
}

func numbers(regs []shuffle.Loc) []int {
	n := make([]int, len(regs))
	for i, r := range regs {
		n[i] = int(r)
	}
	return n
}
