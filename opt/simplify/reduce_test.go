package simplify_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// rows has loops over columns of a matrix: forward, by two rows per iteration; backward, with the counter less a
// loop-invariant number; over a sum of two loop-invariant numbers and the counter; with the column read in few
// iterations; and over columns of matrices with a row length known at run time: of several rows and another array;
// backward, with a factor that no addressing mode has; and with nothing known.
const rows = `
@m = internal global [16 x [32 x i32]] zeroinitializer
@t = internal global [64 x i8] c"The quick brown fox jumps over the lazy dog, and runs away soon."

define i32 @column(WORD %j) {
entry:
  br label %loop
loop:
  %k = phi WORD [ 0, %entry ], [ %k2, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum2, %loop ]
  %p = getelementptr [32 x i32], ptr @m, WORD %k, WORD %j
  %v = load i32, ptr %p
  %k1 = add WORD %k, 1
  %q = getelementptr [32 x i32], ptr @m, WORD %k1, WORD %j
  %w = load i32, ptr %q
  %x = mul i32 %v, 3
  %sum1 = add i32 %sum, %x
  %sum2 = add i32 %sum1, %w
  %k2 = add WORD %k, 2
  %more = icmp ult WORD %k2, 16
  br i1 %more, label %loop, label %done
done:
  ret i32 %sum2
}

define i32 @back(WORD %d, WORD %n) {
entry:
  br label %loop
loop:
  %k = phi WORD [ %n, %entry ], [ %k1, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %loop ]
  %at = sub WORD %k, %d
  %p = getelementptr i32, ptr @m, WORD %at
  %v = load i32, ptr %p
  %x = mul i32 %sum, 3
  %sum1 = add i32 %x, %v
  store i32 %sum1, ptr %p
  %k1 = add WORD %k, -1
  %more = icmp ugt WORD %k1, %d
  br i1 %more, label %loop, label %done
done:
  ret i32 %sum1
}

define WORD @same(WORD %i, WORD %j, WORD %n) {
entry:
  br label %loop
loop:
  %k = phi WORD [ 0, %entry ], [ %k1, %next ]
  %a = add WORD %i, %k
  %p = getelementptr [64 x i8], ptr @t, WORD 0, WORD %a
  %v = load i8, ptr %p
  %b = add WORD %j, %k
  %q = getelementptr [64 x i8], ptr @t, WORD 0, WORD %b
  %w = load i8, ptr %q
  %eq = icmp eq i8 %v, %w
  br i1 %eq, label %next, label %done
next:
  %k1 = add WORD %k, 1
  %more = icmp ult WORD %k1, %n
  br i1 %more, label %loop, label %done
done:
  %r = phi WORD [ %k, %loop ], [ %n, %next ]
  ret WORD %r
}

define i32 @seldom(WORD %j, i32 %bits) {
entry:
  br label %loop
loop:
  %k = phi WORD [ 0, %entry ], [ %k1, %next ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %next ]
  %left = phi i32 [ %bits, %entry ], [ %left1, %next ]
  %bit = and i32 %left, 1
  %no = icmp eq i32 %bit, 0
  br i1 %no, label %next, label %read
read:
  %p = getelementptr [32 x i32], ptr @m, WORD %k, WORD %j
  %v = load i32, ptr %p
  %x = add i32 %sum, %v
  br label %next
next:
  %sum1 = phi i32 [ %sum, %loop ], [ %x, %read ]
  %left1 = lshr i32 %left, 1
  %k1 = add WORD %k, 1
  %more = icmp ult WORD %k1, 16
  br i1 %more, label %loop, label %done
done:
  ret i32 %sum1
}

define i32 @stencil(WORD %i, WORD %len, WORD %n) {
entry:
  br label %loop
loop:
  %k = phi WORD [ 1, %entry ], [ %k1, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %loop ]
  %k0 = add WORD %k, -1
  %k1 = add WORD %k, 1
  %up = mul WORD %k0, %len
  %mid = mul WORD %len, %k
  %down = mul WORD %k1, %len
  %a = add WORD %up, %i
  %b = add WORD %mid, %i
  %c = add WORD %down, %i
  %p = getelementptr i32, ptr @m, WORD %a
  %q = getelementptr i32, ptr @m, WORD %b
  %r = getelementptr i32, ptr @m, WORD %c
  %x = load i32, ptr %p
  %y = load i32, ptr %q
  %z = load i32, ptr %r
  %s = xor i32 %x, %y
  %t = sub i32 %s, %z
  %u = getelementptr [64 x i8], ptr @t, WORD 0, WORD %mid
  %v = load i8, ptr %u
  %w = zext i8 %v to i32
  %y2 = xor i32 %t, %w
  store i32 %y2, ptr %q
  %sum1 = add i32 %sum, %y2
  %more = icmp ult WORD %k1, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %sum1
}

define i32 @strided(WORD %i, WORD %len, WORD %n) {
entry:
  br label %loop
loop:
  %k = phi WORD [ %n, %entry ], [ %k1, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %loop ]
  %k0 = add WORD %k, %i
  %at = mul WORD %k0, %len
  %p = getelementptr { i32, i32, i32 }, ptr @m, WORD %at, i32 1
  %x = load i32, ptr %p
  %s = mul i32 %sum, 3
  %sum1 = add i32 %s, %x
  %k1 = add WORD %k, -2
  %more = icmp sgt WORD %k1, 0
  br i1 %more, label %loop, label %done
done:
  ret i32 %sum1
}

define i32 @twice(ptr %p, ptr %q, WORD %from, WORD %len, WORD %n) {
entry:
  br label %loop
loop:
  %k = phi WORD [ %from, %entry ], [ %k1, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %loop ]
  %at = mul WORD %k, %len
  %b = sub WORD %at, %from
  %pa = getelementptr i32, ptr %p, WORD %b
  %x = load i32, ptr %pa
  %qa = getelementptr i8, ptr %q, WORD %at
  %y = load i8, ptr %qa
  %z = zext i8 %y to i32
  %s = add i32 %sum, %x
  %sum1 = xor i32 %s, %z
  %k1 = add WORD %k, 3
  %more = icmp ult WORD %k1, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %sum1
}

define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi WORD [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i8, ptr @m, WORD %i
  %low = trunc WORD %i to i8
  %x = mul i8 %low, 37
  store i8 %x, ptr %p
  %i1 = add WORD %i, 1
  %more = icmp ult WORD %i1, 2048
  br i1 %more, label %loop, label %done
done:
  %a = call i32 @column(WORD 5)
  %b = call i32 @back(WORD 3, WORD 40)
  %c = call WORD @same(WORD 2, WORD 33, WORD 20)
  %d = call i32 @seldom(WORD 7, i32 43690)
  %e = call i32 @stencil(WORD 2, WORD 7, WORD 9)
  %f = call i32 @strided(WORD 3, WORD 4, WORD 11)
  %g = call i32 @twice(ptr @m, ptr @t, WORD 1, WORD 5, WORD 12)
  %o = alloca [8 x i32]
  store i32 %a, ptr %o
  %o1 = getelementptr i32, ptr %o, WORD 1
  store i32 %b, ptr %o1
  %o2 = getelementptr i32, ptr %o, WORD 2
  store WORD %c, ptr %o2
  %o3 = getelementptr i32, ptr %o, WORD 4
  store i32 %d, ptr %o3
  %o4 = getelementptr i32, ptr %o, WORD 5
  store i32 %e, ptr %o4
  %o5 = getelementptr i32, ptr %o, WORD 6
  store i32 %f, ptr %o5
  %o6 = getelementptr i32, ptr %o, WORD 7
  store i32 %g, ptr %o6
  call void @print(ptr %o, WORD 32)
  call void @print(ptr @m, WORD 256)
  ret i32 0
}

define void @print(ptr %p, WORD %n) {
entry:
  br label %loop
loop:
  %i = phi WORD [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr i8, ptr %p, WORD %i
  %v = load i8, ptr %q
  %w = and i8 %v, 63
  %x = or i8 %w, 64
  %y = zext i8 %x to i32
  %z = call i32 @putchar(i32 %y)
  %i1 = add WORD %i, 1
  %more = icmp ult WORD %i1, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
declare i32 @putchar(i32)
`

// TestReduce expects multiples of counters to become pointers, and loop-invariant terms to be summed before the loop;
// programs must behave the same.
func TestReduce(t *testing.T) {
	// Additions, subtractions, multiplications and shifts that are left in the loops.
	left := map[string]int{"column": 7, "back": 8, "same": 3, "seldom": 6, "stencil": 13, "strided": 6, "twice": 6}
	fewRegisters := map[string]int{"stencil": 19, "twice": 7} // of these two x86-32 leaves the products
	for _, x := range []struct {
		machine *target.Target
		word    string
	}{{amd64.Target(target.PIC), "i64"}, {i386.Target(target.PIC), "i32"}} {
		m, lz := legal(t, strings.ReplaceAll(rows, "WORD", x.word), x.machine)
		var want string
		if x.word == "i64" { // arguments in memory are loaded where they are pushed, which only machine code does
			want, _ = run(t, m, x.machine)
		}
		for _, f := range m.Funcs {
			if f.Declared {
				continue
			}
			simplify.Func(f, x.machine)
			if errs := append(ir.Verify(f), lz.Verify(f)...); len(errs) > 0 {
				t.Fatalf("%v\n%s", errs[0], f)
			}
			n := 0
			for _, b := range f.Blocks[1 : len(f.Blocks)-1] {
				for _, v := range b.Values {
					switch v.Op {
					case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl:
						n++
					}
				}
			}
			most, ok := left[f.Name]
			if k, few := fewRegisters[f.Name]; few && x.word == "i32" {
				most = k
			}
			if ok && n != most {
				t.Errorf("%s: %d operations in the loop, want %d, in\n%s", x.machine.Name, n, most, f)
			}
		}
		if x.word == "i64" {
			if got, _ := run(t, m, x.machine); got != want {
				t.Errorf("%s: prints\n%s\nnot\n%s", x.machine.Name, got, want)
			}
			if len(want) == 0 {
				t.Error("the program prints nothing")
			}
		}
	}
}

// TestHoistExchange expects values to be hoisted that take no more registers than their operands, in one or two steps,
// although no registers are free.
func TestHoistExchange(t *testing.T) {
	machine := i386.Target(target.PIC)
	m, _ := legal(t, `
define i32 @main(i32 %a, i32 %b, i32 %c, i32 %d, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s4, %loop ]
  %b1 = mul i32 %b, 360
  %q1 = getelementptr i8, ptr %p, i32 %b1
  %v = load volatile i32, ptr %q1
  %b2 = xor i32 %b, 5
  %c1 = mul i32 %c, 77
  %c2 = xor i32 %c1, %d
  %s1 = add i32 %s, %v
  %s2 = xor i32 %s1, %b2
  %s3 = add i32 %s2, %c2
  %s4 = xor i32 %s3, %i
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %a
  br i1 %more, label %loop, label %done
done:
  ret i32 %s4
}
`, machine)
	simplify.Func(m.Funcs[0], machine)
	for _, v := range m.Funcs[0].Blocks[1].Values {
		if v.Op == ir.OpMul {
			t.Fatalf("a product is left in the loop:\n%s", m.Funcs[0])
		}
	}
}

// An addresses generates a loop that reads memory at random sums and products of its counter, loop-invariant values,
// and constants.
type addresses struct {
	*rand.Rand
	b strings.Builder
	n int
}

func (g *addresses) line(format string, args ...any) string {
	g.n++
	fmt.Fprintf(&g.b, "  %%v%d = %s\n", g.n, fmt.Sprintf(format, args...))
	return fmt.Sprintf("%%v%d", g.n)
}

// An affine is a value with its minimum and maximum.
type affine struct {
	name        string
	least, most int
}

func (g *addresses) leaf() affine {
	switch k := g.IntN(6); {
	case k < 2:
		return affine{"%k", 1, 12}
	case k == 2:
		n := g.IntN(9) - 4
		return affine{fmt.Sprint(n), n, n}
	default:
		return affine{fmt.Sprintf("%%a%d", k-3), k - 2, k - 2}
	}
}

func (g *addresses) tree(depth int) affine {
	if depth == 0 || g.IntN(6) == 0 {
		return g.leaf()
	}
	x := g.tree(depth - 1)
	switch g.IntN(6) {
	case 0, 1:
		y := g.tree(depth - 1)
		return affine{g.line("add i64 %s, %s", x.name, y.name), x.least + y.least, x.most + y.most}
	case 2:
		y := g.tree(depth - 1)
		return affine{g.line("sub i64 %s, %s", x.name, y.name), x.least - y.most, x.most - y.least}
	case 3:
		s := g.IntN(4)
		return affine{g.line("shl i64 %s, %d", x.name, s), x.least << s, x.most << s}
	}
	y := g.leaf()
	if g.IntN(3) == 0 {
		y = g.tree(depth - 1)
	}
	all := []int{x.least * y.least, x.least * y.most, x.most * y.least, x.most * y.most}
	return affine{g.line("mul i64 %s, %s", x.name, y.name), slices.Min(all), slices.Max(all)}
}

// program returns a program with such a loop.
func (g *addresses) program() string {
	const size = 4096
	sum, reads := "%sum", 1+g.IntN(6)
	var body string
	for reads > 0 {
		g.b.Reset()
		x := g.tree(4)
		if x.least < -size || x.most > size {
			continue
		}
		reads--
		array := []string{"@m", "@n", "%p"}[g.IntN(3)]
		v := g.line("load i8, ptr %s", g.line("getelementptr inbounds i8, ptr %s, i64 %s", array, g.line("add i64 %s, %d", x.name, size)))
		sum = g.line("add i32 %s, %s", g.line("mul i32 %s, 3", sum), g.line("zext i8 %s to i32", v))
		body += g.b.String()
	}
	step, begin, end := 1+g.IntN(3), "1", "icmp slt i64 %next, 12"
	if g.IntN(2) == 0 {
		step, begin, end = -step, "12", "icmp sgt i64 %next, 0"
	}
	if g.IntN(2) == 0 {
		begin = "%a0" // 1
		step = max(step, -step)
		end = "icmp slt i64 %next, 12"
	}
	return fmt.Sprintf(`
@m = internal global [8200 x i8] zeroinitializer
@n = internal global [8200 x i8] zeroinitializer
define i32 @f(ptr %%p, i64 %%a0, i64 %%a1, i64 %%a2) {
entry:
  br label %%loop
loop:
  %%k = phi i64 [ %s, %%entry ], [ %%next, %%loop ]
  %%sum = phi i32 [ 0, %%entry ], [ %s, %%loop ]
%s  %%next = add i64 %%k, %d
  %%more = %s
  br i1 %%more, label %%loop, label %%done
done:
  ret i32 %s
}
define i32 @main() {
entry:
  br label %%loop
loop:
  %%i = phi i64 [ 0, %%entry ], [ %%i1, %%loop ]
  %%p = getelementptr i8, ptr @m, i64 %%i
  %%q = getelementptr i8, ptr @n, i64 %%i
  %%low = mul i64 %%i, 2654435761
  %%x = lshr i64 %%low, 11
  %%y = trunc i64 %%x to i8
  store i8 %%y, ptr %%p
  %%z = xor i8 %%y, 85
  store i8 %%z, ptr %%q
  %%i1 = add i64 %%i, 1
  %%more = icmp ult i64 %%i1, 8200
  br i1 %%more, label %%loop, label %%done
done:
  %%r = call i32 @f(ptr @m, i64 1, i64 2, i64 3)
  %%r1 = and i32 %%r, 63
  %%r2 = or i32 %%r1, 64
  %%c = call i32 @putchar(i32 %%r2)
  %%s = lshr i32 %%r, 6
  %%s1 = and i32 %%s, 63
  %%s2 = or i32 %%s1, 64
  %%d = call i32 @putchar(i32 %%s2)
  ret i32 0
}
declare i32 @putchar(i32)
`, begin, sum, body, step, end, sum)
}

// TestReduceRandom simplifies loops that read memory at random sums, which must read the same addresses as before.
func TestReduceRandom(t *testing.T) {
	machine := amd64.Target(target.PIC)
	for seed := range uint64(150) {
		g := &addresses{Rand: rand.New(rand.NewPCG(seed, 43))}
		text := g.program()
		m, lz := legal(t, text, machine)
		want, _ := run(t, m, machine)
		for _, f := range m.Funcs {
			if f.Declared {
				continue
			}
			simplify.Func(f, machine)
			if errs := append(ir.Verify(f), lz.Verify(f)...); len(errs) > 0 {
				t.Fatalf("seed %d: %v\n%s", seed, errs[0], f)
			}
		}
		if got, _ := run(t, m, machine); got != want {
			t.Fatalf("seed %d: prints %q, not %q\n%s\n%s", seed, got, want, text, m.Funcs[0])
		}
	}
}
