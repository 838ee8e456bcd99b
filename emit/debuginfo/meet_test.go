package debuginfo_test

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"spillway"
)

// covered reports whether some range of a list of locations in the text has the instruction.
func covered(t *testing.T, text, instr string) bool {
	t.Helper()
	at := strings.Index(text, instr)
	ranges := regexp.MustCompile(`\.uleb128 (\.L\w+)-\S+\n\t\.uleb128 (\.L\w+)-`).FindAllStringSubmatch(text, -1)
	if at < 0 || len(ranges) == 0 {
		t.Fatalf("%d ranges, %q at %d in\n%s", len(ranges), instr, at, text)
	}
	for _, r := range ranges {
		if from, to := strings.Index(text, "\n"+r[1]+":"), strings.Index(text, "\n"+r[2]+":"); from < at && at < to {
			return true
		}
	}
	return false
}

// TestMeet has a variable in two places where two paths join: it has no location there, unless its place is the same on
// both.
func TestMeet(t *testing.T) {
	src, err := os.ReadFile("testdata/meet.ll")
	if err != nil {
		t.Fatal(err)
	}
	apart := string(src)
	same := strings.Replace(apart, "#dbg_value(i32 %b", "#dbg_value(i32 %a", 1)
	// The last instruction of one path, a call, overwrites the register, or does not.
	lost := strings.NewReplacer("  br i1 %c, label %l, label %r", "  %v = mul i32 %a, %b, !dbg !9\n  store i32 %v, ptr @v, !dbg !9\n    #dbg_value(i32 %v, !8, !DIExpression(), !9)\n  br i1 %c, label %l, label %j",
		"#dbg_value(i32 %a", "#dbg_value(i32 %v", "\nr:\n", "\n", "    #dbg_value(i32 %b, !8, !DIExpression(), !9)\n  call void @h(), !dbg !9\n  br label %j, !dbg !9\n", "",
		"declare void @g()", "@v = external global i32\ndeclare void @g()").Replace(apart)
	kept := strings.Replace(lost, "call void @g()", "store volatile i32 0, ptr @v", 1)
	// The last instruction is the jump through a table, which overwrites it, too.
	var cases, blocks strings.Builder
	for i := range 8 {
		fmt.Fprintf(&cases, " i64 %d, label %%c%d", i, i)
		fmt.Fprintf(&blocks, "c%d:\n  ret i32 %d, !dbg !9\n", i, 100*i*i)
	}
	table := strings.NewReplacer("i1 %c)", "i1 %c, i64 %i)", "j:\n", blocks.String()+"j:\n",
		"  call void @g(), !dbg !9\n  br label %j, !dbg !9\n", "  switch i64 %i, label %j ["+strings.Replace(cases.String(), "c3", "j", 1)+" ], !dbg !9\n").Replace(lost)
	// Two values meet in the register of a phi, and the jump overwrites it.
	_, metadata, _ := strings.Cut(apart, "declare void @k()\n")
	joined := `target triple = "x86_64-unknown-linux-gnu"
define i32 @f(i1 %c, i64 %i) !dbg !4 {
  br i1 %c, label %l, label %r, !dbg !9
l:
  %a = call i32 @g(), !dbg !9
    #dbg_value(i32 %a, !8, !DIExpression(), !9)
  br label %j, !dbg !9
r:
  %b = call i32 @h(), !dbg !9
    #dbg_value(i32 %b, !8, !DIExpression(), !9)
  br label %j, !dbg !9
j:
  %p = phi i32 [ %a, %l ], [ %b, %r ]
  store i32 %p, ptr @v, !dbg !10
  switch i64 %i, label %n [` + cases.String() + ` ], !dbg !10
n:
  ret i32 %p, !dbg !10
` + blocks.String() + `}
@v = external global i32
declare i32 @g()
declare i32 @h()
` + metadata
	for _, test := range []struct {
		text string
		at   string
		want bool
	}{{apart, "call k\n", false}, {same, "call k\n", true}, {lost, "call k\n", false}, {kept, "call k\n", true}, {table, "call k\n", false}, {table, "$400,", false}, {joined, "cmpq $7", true}, {joined, "$400,", false}} {
		if got := covered(t, compile(t, "meet.ll", test.text, "-O2", spillway.Options{}), test.at); got != test.want {
			t.Errorf("the variable has a place at %q: %t, want %t", test.at, got, test.want)
		}
	}
}

// TestMeetOverwritten has a variable in one place where two paths join, up to the last instruction of the block, which
// overwrites it, unless it is in a register that the call preserves.
func TestMeetOverwritten(t *testing.T) {
	src, err := os.ReadFile("testdata/meetinvoke.ll")
	if err != nil {
		t.Fatal(err)
	}
	used := strings.Replace(string(src), "  ret i32 %b", "  %s = sub i32 %x, %b, !dbg !10\n  ret i32 %s", 1)
	for _, test := range []struct {
		text string
		want bool
	}{{string(src), false}, {used, true}} {
		text := compile(t, "meetinvoke.ll", test.text, "-O2", spillway.Options{})
		if !covered(t, text, "call i\n") {
			t.Error("the variable has no place where the paths meet")
		}
		if got := covered(t, text, "call k\n"); got != test.want {
			t.Errorf("the variable has a place after the call: %t, want %t", got, test.want)
		}
	}
}
