package tiletest

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"spillway/ir"
	"spillway/regalloc"
	"spillway/target"
)

// Instance is a tile with locations for its operands.
type Instance struct {
	Tile     target.TileID
	At       target.Assignment
	Bytes    int // as the target predicts
	Text     string
	Literals string // the literal pool that the text names
}

// Generator generates random instances of tiles.
type Generator struct {
	Target *target.Target
	Rand   *rand.Rand

	tile string // the name of the tile that is being given locations, for messages
}

// Assignment returns random locations for the operands of tile.
func (g *Generator) Assignment(tile *target.Tile) target.Assignment {
	g.tile = tile.Name
	p := target.Assignment{Base: regalloc.NoReg, Index: regalloc.NoReg}
	var used regalloc.RegSet
	for k := range tile.NumDefs + tile.NumUses {
		p.Regs[k] = target.AnyReg
		if r := tile.Operands[k].Fixed; r != regalloc.NoReg {
			if tile.Operands[k].Part != 0 && g.Rand.IntN(2) == 0 {
				r = g.Target.Machine.Low(r)
			}
			p.Regs[k] = r
			used = used.Union(g.Target.Machine.Conflicts(r))
		}
	}
	for k := tile.NumDefs + tile.NumUses - 1; k >= 0; k-- {
		o := &tile.Operands[k]
		switch {
		case p.Regs[k] != target.AnyReg:
		case o.Tied >= 0:
			p.Regs[k] = p.Regs[o.Tied]
		case k < tile.NumDefs && !o.Early && g.full(o, &used):
			p.Regs[k] = g.reuse(tile, o, &p)
		default:
			class := o.Class
			if o.Part != 0 && g.Rand.IntN(2) == 0 {
				class = o.Part
			}
			p.Regs[k] = g.register(g.Target.Machine.Classes[class].Regs, &used)
		}
	}
	g.follow(tile, &p)
	g.pair(tile, &p)
	if tile.Mem >= 0 {
		g.address(tile, &p, &used)
		p.Thread = g.Target.Address.Thread && tile.Accesses() && g.Rand.IntN(4) == 0
	}
	if tile.Imm >= 0 {
		g.constant(&p, &tile.Operands[tile.Imm])
	}
	if tile.Pred >= 0 {
		p.Pred = g.predicate(tile)
	}
	p.Out = []int64{0, 16, 4096}[g.Rand.IntN(3)]
	if most := g.Target.Frame.MostOut; most > 0 {
		p.Out = min(p.Out, most)
	}
	if slices.ContainsFunc(g.Target.Near, func(n target.NearBranch) bool { return n.Near == tile.ID }) { // over a jump
		for k := range tile.NumUses {
			for g.Target.PrefixRegs.Has(p.Regs[k]) {
				p.Regs[k] = g.register(g.Target.Machine.Classes[tile.Operands[k].Class].Regs, &used)
			}
		}
		p.Falls = []int8{0, target.FallsSwapped}[g.Rand.IntN(2)]
	} else if tile.Flags&target.TileTerm != 0 {
		p.Falls, p.Long = int8(g.Rand.IntN(4)), g.Rand.IntN(2) == 0
	}
	return p
}

// follow assigns consecutive registers to the operands of a tile that saves or restores consecutive registers.
func (g *Generator) follow(tile *target.Tile, p *target.Assignment) {
	n := tile.NumDefs + tile.NumUses
	for i := range g.Target.Frame.Banks {
		b := &g.Target.Frame.Banks[i]
		if is := func(id target.TileID) bool { return id != target.NoTile && &g.Target.Tiles[id] == tile }; !b.Consecutive || !slices.ContainsFunc(b.Pushes, is) && !slices.ContainsFunc(b.Pops, is) {
			continue
		}
		first := b.Regs.First() + regalloc.Reg(n-1+g.Rand.IntN(b.Regs.Len()-n+1))
		for k := range n {
			p.Regs[k] = first - regalloc.Reg(k)
		}
	}
}

// pair assigns registers in the required relation to the operands of a tile that is a pair of accesses.
func (g *Generator) pair(tile *target.Tile, p *target.Assignment) {
	if g.Target.Fusions == nil {
		return
	}
	for _, f := range g.Target.Fusions().All {
		if f.Kind != target.FusePair || &g.Target.Tiles[f.Tile] != tile {
			continue
		}
		for n := tile.NumDefs + tile.NumUses; n > 2 && !f.Allows(p.Regs[0], p.Regs[1], p.Regs[2]); {
			for k := range 3 {
				regs := g.Target.Machine.Classes[tile.Operands[k].Class].Regs
				p.Regs[k] = regs[g.Rand.IntN(len(regs))]
			}
		}
		return
	}
}

// full reports whether all registers that o may be in are in used.
func (g *Generator) full(o *target.Operand, used *regalloc.RegSet) bool {
	return g.Target.Machine.Classes[o.Class].Set.Minus(*used).Empty()
}

// reuse picks a register for the late result o that no other result is in.
func (g *Generator) reuse(tile *target.Tile, o *target.Operand, p *target.Assignment) regalloc.Reg {
	var results regalloc.RegSet
	for k := range tile.NumDefs {
		if r := p.Regs[k]; r >= 0 {
			results.Add(r)
		}
	}
	return g.register(g.Target.Machine.Classes[o.Class].Regs, &results)
}

// register picks a register of regs that is not in used. It panics if there is none: the tile has more operands than
// its classes have registers.
func (g *Generator) register(regs []regalloc.Reg, used *regalloc.RegSet) regalloc.Reg {
	free := func(r regalloc.Reg) bool {
		reserved := g.Target.Frame.Link != nil && g.Target.Machine.Regs[r].Reserved && r != g.Target.SP // few instructions have it
		return !reserved && !used.Has(r)
	}
	if !slices.ContainsFunc(regs, free) {
		panic(fmt.Sprintf("tiletest: tile %s needs more than the %d registers of a class: give it fewer operands, or tie or fix some", g.tile, len(regs)))
	}
	for {
		if r := regs[g.Rand.IntN(len(regs))]; free(r) {
			*used = used.Union(g.Target.Machine.Conflicts(r))
			return r
		}
	}
}

// address picks an address that the tile may have.
func (g *Generator) address(tile *target.Tile, p *target.Assignment, used *regalloc.RegSet) {
	before := *used
	for {
		*used, p.Base, p.Index, p.Sym = before, regalloc.NoReg, regalloc.NoReg, false
		g.anyAddress(p, used)
		if g.allows(tile, p) {
			return
		}
	}
}

// allows reports whether the tile may have the address of p.
func (g *Generator) allows(tile *target.Tile, p *target.Assignment) bool {
	form, o := &g.Target.Address, &tile.Operands[tile.Mem]
	switch {
	case p.Sym && form.NoSym, p.Base < 0 && !p.Sym && (!form.Index || form.IndexAlone):
		return false
	case p.Index < 0:
		return p.Sym || g.Target.ReachesSlot(tile.ID, p.Base, p.Off)
	case !form.Index || !slices.Contains(form.Scales, int64(p.Scale)) || !g.Target.Scales(tile.ID, uint8(p.Scale), p.Off):
		return false
	}
	return o.Stack != target.StackOnly && (o.Stack == target.StackAsAny || p.Base != g.Target.SP)
}

func (g *Generator) anyAddress(p *target.Assignment, used *regalloc.RegSet) {
	p.Off = []int64{0, 0, 8, -128, 127, 128, 4096, -4096}[g.Rand.IntN(8)]
	p.Scale = 1 << g.Rand.IntN(4)
	class := func(c regalloc.ClassID) []regalloc.Reg { return g.Target.Machine.Classes[c].Regs }
	bases := append([]regalloc.Reg{g.Target.SP}, class(g.Target.Address.BaseClass)...)
	shape := g.Rand.IntN(6)
	if shape == 5 {
		p.Sym = true
		if g.Target.Address.SymBase {
			shape = g.Rand.IntN(6)
		}
	}
	if shape <= 3 {
		p.Base = g.register(bases, used)
	}
	if shape == 2 || shape == 3 || shape == 4 {
		p.Index = g.register(class(g.Target.Address.IndexClass), used)
	}
}

func (g *Generator) constant(p *target.Assignment, o *target.Operand) {
	if (o.Imm.Sym || o.Imm.Thread) && (o.Imm.Lo > o.Imm.Hi || g.Rand.IntN(4) == 0) {
		p.ImmSym, p.Imm = true, int64(g.Rand.IntN(2)*12)
		return
	}
	for {
		v := []int64{g.repeated(), 0, 1, -1, 100, 127, 128, -128, -129, 255, 256, 32767, -32768, 40000, 1 << 30, -1 << 31, 1<<31 - 1, 1 << 31, 1<<32 - 1, 1<<32 - 8, 1 << 40, -1 << 40,
			1 << g.Rand.IntN(63), int64(g.Rand.Uint64()) >> g.Rand.IntN(64), o.Imm.Lo, o.Imm.Hi, 5}[g.Rand.IntN(27)]
		if o.Type.IsInt() && o.Type.Bits < 64 {
			v = ir.SignExtend(uint64(v), o.Type.Bits)
		}
		if o.Type == ir.F32 {
			v &= 1<<32 - 1
		}
		if o.Imm.Allows(v, nil) {
			p.Imm = v
			return
		}
	}
}

// repeated returns elements, of 8 to 64 bits, that are all the same: a byte with zeros or ones around it, or a float.
func (g *Generator) repeated() (v int64) {
	w := 8 << g.Rand.IntN(4)
	x := uint64(g.Rand.IntN(256)) << (8 * g.Rand.IntN(w/8))
	switch g.Rand.IntN(4) {
	case 0:
		x |= x&-x - 1
	case 1:
		x = ^x
	case 2:
		x = uint64(math.Float32bits(float32(g.Rand.IntN(31)+1) / 8))
		if w == 64 {
			x = math.Float64bits(float64(g.Rand.IntN(31)+1) / 8)
		}
	}
	for i := range 64 / w {
		v |= int64(x<<(64-w)>>(64-w)) << (i * w)
	}
	return v
}

// predicate picks a predicate that the tile's comparison may have.
func (g *Generator) predicate(tile *target.Tile) ir.Pred {
	op := comparison(tile.Pattern)
	for {
		p := ir.Pred(g.Rand.IntN(int(ir.NumPreds)))
		if (op.Op == ir.OpFCmp) == (p >= ir.FFalse) && g.Target.Syntax.CC[p] != "" {
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

// Pool collects the constants that a text refers to.
type Pool struct {
	labels map[string]bool
	at     map[string]int
	end    int
	order  []string
}

// Text returns the definitions of the constants.
func (p *Pool) Text() string { return strings.Join(p.order, "") }

// offset returns the offset of a constant in the definitions.
func (p *Pool) offset(size int, bits uint64) int { return p.at[fmt.Sprintf("Pool%d_%x", size, bits)] }

// Label returns the label of a constant; see target.Names.
func (p *Pool) Label(size int, bits uint64) string {
	l := fmt.Sprintf("Pool%d_%x", size, bits)
	if !p.labels[l] {
		if p.labels == nil {
			p.labels, p.at = make(map[string]bool), make(map[string]int)
		}
		p.labels[l] = true
		p.at[l] = (p.end + size - 1) &^ (size - 1)
		p.end = p.at[l] + 16
		p.order = append(p.order, fmt.Sprintf("\t.balign %d\n%s:\t.quad %#x\n\t.quad 0\n", size, l, bits))
	}
	return l
}

// Lines returns the text of in with the given labels, and sets in.Literals.
func (in *Instance) Lines(t *target.Target, names *target.Names) string {
	var b []byte
	uses, pool := t.Tiles[in.Tile].Literals(), strings.Builder{}
	names.Literal = func() string {
		label := fmt.Sprintf("%slit%d", names.Local, len(uses))
		value := int64(0) // that of an address does not matter
		if k := uses[0].Operand; k >= 0 && !t.Tiles[in.Tile].Operands[k].Imm.Sym {
			value = in.At.Imm
		}
		if pool.Len() == 0 {
			fmt.Fprintf(&pool, "\t.balign %d\n", t.Literals.Align)
		}
		fmt.Fprintf(&pool, "%s:\t.%dbyte %d\n", label, uses[0].Bytes, value)
		uses = uses[1:]
		return label
	}
	defer func() { in.Literals = pool.String() }()
	lines := t.Tiles[in.Tile].Lines(in.At.Falls)
	for i := range lines {
		b = append(t.AppendLine(append(b, '\t'), in.Tile, &lines[i], &in.At, names), '\n')
	}
	return string(b)
}
