package ir

import (
	"math/rand/v2"
	"testing"
)

// TestStructOffsets adds up the sizes of the fields of random structs, small ones and such as keep their layout, under two layouts
// in turn.
func TestStructOffsets(t *testing.T) {
	layouts := []Layout{
		{PtrBytes: 8, I64Align: 8, F64Align: 8, F80Align: 16, I128Align: 16},
		{PtrBytes: 4, I64Align: 4, F64Align: 4, F80Align: 4, I128Align: 16},
	}
	rng := rand.New(rand.NewPCG(1, 1))
	fields := []*Type{I1, I8, I16, I32, I64, I128, F32, F64, Ptr}
	for range 200 {
		s := &Type{Kind: StructKind, Packed: rng.IntN(4) == 0}
		for range 1 + rng.IntN(3*fewFields) {
			f := fields[rng.IntN(len(fields))]
			if n := len(s.Fields); n > 0 && rng.IntN(8) == 0 {
				f = &Type{Kind: StructKind, Fields: s.Fields[:n:n]}
			}
			s.Fields = append(s.Fields, f)
		}
		for range 2 {
			for k := range layouts {
				l := &layouts[k]
				end, align := int64(0), int64(1)
				for i, f := range s.Fields {
					if !s.Packed {
						end, align = RoundUp(end, l.Align(f)), max(align, l.Align(f))
					}
					if got := l.Offset(s, i); got != end {
						t.Fatalf("%v, layout %d: field %d is at %d, want %d", s, k, i, got, end)
					}
					end += l.Size(f)
				}
				if size := RoundUp(end, align); l.Size(s) != size || l.Align(s) != align {
					t.Fatalf("%v, layout %d: %d bytes aligned to %d, want %d and %d", s, k, l.Size(s), l.Align(s), size, align)
				}
			}
		}
	}
}
