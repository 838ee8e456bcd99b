package frame_test

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"spillway"
	"spillway/frame"
	"spillway/ir"
	"spillway/llvmir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// framed compiles text for i386 up to the frame.
func framed(t *testing.T, text string) []*mach.Func {
	t.Helper()
	m, err := llvmir.Parse("test", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	i386, err := spillway.TargetByName("i386")
	if err != nil {
		t.Fatal(err)
	}
	out, err := spillway.Compile(context.Background(), m, spillway.Options{Target: i386, Relocation: target.Static, Check: true, Stage: spillway.ToFramed})
	if err != nil {
		t.Fatal(err)
	}
	return out.Funcs
}

// TestPushedArguments expects arguments in memory to be pushed where that is
// shorter, and the stack to be aligned at all calls, which the check sees to.
func TestPushedArguments(t *testing.T) {
	const text = `
declare i32 @one(i32)
declare i32 @three(i32, i32, i32)
declare i32 @real(double, i32, i32)
declare void @stop(i32, ptr) noreturn
define i32 @few(i32 %x) {
  %r = call i32 @one(i32 %x)
  %s = add i32 %r, 1
  ret i32 %s
}
define i32 @several(i32 %x, ptr %p) optsize {
  %r = call i32 @three(i32 1, i32 %x, i32 300)
  %s = call i32 @three(i32 %r, i32 %x, i32 7)
  %n = call i32 @one(i32 %s)
  %v = load volatile i32, ptr %p
  %t = call i32 @real(double 1.0, i32 5, i32 %v)
  %u = add i32 %t, %n
  ret i32 %u
}
declare void @bytes(i8, i8, i8, i8)
define void @narrow(ptr %p) optsize {
  %a = load i8, ptr %p
  call void @bytes(i8 %a, i8 %a, i8 %a, i8 %a)
  ret void
}
declare void @made(ptr sret({ i32, i32, i32 }), i32, i32)
define i32 @popped(i32 %x) optsize {
  %p = alloca { i32, i32, i32 }
  call void @made(ptr sret({ i32, i32, i32 }) %p, i32 1, i32 300)
  call void @made(ptr sret({ i32, i32, i32 }) %p, i32 %x, i32 300)
  %v = load i32, ptr %p
  ret i32 %v
}
define void @leave(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  call void @stop(i32 1, ptr null)
  unreachable
b:
  call void @stop(i32 2, ptr %p)
  unreachable
}`
	want := map[string]int{"few": 0, "several": 8, "leave": 4, "narrow": 4, "popped": 6}
	for _, f := range framed(t, text) {
		pushes := 0
		for _, b := range f.Blocks {
			for i := range b.Instrs {
				if in := &b.Instrs[i]; in.Origin == mach.FromProgram && f.Target.Frame.PushesArgument(in.Tile) {
					pushes++
				}
			}
		}
		if pushes != want[f.Name] {
			t.Errorf("@%s pushes %d words, want %d", f.Name, pushes, want[f.Name])
		}
	}
}

// TestPushedCode holds the code around pushed arguments: how the stack is aligned
// for them, where the frame is made so that the padding is small, which calls keep
// their arguments in the frame, and what is left on the stack for the next call.
func TestPushedCode(t *testing.T) {
	const text = `
declare void @one(i32)
declare void @two(i32, i32)
declare void @three(i32, i32, i32)
declare void @four(i32, i32, i32, i32)
declare void @none()
declare void @var(ptr)
define void @align(i32 %x) optsize {
  call void @three(i32 1, i32 2, i32 3)
  call void @three(i32 4, i32 5, i32 6)
  call void @three(i32 7, i32 8, i32 9)
  ret void
}
define void @mixed(i32 %x) optsize {
  call void @one(i32 1)
  call void @none()
  call void @four(i32 1, i32 2, i32 3, i32 4)
  call void @two(i32 1, i32 2)
  ret void
}
define void @fast(i32 %x) {
  call void @two(i32 1, i32 2)
  call void @two(i32 1, i32 2)
  call void @two(i32 1, i32 2)
  ret void
}
define void @local(i32 %x) optsize {
  %v = alloca i32
  store volatile i32 %x, ptr %v
  call void @two(i32 1, i32 2)
  %a = load volatile i32, ptr %v
  call void @two(i32 %a, i32 2)
  %b = load volatile i32, ptr %v
  call void @three(i32 1, i32 2, i32 %b)
  ret void
}
define void @aligned(i32 %x) optsize {
  %v = alloca i32, align 16
  call void @var(ptr %v)
  call void @three(i32 1, i32 2, i32 300)
  call void @three(i32 1, i32 2, i32 300)
  call void @three(i32 1, i32 2, i32 300)
  ret void
}
define void @noparams() {
  call void @two(i32 1, i32 2)
  call void @none()
  call void @two(i32 1, i32 2)
  call void @none()
  ret void
}
define void @branch(i1 %c) optsize {
  br i1 %c, label %a, label %b
a:
  call void @three(i32 1, i32 2, i32 3)
  br label %b
b:
  call void @two(i32 1, i32 2)
  ret void
}
declare void @big(i32, ptr byval({ [40 x i32] }))
define void @copy(ptr %p) optsize {
  call void @big(i32 1, ptr byval({ [40 x i32] }) %p)
  call void @two(i32 1, i32 2)
  ret void
}
define i32 @first() optsize {
  %v = alloca i32
  %w = alloca i32
  store volatile i32 5, ptr %v
  store volatile i32 6, ptr %w
  call void @two(i32 1, i32 2)
  %a = load volatile i32, ptr %v
  %b = load volatile i32, ptr %w
  call void @two(i32 1, i32 2)
  %c = add i32 %a, %b
  ret i32 %c
}`
	want := map[string]string{
		"copy":     "frame 172, 164 of it arguments, skew 0: [4] -172; [4]; [0] call push push push.i push.i call +188;;",
		"first":    "frame 12, 0 of it arguments, skew 8: push push -12 [0] [4] push.i push.i call [8] [12] +8 push.i push.i call +20 pop pop;",
		"align":    "frame 0, 0 of it arguments, skew 12: push.i push.i push.i call +12 push.i push.i push.i call +12 push.i push.i push.i call +12;",
		"noparams": "frame 12, 0 of it arguments, skew 0: -12 -8 push.i push.i call call +8 push.i push.i call call +28;",
		"mixed":    "frame 28, 16 of it arguments, skew 0: -28 [0] call call push.i push.i push.i push.i call +8 push.i push.i call +44;",
		"fast":     "frame 4, 0 of it arguments, skew 8: push push.i push.i call +8 push.i push.i call +8 push.i push.i call +12;",
		"local":    "frame 4, 0 of it arguments, skew 8: push [8] [0] push.i push.i call [8] +8 push.i push call [8] push push push.i push.i call +24 pop;",
		"aligned":  "frame 24, 12 of it arguments, skew 0: push -24 [16] [0] call push push push.i push.i call +12 push push.i push.i call +12 push push.i push.i call +40 pop;",
		"branch":   "frame 0, 0 of it arguments, skew 12: [4]; push.i push.i push.i call +12; push push.i push.i call +12;;",
	}
	for _, f := range framed(t, text) {
		got := fmt.Sprintf("frame %d, %d of it arguments, skew %d:", f.FrameSize, f.OutgoingSize, f.Skew)
		for _, b := range f.Blocks {
			for i := range b.Instrs {
				switch in, tile := &b.Instrs[i], &f.Target.Tiles[b.Instrs[i].Tile]; {
				case in.Tile == f.Target.Frame.Push || in.Tile == f.Target.Frame.PushImm || in.Tile == f.Target.Frame.Pop:
					got += " " + tile.Name
				case in.Tile == f.Target.Frame.AdjustSP:
					got += fmt.Sprintf(" %+d", in.Imm)
				case tile.Returns():
					got += " call"
				case in.Mem.Used && in.Mem.Slot >= 0:
					s := &f.Slots[in.Mem.Slot]
					got += fmt.Sprintf(" [%d]", s.Disp+int64(in.Mem.Off))
				}
			}
			got += ";"
		}
		if got != want[f.Name] {
			t.Errorf("@%s: %s\nwant %s", f.Name, got, want[f.Name])
		}
	}
}

// TestArgumentsOfUnknownCalls leaves stores of arguments alone where the call is in another
// block, or where it is not known what the call takes.
func TestArgumentsOfUnknownCalls(t *testing.T) {
	i386, err := spillway.TargetByName("i386")
	if err != nil {
		t.Fatal(err)
	}
	machine := i386.New(target.Static)
	for _, code := range []string{
		"  store32.i [slot0+4] imm 2\n  store32.i [slot0] imm 1\n  jmp\n  -> 1() 1\nblock 1 freq 1 loop 0\n  call.sym sym @\"g\"\n  ret\n",
		"  store32.i [slot0+4] imm 2\n  store32.i [slot0] imm 1\n  call.sym sym @\"g\"\n  ret\n",
	} {
		fs, err := mach.Parse("test", "func @f target i386 stage allocated calls\nslot 0 outgoing size 8 align 16 offset 0\nblock 0 freq 1 loop 0\n"+code, machine)
		if err != nil {
			t.Fatal(err)
		}
		f := fs[0]
		f.IR.Attrs.OptSize = true
		if err := frame.Insert(f, regalloc.Speed); err != nil {
			t.Fatal(err)
		}
		if f.OutgoingSize != 8 || f.FrameSize != 12 {
			t.Errorf("a frame of %d bytes, %d of it arguments, want 12 and 8\n%s", f.FrameSize, f.OutgoingSize, f)
		}
		for _, b := range f.Blocks {
			for i := range b.Instrs {
				if b.Instrs[i].Tile == machine.Frame.PushImm {
					t.Errorf("an argument is pushed\n%s", f)
				}
			}
		}
	}
}

// TestPushedLoads expects arguments to be pushed from where they are in memory, if nothing else reads what is
// loaded and nothing that may change it comes between.
func TestPushedLoads(t *testing.T) {
	const text = `
declare void @two(i32, i32)
define void @both(ptr %p, ptr %q) optsize {
  %a = load i32, ptr %p
  %b = load i32, ptr %q
  call void @two(i32 %a, i32 %b)
  ret void
}
define i32 @read(ptr %p) optsize {
  %a = load i32, ptr %p
  call void @two(i32 %a, i32 7)
  ret i32 %a
}
define void @twice(ptr %p) optsize {
  %a = load i32, ptr %p
  call void @two(i32 %a, i32 %a)
  ret void
}
define void @changed(ptr %p, ptr %q) optsize {
  %a = load i32, ptr %p
  store i32 1, ptr %q
  call void @two(i32 %a, i32 7)
  ret void
}
define void @watched(ptr %p) optsize {
  %a = load volatile i32, ptr %p
  call void @two(i32 %a, i32 7)
  ret void
}
define void @narrow(ptr %p) optsize {
  %a = load i16, ptr %p
  %b = sext i16 %a to i32
  call void @two(i32 %b, i32 7)
  ret void
}
define void @indexed(ptr %p, i32 %i) optsize {
  %q = getelementptr i32, ptr %p, i32 %i
  %a = load i32, ptr %q
  call void @two(i32 %a, i32 %i)
  ret void
}`
	want := map[string]int{"both": 2, "indexed": 1}
	for _, f := range framed(t, text) {
		got := 0
		for _, b := range f.Blocks {
			for i := range b.Instrs {
				if b.Instrs[i].Tile == f.Target.Frame.PushMem {
					got++
				}
			}
		}
		if got != want[f.Name] {
			t.Errorf("%s: %d pushes from memory, want %d\n%s", f.Name, got, want[f.Name], f)
		}
	}
}

// TestPushedLoadsBehind expects a load to stay where it is, which a push from memory would make
// later, if something between it and the store of the argument writes its address, writes or reads
// what it loads, or may write the memory.
func TestPushedLoadsBehind(t *testing.T) {
	i386, err := spillway.TargetByName("i386")
	if err != nil {
		t.Fatal(err)
	}
	machine := i386.New(target.Static)
	for _, c := range []struct {
		name, load, between, behind string
		byte, pushed                bool
	}{
		{name: "nothing", pushed: true},
		{name: "another register", between: "@eax = move32 @edx", pushed: true},
		{name: "the base", between: "@ecx = move32 @edx"},
		{name: "the index", between: "@esi = move32 @edx"},
		{name: "the value read", between: "@eax = move32 @ebx"},
		{name: "the value read behind", behind: "@eax = move32 @ebx"},
		{name: "memory", between: "store32 @edx [@edi]"},
		{name: "another call", between: "call.sym sym @\"h\""},
		{name: "a spill to a slot", between: "store32 @edx [slot1] !spill", pushed: true},
		{name: "a slot", load: "[slot1]", pushed: true},
		{name: "a spill to another slot", load: "[slot1]", between: "store32 @edx [slot2] !spill", pushed: true},
		{name: "a byte", byte: true, load: "[slot1]"},
		{name: "a spill to the slot", load: "[slot1]", between: "store32 @edx [slot1] !spill"},
	} {
		load := cmp.Or(c.load, "[@ecx+@esi*4]")
		code := []string{"store32.i [slot0+4] imm 7", "@ebx = load32 " + load + " !reload", c.between, "store32 @ebx [slot0]", "call.sym sym @\"g\"", c.behind, "@ebx = const32 imm 1", "ret"}
		if c.byte {
			code[1], code[3] = "@bl = load8.b "+load+" !reload", "store8 @bl [slot0]"
		}
		code = slices.DeleteFunc(code, func(line string) bool { return line == "" })
		fs, err := mach.Parse("test", "func @f target i386 stage allocated calls\nslot 0 outgoing size 8 align 16 offset 0\n"+
			"slot 1 spill size 4 align 4 offset 0\nslot 2 spill size 4 align 4 offset 0\nblock 0 freq 1 loop 0\n  "+strings.Join(code, "\n  ")+"\n", machine)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		f := fs[0]
		f.IR.Attrs.OptSize = true
		for i := range f.Blocks[0].Instrs {
			if in := &f.Blocks[0].Instrs[i]; in.Sym != nil {
				in.Value = &ir.Value{Op: ir.OpCall, Call: &ir.CallInfo{Stack: map[string]int64{"g": 8}[in.Sym.Sym().Name]}}
			}
		}
		if err := frame.Insert(f, regalloc.Size); err != nil {
			t.Fatal(err)
		}
		pushed := slices.ContainsFunc(f.Blocks[0].Instrs, func(in mach.Instr) bool { return in.Tile == machine.Frame.PushMem })
		if pushed != c.pushed {
			t.Errorf("%s: pushed from memory: %v\n%s", c.name, pushed, f)
		}
	}
}
