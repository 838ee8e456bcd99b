package interp_test

import (
	"context"
	"slices"
	"testing"

	"spillway"
	"spillway/interp"
	"spillway/ir"
	"spillway/llvmir"
	"spillway/regalloc"
)

// bytesText keeps eight bytes alive, rotates them and mixes them.
const bytesText = `
target triple = "i386-linux-gnu"
@fmt = constant [8 x i8] c"%x %d\0A\00\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %n1, %loop ]
  %a = phi i8 [ 1, %entry ], [ %b2, %loop ]
  %b = phi i8 [ 2, %entry ], [ %c2, %loop ]
  %c = phi i8 [ 3, %entry ], [ %d2, %loop ]
  %d = phi i8 [ 5, %entry ], [ %e2, %loop ]
  %e = phi i8 [ 7, %entry ], [ %a2, %loop ]
  %low = trunc i32 %n to i8
  %a1 = sub i8 %a, %b
  %a2 = xor i8 %a1, 90
  %b2 = xor i8 %b, %c
  %c1 = sub i8 %c, %low
  %c2 = shl i8 %c1, 1
  %d2 = and i8 %d, -9
  %e1 = lshr i8 %e, 3
  %e2 = or i8 %e1, %a
  %less = icmp ult i8 %a2, %b2
  %one = zext i1 %less to i32
  %n0 = add i32 %n, 1
  %n1 = add i32 %n0, %one
  %more = icmp slt i32 %n1, 300
  br i1 %more, label %loop, label %done
done:
  %x0 = zext i8 %a2 to i32
  %x1 = zext i8 %b2 to i32
  %x2 = zext i8 %c2 to i32
  %x3 = sext i8 %d2 to i32
  %x4 = sext i8 %e2 to i32
  %y0 = shl i32 %x0, 16
  %y1 = shl i32 %x1, 8
  %y2 = or i32 %y0, %y1
  %y3 = or i32 %y2, %x2
  %y4 = mul i32 %x3, 1000
  %y5 = add i32 %y4, %x4
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %y3, i32 %y5)
  ret i32 0
}`

// TestPartsOfRegisters runs a program whose bytes are in parts of registers.
func TestPartsOfRegisters(t *testing.T) {
	parse := func() *ir.Module {
		m, err := llvmir.Parse("test.ll", []byte(bytesText))
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	want, _, ok := output(interp.Program{Modules: []*ir.Module{parse()}})
	if !ok || want == "" {
		t.Fatalf("the program prints %q", want)
	}
	for _, registers := range []int{0, 3, 4, 5} {
		for k := range spillway.Allocators() {
			m := parse()
			out, err := spillway.Compile(context.Background(), m, spillway.Options{Stage: spillway.ToAllocated, Registers: registers, Check: true, Allocator: spillway.Allocators()[k].New})
			if err != nil {
				t.Fatal(err)
			}
			var used []uint8
			for _, b := range out.Funcs[0].Blocks {
				for _, in := range b.Instrs {
					for _, r := range in.Regs {
						if p := partOf(out, r.Reg); p != nil && !slices.Contains(used, p.Bit) {
							used = append(used, p.Bit)
						}
					}
				}
			}
			if registers == 0 && len(used) != 2 {
				t.Errorf("%s uses the parts at bits %v", spillway.Allocators()[k].Name, used)
			}
			got, _, ok := output(interp.Program{Modules: []*ir.Module{m}, Target: out.Target, Code: out.Funcs})
			if !ok || got != want {
				t.Errorf("%s with %d registers: %q, want %q", spillway.Allocators()[k].Name, registers, got, want)
			}
		}
	}
}

func partOf(out *spillway.Output, r regalloc.Reg) *regalloc.Part {
	if r == regalloc.NoReg {
		return nil
	}
	return out.Target.Machine.Regs[r].Part
}
