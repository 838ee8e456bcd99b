package isel

import (
	"bufio"
	"fmt"
	"io"
)

// WriteLP writes the 0-1 program whose optimum is the cheapest cover of d, in the LP format of common solvers [Koes09
// §7.3]. Variable t<i> is 1 if instance i is chosen. Exactly one instance is chosen for each required node, and for
// each node that a chosen instance reads; if a chosen instance executes a load, none is chosen at the nodes between.
// All live nodes are matched. O(instances).
func WriteLP(w io.Writer, d *DAG, m *Matches) error {
	b := bufio.NewWriter(w)
	l := lpWriter{w: b, d: d, m: m}
	fmt.Fprintf(b, "\\ block of %s: %d nodes\nMinimize\n cost:", d.fn.Name, d.Len())
	l.eachInstance(func(i InstID) { fmt.Fprintf(b, " + %d t%d\n", m.insts[i].Cost, i) })
	fmt.Fprint(b, "Subject To\n")
	for i := range d.nodes {
		if n := NodeID(i); d.Required(n) && !d.Input(n) {
			l.row("root", int(n), n)
			fmt.Fprint(b, " = 1\n")
		}
	}
	l.eachInstance(l.constrain)
	fmt.Fprint(b, "Binary\n")
	l.eachInstance(func(i InstID) { fmt.Fprintf(b, " t%d\n", i) })
	fmt.Fprint(b, "End\n")
	return b.Flush()
}

// lpWriter is the working state of WriteLP.
type lpWriter struct {
	w    *bufio.Writer
	d    *DAG
	m    *Matches
	rows int
}

// eachInstance calls f for all instances at live nodes, by node.
func (l *lpWriter) eachInstance(f func(InstID)) {
	for i := range l.d.nodes {
		if n := NodeID(i); l.d.Live(n) && !l.d.Input(n) {
			lo, hi := l.m.At(n)
			for k := lo; k < hi; k++ {
				f(k)
			}
		}
	}
}

// row begins a constraint with the sum of all instances at n.
func (l *lpWriter) row(name string, number int, n NodeID) {
	l.rows++
	fmt.Fprintf(l.w, " %s%d_%d:", name, number, l.rows)
	lo, hi := l.m.At(n)
	for k := lo; k < hi; k++ {
		fmt.Fprintf(l.w, " + t%d", k)
	}
}

// constrain writes the constraints implied by instance i.
func (l *lpWriter) constrain(i InstID) {
	for _, b := range l.m.Boundary(i) {
		if !l.d.Input(b) && !l.d.Required(b) {
			l.row("read", int(i), b)
			fmt.Fprintf(l.w, " - t%d >= 0\n", i)
		}
	}
	for _, x := range l.m.foldPath(i) {
		if !l.d.Floating(x) {
			l.row("fold", int(i), x)
			fmt.Fprintf(l.w, " + t%d <= 1\n", i)
		}
	}
}

// foldPath returns the nodes that must not be needed elsewhere if k is chosen.
func (m *Matches) foldPath(k InstID) []NodeID {
	in := &m.insts[k]
	if !in.folds {
		return nil
	}
	return m.pool[in.covered[0]+1 : in.core]
}
