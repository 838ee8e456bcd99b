package mach_test

import (
	"strings"
	"testing"

	"spillway"
	"spillway/mach"
)

// narrowed returns the first function of text, for i386, as Narrow leaves it.
func narrowed(t *testing.T, text string) *mach.Func {
	t.Helper()
	f := code(t, "target triple = \"i386-linux-gnu\"\n"+text, spillway.ToSelected)[0]
	mach.SplitEdges(f)
	mach.Narrow(f)
	for _, err := range mach.Verify(f, mach.Split) {
		t.Error(err)
	}
	return f
}

// TestNarrow looks at which webs of bytes get registers of 8 bits, and at the tiles.
func TestNarrow(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string // in the code
		never      []string
	}{
		{"arithmetic", `define void @f(ptr %p, ptr %q) {
			%a = load i8, ptr %p
			%b = load i8, ptr %q
			%c = add i8 %a, %b
			%d = shl i8 %c, 2
			store i8 %d, ptr %p
			store i8 %c, ptr %q
			ret void
		}`, []string{":b8 = load8.b", ":b8 = add8.", ":b8 = shl8.ri.b", "store8 v"}, []string{":r8"}},
		{"a select wants 32 bits", `define void @f(ptr %p, ptr %q, i32 %x) {
			%a = load i8, ptr %p
			%b = load i8, ptr %q
			%c = icmp eq i32 %x, 7
			%d = select i1 %c, i8 %a, i8 %b
			store i8 %d, ptr %p
			ret void
		}`, []string{":r8 = sel8.cmp32"}, nil},
		{"a parameter of a block, incremented at no cost", `define i32 @f(ptr %p) {
		entry:
			%first = load i8, ptr %p
			br label %loop
		loop:
			%c = phi i8 [ %first, %entry ], [ %d, %loop ]
			store volatile i8 %c, ptr %p
			%d = add i8 %c, 1
			%again = icmp ult i8 %d, 100
			br i1 %again, label %loop, label %done
		done:
			%r = zext i8 %d to i32
			ret i32 %r
		}`, []string{":b8 = load8.b", ":b8 = inc8.r.b", "zext8to32 v"}, []string{":r8"}},
		{"longer code is not worth it", `define i32 @f(ptr %p, i32 %x) optsize {
			%t = trunc i32 %x to i8
			%a = add i8 %t, 1
			store i8 %a, ptr %p
			ret i32 %x
		}`, []string{":r8 = inc8.r"}, []string{":b8"}},
		{"the low part of a value that lives on", `define i32 @f(ptr %p, i32 %x) {
			%t = trunc i32 %x to i8
			%a = xor i8 %t, 85
			store i8 %a, ptr %p
			ret i32 %x
		}`, []string{":b8 = trunc32to8.b v", ":b8 = xor8.ri.b"}, []string{":r8"}},
		{"a truth value", `define void @f(ptr %p, i32 %x, i32 %y) {
			%a = icmp eq i32 %x, 1
			%b = icmp slt i32 %y, 3
			%c = and i1 %a, %b
			%d = zext i1 %c to i8
			store i8 %d, ptr %p
			ret void
		}`, []string{":b8 = set.cmp32", ":b8 = and1.rr.b"}, []string{":r8"}},
	} {
		f := narrowed(t, c.text)
		text := f.String()
		for _, want := range c.want {
			if !strings.Contains(text, want) {
				t.Errorf("%s: no %q in\n%s", c.name, want, text)
			}
		}
		for _, never := range c.never {
			if strings.Contains(text, never) {
				t.Errorf("%s: %q in\n%s", c.name, never, text)
			}
		}
	}
}

// TestVerifyParts puts a value into a register of 8 bits that its tile sees wider.
func TestVerifyParts(t *testing.T) {
	f := narrowed(t, `define void @f(ptr %p, ptr %q, i32 %x) {
		%a = load i8, ptr %p
		%b = mul i8 %a, %a
		store i8 %b, ptr %p
		ret void
	}`)
	class := f.Target.Classes.Byte
	for v := range f.VRegs {
		if f.VRegs[v].Class == f.Target.Classes.I8 {
			f.VRegs[v].Class = class
		}
	}
	if errs := mach.Verify(f, mach.Split); len(errs) == 0 {
		t.Error("a multiplication of registers of 8 bits passes")
	}
}

// TestLowPartInPlace takes the low part of a value that ends there: no code is left.
func TestLowPartInPlace(t *testing.T) {
	f := code(t, `target triple = "i386-linux-gnu"
	define void @f(ptr %p, i32 %x, i32 %y) {
		%s = sub i32 %x, %y
		%t = trunc i32 %s to i8
		%u = xor i8 %t, 85
		store i8 %u, ptr %p
		ret void
	}`, spillway.ToAllocated)[0]
	if text := f.String(); strings.Contains(text, "trunc32to8") || strings.Contains(text, "move") || !strings.Contains(text, "xor8.ri.b") {
		t.Errorf("the low part is copied:\n%s", text)
	}
}
