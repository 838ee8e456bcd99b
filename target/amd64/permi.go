package amd64

import (
	"fmt"
	"strings"

	"spillway/regalloc"
	"spillway/target"
	"spillway/target/x86"
)

// permiBanks are the types that fill a whole register, by class.
var permiBanks = []struct {
	typ   string
	class regalloc.ClassID
}{{"i64", ClassR64}, {"v", ClassV}}

// permiShapes are the permutations that one instruction does [Buchwald15]: the
// lengths of the disjoint cycles.
var permiShapes = [][]int{{2}, {3}, {4}, {5}, {2, 2}, {2, 3}}

// permiRows returns the tiles of the feature Permi, for whole registers of either
// bank. No assembler knows them; for their length five registers take four bits
// each besides two bytes of opcode.
func permiRows() (rows []target.Row) {
	for _, bank := range permiBanks {
		for _, cycles := range permiShapes {
			rows = append(rows, permiRow(bank.typ, cycles))
		}
	}
	return rows
}

// permiName returns the tile for values of type typ with cycles of the given lengths.
func permiName(typ string, cycles []int) string {
	if len(cycles) == 1 {
		return fmt.Sprintf("permi5.%s.%d", typ, cycles[0])
	}
	return fmt.Sprintf("permi23.%s.%d", typ, cycles[1])
}

// permiRow writes the row: in each cycle result i is what use i-1 was.
func permiRow(typ string, cycles []int) target.Row {
	var results, uses, ties, names []string
	for _, n := range cycles {
		first := len(results)
		for i := range n {
			result := first + i
			results = append(results, fmt.Sprintf("d%d:%s", result, typ))
			uses = append(uses, fmt.Sprintf("a%d:%s", first+(i+n-1)%n, typ))
			ties = append(ties, fmt.Sprintf("d%d=a%d", result, result))
			names = append(names, fmt.Sprintf("{d%d}", result))
		}
	}
	name := permiName(typ, cycles)
	mnemonic, _, _ := strings.Cut(name, ".")
	return target.Row{
		Name:        name,
		Pattern:     strings.Join(results, ", ") + " = " + strings.Join(uses, ", "),
		Constraints: strings.Join(ties, " "),
		Asm:         mnemonic + " " + strings.Join(names, ", ") + " | 0F 00 +3",
		Needs:       Permi,
		Flags:       target.TileHidden,
	}
}

// namePermi enters the tiles of the feature Permi in t.Moves.
func namePermi(t *target.Target) {
	for _, bank := range permiBanks {
		tiles := &target.PermiTiles{}
		for _, cycles := range permiShapes {
			id := x86.Tile(t, permiName(bank.typ, cycles))
			if len(cycles) == 1 {
				tiles.Cycle[cycles[0]] = id
			} else {
				tiles.Pair[cycles[1]] = id
			}
		}
		t.Moves[bank.class].Permi = tiles
	}
}
