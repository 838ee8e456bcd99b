package route

import (
	"math/rand/v2"
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/netflow/internal/oracle"
	"spillway/regalloc/netflow/model"
)

// TestShares checks what the operands of an instruction pay of its prefix against its price, while
// prices move: no share is negative, and their sum is the price.
func TestShares(t *testing.T) {
	several, moved := 0, 0
	rng := rand.New(rand.NewPCG(3, 3))
	for seed := range 1000 {
		p := oracle.Small(rng)
		if len(p.Validate()) > 0 {
			continue
		}
		m := model.New(p, regalloc.Size)
		var d Dual
		d.Reset(m)
		for range 40 {
			if !d.Iterate(d.Last + m.Fixed(100)) {
				break
			}
			for rest := d.price.causes; len(rest) > 0; {
				n, sum, equal := together(rest), cost(0), true
				for _, c := range rest[:n] {
					x := d.price.share[c.op]
					if x < 0 {
						t.Fatalf("seed %d: operand %d pays %g", seed, c.op, m.Float(x))
					}
					sum += x
					equal = equal && x == m.Prefix()/cost(n)
				}
				if sum > m.Prefix() || sum < m.Prefix()-cost(n) {
					t.Fatalf("seed %d: operands of instruction %d pay %g of %g", seed, rest[0].instr, m.Float(sum), m.Float(m.Prefix()))
				}
				if n > 1 {
					several++
				}
				if !equal {
					moved++
				}
				rest = rest[n:]
			}
		}
	}
	t.Logf("%d times several operands, %d times unequal shares", several, moved)
	if moved == 0 {
		t.Error("no share moved")
	}
}
