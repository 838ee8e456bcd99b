package arm

import (
	"testing"

	"spillway/target"
)

func TestRows(t *testing.T) {
	for _, reloc := range []target.Relocation{target.PIC, target.Static} {
		for _, features := range []target.Features{0, V6T2, withV7, withV7 | HWDiv, VFP, withV7 | VFP | VFP4} {
			m, err := build(reloc, features)
			if err != nil {
				t.Fatal(err)
			}
			if err := m.Complete(); err != nil {
				t.Error(err)
			}
		}
	}
}

// TestConstants splits constants into parts and puts them together again.
func TestConstants(t *testing.T) {
	for _, c := range []struct {
		v    uint32
		n    int
		move bool
	}{{0, 1, true}, {255, 1, true}, {256, 1, true}, {257, 2, false}, {0xFF000000, 1, true}, {0xF000000F, 1, true}, {0xFFFFFF00, 3, true}, {0x12345678, 4, false}, {0xFFFF, 2, false}, {0xFF0, 1, true}, {0x3FC, 1, true}, {0x7F8, 2, false}} {
		if n := parts(c.v); n != c.n || isMove(int64(c.v)) != c.move {
			t.Errorf("%#x: %d parts, move %v", c.v, n, isMove(int64(c.v)))
		}
	}
	x := uint32(12345)
	for range 100000 {
		x = x*1664525 + 1013904223
		v := x >> (x >> 27)
		n, sum := parts(v), uint32(0)
		for k := range n {
			p := partAt(v, k)
			if !isRotated(p) {
				t.Fatalf("part %d of %#x is %#x", k, v, p)
			}
			sum |= p
		}
		if sum != v || n > 4 {
			t.Fatalf("%#x: %d parts make %#x", v, n, sum)
		}
		rest := int64(int32(v))
		for n := 0; !isArith(rest); n++ {
			p := arithPart(rest)
			if !isArith(p) || n > 4 || p == 0 {
				t.Fatalf("%d of %d", p, int32(v))
			}
			rest -= p
		}
	}
}
