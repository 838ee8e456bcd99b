package legalize

import (
	"fmt"
	"strings"
	"testing"

	"spillway/llvmir"
	"spillway/target"
	"spillway/target/i386"
)

// TestArgumentsMove has jumps pass a function's own arguments, of two sizes and all in memory, in every order.
func TestArgumentsMove(t *testing.T) {
	var text, main, want strings.Builder
	text.WriteString("target triple = \"i386-unknown-linux-gnu\"\ndeclare i32 @printf(ptr, ...)\n")
	widths := []int{32, 64, 32, 16, 64}
	values := []int64{1, 2 << 32, 3, 4, 5 << 33}
	n := 0
	each(5, func(order []int) {
		var params, args, passed, types, print, line []string
		for i, w := range widths {
			params = append(params, fmt.Sprintf("i%d %%p%d", w, i))
			passed = append(passed, fmt.Sprintf("i%d %d", w, values[i]))
		}
		var extends strings.Builder
		for i, k := range order {
			w := widths[k]
			types = append(types, fmt.Sprintf("i%d %%p%d", w, i))
			args = append(args, fmt.Sprintf("i%d %%p%d", w, k))
			op := fmt.Sprintf("zext i%d %%p%d to i64", w, i)
			if w == 64 {
				op = fmt.Sprintf("or i64 %%p%d, 0", i)
			}
			fmt.Fprintf(&extends, "  %%x%d = %s\n", i, op)
			print = append(print, fmt.Sprintf("i64 %%x%d", i))
			line = append(line, fmt.Sprint(values[k]))
		}
		fmt.Fprintf(&text, "define void @to%d(%s) noinline {\n%s  call i32 (ptr, ...) @printf(ptr @lld, %s)\n  ret void\n}\n",
			n, strings.Join(types, ", "), &extends, strings.Join(print, ", "))
		fmt.Fprintf(&text, "define void @from%d(%s) {\n  tail call void @to%d(%s)\n  ret void\n}\n", n, strings.Join(params, ", "), n, strings.Join(args, ", "))
		fmt.Fprintf(&main, "  call void @from%d(%s)\n", n, strings.Join(passed, ", "))
		fmt.Fprintln(&want, strings.Join(line, " "))
		n++
	})
	format := strings.Repeat("%lld ", 4) + "%lld"
	fmt.Fprintf(&text, "@lld = constant [%d x i8] c\"%s\\0A\\00\"\ndefine i32 @main() {\n%s  ret i32 0\n}\n", len(format)+2, format, &main)
	m, err := llvmir.Parse("move.ll", []byte(text.String()))
	if err != nil {
		t.Fatal(err)
	}
	machine := i386.Target(target.PIC)
	if err := legalizeAll(t, New(machine, nil), m); err != nil {
		t.Fatal(err)
	}
	jumps := 0
	for _, f := range m.Funcs {
		jumps += strings.Count(f.String(), "ret tail call")
	}
	if jumps != n {
		t.Errorf("%d of %d calls are jumps", jumps, n)
	}
	if got := run(t, m, machine, ""); got != want.String() {
		t.Errorf("got:\n%s\nwant:\n%s", got, &want)
	}
}

// each calls f with every order of n numbers.
func each(n int, f func([]int)) {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	var from func(int)
	from = func(k int) {
		if k == n {
			f(order)
			return
		}
		for i := k; i < n; i++ {
			order[k], order[i] = order[i], order[k]
			from(k + 1)
			order[k], order[i] = order[i], order[k]
		}
	}
	from(0)
}

// TestJumpRegister has calls by an address be jumps as long as a register is left that is not an argument's.
func TestJumpRegister(t *testing.T) {
	for _, c := range []struct {
		machine *target.Target
		text    string
		jumps   bool
	}{
		{i386.Target(target.PIC), "define i32 @f(i32 inreg %a, i32 %b) {\n %r = musttail call i32 @g(i32 inreg %b, i32 %a)\n ret i32 %r\n}\ndeclare i32 @g(i32 inreg, i32)", true},
		{i386.Target(target.PIC), "define i32 @f(i32 inreg %a, i32 inreg %b, ptr %p) {\n %r = musttail call i32 %p(i32 inreg %b, i32 inreg %a, ptr %p)\n ret i32 %r\n}", true},
		{i386.Target(target.PIC), "define i32 @f(i32 inreg %a, i32 inreg %b, i32 inreg %c) {\n %r = musttail call i32 @g(i32 inreg %b, i32 inreg %a, i32 inreg %c)\n ret i32 %r\n}\ndeclare i32 @g(i32 inreg, i32 inreg, i32 inreg)", false},
		{i386.Target(target.Static), "define i32 @f(i32 inreg %a, i32 inreg %b, i32 inreg %c) {\n %r = musttail call i32 @g(i32 inreg %b, i32 inreg %a, i32 inreg %c)\n ret i32 %r\n}\ndeclare i32 @g(i32 inreg, i32 inreg, i32 inreg)", true},
		{i386.Target(target.Static), "define i32 @f(i32 inreg %a, i32 inreg %b, i32 inreg %c, ptr %p) {\n %r = musttail call i32 %p(i32 inreg %b, i32 inreg %a, i32 inreg %c, ptr %p)\n ret i32 %r\n}", false},
	} {
		m, err := llvmir.Parse("jump.ll", []byte(c.text))
		if err != nil {
			t.Fatal(err)
		}
		switch err := legalizeAll(t, New(c.machine, nil), m); {
		case c.jumps && err != nil:
			t.Errorf("%s\n%v", c.text, err)
		case !c.jumps && (err == nil || !strings.Contains(err.Error(), "arguments occupy all registers that could hold the target address")):
			t.Errorf("%s\nthe call is not refused as it should be: %v", c.text, err)
		}
	}
}
