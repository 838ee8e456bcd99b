package regalloc

// A Log is told what an allocator decides, in the order in which it decides it, for people who want to follow it
// (package explain). If it is nil, nothing is recorded. It decides the same either way.
type Log func(d Decision)

// A Decision is a step of an allocator. What follows from decisions, as moves on edges do, is none.
type Decision struct {
	Kind  DecisionKind
	VReg  VReg    // of whom it is, or None
	Other VReg    // whom it is for, or with whom it becomes one, or None
	Instr InstrID // before which, or at which it holds; None: all over the function
	// From is where VReg was, and To is where it is from here on. Slots have no numbers as long as allocators decide:
	// every slot is InSlot(0). The zero value is nowhere.
	From, To Loc
	Why      string
	Was, Is  *Result // of Became
}

// DecisionKind says what a Decision is.
type DecisionKind uint8

// The kinds of decisions.
const (
	Began      DecisionKind = iota // an attempt at the whole function: what was decided before is open again
	Noted                          // nothing changes
	Entered                        // a block is begun at Instr; what is in registers there is listed as Kept
	Kept                           // VReg is in To at the start of the block, and comes from From over the edge taken most often
	Assigned                       // VReg gets To
	Split                          // VReg continues in To
	Evicted                        // VReg leaves From, for Other perhaps
	Spilled                        // VReg is in memory, or stored there
	Folded                         // the instruction takes VReg where it is, in To
	Copied                         // the instruction takes a copy of VReg in To, which is gone after it
	Coalesced                      // VReg and Other are one from now on
	Simplified                     // VReg is put aside, and colored after all that are not yet
	Became                         // all is as in the Result Is, after it was as in Was: what differs has been decided again
)

var decisionKinds = [...]string{"begin", "note", "enter", "keep", "assign", "split", "evict", "spill", "fold", "copy", "coalesce", "simplify", "become"}

// String returns the kind's name as explain --json has it.
func (k DecisionKind) String() string { return decisionKinds[k] }

// Begin tells l that an attempt at the whole function begins; a nil Log ignores it.
func (l Log) Begin(why string) {
	if l != nil {
		l(Decision{Kind: Began, VReg: None, Other: None, Instr: None, Why: why})
	}
}

// Note tells l something that changes nothing; a nil Log ignores it.
func (l Log) Note(why string) {
	if l != nil {
		l(Decision{Kind: Noted, VReg: None, Other: None, Instr: None, Why: why})
	}
}

// Became tells l that one Result has taken the place of another; a nil Log ignores it. Neither is kept.
func (l Log) Became(was, is *Result, why string) {
	if l != nil {
		l(Decision{Kind: Became, VReg: None, Other: None, Instr: None, Why: why, Was: was, Is: is})
	}
}
