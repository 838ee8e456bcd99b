package mach_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"spillway"
	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/target"
)

// everyAddress has every kind of address, operand and mark that the text form knows.
const everyAddress = `func @f target amd64 stage allocated calls
slot 0 local size 16 align 8 offset 0
slot 1 incoming size 8 align 8 offset 8
slot 2 outgoing size 24 align 8 offset 0
slot 3 spill size 8 align 8 offset 0
slot 4 local size 8 align 8 offset 0 protect guard
slot 5 local size 8 align 1 offset 0 protect large
block 0 freq 1 loop 0
  @rax = load64 [slot0]
  @rax = load64 [slot1+8]
  @rax = load64 [slot0+@rcx*8+-16] !remat
  @rax = load64 [@rcx] !folded
  @rax = load64 [@rcx+@rdx*4]
  @rax = load64 [@rcx+@rdx*1+7] !copy
  @rax = load64 [12]
  @rax = load64 [sym] sym @"x y"
  @rax = load64 [sym+@rcx+5] sym @"g"
  store64 @rax [slot2+16] !spill
  @rax = load64 [slot3] !reload
  ret @rax
`

// TestText reads a function and writes it as it was.
func TestText(t *testing.T) {
	fs, err := mach.Parse("f", everyAddress, machine)
	if err != nil {
		t.Fatal(err)
	}
	if got := fs[0].String(); got != everyAddress {
		t.Errorf("written as\n%s", got)
	}
}

// TestProblemAgain makes the Problems of several functions with one workspace: they
// are those of a new one.
func TestProblemAgain(t *testing.T) {
	var ws mach.Workspace
	for range 2 {
		for _, text := range []string{sumText, "define double @g(double %x) {\n %y = fadd double %x, 1.0\n ret double %y\n}", sumText} {
			f := code(t, text, spillway.ToSelected)[0]
			mach.SplitEdges(f)
			if got, want := ws.Problem(f).String(), mach.Problem(f).String(); got != want {
				t.Fatalf("with a used workspace\n%s, want\n%s", got, want)
			}
		}
	}
}

// TestObserved expects each group of moves to be shown once, and the same code whether
// somebody looks or not.
func TestObserved(t *testing.T) {
	code := func(observe func(*mach.Transfer)) string {
		f := splitSum(t)
		p := mach.Problem(f)
		r, err := spillway.Allocate(p, linear.New(), regalloc.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if err := mach.ApplyObserved(f, p, r, regalloc.Speed, observe); err != nil {
			t.Fatal(err)
		}
		return f.String()
	}
	instrs := 0
	seen := code(func(x *mach.Transfer) { instrs += len(x.Instrs) })
	if want := strings.Count(seen, " !copy") + strings.Count(seen, " !spill") + strings.Count(seen, " !reload") + strings.Count(seen, " !remat"); instrs != want || want == 0 {
		t.Errorf("%d instructions were shown, there are %d in\n%s", instrs, want, seen)
	}
	if unseen := code(nil); unseen != seen {
		t.Errorf("unobserved\n%s, observed\n%s", unseen, seen)
	}
}

// TestTransferGraph expects what a call's arguments need: two registers exchanged in one
// bank, one moved in another, and the registers that keep what they have.
func TestTransferGraph(t *testing.T) {
	f := code(t, `
declare i64 @g(i64, i64, i64, double, double)
define i64 @f(i64 %a, i64 %b, i64 %c, double %x, double %y) {
  %r = tail call i64 @g(i64 %b, i64 %a, i64 %c, double %y, double %y)
  ret i64 %r
}`, spillway.ToSelected)[0]
	mach.SplitEdges(f)
	p := mach.Problem(f)
	r, err := spillway.Allocate(p, linear.New(), regalloc.Options{})
	if err != nil {
		t.Fatal(err)
	}
	gpr, sse := f.Target.ClassOf(ir.I64), f.Target.ClassOf(ir.F64)
	number := func(c regalloc.ClassID, name string) int {
		return 1 + slices.Index(f.Target.Machine.Classes[c].Regs, register(f, name))
	}
	seen := 0
	err = mach.ApplyObserved(f, p, r, regalloc.Speed, func(x *mach.Transfer) {
		banks := x.AppendBanks(nil)
		if len(banks) == 0 {
			return
		}
		seen++
		if x.Cause != mach.CauseConvention || len(banks) != 2 {
			t.Errorf("%v in %d banks", x.Cause, len(banks))
		}
		if n := x.Registers(gpr); n != len(f.Target.Machine.Classes[gpr].Regs) {
			t.Errorf("%d registers", n)
		}
		di, si, dx := number(gpr, "rdi"), number(gpr, "rsi"), number(gpr, "rdx")
		edges := x.AppendEdges(nil, gpr)
		for _, want := range [][2]int{{di, si}, {si, di}, {dx, dx}} {
			if !slices.Contains(edges, want) {
				t.Errorf("%v is not among %v", want, edges)
			}
		}
		for _, e := range edges {
			if e[0] != e[1] && e != [2]int{di, si} && e != [2]int{si, di} {
				t.Errorf("%v moves", e)
			}
			if ax := number(gpr, "rax"); e[1] == ax {
				t.Errorf("rax, which is dead, keeps what it has")
			}
		}
		if edges := x.AppendEdges(nil, sse); !slices.Contains(edges, [2]int{number(sse, "xmm1"), number(sse, "xmm0")}) || !slices.Contains(edges, [2]int{number(sse, "xmm1"), number(sse, "xmm1")}) {
			t.Errorf("%v do not move xmm1 to xmm0 and keep it", edges)
		}
	})
	if err != nil || seen != 1 {
		t.Errorf("%v, %d groups move registers", err, seen)
	}
}

// TestOrigins holds that each origin has a name of its own in the text form.
func TestOrigins(t *testing.T) {
	names := map[string]bool{}
	for o := mach.FromProgram; o <= mach.FromClear; o++ {
		if s := o.String(); s == "" && o != mach.FromProgram || names[s] {
			t.Errorf("origin %d is called %q", o, s)
		} else {
			names[s] = true
		}
	}
}

// TestTextExact prints what it parses as it was: addresses of every kind, branches with two
// successors, and the marks of where instructions come from.
func TestTextExact(t *testing.T) {
	const text = `func @f target amd64 stage allocated calls
slot 0 incoming size 8 align 8 offset 0
slot 1 spill size 8 align 8 offset 0
block 0 freq 1 loop 0
  @rax = load64 [got] sym @"g"
  @rcx = load64 [sym+thread] sym @"t"
  @rdx = load64 [@rdi+@rsi*4+100]
  store64 @rdx [slot1+4] !spill
  br.cmp64.rr @rax @rdi cond ult
  -> 1() 0.75, 2() 0.25
block 1 freq 0.75 loop 0
  ret @rax
block 2 freq 0.25 loop 0
  ret @rax
`
	fs, err := mach.Parse("exact", text, machine)
	if err != nil {
		t.Fatal(err)
	}
	if got := fs[0].String(); got != text {
		t.Errorf("printed as\n%s\nwant\n%s", got, text)
	}
	if in := fs[0].Blocks[0].Instrs; !in[0].Mem.GOT || in[0].Mem.Thread || !in[1].Mem.Thread || in[1].Mem.GOT {
		t.Error("the addresses are not what the text says")
	}
}

// TestVerifyFramePointer expects a frame pointer to be set in the prologue, and the stack to be
// aligned there for arguments that ask for more than calls do.
func TestVerifyFramePointer(t *testing.T) {
	const text = `
%over = type { [8 x i64] }
declare i64 @over(ptr byval(%over) align 32, i64)
define i64 @f(i64 %n, ptr %s) "frame-pointer"="all" {
  %r = call i64 @over(ptr byval(%over) align 32 %s, i64 %n)
  ret i64 %r
}`
	for _, drop := range []struct {
		tile func(*target.FrameTiles) target.TileID
		want string
	}{
		{func(*target.FrameTiles) target.TileID { return target.NoTile }, ""},
		{func(f *target.FrameTiles) target.TileID { return f.SetFP }, "does not set the frame pointer"},
		{func(f *target.FrameTiles) target.TileID { return f.AlignSP }, "does not align the stack pointer"},
	} {
		f := code(t, text, spillway.ToFramed)[0]
		b := f.Blocks[0]
		b.Instrs = slices.DeleteFunc(b.Instrs, func(in mach.Instr) bool { return in.Tile == drop.tile(&f.Target.Frame) })
		errs := mach.Verify(f, mach.Framed)
		if drop.want == "" && len(errs) > 0 || drop.want != "" && !strings.Contains(fmt.Sprint(errs), drop.want) {
			t.Errorf("want %q, got %v in\n%s", drop.want, errs, f)
		}
	}
}

// TestVerifyNames expects what is wrong with the first instruction to be said of that.
func TestVerifyNames(t *testing.T) {
	fs, err := mach.Parse("f", "func @f target amd64 stage selected\nblock 0 freq 1 loop 0\n  v0:r64 = load64\n  ret\n", machine)
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(mach.Verify(fs[0], mach.Selected)); !strings.Contains(got, "f: block 0: instruction 0: ") {
		t.Errorf("%s does not name the instruction", got)
	}
}
