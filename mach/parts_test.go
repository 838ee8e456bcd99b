package mach

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/arm"
	"spillway/target/i386"
)

// Virtual registers of the groups below: a value of 32 bits and one of 8.
const (
	wideValue regalloc.VReg = iota
	byteValue
)

// A partMachine is a machine with parts of registers: the wholes are two that the groups below split, one that they do not, and one that may be free.
type partMachine struct {
	name         string
	t            *target.Target
	wide, part   regalloc.ClassID
	types        [2]*ir.Type // of values in wholes and in parts
	wholes       [4]regalloc.Reg
	low, high    [4]regalloc.Reg // NoReg: none
	bits         []int           // where the pieces begin that a whole is followed by
	mostInMemory int             // one group of so many, at most
}

// partMachines returns them.
func partMachines() []*partMachine {
	x := i386.Target(target.PIC)
	vfp := arm.Target(target.PIC).WithFeatures(arm.VFP)
	const none = regalloc.NoReg
	return []*partMachine{
		{"i386", x, i386.ClassR32, i386.ClassB8, [2]*ir.Type{ir.I32, ir.I8}, [4]regalloc.Reg{i386.EAX, i386.ECX, i386.ESI, i386.EDX},
			[4]regalloc.Reg{i386.AL, i386.CL, none, i386.DL}, [4]regalloc.Reg{i386.AH, i386.CH, none, i386.DH}, []int{0, 8, 16}, 20},
		{"arm", vfp, arm.ClassD, arm.ClassS, [2]*ir.Type{ir.F64, ir.F32}, [4]regalloc.Reg{arm.D0, arm.D0 + 1, arm.D0 + 2, arm.D0 + 3},
			[4]regalloc.Reg{arm.S0, arm.S0 + 2, none, arm.S0 + 6}, [4]regalloc.Reg{arm.S0 + 1, arm.S0 + 3, none, arm.S0 + 7}, []int{0, 32}, 20},
	}
}

// registers returns wholes with their parts, by number.
func (m *partMachine) registers(numbers ...int) (rs regalloc.RegSet) {
	for _, i := range numbers {
		for _, r := range []regalloc.Reg{m.wholes[i], m.low[i], m.high[i]} {
			if r != regalloc.NoReg {
				rs.Add(r)
			}
		}
	}
	return rs
}

// A memory is what the registers and slots of a machine with parts hold, by piece: on i386
// the two lowest bytes of a register, and one that stands for the others.
type memory map[string]string

// bytesOf returns the names of the pieces of register r.
func (m *partMachine) bytesOf(r regalloc.Reg) (names []string) {
	whole := m.t.Machine.RegName(m.t.Machine.Whole(r))
	if p := m.t.Machine.Regs[r].Part; p != nil {
		return []string{fmt.Sprint(whole, p.Bit)}
	}
	for _, bit := range m.bits {
		names = append(names, fmt.Sprint(whole, bit))
	}
	return names
}

// bytesAt returns the names of the pieces of the slot that an instruction on a value of type t sees.
func (m *partMachine) bytesAt(slot int32, t *ir.Type) (names []string) {
	for _, bit := range m.bits {
		names = append(names, fmt.Sprintf("slot%d.%d", slot, bit))
	}
	if t == m.types[1] {
		return names[:1]
	}
	return names
}

func (c memory) get(names []string) (values []string) {
	for _, n := range names {
		v, ok := c[n]
		if !ok {
			v = "old " + n
		}
		values = append(values, v)
	}
	return values
}

func (c memory) set(names, values []string) {
	for i, n := range names {
		c[n] = values[i]
	}
}

// run carries out moves, loads, stores and exchanges.
func (c memory) run(m *partMachine, instrs []Instr) {
	for i := range instrs {
		in := &instrs[i]
		tile := &m.t.Tiles[in.Tile]
		reg := func(k int) []string { return m.bytesOf(in.Regs[k].Reg) }
		switch t := tile.Operands[0].Type; {
		case tile.Flags&target.TileLoads != 0:
			c.set(reg(0), c.get(m.bytesAt(in.Mem.Slot, t)))
		case tile.Flags&target.TileStores != 0:
			c.set(m.bytesAt(in.Mem.Slot, t), c.get(reg(0)))
		case len(tile.Patterns) == 2:
			x, y := c.get(reg(tile.Patterns[0].Operand)), c.get(reg(tile.Patterns[1].Operand))
			c.set(reg(0), x)
			c.set(reg(1), y)
		default:
			c.set(reg(0), c.get(reg(1)))
		}
	}
}

// A partGroup is a group of moves of registers and parts, and which bytes hold
// something needed that none of the moves writes.
type partGroup struct {
	*group
	m    *partMachine
	kept []string
	free regalloc.RegSet
}

func (m *partMachine) group() *partGroup {
	g := &partGroup{group: newGroup(m.t, []regalloc.ClassID{m.wide, m.part}), m: m}
	g.f.VRegs[wideValue].Type, g.f.VRegs[byteValue].Type = m.types[0], m.types[1]
	return g
}

func (g *partGroup) add(v regalloc.VReg, dst, src regalloc.Loc) {
	g.moves = append(g.moves, regalloc.Move{VReg: v, Dst: dst, Src: src})
}

// keep makes r needed afterwards.
func (g *partGroup) keep(r regalloc.Reg) {
	g.live = g.live.Union(g.t.Machine.Conflicts(r))
	g.kept = append(g.kept, g.m.bytesOf(r)...)
}

// check sequences the moves and compares what they do with what they should.
func (g *partGroup) check(t *testing.T) (memoryUsed bool) {
	a := &applier{f: &Func{Name: "f", Target: g.t, VRegs: g.f.VRegs}, t: g.t, p: g.p, r: g.r, metric: regalloc.Speed}
	a.prepare()
	a.free = g.free
	for i := range g.moves {
		if dst := g.moves[i].Dst; dst.Kind() == regalloc.RegLoc {
			g.live = g.live.Union(g.t.Machine.Conflicts(dst.Reg()))
		}
	}
	a.resolver.sequence(g.moves, g.live)
	names := func(l regalloc.Loc, v regalloc.VReg) []string {
		if l.Kind() == regalloc.RegLoc {
			return g.m.bytesOf(l.Reg())
		}
		return g.m.bytesAt(l.Slot(), g.f.VRegs[v].Type)
	}
	want, got := memory{}, memory{}
	for _, m := range g.moves {
		for i, n := range names(m.Dst, m.VReg) {
			want[n] = "old " + names(m.Src, m.VReg)[i]
		}
	}
	for _, n := range g.kept {
		want[n] = "old " + n
	}
	got.run(g.m, a.out)
	for n, w := range want {
		if v := got.get([]string{n})[0]; v != w {
			t.Fatalf("%v, kept %v: %s holds %q, want %q", g.moves, g.kept, n, v, w)
		}
	}
	for i := range a.out {
		memoryUsed = memoryUsed || a.out[i].Mem.Used
	}
	return memoryUsed
}

// parts are a register that has parts, which holds either a value of its own or
// one in each part.
type parts struct {
	whole, low, high regalloc.Reg
	split            bool
}

func (m *partMachine) twoRegisters(split int) []parts {
	return []parts{{m.wholes[0], m.low[0], m.high[0], split&1 != 0}, {m.wholes[1], m.low[1], m.high[1], split&2 != 0}}
}

// TestPartsExhaustive carries out all groups of moves between two registers with
// parts and one without, where all that they do not write is needed and where
// nothing is, with free registers and without.
func TestPartsExhaustive(t *testing.T) {
	for _, m := range partMachines() {
		t.Run(m.name, m.testExhaustive)
	}
}

func (m *partMachine) testExhaustive(t *testing.T) {
	groups, inMemory := 0, 0
	for split := range 4 {
		regs := m.twoRegisters(split)
		wides, bytes := []regalloc.Reg{m.wholes[2]}, []regalloc.Reg(nil)
		for _, x := range regs {
			if x.split {
				bytes = append(bytes, x.low, x.high)
			} else {
				wides = append(wides, x.whole)
			}
		}
		// Each destination takes one of the sources, or (0) stays.
		n, b := len(wides)+1, len(bytes)+1
		for choice := range 2 * n * n * b * b * n * b * b {
			g := m.group()
			take := func(count int) int {
				k := choice % count
				choice /= count
				return k
			}
			all := take(2) == 1
			g.free = m.registers(0, 1, 2)
			if !all {
				g.free = g.free.Union(m.registers(3))
			}
			valid := true
			if k := take(n); k > 0 {
				g.add(wideValue, regalloc.InRegister(m.wholes[2]), regalloc.InRegister(wides[k-1]))
			} else if all {
				g.keep(m.wholes[2])
			}
			for _, x := range regs {
				whole, low, high := take(n), take(b), take(b)
				valid = valid && (whole == 0 || low == 0 && high == 0)
				if whole > 0 {
					g.add(wideValue, regalloc.InRegister(x.whole), regalloc.InRegister(wides[whole-1]))
					continue
				}
				for i, k := range [2]int{low, high} {
					part := [2]regalloc.Reg{x.low, x.high}[i]
					switch {
					case k > 0:
						g.add(byteValue, regalloc.InRegister(part), regalloc.InRegister(bytes[k-1]))
					case all && x.split:
						g.keep(part)
					}
				}
				if all && !x.split && low+high == 0 {
					g.keep(x.whole)
				}
			}
			if !valid {
				continue
			}
			groups++
			if g.check(t) {
				inMemory++
			}
		}
	}
	t.Logf("%d of %d groups go through memory", inMemory, groups)
	if inMemory == 0 || inMemory > groups/m.mostInMemory {
		t.Errorf("%d of %d groups go through memory", inMemory, groups)
	}
}

// TestPartsInMemory carries out random groups with slots of both sizes.
func TestPartsInMemory(t *testing.T) {
	for _, m := range partMachines() {
		t.Run(m.name, m.testInMemory)
	}
}

func (m *partMachine) testInMemory(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	for range 40000 {
		g := m.group()
		g.free = m.registers(0, 1, 2)
		if rng.IntN(2) == 0 {
			g.free = g.free.Union(m.registers(3))
		}
		regs := m.twoRegisters(rng.IntN(4))
		wides := []regalloc.Loc{regalloc.InRegister(m.wholes[2]), regalloc.InSlot(0)}
		bytes := []regalloc.Loc{regalloc.InSlot(1), regalloc.InSlot(2)}
		for _, x := range regs {
			if x.split {
				bytes = append(bytes, regalloc.InRegister(x.low), regalloc.InRegister(x.high))
			} else {
				wides = append(wides, regalloc.InRegister(x.whole))
			}
		}
		take := func(dst regalloc.Loc, v regalloc.VReg, from []regalloc.Loc) bool {
			if rng.IntN(3) == 0 {
				return false
			}
			g.add(v, dst, from[rng.IntN(len(from))])
			return true
		}
		if rng.IntN(3) == 0 { // the slot that a whole is stored to held a part
			wides = slices.Delete(wides, 1, 2)
			bytes = append(bytes, regalloc.InSlot(0))
		}
		take(regalloc.InSlot(0), wideValue, wides)
		take(regalloc.InSlot(1), byteValue, bytes)
		take(regalloc.InSlot(2), byteValue, bytes)
		if !take(regalloc.InRegister(m.wholes[2]), wideValue, wides) {
			g.keep(m.wholes[2])
		}
		for _, x := range regs {
			if rng.IntN(2) == 0 {
				if !take(regalloc.InRegister(x.whole), wideValue, wides) && !x.split {
					g.keep(x.whole)
				}
				continue
			}
			wrote := take(regalloc.InRegister(x.low), byteValue, bytes)
			switch {
			case take(regalloc.InRegister(x.high), byteValue, bytes):
			case x.split:
				g.keep(x.high)
			case !wrote:
				g.keep(x.whole)
			}
		}
		g.check(t)
	}
}

// TestPartsTogether exchanges a register with the parts that take its place: they
// move as a whole.
func TestPartsTogether(t *testing.T) {
	for _, high := range []bool{false, true} {
		g := partMachines()[0].group()
		g.free = g.t.ABI.CallerSaved
		g.add(wideValue, regalloc.InRegister(i386.ECX), regalloc.InRegister(i386.EAX))
		g.add(byteValue, regalloc.InRegister(i386.AL), regalloc.InRegister(i386.CL))
		if high {
			g.add(byteValue, regalloc.InRegister(i386.AH), regalloc.InRegister(i386.CH))
		}
		for r := range g.t.Machine.Regs {
			if r := regalloc.Reg(r); g.t.Machine.Whole(r) != i386.EAX && g.t.Machine.Whole(r) != i386.ECX {
				g.live.Add(r)
			}
		}
		if instrs := g.sequence(); len(instrs) != 1 || g.t.Tiles[instrs[0].Tile].Name != "swap32" {
			t.Errorf("%d instructions, want one exchange", len(instrs))
		}
	}
}

// TestPartLiveness goes back over a move and an instruction that write al: what is
// in ah stays alive.
func TestPartLiveness(t *testing.T) {
	m := i386.Target(target.PIC)
	units := func(regs ...regalloc.Reg) (all regalloc.RegSet) {
		for _, r := range regs {
			all = all.Union(m.Machine.Regs[r].Units)
		}
		return all
	}
	a := &applier{t: m, p: &regalloc.Problem{Machine: m.Machine}, r: &regalloc.Result{Locs: []regalloc.Loc{regalloc.InRegister(i386.AL)}}}
	a.p.Instrs = []regalloc.Instr{{Operands: [2]regalloc.OpID{0, 1}}}
	a.p.Operands = []regalloc.Operand{{Role: regalloc.Def}}
	move := regalloc.Move{Dst: regalloc.InRegister(i386.AL), Src: regalloc.InRegister(i386.CL)}
	a.items = [][]item{{{instr: regalloc.None, moves: []regalloc.Move{move}}}, {{instr: 0}}}
	if got, want := a.scan(0, units(i386.EAX)), units(i386.AH, i386.CL); got != want {
		t.Errorf("before a move from cl to al %v is alive, want %v", got, want)
	}
	if got, want := a.scan(1, units(i386.EAX)), units(i386.AH); got != want {
		t.Errorf("before a definition of al %v is alive, want %v", got, want)
	}
	if got, want := a.touching(units(i386.AH)), regalloc.SetOf(i386.AH, i386.EAX); got != want {
		t.Errorf("the registers with the units of ah are %v, want %v", got, want)
	}
}
