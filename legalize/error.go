package legalize

import (
	"fmt"

	"spillway/ir"
)

// An Error names an unsupported construct, its position, and a remedy.
type Error struct {
	File      string
	Line, Col int32 // 0: unknown
	Func      string
	What, Do  string
}

// Error returns one line "file:line:column: what, and what to do", starting at the function if the program was not read
// from a file.
func (e *Error) Error() string {
	if e.File == "" && e.Line == 0 {
		return fmt.Sprintf("in @%s: %s; %s", e.Func, e.What, e.Do)
	}
	return fmt.Sprintf("%s:%d:%d: in @%s: %s; %s", e.File, e.Line, e.Col, e.Func, e.What, e.Do)
}

// newError returns an Error about v, a value of f.
func newError(f *ir.Func, v *ir.Value, do, format string, args ...any) *Error {
	e := &Error{Func: f.Name, What: fmt.Sprintf(format, args...), Do: do}
	if f.Module != nil {
		e.File = f.Module.Name
	}
	if v != nil {
		e.Line, e.Col = v.Line, v.Col
	}
	return e
}

// checkMachine returns an error if f has operations of another target, whose numbers mean something else on this one.
func (lz *Legalizer) checkMachine(f *ir.Func) error {
	if f.TargetOps == nil || f.TargetOps == lz.t.Ops {
		return nil
	}
	for _, b := range f.Blocks {
		for _, v := range b.Values {
			if v.Op >= ir.FirstTargetOp {
				return newError(f, v, "guard the code by a check of the target", "an intrinsic of another machine is not supported on this target")
			}
		}
	}
	return nil
}

// fail records that v cannot be legalized; the first error of a function is kept.
func (l *builder) fail(v *ir.Value, do, format string, args ...any) {
	if l.err != nil {
		return
	}
	e := newError(l.f, v, do, format, args...)
	if e.Line == 0 {
		e.Line, e.Col = l.line, l.col
	}
	l.err = e
}
