package route

import (
	"math"
	"math/rand/v2"
	"os"
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/netflow/internal/oracle"
)

// TestSeveralRegisters says what the model leaves out: the least cost of small random Problems if
// values are in one register at a time, if they may be in several, and one move or access of what
// continues as two values serves both, and if values that are equal share registers, too.
// SPILLWAY_ORACLE=all takes 2000.
func TestSeveralRegisters(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 9))
	most := 300
	if os.Getenv("SPILLWAY_ORACLE") == "all" {
		most = 2000
	}
	const eps = 1e-9
	var n, cheaper, shared [3]int // by metric
	var one, several, all [3]float64
	for tries := 0; n[0]+n[1]+n[2] < most; tries++ {
		p := oracle.Small(rng)
		o := &oracle.Oracle{Problem: p, Single: true}
		if len(p.Validate()) > 0 || copies(p) || o.Crowded(3) {
			continue
		}
		k := tries % 3
		metric := []regalloc.Metric{regalloc.Size, regalloc.Speed, regalloc.Mixed(0.5)}[k]
		a := (&oracle.Oracle{Problem: p, Metric: metric, Single: true}).Optimum()
		if math.IsInf(a, 1) {
			continue
		}
		b := (&oracle.Oracle{Problem: p, Metric: metric, Apart: true}).Optimum()
		c := (&oracle.Oracle{Problem: p, Metric: metric}).Optimum()
		if b > a+eps || c > b+eps {
			t.Fatalf("%v: %g in one register, %g in several, %g if equal values share them\n%s", metric, a, b, c, p)
		}
		n[k]++
		one[k], several[k], all[k] = one[k]+a, several[k]+b, all[k]+c
		if b < a-eps {
			cheaper[k]++
		}
		if c < b-eps {
			shared[k]++
		}
	}
	t.Logf("size, speed, mixed: %d Problems; in several registers %d are cheaper, by sharing %d more so; sums %.5g, %.5g, %.5g", n, cheaper, shared, one, several, all)
	if cheaper == [3]int{} || shared == [3]int{} {
		t.Error("none is cheaper")
	}
}
