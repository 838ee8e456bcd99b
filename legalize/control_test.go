package legalize

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
)

// sameBehavior legalizes the program src for each of the test machines and
// holds what it then prints to what it prints as it is.
func sameBehavior(t *testing.T, src string) {
	t.Helper()
	parse := func() *ir.Module {
		m, err := llvmir.Parse("test.ll", []byte(src))
		if err != nil {
			t.Fatalf("%v\n%s", err, src)
		}
		return m
	}
	want := run(t, parse(), nil, "")
	if want == "" || strings.Contains(want, "error:") {
		t.Fatalf("the program is wrong: %s", want)
	}
	for _, c := range testMachines(t) {
		m := parse()
		if err := legalizeAll(t, c.lz, m); err != nil {
			t.Fatalf("%s: %v\n%s", c.name, err, src)
		}
		if got := run(t, m, c.t, ""); got != want {
			t.Errorf("%s: %s\n%s", c.name, firstDifference(got, want), src)
		}
	}
}

// gotos is a small interpreter with an indirect branch at the end of each operation.
const gotos = `
@format = internal constant [7 x i8] c"%d %d\0A\00"
@table = internal constant [4 x ptr] [ptr blockaddress(@interpret, %inc), ptr blockaddress(@interpret, %dbl), ptr blockaddress(@interpret, %show), ptr blockaddress(@interpret, %halt)]
@code = internal constant [9 x i8] c"\00\01\01\02\00\02\01\02\03"
@gone = internal global [2 x ptr] [ptr blockaddress(@interpret, %dead), ptr @code]
declare i32 @printf(ptr, ...)

define i32 @interpret(i32 %n) noinline {
entry:
  %skip = icmp eq i32 %n, 0
  br i1 %skip, label %halt, label %loop

loop:
  %op0 = load i8, ptr @code
  %p0 = getelementptr [4 x ptr], ptr @table, i32 0, i8 %op0
  %t0 = load ptr, ptr %p0
  indirectbr ptr %t0, [label %inc, label %dbl, label %show, label %halt]

inc:
  %xi = phi i32 [ %n, %loop ], [ %yi, %inc ], [ %yd, %dbl ], [ %xs, %show ]
  %ki = phi i32 [ 0, %loop ], [ %ki1, %inc ], [ %kd1, %dbl ], [ %ks1, %show ]
  %yi = add i32 %xi, 1
  %ki1 = add i32 %ki, 1
  %ci = getelementptr i8, ptr @code, i32 %ki1
  %opi = load i8, ptr %ci
  %pi = getelementptr [4 x ptr], ptr @table, i32 0, i8 %opi
  %ti = load ptr, ptr %pi
  indirectbr ptr %ti, [label %inc, label %dbl, label %show, label %halt]

dbl:
  %xd = phi i32 [ %n, %loop ], [ %yi, %inc ], [ %yd, %dbl ], [ %xs, %show ]
  %kd = phi i32 [ 0, %loop ], [ %ki1, %inc ], [ %kd1, %dbl ], [ %ks1, %show ]
  %yd = mul i32 %xd, 2
  %kd1 = add i32 %kd, 1
  %cd = getelementptr i8, ptr @code, i32 %kd1
  %opd = load i8, ptr %cd
  %pd = getelementptr [4 x ptr], ptr @table, i32 0, i8 %opd
  %td = load ptr, ptr %pd
  indirectbr ptr %td, [label %inc, label %dbl, label %show, label %halt]

show:
  %xs = phi i32 [ %n, %loop ], [ %yi, %inc ], [ %yd, %dbl ], [ %xs, %show ]
  %ks = phi i32 [ 0, %loop ], [ %ki1, %inc ], [ %kd1, %dbl ], [ %ks1, %show ]
  call i32 (ptr, ...) @printf(ptr @format, i32 %ks, i32 %xs)
  %ks1 = add i32 %ks, 1
  %cs = getelementptr i8, ptr @code, i32 %ks1
  %ops = load i8, ptr %cs
  %ps = getelementptr [4 x ptr], ptr @table, i32 0, i8 %ops
  %ts = load ptr, ptr %ps
  indirectbr ptr %ts, [label %inc, label %dbl, label %show, label %halt]

dead:
  br label %dead

halt:
  %r = phi i32 [ -1, %entry ], [ %n, %loop ], [ %yi, %inc ], [ %yd, %dbl ], [ %xs, %show ]
  ret i32 %r
}

define i32 @main() {
  %a = call i32 @interpret(i32 5)
  %b = call i32 @interpret(i32 0)
  call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b)
  %g = load ptr, ptr @gone
  %is = icmp ne ptr %g, null
  %isn = zext i1 %is to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %isn, i32 0)
  ret i32 0
}
`

func TestIndirectBranches(t *testing.T) { sameBehavior(t, gotos) }

// switchProgram returns a program that switches on numbers of n bits, and
// prints where each of the probes goes.
func switchProgram(r *rand.Rand, n int) string {
	var b, blocks, phi, prof strings.Builder
	limit := int64(1) << min(n, 62)
	var cases []int64
	targets := 1 + r.IntN(8)
	for range 1 + r.IntN(40) {
		base := r.Int64N(limit) - limit/2
		for range 1 + r.IntN(6) {
			cases = append(cases, ir.SignExtend(uint64(base), min(n, 64)))
			base += 1 + r.Int64N(3)/2
		}
	}
	slices.Sort(cases)
	cases = slices.Compact(cases)
	b.WriteString("@format = internal constant [4 x i8] c\"%d\\0A\\00\"\ndeclare i32 @printf(ptr, ...)\n")
	fmt.Fprintf(&b, "define void @f(i%d %%x) noinline {\nentry:\n  switch i%d %%x, label %%other [\n", n, n)
	phi.WriteString("[ -1, %other ]")
	prof.WriteString("!0 = !{!\"branch_weights\", i32 5")
	count := make([]int, targets)
	for _, c := range cases {
		k := r.IntN(targets)
		count[k]++
		fmt.Fprintf(&b, "    i%d %d, label %%t%d\n", n, c, k)
		fmt.Fprintf(&prof, ", i32 %d", 1+r.IntN(100))
	}
	weights := ""
	if r.IntN(2) == 0 {
		weights = ", !prof !0"
	}
	fmt.Fprintf(&b, "  ]%s\n", weights)
	other := "br label %end"
	for k := range targets {
		if count[k] == 0 {
			continue
		}
		// A phi in a target has one argument for each case that leads there.
		args := strings.TrimSuffix(strings.Repeat(fmt.Sprintf("[ %d, %%entry ], ", k), count[k]), ", ")
		fmt.Fprintf(&blocks, "t%d:\n  %%p%d = phi i32 %s\n  br label %%end\n", k, k, args)
		fmt.Fprintf(&phi, ", [ %%p%d, %%t%d ]", k, k)
	}
	fmt.Fprintf(&b, "other:\n  %s\n%send:\n  %%r = phi i32 %s\n", other, &blocks, &phi)
	b.WriteString("  call i32 (ptr, ...) @printf(ptr @format, i32 %r)\n  ret void\n}\ndefine i32 @main() {\n")
	for _, c := range cases {
		for _, d := range []int64{-1, 0, 1} {
			fmt.Fprintf(&b, "  call void @f(i%d %d)\n", n, ir.SignExtend(uint64(c+d), min(n, 64)))
		}
	}
	b.WriteString("  ret i32 0\n}\n")
	if weights != "" {
		b.WriteString(prof.String() + "}\n")
	}
	return b.String()
}

func TestRandomSwitches(t *testing.T) {
	for seed := range uint64(sampled(60)) {
		r := rand.New(rand.NewPCG(seed, 1))
		n := []int{3, 8, 13, 16, 32, 32, 32, 37, 64, 100}[r.IntN(10)]
		sameBehavior(t, switchProgram(r, n))
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
}

// TestSwitchExtremes switches on cases that span all numbers of 64 bits, whose number does not fit one of 64 bits.
func TestSwitchExtremes(t *testing.T) {
	sameBehavior(t, `
@format = internal constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)
define void @f(i64 %x) noinline {
  switch i64 %x, label %other [ i64 -9223372036854775808, label %a
    i64 -9223372036854775806, label %b
    i64 -9223372036854775804, label %c
    i64 9223372036854775807, label %d ]
a: br label %end
b: br label %end
c: br label %end
d: br label %end
other: br label %end
end:
  %k = phi i32 [ 1, %a ], [ 2, %b ], [ 3, %c ], [ 4, %d ], [ 5, %other ]
  call i32 (ptr, ...) @printf(ptr @format, i32 %k)
  ret void
}
define i32 @main() {
  call void @f(i64 -9223372036854775808)
  call void @f(i64 -9223372036854775807)
  call void @f(i64 -9223372036854775806)
  call void @f(i64 -9223372036854775804)
  call void @f(i64 -9223372036854775803)
  call void @f(i64 0)
  call void @f(i64 9223372036854775807)
  call void @f(i64 9223372036854775806)
  ret i32 0
}`)
}

// A dense switch without a default that can be taken needs no check of bounds.
func TestSwitchUnreachableDefault(t *testing.T) {
	m, err := llvmir.Parse("test.ll", []byte(`
define i32 @f(i32 %x) {
  switch i32 %x, label %no [ i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %d ]
a: ret i32 5
b: ret i32 9
c: ret i32 3
d: ret i32 7
no: unreachable
}`))
	if err != nil {
		t.Fatal(err)
	}
	if err := legalizeAll(t, New(amd64.Target(target.PIC), nil), m); err != nil {
		t.Fatal(err)
	}
	f := m.Funcs[0]
	if term := f.Blocks[0].Term(); term.Op != ir.OpJumpTable || len(f.Blocks) != 5 {
		t.Errorf("not a jump table alone:\n%s", f)
	}
}

// TestSwitchDepth expects that a tree whose cases become rarer and rarer does not degenerate to a list: a side has at
// least an eighth of them.
func TestSwitchDepth(t *testing.T) {
	const n, limit = 40, 24
	var cases, weights strings.Builder
	for i, w := 0, 1e9; i < n; i, w = i+1, w*0.6 {
		fmt.Fprintf(&cases, " i32 %d, label %%b%d", i*i*1000, i)
		fmt.Fprintf(&weights, ", i32 %d", max(1, int(w)))
	}
	text := "define i32 @f(i32 %x) {\n  switch i32 %x, label %other [" + cases.String() + " ], !prof !0\n"
	for i := range n {
		text += fmt.Sprintf("b%d: ret i32 %d\n", i, i*7+1)
	}
	text += "other: ret i32 0\n}\n!0 = !{!\"branch_weights\", i32 1" + weights.String() + "}\n"
	m, err := llvmir.Parse("test.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if err := legalizeAll(t, New(amd64.Target(target.PIC), nil), m); err != nil {
		t.Fatal(err)
	}
	var depth func(b *ir.Block) int
	depth = func(b *ir.Block) (d int) {
		if b.Term().Op == ir.OpJumpTable {
			t.Fatal("the cases are not sparse")
		}
		for _, to := range b.Succs {
			d = max(d, 1+depth(to))
		}
		return d
	}
	if d := depth(m.Funcs[0].Blocks[0]); d > limit || d < 6 {
		t.Errorf("%d comparisons one after another, want at most %d", d, limit)
	}
}

// oneGoto has one indirect branch, at the end of a target, to targets with phis,
// with other predecessors, and with an edge to themselves.
const oneGoto = `
@format = internal constant [7 x i8] c"%d %d\0A\00"
@table = internal constant [3 x ptr] [ptr blockaddress(@walk, %a), ptr blockaddress(@walk, %b), ptr blockaddress(@walk, %out)]
declare i32 @printf(ptr, ...)

define void @walk(i32 %n) noinline {
entry:
  %start = icmp sgt i32 %n, 2
  br i1 %start, label %a, label %b

a:
  %xa = phi i32 [ 7, %entry ], [ %yb, %b ], [ %yb, %b ], [ %ya, %a ]
  %ka = phi i32 [ 0, %entry ], [ %kb1, %b ], [ %kb1, %b ], [ %ka1, %a ]
  %ya = add i32 %xa, 10
  %ka1 = add i32 %ka, 1
  call i32 (ptr, ...) @printf(ptr @format, i32 1, i32 %xa)
  %bits = and i32 %ka1, 3
  %self = icmp ne i32 %bits, 0
  br i1 %self, label %a, label %b

b:
  %xb = phi i32 [ %n, %entry ], [ %ya, %a ], [ %yb, %b ]
  %kb = phi i32 [ 0, %entry ], [ %ka1, %a ], [ %kb1, %b ]
  %yb = mul i32 %xb, 3
  %kb1 = add i32 %kb, 1
  call i32 (ptr, ...) @printf(ptr @format, i32 2, i32 %xb)
  %i = urem i32 %kb1, 3
  %late = icmp sgt i32 %kb1, 20
  %j = select i1 %late, i32 2, i32 %i
  %odd = icmp eq i32 %j, 2
  %never = icmp slt i32 %kb1, 15
  %both = and i1 %odd, %never
  %k = select i1 %both, i32 1, i32 %j
  %p = getelementptr [3 x ptr], ptr @table, i32 0, i32 %k
  %t = load ptr, ptr %p
  indirectbr ptr %t, [label %a, label %b, label %out, label %a]

out:
  call i32 (ptr, ...) @printf(ptr @format, i32 3, i32 %yb)
  ret void
}

define i32 @main() {
  call void @walk(i32 0)
  call void @walk(i32 1)
  call void @walk(i32 3)
  ret i32 0
}
`

func TestIndirectBranchFromTarget(t *testing.T) { sameBehavior(t, oneGoto) }

// Cases that lie within a word and lead to one block are one test of a bit.
func TestSwitchBitTest(t *testing.T) {
	const vowels = `
@format = internal constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @f(i8 %c) noinline {
  switch i8 %c, label %no [ i8 97, label %yes
    i8 101, label %yes
    i8 105, label %yes
    i8 111, label %yes
    i8 117, label %yes ]
yes: ret i32 1
no: ret i32 0
}
define i32 @main() {
  br label %loop
loop:
  %c = phi i8 [ -128, %0 ], [ %d, %loop ]
  %v = call i32 @f(i8 %c)
  call i32 (ptr, ...) @printf(ptr @format, i32 %v)
  %d = add i8 %c, 1
  %more = icmp ne i8 %d, -128
  br i1 %more, label %loop, label %end
end:
  ret i32 0
}
`
	sameBehavior(t, vowels)
	m, err := llvmir.Parse("test.ll", []byte(vowels))
	if err != nil {
		t.Fatal(err)
	}
	if err := legalizeAll(t, New(amd64.Target(target.PIC), nil), m); err != nil {
		t.Fatal(err)
	}
	for _, f := range m.Funcs {
		if f.Name == "f" && (len(f.Blocks) != 4 || !strings.Contains(f.String(), "lshr i32")) {
			t.Errorf("not a range check and a bit test:\n%s", f)
		}
	}
}

// crossing has indirect branches that do not all lead to the same targets: values
// of one target are used in others that only it and its successors lead to.
const crossing = `
@format = internal constant [7 x i8] c"%d %d\0A\00"
@table = internal constant [4 x ptr] [ptr blockaddress(@walk, %first), ptr blockaddress(@walk, %second), ptr blockaddress(@walk, %third), ptr blockaddress(@walk, %out)]
@n = internal global i32 41
declare i32 @printf(ptr, ...)

define { i32, i64 } @pair(i32 %a) noinline {
  %b = insertvalue { i32, i64 } undef, i32 %a, 0
  %c = insertvalue { i32, i64 } %b, i64 7, 1
  ret { i32, i64 } %c
}

define void @walk(i32 %n) noinline {
entry:
  %p1 = load volatile ptr, ptr @table
  indirectbr ptr %p1, [label %first]
first:
  %x = load volatile i32, ptr @n
  %w = call { i32, i64 } @pair(i32 %n)
  %to = icmp sgt i32 %n, 5
  %p2 = load volatile ptr, ptr getelementptr (ptr, ptr @table, i32 1)
  %p3 = load volatile ptr, ptr getelementptr (ptr, ptr @table, i32 2)
  %p23 = select i1 %to, ptr %p2, ptr %p3
  br i1 %to, label %go, label %stay
go:
  indirectbr ptr %p23, [label %second]
stay:
  indirectbr ptr %p23, [label %third]
second:
  %k = phi i32 [ 0, %go ], [ %k1, %second ]
  %k1 = add i32 %k, 1
  %w0 = extractvalue { i32, i64 } %w, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 %w0, i32 %x)
  %more = icmp slt i32 %k1, 3
  %p4 = load volatile ptr, ptr getelementptr (ptr, ptr @table, i32 3)
  %p5 = select i1 %more, ptr %p2, ptr %p4
  indirectbr ptr %p5, [label %second, label %out]
third:
  call i32 (ptr, ...) @printf(ptr @format, i32 3, i32 %x)
  ret void
out:
  call i32 (ptr, ...) @printf(ptr @format, i32 %k1, i32 %x)
  ret void
}

define i32 @main() {
  call void @walk(i32 4)
  call void @walk(i32 9)
  ret i32 0
}
`

func TestIndirectBranchesCross(t *testing.T) { sameBehavior(t, crossing) }
