package frame_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
	"spillway/llvmir"
)

// TestFramePointerAbove says that one push saves what the frame pointer points to and the registers below it, that one pop restores them, and
// that functions without calls and variables have no frame on machines whose convention says so.
func TestFramePointerAbove(t *testing.T) {
	const text = `declare i32 @f(i32)
define i32 @leaf(i32 %a) "frame-pointer"="all" {
  %b = add i32 %a, 5
  ret i32 %b
}
define i32 @calls(i32 %a, i32 %b) "frame-pointer"="all" {
  %p = alloca [12 x i32]
  %c = call i32 @f(i32 %b)
  store volatile i32 %c, ptr %p
  %d = call i32 @f(i32 %a)
  %e = add i32 %c, %d
  %s = add i32 %e, %b
  ret i32 %s
}
define i32 @small(i32 %a, i32 %b) "frame-pointer"="all" {
  %c = call i32 @f(i32 %b)
  %d = sub i32 0, %c
  ret i32 %d
}
`
	for _, m := range []struct {
		name       string
		have, miss []string
	}{
		{"thumb", []string{"\tadds r0, r0, #5\n\tbx lr\n\t.size\tleaf", "push {r4, r5, r6, r7, lr}\n\tadd r7, sp, #12\n", "pop {r4, r5, r6, r7, pc}", "push {r7, lr}\n\tmov r7, sp\n", "pop {r7, pc}"}, []string{"mov sp, r7"}},
		{"arm", []string{"\tadd r0, r0, #5\n\tbx lr\n\t.size\tleaf", "push {r4, r5, r6, r11, lr}\n\tadd r11, sp, #12\n"}, []string{"mov sp, r11", "sub sp, r11"}},
		{"arm64", []string{"\tstp x29, x30, [sp, #-16]!"}, nil},
	} {
		info, err := spillway.TargetByName(m.name)
		if err != nil {
			t.Fatal(err)
		}
		mod, err := llvmir.Parse("frame.ll", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		out, err := spillway.Compile(context.Background(), mod, spillway.Options{Target: info, Check: true})
		if err != nil {
			t.Fatal(err)
		}
		got := string(out.Assembly)
		for _, want := range m.have {
			if !strings.Contains(got, want) {
				t.Errorf("%s: no %q in\n%s", m.name, want, got)
			}
		}
		for _, not := range m.miss {
			if strings.Contains(got, not) {
				t.Errorf("%s: %q in\n%s", m.name, not, got)
			}
		}
	}
}
