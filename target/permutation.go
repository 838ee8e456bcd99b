package target

import "spillway/ir"

// A Permutation is an operation that permutes elements of 16-byte vectors: each element of its result is an element of
// an argument, or zero. Elements are numbered through the arguments. One of Masks, Fields and Insert describes it.
// Legalization lowers shuffles to the cheapest one or two of these, or three if two compute arguments of the last one.
type Permutation struct {
	Op    ir.Op    // takes Args vectors, and then a constant k unless it has only one mask
	Type  *ir.Type // its type as an operation
	Width int      // of the elements, in bits
	Args  int      // 1 or 2
	Cost  int      // relative to the others and to VectorOps.TableCost; at least 1
	// Copy is the cost of the copy needed if its first argument, whose register the result takes, is used later; 0:
	// none is needed.
	Copy int
	// Masks are the elements of the result, by k; nil if k is invalid. If there is one mask, the operation takes no k.
	Masks [][]int8
	// Fields tell from which elements each element of the result is chosen.
	Fields []Field
	// Insert: the result is the first argument with one element replaced by one of the second.
	Insert *Insert
}

// ZeroElement in a mask is an element that is zero.
const ZeroElement = -2

// A Field chooses one of Count elements, First, First+Stride and so on, by the bits of k from Shift on.
type Field struct{ First, Count, Stride, Shift int }

// An Insert holds the number of the replaced element in the bits of k from To on, and that of the element of the
// second argument, from 0, in the bits from From on.
type Insert struct{ To, From int }

// Eval is the evaluation function that ir.VectorOp needs.
func (p *Permutation) Eval(_ *ir.Type, dst, a, b, c []uint64) {
	k := 0
	if len(p.Masks) != 1 {
		k = int(uint32([2][]uint64{b, c}[p.Args-1][0]))
	}
	for i := range 128 / p.Width {
		switch e := p.element(i, k); {
		case e < 0:
		case e < 128/p.Width:
			ir.SetLane(dst, i, p.Width, ir.LaneOf(a, e, p.Width))
		default:
			ir.SetLane(dst, i, p.Width, ir.LaneOf(b, e-128/p.Width, p.Width))
		}
	}
}

// element returns the number of the element that element i of the result has for k, or ZeroElement.
func (p *Permutation) element(i, k int) int {
	n := 128 / p.Width
	switch {
	case p.Fields != nil:
		f := p.Fields[i]
		return f.First + k>>f.Shift%f.Count*f.Stride
	case p.Insert == nil:
		return int(p.Masks[k][i])
	case k>>p.Insert.To%n == i:
		return n + k>>p.Insert.From%n
	}
	return i
}
