package mach

// Debug is what the text of a function says to debuggers besides its instructions, which
// are numbered from 0 in the order of the layout.
type Debug struct {
	Rows  []LineRow // in order of At
	Marks []int32   // ascending: instructions that a label stands before; the number of instructions: the end
}

// A LineRow says that the instructions from At on belong to a place in the source.
type LineRow struct {
	At          int32
	File        int32 // number in the table of files
	Line, Col   int32
	Statement   bool // a debugger may stop there
	PrologueEnd bool
}

// NumberPoints gives the instructions of f, which is at stage Split, their numbers in the
// Problem (Instr.Point).
func (f *Func) NumberPoints() {
	n := int32(0)
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			n++
			b.Instrs[i].Point = n
		}
	}
}
