package simplify_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/opt/simplify"
	"spillway/target"
	"spillway/target/amd64"
)

// TestGather expects bytes assembled by shifts to become one load, byte-swapped if necessary, unless memory is written
// in between, a byte has another use, or one is missing.
func TestGather(t *testing.T) {
	machine := amd64.Target(target.PIC)
	for _, c := range []struct {
		offsets []int // by byte, the least significant first
		behind  string
		want    []string // accesses
		swaps   bool
	}{
		{[]int{0, 1, 2, 3}, "", []string{"load i32 0"}, false},
		{[]int{7, 6, 5, 4}, "", []string{"load i32 4"}, true},
		{[]int{8, 7, 6, 5, 4, 3, 2, 1}, "", []string{"load i64 1"}, true},
		{[]int{0, 1}, "", []string{"load i16 0"}, false},
		{[]int{1, 0}, "", []string{"load i8 1", "load i8 0"}, false},
		{[]int{0, 1, 2, 4}, "", []string{"load i16 0", "load i8 2", "load i8 4"}, false},
		{[]int{3, 2, 1, 0}, "store i8 1, ptr %p", []string{"load i8 3", "store i8 0", "load i8 2", "load i8 1", "load i8 0"}, false},
		{[]int{1, 0}, "store i8 %x0, ptr %q", []string{"load i8 1", "store i8 0", "load i8 0"}, false},
	} {
		var text strings.Builder
		text.WriteString("define i64 @f(ptr %p, ptr %q) {\n%s0 = add i64 0, 0\n")
		for i, off := range c.offsets {
			fmt.Fprintf(&text, "%%p%[1]d = getelementptr i8, ptr %%p, i64 %[2]d\n%%x%[1]d = load i8, ptr %%p%[1]d\n", i, off)
			fmt.Fprintf(&text, "%%z%[1]d = zext i8 %%x%[1]d to i64\n%%y%[1]d = shl i64 %%z%[1]d, %[2]d\n%%s%[3]d = or i64 %%s%[1]d, %%y%[1]d\n", i, 8*i, i+1)
			if i == 0 {
				text.WriteString(c.behind + "\n")
			}
		}
		fmt.Fprintf(&text, "ret i64 %%s%d\n}\n", len(c.offsets))
		m, lz := legal(t, text.String(), machine)
		f := m.Funcs[0]
		simplify.Func(f, machine)
		if errs := append(ir.Verify(f), lz.Verify(f)...); errs != nil {
			t.Fatal(errs)
		}
		swaps := slices.ContainsFunc(f.Blocks[0].Values, func(v *ir.Value) bool { return v.Op == ir.OpBSwap })
		if got := accesses(f); !slices.Equal(got, c.want) || swaps != c.swaps {
			t.Errorf("%v: accesses %v, want %v\n%s", c.offsets, got, c.want, f)
		}
	}
}

// TestGatherVariables gathers the bytes of a variable in a slot, and of a global variable.
func TestGatherVariables(t *testing.T) {
	machine := amd64.Target(target.PIC)
	for _, variable := range []string{"%slot", "@global"} {
		var text strings.Builder
		text.WriteString("@global = global [16 x i8] zeroinitializer\ndeclare void @g(ptr)\ndefine i64 @f() {\n%slot = alloca [16 x i8]\ncall void @g(ptr %slot)\n%s0 = add i64 0, 0\n")
		for i := range 8 {
			fmt.Fprintf(&text, "%%p%[1]d = getelementptr i8, ptr %[2]s, i64 %[3]d\n%%x%[1]d = load i8, ptr %%p%[1]d\n%%z%[1]d = zext i8 %%x%[1]d to i64\n", i, variable, 9-i)
			fmt.Fprintf(&text, "%%y%[1]d = shl i64 %%z%[1]d, %[2]d\n%%s%[3]d = or i64 %%s%[1]d, %%y%[1]d\n", i, 8*i, i+1)
		}
		text.WriteString("ret i64 %s8\n}\n")
		m, lz := legal(t, text.String(), machine)
		f := m.Funcs[len(m.Funcs)-1]
		simplify.Func(f, machine)
		if errs := append(ir.Verify(f), lz.Verify(f)...); errs != nil {
			t.Fatal(errs)
		}
		loads, swaps := 0, 0
		for _, v := range f.Blocks[0].Values {
			switch v.Op {
			case ir.OpLoad:
				loads++
			case ir.OpBSwap:
				swaps++
			}
		}
		if loads != 1 || swaps != 1 {
			t.Errorf("%s: %d loads, %d bytes reversed\n%s", variable, loads, swaps, f)
		}
	}
}

// TestSignExtension expects two shifts to become one extension.
func TestSignExtension(t *testing.T) {
	machine := amd64.Target(target.PIC)
	m, _ := legal(t, "define i64 @f(i64 %x) {\n%y = shl i64 %x, 32\n%z = ashr i64 %y, 32\nret i64 %z\n}\n", machine)
	simplify.Func(m.Funcs[0], machine)
	if v := m.Funcs[0].Blocks[0].Values[1]; v.Op != ir.OpSExt {
		t.Errorf("%s", m.Funcs[0])
	}
}
