package coroutine_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"spillway/interp"
	"spillway/ir"
	"spillway/llvmir"
)

// run interprets the main of the program text, and returns what it prints.
func run(t testing.TB, text string) string {
	t.Helper()
	m, err := llvmir.Parse("a.ll", []byte(text))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	for _, err := range ir.VerifyModule(m) {
		t.Fatalf("%v\n%s", err, text)
	}
	var out bytes.Buffer
	r, err := interp.Run(context.Background(), interp.Program{Modules: []*ir.Module{m}}, interp.Options{Stdout: &out, MaxSteps: 1 << 22})
	if err != nil {
		t.Fatalf("%s%v\n%s\n%s", &out, err, text, m)
	}
	return fmt.Sprintf("%sexit %d\n", &out, r.ExitCode)
}

// A writer writes a function with suspend points, either as a coroutine or as a function that calls @tick at these and
// continues.
type writer struct {
	*rand.Rand
	strings.Builder
	coroutine     bool
	n             int      // of names so far
	block         string   // the current one
	values        []string // those that dominate what is written
	vars          int      // variables @x0, @x1, ...
	depth, budget int
}

func (w *writer) name(prefix string) string {
	w.n++
	return fmt.Sprintf("%s%d", prefix, w.n)
}

func (w *writer) line(format string, args ...any) { fmt.Fprintf(w, "  "+format+"\n", args...) }

func (w *writer) label(name string) {
	fmt.Fprintf(w, "%s:\n", name)
	w.block = name
}

func (w *writer) value() string { return w.values[w.IntN(len(w.values))] }

func (w *writer) define(format string, args ...any) {
	v := "%" + w.name("v")
	w.line("%s = %s", v, fmt.Sprintf(format, args...))
	w.values = append(w.values, v)
}

// suspend writes a suspend point, in one of two ways.
func (w *writer) suspend() {
	next := w.name("next")
	way, saved, shown := w.IntN(2), w.IntN(3) > 0, w.IntN(2) == 0
	x := w.value()
	s, cmp := w.name("s"), w.name("c")
	save := "none"
	if saved {
		save = "%" + w.name("save")
	}
	if !w.coroutine {
		if saved && shown {
			w.line("call void @show(i32 %s)", x)
		}
		w.line("%%%s = call i1 @tick()", s)
		w.line("br i1 %%%s, label %%cleanup, label %%%s", s, next)
		w.label(next)
		return
	}
	if saved {
		w.line("%s = call token @llvm.coro.save(ptr null)", save)
		if shown {
			w.line("call void @show(i32 %s)", x)
		}
	}
	w.line("%%%s = call i8 @llvm.coro.suspend(token %s, i1 false)", s, save)
	if way == 0 {
		w.line("switch i8 %%%s, label %%suspended [i8 0, label %%%s i8 1, label %%cleanup]", s, next)
	} else {
		w.line("%%%s = icmp slt i8 %%%s, 0", cmp, s)
		w.line("br i1 %%%s, label %%suspended, label %%%s.woken", cmp, next)
		w.label(next + ".woken")
		w.line("%%%s.d = icmp eq i8 %%%s, 1", cmp, s)
		w.line("br i1 %%%s.d, label %%cleanup, label %%%s", cmp, next)
	}
	w.label(next)
}

func (w *writer) branch() {
	c, yes, no, join := w.name("c"), w.name("yes"), w.name("no"), w.name("join")
	w.line("%%%s = icmp slt i32 %s, %s", c, w.value(), w.value())
	w.line("br i1 %%%s, label %%%s, label %%%s", c, yes, no)
	known := len(w.values)
	var ends, results [2]string
	for i, name := range []string{yes, no} {
		w.label(name)
		w.statements(w.IntN(4))
		ends[i], results[i] = w.block, w.value()
		w.line("br label %%%s", join)
		w.values = w.values[:known]
	}
	w.label(join)
	w.define("phi i32 [ %s, %%%s ], [ %s, %%%s ]", results[0], ends[0], results[1], ends[1])
}

func (w *writer) loop() {
	before, head, exit := w.block, w.name("head"), w.name("exit")
	i, sum := w.name("i"), w.name("sum")
	start, known := w.value(), len(w.values)
	w.line("br label %%%s", head)
	// The body is written separately: the phis come first, and depend on how it ends.
	outer := w.Builder
	w.Builder = strings.Builder{}
	w.block = head
	w.values = append(w.values, "%"+i, "%"+sum)
	w.statements(1 + w.IntN(4))
	end, next := w.block, w.value()
	text := w.String()
	w.Builder = strings.Builder{}
	w.WriteString(outer.String())
	w.label(head)
	w.line("%%%s = phi i32 [ 0, %%%s ], [ %%%s.next, %%%s ]", i, before, i, end)
	w.line("%%%s = phi i32 [ %s, %%%s ], [ %s, %%%s ]", sum, start, before, next, end)
	w.WriteString(text)
	w.line("%%%s.next = add i32 %%%s, 1", i, i)
	w.line("%%%s.more = icmp slt i32 %%%s.next, %d", i, i, 2+w.IntN(3))
	w.line("br i1 %%%s.more, label %%%s, label %%%s", i, head, exit)
	w.values = append(w.values[:known], "%"+sum)
	w.label(exit)
}

// scoped writes statements within the lifetime of a local variable.
func (w *writer) scoped() {
	x := w.IntN(2)
	if w.depth > 1 {
		return
	}
	w.line("call void @llvm.lifetime.start.p0(i64 4, ptr %%scoped%d)", x)
	w.line("store i32 %s, ptr %%scoped%d", w.value(), x)
	if w.IntN(2) == 0 {
		w.line("call void @bump(ptr %%scoped%d)", x)
	}
	kept := w.IntN(2) == 0 // it is then accessed by an address that is kept elsewhere
	if kept {
		w.line("call void @keep(ptr %%scoped%d)", x)
	}
	known := len(w.values)
	old := w.depth
	w.depth = 2
	w.statements(w.IntN(4))
	w.depth = old
	w.values = w.values[:known]
	if kept {
		w.line("call void @showkept()")
	} else {
		w.define("load i32, ptr %%scoped%d", x)
	}
	w.line("call void @llvm.lifetime.end.p0(i64 4, ptr %%scoped%d)", x)
}

func (w *writer) statements(n int) {
	w.depth++
	for range n {
		if w.budget--; w.budget < 0 {
			break
		}
		x := w.IntN(w.vars)
		switch w.IntN(12) {
		case 0, 1:
			w.define("%s i32 %s, %s", []string{"add", "sub", "mul", "xor"}[w.IntN(4)], w.value(), w.value())
		case 2:
			w.line("store i32 %s, ptr %%x%d", w.value(), x)
		case 3:
			w.define("load i32, ptr %%x%d", x)
		case 4:
			w.line("call void @show(i32 %s)", w.value())
		case 5:
			w.line("call void @bump(ptr %%x%d)", x)
		case 6:
			p, k := w.name("p"), w.name("k")
			w.line("%%%s = and i32 %s, 3", k, w.value())
			w.line("%%%s = getelementptr [4 x i32], ptr %%array, i32 0, i32 %%%s", p, k)
			if w.IntN(2) == 0 {
				w.suspend()
			}
			w.line("store i32 %s, ptr %%%s", w.value(), p)
			w.define("load i32, ptr %%%s", p)
		case 7:
			if w.depth < 4 {
				w.branch()
			}
		case 8:
			if w.depth < 3 {
				w.loop()
			}
		case 9:
			w.scoped()
		default:
			w.suspend()
		}
	}
	w.depth--
}

const library = `
@ticks = global i32 0
@limit = global i32 0
@f1 = constant [4 x i8] c"%d \00"
@f2 = constant [3 x i8] c"| \00"
declare i32 @printf(ptr, ...)
declare ptr @malloc(i64)
declare void @free(ptr)
define void @show(i32 %x) {
  call i32 (ptr, ...) @printf(ptr @f1, i32 %x)
  ret void
}
define void @bump(ptr %p) {
  %x = load i32, ptr %p
  %y = mul i32 %x, 3
  %z = add i32 %y, 1
  store i32 %z, ptr %p
  ret void
}
@kept = global ptr null
define void @keep(ptr %p) {
  store ptr %p, ptr @kept
  ret void
}
define void @showkept() {
  %p = load ptr, ptr @kept
  %x = load i32, ptr %p
  call void @show(i32 %x)
  ret void
}
define i1 @tick() {
  %junk = alloca [100 x i32]
  call void @llvm.memset.p0.i64(ptr %junk, i8 90, i64 400, i1 true)
  call i32 (ptr, ...) @printf(ptr @f2)
  %n = load i32, ptr @ticks
  %m = add i32 %n, 1
  store i32 %m, ptr @ticks
  %l = load i32, ptr @limit
  %s = icmp sge i32 %m, %l
  ret i1 %s
}
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
`

const drive = `
define i32 @main() {
  store i32 LIMIT, ptr @limit
  %h = call ptr @f(i32 7, i32 -3)
  br label %loop
loop:
  %done = call i1 @llvm.coro.done(ptr %h)
  br i1 %done, label %end, label %alive
alive:
  %stop = call i1 @tick()
  br i1 %stop, label %end, label %go
go:
  call void @llvm.coro.resume(ptr %h)
  br label %loop
end:
  call void @llvm.coro.destroy(ptr %h)
  ret i32 0
}
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare i64 @llvm.coro.size.i64()
declare ptr @llvm.coro.begin(token, ptr)
declare token @llvm.coro.save(ptr)
declare i8 @llvm.coro.suspend(token, i1)
declare ptr @llvm.coro.free(token, ptr)
declare i1 @llvm.coro.end(ptr, i1, token)
declare i1 @llvm.coro.done(ptr)
declare void @llvm.coro.resume(ptr)
declare void @llvm.coro.destroy(ptr)
`

// program returns a random program, as a coroutine and its driver or as a function.
func program(seed uint64, coroutine bool) string {
	w := &writer{Rand: rand.New(rand.NewPCG(seed, 50)), coroutine: coroutine, vars: 3, budget: 12 + int(seed%50)}
	ret := "void"
	if coroutine {
		ret = "ptr"
	}
	fmt.Fprintf(w, "define %s @f(i32 %%a, i32 %%b) {\nentry:\n", ret)
	for i := range w.vars {
		w.line("%%x%d = alloca i32, align %d", i, 4<<(seed%3*uint64(i)))
	}
	w.line("%%array = alloca [4 x i32]\n  %%scoped0 = alloca i32\n  %%scoped1 = alloca i32")
	early := seed%2 == 0
	initial := func() {
		for i := range w.vars {
			w.line("store i32 %d, ptr %%x%d", 10*i, i)
		}
		w.line("store [4 x i32] [i32 1, i32 2, i32 3, i32 4], ptr %%array")
	}
	if early {
		initial()
	}
	w.line("%%early = add i32 %%a, 5")
	if coroutine {
		w.line("%%id = call token @llvm.coro.id(i32 16, ptr null, ptr null, ptr null)")
		w.line("%%size = call i64 @llvm.coro.size.i64()\n  %%mem = call ptr @malloc(i64 %%size)")
		w.line("%%hdl = call ptr @llvm.coro.begin(token %%id, ptr %%mem)")
	}
	if !early {
		initial()
	}
	w.block, w.values = "entry", []string{"%a", "%b", "%early", "77"}
	draws := w.Uint64()
	w.Rand = rand.New(rand.NewPCG(draws, 51))
	w.statements(1000)
	w.line("call void @show(i32 %s)", w.value())
	if coroutine {
		w.line("%%final = call i8 @llvm.coro.suspend(token none, i1 true)")
		w.line("switch i8 %%final, label %%suspended [i8 0, label %%trap i8 1, label %%cleanup]\ntrap:\n  unreachable")
	} else {
		w.line("br label %%cleanup")
	}
	w.label("cleanup")
	for i := range w.vars {
		w.line("%%last%d = load i32, ptr %%x%d\n  call void @show(i32 %%last%d)", i, i, i)
	}
	w.line("%%last = load i32, ptr %%array\n  call void @show(i32 %%last)")
	if coroutine {
		w.line("%%gone = call ptr @llvm.coro.free(token %%id, ptr %%hdl)\n  call void @free(ptr %%gone)\n  br label %%suspended")
		w.label("suspended")
		w.line("call i1 @llvm.coro.end(ptr %%hdl, i1 false, token none)\n  ret ptr %%hdl")
	} else {
		w.line("ret void")
	}
	w.WriteString("}\n" + library)
	if coroutine {
		w.WriteString(strings.Replace(drive, "LIMIT", fmt.Sprint(1+seed*7%23), 1))
	} else {
		fmt.Fprintf(w, "define i32 @main() {\n  store i32 %d, ptr @limit\n  call void @f(i32 7, i32 -3)\n  ret i32 0\n}\n", 1+seed*7%23)
	}
	return w.String()
}

// TestRandom compares the output of random coroutines, resumed until they are done or destroyed before that, with that
// of functions that continue at suspend points.
func TestRandom(t *testing.T) {
	suspended := 0
	for seed := range uint64(400) {
		text := program(seed, true)
		got, want := run(t, text), run(t, program(seed, false))
		if got != want {
			t.Fatalf("seed %d: got\n%s\nwant\n%s\n%s", seed, got, want, text)
		}
		suspended += strings.Count(want, "|")
	}
	if suspended < 1000 {
		t.Errorf("%d suspensions, want more", suspended)
	}
}
