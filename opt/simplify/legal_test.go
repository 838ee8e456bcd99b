package simplify_test

import (
	"fmt"
	"strings"
	"testing"

	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/i386"
)

// TestStaysLegal simplifies operations on constants of every kind, negated comparisons and chains of conversions; the
// results must be legal for the target.
func TestStaysLegal(t *testing.T) {
	for _, machine := range []*target.Target{amd64.Target(target.PIC), amd64.Target(target.Static), i386.Target(target.PIC), i386.Target(target.Static)} {
		m, lz := legal(t, constantProgram(), machine)
		for _, f := range m.Funcs {
			if f.Declared {
				continue
			}
			for _, err := range lz.Verify(f) {
				t.Errorf("%s, before: %v", machine.Name, err)
			}
			simplify.Func(f, machine)
			for _, err := range lz.Verify(f) {
				t.Errorf("%s: %v\n%s", machine.Name, err, f)
			}
		}
	}
}

func constantProgram() string {
	var b strings.Builder
	n := 0
	function := func(ret, params, format string, args ...any) {
		n++
		fmt.Fprintf(&b, "define %s @f%d(%s) {\n%s\nret %s %%r\n}\n", ret, n, params, fmt.Sprintf(format, args...), ret)
	}
	ints, floats := []string{"i1", "i8", "i16", "i32", "i64"}, []string{"float", "double"}
	for _, f := range floats {
		for _, i := range ints {
			for _, x := range []string{"0", "1", "-1"} {
				function(f, "", "%%r = sitofp %s %s to %s", i, x, f)
				function(f, "", "%%r = uitofp %s %s to %s", i, x, f)
			}
			function(i, "", "%%r = fptosi %s 1.0 to %s", f, i)
			function(i, "", "%%r = fptoui %s 1.0 to %s", f, i)
		}
		for _, op := range []string{"fadd", "fsub", "fmul", "fdiv"} {
			function(f, "", "%%r = %s %s 1.5, 3.0", op, f)
			function(f, "", "%%x = %s %s 1.5, 1.5\n%%r = %s %s %%x, 7.0", op, f, op, f)
		}
		function(f, "", "%%r = fneg %s 2.5", f)
		function(f, "", "%%r = select i1 true, %s 2.5, %s 1.5", f, f)
		for _, p := range []string{"oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"} {
			function("i1", f+" %x, "+f+" %y", "%%c = fcmp %s %s %%x, %%y\n%%r = xor i1 %%c, true", p, f)
			function("i1", "", "%%r = fcmp %s %s 1.0, 2.0", p, f)
		}
	}
	function("float", "", "%%r = fptrunc double 2.5 to float")
	function("double", "", "%%r = fpext float 2.5 to double")
	function("double", "", "%%r = bitcast i64 4609434218613702656 to double")
	function("float", "", "%%r = bitcast i32 1069547520 to float")
	function("i64", "", "%%r = bitcast double 1.5 to i64")
	conversions(ints, function)
	return b.String()
}

// conversions generates functions of two successive conversions.
func conversions(ints []string, function func(ret, params, format string, args ...any)) {
	for k, mid := range ints {
		for _, from := range ints[:k] {
			for _, to := range ints[k+1:] {
				for _, op := range [][2]string{{"zext", "zext"}, {"zext", "sext"}, {"sext", "zext"}, {"sext", "sext"}} {
					function(to, from+" %x", "%%y = %s %s %%x to %s\n%%r = %s %s %%y to %s", op[0], from, mid, op[1], mid, to)
				}
				function(from, to+" %x", "%%y = trunc %s %%x to %s\n%%r = trunc %s %%y to %s", to, mid, mid, from)
			}
			for _, to := range ints[:k] {
				for _, op := range []string{"zext", "sext"} {
					function(to, from+" %x", "%%y = %s %s %%x to %s\n%%r = trunc %s %%y to %s", op, from, mid, mid, to)
				}
			}
		}
	}
}
