package frame_test

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"spillway"
	"spillway/frame"
	"spillway/internal/irgen"
	"spillway/internal/leftout"
	"spillway/llvmir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// helper is what the compiled functions call: it checks the stack pointer, the
// alignment of what it gets, and destroys all registers that it may.
const helper = `
#include <stdint.h>
#include <string.h>
#include <stdio.h>
int bad;
struct over { long x[8]; } __attribute__((aligned(32)));
static void clobber(void) {
	__asm__ volatile("xor %%eax,%%eax; mov %%rax,%%rcx; mov %%rax,%%rdx; mov %%rax,%%rsi; mov %%rax,%%rdi; mov %%rax,%%r8; mov %%rax,%%r9; mov %%rax,%%r10; mov %%rax,%%r11"
		::: "rax","rcx","rdx","rsi","rdi","r8","r9","r10","r11","memory");
}
static void aligned(void *frame) { if ((uintptr_t)frame & 15) bad |= 1; }
void probe(char *p, long size, long align, long tag) {
	aligned(__builtin_frame_address(0));
	if ((uintptr_t)p & (align - 1)) bad |= 2;
	memset(p, (int)tag, size);
	clobber();
}
long many(long a, long b, long c, long d, long e, long f, long g, long h, long i) {
	aligned(__builtin_frame_address(0));
	clobber();
	return a + 2*b + 3*c + 4*d + 5*e + 6*f + 7*g + 8*h + 9*i;
}
long over(struct over s, long k) {
	aligned(__builtin_frame_address(0));
	if ((uintptr_t)&s & 31) bad |= 4;
	clobber();
	return s.x[0] + s.x[7] + k;
}
int run(void);
int main(void) {
	int wrong = run();
	if (wrong) printf("function %d returns something else\n", wrong);
	if (bad & 1) printf("the stack pointer is not aligned at a call\n");
	if (bad & 2) printf("a variable is not aligned\n");
	if (bad & 4) printf("an argument in memory is not aligned\n");
	return wrong || bad;
}
`

// TestRandomFrames runs functions with random frames: arguments in memory,
// variables of all alignments, moving stack pointers, calls or none.
func TestRandomFrames(t *testing.T) {
	leftout.NeedPrograms(t)
	for seed := range uint64(9) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			text := "declare void @probe(ptr, i64, i64, i64)\n" +
				"declare i64 @many(i64, i64, i64, i64, i64, i64, i64, i64, i64)\ndeclare i64 @over(ptr byval(%over) align 32, i64)\n" +
				irgen.FrameProgram(rand.New(rand.NewPCG(seed, 3)), 60)
			opts := spillway.Options{Registers: []int{0, 5, 1}[seed%3], Metric: irgen.Metric(uint64(seed)), Check: true}
			runNatively(t, text, opts)
		})
	}
}

// runNatively compiles text, links it with helper and runs it.
func runNatively(t *testing.T, text string, opts spillway.Options) {
	t.Helper()
	m, err := llvmir.Parse("frames.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	out, err := spillway.Compile(context.Background(), m, opts)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	asm, c, prog := filepath.Join(dir, "f.s"), filepath.Join(dir, "h.c"), filepath.Join(dir, "prog")
	if err := os.WriteFile(asm, out.Assembly, 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(c, []byte(helper), 0o666); err != nil {
		t.Fatal(err)
	}
	if msg, err := exec.Command("cc", "-O0", "-fno-omit-frame-pointer", "-w", "-o", prog, asm, c).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, msg)
	}
	if msg, err := exec.Command(prog).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, msg)
		if keep := os.Getenv("KEEP"); keep != "" {
			os.WriteFile(keep, []byte(text), 0o666)
			os.WriteFile(keep+".s", out.Assembly, 0o666)
		}
	}
}

// allocated returns a function at stage Allocated from its text.
func allocated(t *testing.T, text string) *mach.Func {
	t.Helper()
	fs, err := mach.Parse("test", text, spillway.Targets()[0].New(target.PIC))
	if err != nil {
		t.Fatal(err)
	}
	return fs[0]
}

// TestRedZone expects a leaf with a small frame to leave the stack pointer alone,
// and one that may not, or calls, not to.
func TestRedZone(t *testing.T) {
	for _, c := range []struct {
		size      int
		calls, no bool
		moves     bool
	}{{8, false, false, false}, {128, false, false, false}, {136, false, false, true}, {8, true, false, true}, {8, false, true, true}} {
		call := ""
		if c.calls {
			call = " calls"
		}
		f := allocated(t, fmt.Sprintf("func @f target amd64 stage allocated%s\nslot 0 local size %d align 8 offset 0\nblock 0 freq 1 loop 0\n  @rax = load64 [slot0]\n  ret @rax\n", call, c.size))
		f.IR.Attrs.NoRedZone = c.no
		if err := frame.Insert(f, regalloc.Speed); err != nil {
			t.Fatal(err)
		}
		if errs := mach.Verify(f, mach.Framed); errs != nil {
			t.Error(errs)
		}
		if moves := len(f.Blocks[0].Instrs) > 2; moves != c.moves {
			t.Errorf("%+v: the stack pointer moves: %v\n%s", c, moves, f)
		}
		if s := f.Slots[0]; !c.moves && s.Disp != -int64(c.size) {
			t.Errorf("%+v: slot at %d", c, s.Disp)
		}
	}
}

// TestEpilogueSavesArguments expects what a jump to a function passes to survive
// the epilogue, even if that is all registers that it could pop into.
func TestEpilogueSavesArguments(t *testing.T) {
	for _, args := range []string{"@rdi", "@rdi @rsi @rdx @rcx @r8 @r9", "@rdi @rsi @rdx @rcx @r8 @r9 @rax @r10", "@rdi @rsi @rdx @rcx @r8 @r9 @rax @r10 @r11"} {
		f := allocated(t, "func @f target amd64 stage allocated calls\nslot 0 local size 8 align 8 offset 0\nblock 0 freq 1 loop 0\n"+
			"  @rax = load64 [slot0]\n  call.sym sym @\"g\"\n  tailjump.sym "+args+" sym @\"g\"\n")
		if err := frame.Insert(f, regalloc.Speed); err != nil {
			t.Fatal(err)
		}
		instrs := f.Blocks[0].Instrs
		last := instrs[len(instrs)-1]
		for _, in := range instrs[3 : len(instrs)-1] {
			if in.Tile == f.Target.Frame.Pop && in.Imm != 0 {
				t.Errorf("%s: a pop with a constant\n%s", args, f)
			}
			for _, written := range in.Regs {
				if written.Reg < 0 || int(written.Reg) >= 16 {
					t.Errorf("%s: %s pops into no register, or one of another kind", args, f)
				}
				for _, r := range last.Regs {
					if r.Reg == written.Reg {
						t.Errorf("%s is overwritten in\n%s", f.Target.Machine.RegName(r.Reg), f)
					}
				}
			}
		}
	}
}

// TestHugeFrame expects a frame that no displacement reaches to be refused.
func TestHugeFrame(t *testing.T) {
	const text = "func @f target amd64 stage allocated\nslot 0 local size 2000000000 align 8 offset 0\nslot 1 local size 2000000000 align 8 offset 0\n" +
		"block 0 freq 1 loop 0\n  @rax = load64 [slot0]\n  @rax = load64 [slot1]\n  ret @rax\n"
	if err := frame.Insert(allocated(t, text), regalloc.Speed); err == nil {
		t.Error("no error")
	}
}

// TestSmallFrames expects the stack pointer moved by pushes where that is shorter: by
// one for a word, by two only where size counts.
func TestSmallFrames(t *testing.T) {
	for _, c := range []struct {
		size   int
		small  bool
		pushes int
	}{{8, false, 1}, {8, true, 1}, {16, false, 0}, {16, true, 2}, {24, false, 0}, {24, true, 0}} {
		f := allocated(t, fmt.Sprintf("func @f target amd64 stage allocated\nslot 0 local size %d align 8 offset 0\nblock 0 freq 1 loop 0\n  @rax = load64 [slot0]\n  ret @rax\n", c.size))
		f.IR.Attrs.NoRedZone = true
		for _, attr := range []*bool{&f.IR.Attrs.OptSize, &f.IR.Attrs.MinSize} {
			*attr = c.small
			g := *f
			g.Blocks = append([]*mach.Block(nil), f.Blocks...)
			b := *f.Blocks[0]
			b.Instrs = append([]mach.Instr(nil), b.Instrs...)
			g.Blocks[0] = &b
			if err := frame.Insert(&g, regalloc.Speed); err != nil {
				t.Fatal(err)
			}
			pushes := 0
			for i := range b.Instrs {
				if b.Instrs[i].Tile == f.Target.Frame.Push {
					pushes++
				}
			}
			if pushes != c.pushes {
				t.Errorf("%d bytes, small %v: %d pushes, want %d\n%s", c.size, c.small, pushes, c.pushes, &g)
			}
			*attr = false
		}
	}
}

// TestCalleePops expects a function whose caller passes the address of its result to take that
// off the stack, but where it jumps to another one that does.
func TestCalleePops(t *testing.T) {
	const text = `
define void @returns(ptr sret({ i32, i32, i32 }) %p) {
  store i32 1, ptr %p
  ret void
}
declare void @made(ptr sret({ i32, i32, i32 }))
define void @jumps(ptr sret({ i32, i32, i32 }) %p) {
  tail call void @made(ptr sret({ i32, i32, i32 }) %p)
  ret void
}
define void @plain() {
  ret void
}`
	want := map[string]string{"returns": "ret.pop 4", "jumps": "tailjump.sym 0", "plain": "ret 0"}
	for _, f := range framed(t, text) {
		b := f.Blocks[len(f.Blocks)-1]
		last := &b.Instrs[len(b.Instrs)-1]
		if got := fmt.Sprint(f.Target.Tiles[last.Tile].Name, " ", last.Imm); got != want[f.Name] {
			t.Errorf("@%s ends in %s, want %s\n%s", f.Name, got, want[f.Name], f)
		}
	}
}

// TestLayout holds where slots are and how large frames are.
func TestLayout(t *testing.T) {
	for _, c := range []struct {
		name, slots, code string
		frame, out        int64
		disp              []int64
	}{
		{"arguments that begin higher", "slot 0 outgoing size 8 align 8 offset 8", "store64 @rdi [slot0]", 16, 16, []int64{-8}},
		{"an unused slot", "slot 0 local size 16 align 16 offset 0", "@rax = move64 @rdi", 0, 0, []int64{0}},
		{"a variable of 16 bytes in a leaf", "slot 0 local size 8 align 16 offset 0", "@rax = load64 [slot0]", 8, 0, []int64{-8}},
		{"the more used is nearer", "slot 0 local size 8 align 8 offset 0\nslot 1 local size 8 align 8 offset 0",
			"@rax = load64 [slot1]\n  @rcx = load64 [slot1]\n  @rdx = load64 [slot0]", 16, 0, []int64{-8, -16}},
		{"the more used is nearer to the frame pointer", "slot 0 local size 200 align 8 offset 0\nslot 1 local size 8 align 8 offset 0",
			"@rax = load64 [slot1]\n  @rcx = load64 [slot1]\n  @rdx = load64 [slot0]", 208, 0, []int64{-208, -8}},
	} {
		fp := ""
		if strings.Contains(c.name, "frame pointer") {
			fp = " fp"
		}
		f := allocated(t, "func @f target amd64 stage allocated"+fp+"\n"+c.slots+"\nblock 0 freq 1 loop 0\n  "+c.code+"\n  ret @rax\n")
		if err := frame.Insert(f, regalloc.Speed); err != nil {
			t.Fatal(err)
		}
		for i := range f.Slots {
			if f.Slots[i].Disp != c.disp[i] {
				t.Errorf("%s: slot %d is at %d, want %d", c.name, i, f.Slots[i].Disp, c.disp[i])
			}
		}
		if f.FrameSize != c.frame || f.OutgoingSize != c.out {
			t.Errorf("%s: a frame of %d, %d of it arguments, want %d and %d", c.name, f.FrameSize, f.OutgoingSize, c.frame, c.out)
		}
	}
}

// TestDynamicAligned expects the frame of a leaf that allocates on the stack to end at an aligned
// address, since what it allocates begins there.
func TestDynamicAligned(t *testing.T) {
	const text = `
define i32 @f(i32 %n) {
  %v = alloca i32
  store volatile i32 7, ptr %v
  %p = alloca i8, i32 %n
  store volatile i8 1, ptr %p
  %r = load volatile i32, ptr %v
  ret i32 %r
}`
	f := framed(t, text)[0]
	abi := &f.Target.ABI
	below := f.FrameSize + int64(len(f.CalleeSaved)+1)*abi.ArgSlot + abi.ReturnAddr // with the frame pointer
	if f.HasCalls || !f.UsesFP || f.FrameSize == 0 || below%abi.StackAlign != 0 {
		t.Errorf("the stack pointer is %d bytes below an aligned address, want a multiple of %d\n%s", below, abi.StackAlign, f)
	}
}

// TestNoFrameBelowSaved expects nothing but pops after a frame that is only saved registers.
func TestNoFrameBelowSaved(t *testing.T) {
	for _, c := range []struct {
		size int // of a variable
		want string
	}{{0, "push setfp push push; pop pop pop"}, {16, "push setfp push push adjustsp; restoresp pop pop pop"}} {
		text := "func @f target amd64 stage allocated calls\n"
		use := ""
		if c.size > 0 {
			text += fmt.Sprintf("slot 0 local size %d align 8 offset 0\n", c.size)
			use = "  @rbx = load64 [slot0]\n"
		}
		f := allocated(t, text+"block 0 freq 1 loop 0\n"+use+"  call.sym sym @\"g\"\n  ret @rax\n")
		f.UsesFP = true
		for k := range f.Target.Machine.Regs {
			if name := f.Target.Machine.RegName(regalloc.Reg(k)); name == "rbx" || name == "r12" {
				f.CalleeSaved = append(f.CalleeSaved, regalloc.Reg(k))
			}
		}
		if err := frame.Insert(f, regalloc.Speed); err != nil {
			t.Fatal(err)
		}
		var got []string
		for i := range f.Blocks[0].Instrs {
			switch in := &f.Blocks[0].Instrs[i]; {
			case in.Origin == mach.FromFrame:
				got = append(got, f.Target.Tiles[in.Tile].Name)
			case f.Target.Tiles[in.Tile].Returns():
				got = append(got, ";")
			}
		}
		if got := strings.ReplaceAll(strings.Join(got, " "), " ;", ";"); got != c.want {
			t.Errorf("%d bytes: %s, want %s\n%s", c.size, got, c.want, f)
		}
	}
}

// TestProtected expects what may be overrun above all else in the frame, with the guard at the top,
// however often slots are used, and with a frame pointer too.
func TestProtected(t *testing.T) {
	for _, fp := range []string{"", " fp"} {
		text := "func @f target amd64 stage allocated" + fp + " calls\n"
		kinds := []string{" protect guard", "", " protect small", " protect address", " protect large", ""}
		for i, k := range kinds {
			text += fmt.Sprintf("slot %d local size 8 align 8 offset 0%s\n", i, k)
		}
		text += "slot 6 spill size 8 align 8 offset 0\nblock 0 freq 1 loop 0\n"
		for i := range 7 {
			text += strings.Repeat(fmt.Sprintf("  @rbx = load64 [slot%d]\n", i), 1+i%3)
		}
		f := allocated(t, text+"  call.sym sym @\"g\"\n  ret @rax\n")
		f.CalleeSaved = []regalloc.Reg{f.Target.ABI.CalleeSaved[0]}
		if err := frame.Insert(f, regalloc.Speed); err != nil {
			t.Fatal(err)
		}
		last := int64(math.MinInt64)
		for _, i := range []int{3, 2, 4, 0} {
			if d := f.Slots[i].Disp; d <= last {
				t.Errorf("%q: slot %d (%s) is at %d, the one before at %d", fp, i, f.Slots[i].Protection, d, last)
			} else {
				last = d
			}
		}
		for _, i := range []int{1, 5, 6} {
			if f.Slots[i].Disp >= f.Slots[3].Disp {
				t.Errorf("%q: slot %d is at %d, above %d", fp, i, f.Slots[i].Disp, f.Slots[3].Disp)
			}
		}
	}
}
