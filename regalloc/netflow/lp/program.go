package lp

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
)

// Sense is the relation between a row's sum and its right-hand side.
type Sense byte

// The senses, by their letters in MPS files.
const (
	LE Sense = 'L'
	EQ Sense = 'E'
	GE Sense = 'G'
)

// A Program is a linear program, with variables between 0 and 1, of which some are integers: minimize the sum of
// costs subject to all rows.
type Program struct {
	Name string
	Cols []Col
	Rows []Row
}

// A Col is a variable.
type Col struct {
	Name    string
	Cost    float64
	Integer bool
}

// A Row is a constraint.
type Row struct {
	Name  string
	Terms []Term
	Sense Sense
	Right float64
}

// A Term is a variable times a factor.
type Term struct {
	Col    int32
	Factor float64
}

// col adds a variable.
func (p *Program) col(name string, cost float64) int32 {
	p.Cols = append(p.Cols, Col{Name: name, Cost: cost})
	return int32(len(p.Cols) - 1)
}

// row adds a constraint.
func (p *Program) row(name string, terms []Term, sense Sense, right float64) {
	p.Rows = append(p.Rows, Row{name, terms, sense, right})
}

// Variable adds a variable and returns its number.
func (p *Program) Variable(name string, cost float64, integer bool) int32 {
	c := p.col(name, cost)
	p.Cols[c].Integer = integer
	return c
}

// Require adds a constraint.
func (p *Program) Require(name string, terms []Term, sense Sense, right float64) {
	p.row(name, terms, sense, right)
}

// plus appends the variables of cols, times factor, to terms, omitting absent ones.
func plus(terms []Term, factor float64, cols ...int32) []Term {
	for _, c := range cols {
		if c >= 0 {
			terms = append(terms, Term{c, factor})
		}
	}
	return terms
}

// Integers returns the number of integer variables.
func (p *Program) Integers() (n int) {
	for i := range p.Cols {
		if p.Cols[i].Integer {
			n++
		}
	}
	return n
}

func number(x float64) string { return strconv.FormatFloat(x, 'g', -1, 64) }

// WriteMPS writes p in free MPS format.
func (p *Program) WriteMPS(out io.Writer) error {
	w := bufio.NewWriter(out)
	fmt.Fprintf(w, "NAME %s\nROWS\n N COST\n", fileName(p.Name))
	for i := range p.Rows {
		fmt.Fprintf(w, " %c %s\n", p.Rows[i].Sense, p.Rows[i].Name)
	}
	w.WriteString("COLUMNS\n")
	p.columns(w)
	w.WriteString("RHS\n")
	for i := range p.Rows {
		if r := &p.Rows[i]; r.Right != 0 {
			fmt.Fprintf(w, "    RHS %s %s\n", r.Name, number(r.Right))
		}
	}
	w.WriteString("BOUNDS\n")
	for i := range p.Cols {
		fmt.Fprintf(w, " UP BOUND %s 1\n", p.Cols[i].Name)
	}
	w.WriteString("ENDATA\n")
	return w.Flush()
}

// columns writes the variables with the rows they are in, the integers between markers.
func (p *Program) columns(w *bufio.Writer) {
	in := p.byColumn()
	integer := false
	for c := range p.Cols {
		x := &p.Cols[c]
		if x.Integer != integer {
			integer = x.Integer
			fmt.Fprintf(w, "    MARKER 'MARKER' '%s'\n", map[bool]string{true: "INTORG", false: "INTEND"}[integer])
		}
		if x.Cost != 0 || len(in[c]) == 0 {
			fmt.Fprintf(w, "    %s COST %s\n", x.Name, number(x.Cost))
		}
		for _, t := range in[c] {
			fmt.Fprintf(w, "    %s %s %s\n", x.Name, p.Rows[t.Col].Name, number(t.Factor))
		}
	}
	if integer {
		w.WriteString("    MARKER 'MARKER' 'INTEND'\n")
	}
}

// WriteLP writes p in CPLEX's human-readable LP format.
func (p *Program) WriteLP(out io.Writer) error {
	w := bufio.NewWriter(out)
	fmt.Fprintf(w, "\\ %s\nMinimize\n cost:", fileName(p.Name))
	n := 0
	for c := range p.Cols {
		if x := &p.Cols[c]; x.Cost != 0 {
			p.term(w, n, x.Cost, x.Name)
			n++
		}
	}
	if n == 0 && len(p.Cols) > 0 {
		p.term(w, 0, 0, p.Cols[0].Name)
	}
	w.WriteString("\nSubject To\n")
	for i := range p.Rows {
		r := &p.Rows[i]
		fmt.Fprintf(w, " %s:", r.Name)
		for k, t := range r.Terms {
			p.term(w, k, t.Factor, p.Cols[t.Col].Name)
		}
		fmt.Fprintf(w, " %s %s\n", map[Sense]string{LE: "<=", EQ: "=", GE: ">="}[r.Sense], number(r.Right))
	}
	w.WriteString("Bounds\n")
	for c := range p.Cols {
		fmt.Fprintf(w, " 0 <= %s <= 1\n", p.Cols[c].Name)
	}
	if p.Integers() > 0 {
		w.WriteString("Generals\n")
		for c := range p.Cols {
			if p.Cols[c].Integer {
				fmt.Fprintf(w, " %s\n", p.Cols[c].Name)
			}
		}
	}
	w.WriteString("End\n")
	return w.Flush()
}

// term writes the nth term of a sum; a line has a few of them.
func (p *Program) term(w *bufio.Writer, n int, factor float64, name string) {
	if n > 0 && n%6 == 0 {
		w.WriteString("\n  ")
	}
	sign := "+"
	if factor < 0 {
		sign, factor = "-", -factor
	}
	if factor == 1 {
		fmt.Fprintf(w, " %s %s", sign, name)
		return
	}
	fmt.Fprintf(w, " %s %s %s", sign, number(factor), name)
}

// fileName returns a name that both formats allow.
func fileName(name string) string {
	b := []byte(name)
	for i, c := range b {
		if c <= ' ' || c > '~' {
			b[i] = '_'
		}
	}
	if len(b) == 0 {
		return "problem"
	}
	return string(b)
}
