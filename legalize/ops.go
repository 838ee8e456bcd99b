package legalize

import (
	"spillway/ir"
	"spillway/target"
)

// typeSet is a set of the types that a legal program has.
type typeSet uint8

// bitOf returns the member of a typeSet that stands for t, or 0.
func bitOf(t *ir.Type) typeSet {
	switch t.Kind {
	case ir.IntKind:
		switch t.Bits {
		case 1:
			return 1
		case 8:
			return 2
		case 16:
			return 4
		case 32:
			return 8
		case 64:
			return 16
		}
	case ir.FloatKind:
		return 32
	case ir.DoubleKind:
		return 64
	}
	return 0
}

// indexOf returns the number of the member of a typeSet that stands for t, or 7.
func indexOf(t *ir.Type) int {
	switch b := bitOf(t); b {
	case 0:
		return 7
	default:
		n := 0
		for b >>= 1; b != 0; b >>= 1 {
			n++
		}
		return n
	}
}

// Ops says which operations a machine has, at which types: the ones that
// legalisation leaves alone. It never changes once it is made.
type Ops struct {
	simple [ir.NumOps]typeSet         // by operation: types of the (first) result
	from   [ir.NumOps][8]typeSet      // comparisons and conversions: by argument, types of the result
	preds  [8][ir.NumPreds]bool       // comparisons: by argument
	rmw    [ir.RMWFSub + 1][2]typeSet // by whether the old value is used
}

// Add declares op at the type t of its first result; src is the type of the
// argument of comparisons and conversions, and nil otherwise.
func (o *Ops) Add(op ir.Op, t, src *ir.Type) {
	if src != nil {
		o.from[op][indexOf(src)] |= bitOf(t)
		return
	}
	o.simple[op] |= bitOf(t)
}

// AddPred declares the comparison op of arguments of type src under pred.
func (o *Ops) AddPred(op ir.Op, pred ir.Pred, src *ir.Type) {
	o.Add(op, ir.I1, src)
	o.preds[indexOf(src)][pred] = true
}

// AddRMW declares the atomic read-modify-write k; used says that it gives the old value.
func (o *Ops) AddRMW(k ir.RMW, t *ir.Type, used bool) {
	o.rmw[k][0] |= bitOf(t)
	if used {
		o.rmw[k][1] |= bitOf(t)
	}
}

// Has reports whether the machine has op with a (first) result of type t.
func (o *Ops) Has(op ir.Op, t *ir.Type) bool { return o.simple[op]&bitOf(t) != 0 }

// Converts reports whether the machine has the conversion op from src to t.
func (o *Ops) Converts(op ir.Op, t, src *ir.Type) bool {
	return o.from[op][indexOf(src)]&bitOf(t) != 0
}

// Compares reports whether the machine compares values of type src under pred.
func (o *Ops) Compares(pred ir.Pred, src *ir.Type) bool { return o.preds[indexOf(src)][pred] }

// HasRMW reports whether the machine has the atomic read-modify-write k at type t.
func (o *Ops) HasRMW(k ir.RMW, t *ir.Type, used bool) bool {
	i := 0
	if used {
		i = 1
	}
	return o.rmw[k][i]&bitOf(t) != 0
}

// OpsOf returns what the tiles of t can do: an operation is there if a tile's
// pattern is that operation on operands that are registers or addresses.
// Complexity: linear in the number of tiles.
func OpsOf(t *target.Target) *Ops {
	o := new(Ops)
	for i := range t.Tiles {
		tile := &t.Tiles[i]
		if tile.Flags&target.TileHidden != 0 || tile.Needs&^t.Features != 0 || tile.Pattern == nil || !general(tile, tile.Pattern) {
			continue
		}
		o.addTile(t, tile)
	}
	return o
}

// general reports whether n is one operation on operands of any value.
func general(tile *target.Tile, n *target.Node) bool {
	for _, k := range n.Kids {
		if k.Op != ir.OpInvalid || k.Const || k.Operand < 0 {
			return false
		}
		if kind := tile.Operands[k.Operand].Kind; kind == target.ImmOperand {
			return false
		}
	}
	return true
}

func (o *Ops) addTile(t *target.Target, tile *target.Tile) {
	n := tile.Pattern
	typ := n.Type
	if typ != nil && typ.Kind == ir.StructKind && len(typ.Fields) > 0 {
		typ = typ.Fields[0]
	}
	switch n.Op {
	case ir.OpICmp, ir.OpFCmp:
		o.addComparison(t, n)
	case ir.OpAtomicRMW:
		o.AddRMW(n.RMW, n.Type, tile.NumDefs > 0)
	case ir.OpFence, ir.OpPrefetch, ir.OpJumpTable, ir.OpTailCall, ir.OpTrap:
		o.simple[n.Op] = ^typeSet(0)
	case ir.OpCondBr, ir.OpStore, ir.OpRet, ir.OpBr:
	default:
		if typ == nil {
			return
		}
		if n.Op.IsConversion() && len(n.Kids) == 1 && n.Kids[0].Type != nil {
			o.Add(n.Op, typ, n.Kids[0].Type)
			return
		}
		o.Add(n.Op, typ, nil)
	}
}

func (o *Ops) addComparison(t *target.Target, n *target.Node) {
	src := n.Kids[0].Type
	if n.PredOp < 0 {
		o.AddPred(n.Op, n.Pred, src)
		return
	}
	lo, hi := ir.EQ, ir.SLE
	if n.Op == ir.OpFCmp {
		lo, hi = ir.FFalse, ir.FTrue
	}
	for p := lo; p <= hi; p++ {
		if t.Syntax.CC[p] != "" {
			o.AddPred(n.Op, p, src)
		}
	}
}
