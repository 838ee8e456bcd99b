package spillway_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"spillway"
)

// TestPredicate looks for instructions that are executed on a condition, and for those that must not be.
func TestPredicate(t *testing.T) {
	const zero = `declare void @g(i32)
define void @f(i32 %a, ptr %p) minsize optsize {
  %c = icmp sgt i32 %a, 1
  br i1 %c, label %then, label %join
then:
  %v = load i32, ptr %p
  %z = icmp eq i32 %v, 0
  %x = zext i1 %z to i32
  br label %join
join:
  %r = phi i32 [ 10, %0 ], [ %x, %then ]
  call void @g(i32 %r)
  store i32 %r, ptr %p
  ret void
}
`
	const store = `define i32 @f(i32 %a, i32 %b, ptr %p) minsize optsize {
  %c = icmp sgt i32 %a, 1
  br i1 %c, label %then, label %join
then:
  %x = add i32 %b, 7
  store i32 %x, ptr %p
  br label %join
join:
  ret i32 %a
}
`
	for _, test := range []struct{ name, triple, text, want, without string }{
		{"a short block on A32", "armv6-linux-gnueabi", store, `\taddgt .*\n\tstrgt `, `\tb(le|gt)? `},
		{"and on Thumb-2", "thumbv7em-none-eabi", store, `\titt gt\n\taddgt .*\n\tstrgt `, `\tb[a-z]{2} |\taddsgt`},
		{"which Thumb-1 has not", "thumbv6m-none-eabi", store, `\tadds `, `\tit`},
		{"a carry, which instructions in a block do not set", "thumbv7em-none-eabi", zero, `\tadcs `, `\tadcs?[a-z]{2} `},
	} {
		got := textFor(t, test.triple, "", "z", test.text)
		if !regexp.MustCompile(test.want).MatchString(got) || regexp.MustCompile(test.without).MatchString(got) {
			t.Errorf("%s: want %q and not %q in\n%s", test.name, test.want, test.without, got)
		}
	}
}

// TestPredicateNear moves a block to the other one of which one is executed, into what a branch on zero or a jump table
// must reach across.
func TestPredicateNear(t *testing.T) {
	const around = `  %c = icmp sgt i32 %b, 5
  br i1 %c, label %then, label %other, !prof !1
then:
  store volatile i32 %n, ptr %p
  br label %join
other:
  %q = getelementptr i32, ptr %p, i32 200
  store volatile i32 %b, ptr %q
  %r = getelementptr i32, ptr %p, i32 201
  store volatile i32 %b, ptr %r
  br label %join
join:
  call void @g(i32 %n)
  br label %y
y:
  ret i32 %b
}
declare void @g(i32)
!0 = !{!"branch_weights", i32 1, i32 1000}
!1 = !{!"branch_weights", i32 1000, i32 1}
`
	branch := "define i32 @f(i32 %a, i32 %b, i32 %n, ptr %p) {\n  %z = icmp eq i32 %a, 0\n  br i1 %z, label %y, label %x, !prof !0\nx:\n"
	table := "define i32 @f(i32 %a, i32 %b, i32 %n, ptr %p) {\n  switch i32 %a, label %y [ i32 0, label %x\n i32 1, label %s1\n i32 2, label %s2\n i32 3, label %s3\n i32 4, label %s4\n i32 5, label %s5 ]\nx:\n"
	var cases strings.Builder
	for i := range 5 {
		fmt.Fprintf(&cases, "s%d:\n  call void @g(i32 %d)\n  ret i32 %d\n", i+1, i, 7*i*i)
	}
	level, err := spillway.LevelByName("2")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		text, near, far string
		from, to        int
	}{
		{branch, "\tcbz r", "\tbeq ", 45, 65},
		{table, "\ttbb ", "\ttbh ", 190, 260},
	} {
		near, far := false, false
		for stores := test.from; stores < test.to; stores++ {
			text := test.text + strings.Repeat("  store volatile i32 %b, ptr %p\n", stores) + strings.Replace(around, "y:", cases.String()+"y:", 1)
			got := textFor(t, "thumbv7em-none-eabi", "cortex-m4", "2", text)
			opts := spillway.Options{CPU: "cortex-m4", Stage: spillway.ToObject}
			level.Apply(&opts)
			compileFor(t, "thumbv7em-none-eabi", opts, text) // refuses what does not reach
			if strings.Contains(got, "\titee ") {
				near, far = near || strings.Contains(got, test.near), far || strings.Contains(got, test.far)
			}
		}
		if !near || !far {
			t.Errorf("%q is %v and %q is %v over moved blocks", test.near, near, test.far, far)
		}
	}
}
