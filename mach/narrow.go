package mach

import (
	"spillway/internal/disjoint"
	"spillway/regalloc"
	"spillway/target"
)

// Narrow assigns 8-bit values to 8-bit registers (target.TypeClasses.Byte), if the machine has them. It runs before
// allocation and decides for each web: the values that block parameters, tied operands and copies require in one
// location. A web is narrowed if all its operands are 8 bits wide, in their tiles or in the byte variants that replace
// them (Tile.Narrow), and if no code becomes longer. O(size of f).
func Narrow(f *Func) {
	if f.Target.Classes.Byte == 0 {
		return
	}
	n := narrower{f: f, t: f.Target, web: make([]VReg, len(f.VRegs)), stays: make([]bool, len(f.VRegs)), bytes: make([]int32, len(f.VRegs))}
	n.candidates()
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			n.instr(&b.Instrs[i])
		}
		for _, e := range b.Succs {
			for k, arg := range e.Args {
				n.join(arg, f.Blocks[e.To].Params[k])
			}
		}
	}
	for v := range f.VRegs {
		if n.narrow(VReg(v)) {
			f.VRegs[v].Class = f.Target.Classes.Byte
		}
	}
	for _, b := range f.Blocks {
		n.replaceAll(b)
	}
}

// narrower is the working state of Narrow.
type narrower struct {
	f     *Func
	t     *target.Target
	web   []VReg  // by virtual register: disjoint sets, or NoVReg: no candidate
	stays []bool  // by web: some operand requires a wide register
	bytes []int32 // by web: increase in code length

	before, after []Instr // scratch
}

func (n *narrower) candidates() {
	for v := range n.f.VRegs {
		n.web[v] = NoVReg
		if x := &n.f.VRegs[v]; x.Class == n.t.Classes.I8 && x.Type != nil && x.Type.IsInt() && x.Type.Bits <= 8 {
			n.web[v] = VReg(v)
		}
	}
}

// find returns the web of v, or NoVReg.
func (n *narrower) find(v VReg) VReg {
	if n.web[v] == NoVReg {
		return NoVReg
	}
	return disjoint.Find(n.web, v)
}

// join merges the webs of v and w.
func (n *narrower) join(v, w VReg) {
	v, w = n.find(v), n.find(w)
	switch {
	case v == w:
	case v == NoVReg:
		n.stays[w] = true
	case w == NoVReg:
		n.stays[v] = true
	default:
		n.web[w] = v
		n.stays[v] = n.stays[v] || n.stays[w]
		n.bytes[v] += n.bytes[w]
	}
}

func (n *narrower) narrow(v VReg) bool {
	w := n.find(v)
	return w != NoVReg && !n.stays[w] && n.bytes[w] <= 0
}

// instr records the requirements of the operands of in.
func (n *narrower) instr(in *Instr) {
	tile := &n.t.Tiles[in.Tile]
	if n.isCopy(in) {
		if n.find(in.Regs[0].VReg) == NoVReg || n.find(in.Regs[1].VReg) != NoVReg {
			n.join(in.Regs[0].VReg, in.Regs[1].VReg)
		}
		return
	}
	longer := int32(0)
	if tile.Narrow != target.NoTile && tile.Flags&target.TileAlias == 0 {
		form := *in
		form.Tile = tile.Narrow
		longer = int32(n.f.Bytes(&form) - n.f.Bytes(in))
	}
	for k := range in.Regs {
		w := n.find(in.Regs[k].VReg)
		if w == NoVReg {
			continue
		}
		switch {
		case in.inAddress(k):
		case k >= tile.NumDefs+tile.NumUses || in.Regs[k].Reg != regalloc.NoReg:
			n.stays[w] = true
		case tile.Operands[k].Part != 0:
		case tile.Narrow != target.NoTile && n.t.Tiles[tile.Narrow].Operands[k].Part != 0:
			if tile.Operands[k].Def {
				n.bytes[w] += longer
			}
		case n.definesWide(tile, k):
			n.bytes[w] += lowBytes
		default:
			n.stays[w] = true
		}
	}
	for d := range tile.NumDefs {
		if u := tile.Operands[d].Tied; u >= 0 && n.find(in.Regs[d].VReg) != NoVReg && n.find(in.Regs[u].VReg) != NoVReg {
			n.join(in.Regs[d].VReg, in.Regs[u].VReg)
		}
	}
}

// lowBytes is the expected cost of extracting the low part of a result.
const lowBytes = 1

// definesWide reports whether operand k of the tile is a result whose low part can be extracted afterwards.
func (n *narrower) definesWide(tile *target.Tile, k int) bool {
	return tile.Operands[k].Def && tile.Operands[k].Part == 0 && tile.Operands[k].Tied < 0
}

// inAddress reports whether operand k is the base or the index of the address.
func (in *Instr) inAddress(k int) bool {
	return in.Mem.Used && (int8(k) == in.Mem.Base || int8(k) == in.Mem.Index)
}

// isCopy reports whether in copies a register of the class of bytes held in whole registers.
func (n *narrower) isCopy(in *Instr) bool {
	return in.Tile == n.t.Moves[n.t.Classes.I8].Move && len(in.Regs) == 2
}

// replaceAll replaces the tiles of b by byte tiles where their operands require it, extracting the low parts of wider
// values.
func (n *narrower) replaceAll(b *Block) {
	var out []Instr // nil while nothing is inserted
	for i := range b.Instrs {
		in := &b.Instrs[i]
		tile := n.replace(in)
		before, after := n.before[:0], n.after[:0]
		for d := range tile.NumDefs {
			v, u := in.Regs[d].VReg, tile.Operands[d].Tied
			switch {
			case !n.f.isPart(v):
			case u >= 0 && !n.f.isPart(in.Regs[u].VReg):
				part := n.copyOf(v, n.t.Classes.Byte)
				before = append(before, n.takeLow(part, in.Regs[u].VReg))
				in.Regs[u].VReg = part
			case n.definesWide(tile, d):
				in.Regs[d].VReg = n.copyOf(v, n.t.Classes.I8)
				after = append(after, n.takeLow(v, in.Regs[d].VReg))
			}
		}
		n.before, n.after = before, after
		if out == nil && len(before)+len(after) > 0 {
			out = append(make([]Instr, 0, len(b.Instrs)+8), b.Instrs[:i]...)
		}
		if out != nil {
			out = append(append(append(out, before...), *in), after...)
		}
	}
	if out != nil {
		b.Instrs = out
	}
}

// replace replaces in's tile by its byte tile, if required, and returns its tile.
func (n *narrower) replace(in *Instr) *target.Tile {
	tile := &n.t.Tiles[in.Tile]
	switch moves := &n.t.Moves[n.t.Classes.Byte]; {
	case n.isCopy(in) && n.f.isPart(in.Regs[0].VReg) && n.f.isPart(in.Regs[1].VReg):
		in.Tile = moves.Move
	case n.isCopy(in) && n.f.isPart(in.Regs[0].VReg):
		in.Tile = moves.Low
	case tile.Narrow != target.NoTile && n.seesWide(in, tile):
		in.Tile = tile.Narrow
	}
	return &n.t.Tiles[in.Tile]
}

// copyOf returns a new virtual register like v, of the given class.
func (n *narrower) copyOf(v VReg, c regalloc.ClassID) VReg {
	x := n.f.VRegs[v]
	x.Class = c
	n.f.VRegs = append(n.f.VRegs, x)
	return VReg(len(n.f.VRegs)) - 1
}

// takeLow returns a copy of the low part of src to dst.
func (n *narrower) takeLow(dst, src VReg) Instr {
	return Instr{Tile: n.t.Moves[n.t.Classes.Byte].Low, Mem: NoMem, Regs: []Operand{{VReg: dst, Reg: regalloc.NoReg}, {VReg: src, Reg: regalloc.NoReg}}}
}

// seesWide reports whether in, of the given tile, reads a byte operand at a greater width.
func (n *narrower) seesWide(in *Instr, tile *target.Tile) bool {
	for k := range min(len(in.Regs), tile.NumDefs+tile.NumUses) {
		if n.f.isPart(in.Regs[k].VReg) && tile.Operands[k].Part == 0 {
			return true
		}
	}
	return false
}
