package layout_test

import (
	"fmt"
	"strings"
	"testing"

	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/amd64"
)

// forked is a function whose two ways begin with code of their own.
const forked = `func @f target amd64 stage allocated
block 0 freq 1 loop 0
  %[1]s
  -> 1() 0.5, 2() 0.5
block 1 freq 0.5 loop 0%[4]s
  %[2]s
  jmp
  -> 3() 1
block 2 freq 0.5 loop 0
  %[3]s
  jmp
  -> 3() 1
block 3 freq 1 loop 0
  ret
`

// TestHeads names what decides what goes before a branch.
func TestHeads(t *testing.T) {
	const (
		branch  = "br.cmp64.rr @rdi @rsi cond eq"
		one     = "@rax = const64.u imm 1"
		two     = "@rcx = const64.u imm 2"
		load    = "@rax = load64 [@rcx]"
		store   = "store64 @rax [@rcx]"
		reading = "br.cmp64.rm @rdi [@rsi] cond eq"
	)
	for _, test := range []struct {
		name, first, a, b, label string
		lifted                   int
	}{
		{"equal", branch, one, one, "", 1},
		{"two equal", branch, one + "\n  " + two, one + "\n  " + two, "", 2},
		{"equal first", branch, one + "\n  " + two, one + "\n  @rcx = const64.u imm 3", "", 1},
		{"different", branch, one, two, "", 0},
		{"compared", "br.cmp64.rr @rax @rsi cond eq", one, one, "", 0},
		{"compared later", "br.cmp64.rr @rcx @rsi cond eq", one + "\n  " + two, one + "\n  " + two, "", 1},
		{"load", branch, load, load, "", 1},
		{"load, and a branch that loads", reading, load, load, "", 0},
		{"store", branch, store, store, "", 1},
		{"store, and a branch that loads", reading, store, store, "", 0},
		{"constant, and a branch that loads", reading, one, one, "", 1},
		{"address taken", branch, one, one, " address", 0},
		{"zero before flags", "@rdi = sub64.rr @rdi @rcx\n  br.test64.rr @rdi @rdi cond eq", "@rax = zero64", "@rax = zero64", "", 1},
	} {
		text := fmt.Sprintf(forked, test.first, test.a, test.b, test.label)
		fs, err := mach.Parse("f.mach", text, machine)
		if err != nil {
			t.Fatalf("%s: %v", test.name, err)
		}
		f := fs[0]
		before := len(f.Blocks[0].Instrs)
		layout.Heads(f)
		if errs := mach.Verify(f, mach.Allocated); errs != nil {
			t.Fatalf("%s: %v", test.name, errs)
		}
		if n := len(f.Blocks[0].Instrs) - before; n != test.lifted {
			t.Errorf("%s: %d instructions go up, want %d\n%s", test.name, n, test.lifted, f)
		}
		last := f.Blocks[0].Instrs[len(f.Blocks[0].Instrs)-1]
		if machine.Tiles[last.Tile].Flags&target.TileTerm == 0 {
			t.Errorf("%s: the branch is not last\n%s", test.name, f)
		}
		if strings.Contains(test.first, "sub64") && machine.Tiles[f.Blocks[0].Instrs[0].Tile].Name != "zero64" {
			t.Errorf("%s: flags are destroyed:\n%s", test.name, f)
		}
	}
}

// TestHeadsPlaces expects variables to have no places in registers that hoisted instructions overwrite, and
// keeps the others: what a successor writes next may be what the branch compares, and is not hoisted.
func TestHeadsPlaces(t *testing.T) {
	for _, test := range []struct{ branch, way string }{
		{"br.cmp64.rr @rdi @rsi cond eq", "@rax = const64.u imm 1"},
		{"br.cmp64.rr @rcx @rsi cond eq", "@rax = const64.u imm 1\n  @rcx = const64.u imm 2"},
	} {
		fs, err := mach.Parse("f.mach", fmt.Sprintf(forked, "@rcx = const64.u imm 5\n  "+test.branch, test.way, test.way, ""), machine)
		if err != nil {
			t.Fatal(err)
		}
		f := fs[0]
		point := int32(0)
		for _, b := range f.Blocks {
			for i := range b.Instrs {
				point++
				b.Instrs[i].Point = point
			}
		}
		// One value is in rax up to where the ways write that, another one in rcx all the time.
		f.Places = &mach.Places{Start: []int32{0, 1, 2}, All: []mach.Stay{{From: 1, To: 3, Loc: regalloc.InRegister(amd64.RAX)}, {From: 2, To: 7, Loc: regalloc.InRegister(amd64.RAX + 1)}}}
		layout.Heads(f)
		if n := len(f.Blocks[0].Instrs); n != 3 {
			t.Fatalf("%d instructions stand before the branch:\n%s", n, f)
		}
		if got := f.Places.All[:f.Places.Start[1]]; len(got) != 1 || got[0].From != 1 || got[0].To != 2 {
			t.Errorf("the value in rax is said to be there at %+v, want before the second instruction only", got)
		}
		if got := f.Places.All[f.Places.Start[1]:]; len(got) != 1 || got[0] != (mach.Stay{From: 2, To: 7, Loc: regalloc.InRegister(amd64.RAX + 1)}) {
			t.Errorf("the value in rcx is said to be there at %+v", got)
		}
	}
}
