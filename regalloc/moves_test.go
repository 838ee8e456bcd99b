package regalloc_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"spillway/regalloc"
)

// TestMoves checks the order in which program points and steps of moves are visited.
func TestMoves(t *testing.T) {
	at := func(v regalloc.VReg, step int32) regalloc.Move { return regalloc.Move{VReg: v, Step: step} }
	r := &regalloc.Result{
		InstrMoves: []regalloc.InstrMove{{2, at(1, 0)}, {4, at(2, 0)}, {4, at(3, 0)}, {4, at(4, 1)}, {6, at(5, 0)}, {7, at(6, 0)}},
		EdgeMoves:  []regalloc.EdgeMove{{1, at(7, 0)}, {1, at(8, 2)}, {3, at(9, 0)}},
	}
	text := func(steps func(func(regalloc.Moves) bool)) string {
		var b strings.Builder
		for step := range steps {
			for k := range step.Len() {
				fmt.Fprint(&b, step.At(k).VReg)
			}
			b.WriteByte(' ')
		}
		return b.String()
	}
	var got []string
	for i, m := range r.Points(3, 7) {
		got = append(got, fmt.Sprint(i, ":", text(m.Steps())))
	}
	for i, m := range r.PointsBack(3, 7) {
		got = append(got, fmt.Sprint(i, ":", text(m.StepsBack())))
	}
	for e, m := range r.EachEdge(4) {
		if text(m.Steps()) != text(r.MovesOn(e).Steps()) {
			t.Errorf("edge %d: %s and %s", e, text(m.Steps()), text(r.MovesOn(e).Steps()))
		}
		got = append(got, fmt.Sprint("e", e, ":", text(m.StepsBack())))
	}
	want := []string{"3:", "4:23 4 ", "5:", "6:5 ", "6:5 ", "5:", "4:4 23 ", "3:", "e0:", "e1:8 7 ", "e2:", "e3:9 "}
	if !slices.Equal(got, want) {
		t.Errorf("visited\n%q, want\n%q", got, want)
	}
}
