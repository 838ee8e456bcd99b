package amd64

import (
	"bytes"
	"debug/elf"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// instance is a tile with its operands placed.
type instance struct {
	tile  target.TileID
	place target.Place
	bytes int
	text  string
}

// generator makes random instances of tiles.
type generator struct {
	t   *target.Target
	rng *rand.Rand
}

// place returns random places for the operands of tile.
func (g *generator) place(tile *target.Tile) target.Place {
	p := target.Place{Base: regalloc.NoReg, Index: regalloc.NoReg}
	var used regalloc.RegSet
	for k := range tile.NumDefs + tile.NumUses {
		p.Regs[k] = target.AnyReg
		if r := tile.Operands[k].Fixed; r != regalloc.NoReg {
			p.Regs[k] = r
			used.Add(r)
		}
	}
	for k := tile.NumDefs + tile.NumUses - 1; k >= 0; k-- {
		o := &tile.Operands[k]
		switch {
		case p.Regs[k] != target.AnyReg:
		case o.Tied >= 0:
			p.Regs[k] = p.Regs[o.Tied]
		default:
			p.Regs[k] = g.register(g.t.Machine.Classes[o.Class].Regs, &used)
		}
	}
	if tile.Mem >= 0 {
		g.address(&p, &used)
	}
	if tile.Imm >= 0 {
		g.constant(&p, &tile.Operands[tile.Imm])
	}
	if tile.Pred >= 0 {
		p.Pred = g.predicate(tile)
	}
	p.Out = []int64{0, 16, 4096}[g.rng.IntN(3)]
	if tile.Flags&target.TileTerm != 0 {
		p.Falls, p.Long = int8(g.rng.IntN(3)), g.rng.IntN(2) == 0
	}
	return p
}

// register picks a register of regs that is not in used, preferring the ones
// with quirks.
func (g *generator) register(regs []regalloc.Reg, used *regalloc.RegSet) regalloc.Reg {
	for {
		if r := regs[g.rng.IntN(len(regs))]; !used.Has(r) {
			used.Add(r)
			return r
		}
	}
}

func (g *generator) address(p *target.Place, used *regalloc.RegSet) {
	p.Off = []int64{0, 0, 8, -128, 127, 128, 4096, -4096}[g.rng.IntN(8)]
	p.Scale = 1 << g.rng.IntN(4)
	bases := append([]regalloc.Reg{RSP}, preference...)
	shape := g.rng.IntN(6)
	if shape == 5 {
		p.Sym = true
		if g.t.Address.SymBase {
			shape = g.rng.IntN(4)
		}
	}
	if shape <= 3 {
		p.Base = g.register(bases, used)
	}
	if shape == 2 || shape == 3 || shape == 4 {
		p.Index = g.register(preference, used)
	}
}

func (g *generator) constant(p *target.Place, o *target.Operand) {
	if o.Imm.Sym && (o.Imm.Lo > o.Imm.Hi || g.rng.IntN(4) == 0) {
		p.ImmSym, p.Imm = true, int64(g.rng.IntN(2)*12)
		return
	}
	for {
		v := []int64{0, 1, -1, 100, 127, 128, -128, -129, 255, 256, 32767, -32768, 40000, 1 << 30, -1 << 31, 1<<31 - 1, 1 << 31, 1<<32 - 1, 1<<32 - 8, 1 << 40, -1 << 40,
			1 << g.rng.IntN(63), int64(g.rng.Uint64()) >> g.rng.IntN(64), o.Imm.Lo, o.Imm.Hi, 5}[g.rng.IntN(26)]
		if o.Type.IsInt() && o.Type.Bits < 64 {
			v = ir.SignExtend(uint64(v), o.Type.Bits)
		}
		if o.Type == ir.F32 {
			v &= 1<<32 - 1
		}
		if o.Imm.Allows(v, false) {
			p.Imm = v
			return
		}
	}
}

// predicate picks a predicate that the tile's comparison may have.
func (g *generator) predicate(tile *target.Tile) ir.Pred {
	op := comparison(tile.Pattern)
	for {
		p := ir.Pred(g.rng.IntN(int(ir.NumPreds)))
		if (op.Op == ir.OpFCmp) == (p >= ir.FFalse) && g.t.Syntax.CC[p] != "" {
			return p
		}
	}
}

// comparison returns the comparison in n whose predicate is an operand, or nil.
func comparison(n *target.Node) *target.Node {
	if n.PredOp >= 0 {
		return n
	}
	for _, k := range n.Kids {
		if c := comparison(k); c != nil {
			return c
		}
	}
	return nil
}

// pool collects the constants that a text refers to.
type pool struct {
	labels map[string]bool
	order  []string
}

func (p *pool) label(size int, bits uint64) string {
	l := fmt.Sprintf("pool%d_%x", size, bits)
	if !p.labels[l] {
		p.labels[l] = true
		p.order = append(p.order, fmt.Sprintf("\t.balign %d\n%s:\t.quad %#x\n\t.quad 0\n", size, l, bits))
	}
	return l
}

// text returns the lines of in with the given labels.
func (in *instance) lines(t *target.Target, names *target.Names) string {
	var b []byte
	lines := t.Tiles[in.tile].Lines(in.place.Falls)
	for i := range lines {
		b = append(t.AppendLine(append(b, '\t'), in.tile, &lines[i], &in.place, names), '\n')
	}
	return string(b)
}

func TestSizes(t *testing.T) {
	for _, reloc := range []target.Relocation{target.PIC, target.Static} {
		g := &generator{t: Target(reloc), rng: rand.New(rand.NewPCG(1, 2))}
		var instances []instance
		for i := range g.t.Tiles {
			tile := &g.t.Tiles[i]
			count := 12
			if tile.Mem >= 0 || tile.Imm >= 0 {
				count = 24
			}
			for range count {
				p := g.place(tile)
				instances = append(instances, instance{tile: tile.ID, place: p, bytes: g.t.Bytes(tile.ID, &p)})
			}
		}
		checkSizes(t, g.t, instances)
	}
}

// checkSizes assembles all instances and compares their lengths.
func checkSizes(t *testing.T, m *target.Target, instances []instance) {
	dir := t.TempDir()
	constants := pool{labels: map[string]bool{}}
	var b bytes.Buffer
	for i := range instances {
		in := &instances[i]
		end := fmt.Sprintf("e%d", i)
		names := target.Names{Sym: "symbol", Succ: [2]string{end, end}, Table: "table", Local: fmt.Sprintf(".L%d_", i), Pool: constants.label}
		if in.place.Long {
			names.Succ = [2]string{"far", "far"}
		}
		in.text = in.lines(m, &names)
		fmt.Fprintf(&b, "b%d:\n%s%s:\n", i, in.text, end)
	}
	b.WriteString("\t.skip 1000\nfar:\n\t.data\n")
	for _, c := range constants.order {
		b.WriteString(c)
	}
	object := assemble(t, dir, b.Bytes())
	at := symbols(t, object)
	wrong := 0
	for i := range instances {
		in := &instances[i]
		got := int(at[fmt.Sprintf("e%d", i)] - at[fmt.Sprintf("b%d", i)])
		if got != in.bytes {
			t.Errorf("%s: %d bytes predicted, %d assembled:\n%s", m.Tiles[in.tile].Name, in.bytes, got, in.text)
			if wrong++; wrong > 20 {
				t.FailNow()
			}
		}
	}
}

func assemble(t *testing.T, dir string, source []byte) string {
	t.Helper()
	name := filepath.Join(dir, "tiles.s")
	if err := os.WriteFile(name, source, 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("cc", "-c", "-o", name+".o", name).CombinedOutput()
	if err != nil {
		t.Fatalf("cc: %v\n%.2000s", err, out)
	}
	return name + ".o"
}

func symbols(t *testing.T, object string) map[string]uint64 {
	t.Helper()
	f, err := elf.Open(object)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	syms, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	at := make(map[string]uint64, len(syms))
	for _, s := range syms {
		at[s.Name] = s.Value
	}
	return at
}
