package target

import (
	"slices"

	"spillway/ir"
	"spillway/regalloc"
)

// AnyReg, in an Assignment, is an unknown register; it counts as the cheapest one.
const AnyReg regalloc.Reg = -2

// MaxRegOperands is the maximum number of register operands of a tile.
const MaxRegOperands = 10

// An Assignment is the locations of the operands of one instruction, as far as its length and text depend on them.
type Assignment struct {
	Regs [MaxRegOperands]regalloc.Reg // by operand: results and uses; or AnyReg
	// The address of the MemOperand; Base and Index are NoReg if absent.
	Base, Index regalloc.Reg
	Scale       int
	Off         int64
	Sym         bool  // includes the instruction's symbol
	Thread      bool  // relative to the thread pointer
	Segment     uint8 // relative to the base of AddressForm.Segments[Segment-1]; 0: of none
	Imm         int64
	ImmSym      bool // Imm is an offset from a link-time address
	Pred        ir.Pred
	// Falls is 1 + the number of the successor that follows in the text, 0 if none does, or FallsSwapped, or FallsBoth.
	Falls int8
	// When is 1 + the number of the condition on which the instruction is executed (Predication), or 0.
	When uint8
	// Flags: the condition flags are already set as by the first lines (see TileCompares and Tile.FlagLines), which are omitted.
	Flags bool
	// Long: jumps have their long form.
	Long bool
	Out  int64 // bytes for outgoing arguments
}

// Unassigned returns the Assignment of an instruction without known operands.
func Unassigned() Assignment {
	p := Assignment{Base: AnyReg, Index: regalloc.NoReg}
	for i := range p.Regs {
		p.Regs[i] = AnyReg
	}
	return p
}

// FallsSwapped tells that no successor follows, and that the second one is the more likely: it is the target of the
// conditional jump.
const FallsSwapped = 3

// Lines returns the lines of the tile if successor falls-1 follows in the text, or (0 and FallsSwapped) none, or both
// (FallsBoth).
func (t *Tile) Lines(falls int8) []AsmLine {
	text := t.text
	if falls > 0 && t.Flags&TileTerm != 0 {
		return text.fall[falls-1]
	}
	return text.lines
}

// FlagLines returns the number of lines that are omitted if the condition flags are already set as by these.
func (t *Tile) FlagLines() int { return int(max(1, t.text.flagLines)) }

// LinesAt returns the lines of an instance of the tile.
func (t *Tile) LinesAt(p *Assignment) []AsmLine {
	lines := t.Lines(p.Falls)
	if p.Flags {
		lines = lines[t.FlagLines():]
	}
	return lines
}

// Bytes returns the length of an instance of tile id in bytes, exactly as encoded if the lengths of jumps are those in
// p. It does not allocate. O(lines of the tile).
func (t *Target) Bytes(id TileID, p *Assignment) int {
	tile := &t.Tiles[id]
	n := 0
	lines := tile.LinesAt(p)
	for i := range lines {
		n += t.lineBytes(tile, &lines[i], p)
	}
	return n
}

// LineBytes returns the length of l, one of the lines of tile id selected by p; Bytes is the sum of them.
func (t *Target) LineBytes(id TileID, l *AsmLine, p *Assignment) int {
	return t.lineBytes(&t.Tiles[id], l, p)
}

// JumpsTo returns the number of the successor that l jumps to, or -1.
func (l *AsmLine) JumpsTo() int8 { return l.succ() }

// HasOperands reports whether registers or constants are in l.
func (l *AsmLine) HasOperands() bool {
	return len(l.refs) > 0 || slices.ContainsFunc(l.parts, func(q part) bool {
		return q.kind == immPart || q.kind == log2Part || q.kind == rawPart || q.kind == unsPart || q.kind == formPart
	})
}

// lineBytes returns the length of one line.
func (t *Target) lineBytes(tile *Tile, l *AsmLine, p *Assignment) int {
	e := &l.Enc
	n := e.Bytes
	if e.Branch && !p.Long {
		n = e.ShortBytes
	}
	prefix := e.Prefix
	for i, k := range l.refs {
		if r := p.Regs[k]; r >= 0 && (e.PrefixRule == PrefixAny || t.lengthens(e, l, k, p)) {
			prefix = prefix || t.PrefixRegs.Has(r) || l.bytes>>i&1 != 0 && t.Prefix8Regs.Has(r)
		}
	}
	for i := range l.parts {
		switch q := &l.parts[i]; q.kind {
		case memPart:
			n += t.AddressBytes(p)
			if e.PrefixRule == PrefixNone {
				continue
			}
			prefix = prefix || p.Base >= 0 && t.PrefixRegs.Has(p.Base) || p.Index >= 0 && t.PrefixRegs.Has(p.Index)
		case inlineMem:
			n += t.addressBytes(p.Regs[q.a], p.Regs[q.b], int(q.scale), 0, false, false)
		case pcPart, poolPart, pool16Part, symGOT, symGOTTPOff, symTLSGD:
			n += t.Syntax.MemBytes(regalloc.NoReg, regalloc.NoReg, 0, 0, true, false)
		case outPart:
			n += t.Syntax.MemBytes(t.SP, regalloc.NoReg, 0, p.Out, false, false)
		}
	}
	if prefix {
		n += int(t.Machine.PrefixBytes)
	}
	return n - t.shorter(tile, l, p)
}

// lengthens reports whether operand k of l, of which only one lengthens the prefix, does so. Commutative operands are
// exchanged if that saves the prefix.
func (t *Target) lengthens(e *Encoding, l *AsmLine, k int8, p *Assignment) bool {
	return e.PrefixRule == PrefixOne && k == e.PrefixOperand && (!e.Reversible || t.PrefixRegs.Has(p.Regs[l.refs[len(l.refs)-1]]))
}

// AddressBytes returns the bytes that the address of p adds to each line containing it, except register prefixes.
func (t *Target) AddressBytes(p *Assignment) int {
	n := t.addressBytes(p.Base, p.Index, p.Scale, p.Off, p.Sym, p.Thread)
	if p.Segment != 0 {
		n++
	}
	return n
}

// addressBytes is Syntax.MemBytes with possibly unknown registers.
func (t *Target) addressBytes(base, index regalloc.Reg, scale int, off int64, sym, thread bool) int {
	if base == AnyReg {
		base = t.Machine.Classes[t.Address.BaseClass].Regs[0]
	}
	if index == AnyReg {
		index = t.Machine.Classes[t.Address.IndexClass].Regs[0]
	}
	return t.Syntax.MemBytes(base, index, scale, off, sym, thread)
}

// shorter returns the bytes saved by an immediate that fits in one byte, or by the accumulator; an instruction has a
// short form for only one of them.
func (t *Target) shorter(tile *Tile, l *AsmLine, p *Assignment) int {
	e := &l.Enc
	if e.ImmSaves > 0 && tile.Imm >= 0 && !p.ImmSym {
		if v := ir.SignExtend(uint64(p.Imm), int(e.ImmBits)); v >= -128 && v <= 127 {
			return int(e.ImmSaves)
		}
	}
	if e.FavoredBare && (p.Base >= 0 || p.Index >= 0 || p.Base == AnyReg) {
		return 0
	}
	for _, k := range e.Favored {
		if k >= 0 && p.Regs[k] >= 0 && t.accums.Has(p.Regs[k]) {
			return 1
		}
	}
	return 0
}

// measure computes the lengths and the register costs of a tile.
func (t *Target) measure(tile *Tile) {
	p := Unassigned()
	tile.MinBytes = t.Bytes(tile.ID, &p)
	t.lengths(tile)
	t.price(tile)
}

// ImmKind is the property of an immediate on which the length of its instruction depends.
type ImmKind uint8

// The kinds of constants.
const (
	ShortImm ImmKind = iota // fits in one byte; or absent
	SymImm                  // a link-time constant
	LongImm                 // does not fit in one byte, even as the low 16 or 32 bits
	NumImmKinds
)

// Length returns the length of the tile with the cheapest registers and an immediate of the given kind, plus rest
// bytes and mems times those of its address.
func (t *Tile) Length(kind ImmKind) (rest, mems int) { return int(t.rest[kind]), int(t.mems) }

// lengths computes what Length returns of a tile that has its MinBytes.
func (t *Target) lengths(tile *Tile) {
	p := Unassigned()
	short := t.AddressBytes(&p)
	if tile.Mem >= 0 {
		for _, far := range []Assignment{{Base: AnyReg, Index: regalloc.NoReg, Off: 1 << 20}, {Base: AnyReg, Index: AnyReg, Scale: 1}} {
			far.Regs = p.Regs
			if long := t.AddressBytes(&far); long != short {
				tile.mems = int8((t.Bytes(tile.ID, &far) - tile.MinBytes) / (long - short))
				break
			}
		}
	}
	for kind := range NumImmKinds {
		bytes := tile.MinBytes
		if tile.Imm >= 0 {
			p.Imm, p.ImmSym = [...]int64{LongImm: 1 << 14}[kind], kind == SymImm
			bytes = t.Bytes(tile.ID, &p)
		}
		tile.rest[kind] = int16(bytes - int(tile.mems)*short)
	}
}

// A regCost describes the parts of a RegCost.
type regCost struct {
	prefix, longer int  // 0: no registers; 1: PrefixRegs; 2: Prefix8Regs too
	bare, offset   bool // BareBases and OffsetBases are longer
	accum          bool // Accum is shorter
}

// numberCosts numbers all RegCosts that tiles can have.
func (t *Target) numberCosts() {
	if t.Accum >= 0 {
		t.accums.Add(t.Accum)
		for r := range t.Machine.Regs {
			if x := t.Machine.Regs[r].Part; x != nil && x.Of == t.Accum && x.Bit == 0 {
				t.accums.Add(regalloc.Reg(r))
			}
		}
	}
	if costs := &t.Machine.RegCosts; *costs == nil {
		*costs = make([]regalloc.RegCost, 0, 3*3*8)
	}
	sets := [3]regalloc.RegSet{1: t.PrefixRegs, 2: t.PrefixRegs.Union(t.Prefix8Regs)}
	for prefix := range sets {
		for longer := range sets {
			for k := range 8 {
				c := regalloc.RegCost{Prefix: sets[prefix], Longer: sets[longer]}
				if k&1 != 0 {
					c.Longer = c.Longer.Union(t.BareBases)
				}
				if k&2 != 0 {
					c.Longer = c.Longer.Union(t.OffsetBases)
				}
				if k&4 != 0 {
					c.Shorter = t.accums
				}
				costs := &t.Machine.RegCosts
				i := slices.Index(*costs, c)
				if i < 0 {
					i = len(*costs)
					*costs = append(*costs, c)
				}
				t.costs[prefix][longer][k] = regalloc.RegCostID(i)
			}
		}
	}
	t.Address.BaseCost = t.cost(regCost{prefix: 1, bare: true})
	t.Address.IndexCost = t.cost(regCost{prefix: 1})
}

func (t *Target) cost(c regCost) regalloc.RegCostID {
	k := 0
	if c.bare {
		k |= 1
	}
	if c.offset {
		k |= 2
	}
	if c.accum {
		k |= 4
	}
	return t.costs[c.prefix][c.longer][k]
}

// price computes the register costs of a tile. A prefix is paid once, for one line whose prefix depends on registers;
// further lines are approximated as longer, once for each operand, which is inexact from the third line on.
func (t *Target) price(tile *Tile) {
	var cost [MaxRegOperands]regCost
	var base, index regCost
	var favored [MaxRegOperands]bool
	once := prefixLine(tile.Lines(0))
	lines := tile.Lines(0)
	for i := range lines {
		l := &lines[i]
		for j, k := range l.refs {
			if !l.Enc.Prefix && (l.Enc.PrefixRule == PrefixAny || l.Enc.PrefixRule == PrefixOne && k == l.Enc.PrefixOperand && !l.Enc.Reversible) {
				cost[k].addPrefix(1+int(l.bytes>>j&1), i == once)
			}
		}
		for j := range l.parts {
			switch q := &l.parts[j]; {
			case q.kind == memPart && !l.Enc.Prefix && l.Enc.PrefixRule != PrefixNone:
				base.addPrefix(1, i == once)
				index.addPrefix(1, i == once)
			case q.kind == inlineMem:
				cost[q.a].offset = true
			}
		}
		for _, k := range l.Enc.Favored {
			if k < 0 || t.Accum < 0 || l.Enc.FavoredBare {
				continue
			}
			favored[k] = true
			if l.Enc.ImmSaves == 0 {
				cost[k].accum = true
			}
		}
	}
	for k := range tile.NumDefs + tile.NumUses {
		o := &tile.Operands[k]
		o.RegCost = t.cost(cost[k])
		cost[k].accum = cost[k].accum || favored[k]
		o.LongCost = t.cost(cost[k])
	}
	if tile.Mem >= 0 {
		t.priceAddress(tile, base, index)
	}
}

// priceAddress adds to the costs of base and index what the address form costs.
func (t *Target) priceAddress(tile *Tile, base, index regCost) {
	tile.indexCost = t.cost(index)
	for hasIndex := range 2 {
		for zero := range 2 {
			b := base
			b.bare, b.offset = hasIndex == 0, zero == 1
			tile.baseCost[hasIndex][zero] = t.cost(b)
		}
	}
}

// addPrefix says that a set of registers needs a prefix.
func (c *regCost) addPrefix(set int, first bool) {
	if first {
		c.prefix = max(c.prefix, set)
	} else {
		c.longer = max(c.longer, set)
	}
}

// prefixLine returns the line whose prefix represents the tile's: the line with the address, since address registers
// have other costs too, or the first one.
func prefixLine(lines []AsmLine) int {
	first := -1
	for i := range lines {
		l := &lines[i]
		if l.Enc.Prefix || l.Enc.PrefixRule == PrefixNone {
			continue
		}
		if l.UsesMem() {
			return i
		}
		if first < 0 && len(l.refs) > 0 {
			first = i
		}
	}
	return first
}

// LongImm reports whether the tile's immediate, if any, is too long for its short form: then Operand.LongCost is the
// register cost.
func (t *Tile) LongImm(imm int64, sym bool) bool {
	return t.Imm >= 0 && (sym || imm != int64(int8(imm)) && imm != int64(uint32(int8(imm))))
}

// AddressCosts returns the register costs of the tile's address, depending on whether it has an index and a nonzero
// offset.
func (t *Tile) AddressCosts(hasIndex, zeroOffset bool) (base, index regalloc.RegCostID) {
	i, z := 0, 0
	if hasIndex {
		i = 1
	}
	if zeroOffset {
		z = 1
	}
	return t.baseCost[i][z], t.indexCost
}
