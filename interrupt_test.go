package spillway_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
	"spillway/llvmir"
	"spillway/target"
)

// TestInterrupt expects functions with the attribute "interrupt" to be what the machine calls for an interrupt: to save all that they use where the
// machine does not, to align the stack before calls, and to return as it needs; and what cannot be one to be refused with its place.
func TestInterrupt(t *testing.T) {
	const (
		leaf = "define void @f() KIND {\n  %x = load volatile i32, ptr @n\n  store volatile i32 %x, ptr @n\n  ret void\n}\n"
		call = "define void @f() KIND {\n  tail call void @g()\n  ret void\n}\n"
	)
	for _, c := range []struct {
		triple, kind, text string
		want               string // texts of the function, in their order
	}{
		{"armv6-none-eabi", `"interrupt"="IRQ"`, leaf, "push {r0, | pop {r0, | subs pc, lr, #4"},
		{"armv6-none-eabi", `"interrupt"`, call, "push {r0, r1, r2, r3, r4, r12} | and sp, sp, #-8 | bl g | pop {r0, r1, r2, r3, r4, r12} | subs pc, lr, #4"},
		{"armv6-none-eabi", `"interrupt"="FIQ"`, leaf, "ldr r8 | subs pc, lr, #4"},
		{"armv6-none-eabi", `"interrupt"="UNDEF"`, leaf, "subs pc, lr, #0"},
		{"armv6-none-eabi", `"interrupt"="SWI"`, leaf, "subs pc, lr, #0"},
		{"armv6-none-eabi", `"interrupt"="ABORT"`, leaf, "subs pc, lr, #4"},
		{"armv6-none-eabi", `"interrupt"="NMI"`, leaf, `m.ll:4:13: in @f: unknown interrupt kind "NMI"; valid: ABORT, FIQ, IRQ, SWI, UNDEF`},
		{"armv6-none-eabi", `"interrupt"`, "define i32 @f() KIND {\n  ret i32 0\n}\n", "m.ll:4:12: in @f: an interrupt handler cannot return a value; return void"},
		{"armv6-none-eabi", `"interrupt"`, "define void @f() KIND {\n  musttail call void @g()\n  ret void\n}\n", "m.ll:5:3: in @f: an interrupt handler cannot end in a musttail call; make it an ordinary call"},
		{"thumbv6m-none-eabi", `"interrupt"`, leaf, "f: | bx lr"},
		{"thumbv6m-none-eabi", `"interrupt"`, call, "push {r7, lr} | lsls r3, r3, #3 | mov sp, r3 | bl g | pop {r7, pc}"},
		{"thumbv7m-none-eabi", `"interrupt"="IRQ"`, call, "push {r7, lr} | mov sp, r3 | bl g | pop {r7, pc}"},
		{"thumbv6-none-eabi", `"interrupt"`, leaf, "m.ll:4:13: in @f: an interrupt handler is not supported on this processor; compile it for a processor that supports them"},
		{"x86_64-linux-gnu", `"interrupt"`, call, "jmp g"},
	} {
		m, err := llvmir.Parse("m.ll", []byte("target triple = \""+c.triple+"\"\n@n = global i32 0\ndeclare void @g()\n"+strings.ReplaceAll(c.text, "KIND", c.kind)))
		if err != nil {
			t.Fatal(err)
		}
		text := ""
		if out, err := spillway.Compile(context.Background(), m, spillway.Options{Check: true, Relocation: target.Static}); err != nil {
			text = err.Error()
		} else {
			text = string(out.Assembly)
		}
		rest, ok := strings.ReplaceAll(text, "\t", " "), true
		for part := range strings.SplitSeq(c.want, " | ") {
			if _, rest, ok = strings.Cut(rest, part); !ok {
				t.Errorf("%s %s: no %q in\n%s", c.triple, c.kind, part, text)
				break
			}
		}
	}
}
