package graph

import (
	"fmt"
	"strconv"
	"strings"
)

// Graph is a register transfer graph over the registers 1..Registers. An edge {u, v} means that v receives the initial
// value of u; {v, v} preserves v. No register has two incoming edges; a register without one may be overwritten.
type Graph struct {
	Registers int
	Edges     [][2]int
}

// String formats g in the syntax that Parse accepts.
func (g Graph) String() string {
	var b strings.Builder
	for i, e := range g.Edges {
		if i > 0 {
			b.WriteByte(' ')
		}
		fmt.Fprintf(&b, "%d->%d", e[0], e[1])
	}
	return b.String()
}

// MaxRegister is the highest register number that Parse accepts.
const MaxRegister = 1 << 24

// SyntaxError reports text that is not a register transfer graph.
type SyntaxError struct {
	Line, Column int // from 1; the column counts bytes
	Reason       string
}

func (e *SyntaxError) Error() string {
	return fmt.Sprintf("line %d, column %d: %s", e.Line, e.Column, e.Reason)
}

// Parser parses register transfer graphs. It may be reused, but not concurrently.
type Parser struct {
	// Registers is the number of registers; 0: the highest one in the graph.
	Registers int

	entered []int32 // by register: the last graph that has an edge into it
	graph   int32

	text         string
	pos          int
	line, column int
}

// Parse parses edges like "1->2 r3->r3", separated by white space or commas. line is the number of the first line of
// text, for errors, which are of type *SyntaxError.
func (p *Parser) Parse(text string, line int) (Graph, error) {
	p.text, p.pos, p.line, p.column = text, 0, line, 1
	p.graph++
	g := Graph{Registers: p.Registers, Edges: [][2]int{}}
	for {
		p.skip(" \t\r\n,")
		if p.pos == len(p.text) {
			return g, nil
		}
		from, err := p.register()
		if err != nil {
			return Graph{}, err
		}
		if err := p.arrow(); err != nil {
			return Graph{}, err
		}
		at := p.fail("")
		to, err := p.register()
		if err != nil {
			return Graph{}, err
		}
		if p.pos < len(p.text) && !strings.ContainsRune(" \t\r\n,", rune(p.text[p.pos])) {
			return Graph{}, p.fail("unexpected %q after an edge", p.next())
		}
		if !p.enter(to) {
			at.Reason = fmt.Sprintf("second edge into register %d", to)
			return Graph{}, at
		}
		g.Edges = append(g.Edges, [2]int{from, to})
		if p.Registers == 0 {
			g.Registers = max(g.Registers, from, to)
		}
	}
}

func (p *Parser) enter(to int) bool {
	if to >= len(p.entered) {
		p.entered = append(p.entered, make([]int32, to+1-len(p.entered))...)
	}
	if p.entered[to] == p.graph {
		return false
	}
	p.entered[to] = p.graph
	return true
}

// register parses "7" or "r7".
func (p *Parser) register() (int, error) {
	start := *p
	digits := p.pos
	if digits < len(p.text) && p.text[digits] == 'r' {
		digits++
	}
	end := digits
	for end < len(p.text) && p.text[end] >= '0' && p.text[end] <= '9' {
		end++
	}
	if end == digits {
		if p.pos == len(p.text) {
			return 0, p.fail("a register is missing")
		}
		return 0, p.fail("expected a register, found %q", p.next())
	}
	p.advance(end - p.pos)
	r, err := strconv.Atoi(p.text[digits:end])
	limit := p.Registers
	if limit == 0 {
		limit = MaxRegister
	}
	if err != nil || r < 1 || r > limit {
		return 0, start.fail("register %s is out of range 1..%d", p.text[digits:end], limit)
	}
	return r, nil
}

func (p *Parser) arrow() error {
	p.skip(" \t")
	if !strings.HasPrefix(p.text[p.pos:], "->") {
		if p.pos == len(p.text) {
			return p.fail("-> is missing")
		}
		return p.fail("expected ->, found %q", p.next())
	}
	p.advance(2)
	p.skip(" \t")
	return nil
}

func (p *Parser) skip(set string) {
	for p.pos < len(p.text) && strings.IndexByte(set, p.text[p.pos]) >= 0 {
		p.advance(1)
	}
}

func (p *Parser) advance(n int) {
	for range n {
		p.column++
		if p.text[p.pos] == '\n' {
			p.line, p.column = p.line+1, 1
		}
		p.pos++
	}
}

// next returns the current character.
func (p *Parser) next() string {
	for _, r := range p.text[p.pos:] {
		return string(r)
	}
	return ""
}

func (p *Parser) fail(format string, args ...any) *SyntaxError {
	return &SyntaxError{p.line, p.column, fmt.Sprintf(format, args...)}
}

// ParseRegister parses one register, "7" or "r7".
func ParseRegister(text string) (int, error) {
	p := Parser{text: text, line: 1, column: 1}
	r, err := p.register()
	if err == nil && p.pos != len(text) {
		err = p.fail("unexpected %q after a register", p.next())
	}
	return r, err
}
