package spillway_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"

	"spillway"
	"spillway/object/elf"
)

// alike is a module whose functions, of the given attributes, have some code in common, beside one of a name that routines have.
func alike(triple, attrs string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "target triple = %q\ndeclare i32 @g(i32, i32, i32, ptr)\n@v = global [8 x i32] zeroinitializer\n", triple)
	b.WriteString("define void @OUTLINED_FUNCTION_0() {\n  ret void\n}\n")
	for i := range 6 {
		fmt.Fprintf(&b, "define i32 @f%d(ptr %%p, i32 %%a) %s {\n", i, attrs)
		b.WriteString("  %q = getelementptr i8, ptr %p, i32 4\n  %u = load i32, ptr %p, align 8\n  %w = load i32, ptr %q\n  store i32 %u, ptr %q\n  store i32 %w, ptr %p, align 8\n")
		fmt.Fprintf(&b, "  %%x = load volatile i32, ptr %%p\n  %%y = mul i32 %%x, %%a\n  store volatile i32 %%y, ptr @v\n  %%z = xor i32 %%y, %d\n", 5+i)
		b.WriteString("  %r = call i32 @g(i32 %y, i32 7, i32 1234567, ptr @v)\n  %s = add i32 %r, %z\n  ret i32 %s\n}\n")
	}
	return b.String()
}

// TestOutline has functions that are to be small share code on every machine that has routines, with the same bytes
// whatever the number of workers, and no others.
func TestOutline(t *testing.T) {
	for _, test := range []struct {
		triple, attrs string
		outlined      bool
	}{
		{"x86_64-linux-gnu", "minsize optsize", true},
		{"i686-linux-gnu", "minsize optsize", true},
		{"aarch64-linux-gnu", "minsize optsize", true},
		{"armv7-linux-gnueabihf", "minsize optsize", true},
		{"thumbv7em-none-eabi", "minsize optsize", true},
		{"x86_64-linux-gnu", "optsize", false},
		{"aarch64-linux-gnu", "", false},
	} {
		t.Run(test.triple+" "+test.attrs, func(t *testing.T) {
			for _, stage := range []spillway.Stage{spillway.ToAssembly, spillway.ToObject} {
				var first []byte
				for _, workers := range []int{1, 4} {
					m, err := spillway.Parse("a.ll", []byte(alike(test.triple, test.attrs)))
					if err != nil {
						t.Fatal(err)
					}
					out, err := spillway.Compile(context.Background(), m, spillway.Options{Stage: stage, Workers: workers, Check: true, Discard: workers == 4})
					if err != nil {
						t.Fatal(err)
					}
					code := out.Assembly
					if stage == spillway.ToObject {
						if code, err = elf.Append(nil, out.Object); err != nil {
							t.Fatal(err)
						}
					}
					if first == nil {
						first = code
					} else if !bytes.Equal(first, code) {
						t.Error("other bytes with 4 workers")
					}
				}
				if _, routines, _ := bytes.Cut(first, []byte("\nOUTLINED_FUNCTION_1:")); bytes.Contains(routines, []byte("\tpush")) {
					t.Errorf("the return address of a routine is above what it pushes:\n%s", routines)
				}
				if got := bytes.Contains(first, []byte("OUTLINED_FUNCTION_1")); got != test.outlined {
					t.Errorf("stage %d: outlined is %v, want %v in\n%s", stage, got, test.outlined, first)
				}
			}
		})
	}
}

// TestOutlinedText prints the routines as machine code: they have no virtual registers, those of the functions that they
// come from are not theirs.
func TestOutlinedText(t *testing.T) {
	m, err := spillway.Parse("a.ll", []byte(alike("x86_64-linux-gnu", "minsize optsize")))
	if err != nil {
		t.Fatal(err)
	}
	out, err := spillway.Compile(context.Background(), m, spillway.Options{StopAfter: "outline"})
	if err != nil {
		t.Fatal(err)
	}
	routines := out.Funcs[len(out.Funcs)-1].String()
	if !strings.Contains(routines, "OUTLINED_FUNCTIONS_0") || strings.Contains(routines, " v") {
		t.Errorf("no routines, or virtual registers in them:\n%s", routines)
	}
}
