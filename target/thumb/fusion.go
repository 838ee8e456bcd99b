package thumb

import (
	"spillway/regalloc"
	"spillway/target"
)

// A pairForm is an instruction for two words.
type pairForm struct {
	name, asm string
	wide      bool // Thumb-2's, of four bytes
	target.Fusion
}

// pairForms are all of them: those of two bytes have registers in ascending order and no offset, and write the end of the words to the base,
// unless they load the base.
var pairForms = []pairForm{
	{name: "ldm.in", asm: "ldm {b}, {{{d}, {e}}}" + two, Fusion: target.Fusion{Regs: target.Ascending, Base: target.BaseLoaded}},
	{name: "ldm", asm: "ldm {b}!, {{{d}, {e}}}" + two, Fusion: target.Fusion{Regs: target.Ascending, Base: target.BaseLost}},
	{name: "stm", asm: "stm {b}!, {{{d}, {e}}}" + two, Fusion: target.Fusion{Regs: target.Ascending, Base: target.BaseLost}},
	{name: "ldrd", asm: "ldrd {d}, {e}, [{b}, {k}]" + four, wide: true},
	{name: "strd", asm: "strd {d}, {e}, [{b}, {k}]" + four, wide: true},
}

// loads reports whether the words are loaded.
func (p *pairForm) loads() bool { return p.name[0] == 'l' }

// lowRegs are the registers of instructions of two bytes.
var lowRegs = regalloc.SetOf(0, 1, 2, 3, 4, 5, 6, 7)

// fusionRows are the rows of fused tiles.
func fusionRows(wide bool) (rows []target.Row) {
	for i := range pairForms {
		p := &pairForms[i]
		r := target.Row{Name: p.name + ".pair", Constraints: "<d:i32 <e:i32 <b:i32 k:0..0", Flags: effect, Asm: p.asm}
		if p.wide {
			r.Constraints = "<d:i32 <e:i32 <b:i32 k:pair"
		}
		if p.loads() {
			r.Constraints = ">d:i32 >e:i32" + r.Constraints[len("<d:i32 <e:i32"):]
		}
		if wide || !p.wide {
			rows = append(rows, r)
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
	for i := range pairForms {
		p := &pairForms[i]
		name, forms := "store32", []string{""}
		if p.loads() {
			name = "load32"
		}
		if p.wide && t.Features&T2 == 0 {
			continue
		} else if p.wide {
			forms = append(forms, ".wide")
		}
		for _, first := range forms {
			for _, second := range forms {
				x := p.Fusion
				x.Kind, x.First, x.Second, x.Tile, x.Bytes, x.Align = target.FusePair, tile(name+first), tile(name+second), tile(p.name+".pair"), 4, 4
				if !p.wide {
					x.Among = lowRegs
				}
				list = append(list, x)
			}
		}
	}
	return list
}
