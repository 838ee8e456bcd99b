package sweep

import (
	"math/big"
	"slices"
)

// makeChain applies an operation to the result of another one, which is where folding and matching look.
func makeChain(g *generator) *operation {
	first := g.elementwise(func(op *operation) bool { return len(op.results) == 1 })
	if first == nil {
		return nil
	}
	t := first.results[0]
	second := g.elementwise(func(op *operation) bool {
		return op.elements() == first.elements() && slices.Contains(op.args, t)
	})
	if second == nil || second.strict != first.strict {
		return nil
	}
	return chained(first, second, slices.Index(second.args, t))
}

// elementwise draws operations until one is done element by element and good.
func (g *generator) elementwise(good func(op *operation) bool) *operation {
	all := allFamilies()
	for range 60 {
		f := all[g.IntN(len(all))]
		if f.kind != Exact || f.name == "chain" || f.name == "atomic" {
			continue
		}
		if op := f.make(g); op != nil && op.lanes != nil && len(op.memory) == 0 && !op.variable && good(op) {
			return op
		}
	}
	return nil
}

// chained applies second with the result of first as operand j.
func chained(first, second *operation, j int) *operation {
	n := len(first.args)
	op := &operation{name: first.name + "; " + second.name, args: append(slices.Clone(first.args), slices.Delete(slices.Clone(second.args), j, j+1)...),
		results: second.results, strict: first.strict, draws: map[int]func(*generator) *big.Int{}}
	for k, draw := range first.draws {
		op.draws[k] = draw
	}
	for k, draw := range second.draws {
		if k < j {
			op.draws[n+k] = draw
		} else if k > j {
			op.draws[n+k-1] = draw
		}
	}
	op.body = func(c *code, x []string) []string {
		between := first.body(c, x[:n])[0]
		return second.body(c, slices.Insert(slices.Clone(x[n:]), j, between))
	}
	t := first.results[0]
	op.lanes = func(x []*big.Int) []*big.Int {
		between := first.lanes(x[:n])
		if between == nil || between[0] == nil || t.Float != nil && t.Float.decode(between[0]).nan {
			return nil // of a NaN the sign and the payload may be any
		}
		return second.lanes(slices.Insert(slices.Clone(x[n:]), j, between[0]))
	}
	return op
}
