package target

import (
	"strings"

	"spillway/ir"
)

// AtomicCalls are functions of the compiler's library that do atomic operations as well as the current processor can, which they
// find out when the program starts. A read-modify-write has as arguments the value and the address, a compare-and-exchange what
// is expected, the new value and the address; both return what was there before.
type AtomicCalls struct {
	Feature string // functions ask for them by it, in "target-features"
	// Name returns the function for op, OpAtomicRMW or OpCmpXchg, on so many bytes; "": there is none. That of
	// ir.RMWAnd takes the complement of the value.
	Name func(op ir.Op, k ir.RMW, bytes int64, order ir.Order) string
}

// Asked reports whether a function asks for them whose "target-features" are list.
func (a *AtomicCalls) Asked(list string) bool { return asked(list, a.Feature) }

// asked reports whether a function asks for a feature whose "target-features" are list.
func asked(list, feature string) bool {
	yes := false
	for word := range strings.SplitSeq(list, ",") {
		if len(word) > 1 && word[1:] == feature {
			yes = word[0] == '+'
		}
	}
	return yes
}

// LocksAtomics reports whether all atomic accesses of a function whose "target-features" are list are calls of libatomic, which may lock:
// none of them may then be done in another way.
func (t *Target) LocksAtomics(list string) bool {
	return t.LockFree != "" && !asked(list, t.LockFree)
}
