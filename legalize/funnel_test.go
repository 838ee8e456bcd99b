package legalize

import (
	"fmt"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// TestFunnelWords holds funnel shifts of several words by constants to those by variables, and
// counts what each word takes.
func TestFunnelWords(t *testing.T) {
	for _, c := range []struct {
		triple  string
		machine *target.Target
		bits    int
	}{
		{"i386-unknown-linux-gnu", i386.Target(target.PIC), 64},
		{"i386-unknown-linux-gnu", i386.Target(target.PIC), 96},
		{"i386-unknown-linux-gnu", i386.Target(target.PIC), 80},
		{"x86_64-unknown-linux-gnu", amd64.Target(target.PIC), 128},
	} {
		word := 8 * int(c.machine.Layout.PtrBytes)
		var text, main, want strings.Builder
		fmt.Fprintf(&text, "target triple = %q\ndeclare i32 @printf(ptr, ...)\n@format = constant [4 x i8] c\"%%d\\0A\\00\"\n", c.triple)
		fmt.Fprintf(&text, "@x = global i%d 81985529216486895\n@y = global i%[1]d -1311768467463790320\n", c.bits)
		n := 0
		for _, op := range []string{"fshl", "fshr"} {
			fmt.Fprintf(&text, "declare i%d @llvm.%s.i%[1]d(i%[1]d, i%[1]d, i%[1]d)\n", c.bits, op)
			for _, k := range []int{0, 1, 13, word - 1, word, word + 1, c.bits - 1, c.bits, c.bits + 7} {
				name := fmt.Sprintf("%s%d", op, k)
				call := fmt.Sprintf("call i%d @llvm.%s.i%[1]d(i%[1]d %%x, i%[1]d %%y, i%[1]d ", c.bits, op)
				fmt.Fprintf(&text, "@%s = global i%d %d\n", name, c.bits, k)
				fmt.Fprintf(&text, "define i1 @f.%s() {\n  %%x = load i%d, ptr @x\n  %%y = load i%[2]d, ptr @y\n  %%c = load i%[2]d, ptr @%[1]s\n", name, c.bits)
				fmt.Fprintf(&text, "  %%a = %s%d)\n  %%b = %[1]s%%c)\n  %%r = icmp eq i%[3]d %%a, %%b\n  ret i1 %%r\n}\n", call, k, c.bits)
				fmt.Fprintf(&text, "define i%d @only.%s(i%[1]d %%x, i%[1]d %%y) {\n  %%a = %[3]s%[4]d)\n  ret i%[1]d %%a\n}\n", c.bits, name, call, k)
				fmt.Fprintf(&main, "  %%b%d = call i1 @f.%s()\n  %%n%[1]d = zext i1 %%b%[1]d to i32\n  call i32 (ptr, ...) @printf(ptr @format, i32 %%n%[1]d)\n", n, name)
				fmt.Fprintln(&want, 1)
				n++
			}
		}
		fmt.Fprintf(&text, "define i32 @main() {\n%s  ret i32 0\n}\n", &main)
		m, err := llvmir.Parse("funnel.ll", []byte(text.String()))
		if err != nil {
			t.Fatal(err)
		}
		if err := legalizeAll(t, New(c.machine, nil), m); err != nil {
			t.Fatal(err)
		}
		for _, f := range m.Funcs {
			if !strings.HasPrefix(f.Name, "only.") || c.bits%word != 0 {
				continue
			}
			count := 0
			for _, v := range f.Blocks[0].Values {
				switch v.Op {
				case ir.OpFShl, ir.OpFShr:
					count++
				case ir.OpShl, ir.OpLShr, ir.OpOr:
					t.Errorf("i%d: %s has more than one operation for a word\n%s", c.bits, f.Name, f)
				}
			}
			if count > c.bits/word {
				t.Errorf("i%d: %s has %d funnel shifts", c.bits, f.Name, count)
			}
		}
		if got := run(t, m, c.machine, ""); got != want.String() {
			t.Errorf("i%d: got\n%s\nwant\n%s", c.bits, got, &want)
		}
	}
}
