package frame_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spillway"
	"spillway/frame"
	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// randomCode returns instructions for x86-32 at stage Allocated that store arguments of calls, at
// the right places or almost, among others: slot 0 is for arguments, 1 a variable, 2 and 3 are
// spills.
func randomCode(r *rand.Rand) (code []string) {
	regs := []string{"@eax", "@ecx", "@edx", "@ebx", "@esi"}
	reg := func() string { return regs[r.IntN(len(regs))] }
	number := func() int { return []int{0, -1, 1, 7, 127, 128, -129, 300, 70000}[r.IntN(9)] }
	address := func() string {
		return []string{"[slot1]", "[slot1+4]", "[slot2]", "[slot3]", "[" + reg() + "]", "[" + reg() + "+" + reg() + "*4]", "[" + reg() + "*4+8]", "[" + reg() + "+100]"}[r.IntN(8)]
	}
	add := func(format string, a ...any) { code = append(code, fmt.Sprintf(format, a...)) }
	other := func() {
		switch r.IntN(7) {
		case 0:
			add("%s = const32 imm %d", reg(), number())
		case 1:
			add("%s = move32 %s", reg(), reg())
		case 2:
			add("%s = load32 %s", reg(), address())
		case 3:
			add("%s = load32 [slot%d] !reload", reg(), 2+r.IntN(2))
		case 4:
			add("store32 %s [slot%d] !spill", reg(), 2+r.IntN(2))
		case 5:
			add("store32 %s %s", reg(), address())
		case 6:
			add("store32.i [slot1] imm %d", number())
		}
	}
	for range 1 + r.IntN(3) {
		words := r.IntN(5)
		for k := words - 1; k >= 0; k-- {
			for r.IntN(4) == 0 {
				other()
			}
			to := fmt.Sprintf("[slot0+%d]", 4*k)
			if r.IntN(40) == 0 { // not as legalize writes them
				to = []string{"[slot0]", "[slot0+" + reg() + "]", "[slot0+" + reg() + "*4]"}[r.IntN(3)]
			}
			switch r.IntN(12) {
			case 0, 1, 2:
				add("store32.i %s imm %d", to, number())
			case 3:
				add("store32.zero %s", to)
			case 4:
				add("store32.ones %s", to)
			case 5:
				add("store16.i %s imm %d", to, number()&127)
			case 6:
				add("store16 %s %s", reg(), to)
			case 7:
				add("storess @xmm%d %s", r.IntN(2), to)
			case 8, 9:
				x := reg()
				add("%s = load32 %s", x, address())
				for r.IntN(3) == 0 {
					other()
				}
				add("store32 %s %s", x, to)
			default:
				add("store32 %s %s", reg(), to)
			}
		}
		for r.IntN(4) == 0 {
			other()
		}
		add("call.sym sym @\"%s%d\"", []string{"g", "g", "g", "g", "g", "g", "g", "p", "u"}[r.IntN(9)], words) // p pops its arguments, u is unknown
		for r.IntN(2) == 0 {
			other()
		}
	}
	return code
}

// randomFunc returns a function of random code in one to three blocks.
func randomFunc(t *testing.T, machine *target.Target, seed uint64) *mach.Func {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 11))
	var text strings.Builder
	text.WriteString("func @f target i386 stage allocated calls\nslot 0 outgoing size 16 align 16 offset 0\nslot 1 local size 8 align 4 offset 0\n" +
		"slot 2 spill size 4 align 4 offset 0\nslot 3 spill size 4 align 4 offset 0\n")
	blocks := 1 + r.IntN(3)
	for b := range blocks {
		fmt.Fprintf(&text, "block %d freq 1 loop 0\n", b)
		if b == 0 {
			text.WriteString("  @ebx = const32 imm 11\n  @esi = const32 imm 12\n  store32 @ebx [slot1]\n  store32 @esi [slot1+4]\n" +
				"  store32 @ebx [slot2] !spill\n  store32 @esi [slot3] !spill\n")
		}
		for _, line := range randomCode(r) {
			text.WriteString("  " + line + "\n")
		}
		switch {
		case b+1 < blocks:
			fmt.Fprintf(&text, "  jmp\n  -> %d() 1\n", b+1)
		case r.IntN(4) == 0:
			text.WriteString("  unreachable\n")
		default:
			text.WriteString("  ret @eax\n")
		}
	}
	fs, err := mach.Parse("random", text.String(), machine)
	if err != nil {
		t.Fatalf("%v\n%s", err, text.String())
	}
	f := fs[0]
	f.IR.Attrs.OptSize = r.IntN(2) == 0
	f.UsesFP = r.IntN(3) == 0
	for _, name := range []string{"esi", "ebx"} {
		for k := range machine.Machine.Regs {
			if machine.Machine.RegName(regalloc.Reg(k)) == name {
				f.CalleeSaved = append(f.CalleeSaved, regalloc.Reg(k))
			}
		}
	}
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			switch in := &b.Instrs[i]; {
			case in.Sym != nil && machine.Tiles[in.Tile].Returns():
				name := in.Sym.Sym().Name
				stack := int64(4 * (name[1] - '0'))
				switch name[0] {
				case 'g':
					in.Value = &ir.Value{Op: ir.OpCall, Call: &ir.CallInfo{Stack: stack}}
				case 'p':
					in.Value = &ir.Value{Op: ir.OpCall, Call: &ir.CallInfo{Stack: stack, Pops: stack}}
				}
			case in.Mem.Used && in.Origin == mach.FromProgram:
				in.Value = &ir.Value{Op: ir.OpLoad, Volatile: r.IntN(8) == 0}
			}
		}
	}
	return f
}

// A stackMachine executes x86-32 code on terms: what a register or a word of memory holds is the
// text of how it was computed.
type stackMachine struct {
	f       *mach.Func
	sp, fp  int64 // from the stack pointer at the entry
	regs    map[string]string
	mem     map[string]string
	version int // of the memory that pointers lead to
	seen    []string
	faults  []string
}

func (x *stackMachine) reg(in *mach.Instr, k int) string {
	name := x.f.Target.Machine.RegName(in.Regs[k].Reg)
	if v, ok := x.regs[name]; ok {
		return v
	}
	return "old " + name
}

// address returns what in accesses: at stage Allocated a word of a slot, later one by its distance
// from the stack pointer at the entry.
func (x *stackMachine) address(in *mach.Instr) string {
	m, dynamic := &in.Mem, ""
	if m.Base >= 0 {
		dynamic += " " + x.reg(in, int(m.Base))
	}
	if m.Index >= 0 {
		dynamic += fmt.Sprintf(" %d*(%s)", m.Scale, x.reg(in, int(m.Index)))
	}
	switch s := m.Slot; {
	case s < 0:
		return fmt.Sprintf("at%s %+d, version %d", dynamic, m.Off, x.version)
	case x.f.Stage != mach.Framed:
		return fmt.Sprintf("slot%d%+d%s", s, m.Off, dynamic)
	case x.f.Slots[s].Base == x.f.Target.FP:
		return x.word(x.fp+x.f.Slots[s].Disp+int64(m.Off)) + dynamic
	default:
		return x.word(x.sp+x.f.Slots[s].Disp+int64(m.Off)) + dynamic
	}
}

func (x *stackMachine) word(at int64) string { return fmt.Sprintf("stack%+d", at) }

func (x *stackMachine) load(at string) string {
	if v, ok := x.mem[at]; ok || !strings.HasPrefix(at, "at") {
		return v
	}
	return "(" + at + ")"
}

func (x *stackMachine) push(v string) {
	x.sp -= 4
	x.mem[x.word(x.sp)] = v
}

// run executes the function along its first edges, and notes what calls get and what is returned.
func (x *stackMachine) run() {
	for b := x.f.Blocks[0]; ; b = x.f.Blocks[b.Succs[0].To] {
		for i := range b.Instrs {
			x.step(&b.Instrs[i])
		}
		if len(b.Succs) == 0 {
			return
		}
	}
}

func (x *stackMachine) step(in *mach.Instr) {
	set := func(k int, v string) { x.regs[x.f.Target.Machine.RegName(in.Regs[k].Reg)] = v }
	store := func(v string) {
		x.mem[x.address(in)] = v
		if in.Mem.Slot < 0 {
			x.version++
		}
	}
	switch name := x.f.Target.Tiles[in.Tile].Name; name {
	case "const32":
		set(0, fmt.Sprint(in.Imm))
	case "move32":
		set(0, x.reg(in, 1))
	case "load32":
		if in.Value != nil && in.Value.Volatile {
			x.seen = append(x.seen, "volatile "+x.load(x.address(in)))
		}
		set(0, x.load(x.address(in)))
	case "store32", "storess":
		store(x.reg(in, 0))
	case "store16":
		store("low " + x.reg(in, 0))
	case "store32.i":
		store(fmt.Sprint(in.Imm))
	case "store16.i":
		store("low " + fmt.Sprint(in.Imm))
	case "store32.zero":
		store("0")
	case "store32.ones":
		store("-1")
	case "push":
		x.push(x.reg(in, 0))
		if in.Origin == mach.FromCall { // it moves the stack pointer, and what it stores is nothing
			delete(x.mem, x.word(x.sp))
		}
	case "push.i":
		x.push(fmt.Sprint(in.Imm))
	case "push.m":
		v := x.load(x.address(in))
		x.push(v)
	case "pop":
		v := x.mem[x.word(x.sp)]
		x.sp += 4
		set(0, v)
		if in.Regs[0].Reg == x.f.Target.FP {
			x.fp = 0
		}
	case "adjustsp":
		x.sp += in.Imm
	case "setfp":
		x.fp = x.sp
	case "restoresp":
		x.sp = x.fp + in.Imm
	case "call.sym":
		x.call(in)
	case "ret", "retpop":
		x.seen = append(x.seen, "returns "+x.reg(in, 0), "preserves "+x.preserved())
		if x.sp != 0 && x.f.Stage == mach.Framed {
			x.faults = append(x.faults, "the stack pointer is not back")
		}
	case "jmp", "unreachable":
	default:
		x.faults = append(x.faults, "unknown instruction "+name)
	}
}

// preserved returns what is in the registers that calls preserve, once the epilogue has been there.
func (x *stackMachine) preserved() string {
	if x.f.Stage != mach.Framed {
		return "old ebx, old esi"
	}
	return x.regs["ebx"] + ", " + x.regs["esi"]
}

// call notes the arguments of a call, which may then change in memory, as what no call preserves does.
func (x *stackMachine) call(in *mach.Instr) {
	callee := in.Sym.Sym().Name
	words := int(callee[1] - '0')
	line := callee
	for k := range words {
		at := fmt.Sprintf("slot0%+d", 4*k)
		if x.f.Stage == mach.Framed {
			at = x.word(x.sp + int64(4*k))
		}
		line += ", " + x.mem[at]
		delete(x.mem, at)
	}
	x.seen = append(x.seen, line)
	if x.f.Stage == mach.Framed {
		if (x.sp-4)%16 != 0 { // the return address is on top of the stack at the entry, 12 bytes above an aligned address
			x.faults = append(x.faults, "the stack pointer is not aligned at "+callee)
		}
		for at := range x.mem {
			var n int64
			if _, err := fmt.Sscanf(at, "stack%d", &n); err == nil && n < x.sp {
				delete(x.mem, at)
			}
		}
		x.sp += in.Pops()
	}
	x.version++
	for _, r := range []string{"eax", "ecx", "edx", "xmm0", "xmm1"} {
		x.regs[r] = fmt.Sprintf("%s of call %d", r, len(x.seen))
	}
}

// execute returns what calls in f get and what it returns, and what is wrong with it.
func execute(f *mach.Func) (seen, faults []string) {
	x := stackMachine{f: f, regs: map[string]string{"ebx": "old ebx", "esi": "old esi"}, mem: map[string]string{}}
	x.run()
	return x.seen, x.faults
}

// TestRandomCode expects calls to get the same with the frame as without it, whether arguments are
// pushed or not, and holds how much is pushed, from memory too, and the bytes of it all: these are
// what pushing is for, so each difference is to be looked at.
func TestRandomCode(t *testing.T) {
	i386, err := spillway.TargetByName("i386")
	if err != nil {
		t.Fatal(err)
	}
	all := i386.New(target.Static)
	few := *all // pushes registers only
	few.Frame.PushImm, few.Frame.PushMem = target.NoTile, target.NoTile
	for _, c := range []struct {
		machine *target.Target
		seeds   uint64
		want    pushes
	}{
		{all, 2500, pushes{bytes: 320344, pushed: 10745, fromMemory: 1078, adjusted: 7457}},
		{&few, 500, pushes{bytes: 70038, pushed: 176, adjusted: 904}},
	} {
		var got pushes
		for seed := range c.seeds {
			f := randomFunc(t, c.machine, seed)
			before := f.String()
			want, faults := execute(f)
			if err := frame.Insert(f, regalloc.Size); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			seen, more := execute(f)
			for _, err := range mach.Verify(f, mach.Framed) {
				more = append(more, err.Error())
			}
			if !sameCalls(seen, want) || len(faults)+len(more) > 0 {
				t.Fatalf("seed %d: %q\n%s\n%s\nfrom\n%s\nwhich has\n%s", seed, append(faults, more...), strings.Join(seen, "\n"), f, before, strings.Join(want, "\n"))
			}
			got.count(f)
		}
		if got != c.want {
			t.Errorf("%+v, want %+v", got, c.want)
		}
	}
}

// sameCalls reports whether two executions have the same calls. Above a narrow argument anything may be placed.
func sameCalls(a, b []string) bool {
	return slices.EqualFunc(a, b, func(x, y string) bool {
		return strings.ReplaceAll(x, "low ", "") == strings.ReplaceAll(y, "low ", "")
	})
}

// pushes are what a frame adds to code, and removes.
type pushes struct{ bytes, pushed, fromMemory, adjusted int }

func (n *pushes) count(f *mach.Func) {
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			n.bytes += f.Bytes(in)
			switch x := &f.Target.Frame; {
			case in.Tile == x.PushMem:
				n.fromMemory++
			case in.Tile == x.AdjustSP:
				n.adjusted++
			case in.Origin == mach.FromProgram && x.PushesArgument(in.Tile):
				n.pushed++
			}
		}
	}
}
