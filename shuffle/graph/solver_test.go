package graph

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"math"
	"testing"
)

// graphs calls f with every graph of n registers.
func graphs(n int, f func(Graph)) {
	source := make([]int, n+1)
	for {
		g := Graph{Registers: n}
		for r := 1; r <= n; r++ {
			if source[r] != 0 {
				g.Edges = append(g.Edges, [2]int{source[r], r})
			}
		}
		f(g)
		r := 1
		for ; r <= n; r++ {
			if source[r]++; source[r] <= n {
				break
			}
			source[r] = 0
		}
		if r > n {
			return
		}
	}
}

// check executes a and compares with g.
func check(t *testing.T, g Graph, a Answer) {
	t.Helper()
	contents := make([]int, a.Registers+1)
	for r := range contents {
		contents[r] = r
	}
	for _, o := range a.Ops {
		o.Apply(contents)
	}
	for _, e := range g.Edges {
		if contents[e[1]] != e[0] {
			t.Fatalf("%v: %v: register %d holds %d", g, a.Ops, e[1], contents[e[1]])
		}
	}
	if a.Length != len(a.Ops) {
		t.Fatalf("%v: length %d of %v", g, a.Length, a.Ops)
	}
}

// TestProofMeetsCost solves every graph of up to five registers with every instruction set, and
// holds the cost against the lower bound, which is computed another way.
func TestProofMeetsCost(t *testing.T) {
	for _, s := range []*Solver{
		{ISA: Move}, {ISA: Move, Scratch: []int{7}}, {ISA: Permi},
		{SwapCost: 0.5}, {}, {SwapCost: 1.5}, {SwapCost: 2}, {SwapCost: 3}, {SwapCost: 3, Scratch: []int{7}},
	} {
		if err := s.Check(); err != nil {
			t.Fatal(err)
		}
		for n := range 6 {
			graphs(n, func(g Graph) {
				a, err := s.Solve(g)
				if stuck := (*CycleError)(nil); errors.As(err, &stuck) && s.ISA == Move {
					return
				}
				if err != nil {
					t.Fatalf("%v: %v", g, err)
				}
				check(t, g, a)
				if p := s.Prove(g); math.Abs(p.Bound-a.Cost) > 1e-9 || len(p.Reason) == 0 {
					t.Fatalf("%+v: %v: %v costs %v, proof %+v", s.ISA, g, a.Ops, a.Cost, p)
				}
			})
		}
	}
}

// TestJSON holds the interface to other programs.
func TestJSON(t *testing.T) {
	for _, c := range []struct {
		solver *Solver
		text   string
		want   string
	}{
		{&Solver{ISA: Permi}, "1->2 1->3 4->5 5->6 6->4",
			`{"regs":6,"edges":[[1,2],[1,3],[4,5],[5,6],[6,4]],"ops":[{"op":"permi23","pair":[1,2],"cycle":[4,5,6]},{"op":"copy","from":2,"to":3}],"length":2,"cost":2}`},
		{&Solver{ISA: Permi}, "1->2 2->1",
			`{"regs":2,"edges":[[1,2],[2,1]],"ops":[{"op":"permi5","cycle":[1,2]}],"length":1,"cost":1}`},
		{&Solver{SwapCost: 1.5}, "1->2 1->3 4->5 5->4",
			`{"regs":5,"edges":[[1,2],[1,3],[4,5],[5,4]],"ops":[{"op":"swap","a":4,"b":5},{"op":"copy","from":1,"to":2},{"op":"copy","from":1,"to":3}],"length":3,"cost":3.5}`},
		{&Solver{ISA: Move, Scratch: []int{9}}, "1->2 2->1",
			`{"regs":9,"edges":[[1,2],[2,1]],"ops":[{"op":"copy","from":2,"to":9},{"op":"copy","from":1,"to":2},{"op":"copy","from":9,"to":1}],"length":3,"cost":3}`},
		{&Solver{}, "", `{"regs":0,"edges":[],"ops":[],"length":0,"cost":0}`},
	} {
		var p Parser
		g, err := p.Parse(c.text, 1)
		if err != nil {
			t.Fatal(err)
		}
		a, err := c.solver.Solve(g)
		if err != nil {
			t.Fatal(err)
		}
		check(t, g, a)
		if got, _ := json.Marshal(a); string(got) != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.text, got, c.want)
		}
	}
}

func TestParse(t *testing.T) {
	for _, c := range []struct {
		registers  int
		text, want string
	}{
		{0, "1->2 1->3", "1->2 1->3"},
		{3, " r1->r2,\t1 -> 1\n 1->3 ", "1->2 1->1 1->3"},
		{0, "1->2 3->2", "line 1, column 9: second edge into register 2"},
		{0, "1->2\n 1->2", "line 2, column 5: second edge into register 2"},
		{3, "1->2 4->3", "line 1, column 6: register 4 is out of range 1..3"},
		{3, "1->0", "line 1, column 4: register 0 is out of range 1..3"},
		{0, "1->99999999999999999999", "line 1, column 4: register 99999999999999999999 is out of range 1..16777216"},
		{0, "1-2", `line 1, column 2: expected ->, found "-"`},
		{0, "1", "line 1, column 2: -> is missing"},
		{0, "1->", "line 1, column 4: a register is missing"},
		{0, "1->x", `line 1, column 4: expected a register, found "x"`},
		{0, "1->2x", `line 1, column 5: unexpected "x" after an edge`},
		{0, "é->2", `line 1, column 1: expected a register, found "é"`},
	} {
		p := Parser{Registers: c.registers}
		g, err := p.Parse(c.text, 1)
		got := g.String()
		if err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
}

// TestParserReuse sees that a graph does not remember the one before.
func TestParserReuse(t *testing.T) {
	var p Parser
	for range 3 {
		if _, err := p.Parse("1->2 1->3", 1); err != nil {
			t.Fatal(err)
		}
	}
}

// TestSVG draws every graph of four registers and sees that the picture is well-formed and ends
// with no edge left.
func TestSVG(t *testing.T) {
	s := &Solver{ISA: Permi}
	graphs(4, func(g Graph) {
		a, err := s.Solve(g)
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := SVG(&b, a); err != nil {
			t.Fatal(err)
		}
		if err := wellFormed(b.Bytes()); err != nil {
			t.Fatalf("%v: %v\n%s", g, err, b.Bytes())
		}
		panels := bytes.Split(b.Bytes(), []byte("<text x=\""))
		if last := panels[len(panels)-1]; bytes.Contains(last, []byte("marker-end")) {
			t.Fatalf("%v: an edge is left at the end", g)
		}
		if n := bytes.Count(b.Bytes(), []byte("translate(0 24)")); n != len(a.Ops)+1 {
			t.Fatalf("%v: %d panels for %d operations", g, n, len(a.Ops))
		}
	})
}

func wellFormed(text []byte) error {
	d := xml.NewDecoder(bytes.NewReader(text))
	for {
		if _, err := d.Token(); err == io.EOF {
			return nil
		} else if err != nil {
			return err
		}
	}
}
