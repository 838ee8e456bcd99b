package live_test

import (
	"fmt"
	"strings"
	"testing"

	"spillway/cfg"
	"spillway/regalloc"
	"spillway/regalloc/live"
)

// machineText is a machine with four registers that cost nothing and two that do.
const machineText = `machine tiny units 6 prefix 0
reg a units 0
reg b units 1
reg c units 2
reg d units 3
reg s units 4 save 2 16
reg t units 5 save 2 16
class r slot 4 4 move 2 load 3 store 3 swap 2 regs a b c d s t
problem test
`

// acrossCalls is a block that runs freq times: n values, each made, kept across a
// call and used, one after the other, on a machine where calls keep s and t.
func acrossCalls(t *testing.T, n int, freq float64) *regalloc.Problem {
	t.Helper()
	var b strings.Builder
	b.WriteString(machineText)
	for v := range n {
		fmt.Fprintf(&b, "vreg v%d r\n", v)
	}
	fmt.Fprintf(&b, "block b0 freq %g loop 0 split i%d\n", freq, 3*n)
	for v := range n {
		fmt.Fprintf(&b, "  i%d @%d 0 make : def v%d r\n", 3*v, 2*v, v)
		fmt.Fprintf(&b, "  i%d @%d 1 call call clobbers a b c d\n", 3*v+1, 2*v+1)
		fmt.Fprintf(&b, "  i%d @%d 2 use : use v%d r\n", 3*v+2, 2*v+1, v)
	}
	fmt.Fprintf(&b, "  i%d @%d 3 return term\n", 3*n, 2*n)
	p, err := regalloc.ParseProblem("calls", []byte(b.String()))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestSaves expects a register saved where the values that share it are worth it
// together, though none is alone.
func TestSaves(t *testing.T) {
	for _, test := range []struct {
		values int
		freq   float64
		want   int
	}{{1, 0.5, 0}, {2, 0.5, 1}, {40, 0.001, 1}, {3, 1, 1}, {1, 4, 1}} {
		p := acrossCalls(t, test.values, test.freq)
		f := cfg.Analyze(p)
		sets := live.Compute(p, f.Flow)
		var across []live.Crossing
		for v := range int32(test.values) {
			across = append(across, live.Crossing{VReg: regalloc.VReg(v), From: 6*v + 1, To: 6*v + 5, Around: 16 * test.freq})
		}
		var ws live.Workspace
		open := ws.Saves(p, regalloc.Speed, across, live.NextUses(p, f, sets))
		if open.Len() != test.want {
			t.Errorf("%d values with %g executions: %d registers are opened, want %d", test.values, test.freq, open.Len(), test.want)
		}
		if open.Len() == 1 && p.Machine.RegName(open.First()) != "s" {
			t.Errorf("register %s is opened before s", p.Machine.RegName(open.First()))
		}
	}
}

// TestSavesInCrowds opens registers where blocks run often that need more than
// those that cost nothing.
func TestSavesInCrowds(t *testing.T) {
	for _, test := range []struct {
		values int
		freq   float64
		want   int
	}{{4, 100, 0}, {5, 100, 1}, {6, 100, 2}, {6, 1, 0}} {
		var b strings.Builder
		b.WriteString(machineText)
		for v := range test.values {
			fmt.Fprintf(&b, "vreg v%d r\n", v)
		}
		fmt.Fprintf(&b, "block b0 freq %g loop 0 split i%d\n", test.freq, 2*test.values)
		for i := range 2 * test.values {
			if i < test.values {
				fmt.Fprintf(&b, "  i%d @%d 0 make : def v%d r\n", i, i, i)
			} else {
				fmt.Fprintf(&b, "  i%d @%d 2 use : use v%d r\n", i, i, i-test.values)
			}
		}
		fmt.Fprintf(&b, "  i%d @%d 3 return term\n", 2*test.values, 2*test.values)
		p, err := regalloc.ParseProblem("crowd", []byte(b.String()))
		if err != nil {
			t.Fatal(err)
		}
		f := cfg.Analyze(p)
		var ws live.Workspace
		if open := ws.Saves(p, regalloc.Speed, nil, live.NextUses(p, f, live.Compute(p, f.Flow))); open.Len() != test.want {
			t.Errorf("%d values with %g executions: %d registers are opened, want %d", test.values, test.freq, open.Len(), test.want)
		}
	}
}

// TestSavesByPrices expects a register saved for a value across calls that seldom run
// where bytes count, and not where saving it takes more bytes than that has.
func TestSavesByPrices(t *testing.T) {
	for _, test := range []struct {
		metric regalloc.Metric
		values int
		freq   float64
		want   int
	}{
		{regalloc.Size, 1, 1000, 1}, // 6 bytes against 2
		{regalloc.Mixed(0.1), 1, 0.01, 1},
		{regalloc.Mixed(10), 1, 0.01, 0},
		{regalloc.Mixed(10), 1, 4, 1},
		{regalloc.Mixed(1), 2, 0.01, 1}, // 12 bytes against 2 and 8 for two accesses
		{regalloc.Mixed(1), 1, 0.01, 0}, // 6
	} {
		p := acrossCalls(t, test.values, test.freq)
		f := cfg.Analyze(p)
		sets := live.Compute(p, f.Flow)
		var across []live.Crossing
		for v := range int32(test.values) {
			across = append(across, live.Crossing{VReg: regalloc.VReg(v), From: 6*v + 1, To: 6*v + 5, Around: 6*test.metric.Byte + 2*test.metric.Access*test.freq})
		}
		var ws live.Workspace
		if open := ws.Saves(p, test.metric, across, live.NextUses(p, f, sets)); open.Len() != test.want {
			t.Errorf("%v, %d values with %g executions: %d registers are opened, want %d", test.metric, test.values, test.freq, open.Len(), test.want)
		}
	}
}
