package lp_test

import (
	"strings"
	"testing"

	"spillway/regalloc/netflow/lp"
)

func TestReadSolution(t *testing.T) {
	p := lp.Program{Cols: []lp.Col{{Name: "x", Integer: true}, {Name: "y", Integer: true}, {Name: "z"}}}
	s, err := p.ReadSolution(strings.NewReader("Optimal - objective value 3.50000000\n      0 x    1    2\n      2 z   0.5    1\n"))
	if err != nil || !s.Optimal || s.Cost != 3.5 || s.Values[0] != 1 || s.Values[1] != 0 || s.Values[2] != 0.5 || p.Fractions(s) != 0 {
		t.Errorf("%+v, %v", s, err)
	}
	s, err = p.ReadSolution(strings.NewReader("Stopped on time - objective value 9\n** 1 y 0.25 0\n"))
	if err != nil || s.Optimal || p.Fractions(s) != 1 {
		t.Errorf("%+v, %v", s, err)
	}
	for _, text := range []string{"Optimal - objective value 1\n 0 w 1 0\n", "Optimal - objective value 1\n 0 x one 0\n", "Optimal - objective value 1\n x\n", "Infeasible", "\n"} {
		if _, err := p.ReadSolution(strings.NewReader(text)); err == nil {
			t.Errorf("%q is read as a solution", text)
		}
	}
}
