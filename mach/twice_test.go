package mach_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"spillway"
	"spillway/cfg"
	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/regalloc/check"
	"spillway/regalloc/live"
	"spillway/target"
)

const twiceText = `declare i32 @setjmp(ptr) returns_twice
declare void @work(ptr, i64)
define i32 @f(ptr %buf, ptr %state, i64 %rare, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %tail ]
  %odd = and i64 %i, 1
  %c = icmp eq i64 %odd, 0
  br i1 %c, label %call, label %tail
call:
  %r = call i32 @setjmp(ptr %buf) returns_twice
  call void @work(ptr %state, i64 %i)
  br label %tail
tail:
  %x = load i64, ptr %state
  call void @work(ptr %state, i64 %x)
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %head
exit:
  call void @work(ptr %state, i64 %rare)
  ret i32 0
}
`

// TestKeepAcross expects no virtual register live across a call that returns twice, what is used in the loop
// taken through it in registers that calls preserve, as operands and results, and the rest in slots.
func TestKeepAcross(t *testing.T) {
	f := code(t, twiceText, spillway.ToSelected)[0]
	mach.SplitEdges(f)
	slots := len(f.Slots)
	mach.KeepAcross(f)
	for _, err := range mach.Verify(f, mach.Split) {
		t.Error(err)
	}
	var preserved regalloc.RegSet
	for _, r := range f.Target.ABI.CalleeSaved {
		preserved.Add(r)
	}
	p := mach.Problem(f)
	sets := live.Compute(p, cfg.NewFlow(p))
	calls := 0
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			if in.Value == nil || !ir.ReturnsTwice(in.Value) {
				continue
			}
			calls++
			ops := p.Ops(p.Blocks[b.ID].Instrs[0] + regalloc.InstrID(i))
			var through, results []regalloc.Reg
			for k := range ops {
				switch o := &ops[k]; {
				case o.Role == regalloc.Def:
					if o.Constraint == regalloc.InReg && preserved.Has(o.Reg) {
						results = append(results, o.Reg)
					}
				case o.Constraint == regalloc.InReg && preserved.Has(o.Reg):
					through = append(through, o.Reg)
				}
			}
			if len(through) < 2 || !slices.Equal(through, results) {
				t.Errorf("in the call %v are taken to %v, want at least two registers, the same behind it", through, results)
			}
			// What is live after the call is made by it or after it.
			alive := map[regalloc.VReg]bool{}
			for _, v := range sets.LiveOut(b.ID) {
				alive[v] = true
			}
			for n := len(b.Instrs) - 1; n >= i; n-- {
				for _, o := range p.Ops(p.Blocks[b.ID].Instrs[0] + regalloc.InstrID(n)) {
					if o.Role == regalloc.Def {
						delete(alive, o.VReg)
					} else if n > i {
						alive[o.VReg] = true
					}
				}
			}
			if len(alive) > 0 {
				t.Errorf("%v live across the call, in\n%s", alive, f)
			}
		}
	}
	if calls != 1 {
		t.Errorf("%d calls that return twice, want 1", calls)
	}
	if len(f.Slots) == slots {
		t.Error("no slot for what is used once")
	}
}

// TestKeepAcrossConventions takes values through calls that return twice in functions of other conventions: nowhere but in registers that
// the callee preserves, and Verify refuses a function that does otherwise.
func TestKeepAcrossConventions(t *testing.T) {
	for _, conv := range []string{"", "preserve_mostcc", "preserve_nonecc", "coldcc"} {
		f := code(t, strings.Replace(twiceText, "define i32", "define "+conv+" i32", 1), spillway.ToSelected)[0]
		mach.SplitEdges(f)
		mach.KeepAcross(f)
		for _, err := range mach.Verify(f, mach.Split) {
			t.Errorf("%s: %v", conv, err)
		}
		through := 0
		for _, b := range f.Blocks {
			for i := range b.Instrs {
				in := &b.Instrs[i]
				if in.Value == nil || !ir.ReturnsTwice(in.Value) {
					continue
				}
				for k := len(in.Regs) - int(in.NumRets); k < len(in.Regs); k++ {
					if slices.Contains(in.Value.Call.ResultRegs, int16(in.Regs[k].Reg)) {
						continue
					}
					through++
					if r := in.Regs[k].Reg; !slices.Contains(f.Target.ABI.CalleeSaved, r) {
						t.Errorf("%s: a value is taken through in %s", conv, f.Target.Machine.RegName(r))
					}
					was := in.Regs[k].Reg
					in.Regs[k].Reg, _ = f.Target.Machine.RegByName("r8")
					if errs := mach.Verify(f, mach.Split); len(errs) != 1 || !strings.Contains(errs[0].Error(), "invariant 11") {
						t.Errorf("%s: %v for a value that is taken through in r8", conv, errs)
					}
					in.Regs[k].Reg = was
				}
			}
		}
		if through == 0 {
			t.Errorf("%s: no value is taken through in a register", conv)
		}
	}
}

// TestUnwindPreserves allocates as if what a callee preserves when it returns were preserved at the landing pad too, and
// needs check to refuse the Result.
func TestUnwindPreserves(t *testing.T) {
	const text = `declare preserve_mostcc void @thrower(i64)
declare i32 @personality(...)
define i64 @f(i64 %a, i64 %b) personality ptr @personality {
  invoke preserve_mostcc void @thrower(i64 %a) to label %normal unwind label %pad
normal:
  ret i64 %b
pad:
  %lp = landingpad { ptr, i32 } cleanup
  %x = add i64 %a, %b
  ret i64 %x
}
`
	refused := 0
	for _, info := range spillway.Allocators() {
		f := code(t, text, spillway.ToSelected)[0]
		mach.SplitEdges(f)
		p := mach.Problem(f)
		r, err := spillway.Allocate(p, info.New(), regalloc.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range check.Result(p, r) {
			t.Errorf("%s: %v", info.Name, &found)
		}
		calls := 0
		for i := range p.Instrs {
			if in := &p.Instrs[i]; in.Flags&regalloc.FlagCall != 0 {
				calls++
				if missing := f.Target.ABI.CallerSaved.Minus(in.Clobbers); !missing.Empty() {
					t.Errorf("an unwinder restores none of %v", missing)
				}
				in.Clobbers = most(t, f).CallerSaved
			}
		}
		if calls != 1 {
			t.Fatalf("%d calls", calls)
		}
		if r, err = spillway.Allocate(p, info.New(), regalloc.Options{}); err != nil {
			t.Fatal(err)
		}
		if found := check.Result(p, r); len(found) > 0 {
			t.Fatal(found)
		}
		if len(check.Result(mach.Problem(f), r)) > 0 {
			refused++
		}
	}
	if refused < len(spillway.Allocators())/2 {
		t.Errorf("check refuses %d Results, of which a few may keep everything in memory", refused)
	}
}

// most returns the convention preserve_most.
func most(t *testing.T, f *mach.Func) *target.ABI {
	abi, _ := f.Target.Convention(ir.CallPreserveMost)
	if abi == nil {
		t.Fatal("no preserve_most")
	}
	return abi
}

// TestKeepAcrossOrder has more values that are worth a register across the call than there are
// registers, and needs those in them that the loop uses.
func TestKeepAcrossOrder(t *testing.T) {
	text := strings.Replace(twiceText, "i64 %rare, i64 %n", "i64 %rare, i64 %n, i64 %c0, i64 %c1", 1)
	text = strings.Replace(text, "entry:\n", "entry:\n  %c2 = load volatile i64, ptr %state\n  %c3 = load volatile i64, ptr %state\n  %c4 = load volatile i64, ptr %state\n", 1)
	rest := ""
	for range 4 {
		for k := range 5 {
			rest += fmt.Sprintf("  call void @work(ptr null, i64 %%c%d)\n", k)
		}
	}
	f := code(t, strings.Replace(text, "  ret i32 0\n", rest+"  ret i32 0\n", 1), spillway.ToSelected)[0]
	mach.SplitEdges(f)
	slots := len(f.Slots)
	mach.KeepAcross(f)
	cold := 0
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			if !in.Mem.Used || int(in.Mem.Slot) < slots || f.Target.Tiles[in.Tile].Flags&target.TileLoads == 0 {
				continue
			}
			if cold++; b.Freq > f.Blocks[0].Freq {
				t.Errorf("block %d, in the loop, loads what is kept in a slot:\n%s", b.ID, f)
			}
		}
	}
	if cold == 0 {
		t.Error("nothing is kept in a slot")
	}
}
