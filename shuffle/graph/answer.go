package graph

import (
	"fmt"
	"strings"
)

// Answer is a sequence for a graph. Its JSON form is a stable interface for other programs.
type Answer struct {
	Registers int      `json:"regs"`
	Edges     [][2]int `json:"edges"`
	Ops       []Op     `json:"ops"`
	Length    int      `json:"length"`
	Cost      float64  `json:"cost"` // a copy costs 1
}

// Op is one operation: "copy" From To, "swap" A B, "permi5" Cycle or "permi23" Pair Cycle. In a
// cycle [a, b, c] the content of a goes to b, that of b to c, and that of c to a.
type Op struct {
	Op    string `json:"op"`
	From  int    `json:"from,omitempty"`
	To    int    `json:"to,omitempty"`
	A     int    `json:"a,omitempty"`
	B     int    `json:"b,omitempty"`
	Pair  []int  `json:"pair,omitempty"`
	Cycle []int  `json:"cycle,omitempty"`
}

// Failure is the answer to a line that is not a graph, or to a graph without a sequence.
type Failure struct {
	Line  int    `json:"line"`
	Error string `json:"error"`
}

// String prints o as "copy r1 -> r2", "swap r1 r2", "permi5 (r1 r2 r3)" or
// "permi23 (r1 r2) (r3 r4 r5)".
func (o Op) String() string {
	switch o.Op {
	case "copy":
		return fmt.Sprintf("copy r%d -> r%d", o.From, o.To)
	case "swap":
		return fmt.Sprintf("swap r%d r%d", o.A, o.B)
	case "permi5":
		return "permi5 " + cycle(o.Cycle)
	}
	return "permi23 " + cycle(o.Pair) + " " + cycle(o.Cycle)
}

func cycle(registers []int) string {
	var b strings.Builder
	for i, r := range registers {
		b.WriteByte("( "[min(i, 1)])
		fmt.Fprintf(&b, "r%d", r)
	}
	b.WriteByte(')')
	return b.String()
}

// Apply executes o on contents, by register.
func (o Op) Apply(contents []int) {
	switch o.Op {
	case "copy":
		contents[o.To] = contents[o.From]
	case "swap":
		contents[o.A], contents[o.B] = contents[o.B], contents[o.A]
	default:
		shift(contents, o.Pair)
		shift(contents, o.Cycle)
	}
}

func shift(contents, cycle []int) {
	for i := len(cycle) - 1; i > 0; i-- {
		contents[cycle[i]], contents[cycle[i-1]] = contents[cycle[i-1]], contents[cycle[i]]
	}
}
