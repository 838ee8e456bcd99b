package tiletest

import (
	"math/rand/v2"
	"testing"

	"spillway/regalloc"
	"spillway/target"
)

// CheckPrices assembles what allocation inserts and what it lets instructions be,
// and compares the lengths with the prices in the Machine of m: moves, loads,
// stores and exchanges in all registers of each class; saving and restoring of
// registers; operands of the tiles in registers of all kinds and in slots. The
// flags are for cc.
func CheckPrices(t *testing.T, m *target.Target, flags ...string) {
	t.Helper()
	if err := m.Complete(); err != nil {
		t.Fatal(err)
	}
	p := &pricing{t: t, m: m, g: &Generator{Target: m, Rand: rand.New(rand.NewPCG(7, 8))}}
	for c := range m.Machine.Classes {
		p.class(regalloc.ClassID(c))
	}
	for r := range m.Machine.Regs {
		p.saving(regalloc.Reg(r))
	}
	for i := range m.Tiles {
		p.registers(&m.Tiles[i])
		p.slots(&m.Tiles[i])
	}
	p.compare(flags)
}

// pricing collects the code to assemble and its expected lengths.
type pricing struct {
	t      *testing.T
	m      *target.Target
	g      *Generator
	code   []Instance
	priced []priced
}

// priced is an expectation: the length of instances plus, less that of instances
// minus, is bytes; or up to bytes, if bound is set.
type priced struct {
	what        string
	plus, minus []int // into code
	bytes       int
	bound       bool
}

// add enters an instance and returns its number.
func (p *pricing) add(id target.TileID, at target.Assignment) int {
	p.code = append(p.code, Instance{Tile: id, At: at})
	return len(p.code) - 1
}

// inRegs returns the Assignment of an instance of the tile with its operands in the
// given registers, and, if it has an address, that of a slot near the stack pointer.
func (p *pricing) inRegs(id target.TileID, regs ...regalloc.Reg) target.Assignment {
	at := target.Assignment{Base: regalloc.NoReg, Index: regalloc.NoReg}
	copy(at.Regs[:], regs)
	if p.m.Tiles[id].Mem >= 0 {
		at.Base, at.Off = p.m.SP, p.slot(id)
	}
	return at
}

// slot returns the offset of a slot near the stack pointer that the tile reaches.
func (p *pricing) slot(id target.TileID) int64 {
	if p.m.ReachesSlot(id, p.m.SP, 8) {
		return 8
	}
	return 0
}

// class enters the operations that move values of class c.
func (p *pricing) class(c regalloc.ClassID) {
	class, moves := &p.m.Machine.Classes[c], &p.m.Moves[c]
	if moves.Load == target.NoTile {
		return // no values are of this class, only operands
	}
	prefix := func(regs ...regalloc.Reg) int {
		for _, r := range regs {
			if class.Prefix.Has(r) {
				return int(p.m.Machine.PrefixBytes)
			}
		}
		return 0
	}
	one := func(what string, bytes int8, id target.TileID, regs ...regalloc.Reg) {
		if id == target.NoTile {
			return
		}
		n := p.add(id, p.inRegs(id, regs...))
		p.priced = append(p.priced, priced{what: what + " of class " + class.Name, plus: []int{n}, bytes: int(bytes) + prefix(regs...)})
	}
	for _, a := range class.Regs {
		one("load", class.Load, moves.Load, a)
		one("store", class.Store, moves.Store, a)
		for _, b := range class.Regs {
			if a != b && class.Regs[0] != b { // the first one has short exchanges
				one("move", class.Move, moves.Move, a, b)
			}
			if a != b && moves.Swap != target.NoTile {
				p.exchange(class, moves.Swap, a, b, prefix(a, b))
			}
		}
	}
	if (moves.Swap != target.NoTile) != (class.Swap >= 0) {
		p.t.Errorf("class %s: an exchange is priced %d, its tile is %d", class.Name, class.Swap, moves.Swap)
	}
}

// exchange enters an exchange of a and b: results are tied to the uses. It may
// be shorter than its price, in the accumulator.
func (p *pricing) exchange(class *regalloc.Class, id target.TileID, a, b regalloc.Reg, prefix int) {
	tile := &p.m.Tiles[id]
	regs := make([]regalloc.Reg, tile.NumDefs+tile.NumUses)
	uses := []regalloc.Reg{a, b}
	for k := range regs {
		if k < tile.NumDefs {
			regs[k] = uses[tile.Operands[k].Tied-tile.NumDefs]
		} else {
			regs[k] = uses[k-tile.NumDefs]
		}
	}
	accum := p.m.Accum >= 0 && (p.m.Machine.Whole(a) == p.m.Accum || p.m.Machine.Whole(b) == p.m.Accum)
	p.priced = append(p.priced, priced{what: "exchange of class " + class.Name, plus: []int{p.add(id, p.inRegs(id, regs...))}, bytes: int(class.Swap) + prefix*len(tile.Lines(0)), bound: accum})
}

// saving enters what saves and restores r, if it must be saved: with one next to it, where one instruction
// takes two.
func (p *pricing) saving(r regalloc.Reg) {
	if !p.saved(r) {
		return
	}
	f, x := &p.m.Frame, &p.m.Machine.Regs[r]
	regs := []regalloc.Reg{r}
	for _, other := range []regalloc.Reg{r + 1, r - 1} {
		if len(regs) == 1 && other >= 0 && int(other) < len(p.m.Machine.Regs) && p.saved(other) && f.Bank(other) == f.Bank(r) {
			regs = append(regs, other)
		}
	}
	push, n := f.SaveFirst(regs)
	pop, _ := f.RestoreLast(regs[:n])
	p.priced = append(p.priced, priced{what: "saving of " + x.Name, plus: []int{p.add(push, p.inRegs(push, regs[:n]...)), p.add(pop, p.inRegs(pop, regs[:n]...))}, bytes: n * int(x.SaveCost)})
}

// saved reports whether functions save r, which is not part of another register.
func (p *pricing) saved(r regalloc.Reg) bool {
	x := &p.m.Machine.Regs[r]
	return x.SaveCost > 0 && x.Part == nil
}

// registers enters some instances of the tile in random registers: they have the
// length of one in registers that cost nothing and what the RegCosts say of these.
// A tile of two lines may be priced too high, since a prefix of each counts; of more
// lines, or more addresses, the prices are not exact.
func (p *pricing) registers(tile *target.Tile) {
	if len(tile.Lines(0)) > 2 || addresses(tile) > 1 {
		return
	}
	for range 12 {
		at := p.g.Assignment(tile)
		at.Long = false
		if tile.Mem >= 0 && at.Base < 0 {
			continue
		}
		plain := at
		for k := range plain.Regs {
			plain.Regs[k] = target.AnyReg
		}
		plain.Base, plain.Index = anyOf(at.Base), anyOf(at.Index)
		p.priced = append(p.priced, priced{
			what: "registers of " + tile.Name, plus: []int{p.add(tile.ID, at)},
			bytes: p.m.Bytes(tile.ID, &plain) + p.registerCost(tile, &at), bound: len(tile.Lines(0)) > 1,
		})
	}
}

// addresses returns how many lines of the tile have its address.
func addresses(tile *target.Tile) (n int) {
	lines := tile.Lines(0)
	for i := range lines {
		if lines[i].UsesMem() {
			n++
		}
	}
	return n
}

func anyOf(r regalloc.Reg) regalloc.Reg {
	if r < 0 {
		return r
	}
	return target.AnyReg
}

// registerCost sums the RegCosts of the registers of an Assignment.
func (p *pricing) registerCost(tile *target.Tile, at *target.Assignment) (bytes int) {
	prefix := false
	add := func(id regalloc.RegCostID, r regalloc.Reg) {
		c := &p.m.Machine.RegCosts[id]
		prefix = prefix || c.Prefix.Has(r)
		if c.Longer.Has(r) {
			bytes++
		}
		if c.Shorter.Has(r) {
			bytes--
		}
	}
	for k := range tile.NumDefs + tile.NumUses {
		id := tile.Operands[k].RegCost
		if tile.LongImm(at.Imm, at.ImmSym) {
			id = tile.Operands[k].LongCost
		}
		add(id, at.Regs[k])
	}
	if tile.Mem >= 0 {
		base, index := tile.AddressCosts(at.Index >= 0, at.Off == 0 && !at.Sym)
		if at.Base >= 0 {
			add(base, at.Base)
		}
		if at.Index >= 0 {
			add(index, at.Index)
		}
	}
	if prefix {
		bytes += int(p.m.Machine.PrefixBytes)
	}
	return bytes
}

// slots enters the forms of the tile with an operand in a slot, besides the tile
// in registers that cost nothing: the difference is the price of the slot.
func (p *pricing) slots(tile *target.Tile) {
	if tile.Mem >= 0 {
		return
	}
	for k, bytes := range tile.MemBytes {
		if bytes == regalloc.NoAlt {
			continue
		}
		form := &p.m.Tiles[tile.MemForm[k]]
		at, ok := p.plain(tile, form, k)
		if !ok {
			p.t.Errorf("%s: no registers that cost nothing", tile.Name)
			continue
		}
		p.priced = append(p.priced, priced{
			what: "slot of " + tile.Name, plus: []int{p.add(form.ID, p.folded(tile, form, at, k))}, minus: []int{p.add(tile.ID, at)}, bytes: int(bytes),
		})
	}
}

// plain returns an Assignment for the tile in which no register costs anything, nor
// does any in its form with operand k in a slot.
func (p *pricing) plain(tile, form *target.Tile, k int) (at target.Assignment, ok bool) {
	for range 1000 {
		at = p.g.Assignment(tile)
		at.Imm, at.ImmSym, at.Long = p.small(tile), false, false
		folded := p.folded(tile, form, at, k)
		if p.costless(tile, &at) && p.costless(form, &folded) {
			return at, true
		}
	}
	return at, false
}

// small returns a constant that the tile can have, as small as may be.
func (p *pricing) small(tile *target.Tile) int64 {
	if tile.Imm < 0 {
		return 0
	}
	for _, v := range []int64{5, 8, 1, 64} {
		if tile.Operands[tile.Imm].Imm.Allows(v, nil) {
			return v
		}
	}
	return tile.Operands[tile.Imm].Imm.Lo
}

// costless reports whether no RegCost of the tile says anything about its operands
// in registers.
func (p *pricing) costless(tile *target.Tile, at *target.Assignment) bool {
	for k := range tile.NumDefs + tile.NumUses {
		c := &p.m.Machine.RegCosts[tile.Operands[k].RegCost]
		if r := at.Regs[k]; c.Prefix.Has(r) || c.Longer.Has(r) || c.Shorter.Has(r) {
			return false
		}
	}
	return true
}

// folded returns the Assignment of the form of the tile with operand k in a slot.
func (p *pricing) folded(tile, form *target.Tile, at target.Assignment, k int) target.Assignment {
	tied := -1
	if k < tile.NumDefs {
		tied = tile.Operands[k].Tied
	}
	var regs []regalloc.Reg
	for i := range tile.NumDefs + tile.NumUses {
		if i != k && i != tied {
			regs = append(regs, at.Regs[i])
		}
	}
	at.Regs = [target.MaxRegOperands]regalloc.Reg{}
	copy(at.Regs[:], regs)
	at.Base, at.Index, at.Off = p.m.SP, regalloc.NoReg, p.slot(form.ID)
	return at
}

// compare assembles everything and compares.
func (p *pricing) compare(flags []string) {
	p.t.Helper()
	length := lengths(p.t, p.m, p.code, flags...)
	wrong := 0
	for _, x := range p.priced {
		got, text := 0, ""
		for _, n := range x.plus {
			got += length[n]
			text += p.code[n].Text
		}
		for _, n := range x.minus {
			got -= length[n]
			text += "less\n" + p.code[n].Text
		}
		if got > x.bytes || got < x.bytes && !x.bound {
			p.t.Errorf("%s: %d bytes, priced %d:\n%s", x.what, got, x.bytes, text)
			if wrong++; wrong > 20 {
				p.t.FailNow()
			}
		}
	}
	p.t.Logf("%d prices, %d instances", len(p.priced), len(p.code))
}
