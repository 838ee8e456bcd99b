package mach

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
	"spillway/target/i386"
)

// Virtual registers of the groups below: a value of 32 bits and one of 8.
const (
	wideValue regalloc.VReg = iota
	byteValue
)

// A memory is what the registers and slots of a machine with parts hold, by
// byte: the two lowest of a register, and one that stands for the others.
type memory map[string]string

// bytesOf returns the names of the bytes of register r.
func bytesOf(m *regalloc.Machine, r regalloc.Reg) []string {
	whole := m.RegName(m.Whole(r))
	if p := m.Regs[r].Part; p != nil {
		return []string{fmt.Sprint(whole, p.Bit)}
	}
	return []string{whole + "0", whole + "8", whole + "16"}
}

// bytesAt returns the names of the bytes of the slot that an instruction of width bits sees.
func bytesAt(slot int32, bits int) []string {
	all := []string{fmt.Sprintf("slot%d.0", slot), fmt.Sprintf("slot%d.8", slot), fmt.Sprintf("slot%d.16", slot)}
	if bits == 8 {
		return all[:1]
	}
	return all
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
func (c memory) run(t *target.Target, instrs []Instr) {
	for i := range instrs {
		in := &instrs[i]
		tile := &t.Tiles[in.Tile]
		reg := func(k int) []string { return bytesOf(t.Machine, in.Regs[k].Reg) }
		switch bits := tile.Operands[0].Type.Bits; {
		case tile.Flags&target.TileLoads != 0:
			c.set(reg(0), c.get(bytesAt(in.Mem.Slot, bits)))
		case tile.Flags&target.TileStores != 0:
			c.set(bytesAt(in.Mem.Slot, bits), c.get(reg(0)))
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
	kept []string
	free regalloc.RegSet
}

func newPartGroup() *partGroup {
	t := i386.Target(target.PIC)
	g := &partGroup{group: newGroup(t, []regalloc.ClassID{i386.ClassR32, i386.ClassB8})}
	g.f.VRegs[wideValue].Type, g.f.VRegs[byteValue].Type = ir.I32, ir.I8
	return g
}

func (g *partGroup) add(v regalloc.VReg, dst, src regalloc.Loc) {
	g.moves = append(g.moves, regalloc.Move{VReg: v, Dst: dst, Src: src})
}

// keep makes r needed afterwards.
func (g *partGroup) keep(r regalloc.Reg) {
	g.live = g.live.Union(g.t.Machine.Conflicts(r))
	g.kept = append(g.kept, bytesOf(g.t.Machine, r)...)
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
			return bytesOf(g.t.Machine, l.Reg())
		}
		return bytesAt(l.Slot(), g.f.VRegs[v].Type.Bits)
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
	got.run(g.t, a.out)
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

func twoRegisters(split int) []parts {
	return []parts{{i386.EAX, i386.AL, i386.AH, split&1 != 0}, {i386.ECX, i386.CL, i386.CH, split&2 != 0}}
}

// TestPartsExhaustive carries out all groups of moves between two registers with
// parts and one without, where all that they do not write is needed and where
// nothing is, with free registers and without.
func TestPartsExhaustive(t *testing.T) {
	groups, inMemory := 0, 0
	for split := range 4 {
		regs := twoRegisters(split)
		wides, bytes := []regalloc.Reg{i386.ESI}, []regalloc.Reg(nil)
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
			g := newPartGroup()
			take := func(count int) int {
				k := choice % count
				choice /= count
				return k
			}
			all := take(2) == 1
			g.free = regalloc.SetOf(i386.EAX, i386.AL, i386.AH, i386.ECX, i386.CL, i386.CH, i386.ESI)
			if !all {
				g.free = g.free.Union(regalloc.SetOf(i386.EDX, i386.DL, i386.DH))
			}
			valid := true
			if k := take(n); k > 0 {
				g.add(wideValue, regalloc.InRegister(i386.ESI), regalloc.InRegister(wides[k-1]))
			} else if all {
				g.keep(i386.ESI)
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
	if inMemory == 0 || inMemory > groups/20 {
		t.Errorf("%d of %d groups go through memory", inMemory, groups)
	}
}

// TestPartsInMemory carries out random groups with slots of both sizes.
func TestPartsInMemory(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	for range 40000 {
		g := newPartGroup()
		g.free = regalloc.SetOf(i386.EAX, i386.AL, i386.AH, i386.ECX, i386.CL, i386.CH, i386.ESI)
		if rng.IntN(2) == 0 {
			g.free = g.free.Union(regalloc.SetOf(i386.EDX, i386.DL, i386.DH))
		}
		regs := twoRegisters(rng.IntN(4))
		wides := []regalloc.Loc{regalloc.InRegister(i386.ESI), regalloc.InSlot(0)}
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
		if !take(regalloc.InRegister(i386.ESI), wideValue, wides) {
			g.keep(i386.ESI)
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
		g := newPartGroup()
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
