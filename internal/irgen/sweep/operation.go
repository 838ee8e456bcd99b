package sweep

import (
	"math/big"
	"math/rand/v2"
)

// An operation is the text and the meaning of a case.
type operation struct {
	name    string
	args    []Type
	results []Type
	strict  bool // is in a function with constrained floating point

	// body writes the operation and returns the names of its results, "" of those that it stores itself.
	body func(c *code, x []string) []string

	// What it means, one of these; none where another compiler says so. Where the operation is not defined they
	// return nil, and nil for elements of the result that may be anything.
	lanes func(x []*big.Int) []*big.Int // of each element of vectors; of scalars their number
	whole func(x []value) []value

	draws    map[int]func(g *generator) *big.Int // of operands that are not just any
	memory   []int                               // operands whose address the body needs
	variable bool                                // no operand is a constant
}

type generator struct {
	*rand.Rand
	ptrBytes  int
	wideAlign int
	formats   []*format // that the machine has
	converted int       // Options.Converted
}

// A family generates operations of one kind.
type family struct {
	name   string
	kind   Kind
	weight int
	make   func(g *generator) *operation // nil if the drawn one does not exist
}

func (op *operation) exact() bool { return op.lanes != nil || op.whole != nil }

func (op *operation) inMemory(j int) bool {
	for _, k := range op.memory {
		if k == j {
			return true
		}
	}
	return false
}

// elements is the number of elements that lanes is asked for.
func (op *operation) elements() int {
	n := 1
	for _, t := range op.args {
		n = max(n, t.Lanes)
	}
	return n
}

func (op *operation) drawOne(g *generator, j int, small bool) *big.Int {
	if draw := op.draws[j]; draw != nil {
		return draw(g)
	}
	t := op.args[j]
	if small && t.Float == nil {
		return wrap(big.NewInt(int64(g.IntN(4))), t.Bits)
	}
	return t.random(g.Rand)
}

func (op *operation) draw(g *generator, j int, small bool) value {
	v := make(value, op.args[j].count())
	splat := len(v) > 1 && g.IntN(8) == 0
	for i := range v {
		if splat && i > 0 {
			v[i] = v[0]
			continue
		}
		v[i] = op.drawOne(g, j, small)
	}
	return v
}

// at returns element i of each operand, of scalars the number itself.
func at(tuple []value, i int) []*big.Int {
	x := make([]*big.Int, len(tuple))
	for j, v := range tuple {
		x[j] = v[min(i, len(v)-1)]
	}
	return x
}

func (op *operation) definedAt(tuple []value, i int) bool {
	return op.lanes == nil || op.lanes(at(tuple, i)) != nil
}

func (op *operation) defined(tuple []value) bool {
	return op.whole == nil || op.whole(tuple) != nil
}

// eval returns the right results.
func (op *operation) eval(tuple []value) []value {
	if op.whole != nil {
		return op.whole(tuple)
	}
	results := make([]value, len(op.results))
	for i := range op.elements() {
		for k, x := range op.lanes(at(tuple, i)) {
			results[k] = append(results[k], x)
		}
	}
	return results
}

// integerLane draws an integer type.
func (g *generator) integerLane() Type {
	if g.IntN(2) == 0 {
		return intType([]int{1, 8, 16, 32, 64, 128}[g.IntN(6)])
	}
	return intType(1 + g.IntN(200))
}

func (g *generator) floatLane() Type { return floatType(g.formats[g.IntN(len(g.formats))]) }

// shape makes t a scalar or a vector.
func (g *generator) shape(t Type) Type {
	if g.IntN(2) == 0 {
		return t
	}
	return g.vector(t)
}

// vector makes t a vector; the elements of vectors have at most 128 bits.
func (g *generator) vector(t Type) Type {
	if t.Bits > 128 {
		t.Bits = 1 + t.Bits%128
	}
	most := max(1, min(32, 2048/t.Bits))
	switch g.IntN(4) {
	case 0:
		t.Lanes = 1 + g.IntN(most)
	case 1:
		t.Lanes = min(most, []int{2, 4, 8, 16, 32}[g.IntN(5)])
	default:
		t.Lanes = min(most, 1+g.IntN(9))
	}
	return t
}

func (g *generator) pick(names ...string) string { return names[g.IntN(len(names))] }
