package mach

import (
	"math/rand/v2"
	"os"
	"testing"

	"spillway/internal/parcopy"
	"spillway/internal/risc"
	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/amd64"
	"spillway/target/arm64"
	"spillway/target/i386"
	"spillway/target/x86"
)

// A cell is what a register or a slot holds: a value and how many bytes of it, or nothing known.
type cell struct {
	value int
	bytes int
}

// banked carries out parallel copies within one bank of a machine.
type banked struct {
	*testing.T
	target  *target.Target
	applier *applier
	classes []regalloc.ClassID // of the bank that values can be spilled from
	regs    []regalloc.Reg
	slots   int
	most    int   // bytes of a register
	width   []int // by tile: bytes that a move, a load, a store or an exchange takes along
	rng     *rand.Rand

	state, want []cell // by number: registers, then slots
}

// others says what may be done to the registers that a copy does not mention.
type others int

const (
	reserved others = iota // nothing
	unused                 // they may be saved and restored, which the prologue has to do too
	busy                   // they may be saved and restored

	numOthers
)

// everyBank calls f for each bank of each machine.
func everyBank(t *testing.T, f func(t *testing.T, machine *target.Target, bank regalloc.ClassID)) {
	for _, m := range []struct {
		name   string
		target *target.Target
	}{
		{"amd64", amd64.Target(target.PIC)}, {"amd64/permi", amd64.TargetPermi(target.PIC)}, {"amd64/avx", amd64.Target(target.PIC).With(x86.AVX2)},
		{"i386", i386.Target(target.PIC)}, {"i386/avx", i386.Target(target.PIC).With(x86.AVX2)}, {"risc", risc.Target()}, {"arm64", arm64.Target(target.PIC)},
	} {
		a := newApplier(m.target)
		for c, bank := range a.resolver.bank {
			if int(bank) == c && len(m.target.Machine.Classes[a.resolver.widest[c]].Regs) > 1 { // more than st(0), in which nothing stays
				t.Run(m.name+"/"+m.target.Machine.Classes[c].Name, func(t *testing.T) { f(t, m.target, bank) })
			}
		}
	}
}

func newApplier(machine *target.Target) *applier {
	a := &applier{f: &Func{Name: "f", Target: machine}, t: machine, p: &regalloc.Problem{}, r: &regalloc.Result{}, metric: regalloc.Speed}
	a.prepare()
	return a
}

// newBanked prepares copies of the given numbers of registers and slots.
func newBanked(t *testing.T, machine *target.Target, bank regalloc.ClassID, registers, slots int) *banked {
	k := &banked{T: t, target: machine, slots: slots, rng: rand.New(rand.NewPCG(5, 6))}
	a := newApplier(machine)
	widest := a.resolver.widest[bank]
	for c := range machine.Machine.Classes {
		if a.resolver.bank[c] == bank && machine.Moves[c].Load != target.NoTile {
			k.classes = append(k.classes, regalloc.ClassID(c))
		}
	}
	for _, r := range machine.Machine.Classes[widest].Regs {
		if !machine.Machine.Regs[r].Reserved && len(k.regs) < registers {
			k.regs = append(k.regs, r)
		}
	}
	for range slots {
		a.r.Slots = append(a.r.Slots, regalloc.Slot{Size: machine.Machine.Classes[widest].SpillSize, Align: machine.Machine.Classes[widest].SpillAlign})
	}
	for _, c := range k.classes { // each value, and the one that is computed again
		a.f.VRegs = append(a.f.VRegs, VRegInfo{Class: c, Type: ir.I32})
	}
	a.prepare()
	a.remat = nil
	for v, c := range k.classes {
		a.remat = append(a.remat, &Instr{Tile: machine.Moves[c].Load, Mem: Mem{Used: true, Slot: constants - int32(v)}, Regs: []Operand{{VReg: VReg(v)}}})
	}
	k.applier, k.most = a, int(machine.Machine.Classes[widest].SpillSize)
	k.measure()
	return k
}

// constants is the first of the slots, counted downwards, from which values are loaded that are computed again.
const constants = -10

// measure sets width.
func (k *banked) measure() {
	k.width = make([]int, len(k.target.Tiles))
	for _, c := range k.classes {
		m := &k.target.Moves[c]
		for _, tile := range []target.TileID{m.Move, m.Load, m.Store, m.Swap} {
			if tile != target.NoTile {
				k.width[tile] = max(k.width[tile], int(k.target.Machine.Classes[c].SpillSize))
			}
		}
	}
}

// location returns location i of a copy.
func (k *banked) location(i int) regalloc.Loc {
	if i < len(k.regs) {
		return regalloc.InRegister(k.regs[i])
	}
	return regalloc.InSlot(int32(i - len(k.regs)))
}

// check carries out the copy.
func (k *banked) check(src []int, mode others) {
	a, m := k.applier, k.target.Machine
	a.free, a.reserved = regalloc.RegSet{}, regalloc.RegSet{}
	for _, r := range k.regs {
		a.free.Add(r)
	}
	var live regalloc.RegSet
	k.state = k.state[:0]
	for r := range m.Regs {
		k.state = append(k.state, cell{1000 + r, k.most})
		if r := regalloc.Reg(r); !a.free.Has(r) {
			live.Add(r)
			switch mode {
			case reserved:
				a.reserved.Add(r)
			case busy:
				if !m.Regs[r].Reserved {
					a.free.Add(r)
				}
			}
		}
	}
	k.state = append(k.state, make([]cell, k.slots)...)
	class := k.contents(len(src))
	k.want = append(k.want[:0], k.state...)
	moves := a.moves[:0]
	for i, from := range src {
		l := k.location(i)
		n := k.number(l)
		if from == parcopy.Free {
			k.want[n] = cell{}
			continue
		}
		if l.Kind() == regalloc.RegLoc {
			live.Add(l.Reg())
		}
		if from == parcopy.Kept {
			continue
		}
		mv := regalloc.Move{Dst: l, Src: regalloc.Recomputed}
		value, v := cell{}, class[i]
		if from >= 0 {
			v, mv.Src = class[from], k.location(from)
			value = k.state[k.number(mv.Src)]
		} else {
			value = cell{constants - v, k.size(v)}
		}
		if l.Kind() == regalloc.RegLoc && !m.Classes[k.classes[v]].Set.Has(l.Reg()) {
			continue // it cannot hold such a value, and keeps its own
		}
		mv.VReg, k.want[n] = regalloc.VReg(v), value
		moves = append(moves, mv)
	}
	k.rng.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	a.moves, a.out, a.regs = moves, a.out[:0], a.regs[:0]
	a.resolver.sequence(moves, live)
	k.run(a.out)
	for n, w := range k.want {
		if got := k.state[n]; w.bytes > 0 && (got.value != w.value || got.bytes < w.bytes) {
			k.Fatalf("%v: %v, others %d: location %d holds %v, want %v\n%v", src, moves, mode, n, got, w, a.out)
		}
	}
}

// contents gives the first n locations values, of classes that they can hold, which it returns.
func (k *banked) contents(n int) (class []int) {
	for i := range n {
		v := k.rng.IntN(len(k.classes))
		l := k.location(i)
		for l.Kind() == regalloc.RegLoc && !k.target.Machine.Classes[k.classes[v]].Set.Has(l.Reg()) {
			v = k.rng.IntN(len(k.classes))
		}
		class = append(class, v)
		k.state[k.number(l)] = cell{i, k.size(v)}
	}
	return class
}

// size returns the bytes of values of the given class of the bank.
func (k *banked) size(v int) int { return int(k.target.Machine.Classes[k.classes[v]].SpillSize) }

// number returns where state has l.
func (k *banked) number(l regalloc.Loc) int {
	if l.Kind() == regalloc.RegLoc {
		return int(l.Reg())
	}
	return len(k.target.Machine.Regs) + int(l.Slot())
}

// run executes instrs.
func (k *banked) run(instrs []Instr) {
	var got [8]cell
	for i := range instrs {
		in := &instrs[i]
		tile := &k.target.Tiles[in.Tile]
		for n, o := range in.Regs[:tile.NumDefs] {
			if set := k.target.Machine.Classes[tile.Operands[n].Class].Set; !set.Has(o.Reg) && !set.Has(k.target.Machine.Whole(o.Reg)) && in.Origin != FromPermi {
				k.Fatalf("%s: operand %d is in %s", tile.Name, n, k.target.Machine.RegName(o.Reg))
			}
		}
		cut := func(c cell) cell { return cell{c.value, min(c.bytes, k.width[in.Tile])} }
		slot := func() *cell {
			n := k.number(regalloc.InSlot(in.Mem.Slot))
			for n >= len(k.state) { // an emergency slot
				k.state = append(k.state, cell{})
			}
			return &k.state[n]
		}
		switch {
		case tile.Flags&target.TileLoads != 0 && in.Mem.Slot <= constants:
			k.state[in.Regs[0].Reg] = cut(cell{int(in.Mem.Slot), k.most})
		case tile.Flags&target.TileLoads != 0:
			k.state[in.Regs[0].Reg] = cut(*slot())
		case tile.Flags&target.TileStores != 0:
			*slot() = cut(k.state[in.Regs[0].Reg])
		default:
			patterns := tile.Patterns
			if len(patterns) == 0 {
				patterns = []*target.Node{tile.Pattern}
			}
			for n, p := range patterns {
				got[n] = k.state[in.Regs[p.Operand].Reg]
				if in.Origin != FromPermi {
					got[n] = cut(got[n])
				}
			}
			for n := range patterns {
				k.state[in.Regs[n].Reg] = got[n]
			}
		}
	}
}

// TestEveryCopy carries out every parallel copy of up to three registers and three slots, with every set of free
// registers, down to none, in each bank of each machine, where there are other registers and where there are none, and looks at
// what it leaves everywhere. SPILLWAY_EXHAUSTIVE=1 goes to five registers and five slots, which takes the better part of an
// hour; else those are sampled.
func TestEveryCopy(t *testing.T) {
	const all, most = 3, 5
	exhaustive := os.Getenv("SPILLWAY_EXHAUSTIVE") != ""
	everyBank(t, func(t *testing.T, machine *target.Target, bank regalloc.ClassID) {
		for registers := range most + 1 {
			for slots := range most + 1 {
				k := newBanked(t, machine, bank, registers, slots)
				if !exhaustive && max(registers, slots) > all {
					k.sample(200)
					continue
				}
				parcopy.All(registers, slots, max(registers, slots) <= all, func(src []int) bool {
					for mode := range numOthers {
						if registers > 0 || mode != reserved { // without any register there are no values
							k.check(src, mode)
						}
					}
					return true
				})
			}
		}
	})
}

// sample carries out n random copies.
func (k *banked) sample(n int) {
	src := make([]int, len(k.regs)+k.slots)
	for range n {
		permute := k.rng.IntN(2) == 0
		perm := k.rng.Perm(len(src))
		for i := range src {
			switch kind := k.rng.IntN(12); {
			case permute:
				src[i] = perm[i]
			case kind == 0 && i < len(k.regs):
				src[i] = parcopy.Free
			case kind < 2:
				src[i] = parcopy.Computed
			case kind < 4:
				src[i] = parcopy.Kept
			default:
				src[i] = k.rng.IntN(len(src))
			}
		}
		mode := others(k.rng.IntN(int(numOthers)))
		if len(k.regs) == 0 {
			mode = busy
		}
		k.check(src, mode)
	}
}

// TestManySlots rotates values that are in all registers of a bank, and in many slots.
func TestManySlots(t *testing.T) {
	everyBank(t, func(t *testing.T, machine *target.Target, bank regalloc.ClassID) {
		for slots := 1; slots < 80; slots += 7 {
			k := newBanked(t, machine, bank, 64, slots)
			src := make([]int, len(k.regs)+slots)
			for step := range len(src) {
				for i := range src {
					src[i] = (i + step) % len(src)
				}
				k.check(src, reserved)
			}
		}
	})
}
