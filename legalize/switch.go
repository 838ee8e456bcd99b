package legalize

import (
	"cmp"
	"math"
	"slices"

	"spillway/ir"
)

// A cluster is a run of cases with one decision: the values lo to hi, signed, go to one block, through a jump table, or
// through bit tests.
type cluster struct {
	lo, hi int64
	to     *ir.Block   // target of all values, without a table
	table  []*ir.Block // by value - lo; holes go to the default
	tests  []bitTest   // if any, they take precedence
	base   int64       // of the tests
	prob   float64     // total probability of the cases
}

// switchLowering is the state of lowering one switch.
type switchLowering struct {
	*lowering
	v        *ir.Value // the switched value
	t        *ir.Type
	other    *ir.Block // the default
	noOther  bool      // the default is never taken
	otherP   float64
	known    bool // probabilities are known
	clusters []cluster
}

// lowerSwitch ends the current block with a tree of comparisons, tables and ranges. Complexity: n log n in the number
// of cases.
func (l *lowering) lowerSwitch(v *ir.Value, succs []*ir.Block, probs []float64) {
	n := v.Args[0].Type.Bits
	if n > l.wbits {
		l.switchWide(v, succs)
		return
	}
	s := &switchLowering{lowering: l, other: succs[0], known: len(probs) == len(succs)}
	w := widthOf(n)
	s.v, s.t = l.signed(w, l.one(v.Args[0])), w.t
	if s.t == ir.I1 {
		s.v, s.t = l.convert(ir.OpSExt, ir.I8, s.v), ir.I8
	}
	extend, lo, hi := ir.SignExtend, int64(0), int64(0)
	if s.unsigned(v.Cases(), n) {
		extend = func(x uint64, bits int) int64 { return int64(ir.ZeroExtend(x, bits)) }
		s.v = l.one(v.Args[0]) // the bits above the width are zero
		if w.t != ir.I32 {
			s.v = l.convert(ir.OpZExt, ir.I32, s.v)
		}
		s.t, lo, hi = ir.I32, 0, int64(ir.ZeroExtend(^uint64(0), n))
	} else {
		if len(v.Cases()) > 0 {
			s.fitType()
		}
		lo, hi = minInt(s.t), maxInt(s.t)
	}
	s.noOther = isUnreachable(s.other)
	s.otherP = s.prob(probs, 0)
	for i, c := range v.Cases() {
		x := extend(uint64(c.Lo), n)
		s.clusters = append(s.clusters, cluster{lo: x, hi: x, to: succs[i+1], prob: s.prob(probs, i+1)})
	}
	s.sortAndMerge()
	s.joinClusters()
	if len(s.clusters) == 0 {
		l.branch(s.other)
		return
	}
	if len(s.clusters) == 1 && n <= 8 {
		s.clusters[0].complete(lo, hi, s.other)
	}
	s.tree(0, len(s.clusters), lo, hi, s.otherP)
}

// unsigned reports whether cases of n bits are denser as unsigned numbers and can be compared as unsigned 32-bit
// numbers.
func (s *switchLowering) unsigned(cases []ir.Case, n int) bool {
	if n >= 32 || n < 2 || len(cases) == 0 || !s.ops.Compares(ir.SLT, ir.I32) || !s.ops.Compares(ir.ULE, ir.I32) {
		return false
	}
	lo, hi := ^uint64(0), uint64(0)
	least, most := int64(math.MaxInt64), int64(math.MinInt64)
	for _, c := range cases {
		u, x := ir.ZeroExtend(uint64(c.Lo), n), ir.SignExtend(uint64(c.Lo), n)
		lo, hi = min(lo, u), max(hi, u)
		least, most = min(least, x), max(most, x)
	}
	return hi-lo < uint64(most-least)
}

func minInt(t *ir.Type) int64 { return -1 << (t.Bits - 1) }
func maxInt(t *ir.Type) int64 { return 1<<(t.Bits-1) - 1 }

// fitType widens the switched value to a type that the machine compares.
func (s *switchLowering) fitType() {
	for _, t := range [...]*ir.Type{ir.I8, ir.I16, ir.I32, ir.I64} {
		if t.Bits >= s.t.Bits && s.ops.Compares(ir.SLT, t) && s.ops.Compares(ir.EQ, t) {
			s.v, s.t = s.convert(ir.OpSExt, t, s.v), t
			return
		}
	}
}

// isUnreachable reports whether b consists of unreachable.
func isUnreachable(b *ir.Block) bool {
	return len(b.Values) == 1 && b.Values[0].Op == ir.OpUnreachable
}

// prob returns the probability of successor i; equal shares if unknown.
func (s *switchLowering) prob(probs []float64, i int) float64 {
	if s.known {
		return probs[i]
	}
	return 1
}

// sortAndMerge sorts the cases and merges adjacent ones with the same target.
func (s *switchLowering) sortAndMerge() {
	cs := s.clusters
	slices.SortFunc(cs, func(a, b cluster) int {
		switch {
		case a.lo < b.lo:
			return -1
		case a.lo > b.lo:
			return 1
		}
		return 0
	})
	n := 0
	for _, c := range cs {
		if !s.noOther && c.to == s.other {
			s.otherP += c.prob
			continue
		}
		if n > 0 && cs[n-1].to == c.to && cs[n-1].hi+1 == c.lo {
			cs[n-1].hi = c.hi
			cs[n-1].prob += c.prob
			continue
		}
		cs[n] = c
		n++
	}
	s.clusters = cs[:n]
}

// tableWindow is the maximum number of clusters in one jump table.
const tableWindow = 4096

// joinClusters joins clusters greedily, lowest value first, into the longest bit tests and jump tables. Bit tests are
// preferred.
func (s *switchLowering) joinClusters() {
	cs := s.clusters
	var out []cluster
	for i := 0; i < len(cs); {
		tests, table := s.bitTestEnd(cs, i), i
		if s.ops.Has(ir.OpJumpTable, nil) && !s.f.Attrs.NoJumpTables {
			table = s.tableEnd(cs, i)
		}
		switch {
		case table-i >= s.Legalizer.t.Limits.TableEntries && table > tests:
			out = append(out, s.table(cs[i:table]))
			i = table
		case tests > i:
			out = append(out, s.bitTests(cs[i:tests]))
			i = tests
		default:
			out = append(out, cs[i])
			i++
		}
	}
	s.clusters = out
}

// tableEnd returns the end of the longest run of clusters from i dense enough for a table.
func (s *switchLowering) tableEnd(cs []cluster, i int) int {
	end, values := i, uint64(0)
	limits := &s.Legalizer.t.Limits
	density, most := limits.TableDensity[s.level], uint64(cmp.Or(limits.TableLength, maxTable))
	for j := i; j < len(cs) && j < i+tableWindow; j++ {
		values += uint64(cs[j].hi-cs[j].lo) + 1
		span := uint64(cs[j].hi-cs[i].lo) + 1
		if span > most || span == 0 {
			break
		}
		if float64(values) >= density*float64(span) {
			end = j + 1
		} else if float64(values)*8 < density*float64(span) {
			break
		}
	}
	return end
}

// maxTable is the maximum number of entries of a jump table.
const maxTable = 1 << 16

// table returns one table cluster for all of cs.
func (s *switchLowering) table(cs []cluster) cluster {
	c := cluster{lo: cs[0].lo, hi: cs[len(cs)-1].hi}
	c.table = make([]*ir.Block, c.hi-c.lo+1)
	for _, x := range cs {
		for v := x.lo; v <= x.hi; v++ {
			c.table[v-c.lo] = x.to
			if v == x.hi {
				break
			}
		}
		c.prob += x.prob
	}
	hole := s.other
	if s.noOther {
		hole = cs[0].to
	}
	for i, b := range c.table {
		if b == nil {
			c.table[i] = hole
		}
	}
	return c
}

// complete extends a table that covers most of the values from lo to hi to all of them, which makes the range check
// unnecessary.
func (c *cluster) complete(lo, hi int64, other *ir.Block) {
	if 2*int64(len(c.table)) <= hi-lo {
		return
	}
	table := make([]*ir.Block, hi-lo+1)
	for i := range table {
		table[i] = other
	}
	copy(table[c.lo-lo:], c.table)
	c.lo, c.hi, c.table = lo, hi, table
}

// tree emits the decision between clusters i to j for a value known to be between lo and hi; otherP is the probability
// of the default.
func (s *switchLowering) tree(i, j int, lo, hi int64, otherP float64) {
	if j-i == 1 {
		s.decide(s.clusters[i], lo, hi, s.other, otherP)
		return
	}
	if j-i <= chainLength || s.level == 2 {
		s.chain(i, j, lo, hi, otherP)
		return
	}
	m := s.middle(i, j)
	left, right := s.newBlock(), s.newBlock()
	pl, pr := otherP/2, otherP/2
	for k := i; k < j; k++ {
		if k < m {
			pl += s.clusters[k].prob
		} else {
			pr += s.clusters[k].prob
		}
	}
	bound := s.clusters[m].lo
	s.branchIf(s.cmpImm(ir.SLT, s.v, bound), left, right, s.share(pl, pr))
	s.enter(left)
	s.tree(i, m, lo, bound-1, otherP/2)
	s.enter(right)
	s.tree(m, j, bound, hi, otherP/2)
}

// share returns a's share of the probability a + b.
func (s *switchLowering) share(a, b float64) float64 {
	switch {
	case !s.known:
		return -1
	case a+b == 0:
		return 0.5
	}
	return a / (a + b)
}

// middle returns the cluster that best balances the probabilities of both sides.
func (s *switchLowering) middle(i, j int) int {
	if !s.known {
		return (i + j) / 2
	}
	total := 0.0
	for _, c := range s.clusters[i:j] {
		total += c.prob
	}
	m, sum := i, 0.0
	for m < j-1 && sum+s.clusters[m].prob/2 < total/2 {
		sum += s.clusters[m].prob
		m++
	}
	// Neither side may be so short that the tree degenerates to a list.
	least := max(1, (j-i)/8)
	return min(max(m, i+least), j-least)
}

// chainLength is the maximum number of clusters tested sequentially; the figure is LLVM's.
const chainLength = 3

// chain tests one cluster after another, the most probable first.
func (s *switchLowering) chain(i, j int, lo, hi int64, otherP float64) {
	cs := slices.Clone(s.clusters[i:j])
	slices.SortStableFunc(cs, func(a, b cluster) int {
		switch {
		case a.prob > b.prob:
			return -1
		case a.prob < b.prob:
			return 1
		}
		return 0
	})
	for k, c := range cs {
		if k == len(cs)-1 {
			s.decide(c, lo, hi, s.other, otherP)
			return
		}
		rest := otherP
		for _, d := range cs[k+1:] {
			rest += d.prob
		}
		next := s.newBlock()
		s.decide(c, lo, hi, next, rest)
		s.enter(next)
		if c.lo <= lo && !c.passesHoles() {
			lo = c.hi + 1
		}
		if c.hi >= hi && !c.passesHoles() {
			hi = c.lo - 1
		}
	}
}

// decide branches to c's target, or to no if the value, which is between lo and hi, is not in c; noP is the probability
// of that.
func (s *switchLowering) decide(c cluster, lo, hi int64, no *ir.Block, noP float64) {
	certain := c.lo <= lo && hi <= c.hi || s.noOther && no == s.other
	if c.tests != nil {
		s.throughTests(c, lo, hi, no, noP)
		return
	}
	if c.table != nil {
		s.throughTable(c, certain, no, noP)
		return
	}
	if certain {
		s.branch(c.to)
		return
	}
	p := s.share(c.prob, noP)
	switch {
	case c.lo == c.hi:
		s.branchIf(s.cmpImm(ir.EQ, s.v, c.lo), c.to, no, p)
	case c.lo <= lo:
		s.branchIf(s.cmpImm(ir.SLE, s.v, c.hi), c.to, no, p)
	case c.hi >= hi:
		s.branchIf(s.cmpImm(ir.SGE, s.v, c.lo), c.to, no, p)
	default:
		x := s.addImm(s.v, -c.lo)
		s.branchIf(s.cmpImm(ir.ULE, x, c.hi-c.lo), c.to, no, p)
	}
}

// throughTable jumps through a table, after a range check.
func (s *switchLowering) throughTable(c cluster, certain bool, no *ir.Block, noP float64) {
	x := s.addImm(s.v, -c.lo)
	if !certain {
		jump := s.newBlock()
		s.branchIf(s.cmpImm(ir.ULE, x, c.hi-c.lo), jump, no, s.share(c.prob, noP))
		s.enter(jump)
	}
	if x.Type.Bits < s.iptr.Bits {
		x = s.convert(ir.OpZExt, s.iptr, x)
	}
	s.emit(ir.OpJumpTable, ir.Void, x)
	s.cur.Succs = c.table
}

// switchWide compares a multi-word integer with each case in turn.
func (l *builder) switchWide(v *ir.Value, succs []*ir.Block) {
	n := v.Args[0].Type.Bits
	x := l.get(v.Args[0])
	for i, c := range v.Cases() {
		next := l.newBlock()
		hi := uint64(c.Hi)
		if n <= 64 {
			hi = 0
		}
		l.branchIf(l.ints.cmpWords(ir.EQ, n, x, l.ints.wideConst(n, uint64(c.Lo), hi)), succs[i+1], next, -1)
		l.enter(next)
	}
	l.branch(succs[0])
}
