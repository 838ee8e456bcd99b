package spillway_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
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

// waiting are functions that are to be small: with exceptions, with inline assembly, with aligned neighbors, and one that names a block.
const waiting = `
declare i32 @__gxx_personality_v0(...)
declare void @g(i32) nounwind
declare i32 @h(i32)
define i32 @invokes(i32 %a) minsize optsize personality ptr @__gxx_personality_v0 {
  call void @g(i32 %a)
  %r = invoke i32 @h(i32 %a) to label %ok unwind label %pad
ok:
  %s = call i32 @h(i32 %r)
  ret i32 %s
pad:
  %p = landingpad { ptr, i32 } catch ptr null
  ret i32 0
}
define i32 @assembly(i32 %a) minsize optsize {
  %r = call i32 asm sideeffect "nop", "=r,r"(i32 %a)
  ret i32 %r
}
define void @neighbors(i32 %a, i32 %b, ptr %p) minsize optsize {
  %q = getelementptr i8, ptr %p, i32 4
  store i32 %a, ptr %p, align 8
  store i32 %b, ptr %q, align 4
  ret void
}
@table = constant [1 x ptr] [ptr blockaddress(@blocks, %b)]
define void @blocks(ptr %p) minsize optsize {
  indirectbr ptr %p, [label %b]
b:
  call void @g(i32 1)
  ret void
}
`

// TestWaitingFunctions expects the same bytes of functions that wait for each other in the memory that they were compiled in, and in
// memory of their own.
func TestWaitingFunctions(t *testing.T) {
	files, err := filepath.Glob("testdata/programs/*/*.O2.ll")
	if err != nil || len(files) < 20 {
		t.Fatal(files, err)
	}
	triples := []string{"x86_64-linux-gnu", "i686-linux-gnu", "aarch64-linux-gnu", "armv7-linux-gnueabihf", "thumbv7em-none-eabi"}
	for _, triple := range triples {
		if !waitAlike(t, triple, []byte(waiting)) {
			t.Errorf("functions for %s were not compiled", triple)
		}
	}
	compared := 0
	for k, file := range files {
		if testing.Short() && k%5 > 0 {
			continue
		}
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if triple := triples[k%len(triples)]; waitAlike(t, triple, regexp.MustCompile(`(?m)^target .*`).ReplaceAll(src, nil)) {
			compared++
		}
	}
	if !testing.Short() && compared < 20 {
		t.Errorf("%d programs, want 20 or more", compared)
	}
}

// waitAlike compiles a program with all functions marked minsize, given up as soon as possible or not, and compares the texts. It reports
// false if the machine does not do with the program, which is another one's.
func waitAlike(t *testing.T, triple string, src []byte) bool {
	t.Helper()
	src = fmt.Appendf(nil, "target triple = %q\n%s", triple, src)
	var texts [2][]byte
	for k := range texts {
		m, err := spillway.Parse("a.ll", src)
		if err != nil {
			return false
		}
		for _, f := range m.Funcs {
			f.Attrs.MinSize, f.Attrs.OptNone = !f.Declared, false
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Discard: k > 0, Comment: true})
		if err != nil {
			return false
		}
		texts[k] = out.Assembly
	}
	if !bytes.Equal(texts[0], texts[1]) {
		t.Errorf("%s: the texts differ:\n%s\nand\n%s", triple, texts[0], texts[1])
	}
	return true
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
