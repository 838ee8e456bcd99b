package route

import (
	"fmt"
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// joined is a Problem in which two parameters of a block are equal if both edges bring the same value for them.
const joined = `machine small units 4 prefix 1
reg r0 units 0
reg r1 units 1
reg r2 units 2
reg r3 units 3
class r slot 4 4 move 1 load 3 store 1 swap 2 regs r0 r1 r2 r3
problem joined ssa
vreg v0 r
vreg v1 r
vreg v2 r
vreg v3 r
block b0 freq 1 loop 0 split i1
  i0 @0 0 op : def v0 r ; def v1 r
  i1 @2 0 op term
  e0 -> b1 freq 0.5
  e1 -> b2 freq 0.5
block b1 freq 0.5 loop 0 split i2
  i2 @2 0 op term
  e2 -> b3 freq 0.5 args v0 v0
block b2 freq 0.5 loop 0 split i3
  i3 @2 0 op term
  e3 -> b3 freq 0.5 args %s
block b3 freq 1 loop 0 split i5 params v2 v3
  i4 @2 0 op : use v2 r ; use v3 r
  i5 @4 0 op term
`

func TestEquals(t *testing.T) {
	for _, c := range []struct {
		args string
		want bool
	}{{"v1 v1", true}, {"v0 v0", true}, {"v0 v1", false}, {"v1 v0", false}} {
		p, err := regalloc.ParseProblem("joined", fmt.Appendf(nil, joined, c.args))
		if err != nil {
			t.Fatal(err)
		}
		m := model.New(p, regalloc.Size)
		got := false
		for k, free := range equals(m) {
			got = got || free && m.Segs[k].V == 3
			if free && m.Segs[k].V < 2 {
				t.Errorf("%s: v%d is marked", c.args, m.Segs[k].V)
			}
		}
		if got != c.want {
			t.Errorf("%s: v2 and v3 are equal: %v", c.args, got)
		}
	}
}
