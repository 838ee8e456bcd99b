package amd64

import (
	"math/rand/v2"
	"testing"

	"spillway/regalloc"
	"spillway/target"
	"spillway/target/tiletest"
)

// TestRegCosts holds the register costs that allocators see against the exact
// length. They agree where a tile has one line. Where it has two they may count a
// prefix twice, but never one too few; more lines they cannot express.
func TestRegCosts(t *testing.T) {
	m := Target(target.PIC)
	if err := m.Complete(); err != nil {
		t.Fatal(err)
	}
	g := &tiletest.Generator{Target: m, Rand: rand.New(rand.NewPCG(7, 8))}
	for i := range m.Tiles {
		tile := &m.Tiles[i]
		for range 20 {
			p := g.Place(tile)
			p.Long = false
			if tile.Mem >= 0 && p.Base < 0 {
				continue
			}
			plain := p
			for k := range plain.Regs {
				plain.Regs[k] = target.AnyReg
			}
			plain.Base, plain.Index = anyOf(p.Base), anyOf(p.Index)
			predicted := m.Bytes(tile.ID, &plain) + registerCost(m, tile, &p)
			exact := m.Bytes(tile.ID, &p)
			if len(tile.Asm) <= 2 && predicted < exact || predicted > exact && len(tile.Asm) == 1 {
				t.Errorf("%s at %v base %d index %d: predicted %d bytes, exact %d", tile.Name, p.Regs, p.Base, p.Index, predicted, exact)
			}
		}
	}
}

func anyOf(r regalloc.Reg) regalloc.Reg {
	if r < 0 {
		return r
	}
	return target.AnyReg
}

// registerCost sums up what the RegCosts say about the registers of p.
func registerCost(m *target.Target, tile *target.Tile, p *target.Place) (bytes int) {
	prefix := false
	add := func(id regalloc.RegCostID, r regalloc.Reg) {
		c := &m.Machine.RegCosts[id]
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
		if tile.Imm >= 0 && (p.Imm < -128 || p.Imm > 127) {
			id = tile.Operands[k].LongCost
		}
		add(id, p.Regs[k])
	}
	if tile.Mem >= 0 {
		base, index := tile.AddressCosts(p.Index >= 0, p.Off == 0 && !p.Sym)
		if p.Base >= 0 {
			add(base, p.Base)
		}
		if p.Index >= 0 {
			add(index, p.Index)
		}
	}
	if prefix {
		bytes += int(m.Machine.PrefixBytes)
	}
	return bytes
}
