package spillway_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"spillway"
)

// textFor returns the text of a module for a processor, with proofs.
func textFor(t *testing.T, triple, cpu, level, text string) string {
	t.Helper()
	opts := spillway.Options{CPU: cpu, Check: true}
	l, err := spillway.LevelByName(level)
	if err != nil {
		t.Fatal(err)
	}
	l.Apply(&opts)
	return string(compileFor(t, triple, opts, text).Assembly)
}

// compileFor compiles a module for a triple.
func compileFor(t *testing.T, triple string, opts spillway.Options, text string) *spillway.Output {
	t.Helper()
	m, err := spillway.Parse("a.ll", []byte("target triple = \""+triple+"\"\n"+text))
	if err != nil {
		t.Fatal(err)
	}
	if opts.Target, err = spillway.TargetOf(m); err != nil {
		t.Fatal(err)
	}
	out, err := spillway.Compile(context.Background(), m, opts)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestNearBranch has branches on zero take their short form where their targets are near and further on, and not where a later comparison
// was left out that relies on their flags.
func TestNearBranch(t *testing.T) {
	// function returns one that calls @g so many times where its argument is not zero.
	function := func(calls int) string {
		return "declare void @g(i32)\ndefine i32 @f(i32 %a, i32 %b) {\n  %c = icmp eq i32 %a, 0\n  br i1 %c, label %y, label %x, !prof !0\nx:\n" +
			strings.Repeat("  call void @g(i32 %b)\n", calls) + "  br label %y\ny:\n  ret i32 %b\n}\n!0 = !{!\"branch_weights\", i32 1, i32 1000}\n"
	}
	for calls := 1; calls < 40; calls++ {
		got := textFor(t, "thumbv7em-none-eabi", "cortex-m4", "2", function(calls))
		near := 6*calls <= 120 // a move and a call each
		if has := strings.Contains(got, "\tcbz r"); has != near && 6*calls+12 != 132 && (calls < 18 || calls > 22) {
			t.Errorf("%d calls: cbz is %v, want %v in\n%s", calls, has, near, got)
		}
	}
	if got := textFor(t, "thumbv6m-none-eabi", "cortex-m0", "2", function(1)); strings.Contains(got, "\tcbz") {
		t.Errorf("ARMv6-M has no cbz:\n%s", got)
	}
	flags := `declare void @g(i32)
declare void @h(i32)
define void @f(i32 %a, i32 %b) {
  %c = icmp eq i32 %a, 0
  br i1 %c, label %y, label %x
x:
  %d = icmp sgt i32 %a, 0
  br i1 %d, label %p, label %q
p:
  tail call void @g(i32 %b)
  ret void
q:
  tail call void @h(i32 %b)
  ret void
y:
  ret void
}
`
	if got := textFor(t, "thumbv7em-none-eabi", "cortex-m4", "2", flags); strings.Contains(got, "\tcbz") && strings.Count(got, "\tcmp ") < 1 {
		t.Errorf("no flags for the second branch:\n%s", got)
	}
}

// TestRoutineOfThumb has what a function does in several places made a routine besides literal pools, which are after its code.
func TestRoutineOfThumb(t *testing.T) {
	var b strings.Builder
	b.WriteString("declare void @g(i32, i32, i32, i32)\n@v = global [64 x i32] zeroinitializer\ndefine void @f(ptr %p, i32 %b) minsize optsize {\n")
	for i := range 400 { // the second half has routines whose first places are after a pool
		fmt.Fprintf(&b, "  %%a%[1]d = load volatile i32, ptr %%p\n  %%b%[1]d = mul i32 %%a%[1]d, %%b\n  %%c%[1]d = %[3]s i32 %%b%[1]d, %%a%[1]d\n  store volatile i32 %%c%[1]d, ptr %%p\n"+
			"  call void @g(i32 %%c%[1]d, i32 %[2]d, i32 0, i32 %%b)\n", i, 1000003+70001*(i%7), []string{"add", "xor"}[i/200])
	}
	b.WriteString("  ret void\n}\n")
	for _, cpu := range []string{"cortex-m0", "cortex-m4"} {
		got := textFor(t, map[string]string{"cortex-m0": "thumbv6m-none-eabi", "cortex-m4": "thumbv7em-none-eabi"}[cpu], cpu, "z", b.String())
		if strings.Count(got, "\tbl OUTLINED_FUNCTION_") < 100 {
			t.Errorf("%s: no routine is called in\n%s", cpu, got)
		}
	}
}
