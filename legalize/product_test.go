package legalize

import (
	"fmt"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/arm"
	"spillway/target/i386"
	"spillway/target/thumb"
)

// TestSignedProducts multiplies numbers of two words that are extended by their sign: that takes
// one product of signed words. It holds what comes out to the product of the same numbers, of which
// nothing is known.
func TestSignedProducts(t *testing.T) {
	for _, c := range []struct {
		triple  string
		machine *target.Target
		word    int
	}{
		{"i386-unknown-linux-gnu", i386.Target(target.PIC), 32},
		{"x86_64-unknown-linux-gnu", amd64.Target(target.PIC), 64},
	} {
		top := new(strings.Builder)
		fmt.Fprintf(top, "target triple = %q\ndeclare i32 @printf(ptr, ...)\n@format = constant [4 x i8] c\"%%d\\0A\\00\"\n@v = global [6 x iWORD] [iWORD 0, iWORD 1, iWORD -1, iWORD 123456789, iWORD -2147483648, iWORD 2147483647]\n", c.triple)
		for _, p := range []struct {
			extend, second string
			signed         bool
		}{
			{"sext", "%y = sext iWORD %b to iWIDE", true},
			{"sext", "%y = sext i16 %b16 to iWIDE", true},
			{"sext", "%y = add iWIDE 0, -19", true},
			{"sext", "%y = add iWIDE 0, 19", true},
			{"sext", "%y = add iWIDE 0, MIDDLE", false},
			{"sext", "%y = zext iWORD %b to iWIDE", false},
			{"zext", "%y = zext iWORD %b to iWIDE", false},
		} {
			body := "  %b16 = trunc iWORD %b to i16\n  %x = " + p.extend + " iWORD %a to iWIDE\n  " + p.second + "\n  %m = mul iWIDE %x, %y\n"
			text := top.String() + `
@x = global iWIDE 0
@y = global iWIDE 0
define i1 @f(iWORD %a, iWORD %b) {
` + body + `  store volatile iWIDE %x, ptr @x
  store volatile iWIDE %y, ptr @y
  %p = load volatile iWIDE, ptr @x
  %q = load volatile iWIDE, ptr @y
  %n = mul iWIDE %p, %q
  %r = icmp eq iWIDE %m, %n
  ret i1 %r
}
define iWIDE @only(iWORD %a, iWORD %b) {
` + body + `  ret iWIDE %m
}
define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %total, %loop ]
  %k = udiv i32 %i, 6
  %l = urem i32 %i, 6
  %s = getelementptr iWORD, ptr @v, i32 %k
  %t = getelementptr iWORD, ptr @v, i32 %l
  %a = load iWORD, ptr %s
  %b = load iWORD, ptr %t
  %same = call i1 @f(iWORD %a, iWORD %b)
  %one = zext i1 %same to i32
  %total = add i32 %sum, %one
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 36
  br i1 %more, label %loop, label %exit
exit:
  call i32 (ptr, ...) @printf(ptr @format, i32 %total)
  ret i32 0
}
`
			middle := "2147483648"
			if c.word == 64 {
				middle = "9223372036854775808"
			}
			text = strings.NewReplacer("WORD", fmt.Sprint(c.word), "WIDE", fmt.Sprint(2*c.word), "MIDDLE", middle).Replace(text)
			m, err := llvmir.Parse("product.ll", []byte(text))
			if err != nil {
				t.Fatal(err)
			}
			if err := legalizeAll(t, New(c.machine, nil), m); err != nil {
				t.Fatal(err)
			}
			signed, others := 0, 0
			for _, f := range m.Funcs {
				if f.Name != "only" {
					continue
				}
				for _, v := range f.Blocks[0].Values {
					switch v.Op {
					case ir.OpSMulWide:
						signed++
					case ir.OpUMulWide, ir.OpMul:
						others++
					}
				}
			}
			if p.signed != (signed == 1 && others == 0) {
				t.Errorf("i%d, %s and %s: %d signed products, %d others", 2*c.word, p.extend, p.second, signed, others)
			}
			if got := run(t, m, c.machine, ""); got != "36\n" {
				t.Errorf("i%d, %s and %s: %s of 36 products are right", 2*c.word, p.extend, p.second, got)
			}
		}
	}
}

// TestLongShifts expects shifts of 64 bits to be calls on a machine that does not shift two words as one, and on one that does where
// nothing counts but size.
func TestLongShifts(t *testing.T) {
	narrow, a32 := thumb.Target(target.Static), arm.Target(target.Static)
	wide := narrow.With(thumb.V6M | thumb.DB | thumb.T2 | thumb.HWDiv)
	for _, c := range []struct {
		machine    *target.Target
		attributes string
		calls      int
	}{{narrow, "", 1}, {wide, "", 0}, {wide, "optsize", 0}, {wide, "minsize", 1}, {a32, "", 0}, {a32, "optsize", 0}, {a32, "minsize", 1}} {
		m := legalMemory(t, c.machine, "define i64 @f(i64 %x, i64 %n) "+c.attributes+" {\n  %r = lshr i64 %x, %n\n  ret i64 %r\n}\n")
		calls := 0
		for _, b := range m.Funcs[0].Blocks {
			for _, v := range b.Values {
				if v.Op == ir.OpCall {
					calls++
				}
			}
		}
		if calls != c.calls {
			t.Errorf("%s, features %#x, %q: %d calls, want %d", c.machine.Name, c.machine.Features, c.attributes, calls, c.calls)
		}
	}
}
