package layout_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/layout"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target/amd64"
)

// randomStores returns a random function with loops whose blocks store registers to slots, reload
// them, write and read them.
func randomStores(r *rand.Rand) *mach.Func {
	f := randomFlow(r, 8)
	f.Slots = []mach.Slot{{Kind: mach.SpillSlot, Size: 8, Align: 8}, {Kind: mach.SpillSlot, Size: 8, Align: 8}}
	regs := []regalloc.Reg{amd64.RAX, amd64.RAX + 3}
	tiles := machine.Moves[machine.ClassOf(ir.I64)]
	for _, b := range f.Blocks {
		b.AddressTaken = false
		own := b.Instrs[len(b.Instrs)-1:]
		var list []mach.Instr
		for range r.IntN(4) {
			in := mach.Instr{Mem: mach.NoMem, Regs: []mach.Operand{reg(regs[r.IntN(2)])}}
			switch r.IntN(20) {
			case 0:
				in.Tile, in.Regs = tile("asm"), nil
			case 1, 2, 3:
				in.Tile, in.Origin, in.Mem.Used, in.Mem.Slot = tiles.Load, mach.FromReload, true, int32(r.IntN(2))
			case 4, 5, 6:
				in.Tile, in.Imm = letterTile, int64(r.IntN(1000))
			case 7, 8, 9: // reads a slot
				in.Tile, in.Mem.Used, in.Mem.Slot = tile("add64.rm"), true, int32(r.IntN(2))
				in.Regs = append(in.Regs, in.Regs[0])
			default:
				in.Tile, in.Origin, in.Mem.Used, in.Mem.Slot = tiles.Store, mach.FromSpill, true, int32(r.IntN(2))
			}
			list = append(list, in)
		}
		b.Instrs = append(list, own...)
	}
	f.ComputePreds()
	return f
}

// effects returns what a path through f computes, and how many stores it executes: registers and
// slots hold what was written last, in words, and are all compared where blocks end.
func effects(f *mach.Func, choices *rand.Rand) (out string, stores int) {
	var text strings.Builder
	slots := [2]string{"s0", "s1"}
	regs := map[regalloc.Reg]string{amd64.RAX: "r0", amd64.RAX + 3: "r1"}
	b, made := f.Blocks[0], 0
	for range 60 {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			switch name := machine.Tiles[in.Tile].Name; {
			case name == "asm":
				made++
				for k := range slots {
					slots[k] = fmt.Sprintf("m%d.%d", made, k)
				}
				regs[amd64.RAX], regs[amd64.RAX+3] = slots[0]+"a", slots[0]+"b"
			case in.Origin == mach.FromSpill:
				slots[in.Mem.Slot] = regs[in.Regs[0].Reg]
				stores++
			case in.Origin == mach.FromReload:
				regs[in.Regs[0].Reg] = slots[in.Mem.Slot]
			case in.Tile == letterTile:
				made++
				regs[in.Regs[0].Reg] = fmt.Sprintf("c%d.%d", in.Imm, made)
			case name == "add64.rm":
				made++
				fmt.Fprintf(&text, "%s+%s ", regs[in.Regs[0].Reg], slots[in.Mem.Slot])
				regs[in.Regs[0].Reg] = fmt.Sprintf("a%d", made)
			}
		}
		fmt.Fprintf(&text, "%d:%s,%s ", b.ID, regs[amd64.RAX], regs[amd64.RAX+3])
		switch len(b.Succs) {
		case 0:
			fmt.Fprintf(&text, "%v", slots)
			return text.String(), stores
		case 1:
			b = f.Blocks[b.Succs[0].To]
		default:
			b = f.Blocks[b.Succs[choices.IntN(2)].To]
		}
	}
	return text.String(), stores
}

// unneeded returns a store of f to a slot that holds what is stored, on each of many paths that
// come there, since the last store of that register or reload into it, if there is one.
func unneeded(f *mach.Func, seed uint64) *mach.Instr {
	needed := map[*mach.Instr]bool{} // of those executed
	var order []*mach.Instr
	for n := range uint64(300) {
		choices := rand.New(rand.NewPCG(seed, n))
		var same [2][2]bool // slot and register
		number := func(o mach.Operand) int { return min(int(o.Reg-amd64.RAX), 1) }
		b := f.Blocks[0]
		for range 60 {
			for i := range b.Instrs {
				in := &b.Instrs[i]
				switch {
				case in.Tile == tile("asm"):
					same = [2][2]bool{}
				case in.Origin == mach.FromSpill:
					if _, ok := needed[in]; !ok {
						order = append(order, in)
					}
					slot, r := in.Mem.Slot, number(in.Regs[0])
					needed[in] = needed[in] || !same[slot][r]
					same[slot] = [2]bool{}
					same[slot][r] = true
				case len(in.Regs) > 0 && in.Writes(machine, 0):
					r := number(in.Regs[0])
					same[0][r], same[1][r] = false, false
					if in.Origin == mach.FromReload {
						same[in.Mem.Slot][r] = true
					}
				}
			}
			if len(b.Succs) == 0 {
				break
			}
			b = f.Blocks[b.Succs[choices.IntN(len(b.Succs))].To]
		}
	}
	for _, in := range order {
		if !needed[in] {
			return in
		}
	}
	return nil
}

// TestStores compares what random functions do, before and after, on random paths, and needs no
// store to be left that is needed on none of them.
func TestStores(t *testing.T) {
	const functions, paths = 3000, 30
	moved, before, after := 0, 0, 0
	for seed := range uint64(functions) {
		f := randomStores(rand.New(rand.NewPCG(seed, 0)))
		text := f.String()
		var want []string
		for n := range uint64(paths) {
			s, stores := effects(f, rand.New(rand.NewPCG(seed, n)))
			want = append(want, s)
			before += stores
		}
		for was := ""; was != f.String(); { // a store that goes no longer overwrites what others have stored
			was = f.String()
			layout.Stores(f, regalloc.Mixed([]float64{0.1, 10, 1000}[seed%3]))
		}
		for _, b := range f.Blocks {
			if n := len(b.Instrs) - 2; n >= 0 && b.Instrs[n].Origin == mach.FromSpill && b.Instrs[n].Pos < 0 {
				moved++
			}
		}
		for n := range uint64(paths) {
			s, stores := effects(f, rand.New(rand.NewPCG(seed, n)))
			if after += stores; s != want[n] {
				t.Fatalf("seed %d: path %d computes\n%s\nand computed\n%s\n%s\nbecame\n%s", seed, n, s, want[n], text, f)
			}
		}
		if in := unneeded(f, seed); in != nil {
			t.Errorf("seed %d: a store of %v to slot %d is needed on no path\n%s\nbecame\n%s", seed, in.Regs, in.Mem.Slot, text, f)
		}
	}
	if moved < functions/50 || 100*after > 80*before {
		t.Errorf("%d stores were moved; %d are executed of %d", moved, after, before)
	}
}

// dispatching is an interpreter: block 1 stores rbx, a phi, to a slot and continues; 2 leaves it as
// it is, 3 changes it.
const dispatching = `func @f target amd64 stage allocated calls
slot 0 spill size 8 align 8 offset 0
block 0 freq 1 loop 0
  @rbx = move64 @rdi !copy
  jmp
  -> 1() 1
block 1 freq 100 loop 1
  %s
  store64 @rbx [slot0] !spill
  br.cmp64.rr @rcx @rdx cond eq
  -> 2() %g, 3() %g
block 2 freq %g loop 1
  %s
  jmp
  -> 1() 1
block 3 freq %g loop 1
  @rbx = load64 [@rbx]
  jmp
  -> 1() 1
`

// TestMovedStores names what decides whether a store goes to where it is needed.
func TestMovedStores(t *testing.T) {
	for _, test := range []struct {
		name, first, kept string
		often             float64 // how often it is kept
		metric            regalloc.Metric
		moved             bool
	}{
		{"kept", "@rax = const64.u imm 1", "@rax = const64.u imm 2", 0.9, regalloc.Mixed(10), true},
		{"seldom kept", "@rax = const64.u imm 1", "@rax = const64.u imm 2", 0.01, regalloc.Mixed(10), true},
		{"seldom kept, for size", "@rax = const64.u imm 1", "@rax = const64.u imm 2", 0.01, regalloc.Mixed(0.1), false},
		{"reloaded", "@rax = const64.u imm 1", "@rbx = load64 [slot0] !reload", 0.9, regalloc.Mixed(10), true},
		{"destroyed", "@rax = const64.u imm 1", "@rbx = const64.u imm 1", 0.9, regalloc.Mixed(10), false},
		{"stored over", "@rax = const64.u imm 1", "store64 @rax [slot0] !spill", 0.9, regalloc.Mixed(10), false},
		{"changed in memory", "@rax = const64.u imm 1", "add64.mr @rax [slot0]", 0.9, regalloc.Mixed(10), false},
		{"a part stored", "@rax = const64.u imm 1", "store32 @rax [slot0] !spill", 0.9, regalloc.Mixed(10), false},
		{"a part reloaded", "@rax = const64.u imm 1", "@rbx = load32 [slot0] !reload", 0.9, regalloc.Mixed(10), false},
		{"over a call", "@rax = const64.u imm 1", "@rax @rdx = call.sym @rdi imm 0 sym @\"g\"", 0.9, regalloc.Mixed(10), true},
		{"over assembly", "@rax = const64.u imm 1", "@rax = const64.u imm 2", 0.9, regalloc.Mixed(10), false},
		{"over what returns twice", "@rax = const64.u imm 1", "@rax = const64.u imm 2", 0.9, regalloc.Mixed(10), false},
		{"read before", "@rax = load64 [slot0] !reload", "@rax = const64.u imm 2", 0.9, regalloc.Mixed(10), false},
	} {
		fs, err := mach.Parse("f.mach", fmt.Sprintf(dispatching, test.first, test.often, 1-test.often, 100*test.often, test.kept, 100*(1-test.often)), machine)
		if err != nil {
			t.Fatalf("%s: %v", test.name, err)
		}
		f := fs[0]
		if test.name == "over assembly" {
			f.Blocks[2].Instrs[0].Tile = tile("asm")
		} else if errs := mach.Verify(f, mach.Allocated); errs != nil {
			t.Fatalf("%s: %v", test.name, errs)
		}
		f.ReturnsTwice = test.name == "over what returns twice"
		layout.Stores(f, test.metric)
		stores := func(b *mach.Block) bool {
			return slices.ContainsFunc(b.Instrs, func(in mach.Instr) bool {
				return in.Origin == mach.FromSpill && len(in.Regs) == 1 && in.Regs[0].Reg == amd64.RAX+3
			})
		}
		if moved := !stores(f.Blocks[1]) && stores(f.Blocks[0]) && stores(f.Blocks[3]) && !stores(f.Blocks[2]); moved != test.moved || !moved && !stores(f.Blocks[1]) {
			t.Errorf("%s: moved: %v\n%s", test.name, moved, f)
		}
	}
}

// TestStoresEntry expects nothing to be known where the function begins, even if there is a way back.
func TestStoresEntry(t *testing.T) {
	f := newFunc(2)
	f.Slots = []mach.Slot{{Kind: mach.SpillSlot, Size: 8, Align: 8}}
	store := mach.Instr{Tile: machine.Moves[machine.ClassOf(ir.I64)].Store, Origin: mach.FromSpill, Mem: mach.NoMem, Regs: []mach.Operand{reg(amd64.RAX)}}
	store.Mem.Used, store.Mem.Slot = true, 0
	f.Blocks[0].Instrs = []mach.Instr{store}
	branch(f.Blocks[0], ir.EQ, 0, 1, 0.5)
	leave(f.Blocks[1])
	f.ComputePreds()
	if layout.Stores(f, regalloc.Mixed(10)); len(f.Blocks[0].Instrs) != 2 {
		t.Errorf("the first store is left out:\n%s", f)
	}
}

// TestStoresInvoked expects a store after an invoked call to say nothing of its landing pad.
func TestStoresInvoked(t *testing.T) {
	const text = `func @f target amd64 stage allocated calls
slot 0 spill size 8 align 8 offset 0
block 0 freq 1 loop 0
  %s
  @rax @rdx = call.sym @rdi imm 0 sym @"g"
  %s
  invoke
  -> 1() 0.9, 2() 0.1
block 1 freq 0.9 loop 0
  store64 @rbx [slot0] !spill
  ret @rax
block 2 freq 0.1 loop 0
  store64 @rbx [slot0] !spill
  unreachable
`
	const store, other = "store64 @rbx [slot0] !spill", "@rcx = const64.u imm 1"
	for _, before := range []bool{false, true} {
		list := []any{other, store}
		if before {
			list = []any{store, other}
		}
		fs, err := mach.Parse("f.mach", fmt.Sprintf(text, list...), machine)
		if err != nil {
			t.Fatal(err)
		}
		f := fs[0]
		layout.Stores(f, regalloc.Mixed(10))
		if gone := len(f.Blocks[2].Instrs) == 1; gone != before {
			t.Errorf("stored before the call: %v, the landing pad's store is left out: %v", before, gone)
		}
	}
}
