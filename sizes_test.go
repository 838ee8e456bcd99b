package spillway_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
	"spillway/llvmir"
)

// TestSizes compiles what addresses or fields have no room for, to text and to objects: an error at its position, and
// what just fits.
func TestSizes(t *testing.T) {
	far := strings.ReplaceAll(`
declare void @u(i64, i64)
define void @f(ptr %p) {
  indirectbr ptr %p, [label %a, label %b]
a:
CALLS
  br label %b
b:
  ret void
}
@x = global TYPE trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@f, %b) to i64), i64 ptrtoint (ptr blockaddress(@f, %a) to i64)) to TYPE)
`, "CALLS\n", strings.Repeat("  call void @u(i64 123456789012345, i64 223456789012345)\n", 20))
	both, objects := []spillway.Stage{spillway.ToAssembly, spillway.ToObject}, []spillway.Stage{spillway.ToObject}
	for _, c := range []struct {
		triple, text string
		stages       []spillway.Stage
		want         string // "": no error
	}{
		{"i386", "@g = global [2147483647 x i8] zeroinitializer", both, ""},
		{"i386", "@g = global [2147483648 x i8] zeroinitializer", both, "a.ll:2:1: @g, 2147483648 bytes aligned to 0, does not fit in the address space of i386; "},
		{"i386", "@g = common global [5000000000 x i8] zeroinitializer", both, "a.ll:2:1: @g, 5000000000 bytes"},
		{"x86_64", "@g = global [5000000000 x i8] zeroinitializer", both, ""},
		{"i386", "@g = global i8 0, align 2147483648", both, ""},
		{"i386", "@g = global i8 0, align 4294967296", both, "a.ll:2:1: @g, 1 bytes aligned to 4294967296, does not fit"},
		{"i386", "define void @f() align 4294967296 {\n  ret void\n}", both, "a.ll:2:13: @f, 0 bytes aligned to 4294967296, does not fit"},
		{"x86_64", "define void @f() align 4294967296 {\n  ret void\n}", both, ""},
		{"x86_64", strings.ReplaceAll(far, "TYPE", "i8"), objects, "a.ll:31:1: @x: the distance "},
		{"x86_64", strings.ReplaceAll(far, "TYPE", "i16"), objects, ""},
		{"x86_64", "@g = external global i8\n@h = global i16 trunc (i64 ptrtoint (ptr @g to i64) to i16)", objects, "a.ll:3:1: @h: amd64 has no relocation of 2 bytes for an address"},
	} {
		for _, stage := range c.stages {
			m, err := llvmir.Parse("a.ll", []byte("target triple = \""+c.triple+"-linux-gnu\"\n"+c.text+"\n"))
			if err != nil {
				t.Fatal(err)
			}
			_, err = spillway.Compile(context.Background(), m, spillway.Options{Stage: stage})
			if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.HasPrefix(err.Error(), c.want)) {
				t.Errorf("%s: %.80s, stage %d:\ngot  %v\nwant %s", c.triple, c.text, stage, err, c.want)
			}
		}
	}
}
