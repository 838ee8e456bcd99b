package x86

import (
	"math/rand/v2"
	"slices"
	"testing"

	"spillway/ir"
)

// TestPermutations holds what permutations say of their operations to what these do.
func TestPermutations(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, p := range permutations() {
		for k := range 256 {
			if p.Fields == nil && p.Insert == nil && (k >= len(p.Masks) || p.Masks[k] == nil) || p.Insert != nil && k&15 != 0 {
				continue
			}
			args := [][]uint64{{r.Uint64(), r.Uint64()}, {r.Uint64(), r.Uint64()}}[:p.Args]
			args = append(args, []uint64{uint64(k)}, nil, nil)
			want, got := make([]uint64, 2), make([]uint64, 2)
			var any ir.Semantics
			any.EvalVector(Ops, p.Op, ir.PredNone, p.Type, p.Type, want, args[0], args[1], args[2])
			if p.Eval(p.Type, got, args[0], args[1], args[2]); !slices.Equal(got, want) {
				t.Errorf("%s at %s by %d: %x, not %x", Ops.Name(p.Op), p.Type, k, got, want)
			}
		}
	}
}
