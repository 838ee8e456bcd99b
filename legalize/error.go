package legalize

import (
	"fmt"

	"spillway/ir"
)

// An Error says which construct of the program the target cannot have, where it
// stands, and what to do about it.
type Error struct {
	File      string
	Line, Col int32 // 0: unknown
	Func      string
	What, Do  string
}

// Error returns one line "file:line:column: what, and what to do", from the function on
// if the program was not read from a file.
func (e *Error) Error() string {
	if e.File == "" && e.Line == 0 {
		return fmt.Sprintf("in @%s: %s; %s", e.Func, e.What, e.Do)
	}
	return fmt.Sprintf("%s:%d:%d: in @%s: %s; %s", e.File, e.Line, e.Col, e.Func, e.What, e.Do)
}

// fail records that v cannot be legalized; the first error of a function is kept.
func (l *lowering) fail(v *ir.Value, do, format string, args ...any) {
	if l.err != nil {
		return
	}
	e := &Error{Func: l.f.Name, What: fmt.Sprintf(format, args...), Do: do}
	if l.f.Module != nil {
		e.File = l.f.Module.Name
	}
	if v != nil {
		e.Line, e.Col = v.Line, v.Col
	}
	if e.Line == 0 {
		e.Line, e.Col = l.line, l.col
	}
	l.err = e
}
