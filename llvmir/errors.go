package llvmir

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"

	"spillway/llvmir/bitcode"
)

// MaxErrors is the maximum number of errors that Parse reports per file.
const MaxErrors = 10

// giveUp is the number of errors after which Parse stops.
const giveUp = 1000

// An Error is an error in the text: what is wrong, and a remedy.
type Error struct {
	File      string
	Line, Col int // from 1, in bytes; 0 for the error that counts the rest
	Msg       string
}

// Error returns "file:line:column: what, and what to do".
func (e *Error) Error() string {
	if e.Line == 0 {
		return fmt.Sprintf("%s: %s", e.File, e.Msg)
	}
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Col, e.Msg)
}

// An ErrorList contains the errors of one file by line. An unsupported feature is reported once, however often it
// occurs. After MaxErrors, an error without a line counts the rest.
type ErrorList []*Error

// Error returns one line for each finding.
func (l ErrorList) Error() string {
	lines := make([]string, len(l))
	for i, e := range l {
		lines[i] = e.Error()
	}
	return strings.Join(lines, "\n")
}

// findings converts the recorded errors to the result.
func (p *parser) findings() ErrorList {
	slices.SortStableFunc(p.errs, func(a, b *Error) int { return cmp.Compare(a.Line, b.Line) })
	list := merge(p.errs)
	if p.origin.bitcode != nil {
		p.toOffsets(list)
	}
	if bytes.Contains(p.src, []byte(`!"rustc version `)) {
		for _, e := range list {
			e.Msg = rustFlags.Replace(e.Msg)
		}
	}
	if more := len(list) - MaxErrors; more > 0 {
		what := fmt.Sprintf("%d more errors", more)
		if len(p.errs) >= giveUp {
			what = "more than " + what
		} else if more == 1 {
			what = "1 more error"
		}
		list = append(list[:MaxErrors], &Error{File: p.file, Msg: what})
	}
	return list
}

// toOffsets maps positions in the text of bitcode to bitcode offsets, within bodies. O(text).
func (p *parser) toOffsets(list ErrorList) {
	line, pos := 1, 0
	for _, e := range list {
		if e.Line == 0 {
			continue
		}
		for line < e.Line && pos < len(p.src) {
			if p.src[pos] == '\n' {
				line++
			}
			pos++
		}
		at, _ := slices.BinarySearchFunc(p.origin.places, pos, func(x bitcode.Place, pos int) int { return cmp.Compare(x.Text, pos+1) })
		where := ""
		if at > 0 && bytes.IndexByte(p.src[p.origin.places[at-1].Text:pos], '}') < 0 {
			where = fmt.Sprintf("offset %d: ", p.origin.places[at-1].Offset)
		}
		e.Line, e.Col, e.Msg = 0, 0, where+e.Msg
	}
}

// rustFlags replaces clang's flags in remedies by rustc's.
var rustFlags = strings.NewReplacer("compile with -fno-exceptions", "compile with -C panic=abort", "compile with -mlong-double-64 or use double", "use f64")

// merge keeps the first of errors about the same unsupported feature, with their count.
func merge(errs ErrorList) (list ErrorList) {
	times := map[string]int{}
	for _, e := range errs {
		if times[e.Msg]++; times[e.Msg] == 1 || !strings.Contains(e.Msg, " not supported") {
			list = append(list, e)
		}
	}
	for _, e := range list {
		if n := times[e.Msg]; n > 1 && strings.Contains(e.Msg, " not supported") {
			e.Msg += fmt.Sprintf(" (%d times in this file)", n)
		}
	}
	return list
}

// bailout is the panic value for leaving a construct after an error has been recorded.
type bailout struct{}

// tooMany is the panic value after giveUp errors.
type tooMany struct{}

// report records an error at the given place and continues.
func (p *parser) report(line, col int, format string, args ...any) {
	p.errs = append(p.errs, &Error{p.file, line, col, fmt.Sprintf(format, args...)})
	if len(p.errs) >= giveUp {
		panic(tooMany{})
	}
}

// fail records an error at the current token and leaves the construct.
func (p *parser) fail(format string, args ...any) {
	p.failAt(p.tokLine, p.col(), format, args...)
}

// failAt records an error at the given position and leaves the construct.
func (p *parser) failAt(line, col int, format string, args ...any) {
	p.report(line, col, format, args...)
	panic(bailout{})
}

// failInst records an error at the start of the current instruction.
func (p *parser) failInst(format string, args ...any) {
	p.failAt(int(p.instLine), int(p.instCol), format, args...)
}

// recovered runs f and reports whether it completed without bailout.
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
