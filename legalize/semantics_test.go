package legalize

import (
	"testing"

	"spillway/interp"
	"spillway/ir"
	"spillway/llvmir"
)

// conversions prints numbers that fit unsigned words, but no signed ones.
const conversions = `
@format = internal constant [13 x i8] c"%llx %llx %x\00"
declare i32 @printf(ptr, ...)
@x = global double 0x43E5AF1D78B58C40
@y = global double 0x43E0000000000000
@z = global double 3.0e9
@w = global double 7.5
define i32 @main() {
  %x = load volatile double, ptr @x
  %a = fptoui double %x to i64
  %y = load volatile double, ptr @y
  %b = fptoui double %y to i64
  %z = load volatile double, ptr @z
  %c = fptoui double %z to i32
  %r = call i32 (ptr, ...) @printf(ptr @format, i64 %a, i64 %b, i32 %c)
  %w = load volatile double, ptr @w
  %d = fptoui double %w to i64
  %e = fptoui double %w to i32
  %s = call i32 (ptr, ...) @printf(ptr @format, i64 %d, i64 %d, i32 %e)
  ret i32 0
}`

// TestConversionSemantics converts on machines whose conversions give something
// else than x86's for what does not fit; programs compute the same on all.
func TestConversionSemantics(t *testing.T) {
	const want = "ad78ebc5ac620000 8000000000000000 b2d05e007 7 7"
	for _, convert := range []ir.OutOfRange{ir.AnyInteger, ir.Indefinite, ir.Saturated, ir.SaturatedHigh} {
		for _, bits := range []int{64, 32} {
			machine := machine64(t)
			if bits == 32 {
				machine = machine32(t)
			}
			machine.Semantics.Convert = convert
			lz := New(machine, testOps(bits, false))
			m, err := llvmir.Parse("conversions.ll", []byte(conversions))
			if err != nil {
				t.Fatal(err)
			}
			if err := legalizeAll(t, lz, m); err != nil {
				t.Fatal(err)
			}
			if got := run(t, m, machine, ""); got != want {
				t.Errorf("%d bits, semantics %d: prints %s, want %s", bits, convert, got, want)
			}
			for seed := range uint64(sampled(4)) {
				checkRandom(t, lz, machine, seed)
			}
		}
	}
}

// TestRunSemantics runs a conversion of a number that does not fit, under the machine's semantics and
// under those of a program without a machine.
func TestRunSemantics(t *testing.T) {
	const text = `
declare i32 @printf(ptr, ...)
@format = internal constant [6 x i8] c"%x %x\00"
@x = global double 1.0e30
define i32 @main() {
  %x = load volatile double, ptr @x
  %a = fptosi double %x to i32
  %n = fdiv double 0.0, 0.0
  %m = fadd double %n, %x
  %b = bitcast double %m to i64
  %h = lshr i64 %b, 32
  %i = trunc i64 %h to i32
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %i)
  ret i32 0
}`
	for _, c := range []struct {
		s    ir.Semantics
		want string
	}{
		{ir.Semantics{}, "80000000 fff80000"},
		{ir.Semantics{Convert: ir.Saturated, PositiveNaN: true}, "7fffffff 7ff80000"},
	} {
		machine := machine64(t)
		machine.Semantics = c.s
		for _, p := range []interp.Program{{Semantics: c.s}, {Target: machine}} {
			m, err := llvmir.Parse("run.ll", []byte(text))
			if err != nil {
				t.Fatal(err)
			}
			if p.Target != nil {
				if err := legalizeAll(t, New(machine, testOps(64, true)), m); err != nil {
					t.Fatal(err)
				}
			}
			p.Modules = []*ir.Module{m}
			if got := runProgram(t, p, ""); got != c.want {
				t.Errorf("%+v, with a machine: %v: prints %s, want %s", c.s, p.Target != nil, got, c.want)
			}
		}
	}
}
