package llvmir

import (
	"fmt"
	"strings"
)

// MaxErrors is the number of errors after which Parse gives up on a file.
const MaxErrors = 10

// An Error is one finding in the text: what is wrong, and what to do.
type Error struct {
	File      string
	Line, Col int // from 1, in bytes
	Msg       string
}

// Error returns "file:line:column: what, and what to do".
func (e *Error) Error() string {
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Col, e.Msg)
}

// An ErrorList holds the findings of one file in the order of their lines,
// at most MaxErrors of them.
type ErrorList []*Error

// Error returns one line for each finding.
func (l ErrorList) Error() string {
	lines := make([]string, len(l))
	for i, e := range l {
		lines[i] = e.Error()
	}
	return strings.Join(lines, "\n")
}

// bailout is what the parser panics with to leave the construct it is in; the
// error is recorded already.
type bailout struct{}

// tooMany is what the parser panics with after MaxErrors errors.
type tooMany struct{}

// report records an error at the given place and goes on.
func (p *parser) report(line, col int, format string, args ...any) {
	p.errs = append(p.errs, &Error{p.file, line, col, fmt.Sprintf(format, args...)})
	if len(p.errs) >= MaxErrors {
		panic(tooMany{})
	}
}

// fail records an error at the current token and leaves the construct.
func (p *parser) fail(format string, args ...any) {
	p.failAt(p.tokLine, p.col(), format, args...)
}

// failAt records an error at the given place and leaves the construct.
func (p *parser) failAt(line, col int, format string, args ...any) {
	p.report(line, col, format, args...)
	panic(bailout{})
}

// failInst records an error at the start of the current instruction.
func (p *parser) failInst(format string, args ...any) {
	p.failAt(int(p.instLine), int(p.instCol), format, args...)
}

// recovered runs f and reports whether it came to its end without bailout.
func recovered(f func()) (ok bool) {
	defer func() {
		if r := recover(); r != nil {
			if _, is := r.(bailout); !is {
				panic(r)
			}
		}
	}()
	f()
	return true
}
