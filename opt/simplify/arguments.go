package simplify

import (
	"spillway/internal/scratch"
	"spillway/ir"
	"spillway/target"
)

// loadArguments sinks single-use loads to the stores that pass their values as call arguments, which frees registers in
// between and allows the machine to push from memory. Only arguments are written in between. Linear in the function.
func (s *simplifier) loadArguments() {
	if s.t.Frame.PushMem == target.NoTile {
		return
	}
	s.loaded = scratch.Zeroed(s.loaded, s.f.NumValues())
	for _, b := range s.f.Blocks {
		s.loadArgumentsOf(b)
	}
}

func (s *simplifier) loadArgumentsOf(b *ir.Block) {
	written, moved := 0, 0 // position of the last write to memory; number of loads that move
	for i, v := range b.Values {
		switch {
		case v.Op == ir.OpLoad && !v.Volatile && v.Order == ir.NotAtomic:
			s.loaded[v.ID] = int32(i) + 1
		case v.Op == ir.OpStore && s.passes(v):
			if x := v.Args[0]; x.Op == ir.OpLoad && x.Block == b && s.used(x) == 1 && int(s.loaded[x.ID]) > written {
				s.loaded[x.ID] = -1
				moved++
			}
		case v.Op.HasEffect():
			written = i + 1
		}
	}
	if moved == 0 {
		return
	}
	out := make([]*ir.Value, 0, len(b.Values))
	for _, v := range b.Values {
		if v.Op == ir.OpLoad && s.loaded[v.ID] < 0 {
			continue
		}
		if v.Op == ir.OpStore && v.Args[0].Op == ir.OpLoad && s.loaded[v.Args[0].ID] < 0 && s.passes(v) {
			out = append(out, v.Args[0])
		}
		out = append(out, v)
	}
	b.Values = out
}

// passes reports whether store v passes an argument that a push can take.
func (s *simplifier) passes(v *ir.Value) bool {
	a := v.Args[1]
	return a.Op == ir.OpSlotAddr && s.f.Slots[a.Imm].Kind == ir.OutgoingSlot && s.t.Layout.StoreSize(v.Args[0].Type) == s.t.ABI.ArgSlot
}
