package layout

import (
	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// Flags eliminates comparisons whose outcome is already in the condition flags (mach.Instr.Flags): the same comparison
// was made before, in the block or in its only predecessor, or the comparison is of a result with zero and the
// instruction that computed it set the flags. Nothing in between may change the flags or the operands. Likewise a
// carry, an overflow or the success of a compare-and-exchange is taken from the flag that still holds it, and is not
// materialized if it has no other use: multi-word additions and subtractions become chains, and a checked operation, or
// an exchange that may fail, becomes the operation and a jump. An operation shortly before a comparison of its
// operands, or of its result with zero, is replaced by its flag-setting form if the machine has one
// (target.Tile.Flagging). f is at stage Framed: no later pass inserts instructions that change flags. O(instructions).
func Flags(f *mach.Func) { new(Workspace).Flags(f) }

// Flags is like the function Flags, with the memory of ws.
func (ws *Workspace) Flags(f *mach.Func) {
	k := &ws.k
	k.f, k.out, k.state = f, scratch.Sized(k.out, len(f.Blocks)), scratch.Zeroed(k.state, len(f.Blocks))
	for _, b := range f.Blocks {
		k.visit(b)
	}
	k.leave()
	clear(k.out)
	k.f, k.now = nil, flags{}
}

// flags is the contents of the condition flags.
type flags struct {
	compare *mach.Instr // the comparison with which this instruction begins, or nil
	result  *mach.Instr // whether this one's result is zero, or nil
	truth   truth       // values that instructions of this block have set from a flag
}

// truth is the carry, the overflow or the success of an operation, held in its register and in a flag.
type truth struct {
	of    *mach.Instr // the operation, or nil
	value mach.Operand
	flag  target.Flag
	read  bool // the register has been read

	// spoils is the next instruction that destroys the flags, if it has a form that does not (target.Tile.Keeping), or
	// nil.
	spoils *mach.Instr
}

// taken is a truth that an instruction of block takes from the flag, and no earlier one from the register.
type taken struct {
	truth
	inFlag target.TileID // the operation that leaves it in the flag alone
	by     *mach.Instr
	block  *mach.Block
}

// visit is the progress of Flags in a block.
type visit uint8

const (
	unvisited visit = iota
	visiting
	visited
)

// flagKeeper is the state of Flags, and memory that is used again for the next function.
type flagKeeper struct {
	f     *mach.Func
	out   []flags // by block: at its end
	state []visit
	chain []*mach.Block // of visit
	now   flags
	taken []taken
	lives mach.Liveness
}

// visit processes b, after the block that is its only predecessor.
func (k *flagKeeper) visit(b *mach.Block) {
	chain := append(k.chain[:0], b)
	for k.state[b.ID] == unvisited {
		k.state[b.ID] = visiting
		before := k.before(b)
		if before == nil || k.state[before.ID] != unvisited {
			break
		}
		chain = append(chain, before)
		b = before
	}
	k.chain = chain
	for i := len(chain) - 1; i >= 0; i-- {
		b := chain[i]
		if k.state[b.ID] == visited {
			continue
		}
		k.now = flags{}
		if before := k.before(b); before != nil && k.state[before.ID] == visited {
			k.now = k.out[before.ID]
			k.now.truth = truth{}
		}
		for n := range b.Instrs {
			k.instr(b, n)
		}
		k.out[b.ID], k.state[b.ID] = k.now, visited
	}
}

// before returns the only predecessor of b, if control comes from its end by an edge, or nil.
func (k *flagKeeper) before(b *mach.Block) *mach.Block {
	if len(b.Preds) != 1 || b.AddressTaken || b.ID == 0 {
		return nil
	}
	return k.f.Blocks[b.Preds[0]]
}

// instr removes the comparison of instruction n of block b if possible, and advances past it.
func (k *flagKeeper) instr(b *mach.Block, n int) {
	in := &b.Instrs[n]
	tile := &k.f.Target.Tiles[in.Tile]
	if k.now.truth.of != nil && k.takes(b, in, tile) {
		tile = &k.f.Target.Tiles[in.Tile]
	}
	switch {
	case in.Flags && tile.Flags&(target.TileTakesCarry|target.TileTakesBorrow) == 0:
	case tile.Flags&target.TileCompares != 0:
		switch {
		case k.now.compare != nil && k.same(k.now.compare, in):
			in.Flags = true
		case k.now.result != nil && k.testsResult(in, tile):
			in.Flags = true
			if k.now.truth.spoils == k.now.result {
				k.now.truth = truth{}
			}
		case k.setBefore(b, n, tile):
			in.Flags = true
			k.now = flags{}
		default:
			k.now = flags{compare: in}
		}
	case tile.Flags&target.TileKeepsFlags != 0:
	case tile.Flags&target.TileZero != 0:
		t := k.now.truth
		k.now = flags{result: in}
		if tile.Keeping == target.NoTile || t.of == nil || t.spoils != nil {
			return
		}
		k.now.truth = t
		k.now.truth.spoils = in
	case tile.Keeping != target.NoTile && k.now.truth.of != nil && k.now.truth.spoils == nil:
		k.now.truth.spoils = in
	default:
		k.now = flags{truth: k.sets(in, tile)}
		return
	}
	if k.now.compare != nil && k.changes(in, tile, k.now.compare) {
		k.now.compare = nil
	}
	if r := k.now.result; r != nil && r != in && k.f.WritesReg(in, r.Regs[0].Reg) {
		k.now.result = nil
	}
	if t := &k.now.truth; t.of != nil {
		t.read = t.read || !in.Flags && k.f.ReadsReg(in, t.value.Reg)
		if k.f.WritesReg(in, t.value.Reg) {
			t.of = nil
		}
	}
}

// sets returns the value that in, of tile, sets from a flag, if any.
func (k *flagKeeper) sets(in *mach.Instr, tile *target.Tile) truth {
	for flag, id := range tile.OnFlag {
		if id != target.NoTile && k.f.Target.Tiles[id].Flags&target.TileInFlag != 0 {
			n := tile.NumDefs - 1
			for tile.Operands[n].Temp {
				n--
			}
			return truth{of: in, value: in.Regs[n], flag: target.Flag(flag)}
		}
	}
	return truth{}
}

// takes makes in, of tile and block b, use the condition in the flag, if it is the same, instead of testing a truth
// value.
func (k *flagKeeper) takes(b *mach.Block, in *mach.Instr, tile *target.Tile) bool {
	t := &k.now.truth
	on := in.Tile
	switch {
	case tile.Flags&(target.TileTakesCarry|target.TileTakesBorrow) != 0:
		if t.flag != target.Carry && t.flag != target.Borrow || (t.flag == target.Borrow) != (tile.Flags&target.TileTakesBorrow != 0) {
			return false
		}
	case tile.OnFlag[t.flag] != target.NoTile && k.f.Target.Tiles[tile.OnFlag[t.flag]].Flags&target.TileInFlag == 0:
		on = tile.OnFlag[t.flag]
	default:
		return false
	}
	use := truthOperand(tile.Pattern)
	if in.Regs[use].Reg != t.value.Reg {
		return false
	}
	if x := t.spoils; x != nil {
		if t.read {
			return false // not profitable
		}
		x.Tile = k.f.Target.Tiles[x.Tile].Keeping
		t.spoils = nil
		if k.now.result == x {
			k.now.result = nil
		}
	}
	in.Tile, in.Flags = on, true
	for n := range in.Regs { // as another operand
		if n != use && n != tile.Operands[use].Tied && in.Regs[n].Reg == t.value.Reg && !in.Writes(k.f.Target, n) {
			t.read = true
		}
	}
	if !t.read {
		k.taken = append(k.taken, taken{*t, k.f.Target.Tiles[t.of.Tile].OnFlag[t.flag], in, b})
	}
	return true
}

// truthOperand returns the operand of p that is a truth value, the first one.
func truthOperand(p *target.Node) int {
	if len(p.Kids) == 0 {
		if p.Op == ir.OpInvalid && p.Type == ir.I1 && !p.Const {
			return p.Operand
		}
		return -1
	}
	for i := range p.Kids {
		if k := truthOperand(p.Kids[i]); k >= 0 {
			return k
		}
	}
	return -1
}

// leave keeps in the flags only the truth values whose registers are not read.
func (k *flagKeeper) leave() {
	if len(k.taken) == 0 {
		return
	}
	k.lives.Solve(k.f)
	for i := len(k.taken) - 1; i >= 0; {
		b := k.taken[i].block
		units := k.lives.Out(b.ID)
		for n := len(b.Instrs) - 1; n >= 0; n-- {
			in := &b.Instrs[n]
			if i >= 0 && k.taken[i].by == in {
				k.settle(&k.taken[i], units)
				i--
			}
			units = k.lives.Before(b, n, units)
		}
	}
	clear(k.taken)
	k.taken, k.lives.Func = k.taken[:0], nil
}

// settle keeps t in the flag only, if its register is not one of units, those live after the instruction that takes it,
// or is overwritten there.
func (k *flagKeeper) settle(t *taken, units regalloc.RegSet) {
	r := t.value.Reg
	if !k.f.WritesReg(t.by, r) && !units.Intersect(k.f.Target.Machine.Regs[r].Units).Empty() {
		return
	}
	t.of.Tile = t.inFlag
	if k.f.Places != nil && t.value.VReg != mach.NoVReg { // of debug locations
		k.f.Places.Forget(t.value.VReg)
	}
}

// testsResult reports whether in, of tile, starts with a comparison with zero, for equality, of the value that
// determined the flags.
func (k *flagKeeper) testsResult(in *mach.Instr, tile *target.Tile) bool {
	if tile.Flags&target.TileTests == 0 || tile.Pred < 0 || in.Pred != ir.EQ && in.Pred != ir.NE {
		return false
	}
	r := k.now.result
	use := firstReg(&tile.Lines(0)[0])
	return in.Regs[use].Reg == r.Regs[0].Reg && tile.Operands[use].Type == k.f.Target.Tiles[r.Tile].Operands[0].Type
}

// setWindow is the number of instructions before a comparison searched for one that sets the flags.
const setWindow = 8

// setBefore makes an operation shortly before instruction n of b, of tile, set the flags like its comparison, if
// possible: nothing in between may change the flags, or the compared values.
func (k *flagKeeper) setBefore(b *mach.Block, n int, tile *target.Tile) bool {
	if k.f.Target.Syntax.Comparison == nil {
		return false
	}
	in := &b.Instrs[n]
	for i := n - 1; i >= max(0, n-setWindow); i-- {
		x := &b.Instrs[i]
		t := &k.f.Target.Tiles[x.Tile]
		if t.Flags&target.TileKeepsFlags == 0 || x.Flags {
			return false
		}
		if t.Flagging != target.NoTile && k.setsAs(x, in) {
			x.Tile = t.Flagging
			return true
		}
		if k.changes(x, t, in) {
			return false
		}
	}
	return false
}

// setsAs reports whether in starts with a comparison of the operands of x, which x preserves, as a difference or as the
// sum with the negated constant, or compares the result of x with zero, for equality, if x sets the flags.
func (k *flagKeeper) setsAs(x, in *mach.Instr) bool {
	tiles := k.f.Target.Tiles
	flagging := &tiles[tiles[x.Tile].Flagging]
	own, other := &flagging.Lines(0)[0], &tiles[in.Tile].Lines(0)[0]
	if own.Part(2).Text == ", " && (flagging.SameComparison(&tiles[in.Tile]) && k.sameParts(x, in, own, other, 3, 1) ||
		flagging.NegatedComparison(&k.f.Target.Syntax, &tiles[in.Tile]) && k.negated(x, in, own, other)) {
		return !k.changes(x, &tiles[x.Tile], in)
	}
	if in.Pred != ir.EQ && in.Pred != ir.NE || tiles[in.Tile].Pred < 0 || other.NumParts() != 4 {
		return false
	}
	p, zero := other.Part(1), other.Part(3)
	return p.Kind == target.PartReg && zero.Kind == target.PartImm && in.Imm == 0 && in.Sym == nil && in.Regs[p.A].Reg == x.Regs[0].Reg &&
		tiles[in.Tile].Operands[p.A].Type == tiles[x.Tile].Operands[0].Type
}

// negated reports whether own, a line of x, continues as other, one of in, but with the negated constant, not zero.
func (k *flagKeeper) negated(x, in *mach.Instr, own, other *target.AsmLine) bool {
	n := *in
	n.Imm = -in.Imm
	return in.Imm != 0 && in.Sym == nil && other.Part(other.NumParts()-1).Kind == target.PartImm && k.sameParts(x, &n, own, other, 3, 1)
}

// firstReg returns the first register operand that l names.
func firstReg(l *target.AsmLine) int {
	for i := range l.NumParts() {
		if p := l.Part(i); p.Kind == target.PartReg {
			return int(p.A)
		}
	}
	return -1
}

// same reports whether a and b begin with the same line.
func (k *flagKeeper) same(a, b *mach.Instr) bool {
	x, y := &k.f.Target.Tiles[a.Tile].Lines(0)[0], &k.f.Target.Tiles[b.Tile].Lines(0)[0]
	return k.sameParts(a, b, x, y, 0, 0)
}

// sameParts reports whether x, a line of a, continues from its part i as y, one of b, from part j. Memory operands are
// equal only if they are spill slots: other accesses may be volatile.
func (k *flagKeeper) sameParts(a, b *mach.Instr, x, y *target.AsmLine, i, j int) bool {
	if x.NumParts()-i != y.NumParts()-j {
		return false
	}
	for ; i < x.NumParts(); i, j = i+1, j+1 {
		p, q := x.Part(i), y.Part(j)
		if p.Kind != q.Kind || p.Width != q.Width || p.Text != q.Text || p.Value != q.Value {
			return false
		}
		switch p.Kind {
		case target.PartText:
		case target.PartReg:
			if a.Regs[p.A].Reg != b.Regs[q.A].Reg {
				return false
			}
		case target.PartImm, target.PartUns, target.PartLog2, target.PartPool, target.PartForm:
			if a.Imm != b.Imm || a.Sym != b.Sym || a.Block != b.Block {
				return false
			}
		case target.PartMem:
			if !a.Folded || !b.Folded || a.Mem != b.Mem {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// changes reports whether in, of tile, may change an operand of compare's first line.
func (k *flagKeeper) changes(in *mach.Instr, tile *target.Tile, compare *mach.Instr) bool {
	l := &k.f.Target.Tiles[compare.Tile].Lines(0)[0]
	for i := range l.NumParts() {
		switch p := l.Part(i); p.Kind {
		case target.PartReg:
			if k.f.WritesReg(in, compare.Regs[p.A].Reg) {
				return true
			}
		case target.PartMem:
			if !compare.Folded || tile.Flags&target.TileStores != 0 {
				return true
			}
		}
	}
	return false
}

// Apart selects the shorter form of instructions whose destination overlaps no source (target.Tile.Apart), such as a
// setcc whose register is cleared before the comparison rather than zero-extended after it. f is at stage Framed:
// registers are known, and Flags has removed redundant comparisons. O(instructions).
func Apart(f *mach.Func) {
	for _, b := range f.Blocks {
		for i := range b.Instrs {
			in := &b.Instrs[i]
			if t := f.Target.Tiles[in.Tile].Apart; t != target.NoTile && !in.Flags && !f.ReadsReg(in, in.Regs[0].Reg) {
				in.Tile = t
			}
		}
	}
}
