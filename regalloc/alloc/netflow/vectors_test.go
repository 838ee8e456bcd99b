package netflow_test

import (
	"fmt"
	"hash/fnv"
	"os"
	"os/exec"
	"strings"
	"testing"

	"golang.org/x/sys/cpu"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/netflow"
	"spillway/regalloc/internal/alloctest"
)

// TestVectors compares Results with and without vector instructions: they are the same, with the same bounds.
func TestVectors(t *testing.T) {
	const plain = "SPILLWAY_WITHOUT_VECTORS"
	if os.Getenv(plain) == "" && !cpu.X86.HasAVX2 {
		t.Skip("this machine has no vectors")
	}
	sum := fnv.New64a()
	a := netflow.New()
	for seed := range alloctest.Seeds(12) {
		for _, tg := range alloctest.Targets() {
			p := irgen.Problem(tg, seed, irgen.Options{Blocks: 4 + int(seed), Wild: seed%3 == 0, Critical: seed%2 == 0})
			r, err := a.Allocate(p, regalloc.Options{Metric: alloctest.Metrics()[seed%4], Budget: regalloc.Budget{Iterations: int(seed % 3 * 12)}})
			if err != nil {
				t.Fatalf("%s seed %d: %v", tg.Machine.Name, seed, err)
			}
			if err := regalloc.WriteResult(sum, p, r); err != nil {
				t.Fatal(err)
			}
			fmt.Fprintln(sum, r.Bound, a.Report().ModelBound)
		}
	}
	got := fmt.Sprintf("results %x", sum.Sum64())
	if os.Getenv(plain) != "" {
		if fmt.Println(got); cpu.X86.HasAVX2 {
			t.Error("there are vectors")
		}
		return
	}
	cmd := exec.Command(os.Args[0], "-test.run=^TestVectors$", "-test.v", fmt.Sprintf("-test.short=%t", testing.Short()))
	cmd.Env = append(os.Environ(), plain+"=1", "GODEBUG=cpu.avx2=off")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if !strings.Contains(string(out), got+"\n") {
		t.Errorf("with vectors %s, without:\n%s", got, out)
	}
}
