package mach_test

import (
	"fmt"
	"strings"
	"testing"

	"spillway/mach"
	"spillway/target"
	"spillway/target/arm"
)

// shared returns the function of text, for amd64, after Share.
func shared(t *testing.T, text string) *mach.Func {
	t.Helper()
	fs, err := mach.Parse("f.mach", text, machine)
	if err != nil {
		t.Fatal(err)
	}
	f := fs[0]
	mach.Share(f, new(mach.ShareWorkspace))
	if errs := mach.Verify(f, mach.Selected); len(errs) > 0 {
		t.Fatal(errs)
	}
	return f
}

// TestShare makes one value of an address where a block that makes it dominates another, and of
// nothing that is short, or made on different ways.
func TestShare(t *testing.T) {
	const text = `func @f target amd64 stage selected
block 0 freq 1 loop 0
  v0:r64@rdi = entry
  v1:r64 = lea64 [sym] sym @"g"
  v2:r64 = const64.u imm 7
  call.sym v1:r64@rdi imm 0 sym @"u"
  br.cmp64.ri v0:r64 imm 9 cond slt
  -> 1() 0.5, 2() 0.5
block 1 freq 0.5 loop 0
  v3:r64 = lea64 [sym] sym @"g"
  v4:r64 = lea64 [sym] sym @"h"
  v5:r64 = const64.u imm 7
  jmp
  -> 3(v3:r64 v5:r64) 1
block 2 freq 0.5 loop 0
  v6:r64 = lea64 [sym] sym @"h"
  jmp
  -> 3(v6:r64 v0:r64) 1
block 3 freq 1 loop 0 params v7:r64 v8:r64
  v9:r64 = lea64 [sym] sym @"g"
  ret v9:r64@rax
`
	f := shared(t, text)
	got := f.String()
	for what, n := range map[string]int{`sym @"g"`: 1, `sym @"h"`: 2, "imm 7": 2} {
		if strings.Count(got, what) != n {
			t.Errorf("%d times %s, not %d:\n%s", strings.Count(got, what), what, n, got)
		}
	}
}

// TestShareLong makes one value of a large constant that blocks on different ways make, in the
// block that they come from, in front of a loop too, but not where the block is executed more often
// than they are together.
func TestShareLong(t *testing.T) {
	const text = `func @f target amd64 stage selected
block 0 freq 1 loop 0
  v0:r64@rdi = entry
  v1:r64 = const64 imm 81985529216486895
  br.cmp64.ri v0:r64 imm 9 cond slt
  -> 1() 1, 4() 0
block 1 freq 4 loop 1
  br.cmp64.ri v0:r64 imm 9 cond slt
  -> 2() 0.6, 3() 0.4
block 2 freq 2.4 loop 1
  v2:r64 = const64 imm 81985529216486896
  v3:r64 = const64 imm 81985529216486897
  jmp
  -> 5(v2:r64) 1
block 3 freq 1.6 loop 1
  v4:r64 = const64 imm 81985529216486896
  jmp
  -> 5(v4:r64) 1
block 4 freq 0 loop 0
  v5:r64 = const64 imm 81985529216486897
  ret v5:r64@rax
block 5 freq 4 loop 1 params v6:r64
  br.cmp64.ri v6:r64 imm 9 cond slt
  -> 6() 0.1, 9() 0.9
block 6 freq 0.4 loop 1
  br.cmp64.ri v6:r64 imm 9 cond slt
  -> 7() 0.1, 8() 0.9
block 7 freq 0.04 loop 1
  v7:r64 = const64 imm 81985529216486898
  ret v7:r64@rax
block 8 freq 0.36 loop 1
  ret v6:r64@rax
block 9 freq 3.6 loop 1
  br.cmp64.ri v6:r64 imm 9 cond slt
  -> 10() 0.1, 1() 0.9
block 10 freq 0.36 loop 1
  v8:r64 = const64 imm 81985529216486898
  ret v8:r64@rax
`
	f := shared(t, text)
	got := f.String()
	at := strings.Index(got, "block 1 ")
	for what, n := range map[string]int{"486896": 1, "486897": 1, "486898": 2} {
		if strings.Count(got, what) != n {
			t.Errorf("%d times %s, not %d:\n%s", strings.Count(got, what), what, n, got)
		}
	}
	if i := strings.Index(got, "486896"); i < at || i > strings.Index(got, "block 2 ") {
		t.Errorf("the constant of blocks 2 and 3 is not in block 1:\n%s", got)
	}
	if i := strings.Index(got, "486897"); i > at {
		t.Errorf("the constant of blocks 2 and 4 is not in block 0:\n%s", got)
	}
}

// TestShareTwiceInBlock leaves a value that one block makes twice, rather than hoist it to the end of
// that block, behind its uses.
func TestShareTwiceInBlock(t *testing.T) {
	const text = `func @f target amd64 stage selected
block 0 freq 1 loop 0
  v0:r64@rdi = entry
  v1:r64 = const64 imm 81985529216486895
  call.sym v1:r64@rdi imm 0 sym @"u"
  v2:r64 = const64 imm 81985529216486895
  call.sym v2:r64@rdi imm 0 sym @"u"
  jmp
  -> 1() 1
block 1 freq 1 loop 0
  ret v0:r64@rax
`
	f := shared(t, text)
	if got := strings.Count(f.String(), "imm 81985529216486895"); got != 2 {
		t.Errorf("the constant is made %d times, not 2:\n%s", got, f)
	}
}

// TestShareMany makes one value of an address that many blocks on different ways make, and leaves it
// to these if they are few, or together are executed more seldom than the block that they come from.
func TestShareMany(t *testing.T) {
	for _, c := range []struct {
		blocks int
		last   bool // makes the address, too; else one of 512 executions does not come to it
		want   int
	}{{8, true, 8}, {9, true, 1}, {9, false, 9}, {50, true, 1}} {
		text, freq := "func @f target amd64 stage selected\nblock 0 freq 1 loop 0\n  v0:r64@rdi = entry\n  jmp\n  -> 1() 1\n", 1.0
		block := func(n, v int, makes bool) {
			if text += fmt.Sprintf("block %d freq %g loop 0\n", n, freq); makes {
				text += fmt.Sprintf("  v%d:r64 = lea64 [sym] sym @\"g\"\n  ret v%[1]d:r64@rax\n", v)
			} else {
				text += "  ret v0:r64@rax\n"
			}
		}
		others := c.blocks
		if c.last {
			others--
		}
		for n := range others {
			text += fmt.Sprintf("block %d freq %g loop 0\n  br.cmp64.ri v0:r64 imm 9 cond slt\n  -> %d() 0.5, %d() 0.5\n", 2*n+1, freq, 2*n+2, 2*n+3)
			freq /= 2
			block(2*n+2, n+1, true)
		}
		block(2*others+1, others+1, c.last)
		fs, err := mach.Parse("f.mach", text, machine)
		if err != nil {
			t.Fatal(err)
		}
		mach.Share(fs[0], new(mach.ShareWorkspace))
		if errs := mach.Verify(fs[0], mach.Selected); len(errs) > 0 {
			t.Fatal(errs)
		}
		if got := strings.Count(fs[0].String(), `sym @"g"`); got != c.want {
			t.Errorf("made by %d blocks: made %d times, not %d", c.blocks, got, c.want)
		}
	}
}

// TestShareFree shares short values on a machine whose instructions preserve their operands: those of a dominating block,
// and those of three blocks that none dominates, but not of two.
func TestShareFree(t *testing.T) {
	const text = `func @f target arm stage selected
block 0 freq 1 loop 0
  v0:r@r0 = entry
  v1:r = const32 imm 7
  br.cmp.rr v0:r v1:r cond slt
  -> 1() 0.5, 2() 0.5
block 1 freq 0.5 loop 0
  v2:r = const32 imm 7
  v3:r = const32 imm 9
  v4:r = const32 imm 11
  v5:r = add32.rr v2:r v3:r
  v6:r = add32.rr v5:r v4:r
  jump
  -> 4(v6:r) 1
block 2 freq 0.5 loop 0
  v7:r = const32 imm 9
  v8:r = const32 imm 11
  v9:r = add32.rr v7:r v8:r
  br.cmp.rr v9:r v0:r cond slt
  -> 3() 0.5, 4(v9:r) 0.5
block 3 freq 0.25 loop 0
  v10:r = const32 imm 11
  v11:r = add32.rr v10:r v0:r
  jump
  -> 4(v11:r) 1
block 4 freq 1 loop 0 params v12:r
  v13:r = const32 imm 13
  v14:r = add32.rr v12:r v13:r
  br.cmp.rr v14:r v0:r cond slt
  -> 5() 0.5, 6() 0.5
block 5 freq 0.5 loop 0
  v15:r = const32 imm 13
  ret v15:r@r0
block 6 freq 0.5 loop 0
  ret v14:r@r0
`
	for _, free := range []bool{true, false} {
		m := *arm.Target(target.Static)
		m.FreeShares = free
		fs, err := mach.Parse("f.mach", text, &m)
		if err != nil {
			t.Fatal(err)
		}
		f := fs[0]
		mach.Share(f, new(mach.ShareWorkspace))
		if errs := mach.Verify(f, mach.Selected); len(errs) > 0 {
			t.Fatal(errs)
		}
		got := f.String()
		for what, n := range map[string][2]int{"const32 imm 7": {1, 2}, "const32 imm 9": {2, 2}, "const32 imm 11": {2, 3}, "const32 imm 13": {1, 2}} {
			want := n[1]
			if free {
				want = n[0]
			}
			if c := strings.Count(got, what); c != want {
				t.Errorf("free: %v: %d times %s, want %d:\n%s", free, c, what, want, got)
			}
		}
	}
}

// TestShareReach shares short values between blocks that are near each other only, so that values live in a number of
// blocks linear in their uses.
func TestShareReach(t *testing.T) {
	for between, want := range map[int]int{100: 1, 1000: 2} {
		var b strings.Builder
		b.WriteString("func @f target arm stage selected\nblock 0 freq 1 loop 0\n  v0:r@r0 = entry\n  v1:r = const32 imm 7\n  v2:r = add32.rr v0:r v1:r\n  jump\n  -> 1() 1\n")
		for i := range between {
			fmt.Fprintf(&b, "block %d freq 1 loop 0\n  jump\n  -> %d() 1\n", i+1, i+2)
		}
		fmt.Fprintf(&b, "block %d freq 1 loop 0\n  v3:r = const32 imm 7\n  v4:r = add32.rr v2:r v3:r\n  ret v4:r@r0\n", between+1)
		fs, err := mach.Parse("f.mach", b.String(), arm.Target(target.Static))
		if err != nil {
			t.Fatal(err)
		}
		mach.Share(fs[0], new(mach.ShareWorkspace))
		if n := strings.Count(fs[0].String(), "const32 imm 7"); n != want {
			t.Errorf("%d blocks between: %d constants, want %d", between, n, want)
		}
	}
}
