package frame_test

import (
	"fmt"
	"strings"
	"testing"

	"spillway/frame"
	"spillway/internal/risc"
	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/outssa"
	"spillway/target"
)

// riscFunc returns the function of text, with the registers that the prologue saves.
func riscFunc(t *testing.T, machine *target.Target, text string, saved ...regalloc.Reg) *mach.Func {
	t.Helper()
	fs, err := mach.Parse("f.mach", text, machine)
	if err != nil {
		t.Fatal(err)
	}
	fs[0].CalleeSaved = saved
	return fs[0]
}

func insert(t *testing.T, f *mach.Func) string {
	t.Helper()
	if err := frame.Insert(f, regalloc.Speed); err != nil {
		t.Fatal(err)
	}
	for _, err := range mach.Verify(f, mach.Framed) {
		t.Error(err)
	}
	var lines []string
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			line := f.Target.Tiles[in.Tile].Name
			for _, o := range in.Regs {
				line += " " + f.Target.Machine.RegName(o.Reg)
			}
			if in.Imm != 0 {
				line += fmt.Sprintf(" #%d", in.Imm)
			}
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, "; ")
}

const caller = `func @f target risc stage allocated calls
block 0 freq 1 loop 0
  @r4 = move @r0
  call @r0 sym @"g"
  ret @r4
`

// TestSeveralPushed saves the link register and others by as few pushes as the
// machine has, and restores them.
func TestSeveralPushed(t *testing.T) {
	machine := risc.Target()
	single := risc.Target()
	single.Frame.Pushes, single.Frame.Pops = nil, nil
	odd := risc.Target()
	odd.Frame.Pops = odd.Frame.Pops[:3] // pushes of three, pops of two
	for _, c := range []struct {
		machine *target.Target
		saved   []regalloc.Reg
		want    string
	}{
		{machine, []regalloc.Reg{risc.LR}, "push lr; adjustsp #-4; BODY; adjustsp #4; pop lr; ret r4"},
		{machine, []regalloc.Reg{risc.LR, 4}, "push2 lr r4; BODY; pop2 lr r4; ret r4"},
		{machine, []regalloc.Reg{risc.LR, 6, 5, 4}, "push3 lr r6 r5; push r4; BODY; pop3 r6 r5 r4; pop lr; ret r4"},
		{machine, []regalloc.Reg{risc.LR, 8, 7, 6, 5, 4}, "push3 lr r8 r7; push3 r6 r5 r4; BODY; pop3 r6 r5 r4; pop3 lr r8 r7; ret r4"},
		{single, []regalloc.Reg{risc.LR, 4}, "push lr; push r4; BODY; pop r4; pop lr; ret r4"},
		{odd, []regalloc.Reg{risc.LR, 6, 5, 4}, "push3 lr r6 r5; push r4; BODY; pop2 r5 r4; pop2 lr r6; ret r4"},
	} {
		f := riscFunc(t, c.machine, caller, c.saved...)
		want := strings.Replace(c.want, "BODY", "move r4 r0; call r0", 1)
		if got := insert(t, f); got != want {
			t.Errorf("saving %v:\n%s, want\n%s", c.saved, got, want)
		}
		if n := f.FrameSize + int64(4*len(c.saved)); n%8 != 0 {
			t.Errorf("saving %v: the stack is %d bytes down at the call", c.saved, n)
		}
	}
}

// TestVerifySeveral finds epilogues that do not undo pushes of several registers.
func TestVerifySeveral(t *testing.T) {
	for _, change := range []func(in *mach.Instr){
		func(in *mach.Instr) { in.Regs[0], in.Regs[1] = in.Regs[1], in.Regs[0] },
		func(in *mach.Instr) { in.Regs[0].Reg = 7 },
	} {
		f := riscFunc(t, risc.Target(), caller, risc.LR, 4)
		insert(t, f)
		b := f.Blocks[0]
		change(&b.Instrs[len(b.Instrs)-2])
		if len(mach.Verify(f, mach.Framed)) == 0 {
			t.Error("registers restored out of turn pass")
		}
	}
}

// TestLinkSaved expects the link register among those that are saved where it is
// destroyed, and only there.
func TestLinkSaved(t *testing.T) {
	for _, c := range []struct {
		body  string
		links bool
	}{{"  call sym @\"g\"\n", true}, {"", false}, {"  v1:int@lr = const imm 1\n", true}} {
		text := "func @f target risc stage selected\nblock 0 freq 1 loop 0\n  v0:int@r0 = entry\n" + c.body + "  ret v0:int@r0\n"
		f := riscFunc(t, risc.Target(), text)
		f.HasCalls = strings.Contains(c.body, "call")
		mach.SplitEdges(f)
		p := mach.Problem(f)
		r, err := new(outssa.Workspace).Allocate(p, linear.New(), regalloc.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if err := mach.Apply(f, p, r, regalloc.Speed); err != nil {
			t.Fatal(err)
		}
		if links := len(f.CalleeSaved) > 0 && f.CalleeSaved[0] == risc.LR; links != c.links {
			t.Errorf("%q: saves %v", c.body, f.CalleeSaved)
		}
	}
}

// TestFarSlots addresses slots beyond the reach of their access, and checks that
// every access is where its slot is.
func TestFarSlots(t *testing.T) {
	const text = `func @f target risc stage allocated
slot 0 local size 300 align 4 offset 0
slot 1 local size 6000 align 4 offset 0
slot 2 local size 16 align 4 offset 0
block 0 freq 1 loop 0
  @r0 = load [slot0]
  @r0 = load [slot0]
  @r0 = load [slot0]
  @r1 = load16 [slot0+256]
  @r2 = load16 [slot0+254]
  @r3 = load8 [slot0+6]
  @r3 = load8 [slot0+8]
  @r3 = load16 [slot0+2]
  @r1 = load [slot1+5000]
  store @r1 [slot2+4] !spill
  @r2 = load [@r1+4000]
  ret @r0
`
	machine := risc.Target()
	f := riscFunc(t, machine, text)
	type access struct {
		tile string
		at   int64
	}
	var want []access
	for i := range f.Blocks[0].Instrs {
		if m := f.Blocks[0].Instrs[i].Mem; m.Used && m.Slot >= 0 {
			want = append(want, access{machine.Tiles[f.Blocks[0].Instrs[i].Tile].Name, int64(m.Slot)<<32 + int64(m.Off)})
		}
	}
	insert(t, f)
	var got []access
	scratch, far := int64(-1), 0
	for i := range f.Blocks[0].Instrs {
		in := &f.Blocks[0].Instrs[i]
		var p target.Assignment
		f.Assignment(&p, in)
		switch {
		case in.Tile == machine.Frame.Far.Add:
			if next := &f.Blocks[0].Instrs[i+1]; in.Origin != next.Origin {
				t.Errorf("the address of a %v is marked %v", next.Origin, in.Origin)
			}
			if in.Regs[0].Reg != risc.IP || in.Regs[1].Reg != risc.SP {
				t.Errorf("the address is made in %v", in.Regs)
			}
			scratch, far = in.Imm, far+1
		case in.Mem.Used && p.Base == risc.SP:
			got = append(got, access{machine.Tiles[in.Tile].Name, p.Off})
		case in.Mem.Used && p.Base == risc.IP:
			got = append(got, access{machine.Tiles[in.Tile].Name, scratch + p.Off})
		}
		if in.Mem.Used && !machine.Reaches(in.Tile, p.Off) {
			t.Errorf("instruction %d: %s does not reach %d", i, machine.Tiles[in.Tile].Name, p.Off)
		}
	}
	for i := range want {
		s := &f.Slots[want[i].at>>32]
		want[i].at = s.Disp + int64(int32(want[i].at))
	}
	if fmt.Sprint(got) != fmt.Sprint(want) || far != 4 {
		t.Errorf("%d accesses by way of the scratch register: %v, want %v", far, got, want)
	}

	machine = risc.Target()
	machine.Frame.Far = nil
	machine.Address.MaxOff = 1 << 20
	if err := frame.Insert(riscFunc(t, machine, text), regalloc.Speed); err == nil || !strings.Contains(err.Error(), "not all of which are addressable") {
		t.Errorf("without a scratch register: %v", err)
	}
	machine.Address.MaxOff = 4095
	if err := frame.Insert(riscFunc(t, machine, text), regalloc.Speed); err == nil || !strings.Contains(err.Error(), "at most 2048 are possible") {
		t.Errorf("without a scratch register: %v", err)
	}
}

// TestPushesByLength moves the stack pointer by a push only where that is shorter.
func TestPushesByLength(t *testing.T) {
	const text = `func @f target risc stage allocated calls
slot 0 local size 4 align 4 offset 0
block 0 freq 1 loop 0
  store @r0 [slot0]
  call @r0 sym @"g"
  ret @r0
`
	for _, short := range []bool{true, false} {
		machine := risc.Target()
		if short {
			machine.Tiles[machine.Frame.Push].Lines(0)[0].Enc.Bytes = 2
		}
		f := riscFunc(t, machine, text, risc.LR)
		f.IR.Attrs = ir.FuncAttrs{}
		code := insert(t, f)
		if pushed := strings.HasPrefix(code, "push lr; push "); pushed != short {
			t.Errorf("pushes are shorter: %v: %s", short, code)
		}
	}
}

// TestFarIndexed bases an address with an index on the scratch register.
func TestFarIndexed(t *testing.T) {
	machine := risc.Target()
	machine.Address.Index, machine.Address.Scales = true, []int64{1, 4}
	f := riscFunc(t, machine, `func @f target risc stage allocated
slot 0 local size 8000 align 4 offset 0
block 0 freq 1 loop 0
  @r0 = load [slot0+@r1*4+7000]
  ret @r0
`)
	insert(t, f)
	b := f.Blocks[0]
	in := &b.Instrs[2]
	if m := &in.Mem; m.Slot != -1 || in.Regs[m.Base].Reg != risc.IP || in.Regs[m.Index].Reg != 1 || m.Scale != 4 || m.Off != 0 || b.Instrs[1].Imm != 7000 {
		t.Errorf("%s", f)
	}
}

// TestVerifyReach finds a slot that is out of reach of its access.
func TestVerifyReach(t *testing.T) {
	f := riscFunc(t, risc.Target(), `func @f target risc stage allocated
slot 0 local size 8 align 4 offset 0
block 0 freq 1 loop 0
  @r0 = load16 [slot0]
  ret @r0
`)
	insert(t, f)
	f.Slots[0].Disp = 256
	if errs := mach.Verify(f, mach.Framed); len(errs) != 1 || !strings.Contains(errs[0].Error(), "slot 0 is out of reach") {
		t.Errorf("verified: %v", errs)
	}
}
