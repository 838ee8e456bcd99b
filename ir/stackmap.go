package ir

// A StackMap is what a garbage collector or a deoptimizer finds in the frame while a call is running: where it is said is the
// record of that number in section .llvm_stackmaps, whose instruction is what the call returns to. It is how package llvmir
// reads gc.statepoint, stackmap and the bundles "deopt" and "gc-live": values are stored to allocas before the call, and
// loaded from there after it where the collector may have changed them.
//
// The call may read and write what the locations name, so that no pass keeps such a value in a register across it.
type StackMap struct {
	ID        uint64
	Locations []StackLocation // in the order of the record
	Patch     *Patch          // the call is a patchpoint; nil: it is not
}

// The strategies of garbage collectors with frame maps of their own (Func.GC). The stack maps of a function's calls, of which all
// name the same allocas, are then in LLVM's format for the strategy, without their numbers.
const (
	GCOCaml  = "ocaml"  // the table __frametable of the OCaml runtime
	GCErlang = "erlang" // the section .note.gc of HiPE
)

// A Patch is what LLVM calls a patchpoint: the call is a sequence of Bytes bytes, filled up with no-ops, that may be written anew
// while the program runs. The record is located at its start, not after the call, and lists the registers that are live after it.
// A callee that is null is not called. With CallAnyReg, arguments and result are in registers that the record names first, and the
// code preserves all others.
type Patch struct{ Bytes int64 }

// Patch returns the patchpoint that v is, or nil.
func (v *Value) Patch() *Patch {
	if m := v.StackMap(); m != nil {
		return m.Patch
	}
	return nil
}

// A StackLocation is a constant, or what an alloca holds.
type StackLocation struct {
	Alloca *Value // an OpAlloca of the entry block that has a known size; nil: the location is Const
	Const  int64

	// Made by legalization, in place of Alloca: the number plus 1 of the slot, and the bytes from its start.
	Slot int32
	Off  int64
	Size int64 // of Alloca
	// Operand is the number plus 1 of an operand of an anyregcc patchpoint, whose register the location is: the result, if there
	// is one, and the arguments.
	Operand int32
}

// StackMap returns the stack map of v, or nil.
func (v *Value) StackMap() *StackMap {
	if v == nil || v.Call == nil {
		return nil
	}
	return v.Call.StackMap
}

// stackMap checks the stack map of a call of the raw program.
func (v *Verifier) stackMap(m *StackMap) {
	if m.Patch != nil && m.Patch.Bytes < 0 {
		v.fail("a patchpoint has %d bytes, reserve at least 0", m.Patch.Bytes)
	}
	for i := range m.Locations {
		a := m.Locations[i].Alloca
		if a != nil && (a.Op != OpAlloca || a.Block == nil || a.Block != v.f.Blocks[0] || len(a.Args) > 0 && !a.Args[0].IsConst()) {
			v.fail("location %d of the stack map is not an alloca of known size in the entry block, name one", i+1)
		}
	}
}

// stackMap prints the stack map of a call as an operand bundle.
func (p *printer) stackMap(m *StackMap) {
	p.str("\"stackmap\"(i64 ")
	p.int(int64(m.ID))
	for i := range m.Locations {
		switch l := &m.Locations[i]; {
		case l.Alloca != nil:
			p.str(", ptr ")
			p.operand(l.Alloca)
		case l.Operand > 0:
			p.str(", ptr operand ")
			p.int(int64(l.Operand - 1))
		case l.Slot > 0:
			p.str(", ptr slot ")
			p.int(int64(l.Slot - 1))
			p.str(" + ")
			p.int(l.Off)
		default:
			p.str(", i64 ")
			p.int(l.Const)
		}
	}
	p.str(")")
	if m.Patch != nil {
		p.str(", \"patchpoint\"(i32 ")
		p.int(m.Patch.Bytes)
		p.str(")")
	}
}
