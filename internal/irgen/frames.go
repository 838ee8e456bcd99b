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

// A frameWriter writes a function with a random frame.
type frameWriter struct {
	r      *rand.Rand
	b      *strings.Builder
	id     int  // number of the function
	params int  // number of parameters
	leaf   bool // calls nothing
	locals []local

	sum  string // operand: the sum so far
	sums int    // number of additions
	want int64  // what the function returns
}

// A local is a variable.
type local struct{ size, align, tag int }

func (w *frameWriter) p(format string, a ...any) { fmt.Fprintf(w.b, format, a...) }

// add adds operand v to the sum.
func (w *frameWriter) add(v string) {
	w.p(" %%s%d = add i64 %s, %s\n", w.sums, w.sum, v)
	w.sum = fmt.Sprintf("%%s%d", w.sums)
	w.sums++
}

// randomFrame writes function number id, and returns its call with arguments and the result.
func randomFrame(r *rand.Rand, b *strings.Builder, id int) (args []string, want int64) {
	w := &frameWriter{r: r, b: b, id: id, params: r.IntN(11), leaf: r.IntN(3) == 0, sum: "0"}
	args = w.head()
	// Values that live across everything else.
	for i := range w.params {
		w.p(" %%m%d = mul i64 %%a%d, %d\n", i, i, i+3)
		w.want += int64(i*i+id) * int64(i+3)
	}
	w.fillLocals()
	if r.IntN(4) == 0 {
		w.moveStack()
	}
	w.calls()
	for i, l := range w.locals {
		w.p(" %%x%d = load volatile i8, ptr %%l%d\n %%y%d = load volatile i8, ptr %%e%d\n", i, i, i, i)
		w.p(" %%xx%d = zext i8 %%x%d to i64\n %%yy%d = zext i8 %%y%d to i64\n", i, i, i, i)
		w.add(fmt.Sprintf("%%xx%d", i))
		w.add(fmt.Sprintf("%%yy%d", i))
		w.want += 2 * int64(l.tag)
	}
	for i := range w.params {
		w.add(fmt.Sprintf("%%m%d", i))
	}
	if r.IntN(3) == 0 { // two ways out
		w.p(" %%c = icmp eq i64 %s, -1\n br i1 %%c, label %%no, label %%yes\nno:\n ret i64 0\nyes:\n", w.sum)
	}
	w.p(" ret i64 %s\n}\n", w.sum)
	return args, w.want
}

// head writes the head of the function and its variables, and returns the arguments of its call.
func (w *frameWriter) head() (args []string) {
	var decl []string
	for i := range w.params {
		decl = append(decl, fmt.Sprintf("i64 %%a%d", i))
		args = append(args, fmt.Sprintf("i64 %d", i*i+w.id))
	}
	attrs := ""
	for _, a := range []string{`"frame-pointer"="all"`, "noredzone", "minsize optsize", "uwtable"} {
		if w.r.IntN(4) == 0 {
			attrs += " " + a
		}
	}
	w.p("define i64 @f%d(%s) noinline%s {\n", w.id, strings.Join(decl, ", "), attrs)
	w.locals = make([]local, w.r.IntN(5))
	for i := range w.locals {
		l := &w.locals[i]
		*l = local{1 + w.r.IntN([]int{4, 40, 400}[w.r.IntN(3)]), 1 << w.r.IntN(5), 1 + w.r.IntN(100)}
		if w.r.IntN(4) == 0 {
			l.align = 1 << w.r.IntN(8)
		}
		w.p(" %%l%d = alloca [%d x i8], align %d\n", i, l.size, l.align)
	}
	return args
}

// fillLocals sets the first and the last byte of each variable.
func (w *frameWriter) fillLocals() {
	for i, l := range w.locals {
		if w.leaf {
			w.p(" store volatile i8 %d, ptr %%l%d\n", l.tag, i)
			w.p(" %%e%d = getelementptr i8, ptr %%l%d, i64 %d\n store volatile i8 %d, ptr %%e%d\n", i, i, l.size-1, l.tag, i)
		} else {
			w.p(" %%e%d = getelementptr i8, ptr %%l%d, i64 %d\n", i, i, l.size-1)
			w.p(" call void @probe(ptr %%l%d, i64 %d, i64 %d, i64 %d)\n", i, l.size, l.align, l.tag)
		}
	}
}

// moveStack writes a variable of a size known at run time.
func (w *frameWriter) moveStack() {
	size := 1 + w.r.IntN(100)
	w.p(" %%size = add i64 %d, 0\n", size)
	if w.params > 0 {
		w.p(" %%z = mul i64 %%a0, 0\n %%dynsize = add i64 %%z, %d\n", size)
	} else {
		w.p(" %%dynsize = load volatile i64, ptr @size\n")
		size = 24
	}
	align := 1 << w.r.IntN(7)
	w.p(" %%dyn = alloca i8, i64 %%dynsize, align %d\n", align)
	if w.leaf {
		w.p(" store volatile i8 9, ptr %%dyn\n")
	} else {
		w.p(" call void @probe(ptr %%dyn, i64 %d, i64 %d, i64 9)\n", size, align)
	}
	w.p(" %%d = load volatile i8, ptr %%dyn\n %%dd = zext i8 %%d to i64\n")
	w.add("%dd")
	w.want += 9
}

// calls writes calls with arguments in memory, unless the function is a leaf.
func (w *frameWriter) calls() {
	if !w.leaf && w.r.IntN(2) == 0 {
		w.p(" %%r = call i64 @many(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 %d)\n", w.id)
		w.add("%r")
		w.want += 1 + 4 + 9 + 16 + 25 + 36 + 49 + 64 + 9*int64(w.id)
	}
	if !w.leaf && w.r.IntN(3) == 0 {
		w.p(" %%o = alloca %%over, align 32\n store volatile i64 5, ptr %%o\n %%o7 = getelementptr i64, ptr %%o, i64 7\n store volatile i64 6, ptr %%o7\n")
		w.p(" %%q = call i64 @over(ptr byval(%%over) align 32 %%o, i64 %d)\n", w.id)
		w.add("%q")
		w.want += 11 + int64(w.id)
	}
}
