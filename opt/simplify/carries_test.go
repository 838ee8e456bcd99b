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

// ofTwoWords is a program that prints the results of f, whose BODY is missing, for pairs of two-word numbers, over a
// few values for each word.
const ofTwoWords = `
@format = constant [3 x i8] c"%d\00"
declare i32 @printf(ptr, ...)
@values = global [4 x i32] [i32 0, i32 1, i32 -1, i32 2147483647]
declare {i32, i1} @llvm.uadd.with.overflow.i32(i32, i32)
declare {i32, i1} @llvm.usub.with.overflow.i32(i32, i32)
define i32 @f(i32 %a0, i32 %a1, i32 %b0, i32 %b1) {
BODY
}
define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %hash = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %i1 = lshr i32 %i, 2
  %i2 = lshr i32 %i, 4
  %i3 = lshr i32 %i, 6
  %k0 = and i32 %i, 3
  %k1 = and i32 %i1, 3
  %k2 = and i32 %i2, 3
  %v0 = getelementptr i32, ptr @values, i32 %k0
  %v1 = getelementptr i32, ptr @values, i32 %k1
  %v2 = getelementptr i32, ptr @values, i32 %k2
  %v3 = getelementptr i32, ptr @values, i32 %i3
  %a0 = load i32, ptr %v0
  %a1 = load i32, ptr %v1
  %b0 = load i32, ptr %v2
  %b1 = load i32, ptr %v3
  %r = call i32 @f(i32 %a0, i32 %a1, i32 %b0, i32 %b1)
  %times = mul i32 %hash, 31
  %sum = add i32 %times, %r
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 256
  br i1 %more, label %loop, label %exit
exit:
  call i32 (ptr, ...) @printf(ptr @format, i32 %sum)
  ret i32 0
}
`

// TestCarries adds and subtracts numbers of two and three words, over a few values for each word: carries must be
// chained from one operation to the next where possible, and the results must not change.
func TestCarries(t *testing.T) {
	const first = `  %p = call {i32, i1} @llvm.uOP.with.overflow.i32(i32 %a0, i32 %b0)
  %p0 = extractvalue {i32, i1} %p, 0
  %pc = extractvalue {i32, i1} %p, 1
  %c = zext i1 %pc to i32
`
	const twice = `  %q = call {i32, i1} @llvm.uOP.with.overflow.i32(i32 %a1, i32 %b1)
  %q0 = extractvalue {i32, i1} %q, 0
  %qc = extractvalue {i32, i1} %q, 1
  %s = call {i32, i1} @llvm.uOP.with.overflow.i32(i32 %q0, i32 %c)
  %s0 = extractvalue {i32, i1} %s, 0
  %sc = extractvalue {i32, i1} %s, 1
`
	for _, c := range []struct {
		name, op, body string
		want           int
	}{
		{"carry out", "add", twice + "  %o = or i1 %qc, %sc\n  %z = sext i1 %o to i32\n  %r = sub i32 %s0, %z", 1},
		{"borrow out", "sub", twice + "  %o = or i1 %sc, %qc\n  %z = sext i1 %o to i32\n  %r = sub i32 %s0, %z", 1},
		{"third word", "add", twice + "  %o = or i1 %qc, %sc\n  %z = zext i1 %o to i32\n  %y = add i32 %a0, %z\n  %r = xor i32 %s0, %y", 2},
		{"third word less", "sub", twice + "  %o = or i1 %qc, %sc\n  %z = zext i1 %o to i32\n  %y = sub i32 %a0, %z\n  %r = xor i32 %s0, %y", 2},
		{"the second carry computed again", "add", twice + "  %again = call {i32, i1} @llvm.uadd.with.overflow.i32(i32 %q0, i32 %c)\n  %ac = extractvalue {i32, i1} %again, 1\n  %o = or i1 %qc, %sc\n  %z = select i1 %o, i32 %s0, i32 5\n  %y = select i1 %ac, i32 70, i32 3\n  %r = add i32 %z, %y", 1},
		{"one of the carries used again", "add", twice + "  %o = or i1 %qc, %sc\n  %z = select i1 %o, i32 %s0, i32 5\n  %y = sext i1 %sc to i32\n  %r = add i32 %z, %y", 0},
		{"and of carries", "add", twice + "  %o = and i1 %qc, %sc\n  %z = select i1 %o, i32 %s0, i32 5\n  %r = xor i32 %z, %s0", 0},
		{"sum", "add", "  %q = add i32 %a1, %b1\n  %r = add i32 %q, %c", 1},
		{"difference", "sub", "  %q = sub i32 %a1, %b1\n  %r = sub i32 %q, %c", 1},
		{"borrow less difference", "sub", "  %q = sub i32 %a1, %b1\n  %r = sub i32 %c, %q", 0},
		{"the carry used again", "add", "  %q = add i32 %a1, %b1\n  %s = add i32 %q, %c\n  %r = mul i32 %s, %c", 0},
	} {
		for _, machine := range carryMachines {
			body := strings.ReplaceAll(first+c.body+"\n  %x = xor i32 %r, %p0\n  ret i32 %x", "OP", c.op)
			if got := ofCarries(t, body, machine); got[ir.OpAddC]+got[ir.OpSubC] != c.want {
				t.Errorf("%s, %s: %d operations take carries, want %d\n%s", machine.Name, c.name, got[ir.OpAddC]+got[ir.OpSubC], c.want, body)
			}
		}
	}
}

var carryMachines = []*target.Target{amd64.Target(target.PIC), i386.Target(target.PIC)}

// TestLaterCarry adds the carries of two sums to a word: the later one must be the carry in, in whichever order they
// are added.
func TestLaterCarry(t *testing.T) {
	const sums = "  %s = add i32 %a0, %b0\n  %p = icmp ult i32 %s, %a0\n  %c = zext i1 %p to i32\n  %u = add i32 %s, %b1\n  %q = icmp ult i32 %u, %b1\n  %d = zext i1 %q to i32\n"
	for _, add := range []string{
		"  %y = add i32 %a1, %c\n  %r = add i32 %y, %d\n",
		"  %y = add i32 %a1, %d\n  %r = add i32 %c, %y\n",
	} {
		body := sums + add + "  %x = xor i32 %r, %u\n  ret i32 %x"
		for _, machine := range carryMachines {
			count := ofCarries(t, body, machine, func(v *ir.Value) {
				if v.Op == ir.OpAddC && !slices.ContainsFunc(v.Args[2].Args[0].Args, func(a *ir.Value) bool { return a.Op == ir.OpExtractValue }) {
					t.Errorf("%s: the carry of the first sum is taken\n%s", machine.Name, body)
				}
			})
			if count[ir.OpAddC] != 1 || count[ir.OpUAddO] != 2 {
				t.Errorf("%s: %d operations take carries, %d make them, want 1 and 2\n%s", machine.Name, count[ir.OpAddC], count[ir.OpUAddO], body)
			}
		}
	}
}

// ofCarries simplifies ofTwoWords with a body, compares its output with that before, and returns the number of
// operations of each kind in f.
func ofCarries(t *testing.T, body string, machine *target.Target, look ...func(*ir.Value)) (count map[ir.Op]int) {
	t.Helper()
	text := strings.Replace(ofTwoWords, "BODY", body, 1)
	m, _ := legal(t, text, machine)
	before, _ := run(t, m, machine)
	m, _ = legal(t, text, machine)
	count = map[ir.Op]int{}
	for _, f := range m.Funcs {
		if f.Declared {
			continue
		}
		simplify.Func(f, machine)
		if err := ir.Verify(f); err != nil {
			t.Fatal(err)
		}
		for _, b := range f.Blocks {
			for _, v := range b.Values {
				if f.Name == "f" {
					count[v.Op]++
					for _, l := range look {
						l(v)
					}
				}
			}
		}
	}
	if after, _ := run(t, m, machine); after != before {
		t.Errorf("%s: prints %s, not %s\n%s", machine.Name, after, before, body)
	}
	return count
}

// TestComparedCarries recognizes comparisons as carries and borrows, and chains them.
func TestComparedCarries(t *testing.T) {
	const (
		low     = "  %s = add i32 %a0, %b0\n  %p = icmp ult i32 %s, %a0\n  %c = zext i1 %p to i32\n"
		minus   = "  %p = icmp ult i32 %a0, %b0\n  %s = sub i32 %a0, %b0\n  %c = zext i1 %p to i32\n"
		upTo    = "  %u = add i32 %a1, %c\n  %k = icmp ult i32 %u, %c\n  %kn = zext i1 %k to i32\n"
		answer  = "\n  %x = xor i32 %r, %s\n  ret i32 %x"
		byParts = "  %n = add i32 %kn, %qn\n  %z = shl i32 %n, 4\n  %r = xor i32 %z, %v"
	)
	for _, c := range []struct {
		name, body       string
		chained, carries int // operations that take carries; that only make one
		compared         int
	}{
		{"number and sum", low + upTo + "  %v = add i32 %u, %b1\n  %q = icmp ult i32 %v, %u\n  %qn = zext i1 %q to i32\n" + byParts, 1, 1, 0},
		{"sum and number", low + "  %u = add i32 %a1, %b1\n  %k = icmp ugt i32 %b1, %u\n  %kn = zext i1 %k to i32\n  %v = add i32 %u, %c\n  %q = icmp ult i32 %v, %c\n  %qn = zext i1 %q to i32\n" + byParts, 1, 1, 0},
		{"one after the other", low + "  %u = add i32 %a1, %b1\n  %k = icmp ult i32 %u, %b1\n  %kn = zext i1 %k to i32\n  %v = add i32 %u, %c\n  %q = icmp ult i32 %v, %c\n  %qn = zext i1 %q to i32\n  %y = add i32 %b0, %kn\n  %z = add i32 %y, %qn\n  %r = xor i32 %z, %v", 2, 1, 0},
		{"difference from a sum", minus + "  %u = add i32 %b1, %c\n  %k = icmp ult i32 %u, %c\n  %kn = zext i1 %k to i32\n  %q = icmp ult i32 %a1, %u\n  %qn = zext i1 %q to i32\n  %n = add i32 %kn, %qn\n  %v = sub i32 %a1, %u\n  %z = shl i32 %n, 4\n  %r = xor i32 %z, %v", 1, 1, 0},
		{"differences", minus + "  %k = icmp ult i32 %a1, %b1\n  %u = sub i32 %a1, %b1\n  %kn = zext i1 %k to i32\n  %q = icmp ult i32 %u, %c\n  %v = sub i32 %u, %c\n  %qn = zext i1 %q to i32\n" + byParts, 1, 1, 0},
		{"last word", low + "  %u = add i32 %a1, %c\n  %r = add i32 %u, %b1", 1, 1, 0},
		{"less the carries", minus + "  %u = sub i32 %a1, %b1\n  %k = icmp ult i32 %a1, %b1\n  %kn = zext i1 %k to i32\n  %v = sub i32 %u, %c\n  %q = icmp ult i32 %u, %c\n  %qn = zext i1 %q to i32\n  %y = sub i32 %b0, %kn\n  %z = sub i32 %y, %qn\n  %r = xor i32 %z, %v", 2, 1, 0},
		{"no carry", "  %s = add i32 %a0, %b0\n  %p = icmp ult i32 %s, %a1\n  %c = zext i1 %p to i32\n  %r = add i32 %a1, %c", 0, 0, 1},
		{"more than the sum", "  %s = add i32 %a0, %b0\n  %p = icmp ult i32 %a0, %s\n  %c = zext i1 %p to i32\n  %r = add i32 %a1, %c", 0, 0, 1},
		{"chosen", "  %s = add i32 %a0, %b0\n  %p = icmp ult i32 %s, %a0\n  %r = select i1 %p, i32 %a1, i32 %b1", 0, 0, 1},
		{"branch", "  %s = add i32 %a0, %b0\n  %p = icmp ult i32 %s, %a0\n  br i1 %p, label %yes, label %no\nyes:\n  ret i32 %s\nno:\n  %r = sub i32 %a1, %s", 0, 1, 0},
		{"branch far away", "  %s = add i32 %a0, %b0\n  %p = icmp ult i32 %s, %a0\n  %1 = mul i32 %a1, %b1\n  %2 = mul i32 %1, %s\n  %3 = add i32 %2, %a1\n  %4 = mul i32 %3, %2\n  %5 = xor i32 %4, %a0\n  br i1 %p, label %yes, label %no\nyes:\n  ret i32 %5\nno:\n  %r = sub i32 %5, %s", 0, 0, 1},
	} {
		for _, machine := range carryMachines {
			got := ofCarries(t, c.body+answer, machine)
			chained, carries := got[ir.OpAddC]+got[ir.OpSubC], got[ir.OpUAddO]+got[ir.OpUSubO]
			if chained != c.chained || carries != c.carries || got[ir.OpICmp] != c.compared {
				t.Errorf("%s, %s: %d operations take carries, %d make them, %d compare, want %d, %d, %d\n%s", machine.Name, c.name, chained, carries, got[ir.OpICmp], c.chained, c.carries, c.compared, c.body)
			}
		}
	}
}

// TestRandomCarries adds and subtracts random words, with comparisons for carries: the results must not change.
func TestRandomCarries(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 7))
	chained := 0
	for range 60 {
		words, carries := []string{"%a0", "%a1", "%b0", "%b1"}, []string{}
		var b strings.Builder
		name := func(format string, args ...any) string {
			v := fmt.Sprintf("%%v%d", b.Len())
			fmt.Fprintf(&b, "  %s = "+format+"\n", append([]any{v}, args...)...)
			return v
		}
		word := func() string { return words[max(0, len(words)-6)+rng.IntN(min(6, len(words)))] }
		for range 3 + rng.IntN(12) {
			x, y := word(), word()
			if n := len(carries); n > 0 && rng.IntN(2) == 0 {
				y = carries[n-1-rng.IntN(min(2, n))]
			}
			less, more := x, y
			var r string
			if op := rng.IntN(4); op > 0 {
				r = name("add i32 %s, %s", x, y)
				if less = r; op == 1 {
					more = x
				}
			} else {
				r = name("sub i32 %s, %s", x, y)
			}
			words = append(words, r)
			switch rng.IntN(4) {
			case 0:
				continue
			case 1:
				r = name("icmp ugt i32 %s, %s", more, less)
			default:
				r = name("icmp ult i32 %s, %s", less, more)
			}
			r = name("zext i1 %s to i32", r)
			if n := len(carries); n > 0 && rng.IntN(2) == 0 {
				r = name("add i32 %s, %s", r, carries[n-1])
			}
			carries = append(carries, r)
		}
		r := words[len(words)-1]
		for _, w := range append(words[4:len(words)-1], carries...) {
			r = name("xor i32 %s, %s", name("mul i32 %s, 13", r), w)
		}
		body := b.String() + "  ret i32 " + r
		for _, machine := range carryMachines {
			got := ofCarries(t, body, machine)
			chained += got[ir.OpAddC] + got[ir.OpSubC]
		}
	}
	if chained < 100 {
		t.Errorf("only %d operations take carries", chained)
	}
}
