package regalloc

// A Log receives an allocator's decisions in the order in which they are made (see package explain). A nil Log records
// nothing. It must not influence the outcome.
type Log func(d Decision)

// A Decision is a step of an allocator. Consequences of decisions, such as moves on edges, are not reported.
type Decision struct {
	Kind  DecisionKind
	VReg  VReg    // the value concerned, or None
	Other VReg    // the value it is for, or is merged with, or None
	Instr InstrID // the instruction before which, or at which, it holds; None: the whole function
	// From is where VReg was, and To is where it is from here on. Slots are not numbered until allocation ends: every
	// slot is InSlot(0). The zero value is no location.
	From, To Loc
	Why      string
	Was, Is  *Result // of Became
}

// DecisionKind is the kind of a Decision.
type DecisionKind uint8

// The kinds of decisions.
const (
	Began      DecisionKind = iota // an attempt at the whole function; earlier decisions are void
	Noted                          // a remark; nothing changes
	Entered                        // a block begins at Instr; values in registers there are reported as Kept
	Kept                           // VReg is in To at the start of the block, and comes from From over the edge taken most often
	Assigned                       // VReg gets To
	Split                          // VReg moves to To
	Evicted                        // VReg leaves From, possibly for Other
	Spilled                        // VReg is in memory, or stored there
	Folded                         // the instruction reads VReg in place, in To
	Copied                         // the instruction reads a temporary copy of VReg in To
	Coalesced                      // VReg and Other are merged
	Simplified                     // VReg is pushed on the stack, and colored after all that remain
	Became                         // the Result Is replaces Was
)

var decisionKinds = [...]string{"begin", "note", "enter", "keep", "assign", "split", "evict", "spill", "fold", "copy", "coalesce", "simplify", "become"}

// String returns the kind's name as explain --json has it.
func (k DecisionKind) String() string { return decisionKinds[k] }

// Begin reports an attempt at the whole function; a nil Log ignores it.
func (l Log) Begin(why string) {
	if l != nil {
		l(Decision{Kind: Began, VReg: None, Other: None, Instr: None, Why: why})
	}
}

// Note reports a remark; a nil Log ignores it.
func (l Log) Note(why string) {
	if l != nil {
		l(Decision{Kind: Noted, VReg: None, Other: None, Instr: None, Why: why})
	}
}

// Became reports that one Result has replaced another; a nil Log ignores it. Neither Result is retained.
func (l Log) Became(was, is *Result, why string) {
	if l != nil {
		l(Decision{Kind: Became, VReg: None, Other: None, Instr: None, Why: why, Was: was, Is: is})
	}
}
