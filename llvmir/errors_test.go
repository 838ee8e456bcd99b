package llvmir_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"spillway/llvmir"
)

// wanted returns the errors that the comments of a module expect.
func wanted(src string) (want []string) {
	for i, line := range strings.Split(src, "\n") {
		if _, text, ok := strings.Cut(line, "; ERROR "); ok {
			col, msg, _ := strings.Cut(text, ": ")
			want = append(want, fmt.Sprintf("%d:%s: %s", i+1, col, msg))
		}
	}
	return want
}

func TestErrors(t *testing.T) {
	archive, err := txtar.ParseFile("testdata/errors.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range archive.Files {
		t.Run(file.Name, func(t *testing.T) {
			_, err := llvmir.Parse(file.Name, file.Data, machines...)
			list, _ := err.(llvmir.ErrorList)
			want := wanted(string(file.Data))
			for _, e := range list {
				if !take(&want, fmt.Sprintf("%d:%d: ", e.Line, e.Col), e.Msg) {
					t.Errorf("unexpected: %v", e)
				}
				if !strings.ContainsAny(e.Msg, ",;:") {
					t.Errorf("says not what to do: %v", e)
				}
			}
			for _, w := range want {
				t.Errorf("missing: %s", w)
			}
		})
	}
}

// take removes the wanted error at the place whose text msg has.
func take(want *[]string, place, msg string) bool {
	for i, w := range *want {
		if rest, ok := strings.CutPrefix(w, place); ok && strings.Contains(msg, rest) {
			*want = append((*want)[:i:i], (*want)[i+1:]...)
			return true
		}
	}
	return false
}

func TestTenErrors(t *testing.T) {
	var src strings.Builder
	for i := range 25 {
		fmt.Fprintf(&src, "@g%d = global i32 no\n", i)
	}
	_, err := llvmir.Parse("ten.ll", []byte(src.String()), machines...)
	list, _ := err.(llvmir.ErrorList)
	if len(list) != llvmir.MaxErrors+1 {
		t.Fatalf("%d errors, not %d and one that counts the others", len(list), llvmir.MaxErrors)
	}
	if got, want := list[llvmir.MaxErrors].Error(), "ten.ll: 15 more errors"; got != want {
		t.Errorf("last error %q, want %q", got, want)
	}
	if got, want := list[0].Error(), "ten.ll:1:18: "; !strings.HasPrefix(got, want) {
		t.Errorf("first error %q does not begin with %q", got, want)
	}
}

// TestRefusals expects one error for each unsupported construct, with the flags of the compiler that produced the
// text, and none for its consequences.
func TestRefusals(t *testing.T) {
	const long = "define void @f(ptr %p) {\n  %a = load ppc_fp128, ptr %p\n  store ppc_fp128 %a, ptr %p\n  ret void\n}\n"
	for _, c := range []struct{ text, want string }{
		{long, "x:2:13: type ppc_fp128 is not supported, compile with -mlong-double-64 or use double (2 times in this file)"},
		{long + "!llvm.ident = !{!0}\n!0 = !{!\"rustc version 1.95.0\"}\n",
			"x:2:13: type ppc_fp128 is not supported, use f64 (2 times in this file)"},
		{"%v = type <vscale x 4 x i32>\n%w = type { i32, <vscale x 2 x i8> }\n@g = global %v zeroinitializer\n@h = global %w zeroinitializer\n",
			"x:1:12: scalable types are not supported, compile with auto-vectorization off (2 times in this file)"},
		{"BC\xC0\xDE5\x14\x00", "x: offset 4: the file has no module"},
	} {
		_, err := llvmir.Parse("x", []byte(c.text), machines...)
		if err == nil || err.Error() != c.want {
			t.Errorf("got\n%v\nwant\n%s", err, c.want)
		}
	}
}
