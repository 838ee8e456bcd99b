package llvmir

import (
	"testing"

	"spillway/ir"
)

// TestFPIntervals checks the intervals of each mask against its classes, at their ends and next to them, in all
// formats; adjacent ones are merged, so there are at most six.
func TestFPIntervals(t *testing.T) {
	for _, typ := range []*ir.Type{ir.F16, ir.BF16, ir.F32, ir.F64, ir.F80, ir.F128} {
		f := formatOf(typ)
		var places []ir.U128
		for _, k := range fpClasses {
			lo, hi := k.interval(f)
			places = append(places, lo, hi)
			if mid := (ir.U128{Lo: lo.Lo + 1, Hi: lo.Hi}); !above(mid, hi) {
				places = append(places, mid)
			}
		}
		for mask := int64(1); mask < fpAll; mask++ {
			list := f.intervals(mask)
			if len(list) > 6 {
				t.Errorf("%s: mask %#x: %d intervals", typ, mask, len(list))
			}
			for _, x := range places {
				for _, negative := range []bool{false, true} {
					whole := x
					if negative {
						whole = ir.U128{Lo: x.Lo | f.sign.Lo, Hi: x.Hi | f.sign.Hi}
					}
					want, got := false, false
					for _, k := range fpClasses {
						if lo, hi := k.interval(f); !above(lo, x) && !above(x, hi) {
							want = mask&k.pos != 0
							if negative {
								want = mask&k.neg != 0
							}
						}
					}
					for _, in := range list {
						y := whole
						if in.abs {
							y = x
						}
						got = got || !above(in.lo, y) && !above(y, in.hi)
					}
					if got != want {
						t.Fatalf("%s: mask %#x: %x, negative %t: %t, want %t", typ, mask, x, negative, got, want)
					}
				}
			}
		}
	}
}

// above reports whether x > y.
func above(x, y ir.U128) bool { return x.Hi > y.Hi || x.Hi == y.Hi && x.Lo > y.Lo }
