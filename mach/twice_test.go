package mach_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"spillway"
	"spillway/cfg"
	"spillway/ir"
	"spillway/live"
	"spillway/mach"
	"spillway/regalloc"
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

// TestKeepAcross wants no virtual register live across a call that returns twice, what is used in the loop
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
			// What is live behind the call is made by it or after it.
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

// TestKeepAcrossOrder has more values that are worth a register across the call than there are
// registers, and wants those in them that the loop uses.
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
