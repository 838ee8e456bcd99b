package i386

import (
	"testing"

	"spillway/regalloc"
	"spillway/target"
)

func TestRows(t *testing.T) {
	for _, reloc := range []target.Relocation{target.PIC, target.Static} {
		m, err := build(reloc, 0)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Complete(); err != nil {
			t.Error(err)
		}
	}
	for _, cpu := range cpus {
		if err := withCPU(t, cpu).Complete(); err != nil {
			t.Error(err)
		}
	}
}

// TestByteOperands looks at which operands may be in registers of 8 bits: * in
// any, l in low parts, - in none; and at the tiles that see them no wider.
func TestByteOperands(t *testing.T) {
	m := Target(target.PIC)
	for _, c := range []struct{ name, operands, narrow string }{
		{"add8.rr", "--l", "add8.rr.b"}, {"add8.rr.b", "***", ""}, {"add8.rm", "**", ""}, {"add32.rr", "---", ""},
		{"br.cmp8.rr", "**", ""}, {"sel8.cmp8.rr", "-**l-", ""}, {"set.cmp32.rr", "*--", ""},
		{"load8", "-", "load8.b"}, {"store8", "*", ""}, {"zext8to32", "-*", ""}, {"trunc8to32", "--", "trunc32to8.b"}, {"trunc32to8.b", "*-", ""},
		{"shr8.rc", "***", ""}, {"shl8.rc", "--*", "shl8.rc.b"}, {"shr32.rc", "---", ""}, {"mul8.rr", "--l", ""}, {"mul8.r3", "-l", ""},
		{"const8", "*", ""}, {"zero8", "-", "zero8.b"}, {"cmpxchg8", "****", ""}, {"adc32.rr", "-*--*", ""},
	} {
		id, ok := m.Tile(c.name)
		if !ok {
			t.Errorf("no tile %s", c.name)
			continue
		}
		tile := &m.Tiles[id]
		got := ""
		for k := range tile.NumDefs + tile.NumUses {
			got += map[regalloc.ClassID]string{0: "-", ClassB8: "*", ClassL8: "l"}[tile.Operands[k].Part]
		}
		narrow := ""
		if tile.Narrow != target.NoTile {
			narrow = m.Tiles[tile.Narrow].Name
		}
		if got != c.operands || narrow != c.narrow {
			t.Errorf("%s: operands %s and the tile %q for bytes, want %s and %q", c.name, got, narrow, c.operands, c.narrow)
		}
	}
	for i := range m.Tiles {
		tile := &m.Tiles[i]
		if tile.Flags&target.TileByte != 0 && tile.Flags&target.TileHidden == 0 {
			t.Errorf("%s may be matched", tile.Name)
		}
		if (tile.Name == "zero8.b" || tile.Name == "zero8") && tile.Flags&target.TileRemat == 0 {
			t.Errorf("%s cannot be rematerialized", tile.Name)
		}
		for k := range tile.MemForm {
			for _, form := range append([]target.TileID{tile.MemForm[k]}, tile.ImmForms[k]...) {
				if form != target.NoTile && tile.Flags&target.TileByte == 0 && m.Tiles[form].Flags&target.TileByte != 0 {
					t.Errorf("%s has the form %s", tile.Name, m.Tiles[form].Name)
				}
			}
		}
	}
}

// cpus are the names of machines with extensions for which rows are tested.
var cpus = []string{"x86-64-v2", "sandybridge", "x86-64-v3"}

func withCPU(t *testing.T, name string) *target.Target {
	m := Target(target.PIC)
	set, err := m.CPUByName(name)
	if err != nil {
		t.Fatal(err)
	}
	return m.WithFeatures(set)
}
