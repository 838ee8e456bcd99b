package layout

import (
	"slices"

	"spillway/mach"
	"spillway/regalloc"
	"spillway/target"
)

// Predicate converts short branches to instructions that are executed on a condition, if the machine has them
// (target.Predication): a block that is branched around, two blocks of which one is executed, and a block that returns
// or jumps elsewhere. The blocks remain as they are; only their text and code differ (mach.Block.When), and the second of
// two blocks may move to the first. Only the last instruction may change the condition flags. When optimizing for size,
// all short blocks are converted, else those that take about as long as the branches they replace. f is at stage Framed,
// its literal pools are placed, and its code becomes no longer; moved tells that blocks were moved, so that what is
// between others may be longer. O(blocks).
func Predicate(f *mach.Func, metric regalloc.Metric) (moved bool) {
	if f.Target.Predication == nil {
		return false
	}
	p := predicator{f: f, small: small(metric)}
	for i := range f.Layout {
		p.branch(i)
	}
	return p.move()
}

const (
	maxPredicated = 6 // instructions executed on a condition in place of one branch
	takenCost     = 1 // of a jump that is taken, in addition to that of an instruction
)

// predicator is the state of Predicate.
type predicator struct {
	f     *mach.Func
	small bool
	after []mach.BlockID // by block: the one that moves there, or -1; nil: none does
	moved []bool         // by block
	// Scratch.
	fused mach.Instr
	at    target.Assignment
}

// next returns the block after Layout[i] and its position, or nil.
func (p *predicator) next(i int) (*mach.Block, int) {
	for i++; i < len(p.f.Layout); i++ {
		if b := p.f.Layout[i]; p.moved == nil || !p.moved[b] {
			return p.f.Blocks[b], i
		}
	}
	return nil, i
}

// branch converts the branch at the end of block Layout[i] if that is possible and profitable.
func (p *predicator) branch(i int) {
	f := p.f
	b := f.Blocks[f.Layout[i]]
	if b.When > 0 || b.Pool > 0 || len(b.Succs) != 2 || b.Succs[0].To == b.Succs[1].To || p.moved != nil && p.moved[b.ID] {
		return
	}
	then, i := p.next(i)
	next, i := p.next(i)
	if next == nil {
		return
	}
	afterNext, _ := p.next(i)
	k := slices.IndexFunc(b.Succs, func(e mach.Edge) bool { return e.To == then.ID })
	if k < 0 {
		return
	}
	when, ok := p.condition(b)
	if !ok {
		return
	}
	if k == 1 {
		when ^= 1
	}
	x := conversion{b, then, f.Blocks[b.Succs[1-k].To], next, afterNext, when, b.Succs[k].Prob}
	if !p.either(&x) && x.other == next {
		p.one(&x)
	}
}

// A conversion is a branch that may be converted.
type conversion struct {
	b, then, other  *mach.Block
	next, afterNext *mach.Block // then follows b in the text, next follows then; afterNext may be nil
	when            uint8       // number of the condition on which b goes to then, else to other
	prob            float64     // its probability
}

// one converts then, if that is possible and profitable; other follows it.
func (p *predicator) one(x *conversion) {
	n, flags := p.count(x.then, x.b)
	switch {
	case n < 0:
		return
	case p.jumps(x.then, x.next):
		n--
	case !flags: // needed by the last instruction
		return
	case len(x.then.Succs) > 0 && len(p.f.Blocks[x.then.Succs[0].To].Preds) == 1: // it may rely on flags set in then
		return
	}
	if p.pays(1+x.prob*float64(n)+(1-x.prob)*takenCost, n) {
		x.then.When = 1 + x.when
	}
}

// either converts then and other if both lead to the same block after them and that is possible and profitable.
func (p *predicator) either(x *conversion) bool {
	join, moves := x.next, x.other != x.next
	if !moves {
		join = x.afterNext
	}
	if join == nil || !p.jumps(x.then, join) || !p.jumps(x.other, join) || moves && p.f.Literals != nil && len(p.f.Literals.Entries) > 0 {
		return false
	}
	n, flags := p.count(x.then, x.b)
	m, _ := p.count(x.other, x.b)
	if n < 0 || m < 0 || !flags {
		return false
	}
	n, m = n-1, m-1
	if !p.pays(1+x.prob*float64(n+1)+(1-x.prob)*float64(m)+takenCost, n+m) {
		return false
	}
	x.then.When, x.other.When = 1+x.when, 1+(x.when^1)
	if moves {
		if p.moved == nil {
			p.moved, p.after = make([]bool, len(p.f.Blocks)), make([]mach.BlockID, len(p.f.Blocks))
		}
		p.moved[x.other.ID], p.after[x.then.ID] = true, x.other.ID
	}
	return true
}

// move moves the blocks to be moved, and reports whether there are any.
func (p *predicator) move() bool {
	if p.moved == nil {
		return false
	}
	order := make([]mach.BlockID, 0, len(p.f.Layout))
	for _, b := range p.f.Layout {
		if p.moved[b] {
			continue
		}
		if order = append(order, b); p.after[b] > 0 {
			order = append(order, p.after[b])
		}
	}
	p.f.Layout = order
	return true
}

// jumps reports whether b only jumps to the block to.
func (p *predicator) jumps(b, to *mach.Block) bool {
	return b.Instrs[len(b.Instrs)-1].Tile == p.f.Target.Frame.Jump && b.Succs[0].To == to.ID
}

// pays reports whether it is profitable to execute n instructions on a condition in place of what takes the given time.
func (p *predicator) pays(time float64, n int) bool {
	return n <= p.f.Target.Predication.Max(maxPredicated) && (p.small || float64(n) <= time)
}

// condition returns the number of the condition on which b goes to its first successor; ok is false if there is none.
func (p *predicator) condition(b *mach.Block) (n uint8, ok bool) {
	in := &b.Instrs[len(b.Instrs)-1]
	p.f.Assignment(&p.at, in)
	return p.f.Target.Condition(&p.f.Target.Tiles[in.Tile], &p.at)
}

// count returns the number of instructions of b, to which only from leads, or -1 if they cannot be executed on a
// condition. flags tells that all those before the terminator preserve the condition flags; else the last one does not.
func (p *predicator) count(b, from *mach.Block) (n int, flags bool) {
	if len(b.Preds) != 1 || b.Preds[0] != from.ID || b.AddressTaken || b.Sym != nil || b.Align > 1 || b.Pool > 0 || len(b.Succs) > 1 {
		return -1, false
	}
	flags = true
	last := len(b.Instrs) - 1
	for i := range b.Instrs {
		in := &b.Instrs[i]
		ends := i == last || in.Join == mach.JoinsNext && i == last-1
		if i == last && in.Tile != p.f.Target.Frame.Jump && p.f.Target.Tiles[in.Tile].Flags&target.TileRet == 0 || !ends && in.Origin == mach.FromFrame || in.Routine > 0 {
			return -1, false
		}
		if in = p.f.Emitted(b, i, &p.fused); in == nil {
			continue
		}
		p.f.Assignment(&p.at, in)
		lines, keeps, ok := p.f.Target.Predicable(&p.f.Target.Tiles[in.Tile], &p.at)
		if !ok || !flags && !ends {
			return -1, false
		}
		n += lines
		flags = flags && (keeps || ends)
	}
	return n, flags
}
