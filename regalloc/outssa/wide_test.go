package outssa_test

import (
	"fmt"
	"slices"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/check"
	"spillway/regalloc/outssa"
)

// rotation returns a Problem whose loop moves n values round in cycles of the given length and
// reads all of them once it ends; critical is whether its latch is the header itself.
func rotation(t *testing.T, target *irgen.Target, n, length int, critical bool) *regalloc.Problem {
	t.Helper()
	b := regalloc.NewBuilder(fmt.Sprintf("rotation %d %d", n, length), target.Machine)
	entry := b.Block()
	params, args, start := make([]regalloc.VReg, n), make([]regalloc.VReg, n), make([]regalloc.VReg, n)
	for k := range n {
		params[k], start[k] = b.VReg(0), b.VReg(0)
	}
	for k := range n {
		first := k - k%length
		args[k] = params[first+(k-first+1)%min(length, n-first)]
	}
	loop := b.Block(params...)
	latch := regalloc.BlockID(regalloc.None)
	if !critical {
		latch = b.Block()
	}
	end := b.Block()
	b.Begin(entry)
	for k := range n {
		b.Instr("make", b.Def(start[k]))
	}
	b.Jump("jump", loop, start...)
	b.Begin(loop)
	again := regalloc.Succ{To: latch}
	if critical {
		again = regalloc.Succ{To: loop, Args: args}
	}
	b.Branch("branch", []regalloc.Succ{again, {To: end}})
	if !critical {
		b.Begin(latch)
		b.Jump("jump", loop, args...)
	}
	b.Begin(end)
	for k := range n {
		b.Instr("read", b.Use(params[k]))
	}
	b.Return("ret")
	p, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestWide checks that parallel copies of very many values come apart: an allocator does not get to
// see an instruction whose operands grow with the function, and the outcome is right.
func TestWide(t *testing.T) {
	const most = 64 // values in a copy
	for _, n := range []int{most, most + 1, 130} {
		for _, length := range []int{1, 2, most + 1, n} {
			for _, critical := range []bool{false, true} {
				p := rotation(t, irgen.Tiny(3), n, length, critical)
				for _, m := range outssa.Methods() {
					wideBy(t, p, m, most)
				}
			}
		}
	}
}

func wideBy(t *testing.T, p *regalloc.Problem, m *outssa.Method, most int) {
	t.Helper()
	low, err := outssa.Lower(p, outssa.Options{Method: m})
	if err != nil {
		t.Fatal(err)
	}
	for _, err := range low.Problem.Validate() {
		t.Fatalf("%s %s: %v", p.Name, m.Name, err)
	}
	for i := range low.Problem.Instrs {
		if k := len(low.Problem.Ops(regalloc.InstrID(i))); k > 2*most {
			t.Fatalf("%s %s: an instruction of %d operands", p.Name, m.Name, k)
		}
	}
	r, err := linear.New().Allocate(low.Problem, regalloc.Options{})
	if err != nil {
		t.Fatalf("%s %s: %v", p.Name, m.Name, err)
	}
	up := low.Raise(r)
	for _, f := range check.Result(p, up) {
		t.Fatalf("%s %s: %v", p.Name, m.Name, f)
	}
	if !slices.Equal(irgen.Execute(p, 1, 1000), irgen.ExecuteResult(p, up, 1, 1000)) {
		t.Fatalf("%s %s: execution differs", p.Name, m.Name)
	}
}
