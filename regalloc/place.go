package regalloc

import (
	"errors"
	"fmt"
)

// A Source maps the instructions of a Problem to positions in a text, for messages.
type Source struct {
	File string
	At   []TextPos // by instruction
}

// A TextPos is a position in a text, from 1; the zero value is unknown.
type TextPos struct{ Line, Column int32 }

// Place returns the position of instruction i as file:line:column, or "" if unknown.
func (s *Source) Place(i InstrID) string {
	if s == nil || i < 0 || int(i) >= len(s.At) || s.At[i].Line == 0 {
		return ""
	}
	return fmt.Sprintf("%s:%d:%d", s.File, s.At[i].Line, s.At[i].Column)
}

// Locate adds the instruction's position to err, if err is an InfeasibleError about p without one.
func (p *Problem) Locate(err error) {
	var e *InfeasibleError
	if errors.As(err, &e) && e.Place == "" {
		e.Place = p.Source.Place(e.Instr)
	}
}

// subject is the kind of entity that a finding of Validate concerns.
type subject uint8

const (
	aboutProblem subject = iota
	aboutBlock
	aboutEdge
	aboutInstr
	aboutVReg
)

// A finding is an error found by Validate in entity number id of a subject; for instructions also the operand, or -1.
type finding struct {
	about       subject
	id, operand int
	text        string
}

// Error implements error.
func (f *finding) Error() string { return f.text }

// lines are the positions of the parts of a Problem in its text.
type lines struct {
	blocks, vregs []TextPos
	edges         map[EdgeID]TextPos
	instrs        map[InstrID]TextPos
	operands      map[OpID]TextPos
	problem       TextPos
}

// of returns the position of f's subject.
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
