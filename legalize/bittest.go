package legalize

import (
	"slices"

	"spillway/ir"
)

// A bitTest branches to a block if the bit of the value is set.
type bitTest struct {
	to   *ir.Block
	mask uint64 // by value - cluster.base
	prob float64
}

// maxTests is the maximum number of targets of one cluster of bit tests.
const maxTests = 3

// bitTestPays is the minimum number of comparisons replaced by bit tests, by number of targets; the figures are LLVM's.
var bitTestPays = [maxTests + 1]int{1: 3, 2: 5, 3: 6}

// bitTestEnd returns the end of the longest run of clusters from i that fit one word and are profitable as bit tests,
// or i.
func (s *switchLowering) bitTestEnd(cs []cluster, i int) int {
	var dests [maxTests]*ir.Block
	n, compares, end := 0, 0, i
	for j := i; j < len(cs); j++ {
		if uint64(cs[j].hi-cs[i].lo) >= uint64(s.wbits) {
			break
		}
		if !slices.Contains(dests[:n], cs[j].to) {
			if n == maxTests {
				break
			}
			dests[n] = cs[j].to
			n++
		}
		compares++
		if cs[j].lo != cs[j].hi {
			compares++
		}
		if compares >= bitTestPays[n] {
			end = j + 1
		}
	}
	return end
}

// bitTests returns one cluster of bit tests for all of cs.
func (s *switchLowering) bitTests(cs []cluster) cluster {
	c := cluster{lo: cs[0].lo, hi: cs[len(cs)-1].hi}
	c.base = c.lo
	if c.lo >= 0 && c.hi < int64(s.wbits) {
		c.base = 0 // no subtraction is needed
	}
	for _, x := range cs {
		k := slices.IndexFunc(c.tests, func(t bitTest) bool { return t.to == x.to })
		if k < 0 {
			k = len(c.tests)
			c.tests = append(c.tests, bitTest{to: x.to})
		}
		for v := x.lo - c.base; v <= x.hi-c.base; v++ {
			c.tests[k].mask |= 1 << v
		}
		c.tests[k].prob += x.prob
		c.prob += x.prob
	}
	slices.SortStableFunc(c.tests, func(a, b bitTest) int {
		switch {
		case a.prob > b.prob:
			return -1
		case a.prob < b.prob:
			return 1
		}
		return 0
	})
	return c
}

// passesHoles reports whether values within the cluster's range that it does not cover continue to the next cluster,
// which may cover them. Otherwise they go to the default.
func (c *cluster) passesHoles() bool { return c.tests != nil && c.base != c.lo }

// throughTests branches to the target whose mask has the value's bit set, or to no. If the value is known to be
// covered, the last test is omitted.
func (s *switchLowering) throughTests(c cluster, lo, hi int64, no *ir.Block, noP float64) {
	x := s.addImm(s.v, -c.base)
	miss := no
	if !c.passesHoles() {
		miss = s.other
	}
	sure := s.noOther && miss == s.other
	if !(s.noOther && no == s.other) && (lo < c.base || hi > c.hi) {
		test := s.newBlock()
		s.branchIf(s.cmpImm(ir.ULE, x, c.hi-c.base), test, no, s.share(c.prob, noP))
		s.enter(test)
	}
	t := s.word
	if c.hi-c.base < 32 {
		t = ir.I32
	}
	if x.Type.Bits < t.Bits {
		x = s.convert(ir.OpZExt, t, x)
	} else {
		x = s.convert(ir.OpTrunc, t, x)
	}
	rest := c.prob + noP/2
	for i, test := range c.tests {
		last := i == len(c.tests)-1
		if last && sure {
			s.branch(test.to)
			return
		}
		next := miss
		if !last {
			next = s.newBlock()
		}
		rest -= test.prob
		bit := s.andImm(s.binary(ir.OpLShr, s.konst(t, int64(test.mask)), x), 1)
		s.branchIf(s.cmpImm(ir.NE, bit, 0), test.to, next, s.share(test.prob, rest))
		if !last {
			s.enter(next)
		}
	}
}
