package shuffle

// Sequencer turns parallel copies into sequences of moves and swaps. It may be reused, but not concurrently, and then
// does not allocate. The zero value is ready to use.
type Sequencer struct {
	// inputs of the current call
	env   *Env
	moves []Move

	// derived: the graph and its decomposition
	nodes  []node  // by Loc; all zero between calls
	order  []Loc   // destinations off the cycles, each after all its readers
	cycles []cycle // cycles waiting for a copy of one of their values

	mixed mixed // more than one bank, or memory

	out []Op

	pending []Op // operations not yet returned by Next, from next on
	next    int
}

// node is a location in the current parallel copy.
type node struct {
	src     Loc
	copy    Loc   // 1 + a destination off the cycles that receives this location's value; 0: none
	crossed Loc   // 1 + a destination in another class that has received this register's value; 0: none
	move    int32 // 1 + index of the move into this location; 0: not a destination
	left    int32 // destinations other than itself that need its value, during peeling
	reads   int32 // the same, during emission (see countReads)
	cycle   int32 // 1 + index into mixed.cycles
	free    bool  // listed in Env.Scratch
	done    bool  // has received its value
	ring    bool  // on the current cycle
}

// cycle is a cycle of the transfer graph, of length size through at.
type cycle struct {
	at   Loc
	size int32
	wait int32 // readers off the cycle that have not read yet
}

// Sequence appends operations that implement the parallel copy to dst, at least cost as described in the package
// comment, and returns the extended slice. On error it returns dst unchanged. Time is linear in len(moves) +
// len(env.Scratch).
func (s *Sequencer) Sequence(dst []Op, moves []Move, env *Env) ([]Op, error) {
	s.env, s.moves, s.out = env, moves, dst
	if len(s.nodes) < len(env.Locs) {
		s.nodes = append(s.nodes, make([]node, len(env.Locs)-len(s.nodes))...)
	}
	read, plain, err := s.read()
	if err == nil {
		onCycles := s.peel()
		if plain {
			err = s.emitPlain(onCycles)
		} else {
			err = s.emitMixed(onCycles)
		}
	}
	s.reset(read)
	out := s.out
	s.env, s.moves, s.out = nil, nil, nil
	if err != nil {
		return dst, err
	}
	return out, nil
}

// Start computes the operations of a parallel copy for Next to return, in time linear in len(moves) + len(env.Scratch);
// env and moves may change afterwards. The whole sequence is computed here, not one operation per Next as in [Shuf25]:
// see the package comment.
func (s *Sequencer) Start(moves []Move, env *Env) error {
	ops, err := s.Sequence(s.pending[:0], moves, env)
	s.pending, s.next = ops, 0
	return err
}

// Next returns the next operation of the parallel copy passed to Start; ok is false at the end.
func (s *Sequencer) Next() (op Op, ok bool) {
	if s.next >= len(s.pending) {
		return Op{}, false
	}
	s.next++
	return s.pending[s.next-1], true
}

// read builds the graph. It returns how many moves it has read and whether all locations are registers of one class.
func (s *Sequencer) read() (entered int, plain bool, err error) {
	locs, nodes := s.env.Locs, s.nodes
	plain = true
	var first LocInfo
	for i := range s.moves {
		m := &s.moves[i]
		if uint(m.Dst) >= uint(len(locs)) {
			return i, false, &MoveError{i, *m, "destination out of range"}
		}
		if m.Src != NoLoc && uint(m.Src) >= uint(len(locs)) {
			return i, false, &MoveError{i, *m, "source out of range"}
		}
		d := &nodes[m.Dst]
		if d.move != 0 {
			return i, false, &MoveError{i, *m, "second move into one location"}
		}
		d.move, d.src = int32(i)+1, m.Src
		if i == 0 {
			first = locs[m.Dst]
			plain = !first.Memory
		}
		plain = plain && locs[m.Dst] == first
		if m.Src != m.Dst && m.Src != NoLoc {
			plain = plain && locs[m.Src] == first
			nodes[m.Src].left++
		}
	}
	for _, p := range s.env.Scratch {
		if !s.env.valid(p) {
			return len(s.moves), false, &MoveError{-1, Move{Dst: p, Src: NoLoc}, "scratch location out of range"}
		}
	}
	return len(s.moves), plain, nil
}

// countReads fills in node.reads.
func (s *Sequencer) countReads() {
	for i := range s.moves {
		if m := &s.moves[i]; m.Src != m.Dst && m.Src != NoLoc {
			s.nodes[m.Src].reads++
		}
	}
}

// reset clears the nodes of the first n moves and of the scratch registers.
func (s *Sequencer) reset(n int) {
	for i := range s.moves[:n] {
		m := &s.moves[i]
		s.nodes[m.Dst] = node{}
		if m.Src != NoLoc {
			s.nodes[m.Src] = node{}
		}
	}
	for _, p := range s.env.Scratch {
		if s.env.valid(p) {
			s.nodes[p] = node{}
		}
	}
}

// peel collects the destinations off the cycles in s.order, each after all its readers, so that it may be written.
// Since every location has at most one source, the rest are exactly the cycles. It returns the number of destinations
// on them.
func (s *Sequencer) peel() (onCycles int) {
	nodes, order := s.nodes, s.order[:0]
	for i := range s.moves {
		m := &s.moves[i]
		if m.Src == m.Dst {
			continue
		}
		onCycles++
		if nodes[m.Dst].left == 0 {
			order = append(order, m.Dst)
		}
	}
	for head := 0; head < len(order); head++ {
		d := order[head]
		src := nodes[d].src
		if src == NoLoc {
			continue
		}
		u := &nodes[src]
		u.copy = d + 1
		if u.left--; u.left == 0 && u.move != 0 && u.src != src {
			order = append(order, src)
		}
	}
	s.order = order
	return onCycles - len(order)
}

// walk returns the length of the cycle through at, marks it as seen, and returns a location on it whose value is also
// needed outside, or NoLoc.
func (s *Sequencer) walk(at Loc) (size int32, branch Loc) {
	branch = NoLoc
	for x := at; ; {
		n := &s.nodes[x]
		n.left = 0
		size++
		if n.copy != 0 && branch == NoLoc {
			branch = x
		}
		if x = n.src; x == at {
			return size, branch
		}
	}
}
