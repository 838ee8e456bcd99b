package amd64

import (
	"testing"

	"spillway/target"
)

// TestForms checks forms found by comparing patterns, one of each kind.
func TestForms(t *testing.T) {
	m := Target(target.PIC)
	for _, c := range []struct{ tile, operand, mem, imm string }{
		{"add32.rr", "b", "add32.rm", "add32.ri"},
		{"add32.rr", "a", "add32.mr", ""},
		{"add32.rr", "d", "add32.mr", ""},
		{"add8.ri", "d", "add8.mi", ""},
		{"neg64.r", "a", "neg64.m", ""},
		{"shl16.rc", "d", "shl16.mc", ""},
		{"shl16.rc", "c", "", ""},
		{"mul64.ri", "a", "mul64.mi", ""},
		{"br.cmp16.rr", "a", "br.cmp16.mr", ""},
		{"br.cmp16.rr", "b", "br.cmp16.rm", "br.cmp16.ri"},
		{"br.cmp64.r0", "a", "br.cmp64.m0", ""},
		{"sel32.cmp32.rr", "x", "selm32.cmp32.rr", ""},
		{"sel32.cmp32.rr", "y", "", ""}, // it shares its location with the result
		{"udiv32.r", "b", "udiv32.m", ""},
		{"udiv32.r", "a", "", ""}, // it is in rax
		{"addsd.rr", "b", "addsd.rm", "addsd.rk"},
		{"move64", "a", "load64", ""},
		{"move64", "d", "store64", ""},
		{"movess", "a", "loadss", ""},
		{"zext8to32", "a", "zext8to32.m", ""},
		{"store32", "v", "", "store32.i"},
		{"const32", "d", "store32.i", ""},
		{"call.r", "f", "call.m", "call.sym"},
		{"adc64.rr", "b", "adc64.rm", "adc64.ri"},
		{"mul32.rr.zx", "b", "mul32.rm.zx", "mul32.ri.zx"},
	} {
		tile := &m.Tiles[find(t, m, c.tile)]
		k := operand(tile, c.operand)
		if got := nameOf(m, tile.MemForm[k]); got != c.mem {
			t.Errorf("%s with %s in memory: %q, want %q", c.tile, c.operand, got, c.mem)
		}
		if got := nameOf(m, tile.ImmForm[k]); got != c.imm && c.imm != "" {
			t.Errorf("%s with %s as a constant: %q, want %q", c.tile, c.operand, got, c.imm)
		}
	}
	if got := nameOf(m, m.Tiles[find(t, m, "adc64.rr")].Unused[1]); got != "adc64.rr.last" {
		t.Errorf("adc64.rr without its carry: %q", got)
	}
}

func find(t *testing.T, m *target.Target, name string) target.TileID {
	t.Helper()
	id, ok := m.Tile(name)
	if !ok {
		t.Fatalf("no tile %s", name)
	}
	return id
}

func operand(tile *target.Tile, name string) int {
	for k := range tile.Operands {
		if tile.Operands[k].Name == name {
			return k
		}
	}
	return -1
}

func nameOf(m *target.Target, id target.TileID) string {
	if id == target.NoTile {
		return ""
	}
	return m.Tiles[id].Name
}
