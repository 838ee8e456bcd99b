package permi

import (
	"fmt"

	"spillway/shuffle"
)

// Sequencer turns register transfer graphs into shortest sequences of copy, permi5 and permi23. It may be reused, but
// not concurrently, and then does not allocate. The zero value is ready to use.
type Sequencer struct {
	nodes    []node        // by register; all zero between calls
	vertices []shuffle.Loc // the registers with an edge, each once

	ready  []shuffle.Loc // registers all of whose destinations are settled
	choice choice        // which edges become copies
	chosen bool          // there was a choice

	// emission
	cycles []shuffle.Loc // the cycles of the kept graph, one after another
	twos   []shuffle.Loc // cycles of two registers, one after another
	threes []shuffle.Loc

	result Proof
	out    []Op
}

// node is one register. Registers are stored as 1+Loc, so that zero means none.
type node struct {
	src     shuffle.Loc // its source
	keep    shuffle.Loc // the destination that its value moves to; the others are copies
	out     int32       // destinations
	left    int32       // destinations not yet folded
	child   shuffle.Loc // 1 + the first destination; 0: none, or not listed
	sibling shuffle.Loc // 1 + the next destination of the same source
	kind    kind        // of the path that begins here
	cut     bool        // the edge into it is always a copy, and is not counted in the source's out
	touched bool
	seen    bool
	free    bool
}

// Proof says why a sequence is shortest: no copy set leaves a graph with smaller max(ceil(F1/2),
// ceil(F2/3)), and Copies copies are needed in any case. See the package comment.
type Proof struct {
	Copies       int
	F1, F2       int
	Permutations int // max(ceil(F1/2), ceil(F2/3))
}

// Length returns the minimum number of instructions.
func (p Proof) Length() int { return p.Copies + p.Permutations }

// Sequence appends to dst a shortest sequence for moves between registers 0..registers-1. A source
// that is not a destination keeps its content, unless it is listed in free. Sources that are NoLoc are
// an error. Time is near-linear in len(moves) + len(free) in practice, quadratic at worst.
func (s *Sequencer) Sequence(dst []Op, moves []shuffle.Move, registers int, free []shuffle.Loc) ([]Op, error) {
	if len(s.nodes) < registers {
		s.nodes = append(s.nodes, make([]node, registers-len(s.nodes))...)
	}
	s.vertices = s.vertices[:0]
	s.result = Proof{}
	defer s.reset(moves, free)
	branches, err := s.read(moves, registers, free)
	if err != nil {
		return dst, err
	}
	branches = branches && s.cutLeaves() && s.settle()
	s.out, s.chosen = dst, branches
	s.choose(branches)
	s.permute()
	s.copy()
	out := s.out
	s.out = nil
	return out, nil
}

// Proof returns the proof of the last sequence.
func (s *Sequencer) Proof() Proof { return s.result }

// AppendFront appends the Pareto-optimal pairs (F1, F2) that copy sets of the last graph reach.
func (s *Sequencer) AppendFront(pairs [][2]int) [][2]int {
	if !s.chosen {
		return append(pairs, [2]int{s.result.F1, s.result.F2})
	}
	f, least := s.choice.total, unreachable
	for x := f.f1; x <= f.f1+f.width; x++ {
		if y := s.choice.eval(f, x); y < least {
			pairs, least = append(pairs, [2]int{int(x), int(y)}), y
		}
	}
	return pairs
}

// read builds the graph and reports whether a register has two destinations. Registers that keep their value, and are
// not read elsewhere, are not part of the graph.
func (s *Sequencer) read(moves []shuffle.Move, registers int, free []shuffle.Loc) (branches bool, err error) {
	for i, m := range moves {
		if uint(m.Dst) >= uint(registers) || uint(m.Src) >= uint(registers) {
			return false, &shuffle.MoveError{Index: i, Move: m, Reason: "register out of range"}
		}
		d := &s.nodes[m.Dst]
		if d.src != 0 {
			return false, &shuffle.MoveError{Index: i, Move: m, Reason: "second move into one location"}
		}
		d.src = m.Src + 1
		if m.Src == m.Dst {
			continue
		}
		s.touch(m.Src)
		s.touch(m.Dst)
		u := &s.nodes[m.Src]
		u.out++
		u.keep = m.Dst + 1
		branches = branches || u.out > 1
	}
	for _, f := range free {
		if uint(f) >= uint(registers) {
			return false, fmt.Errorf("permi: free register %d out of range", f)
		}
		s.nodes[f].free = true
	}
	for _, v := range s.vertices {
		n := &s.nodes[v]
		if n.src == 0 && n.out > 0 && !n.free {
			n.src = v + 1
		}
		branches = branches || n.src == v+1
	}
	return branches, nil
}

func (s *Sequencer) touch(l shuffle.Loc) {
	if n := &s.nodes[l]; !n.touched {
		n.touched = true
		s.vertices = append(s.vertices, l)
	}
}

func (s *Sequencer) reset(moves []shuffle.Move, free []shuffle.Loc) {
	for _, v := range s.vertices {
		s.nodes[v] = node{}
	}
	for _, m := range moves {
		if m.Src == m.Dst && uint(m.Dst) < uint(len(s.nodes)) {
			s.nodes[m.Dst] = node{}
		}
	}
	for _, f := range free {
		if uint(f) < uint(len(s.nodes)) {
			s.nodes[f] = node{}
		}
	}
}
