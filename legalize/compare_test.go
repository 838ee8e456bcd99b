package legalize

import (
	"fmt"
	"strings"
	"testing"

	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// TestCompareMemory compares areas of every small size, one of them constant or not, that are equal
// except for one byte, inside or beyond. It needs no call where few accesses do, and none narrower
// than what they cover.
func TestCompareMemory(t *testing.T) {
	for _, c := range []struct {
		triple     string
		machine    *target.Target
		attributes string
		most       int // the largest size without a call
	}{
		{"x86_64-unknown-linux-gnu", amd64.Target(target.PIC), "", 32},
		{"x86_64-unknown-linux-gnu", amd64.Target(target.PIC), "optsize", 16},
		{"x86_64-unknown-linux-gnu", amd64.Target(target.PIC), "minsize", 16},
		{"i386-unknown-linux-gnu", i386.Target(target.PIC), "", 16},
		{"i386-unknown-linux-gnu", i386.Target(target.PIC), "optsize", 8},
		{"x86_64-unknown-linux-gnu", amd64.Target(target.PIC), "nobuiltin", -1},
		{"x86_64-unknown-linux-gnu", amd64.Target(target.PIC), "noinline optnone", -1},
		{"x86_64-unknown-linux-gnu", amd64.Target(target.PIC), `"no-builtins"`, -1},
	} {
		const sizes = 36
		long := "i64"
		if c.machine.Layout.PtrBytes == 4 {
			long = "i32"
		}
		var text, main strings.Builder
		fmt.Fprintf(&text, "target triple = %q\ndeclare i32 @bcmp(ptr, ptr, %s)\ndeclare i32 @printf(ptr, ...)\n@format = constant [4 x i8] c\"%%d\\0A\\00\"\n", c.triple, long)
		content := strings.Repeat("abcdefghijklmnop", 3)[:sizes+4]
		fmt.Fprintf(&text, "@known = internal constant [%[1]d x i8] c%[2]q\n@a = global [%[1]d x i8] c%[2]q\n@b = global [%[1]d x i8] c%[2]q\n", len(content), content)
		calls := 0
		for n := range sizes {
			if n > c.most {
				calls += 2
			}
			for k, other := range []string{"ptr @b", "ptr getelementptr (i8, ptr @known, i32 1)"} {
				fmt.Fprintf(&text, "define i32 @f%d.%d(ptr %%p) %s {\n  %%r = call i32 @bcmp(ptr %%p, %s, %s %d)\n  %%c = icmp ne i32 %%r, 0\n  %%z = zext i1 %%c to i32\n  ret i32 %%z\n}\n",
					n, k, c.attributes, other, long, n)
				// Byte i is another one, for a moment: the result is wrong if its number and
				// whether it should differ are not.
				fmt.Fprintf(&main, "  br label %%l%[1]d.%[2]d\nl%[1]d.%[2]d:\n  %%i%[1]d.%[2]d = phi i32 [ 0, %%%[3]s ], [ %%j%[1]d.%[2]d, %%l%[1]d.%[2]d ]\n", n, k, previous(n, k))
				fmt.Fprintf(&main, "  %%s%[1]d.%[2]d = phi i32 [ 0, %%%[3]s ], [ %%t%[1]d.%[2]d, %%l%[1]d.%[2]d ]\n", n, k, previous(n, k))
				fmt.Fprintf(&main, `  %%p%[1]d.%[2]d = getelementptr i8, ptr @a, i32 %%i%[1]d.%[2]d
  %%v%[1]d.%[2]d = load i8, ptr %%p%[1]d.%[2]d
  %%w%[1]d.%[2]d = xor i8 %%v%[1]d.%[2]d, -128
  store i8 %%w%[1]d.%[2]d, ptr %%p%[1]d.%[2]d
  %%r%[1]d.%[2]d = call i32 @f%[1]d.%[2]d(ptr getelementptr (i8, ptr @a, i32 %[2]d))
  store i8 %%v%[1]d.%[2]d, ptr %%p%[1]d.%[2]d
  %%t%[1]d.%[2]d = add i32 %%s%[1]d.%[2]d, %%r%[1]d.%[2]d
  %%j%[1]d.%[2]d = add i32 %%i%[1]d.%[2]d, 1
  %%c%[1]d.%[2]d = icmp ult i32 %%j%[1]d.%[2]d, %[3]d
  br i1 %%c%[1]d.%[2]d, label %%l%[1]d.%[2]d, label %%e%[1]d.%[2]d
e%[1]d.%[2]d:
  call i32 (ptr, ...) @printf(ptr @format, i32 %%t%[1]d.%[2]d)
`, n, k, len(content))
			}
		}
		fmt.Fprintf(&text, "define i32 @main() {\nentry:\n%s  ret i32 0\n}\n", &main)
		m, err := llvmir.Parse("compare.ll", []byte(text.String()))
		if err != nil {
			t.Fatal(err)
		}
		if err := legalizeAll(t, New(c.machine, nil), m); err != nil {
			t.Fatal(err)
		}
		called := 0
		for _, f := range m.Funcs {
			called += strings.Count(f.String(), "call i32 @bcmp") + strings.Count(f.String(), "call i32 %") // by the offset table
		}
		if called != calls {
			t.Errorf("%s %s: %d calls, want %d", c.triple, c.attributes, called, calls)
		}
		var want strings.Builder
		for n := range sizes {
			fmt.Fprintf(&want, "%d\n%d\n", n, n)
		}
		if got := run(t, m, c.machine, ""); got != want.String() {
			t.Errorf("%s %s: of so many bytes those differ that are:\n%s", c.triple, c.attributes, got)
		}
	}
}

// previous returns the block of main before the loop for size n and area k.
func previous(n, k int) string {
	switch {
	case n == 0 && k == 0:
		return "entry"
	case k == 0:
		return fmt.Sprintf("e%d.1", n-1)
	}
	return fmt.Sprintf("e%d.0", n)
}

// TestCompareThroughPhi expects no call where a pointer comes by a phi or out of memory, which are words
// by then.
func TestCompareThroughPhi(t *testing.T) {
	for _, machine := range []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)} {
		m, err := llvmir.Parse("compare.ll", []byte(strings.ReplaceAll(`
declare i32 @bcmp(ptr, ptr, WORD)
define i32 @f(ptr %p, ptr %end) {
entry:
  br label %look
look:
  %at = phi ptr [ %p, %entry ], [ %next, %look ]
  %other = load ptr, ptr %end
  %r = call i32 @bcmp(ptr %at, ptr %other, WORD 4)
  %next = getelementptr i8, ptr %at, WORD 12
  %c = icmp eq i32 %r, 0
  br i1 %c, label %done, label %look
done:
  ret i32 %r
}
`, "WORD", fmt.Sprintf("i%d", 8*machine.Layout.PtrBytes))))
		if err != nil {
			t.Fatal(err)
		}
		if err := legalizeAll(t, New(machine, nil), m); err != nil {
			t.Fatal(err)
		}
		if text := m.Funcs[1].String(); strings.Contains(text, "call") {
			t.Errorf("%s: a call is left:\n%s", machine.Name, text)
		}
	}
}
