package mach_test

import (
	"fmt"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/mach"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/arm64"
)

// TestHoistConstants hoists the constants that instructions of a loop without calls read, those of inner loops first, up to
// the machine's number, and no others.
func TestHoistConstants(t *testing.T) {
	most := int(arm64.Target(target.PIC).LoopConstants)
	loop := func(consts int, more string) string {
		var text strings.Builder
		text.WriteString("func @f target arm64 stage selected\nblock 0 freq 1 loop 0\n  v0:r32@x0 = entry\n  jump\n  -> 1(v0:r32) 1\nblock 1 freq 10 loop 1 params v1:r32\n")
		last := 1
		for i := range consts {
			v := 3 + 2*i
			fmt.Fprintf(&text, "  v%d:r32 = const32 imm %d\n  v%d:r32 = mul32 v%d:r32 v%d:r32\n", v, 1000+i, v+1, last, v)
			last = v + 1
		}
		fmt.Fprintf(&text, "%s  br.cmp32.ri v%d:r32 imm 1 cond sgt\n  -> 1(v%d:r32) 0.9, 2(v%d:r32) 0.1\nblock 2 freq 1 loop 0 params v2:r32\n  ret v2:r32@x0\n", more, last, last, last)
		return text.String()
	}
	long := func(blocks int) string { // a loop of that many blocks
		var text strings.Builder
		text.WriteString("func @f target arm64 stage selected\nblock 0 freq 1 loop 0\n  v0:r32@x0 = entry\n  jump\n  -> 1(v0:r32) 1\n" +
			"block 1 freq 10 loop 1 params v1:r32\n  v3:r32 = const32 imm 1000\n  v4:r32 = mul32 v1:r32 v3:r32\n  jump\n  -> 3() 1\n" +
			"block 2 freq 1 loop 0 params v2:r32\n  ret v2:r32@x0\n")
		for i := 3; i <= blocks; i++ {
			fmt.Fprintf(&text, "block %d freq 10 loop 1\n  jump\n  -> %d() 1\n", i, i+1)
		}
		fmt.Fprintf(&text, "block %d freq 10 loop 1\n  br.cmp32.ri v4:r32 imm 1 cond sgt\n  -> 1(v4:r32) 0.9, 2(v4:r32) 0.1\n", blocks+1)
		return text.String()
	}
	for _, c := range []struct {
		name, text string
		minSize    bool
		hoisted    int
	}{
		{"two", loop(2, ""), false, 2},
		{"too many", loop(most+3, ""), false, most},
		{"for size", loop(2, ""), true, 0},
		{"around a call", loop(2, "  call.sym imm 0 sym @\"g\"\n"), false, 0},
		{"of an argument alone", strings.ReplaceAll(loop(1, "  v90:r32 = const32 imm 77\n"), "-> 1(v4:r32)", "-> 1(v90:r32)"), false, 1},
		{"a long loop", long(400), false, 1},
		{"a longer loop", long(401), false, 0},
		{"one of two equal ones", strings.ReplaceAll(loop(2, ""), "imm 1001", "imm 1000"), false, 1},
	} {
		fs, err := mach.Parse("f.mach", c.text, arm64.Target(target.PIC))
		if err != nil {
			t.Fatal(err)
		}
		f := fs[0]
		f.IR = &ir.Func{}
		f.IR.Attrs.MinSize = c.minSize
		mach.Share(f, new(mach.ShareWorkspace))
		f.IR = nil
		if errs := mach.Verify(f, mach.Selected); len(errs) > 0 {
			t.Fatal(c.name, errs)
		}
		before, _, _ := strings.Cut(f.String(), "\nblock 1 ")
		if got := strings.Count(before, "const32"); got != c.hoisted {
			t.Errorf("%s: %d constants before the loop, want %d, in\n%s", c.name, got, c.hoisted, f)
		}
	}
	// Where there are too many, those of the inner loop come first.
	head, last, _ := strings.Cut(loop(most, ""), "  br.cmp32.ri")
	last, end, _ := strings.Cut(last, "block 2")
	inner := head + "  jump\n  -> 3() 1\nblock 2" + end +
		"block 3 freq 100 loop 2\n  v90:r32 = const32 imm 5000\n  v91:r32 = mul32 v1:r32 v90:r32\n  br.cmp32.ri v91:r32 imm 2 cond sgt\n  -> 3() 0.9, 4() 0.1\n" +
		"block 4 freq 10 loop 1\n  br.cmp32.ri" + last
	fs, err := mach.Parse("f.mach", inner, arm64.Target(target.PIC))
	if err != nil {
		t.Fatal(err)
	}
	mach.Share(fs[0], new(mach.ShareWorkspace))
	if before, _, _ := strings.Cut(fs[0].String(), "\nblock 1 "); strings.Count(before, "const32") != most || !strings.Contains(before, "imm 5000") {
		t.Errorf("the constant of the inner loop is not hoisted:\n%s", fs[0])
	}
	if n := amd64.Target(target.PIC).LoopConstants; n != 0 {
		t.Errorf("%d constants of each loop are hoisted where instructions hold them", n)
	}
}
