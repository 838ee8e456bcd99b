package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// FrameProgram returns LLVM IR text of functions with random frames: arguments in memory, variables
// of all sizes and alignments, stack pointers that move, calls or none. @run calls them and returns
// 0, or the number of one that returns something other than it should. What they call is left to the
// caller to define: @probe(ptr, i64 size, i64 alignment, i64 byte), which fills a variable; @many,
// which returns the sum of nine numbers, each times its position from 1 on; and @over(ptr
// byval(%over) align 32, i64), which returns the sum of the first and the last element and the
// number.
func FrameProgram(r *rand.Rand, functions int) string {
	var b, run strings.Builder
	b.WriteString("%over = type { [8 x i64] }\n@size = global i64 24\n")
	run.WriteString("define i32 @run() {\n")
	for id := range functions {
		args, want := randomFrame(r, &b, id+1)
		fmt.Fprintf(&run, " %%r%d = call i64 @f%d(%s)\n %%c%d = icmp eq i64 %%r%d, %d\n br i1 %%c%d, label %%ok%d, label %%bad%d\nbad%d:\n ret i32 %d\nok%d:\n",
			id, id+1, strings.Join(args, ", "), id, id, want, id, id, id, id, id+1, id)
	}
	run.WriteString(" ret i32 0\n}\n")
	return b.String() + run.String()
}

// randomFrame writes function number id, and returns its call with arguments and the result.
func randomFrame(r *rand.Rand, b *strings.Builder, id int) (args []string, want int64) {
	p := func(format string, a ...any) { fmt.Fprintf(b, format, a...) }
	params := r.IntN(11)
	leaf := r.IntN(3) == 0
	var decl []string
	for i := range params {
		decl = append(decl, fmt.Sprintf("i64 %%a%d", i))
		args = append(args, fmt.Sprintf("i64 %d", i*i+id))
	}
	attrs := ""
	for _, a := range []string{`"frame-pointer"="all"`, "noredzone", "minsize optsize", "uwtable"} {
		if r.IntN(4) == 0 {
			attrs += " " + a
		}
	}
	p("define i64 @f%d(%s) noinline%s {\n", id, strings.Join(decl, ", "), attrs)
	type local struct{ size, align, tag int }
	locals := make([]local, r.IntN(5))
	for i := range locals {
		l := &locals[i]
		*l = local{1 + r.IntN([]int{4, 40, 400}[r.IntN(3)]), 1 << r.IntN(5), 1 + r.IntN(100)}
		if r.IntN(4) == 0 {
			l.align = 1 << r.IntN(8)
		}
		p(" %%l%d = alloca [%d x i8], align %d\n", i, l.size, l.align)
	}
	sum := "0"
	n := 0
	add := func(v string) {
		p(" %%s%d = add i64 %s, %s\n", n, sum, v)
		sum = fmt.Sprintf("%%s%d", n)
		n++
	}
	// Values that live across everything else.
	for i := range params {
		p(" %%m%d = mul i64 %%a%d, %d\n", i, i, i+3)
		want += int64(i*i+id) * int64(i+3)
	}
	for i, l := range locals {
		if leaf {
			p(" store volatile i8 %d, ptr %%l%d\n", l.tag, i)
			p(" %%e%d = getelementptr i8, ptr %%l%d, i64 %d\n store volatile i8 %d, ptr %%e%d\n", i, i, l.size-1, l.tag, i)
		} else {
			p(" %%e%d = getelementptr i8, ptr %%l%d, i64 %d\n", i, i, l.size-1)
			p(" call void @probe(ptr %%l%d, i64 %d, i64 %d, i64 %d)\n", i, l.size, l.align, l.tag)
		}
	}
	if r.IntN(4) == 0 { // the stack pointer moves
		size := 1 + r.IntN(100)
		p(" %%size = add i64 %d, 0\n", size)
		if params > 0 {
			p(" %%z = mul i64 %%a0, 0\n %%dynsize = add i64 %%z, %d\n", size)
		} else {
			p(" %%dynsize = load volatile i64, ptr @size\n")
			size = 24
		}
		align := 1 << r.IntN(7)
		p(" %%dyn = alloca i8, i64 %%dynsize, align %d\n", align)
		if leaf {
			p(" store volatile i8 9, ptr %%dyn\n")
		} else {
			p(" call void @probe(ptr %%dyn, i64 %d, i64 %d, i64 9)\n", size, align)
		}
		p(" %%d = load volatile i8, ptr %%dyn\n %%dd = zext i8 %%d to i64\n")
		add("%dd")
		want += 9
	}
	if !leaf && r.IntN(2) == 0 {
		p(" %%r = call i64 @many(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 %d)\n", id)
		add("%r")
		want += 1 + 4 + 9 + 16 + 25 + 36 + 49 + 64 + 9*int64(id)
	}
	if !leaf && r.IntN(3) == 0 {
		p(" %%o = alloca %%over, align 32\n store volatile i64 5, ptr %%o\n %%o7 = getelementptr i64, ptr %%o, i64 7\n store volatile i64 6, ptr %%o7\n")
		p(" %%q = call i64 @over(ptr byval(%%over) align 32 %%o, i64 %d)\n", id)
		add("%q")
		want += 11 + int64(id)
	}
	for i, l := range locals {
		p(" %%x%d = load volatile i8, ptr %%l%d\n %%y%d = load volatile i8, ptr %%e%d\n", i, i, i, i)
		p(" %%xx%d = zext i8 %%x%d to i64\n %%yy%d = zext i8 %%y%d to i64\n", i, i, i, i)
		add(fmt.Sprintf("%%xx%d", i))
		add(fmt.Sprintf("%%yy%d", i))
		want += 2 * int64(l.tag)
	}
	for i := range params {
		add(fmt.Sprintf("%%m%d", i))
	}
	if r.IntN(3) == 0 { // two ways out
		p(" %%c = icmp eq i64 %s, -1\n br i1 %%c, label %%no, label %%yes\nno:\n ret i64 0\nyes:\n", sum)
	}
	p(" ret i64 %s\n}\n", sum)
	return args, want
}
