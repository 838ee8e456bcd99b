package layout_test

import (
	"fmt"
	"testing"

	"spillway/internal/risc"
	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
)

// TestMergeByExecutions shares the end of two blocks where the bytes saved weigh
// more than executing the jump that the less frequent of them makes then.
func TestMergeByExecutions(t *testing.T) {
	const text = `func @f target risc stage allocated
block 0 freq %g loop 0
  br @r0 @r1 cond eq
  -> 1() 0.5, 2() 0.5
block 1 freq %g loop 0
  @r0 = move @r4
  ret @r0
block 2 freq %g loop 0
  @r0 = move @r5
  ret @r0
`
	for _, c := range []struct {
		metric regalloc.Metric
		freq   float64
		merged bool
	}{
		{regalloc.Size, 1000, true},
		{regalloc.Mixed(0.1), 1, true},
		{regalloc.Mixed(0.1), 1000, false},
		{regalloc.Mixed(1000), 0.001, true},
		{regalloc.Mixed(1000), 1, false},
		{regalloc.Speed, 0.001, true},
		{regalloc.Speed, 1, false}, // too few instructions
	} {
		machine := risc.Target()
		machine.Tiles[machine.Frame.Jump].Lines(0)[0].Enc.ShortBytes = 2
		fs, err := mach.Parse("f.mach", fmt.Sprintf(text, 2*c.freq, c.freq, c.freq), machine)
		if err != nil {
			t.Fatal(err)
		}
		f := fs[0]
		f.CalleeSaved, f.HasCalls = []regalloc.Reg{5, 4}, false
		layout.Merge(f, c.metric)
		if merged := len(f.Blocks) > 3; merged != c.merged {
			t.Errorf("%v, %g executions: merged: %v", c.metric, c.freq, merged)
		}
	}
}
