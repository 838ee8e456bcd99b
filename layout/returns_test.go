package layout_test

import (
	"fmt"
	"slices"
	"testing"

	"spillway/frame"
	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/thumb"
)

// TestReturns has a jump to a block that returns, of several lengths, executed more or less often; its
// blocks 1 and 2 lead there, and block 2 is before it.
func TestReturns(t *testing.T) {
	const text = `func @f target amd64 stage allocated
block 0 freq 1 loop 0
  br.cmp64.rr @rdi @rsi cond eq
  -> 1() %[1]g, 2() %[2]g
block 1 freq %[1]g loop 0
  @rax = const64.u imm 1
  jmp
  -> 3() 1
block 2 freq %[2]g loop 0
  @rax = const64.u imm 2
  jmp
  -> 3() 1
block 3 freq 1 loop 0
  ret
`
	for _, test := range []struct {
		name   string
		prob   float64
		pops   int // of a byte each
		metric regalloc.Metric
		copied bool
	}{
		{"ret", 0.01, 0, regalloc.Speed, true},
		{"ret, for size", 0.01, 0, regalloc.Mixed(0.1), true},
		{"pop", 0.01, 1, regalloc.Speed, true},
		{"pop, for size", 0.01, 1, regalloc.Mixed(0.1), true},
		{"two pops", 0.5, 2, regalloc.Speed, true},
		{"two pops, seldom", 0.4, 2, regalloc.Speed, false},
		{"two pops, for size", 0.9, 2, regalloc.Mixed(0.1), false},
		{"four pops", 1, 4, regalloc.Speed, false},
	} {
		fs, err := mach.Parse("f.mach", fmt.Sprintf(text, test.prob, 1-test.prob), machine)
		if err != nil {
			t.Fatal(err)
		}
		f := fs[0]
		f.Layout = []mach.BlockID{0, 1, 2, 3}
		last := f.Blocks[3]
		for range test.pops {
			pop := mach.Instr{Tile: machine.Frame.Pop, Origin: mach.FromFrame, Mem: mach.NoMem, Regs: []mach.Operand{reg(amd64.RBX)}}
			last.Instrs = slices.Insert(last.Instrs, 0, pop)
		}
		layout.Returns(f, test.metric)
		if copied := len(f.Blocks[1].Succs) == 0; copied != test.copied {
			t.Errorf("%s: copied: %v", test.name, copied)
		}
		if test.copied && len(f.Blocks[1].Instrs) != 2+test.pops {
			t.Errorf("%s: the copy is not whole", test.name)
		}
		if len(f.Blocks[2].Succs) != 1 {
			t.Errorf("%s: what falls through gets a copy", test.name)
		}
	}
}

// TestReturnsPop has a return follow a pop of the link register, though another block jumps there too: the two are one instruction then.
func TestReturnsPop(t *testing.T) {
	small := thumb.Target(target.Static)
	fs, err := mach.Parse("f.mach", `func @f target thumb stage allocated
block 0 freq 1 loop 0
  br.cmp.ri @r0 imm 3 cond eq
  -> 1() 0.5, 2() 0.5
block 1 freq 0.5 loop 0
  @r4 = pop !frame
  @lr = poplink !frame
  jump
  -> 2() 1
block 2 freq 1 loop 0
  ret
`, small)
	if err != nil {
		t.Fatal(err)
	}
	f := fs[0]
	f.Layout = []mach.BlockID{0, 1, 2}
	layout.Returns(f, regalloc.Mixed(0.1))
	frame.PopReturns(f)
	if b := f.Blocks[1]; len(b.Succs) != 0 || len(b.Instrs) != 1 || small.Tiles[b.Instrs[0].Tile].Name != "popret2" {
		t.Errorf("block 1 is %v", b.Instrs)
	}
}
