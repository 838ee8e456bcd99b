package layout_test

import (
	"slices"
	"testing"

	"spillway/ir"
	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target/amd64"
)

// TestExchange moves registers where what is moved is needed after it or not, by what it saves and executes.
func TestExchange(t *testing.T) {
	const rax, rcx, rdx, rbx, r8, r12 = amd64.RAX, amd64.RAX + 1, amd64.RAX + 2, amd64.RAX + 3, amd64.RAX + 8, amd64.RAX + 12
	smallest := regalloc.Mixed(0.1)
	move := func(name string, dst, src regalloc.Reg) mach.Instr {
		return mach.Instr{Tile: tile(name), Mem: mach.NoMem, Origin: mach.FromCopy, Regs: []mach.Operand{reg(dst), reg(src)}}
	}
	use := func(r regalloc.Reg) mach.Instr {
		return mach.Instr{Tile: tile("store64"), Mem: mach.Mem{Used: true, Base: 1, Index: -1, Slot: -1}, Regs: []mach.Operand{reg(r), reg(rdx)}}
	}
	set := func(r regalloc.Reg) mach.Instr {
		return mach.Instr{Tile: letterTile, Imm: 1, Mem: mach.NoMem, Regs: []mach.Operand{reg(r)}}
	}
	for _, test := range []struct {
		name    string
		in      mach.Instr
		freq    float64
		metric  regalloc.Metric
		behind  []mach.Instr
		redZone bool
		want    string
	}{
		{"of rax", move("move64", rcx, rax), 1, smallest, []mach.Instr{use(rcx)}, false, "swap64"},
		{"to rax", move("move64", rax, rcx), 1, smallest, []mach.Instr{use(rax)}, false, "swap64"},
		{"of eax", move("move32", rcx, rax), 1, smallest, []mach.Instr{use(rcx)}, false, "swap32"},
		{"to r8", move("move64", r8, rax), 1, smallest, []mach.Instr{use(r8)}, false, "swap64"},
		{"often", move("move64", rcx, rax), 4, smallest, []mach.Instr{use(rcx)}, false, "move64"},
		{"less often", move("move64", rcx, rax), 3, smallest, []mach.Instr{use(rcx)}, false, "swap64"},
		{"for speed", move("move64", rcx, rax), 1, regalloc.Mixed(10), []mach.Instr{use(rcx)}, false, "move64"},
		{"needed", move("move64", rcx, rax), 1, smallest, []mach.Instr{use(rcx), use(rax)}, false, "move64.push"},
		{"needed in r8", move("move64", r8, rax), 1, smallest, []mach.Instr{use(r8), use(rax)}, false, "move64"},
		{"written again", move("move64", rcx, rax), 1, smallest, []mach.Instr{use(rcx), set(rax), use(rax)}, false, "swap64"},
		{"not rax", move("move64", rcx, rbx), 1, smallest, []mach.Instr{use(rcx)}, false, "move64.push"},
		{"not rax, often", move("move64", rcx, rbx), 2, smallest, []mach.Instr{use(rcx)}, false, "move64"},
		{"not eax", move("move32", rcx, rbx), 1, smallest, []mach.Instr{use(rcx)}, false, "move32"},
		{"below the stack pointer", move("move64", rcx, rbx), 1, smallest, []mach.Instr{use(rcx)}, true, "move64"},
		{"of a caller's", move("move64", rax, r12), 1, smallest, []mach.Instr{use(rax)}, false, "move64"},
		{"of floating-point numbers", move("movesd", amd64.XMM0, amd64.XMM0+1), 1, smallest, nil, false, "movesd"},
	} {
		f := newFunc(1)
		f.Stage = mach.Framed
		f.CalleeSaved = []regalloc.Reg{rbx}
		if test.redZone {
			f.Slots = []mach.Slot{{Kind: mach.SpillSlot, Size: 8, Align: 8, Base: machine.SP, Disp: -8}}
		}
		b := f.Blocks[0]
		b.Freq = test.freq
		b.Instrs = append(append(b.Instrs, test.in), test.behind...)
		leave(b)
		layout.Exchange(f, test.metric)
		in := &b.Instrs[0]
		if got := machine.Tiles[in.Tile].Name; got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
		if test.want[:4] == "swap" && !slices.Equal(in.Regs, []mach.Operand{test.in.Regs[0], test.in.Regs[1], test.in.Regs[1], test.in.Regs[0]}) {
			t.Errorf("%s: operands %v", test.name, in.Regs)
		}
	}
}

// TestExchangeAcross moves a register that one of two successors reads, and its debug locations.
func TestExchangeAcross(t *testing.T) {
	const rax, rcx, rdx = amd64.RAX, amd64.RAX + 1, amd64.RAX + 2
	for _, needed := range []bool{false, true} {
		f := newFunc(3)
		f.Stage = mach.Framed
		f.Blocks[0].Instrs = []mach.Instr{
			{Tile: letterTile, Imm: 1, Mem: mach.NoMem, Point: 1, Regs: []mach.Operand{reg(rax)}},
			{Tile: tile("move64"), Mem: mach.NoMem, Origin: mach.FromCopy, Regs: []mach.Operand{reg(rcx), reg(rax)}},
		}
		branch(f.Blocks[0], ir.EQ, 1, 2, 0.5)
		f.Blocks[0].Instrs[2].Point = 2
		f.Blocks[0].Instrs[2].Regs = []mach.Operand{reg(rdx), reg(rdx)}
		f.Blocks[1].Instrs = []mach.Instr{{Tile: letterTile, Imm: 2, Mem: mach.NoMem, Point: 3, Regs: []mach.Operand{reg(rax)}}}
		leave(f.Blocks[1])
		f.Blocks[1].Instrs[1].Point = 4
		leave(f.Blocks[2])
		f.Blocks[2].Instrs[0].Point = 5
		if needed {
			f.Blocks[2].Instrs[0].Regs = []mach.Operand{reg(rax)}
		}
		f.ComputePreds()
		at := func(r regalloc.Reg) regalloc.Loc { return regalloc.InRegister(r) }
		f.Places = &mach.Places{Start: []int32{0, 2, 3}, All: []mach.Stay{{From: 2, To: 6, Loc: at(rax), Made: true}, {From: 2, To: 6, Loc: at(rcx)}, {From: 4, To: 5, Loc: at(rax)}}}
		layout.Exchange(f, regalloc.Mixed(0.1))
		want, stays := "swap64", []mach.Stay{{From: 2, To: 2, Loc: at(rax), Made: true, Survives: true}, {From: 2, To: 6, Loc: at(rcx)}, {From: 4, To: 5, Loc: at(rax), Survives: true}, {From: 4, To: 5, Loc: at(rax)}}
		if needed {
			want, stays = "move64.push", []mach.Stay{{From: 2, To: 6, Loc: at(rax), Made: true}, {From: 2, To: 6, Loc: at(rcx)}, {From: 4, To: 5, Loc: at(rax)}}
		}
		if got := machine.Tiles[f.Blocks[0].Instrs[1].Tile].Name; got != want {
			t.Errorf("needed %v: %s, want %s", needed, got, want)
		}
		if !slices.EqualFunc(sorted(f.Places.All), sorted(stays), func(a, b mach.Stay) bool { return a == b }) {
			t.Errorf("needed %v: stays %+v, want %+v", needed, f.Places.All, stays)
		}
	}
}

func sorted(list []mach.Stay) []mach.Stay {
	slices.SortStableFunc(list, func(a, b mach.Stay) int { return int(a.From-b.From)*100 + int(a.To-b.To) })
	return list
}
