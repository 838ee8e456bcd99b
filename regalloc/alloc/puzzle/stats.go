package puzzle

// Stats counts the figures that [Pereira08 §6] reports of its puzzle solver.
type Stats struct {
	Puzzles    int // nonempty boards: one for each bank used by an instruction
	Extended   int // of them, solved by extending the previous solution
	Calls      int // boards tried
	Once       int // puzzles solved at the first try
	Most       int // tries of one puzzle
	Copies     int // register to register, inside blocks
	EdgeCopies int // and on edges, before cycles become swaps

	kinds [numBoardKinds]int
	sizes [numSizeKinds]int
}

// A KindCount is the number of boards of one kind.
type KindCount struct {
	Name  string
	Count int
}

// Kinds of boards [Pereira08 Figure 13]: what is on them beforehand.
const (
	emptyBoard   = iota // nothing is filled
	fixedUpper          // operands read in fixed registers
	fixedLower          // results in fixed registers
	fixedBoth           // both
	clobberBoard        // calls
	numBoardKinds
)

var boardKinds = [numBoardKinds]string{"nothing filled", "upper squares filled", "lower squares filled", "both rows filled", "clobbered"}

// Kinds returns the distribution of boards by what was filled beforehand.
func (t *Stats) Kinds() []KindCount {
	list := make([]KindCount, numBoardKinds)
	for k, n := range t.kinds {
		list[k] = KindCount{boardKinds[k], n}
	}
	return list
}

// Kinds of boards by the sizes of the pieces and whether squares are filled beforehand
// [Pereira08 Figure 13].
const (
	noPieces = iota
	oneSize
	oneSizeFilled
	severalSizes
	severalSizesFilled
	numSizeKinds
)

var sizeKinds = [numSizeKinds]string{"no pieces", "one size", "one size, squares filled", "several sizes", "several sizes, squares filled"}

// Sizes returns, with Options.Paper, the distribution of the boards of all instructions
// by the sizes of their pieces: a board for each instruction and each bank, used or not.
func (t *Stats) Sizes() []KindCount {
	list := make([]KindCount, numSizeKinds)
	for k, n := range t.sizes {
		list[k] = KindCount{sizeKinds[k], n}
	}
	return list
}

// classifySizes counts the board of a bank by the sizes of its pieces, those of values
// that pass through included.
func (s *solution) classifySizes(bank int16) {
	q := &s.puzzle
	widths, filled := 0, !q.clobbed.Empty()
	for _, v := range s.cur.resident[bank] {
		widths |= 1 << s.f.width[s.p.VRegs[v].Class]
	}
	for k := range q.pieces {
		if x := &q.pieces[k]; x.bank == bank {
			widths |= 1 << s.f.width[x.class]
			filled = filled || x.pinned
		}
	}
	k := noPieces
	switch {
	case widths == 0:
	case widths&(widths-1) == 0 && !filled:
		k = oneSize
	case widths&(widths-1) == 0:
		k = oneSizeFilled
	case !filled:
		k = severalSizes
	default:
		k = severalSizesFilled
	}
	s.a.stats.sizes[k]++
}

func (t *Stats) note(calls int) {
	if calls == 1 {
		t.Once++
	}
	t.Most = max(t.Most, calls)
}

// classify counts the board of a bank by its kind.
func (s *solution) classify(bank int16) {
	q := &s.puzzle
	s.a.stats.Puzzles++
	if !q.pinned && q.clobbed.Empty() {
		s.a.stats.kinds[emptyBoard]++
		return
	}
	upper, lower := false, false
	for k := range q.pieces {
		if x := &q.pieces[k]; x.pinned && s.bankOf(x) == bank {
			upper, lower = upper || x.upper, lower || x.lower
		}
	}
	k := emptyBoard
	switch {
	case !q.clobbed.Empty():
		k = clobberBoard
	case upper && lower:
		k = fixedBoth
	case upper:
		k = fixedUpper
	case lower:
		k = fixedLower
	}
	s.a.stats.kinds[k]++
}
