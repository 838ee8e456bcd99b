package regalloc

import (
	"errors"
	"fmt"
)

// A Source says where the instructions of a Problem are in a text, for messages.
type Source struct {
	File string
	At   []TextPos // by instruction
}

// A TextPos is a place in a text, from 1; the zero value is none.
type TextPos struct{ Line, Column int32 }

// Place returns where instruction i is, as file:line:column, or "" if that is not known.
func (s *Source) Place(i InstrID) string {
	if s == nil || i < 0 || int(i) >= len(s.At) || s.At[i].Line == 0 {
		return ""
	}
	return fmt.Sprintf("%s:%d:%d", s.File, s.At[i].Line, s.At[i].Column)
}

// Locate gives err, if it is an InfeasibleError about p that has no place yet, the place of its instruction.
func (p *Problem) Locate(err error) {
	var e *InfeasibleError
	if errors.As(err, &e) && e.Place == "" {
		e.Place = p.Source.Place(e.Instr)
	}
}

// subject is what a finding of Validate is about.
type subject uint8

const (
	aboutProblem subject = iota
	aboutBlock
	aboutEdge
	aboutInstr
	aboutVReg
)

// A finding is what Validate says about number id of a subject; of an instruction, about this operand, or -1.
type finding struct {
	about       subject
	id, operand int
	text        string
}

// Error implements error.
func (f *finding) Error() string { return f.text }

// lines is where the parts of a Problem's text are.
type lines struct {
	blocks, vregs []TextPos
	edges         map[EdgeID]TextPos
	instrs        map[InstrID]TextPos
	operands      map[OpID]TextPos
	problem       TextPos
}

// of returns where f's subject is.
func (l *lines) of(p *Problem, f *finding) TextPos {
	at := l.problem
	switch k := f.id; f.about {
	case aboutBlock:
		at = l.blocks[k]
	case aboutVReg:
		at = l.vregs[k]
	case aboutEdge:
		at = l.edges[EdgeID(k)]
	case aboutInstr:
		at = l.instrs[InstrID(k)]
		if f.operand >= 0 {
			at = l.operands[p.Instrs[k].Operands[0]+OpID(f.operand)]
		}
	}
	if at == (TextPos{}) {
		return l.problem
	}
	return at
}
