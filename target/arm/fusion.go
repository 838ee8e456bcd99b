package arm

import (
	"strconv"

	"spillway/target"
)

// A fusedAccess is a load or a store that instructions do together with another one, or with an addition to its base.
type fusedAccess struct {
	tiles []string // that do the same to a register and memory
	asm   string
	bytes int64
	most  int // the greatest constant that is added
}

// fusedAccesses are all of them. Those of words make pairs.
var fusedAccesses = []fusedAccess{
	{[]string{"load32"}, "ldr", 4, maxOff},
	{[]string{"load8", "load1", "zext8to16.m", "zext8to32.m"}, "ldrb", 1, maxOff},
	{[]string{"load16", "zext16to32.m"}, "ldrh", 2, 255},
	{[]string{"sext8to16.m", "sext8to32.m"}, "ldrsb", 1, 255},
	{[]string{"sext16to32.m"}, "ldrsh", 2, 255},
	{[]string{"store32"}, "str", 4, maxOff},
	{[]string{"store8", "store1"}, "strb", 1, maxOff},
	{[]string{"store16"}, "strh", 2, 255},
}

// operand is the constraint of the register that a loads or stores, called name.
func (a *fusedAccess) operand(name string) string {
	if a.asm[0] == 'l' {
		return ">" + name + ":i32 "
	}
	return "<" + name + ":i32 "
}

// pairForms are the instructions for two words: any even register and the next, or two registers in ascending order whose
// addresses begin or end where the base points to, or right beside that.
var pairForms = []struct {
	name, asm, constant string
	regs                target.RegOrder
}{
	{"d", "d {d}, {e}, [{b}, {k}]", "-255..255", target.EvenNext},
	{"m", "m {b}, {{{d}, {e}}}", "0..0", target.Ascending},
	{"mib", "mib {b}, {{{d}, {e}}}", "4..4", target.Ascending},
	{"mda", "mda {b}, {{{d}, {e}}}", "-4..-4", target.Ascending},
	{"mdb", "mdb {b}, {{{d}, {e}}}", "-8..-8", target.Ascending},
}

// pairName returns the tile for two accesses.
func (a *fusedAccess) pairName(form string) string {
	return map[byte]string{'l': "ldr", 's': "st"}[a.asm[0]] + form + ".pair"
}

// fusionRows are the rows of fused tiles.
func fusionRows() (rows []target.Row) {
	for i := range fusedAccesses {
		a := &fusedAccesses[i]
		most := strconv.Itoa(a.most)
		constraints := a.operand("d") + "<b:i32 k:-" + most + ".." + most
		rows = append(rows,
			target.Row{Name: a.asm + ".post", Constraints: constraints, Flags: effect, Asm: a.asm + " {d}, [{b}], {k}"},
			target.Row{Name: a.asm + ".pre", Constraints: constraints, Flags: effect, Asm: a.asm + " {d}, [{b}, {k}]!"})
		if a.bytes != 4 {
			continue
		}
		for _, p := range pairForms {
			op := a.asm[:2]
			if p.name == "d" {
				op = a.asm
			}
			rows = append(rows, target.Row{Name: a.pairName(p.name), Constraints: a.operand("d") + a.operand("e") + "<b:i32 k:" + p.constant, Flags: effect, Asm: op + p.asm})
		}
	}
	return rows
}

// fusions returns what one instruction does in place of two.
func fusions(t *target.Target) (list []target.Fusion) {
	tile := func(name string) target.TileID {
		id, ok := t.Tile(name)
		if !ok {
			panic(t.Name + ": no tile " + name)
		}
		return id
	}
	add := tile("add32.ri")
	for i := range fusedAccesses {
		a := &fusedAccesses[i]
		for _, first := range a.tiles {
			list = append(list,
				target.Fusion{Kind: target.FusePost, First: tile(first), Second: add, Tile: tile(a.asm + ".post"), Bytes: a.bytes},
				target.Fusion{Kind: target.FusePre, First: tile(first), Second: add, Tile: tile(a.asm + ".pre"), Bytes: a.bytes})
			if a.bytes != 4 {
				continue
			}
			for _, p := range pairForms {
				list = append(list, target.Fusion{Kind: target.FusePair, First: tile(first), Second: tile(first), Tile: tile(a.pairName(p.name)), Bytes: a.bytes, Align: a.bytes, Regs: p.regs})
			}
		}
	}
	for n := 1; n <= mostSaved; n++ {
		number := ""
		if n > 1 {
			number = strconv.Itoa(n)
		}
		list = append(list, target.Fusion{Kind: target.FuseReturn, First: tile("pop" + number), Second: t.Frame.Ret, Tile: tile("popret" + number)})
	}
	return list
}
