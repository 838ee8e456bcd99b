package target_test

import (
	"strings"
	"testing"

	"spillway/internal/risc"
	"spillway/target"
)

// TestLiteralUses reads what rows have in the literal pool.
func TestLiteralUses(t *testing.T) {
	machine := risc.Target()
	for name, want := range map[string][]target.LiteralUse{
		"literal":      {{Operand: 1, Label: -1, Bytes: 4, Hi: 1018}},
		"literal.near": {{Operand: 1, Label: -1, Bytes: 4, Lo: -200, Hi: 200}},
		"literal.here": {{Operand: 1, Form: 1, Ahead: 8, Bytes: 4, Hi: 1018}},
		"add.far":      nil,
	} {
		id, ok := machine.Tile(name)
		if !ok {
			t.Fatalf("no tile %s", name)
		}
		tile := &machine.Tiles[id]
		got := tile.Literals()
		if len(got) != len(want) || len(got) > 0 && got[0] != want[0] || tile.LiteralBytes() != 4*len(want) {
			t.Errorf("%s has %v of %d bytes, want %v", name, got, tile.LiteralBytes(), want)
		}
	}
}

// TestWrongLiterals has errors for what makes no sense in the literal pool.
func TestWrongLiterals(t *testing.T) {
	for ref, want := range map[string]string{
		"{k:lit=there}": `no form "there"`, "{k:little}": "want =form", "{d:lit}": `no constant "d"`, "{k:lit-Lx}": "want -L and a digit",
	} {
		machine := risc.Target()
		wrong := *machine
		err := wrong.Finish([]target.Row{{Name: "wrong", Pattern: "d:i32 = k:imm", Asm: "ldl {d}, " + ref + " | +4"}})
		if err == nil {
			err = wrong.Complete()
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", ref, err, want)
		}
	}
}
