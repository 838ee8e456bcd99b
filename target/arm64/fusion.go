package arm64

import (
	"strconv"
	"strings"

	"spillway/target"
)

// A fusedAccess is a load or a store that instructions do together with another one, or with an addition to its base.
type fusedAccess struct {
	tiles []string // that do the same to a register and memory
	op    string   // ld or st, and what is after the name
	type_ string   // of the register
	reg   string   // what stands for the register in text; "" : an operand of type_
	bytes string
	pairs bool
}

// fusedAccesses are all of them. Those of the same op, type and size make pairs.
var fusedAccesses = []fusedAccess{
	{[]string{"load64"}, "ldr", "i64", "", "8", true},
	{[]string{"load32", "zext32to64.m", "load64.lo"}, "ldr", "i32", "", "4", true},
	{[]string{"sext32to64.m"}, "ldrsw", "i64", "", "4", true},
	{[]string{"load16", "zext16to32.m", "zext16to64.m"}, "ldrh", "i32", "", "2", false},
	{[]string{"load8", "load1", "zext8to32.m", "zext8to64.m", "zext8to16.m"}, "ldrb", "i32", "", "1", false},
	{[]string{"loadv"}, "ldr", "v", "", "16", true},
	{[]string{"loadf64", "of64.m", "ofi64.m"}, "ldr", "f64", "", "8", true},
	{[]string{"loadf32", "of32.m", "ofi32.m"}, "ldr", "f32", "", "4", true},
	{[]string{"store64"}, "str", "i64", "", "8", true},
	{[]string{"store64.zero", "storef64.zero"}, "str", "i64", "xzr", "8", true},
	{[]string{"store32"}, "str", "i32", "", "4", true},
	{[]string{"store32.zero", "storef32.zero"}, "str", "i32", "wzr", "4", true},
	{[]string{"store16"}, "strh", "i32", "", "2", false},
	{[]string{"store16.zero"}, "strh", "i32", "wzr", "2", false},
	{[]string{"store8", "store1"}, "strb", "i32", "", "1", false},
	{[]string{"store8.zero", "store1.zero"}, "strb", "i32", "wzr", "1", false},
	{[]string{"storev"}, "str", "v", "", "16", true},
	{[]string{"storef64", "firstf64.m", "firsti64.m"}, "str", "f64", "", "8", true},
	{[]string{"storef32", "firstf32.m", "firsti32.m"}, "str", "f32", "", "4", true},
}

// isLoad reports whether a is a load.
func (a *fusedAccess) isLoad() bool { return strings.HasPrefix(a.op, "ld") }

// name returns what the names of fused tiles begin with.
func (a *fusedAccess) name() string { return a.op + "." + a.type_ + a.reg }

// operand returns the register in text and in constraints, where it is called name.
func (a *fusedAccess) operand(name string) (text, constraint string) {
	switch {
	case a.reg != "":
		return a.reg, ""
	case a.isLoad():
		constraint = ">"
	default:
		constraint = "<"
	}
	width := map[string]string{"i32": "32", "i64": "64", "f32": "32", "f64": "64", "v": "128"}[a.type_]
	return "{" + name + ":" + width + "}", constraint + name + ":" + a.type_ + " "
}

// pairName is the instruction for two accesses of a kind.
func (a *fusedAccess) pairName() string {
	return map[string]string{"ldr": "ldp", "str": "stp", "ldrsw": "ldpsw"}[a.op]
}

// eachPair calls do with each two accesses that one instruction does, the first one below the other.
func eachPair(do func(name string, a, b *fusedAccess)) {
	for i := range fusedAccesses {
		for k := range fusedAccesses {
			a, b := &fusedAccesses[i], &fusedAccesses[k]
			if a.pairs && b.pairs && a.op == b.op && a.type_ == b.type_ {
				do(a.name()+".pair"+b.reg, a, b)
			}
		}
	}
}

// fusionRows are the rows of fused tiles.
func fusionRows() (rows []target.Row) {
	eachPair(func(name string, a, b *fusedAccess) {
		x, cx := a.operand("d")
		y, cy := b.operand("e")
		rows = append(rows, target.Row{Name: name, Constraints: cx + cy + "<b:i64 k:pair" + a.bytes, Flags: effect,
			Asm: a.pairName() + " " + x + ", " + y + ", [{b}, {k}]"})
	})
	for i := range fusedAccesses {
		a := &fusedAccesses[i]
		x, c := a.operand("d")
		rows = append(rows,
			target.Row{Name: a.name() + ".post", Constraints: c + "<b:i64 k:-256..255", Flags: effect, Asm: a.op + " " + x + ", [{b}], {k}"},
			target.Row{Name: a.name() + ".sym", Constraints: c + "<b:i64 k:sym", Flags: effect, Asm: "adrp {b}, {k:pc}; " + a.op + " " + x + ", [{b}, :lo12:{k:pc}]"},
			target.Row{Name: a.name() + ".pre", Constraints: c + "<b:i64 k:-256..255", Flags: effect, Asm: a.op + " " + x + ", [{b}, {k}]!"})
	}
	for i := range fusedAccesses {
		a := &fusedAccesses[i]
		x, c := a.operand("d")
		for _, e := range indexExtensions {
			rows = append(rows, target.Row{Name: a.name() + "." + e.asm, Constraints: c + "<b:i64 <i:i32", Flags: effect, Asm: a.op + " " + x + ", [{b}, {i:32}, " + e.asm + "]"})
			if a.shift() > 0 {
				rows = append(rows, target.Row{Name: a.name() + "." + e.asm + ".scaled", Constraints: c + "<b:i64 <i:i32", Flags: effect,
					Asm: a.op + " " + x + ", [{b}, {i:32}, " + e.asm + " #" + strconv.Itoa(a.shift()) + "]"})
			}
		}
	}
	return rows
}

// indexExtensions are what makes an index of 64 bits of one of 32 bits, and how addresses do that.
var indexExtensions = []struct{ tile, asm string }{{"sext32to64", "sxtw"}, {"zext32to64", "uxtw"}}

// shift returns by how many bits an index is shifted that counts accesses.
func (a *fusedAccess) shift() int { return map[string]int{"2": 1, "4": 2, "8": 3, "16": 4}[a.bytes] }

// fusions returns what one instruction does in place of two.
func fusions(t *target.Target) (list []target.Fusion) {
	tile := func(name string) target.TileID {
		id, ok := t.Tile(name)
		if !ok {
			panic(t.Name + ": no tile " + name)
		}
		return id
	}
	bytes := func(a *fusedAccess) int64 {
		n, _ := strconv.ParseInt(a.bytes, 10, 64)
		return n
	}
	eachPair(func(name string, a, b *fusedAccess) {
		for _, first := range a.tiles {
			for _, second := range b.tiles {
				list = append(list, target.Fusion{Kind: target.FusePair, First: tile(first), Second: tile(second), Tile: tile(name), Bytes: bytes(a)})
			}
		}
	})
	add, symaddr := tile("add64.ri"), tile("symaddr")
	for i := range fusedAccesses {
		a := &fusedAccesses[i]
		for _, first := range a.tiles {
			list = append(list,
				target.Fusion{Kind: target.FusePost, First: tile(first), Second: add, Tile: tile(a.name() + ".post"), Bytes: bytes(a)},
				target.Fusion{Kind: target.FusePre, First: tile(first), Second: add, Tile: tile(a.name() + ".pre"), Bytes: bytes(a)},
				target.Fusion{Kind: target.FuseSym, First: tile(first), Second: symaddr, Tile: tile(a.name() + ".sym"), Bytes: bytes(a)})
		}
	}
	for i := range fusedAccesses {
		a := &fusedAccesses[i]
		for _, first := range a.tiles {
			for _, e := range indexExtensions {
				x := target.Fusion{Kind: target.FuseIndex, First: tile(first), Second: tile(e.tile), Tile: tile(a.name() + "." + e.asm), Bytes: bytes(a), Scale: 1}
				list = append(list, x)
				if a.shift() > 0 {
					x.Tile, x.Scale = tile(a.name()+"."+e.asm+".scaled"), uint8(x.Bytes)
					list = append(list, x)
				}
			}
		}
	}
	return list
}
