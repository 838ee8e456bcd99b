package puzzle

import (
	"spillway/regalloc"
	"spillway/regalloc/puzzle/board"
)

// Stats counts what [Pereira08 §6] reports of its puzzle solver.
type Stats struct {
	Puzzles    int // boards with pieces, a bank of an instruction each
	Extended   int // of them, solved by what the previous one left
	Calls      int // boards tried
	Once       int // puzzles solved at the first try
	Most       int // tries of one puzzle
	Copies     int // register to register, inside blocks
	EdgeCopies int // and on edges, before cycles become swaps
}

func (t *Stats) note(calls int) {
	if calls == 1 {
		t.Once++
	}
	t.Most = max(t.Most, calls)
}

// A Puzzle is an instruction's boards with their solution, for drawing.
type Puzzle struct {
	Problem *regalloc.Problem
	Block   regalloc.BlockID
	Instr   regalloc.InstrID
	Boards  []board.Picture // of the banks with pieces on them
}

// snapshot draws the current puzzle as solved.
func (s *solution) snapshot(b regalloc.BlockID) *Puzzle {
	return &Puzzle{Problem: s.p, Block: b, Instr: s.puzzle.i}
}
