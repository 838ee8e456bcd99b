package e2e

import (
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"spillway/internal/irgen/sweep"
	"spillway/internal/leftout"
)

// TestOperations applies operations of the language at random types to random operands, and holds what
// that makes to exact arithmetic, or to what clang's own code makes where nothing else says what is right.
func TestOperations(t *testing.T) {
	for _, m := range machines {
		t.Run(m.target, m.testOperations)
	}
}

// refusedByArm matches the operations of the sweep that arm refuses.
var refusedByArm = regexp.MustCompile(`atomicrmw f|fcmps `)

func (m machine) testOperations(t *testing.T) {
	m.needCC(t)
	count, cases := 12, 40
	switch {
	case testing.Short():
		count, cases = 6, 25
	}
	count = envCount(t, "SPILLWAY_OPERATIONS", count)
	first := envCount(t, "SPILLWAY_OPERATIONS_SEED", 1)
	var inputs atomic.Int64
	t.Cleanup(func() {
		if n := inputs.Load(); n == 0 && !t.Failed() {
			t.Error("no input was compared")
		} else {
			t.Logf("%d inputs", n)
		}
	})
	for seed := first; seed < first+count; seed++ {
		t.Run(strconv.Itoa(seed), func(t *testing.T) {
			t.Parallel()
			o := sweep.Options{Cases: cases, Tuples: 12, PtrBytes: map[bool]int{true: 8, false: 4}[m.int128], NoFP80: m.emulator != "", NoFP128: slices.Contains(m.lacks, fp128)}
			if m.target == "arm" {
				o.WideAlign = 8
				o.Converted = 64 // its library converts no others
				o.Refused = refusedByArm
			}
			if seed%6 == 0 {
				leftout.Need(t, clang)
				o.Kind = sweep.Reference
			}
			for _, flags := range m.operationFlags(t, seed) {
				inputs.Add(int64(m.operations(t, seed, flags, o)))
			}
		})
	}
}

// operationFlags are the flags with which the module of a seed is compiled: at -O0 and -O2, and some at -Oz and with all that newer
// machines have.
func (m machine) operationFlags(t *testing.T, seed int) [][]string {
	all := [][]string{{"-O0"}, {"-O2"}}
	if seed%4 == 0 {
		all = append(all, []string{"-Oz"})
	}
	switch {
	case seed%3 != 1:
	case m.target == "arm":
		all = append(all, []string{"-O2", "--cpu", "cortex-a15"})
	case m.target == "arm64":
		all = append(all, []string{"-O2", "--cpu", "neoverse-v1"})
	case leftout.HaveCPU(t, "avx2"):
		all = append(all, []string{"-O2", "--cpu", "x86-64-v3"})
	}
	return all
}

// operations compares the module of a seed under flags; it returns the number of inputs.
func (m machine) operations(t *testing.T, seed int, flags []string, o sweep.Options) (inputs int) {
	dir := t.TempDir()
	module := sweep.New(uint64(seed), o)
	file, prog := write(t, filepath.Join(dir, "operations.ll"), module.Text), filepath.Join(dir, "prog")
	var reference []byte
	if o.Kind == sweep.Reference {
		own := filepath.Join(dir, "own")
		m.native("O0", own, []string{file}, "-lm").must(t)
		reference = []byte(command{name: own}.run(t).stdout)
	}
	build := m.build(append(flags, "-lm", "-latomic"), prog, file)
	fail := func(what any) {
		kept := keepFailure(t, "operations-"+m.target+"-"+strconv.Itoa(seed)+flags[0], file)
		t.Errorf("%s: %v\nthe module is in %s\nto build it again: %s\nto test it again: SPILLWAY_OPERATIONS=1 SPILLWAY_OPERATIONS_SEED=%d go test ./e2e -run 'TestOperations/%s/%d$'",
			strings.Join(flags, " "), what, kept, build, seed, m.target, seed)
	}
	if r := build.run(t); !r.ok() {
		fail(r)
		return 0
	}
	got := command{name: prog}.run(t)
	if !got.ok() {
		got.stdout = got.stdout[:len(got.stdout)&^31] // of which the test says where it ended
	}
	differences := module.Compare([]byte(got.stdout), reference)
	for _, d := range differences {
		fail(d)
	}
	if !got.ok() && len(differences) == 0 {
		fail(got)
	}
	for _, c := range module.Cases {
		inputs += c.Tuples()
	}
	return inputs
}
