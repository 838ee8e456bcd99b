package route

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"spillway/regalloc"
	"spillway/regalloc/netflow/model"
)

// TestManyInfinities prices an assignment that is impossible at more points of one value than
// infinities can be added up, in one block and over many: it stays impossible.
func TestManyInfinities(t *testing.T) {
	for _, every := range []int{1, 1000} {
		var b strings.Builder
		b.WriteString(`machine small units 2 prefix 1
reg r0 units 0
reg r1 units 1 save 2 16
class r slot 4 4 move 1 load 3 store 1 swap 2 regs r0 r1
problem many ssa
vreg v0 r
block b0 freq 1 loop 0 split i1
  i0 @0 0 op : def v0 r
  i1 @1 0 op term
  e0 -> b1 freq 1
`)
		i, n := 2, 1
		for use := range 200 {
			if use%every == 0 {
				fmt.Fprintf(&b, "block b%d freq 1 loop 0 split i%d\n", n, i+min(every, 200))
			}
			fmt.Fprintf(&b, "  i%d @%d 0 op : use v0 r\n", i, 1+use)
			if i++; (use+1)%every == 0 || use == 199 {
				fmt.Fprintf(&b, "  i%d @%d 0 op term\n", i, 2+use)
				if i++; use < 199 {
					fmt.Fprintf(&b, "  e%d -> b%d freq 1\n", n, n+1)
				}
				n++
			}
		}
		p, err := regalloc.ParseProblem("many", []byte(b.String()))
		if err != nil {
			t.Fatal(err)
		}
		m := model.New(p, regalloc.Size)
		var v Improver
		v.Reset(m)
		x := m.NewStates(slices.Clone(v.Units.Of))
		if err := m.SpillAll(x); err != nil || !v.Load(x) {
			t.Fatal(err)
		}
		for e := range m.Events {
			x.Op[m.Events[e].Op] = model.InMemory // which none of them allows
		}
		if c := m.Total(x); c != model.Inf {
			t.Errorf("a block ends every %d: costs %d in all", every, c)
		}
		if c := v.own(0); c != model.Inf {
			t.Errorf("a block ends every %d: the value costs %d", every, c)
		}
	}
}
