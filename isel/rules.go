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

// An edge of the trie is one step of a pattern in preorder.
type edge struct {
	kind    edgeKind
	kids    uint8 // opEdge: kids that the pattern names
	op      ir.Op
	pred    ir.Pred // opEdge: demanded predicate, or PredNone
	rmw     ir.RMW
	order   ir.Order // opEdge: the strongest that the tile guarantees
	swapped bool     // opEdge: kids exchanged
	typ     uint8    // typeIndex, 0 for any
	src     uint8    // opEdge: that of the first operand, 0 for any
	imm     int64    // constEdge: the constant
	rng     target.ImmRange
}

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

// A branch is an edge, packed, with the state that it leads to.
type branch struct {
	kind    edgeKind
	op      ir.Op
	kids    uint8
	pred    ir.Pred
	rmw     ir.RMW
	order   ir.Order
	swapped bool
	typ     uint8 // typeIndex, 0 for any
	src     uint8 // opEdge: that of the first operand, 0 for any
	arg     int32 // immEdge: index of Rules.ranges; constEdge: of Rules.consts
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

// step is an edge of one pattern and the operand that its leaf is.
type step struct {
	edge
	operand int8
	pred    bool // the comparison that holds the PredOperand
}

// NewRules compiles the tiles of t. An error names a tile whose pattern cannot
// be matched. O(total size of the patterns, times their commuted forms).
func NewRules(t *target.Target) (*Rules, error) {
	r := &Rules{target: t, states: make([]state, 1), results: make([]uint32, len(t.Tiles))}
	b := rulesBuilder{Rules: r, next: make(map[transition]int32)}
	for i := range t.Tiles {
		tile := &t.Tiles[i]
		r.results[i] = resultSet(tile)
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
	next map[transition]int32
}

// transition is an edge out of a state.
type transition struct {
	from int32
	edge
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
	forms, err := patternForms(tile, p)
	if err != nil {
		return err
	}
	if r.roots[p.Op] == 0 {
		r.roots[p.Op] = r.newState()
	}
	for _, form := range forms {
		r.insert(id, r.roots[p.Op], form)
	}
	return nil
}

func (r *rulesBuilder) newState() int32 {
	r.states = append(r.states, state{})
	return int32(len(r.states) - 1)
}

// insert adds the path of one form of a tile's pattern to the trie.
func (r *rulesBuilder) insert(id target.TileID, at int32, form []step) {
	v := variant{tile: id, cmp: -1}
	comparisons := int8(0)
	for _, s := range form {
		if s.kind != opEdge {
			v.slots = append(v.slots, s.operand)
		} else if s.op == ir.OpICmp || s.op == ir.OpFCmp {
			if s.pred {
				v.cmp = comparisons
			}
			comparisons++
		}
		at = r.follow(at, s.edge)
	}
	r.states[at].accepts = append(r.states[at].accepts, int32(len(r.variants)))
	r.variants = append(r.variants, v)
}

// follow returns the state behind edge e out of a state, made if need be.
func (r *rulesBuilder) follow(at int32, e edge) int32 {
	if next, ok := r.next[transition{at, e}]; ok {
		return next
	}
	next := r.newState()
	r.next[transition{at, e}] = next
	b := branch{kind: e.kind, op: e.op, kids: e.kids, pred: e.pred, rmw: e.rmw, order: e.order, swapped: e.swapped, typ: e.typ, src: e.src, next: next}
	switch e.kind {
	case immEdge:
		b.arg = int32(slices.Index(r.ranges, e.rng))
		if b.arg < 0 {
			b.arg = int32(len(r.ranges))
			r.ranges = append(r.ranges, e.rng)
		}
	case constEdge:
		b.arg = int32(len(r.consts))
		r.consts = append(r.consts, e.imm)
	}
	r.states[at].branches = append(r.states[at].branches, b)
	return next
}

// maxForms bounds the commuted forms of one pattern.
const maxForms = 64

// patternForms returns the preorders of p with its commutative operations
// either way round, except where that makes no difference.
func patternForms(tile *target.Tile, p *target.Node) ([][]step, error) {
	if p.Op == ir.OpInvalid {
		s, err := leafStep(tile, p)
		return [][]step{{s}}, err
	}
	head := opStep(p)
	kids := make([][][]step, 0, len(p.Kids))
	for _, k := range p.Kids {
		if isLeafOf(tile, k, target.SuccOperand) {
			continue
		}
		forms, err := patternForms(tile, k)
		if err != nil {
			return nil, err
		}
		kids = append(kids, forms)
	}
	head.kids = uint8(len(kids))
	forms := product([]step{head}, kids)
	if len(kids) >= 2 && mayCommute(tile, p) {
		head.swapped = true
		if head.edge.pred != ir.PredNone {
			head.edge.pred = head.edge.pred.Swap()
		}
		forms = append(forms, product([]step{head}, kids)...)
	}
	if len(forms) > maxForms {
		return nil, fmt.Errorf("its pattern has more than %d commuted forms; split it", maxForms)
	}
	return forms, nil
}

// product returns head followed by one form of each kid, in all combinations.
func product(head []step, kids [][][]step) [][]step {
	forms := [][]step{head}
	for _, kid := range kids {
		var longer [][]step
		for _, f := range forms {
			for _, k := range kid {
				longer = append(longer, append(append([]step(nil), f...), k...))
			}
		}
		forms = longer
	}
	return forms
}

// mayCommute reports whether exchanging the first two operands of p gives a
// pattern that matches other programs. Two plain registers are not exchanged,
// unless the comparison between them exists one way round only.
func mayCommute(tile *target.Tile, p *target.Node) bool {
	if !p.Op.IsCommutative() && p.Op != ir.OpICmp && p.Op != ir.OpFCmp {
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
	s := step{operand: -1, edge: edge{kind: opEdge, op: p.Op, rmw: p.RMW, order: p.Order}}
	if p.Op == ir.OpICmp || p.Op == ir.OpFCmp {
		s.edge.pred = p.Pred
		s.pred = p.Pred == ir.PredNone
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

func leafStep(tile *target.Tile, p *target.Node) (step, error) {
	if p.Const {
		return step{operand: -1, edge: edge{kind: constEdge, typ: typeIndex(p.Type), imm: p.Imm}}, nil
	}
	if p.Operand < 0 || p.Operand >= len(tile.Operands) {
		return step{}, fmt.Errorf("a leaf names operand %d of %d", p.Operand, len(tile.Operands))
	}
	o := &tile.Operands[p.Operand]
	s := step{operand: int8(p.Operand), edge: edge{typ: typeIndex(o.Type)}}
	switch o.Kind {
	case target.RegOperand:
		s.kind = regEdge
	case target.ImmOperand:
		s.kind, s.rng = immEdge, o.Imm
	case target.MemOperand:
		s.kind = memEdge // no type where it is the address of a memory operation
	default:
		return step{}, fmt.Errorf("operand %s cannot be a leaf here", o.Name)
	}
	return s, nil
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
