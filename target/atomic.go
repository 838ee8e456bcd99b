package target

import (
	"strings"

	"spillway/ir"
)

// AtomicCalls are functions of the compiler's runtime library that perform atomic operations with the best
// instructions of the processor, which they detect at program start (outline atomics). A read-modify-write takes the
// value and the address, a compare-and-exchange the expected value, the new value and the address; both return the old
// value.
type AtomicCalls struct {
	Feature string // functions request them by this feature, in "target-features"
	// Name returns the function for op, OpAtomicRMW or OpCmpXchg, on the given number of bytes, or "". The one for
	// ir.RMWAnd takes the complement of the value.
	Name func(op ir.Op, k ir.RMW, bytes int64, order ir.Order) string
}

// Asked reports whether a function whose "target-features" are list uses them.
func (a *AtomicCalls) Asked(list string) bool { return asked(list, a.Feature) }

// asked reports whether the "target-features" list enables a feature.
func asked(list, feature string) bool {
	yes := false
	for word := range strings.SplitSeq(list, ",") {
		if len(word) > 1 && word[1:] == feature {
			yes = word[0] == '+'
		}
	}
	return yes
}

// LocksAtomics reports whether all atomic accesses of a function whose "target-features" are list are calls of
// libatomic, which may lock: then none of them may be inlined.
func (t *Target) LocksAtomics(list string) bool {
	return t.LockFree != "" && !asked(list, t.LockFree)
}
