package spillway_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
)

// roomy returns a function that keeps a value in n words of memory, where size is what counts or not.
func roomy(attrs string, n string) string {
	return `target triple = "TRIPLE"
declare void @use(ptr)
define i32 @f(i32 %a) ` + attrs + ` {
  %m = alloca [` + n + ` x i32], align 4
  store i32 %a, ptr %m, align 4
  call void @use(ptr %m)
  %v = load i32, ptr %m, align 4
  %s = add i32 %v, %a
  ret i32 %s
}
`
}

// TestPadding makes room for variables by the push of saved registers, and gives it back by the pop, where size is what counts and
// enough registers hold nothing.
func TestPadding(t *testing.T) {
	for _, x := range []struct {
		triple, attrs, words string
		has                  []string
		not                  string
	}{
		{"armv6-linux-gnueabi", "minsize optsize", "2", []string{"push {r2, r3, r4, lr}", "pop {r2, r3, r4, pc}"}, "sp, sp"},
		{"armv6-linux-gnueabi", "minsize optsize", "3", []string{"push {r0, r1, r2, r3, r4, lr}", "add sp, sp, #16", "pop {r4, pc}"}, ""}, // r0 is the result
		{"armv6-linux-gnueabi", "", "2", []string{"push {r4, lr}", "add sp, sp, #8"}, "push {r2"},
		{"armv6-linux-gnueabi", "minsize optsize", "6", []string{"push {r4, lr}", "add sp, sp, #24"}, "push {r2"},
		{"thumbv6m-none-eabi", "minsize optsize", "2", []string{"push {r2, r3, r4, lr}", "pop {r2, r3, r4, pc}"}, "sp, sp"},
		{"thumbv7em-none-eabi", "minsize optsize", "2", []string{"push {r2, r3, r4, lr}", "pop {r2, r3, r4, pc}"}, "sp, sp"},
	} {
		m, err := spillway.Parse("a.ll", []byte(strings.Replace(roomy(x.attrs, x.words), "TRIPLE", x.triple, 1)))
		if err != nil {
			t.Fatal(err)
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Check: true})
		if err != nil {
			t.Fatal(err)
		}
		text := string(out.Assembly)
		for _, want := range x.has {
			if !strings.Contains(text, want) {
				t.Errorf("%s, %q, %s words: no %q in\n%s", x.triple, x.attrs, x.words, want, text)
			}
		}
		if x.not != "" && strings.Contains(text, x.not) {
			t.Errorf("%s, %q, %s words: %q in\n%s", x.triple, x.attrs, x.words, x.not, text)
		}
	}
}
