package asm_test

import (
	"testing"

	"spillway/emit/asm"
	"spillway/mach"
	"spillway/target"
	"spillway/target/amd64"
)

// TestFalls checks how a branch is emitted: without a jump to the next block, or with a single jump to the likelier
// successor.
func TestFalls(t *testing.T) {
	f := &mach.Func{Target: amd64.Target(target.PIC)}
	for id := range 4 {
		f.Blocks = append(f.Blocks, &mach.Block{ID: mach.BlockID(id)})
	}
	b := f.Blocks[0]
	for _, x := range []struct {
		prob   float64 // of the first successor
		layout []mach.BlockID
		want   int8
	}{
		{0.9, []mach.BlockID{0, 1, 2, 3}, 1},
		{0.1, []mach.BlockID{0, 2, 1, 3}, 2},
		{0.9, []mach.BlockID{0, 3, 1, 2}, 0},
		{0.1, []mach.BlockID{0, 3, 1, 2}, target.FallsSwapped},
		{0.1, []mach.BlockID{1, 2, 3, 0}, target.FallsSwapped},
	} {
		b.Succs = []mach.Edge{{To: 1, Prob: x.prob}, {To: 2, Prob: 1 - x.prob}}
		f.Layout = x.layout
		at := 0
		for f.Layout[at] != 0 {
			at++
		}
		if got := asm.Falls(f, at); got != x.want {
			t.Errorf("%v, %g: falls %d, want %d", x.layout, x.prob, got, x.want)
		}
	}
}
