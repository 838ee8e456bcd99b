package promote

import (
	"fmt"
	"strings"
	"testing"
)

// TestSmallGraphs tests control-flow graphs of three blocks with two successors each, any of the blocks or the end,
// where each block may load or store a variable, or both: every seventh graph, each with another choice of what the
// blocks do. On all paths of five steps, the loaded values must be the same as before.
func TestSmallGraphs(t *testing.T) {
	const graphs = 16 * 16 * 16
	body := func(kind, b int) string {
		switch kind {
		case 1:
			return fmt.Sprintf("  store i32 %d, ptr %%x\n", 10+b)
		case 2:
			return fmt.Sprintf("  %%l%d = load i32, ptr %%x\n  call void @mix(i32 %%l%d)\n", b, b)
		case 3:
			return fmt.Sprintf("  %%l%d = load i32, ptr %%x\n  call void @mix(i32 %%l%d)\n  %%m%d = add i32 %%l%d, 1\n  store i32 %%m%d, ptr %%x\n", b, b, b, b, b)
		}
		return ""
	}
	name := []string{"b0", "b1", "b2", "end"}
	for g := 0; g < graphs; g += 7 {
		var f strings.Builder
		kinds := g * 2654435761 >> 7
		for b := range 3 {
			edges := g >> (4 * b) & 15
			fmt.Fprintf(&f, "b%d:\n%s", b, body(kinds>>(2*b)&3, b))
			fmt.Fprintf(&f, `  %%n%d = load i32, ptr %%n
  %%s%d = lshr i32 %%n%d, 1
  store i32 %%s%d, ptr %%n
  %%o%d = and i32 %%n%d, 1
  %%z%d = icmp eq i32 %%s%d, 0
  %%i%d = select i1 %%z%d, i32 2, i32 %%o%d
  switch i32 %%i%d, label %%end [ i32 0, label %%%s i32 1, label %%%s ]
`, b, b, b, b, b, b, b, b, b, b, b, b, name[edges&3], name[edges>>2])
		}
		same(t, `
@h = global i32 1
@line = constant [4 x i8] c"%x\0A\00"
declare i32 @printf(ptr, ...)
define void @mix(i32 %v) {
  %a = load i32, ptr @h
  %b = mul i32 %a, 31
  %c = add i32 %b, %v
  store i32 %c, ptr @h
  ret void
}
define void @f(i32 %bits) {
entry:
  %x = alloca i32
  %n = alloca i32
  store i32 1, ptr %x
  store i32 %bits, ptr %n
  br label %b0
`+f.String()+`end:
  %r = load i32, ptr %x
  call void @mix(i32 %r)
  ret void
}
define i32 @main() {
  br label %loop
loop:
  %i = phi i32 [ 32, %0 ], [ %j, %loop ]
  call void @f(i32 %i)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 64
  br i1 %c, label %loop, label %end
end:
  %h = load i32, ptr @h
  call i32 (ptr, ...) @printf(ptr @line, i32 %h)
  ret i32 0
}
`)
	}
}
