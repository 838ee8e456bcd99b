package spillway_test

import (
	"context"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"spillway"
	"spillway/llvmir"
	"spillway/target"
)

// switches returns a function with a loop around a switch of n cases, whose blocks call functions that many times; some cases only continue the
// loop, so that they lead back.
func switches(triple string, n, calls int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "target triple = %q\ndeclare void @g(i32, i32)\ndefine void @f(ptr %%p) {\nentry:\n  br label %%loop\nloop:\n  %%x = load volatile i32, ptr %%p\n  switch i32 %%x, label %%out [\n", triple)
	for i := range n {
		to := fmt.Sprintf("c%d", i)
		if i%5 == 3 {
			to = "loop"
		}
		fmt.Fprintf(&b, "    i32 %d, label %%%s\n", i, to)
	}
	b.WriteString("  ]\n")
	for i := range n {
		if i%5 == 3 {
			continue
		}
		fmt.Fprintf(&b, "c%d:\n", i)
		for k := range calls {
			fmt.Fprintf(&b, "  call void @g(i32 %d, i32 %d)\n", i*3, 123456789*k)
		}
		b.WriteString("  br label %loop\n")
	}
	b.WriteString("out:\n  ret void\n}\n")
	return b.String()
}

// TestJumpTables compiles switches to jump tables in the code: entries have bytes where those reach, all lead forward, and the size of
// text is that of the object.
func TestJumpTables(t *testing.T) {
	entry := regexp.MustCompile(`\t\.(byte|short)\t\((\.L[A-Za-z0-9_]+)-(\.L[A-Za-z0-9_]+)(-2)?\)/2\n`)
	for _, c := range []struct {
		triple   string
		n, calls int
		want     string // the directive of entries
		jump     string
	}{
		{"thumbv7m-none-eabi", 9, 1, "byte", "tbb\t"},
		{"thumbv7m-none-eabi", 8, 3, "byte", "tbb\t"},
		{"thumbv7m-none-eabi", 90, 4, "short", "tbh\t"},
		{"thumbv7m-none-eabi", 40, 700, "short", "tbh\t"}, // beyond what half-words reach
		{"thumbv6m-none-eabi", 9, 1, "byte", "ldrb\t"},
		{"thumbv6m-none-eabi", 90, 2, "short", "ldrh\t"},
		{"thumbv6m-none-eabi", 400, 2, "short", "ldrh\t"},
	} {
		compile := func(stage spillway.Stage) *spillway.Output {
			m, err := llvmir.Parse("a.ll", []byte(switches(c.triple, c.n, c.calls)))
			if err != nil {
				t.Fatal(err)
			}
			out, err := spillway.Compile(context.Background(), m, spillway.Options{Stage: stage, Check: true, Relocation: target.Static})
			if err != nil {
				t.Fatalf("%s, %d cases: %v", c.triple, c.n, err)
			}
			return out
		}
		text, object := compile(spillway.ToAssembly), compile(spillway.ToObject)
		asm := string(text.Assembly)
		entries := entry.FindAllStringSubmatch(asm, -1)
		if len(entries) != c.n || !strings.Contains(asm, c.jump) && !strings.Contains(asm, strings.ReplaceAll(c.jump, "\t", " ")) {
			t.Errorf("%s, %d cases of %d calls: %d entries\n%.900s", c.triple, c.n, c.calls, len(entries), asm)
			continue
		}
		for _, e := range entries {
			table, to := strings.Index(asm, "\n"+e[3]+":"), strings.Index(asm, "\n"+e[2]+":")
			if e[1] != c.want || table < 0 || to < table {
				t.Errorf("%s, %d cases of %d calls: entry %q, want %s of what is after the table", c.triple, c.n, c.calls, e[0], c.want)
			}
		}
		if a, b := text.Stats[0].Bytes, object.Stats[0].Bytes; a != b {
			t.Errorf("%s, %d cases: text of %d bytes, machine code of %d", c.triple, c.n, a, b)
		}
	}
}
