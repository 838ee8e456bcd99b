package simplify_test

import (
	"strings"
	"testing"

	"spillway/ir"
	"spillway/simplify"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// rows has loops over columns of a matrix: forwards, by two rows a round; backwards, with the
// counter less a number that does not change; over a sum of two numbers that do not change and the
// counter; and one in which the column is read in few rounds.
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
  %o = alloca [6 x i32]
  store i32 %a, ptr %o
  %o1 = getelementptr i32, ptr %o, WORD 1
  store i32 %b, ptr %o1
  %o2 = getelementptr i32, ptr %o, WORD 2
  store WORD %c, ptr %o2
  %o3 = getelementptr i32, ptr %o, WORD 4
  store i32 %d, ptr %o3
  call void @print(ptr %o, WORD 20)
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

// TestReduce makes pointers of multiples of counters and adds up before loops what does not change
// in them, and leaves what programs do as it is.
func TestReduce(t *testing.T) {
	// Additions, subtractions, multiplications and shifts that are left in the loops.
	left := map[string]int{"column": 7, "back": 8, "same": 3, "seldom": 6}
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
			if most, ok := left[f.Name]; ok && n != most {
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

// TestHoistExchange moves out of a loop what takes no more registers there than what it is computed
// from, one or two steps of it, although there are no more registers.
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
