package e2e

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"spillway/internal/irgen"
)

// TestShapes runs random programs of random control flow (irgen.FlowProgram), each at some levels, by the default
// allocator of the level and by the others in turn, and holds what they print to what clang makes of them at -O0 with
// C's convention everywhere.
func TestShapes(t *testing.T) {
	for _, m := range machines {
		if irgen.FlowMachines[m.target] != nil {
			t.Run(m.target, m.testShapes)
		}
	}
}

func (m machine) testShapes(t *testing.T) {
	m.need(t, "c++")
	count, ways := 6, 2
	if testing.Short() {
		count = 2
	}
	count = envCount(t, "SPILLWAY_SHAPES", count)
	first := envCount(t, "SPILLWAY_SHAPES_SEED", 1)
	others := allocations(t)
	for seed := first; seed < first+count; seed++ {
		t.Run(strconv.Itoa(seed), func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			text, plain := irgen.FlowProgram(rand.New(rand.NewPCG(uint64(seed), 1)), irgen.Flow{FlowMachine: irgen.FlowMachines[m.target]})
			file, own := write(t, filepath.Join(dir, "shapes.ll"), text), write(t, filepath.Join(dir, "plain.ll"), plain)
			reference := filepath.Join(dir, "reference")
			// The other selector, which LLVM uses at -O0 for AArch64, gets some of the types wrong.
			m.native("O0", reference, []string{own, "-lstdc++"}, "-mllvm", "-global-isel=0").must(t)
			want := command{name: reference, limit: 30 * time.Second}.must(t)
			for k := range ways {
				flags := []string{"-" + []string{"O0", "O1", "O2", "O3", "Os", "Oz"}[(seed+k)%6], "-lstdc++"}
				if k > 0 {
					flags = append(flags, others[seed%len(others)]...)
					flags = append(append(flags, "--relocation", []string{"pic", "static"}[seed/2%2]), m.cpu(t, "--cpu ", seed)...)
				}
				prog := filepath.Join(dir, "prog"+strconv.Itoa(k))
				build := m.build(flags, prog, file)
				got := build.run(t)
				what := "spillway fails"
				if got.ok() {
					what = "the program fails"
					got = command{name: prog, limit: 30 * time.Second}.run(t)
				}
				if got.ok() && got.stdout == want.stdout {
					continue
				}
				if got.ok() {
					what = fmt.Sprintf("the program prints %q, want %q", got.stdout, want.stdout)
				}
				kept := keepFailure(t, fmt.Sprintf("shapes-%s-%d", m.target, seed), file, own, prog, reference)
				t.Errorf("%v: %s: %s\nthe files are in %s\nto build it again: %s\nto test it again: SPILLWAY_SHAPES=1 SPILLWAY_SHAPES_SEED=%d go test ./e2e -run 'TestShapes/%s/%d$'",
					flags, what, got, kept, m.build(flags, filepath.Join(kept, "prog"), filepath.Join(kept, "shapes.ll")), seed, m.target, seed)
			}
		})
	}
}
