package layout_test

import (
	"strings"
	"testing"

	"spillway/emit/asm"
	"spillway/ir"
	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/arm64"
)

// none says that a module has no symbol of any name.
func none(string) bool { return false }

// outlined returns a function whose frame is there in block 1, with the given code there, and its text after Outline: of its
// body, and, behind a bar, of the routines.
func outlined(t *testing.T, code string, saved ...regalloc.Reg) (f *mach.Func, text string) {
	t.Helper()
	return outlinedBehind(t, "", code, saved...)
}

// outlinedBehind is outlined where other code is before the frame is there.
func outlinedBehind(t *testing.T, bare, code string, saved ...regalloc.Reg) (f *mach.Func, text string) {
	t.Helper()
	first := "@" + arm64.Target(target.PIC).Machine.RegName(saved[0])
	var b strings.Builder
	list := func(code string) string {
		return "  " + strings.ReplaceAll(registers.ReplaceAllString(code, "@$0"), "; ", "\n  ") + "\n"
	}
	b.WriteString("func @f target arm64 stage framed calls\nblock 0 freq 1 loop 0\n")
	if bare != "" {
		b.WriteString(list(bare))
	}
	b.WriteString("  push2 " + first + " @x19 !frame\n  jump\n  -> 1() 1\nblock 1 freq 1 loop 0\n")
	b.WriteString(list(code))
	b.WriteString("  " + first + " @x19 = pop2 !frame\n  ret\n")
	funcs, err := mach.Parse("test", b.String(), arm64.Target(target.PIC))
	if err != nil {
		t.Fatal(err)
	}
	f = funcs[0]
	f.IR, f.Layout, f.CalleeSaved, f.Depth = new(ir.Func), []mach.BlockID{0, 1}, saved, 16
	before := asm.Size(f)
	made := layout.Outline(funcs, regalloc.Size, none)
	if errs := mach.Verify(f, mach.Framed); len(errs) > 0 {
		t.Errorf("%s: %v", code, errs)
	}
	after := asm.Size(f)
	for _, g := range made {
		after += asm.Size(g)
	}
	if after > before || (after == before) != (len(f.Routines) == 0) {
		t.Errorf("%s: %d bytes with %d routines, %d before", code, after, len(f.Routines), before)
	}
	_, text, _ = strings.Cut(arm64Text(f), "; ") // the prologue
	for _, g := range made {
		text += " | " + arm64Text(g)
	}
	text = strings.ReplaceAll(text, "OUTLINED_FUNCTION_", "R")
	return f, strings.ReplaceAll(text, "ldp x19, x30, [sp], #16", "epilogue")
}

// TestOutline checks what becomes a routine, and where it is called.
func TestOutline(t *testing.T) {
	const (
		three = "x0 = add64.rr x0 x1; x2 = mul64 x0 x1; x3 = sub64.rr x2 x0"
		call  = "x0 = add64.rr x0 x1; call.sym x0 imm 0 sym @\"g\""
	)
	between := func(s string) string { return "; x4 = add64.ri x4 imm " + s + "; " }
	for _, test := range []struct {
		name, code, want string
		routines         int
	}{
		{"three instructions twice", three + between("1") + three, "", 0},
		{"three instructions three times", three + between("1") + three + between("2") + three,
			"bl R0; add x4, x4, #1; bl R0; add x4, x4, #2; bl R0; epilogue | add x0, x0, x1; mul x2, x0, x1; sub x3, x2, x0", 1},
		{"what follows itself", three + "; " + three + "; " + three, "bl R0; bl R0; bl R0; epilogue | add x0, x0, x1; mul x2, x0, x1; sub x3, x2, x0", 1},
		{"a call twice", call + "; " + call, "", 0},
		{"a call three times", call + "; " + call + "; " + call, "bl R0; bl R0; bl R0; epilogue | add x0, x0, x1; b g", 1},
		{"the link register", strings.Repeat("x0 = add64.rr x0 x1; x2 = mul64 x0 x30; x3 = sub64.rr x2 x0; ", 4) + "x4 = add64.ri x4 imm 1", "", 0},
		{"where indirect jumps land", strings.Repeat("landing; x0 = add64.rr x0 x1; x2 = mul64 x0 x1; x3 = sub64.rr x2 x0; ", 3) + "x4 = add64.ri x4 imm 1",
			"bti jc; bl R0; bti jc; bl R0; bti jc; bl R0; add x4, x4, #1; epilogue | add x0, x0, x1; mul x2, x0, x1; sub x3, x2, x0", 1},
		{"pairs", strings.Repeat("x2 = load64 [x0] !joinsnext; x3 = load64 [x0+8] !joinsprevious; x0 = add64.rr x2 x3; ", 4) + "x4 = add64.ri x4 imm 1",
			"bl R0; bl R0; add x4, x4, #1; epilogue | ldp x2, x3, [x0, #0]; add x0, x2, x3; ldp x2, x3, [x0, #0]; add x0, x2, x3", 1},
	} {
		f, got := outlined(t, test.code, arm64.X30, arm64.X19)
		if len(f.Routines) != test.routines || test.want != "" && got != test.want {
			t.Errorf("%s: %d routines: %s, want %s", test.name, len(f.Routines), got, test.want)
		}
		if again, err := mach.Parse("test", f.String(), f.Target); err != nil {
			t.Errorf("%s: %v", test.name, err)
		} else if len(again[0].Routines) != test.routines || again[0].String() != f.String() {
			t.Errorf("%s: read again it is\n%s, not\n%s", test.name, again[0].String(), f.String())
		}
	}
	if f, got := outlinedBehind(t, three+between("1")+three+between("2")+three, three, arm64.X30, arm64.X19); len(f.Routines) > 0 {
		t.Errorf("where the frame is not there yet: %s", got)
	}
	if f, got := outlined(t, three+between("1")+three+between("2")+three, 20, arm64.X19); len(f.Routines) > 0 {
		t.Errorf("where the link register is not saved: %s", got)
	}
}

// TestOutlineVerified checks that the verifier sees a routine that does not do what is where it is called.
func TestOutlineVerified(t *testing.T) {
	f, _ := outlined(t, strings.Repeat("x0 = add64.rr x0 x1; x2 = mul64 x0 x1; x3 = sub64.rr x2 x0; x4 = add64.ri x4 imm 1; ", 3)+"x5 = move64 x4", arm64.X30, arm64.X19)
	if len(f.Routines) == 0 {
		t.Fatal("there is no routine")
	}
	f.Blocks[1].Instrs[5].Tile = f.Blocks[1].Instrs[6].Tile
	if errs := mach.Verify(f, mach.Framed); len(errs) == 0 {
		t.Error("no error")
	}
}

// TestOutlineAcross has functions call each other's routines where they share a section and a group, and slots lie at the
// same place whatever their numbers.
func TestOutlineAcross(t *testing.T) {
	code := func(name, slots, slot string) string {
		return "func @" + name + " target arm64 stage framed calls\n" + slots + "block 0 freq 1 loop 0\n  push2 @x30 @x19 !frame\n  jump\n  -> 1() 1\nblock 1 freq 1 loop 0\n" +
			"  @x0 = load64 [slot" + slot + "]\n  @x0 = add64.rr @x0 @x1\n  @x2 = mul64 @x0 @x1\n  @x3 = sub64.rr @x2 @x0\n  call.sym imm 0 sym @\"own" + name + "\"\n" +
			"  @x30 @x19 = pop2 !frame\n  ret\n"
	}
	const at16, at24 = "local size 8 align 8 offset 16\n", "local size 8 align 8 offset 24\n"
	for _, test := range []struct {
		name     string
		second   string // slot of the second function
		change   func(a, b *ir.Func)
		routines int
	}{
		{"the same slot under another number", "slot 0 " + at24 + "slot 1 " + at16, func(a, b *ir.Func) {}, 1},
		{"another slot", "slot 0 " + at16 + "slot 1 " + at24, func(a, b *ir.Func) {}, 0},
		{"another group", "slot 0 " + at24 + "slot 1 " + at16, func(a, b *ir.Func) { b.Comdat = "g" }, 0},
		{"another section", "slot 0 " + at24 + "slot 1 " + at16, func(a, b *ir.Func) { a.Section = ".init" }, 0},
		{"sections of their own", "slot 0 " + at24 + "slot 1 " + at16, func(a, b *ir.Func) { a.Apart, b.Apart = true, true }, 1},
	} {
		funcs, err := mach.Parse("test", code("f", "slot 0 "+at16, "0")+code("g", test.second, "1"), arm64.Target(target.PIC))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range funcs {
			f.IR, f.Layout, f.CalleeSaved, f.Depth = new(ir.Func), []mach.BlockID{0, 1}, []regalloc.Reg{arm64.X30, arm64.X19}, 16
			for i := range f.Slots {
				f.Slots[i].Base, f.Slots[i].Disp = arm64.SP, f.Slots[i].Offset
			}
		}
		test.change(funcs[0].IR, funcs[1].IR)
		made := layout.Outline(funcs, regalloc.Size, func(name string) bool { return name == "OUTLINED_FUNCTION_0" })
		got := 0
		for _, g := range made {
			got += len(g.Blocks)
			if want := "ldr x0, [sp, #16]; add x0, x0, x1; mul x2, x0, x1; sub x3, x2, x0"; arm64Text(g) != want || g.Blocks[0].Sym.Sym().Name != "OUTLINED_FUNCTION_1" {
				t.Errorf("%s: the routine %s is %s, want %s", test.name, g.Blocks[0].Sym.Sym().Name, arm64Text(g), want)
			}
		}
		if got != test.routines {
			t.Errorf("%s: %d routines, want %d", test.name, got, test.routines)
		}
		for _, f := range funcs {
			if errs := mach.Verify(f, mach.Framed); len(errs) > 0 {
				t.Errorf("%s: %v", test.name, errs)
			}
		}
	}
}

// TestOutlineExits has functions jump to what is at the ends of several, an epilogue and a return or a jump to another function, also
// where no routine can be called; the registers of results make no difference.
func TestOutlineExits(t *testing.T) {
	framed := func(body, end string) string {
		return " target arm64 stage framed calls\nblock 0 freq 1 loop 0\n  push2 @x30 @x19 !frame\n  jump\n  -> 1() 1\nblock 1 freq 1 loop 0\n" + body + "  @x30 @x19 = pop2 !frame\n  " + end + "\n"
	}
	bare := func(body, end string) string {
		return " target arm64 stage framed\nblock 0 freq 1 loop 0\n" + body + "  " + end + "\n"
	}
	first, second := "  call.sym imm 0 sym @\"g\"\n", "  call.sym imm 0 sym @\"h\"\n"
	const sum, product, sub = "  @x0 = add64.rr @x0 @x1\n", "  @x0 = mul64 @x0 @x1\n", "  @x0 = sub64.rr @x0 @x1\n"
	for _, test := range []struct {
		name, f, g, want string
	}{
		{"epilogues", framed(first, "ret"), framed(second, "ret @x0"), "b R; ldp x19, x30, [sp], #16"},
		{"with what is before them", framed(first+sum, "ret"), framed(second+sum, "ret @x0"), "b R; add x0, x0, x1; ldp x19, x30, [sp], #16"},
		{"jumps to a function", framed(first, "tailjump.sym @x0 sym @\"k\""), framed(second, "tailjump.sym @x0 @x1 sym @\"k\""), "b R; ldp x19, x30, [sp], #16; b k"},
		{"jumps to two functions", framed(first, "tailjump.sym @x0 sym @\"k\""), framed(second, "tailjump.sym @x0 sym @\"l\""), ""},
		{"leaves", bare(sum+product, "ret"), bare(sub+product, "ret"), "b R; mul x0, x0, x1"},
		{"a return alone", bare(sum, "ret"), bare(sub, "ret"), ""},
		{"the link register", bare(sum+"  @x0 = mul64 @x0 @x30\n", "ret"), bare(sub+"  @x0 = mul64 @x0 @x30\n", "ret"), "b R; mul x0, x0, x30"},
	} {
		funcs, err := mach.Parse("test", "func @f"+test.f+"func @g"+test.g+"func @h"+strings.NewReplacer(`"h"`, `"i"`, "sub64.rr", "and64.rr").Replace(test.g), arm64.Target(target.PIC))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range funcs {
			f.IR = new(ir.Func)
			for _, b := range f.Blocks {
				f.Layout = append(f.Layout, b.ID)
			}
			if f.Depth = 0; len(f.Blocks) > 1 {
				f.CalleeSaved, f.Depth = []regalloc.Reg{arm64.X30, arm64.X19}, 16
			}
		}
		text := ""
		for _, made := range layout.Outline(funcs, regalloc.Size, none) {
			text = "b " + made.Blocks[0].Sym.Sym().Name + "; " + arm64Text(made)
		}
		if text = strings.ReplaceAll(text, "OUTLINED_FUNCTION_0", "R"); text != test.want {
			t.Errorf("%s: %q, want %q", test.name, text, test.want)
		}
		for _, f := range funcs {
			if errs := mach.Verify(f, mach.Framed); len(errs) > 0 {
				t.Errorf("%s: %v", test.name, errs)
			}
			if text != "" && !strings.HasSuffix(strings.ReplaceAll(arm64Text(f), "OUTLINED_FUNCTION_0", "R"), "; b R") {
				t.Errorf("%s: @%s is %s", test.name, f.Name, arm64Text(f))
			}
			again, err := mach.Parse("test", f.String(), f.Target)
			if err != nil {
				t.Errorf("%s: %v", test.name, err)
			} else if text != "" && (len(again[0].Routines) != 1 || !again[0].Routines[0].Leaves) {
				t.Errorf("%s: read again, the routine does not leave the function", test.name)
			}
		}
	}
}

// TestOutlinePrice has executions of calls count by the metric: code that is executed often stays where it is, unless only
// bytes count.
func TestOutlinePrice(t *testing.T) {
	for _, test := range []struct {
		freq     string
		metric   regalloc.Metric
		routines int
	}{
		{"1", regalloc.Mixed(0.1), 1},
		{"1000", regalloc.Mixed(0.1), 0},
		{"1000", regalloc.Size, 1},
	} {
		run := "  @x0 = add64.rr @x0 @x1\n  @x2 = mul64 @x0 @x1\n  @x3 = sub64.rr @x2 @x0\n"
		code := "func @f target arm64 stage framed calls\nblock 0 freq 1 loop 0\n  push2 @x30 @x19 !frame\n  jump\n  -> 1() 1\nblock 1 freq " + test.freq + " loop 1\n" +
			strings.Repeat(run+"  @x4 = add64.rr @x4 @x0\n", 4) + "  @x4 = mul64 @x4 @x0\n  @x30 @x19 = pop2 !frame\n  ret\n"
		funcs, err := mach.Parse("test", code, arm64.Target(target.PIC))
		if err != nil {
			t.Fatal(err)
		}
		f := funcs[0]
		f.IR, f.Layout, f.CalleeSaved, f.Depth = new(ir.Func), []mach.BlockID{0, 1}, []regalloc.Reg{arm64.X30, arm64.X19}, 16
		if layout.Outline(funcs, test.metric, none); len(f.Routines) != test.routines {
			t.Errorf("executed %s times, metric %+v: %d routines, want %d", test.freq, test.metric, len(f.Routines), test.routines)
		}
	}
}
