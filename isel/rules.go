package isel

import (
	"fmt"
	"slices"

	"spillway/ir"
	"spillway/target"
)

// Rules are the tiles of a target, compiled for matching: all patterns, with
// the operands of commutative operations both ways round, merged into one trie
// over their preorder. They do not change and may be shared.
type Rules struct {
	target   *target.Target
	states   []state
	roots    [ir.NumOps]int32 // first state below a root of each operation, or 0
	variants []variant
	leaves   []target.TileID // tiles whose pattern is a lone constant
	leas     []target.TileID // tiles whose pattern is a lone address
	ranges   []target.ImmRange
	consts   []int64
	partner  []int8   // by tile: the use that may change places with the use that result 0 is tied to, or -1
	results  []uint32 // by tile: the set of results that its patterns give
}

// An edgeKind says what a step of a pattern demands.
type edgeKind uint8

const (
	opEdge    edgeKind = iota // an operation; its kids follow
	regEdge                   // a value in a register
	immEdge                   // a constant in a range
	constEdge                 // one constant
	memEdge                   // an address
)

// typeIndex numbers the types that patterns tell apart; 0 is no type.
func typeIndex(t *ir.Type) uint8 {
	if t == nil {
		return 0
	}
	switch t.Kind {
	case ir.IntKind:
		if t.Bits <= 128 {
			return uint8(t.Bits)
		}
	case ir.FloatKind:
		return 200
	case ir.DoubleKind:
		return 201
	}
	return 255
}

// A branch is one step of a pattern in preorder, and the state that it leads to.
type branch struct {
	kind    edgeKind
	op      ir.Op
	kids    uint8    // opEdge: kids that the pattern names
	pred    ir.Pred  // opEdge: demanded predicate, or PredNone
	rmw     ir.RMW   // opEdge
	order   ir.Order // opEdge: the strongest that the tile guarantees
	swapped bool     // opEdge: kids exchanged
	typ     uint8    // typeIndex, 0 for any
	src     uint8    // opEdge: that of the first operand, 0 for any
	arg     int32    // immEdge: index of Rules.ranges; constEdge: of Rules.consts
	next    int32
}

// A state of the trie is what has been matched so far.
type state struct {
	branches []branch
	accepts  []int32 // variants whose patterns end here
}

// A variant is a tile's pattern with some commutative operations turned round.
type variant struct {
	tile  target.TileID
	slots []int8 // operand that each leaf is, in preorder; -1 for a constEdge
	cmp   int8   // which comparison, in preorder, holds the tile's predicate; -1 for none
}

// step is a step of one pattern and the operand that its leaf is.
type step struct {
	branch
	operand int8
	holds   bool // the comparison that holds the PredOperand
}

// NewRules compiles the tiles of t. An error names a tile whose pattern cannot
// be matched. O(total size of the patterns, times their commuted forms).
func NewRules(t *target.Target) (*Rules, error) {
	r := &Rules{target: t, states: make([]state, 1), results: make([]uint32, len(t.Tiles)), partner: make([]int8, len(t.Tiles))}
	b := rulesBuilder{Rules: r, next: make(map[branch]int32, 8*len(t.Tiles))}
	for i := range t.Tiles {
		tile := &t.Tiles[i]
		r.results[i], r.partner[i] = resultSet(tile), partnerOf(tile)
		if tile.Flags&target.TileHidden != 0 || tile.Needs&^t.Features != 0 || tile.Pattern == nil {
			continue
		}
		if err := b.addTile(target.TileID(i), tile); err != nil {
			return nil, fmt.Errorf("isel: target %s: tile %s: %w", t.Name, tile.Name, err)
		}
	}
	return r, nil
}

// rulesBuilder is Rules under construction.
type rulesBuilder struct {
	*Rules
	next map[branch]int32 // where a branch leads, by the branch with the state that it leaves as next

	// Of the pattern at hand.
	tile     *target.Tile
	commutes uint // commutative operations met so far in preorder
	turned   uint // set of those to be turned round
	form     []step
}

func (r *rulesBuilder) addTile(id target.TileID, tile *target.Tile) error {
	p := tile.Pattern
	if p.Op == ir.OpInvalid {
		switch {
		case p.Const || tile.Operands[p.Operand].Kind == target.ImmOperand:
			r.leaves = append(r.leaves, id)
		case tile.Operands[p.Operand].Kind == target.MemOperand:
			r.leas = append(r.leas, id)
		}
		return nil // a lone register is a move: used by name
	}
	if r.roots[p.Op] == 0 {
		r.roots[p.Op] = r.newState()
	}
	r.tile = tile
	for r.turned = 0; ; r.turned++ {
		r.form, r.commutes = r.form[:0], 0
		if err := r.preorder(p); err != nil {
			return err
		}
		r.insert(id, r.roots[p.Op])
		if r.commutes > maxCommutes {
			return fmt.Errorf("its pattern has more than %d commutative operations; split it", maxCommutes)
		}
		if r.turned+1 == 1<<r.commutes {
			return nil
		}
	}
}

// maxCommutes bounds the commutative operations in one pattern.
const maxCommutes = 6

func (r *rulesBuilder) newState() int32 {
	r.states = append(r.states, state{})
	return int32(len(r.states) - 1)
}

// insert adds the path of r.form to the trie.
func (r *rulesBuilder) insert(id target.TileID, at int32) {
	v := variant{tile: id, cmp: -1}
	comparisons := int8(0)
	for i := range r.form {
		s := &r.form[i]
		if s.kind != opEdge {
			v.slots = append(v.slots, s.operand)
		} else if s.op == ir.OpICmp || s.op == ir.OpFCmp {
			if s.holds {
				v.cmp = comparisons
			}
			comparisons++
		}
		at = r.follow(at, s.branch)
	}
	r.states[at].accepts = append(r.states[at].accepts, int32(len(r.variants)))
	r.variants = append(r.variants, v)
}

// follow returns the state behind branch b out of a state, made if need be.
func (r *rulesBuilder) follow(at int32, b branch) int32 {
	b.next = at
	if next, ok := r.next[b]; ok {
		return next
	}
	next := r.newState()
	r.next[b] = next
	b.next = next
	r.states[at].branches = append(r.states[at].branches, b)
	return next
}

// preorder appends the steps of p to r.form; commutative operations in r.turned
// have their operands exchanged.
func (r *rulesBuilder) preorder(p *target.Node) error {
	if p.Op == ir.OpInvalid {
		return r.leaf(p)
	}
	at := len(r.form)
	r.form = append(r.form, opStep(p))
	if mayCommute(r.tile, p) {
		if r.turned>>r.commutes&1 != 0 {
			s := &r.form[at]
			s.swapped, s.pred = true, s.pred.Swap()
		}
		r.commutes++
	}
	for _, k := range p.Kids {
		if isLeafOf(r.tile, k, target.SuccOperand) {
			continue
		}
		r.form[at].kids++
		if err := r.preorder(k); err != nil {
			return err
		}
	}
	return nil
}

// mayCommute reports whether exchanging the first two operands of p gives a
// pattern that matches other programs. Two plain registers are not exchanged,
// unless the comparison between them exists one way round only.
func mayCommute(tile *target.Tile, p *target.Node) bool {
	if !p.Op.IsCommutative() && p.Op != ir.OpICmp && p.Op != ir.OpFCmp || len(p.Kids) < 2 {
		return false
	}
	a, b := p.Kids[0], p.Kids[1]
	plain := isLeafOf(tile, a, target.RegOperand) && isLeafOf(tile, b, target.RegOperand)
	return !plain || p.Op == ir.OpFCmp || p.Op == ir.OpICmp && p.Pred != ir.PredNone
}

func isLeafOf(tile *target.Tile, p *target.Node, kind target.OperandKind) bool {
	return p.Op == ir.OpInvalid && !p.Const && p.Operand >= 0 && tile.Operands[p.Operand].Kind == kind
}

func opStep(p *target.Node) step {
	s := step{operand: -1, branch: branch{kind: opEdge, op: p.Op, rmw: p.RMW, order: p.Order}}
	if p.Op == ir.OpICmp || p.Op == ir.OpFCmp {
		s.pred = p.Pred
		s.holds = p.Pred == ir.PredNone
	}
	if p.Type != nil && !typeless(p.Op) {
		s.typ = typeIndex(p.Type)
	}
	if hasSource(p.Op) && len(p.Kids) > 0 {
		s.src = typeIndex(p.Kids[0].Type)
	}
	return s
}

// hasSource reports whether instances of op differ by the type of their first operand.
func hasSource(op ir.Op) bool { return op == ir.OpICmp || op == ir.OpFCmp || op.IsConversion() }

// typeless reports whether the result of op does not tell instances of it apart.
func typeless(op ir.Op) bool {
	return op == ir.OpCall || op == ir.OpFence || op == ir.OpPrefetch || op.IsTerminator()
}

// leaf appends the step of a leaf.
func (r *rulesBuilder) leaf(p *target.Node) error {
	s := step{operand: -1}
	if p.Const {
		s.kind, s.typ, s.arg = constEdge, typeIndex(p.Type), number(&r.consts, p.Imm)
		r.form = append(r.form, s)
		return nil
	}
	if p.Operand < 0 || p.Operand >= len(r.tile.Operands) {
		return fmt.Errorf("a leaf names operand %d of %d", p.Operand, len(r.tile.Operands))
	}
	o := &r.tile.Operands[p.Operand]
	s.operand, s.typ = int8(p.Operand), typeIndex(o.Type)
	switch o.Kind {
	case target.RegOperand:
		s.kind = regEdge
		if p.Operand < r.tile.NumDefs {
			return fmt.Errorf("its pattern reads its own result %s", o.Name)
		}
	case target.ImmOperand:
		s.kind, s.arg = immEdge, number(&r.ranges, o.Imm)
	case target.MemOperand:
		s.kind = memEdge // no type where it is the address of a memory operation
	default:
		return fmt.Errorf("operand %s cannot be a leaf here", o.Name)
	}
	r.form = append(r.form, s)
	return nil
}

// number returns the place of x in list, where it is put if it is new.
func number[T comparable](list *[]T, x T) int32 {
	if i := slices.Index(*list, x); i >= 0 {
		return int32(i)
	}
	*list = append(*list, x)
	return int32(len(*list) - 1)
}

// resultSet returns the set of results of the operation at its root that tile gives.
func resultSet(tile *target.Tile) uint32 {
	set := uint32(0)
	for _, p := range tile.Patterns {
		set |= 1 << p.Result
	}
	if len(tile.Patterns) == 0 && tile.Pattern != nil {
		set = 1 << tile.Pattern.Result
	}
	return set
}

// partnerOf returns the operand that may change places with the use that result
// 0 of tile is tied to, since they are the two registers of a commutative
// operation; or -1.
func partnerOf(tile *target.Tile) int8 {
	p := tile.Pattern
	if p == nil || !p.Op.IsCommutative() || tile.NumDefs == 0 || tile.Operands[0].Tied < 0 || len(tile.Patterns) > 1 ||
		!isLeafOf(tile, p.Kids[0], target.RegOperand) || !isLeafOf(tile, p.Kids[1], target.RegOperand) {
		return -1
	}
	a, b := p.Kids[0].Operand, p.Kids[1].Operand
	if tile.Operands[a].Fixed != tile.Operands[b].Fixed || a == b {
		return -1
	}
	switch tile.Operands[0].Tied {
	case a:
		return int8(b)
	case b:
		return int8(a)
	}
	return -1
}
