package target

import "spillway/ir"

// A Permutation is an operation that puts elements of vectors of 16 bytes elsewhere: each element of its result is
// one of its arguments', or zero. Elements are numbered through the arguments, those of the first one from 0 on, those
// of the second one after them. One of Masks, Fields and Insert says what it does.
//
// Legalization makes of these what shuffles ask for, the cheapest one or two, or three where two make arguments of
// the last one.
type Permutation struct {
	Op    ir.Op    // takes Args vectors, and after them a constant k but where it has only one mask
	Type  *ir.Type // that it has as an operation
	Width int      // in bits, of the elements spoken of here
	Args  int      // 1 or 2
	Cost  int      // compared with that of others and with VectorOps.TableCost; at least 1
	// Copy is the cost of a copy, which the operation needs if its first argument is wanted later, whose place the result takes;
	// 0: it needs none.
	Copy int
	// Masks are, by k, the elements of the result; nil where k must not be that. Where there is one mask, the operation takes no k.
	Masks [][]int8
	// Fields say of what each element of the result is chosen by itself.
	Fields []Field
	// Insert: the result is the first argument with one element of the second.
	Insert *Insert
}

// ZeroElement is in masks for an element that is zero.
const ZeroElement = -2

// A Field chooses one of Count elements, First and those that come after it Stride by Stride, by the bits of k from
// Shift on.
type Field struct{ First, Count, Stride, Shift int }

// An Insert has the numbers of an element of the result and of the element of the second argument that it
// is, counted from 0, in the bits of k from To on and from From on.
type Insert struct{ To, From int }

// Eval is what ir.VectorOp needs of the operation.
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

// element returns the number of the element that element i of the result is by k, or ZeroElement.
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
