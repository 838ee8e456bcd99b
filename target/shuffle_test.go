package target_test

import (
	"slices"
	"testing"

	"spillway/target"
)

// TestMask checks what is said of choices of elements.
func TestMask(t *testing.T) {
	for _, c := range []struct {
		m            target.Mask
		stays        bool
		same         int
		twice, first target.Mask
	}{
		{target.Mask{0, 1, -1, 3}, true, -1, target.Mask{0, 1}, target.Mask{0, 1, -1, 3}},
		{target.Mask{2, -1, 2, 2}, false, 2, nil, target.Mask{2, -1, 2, 2}},
		{target.Mask{2, 3, 6, -1}, false, -1, target.Mask{1, 3}, target.Mask{2, 3, -1, -1}},
		{target.Mask{-1, 1, -1, -1}, true, 1, target.Mask{0, -1}, target.Mask{-1, 1, -1, -1}},
		{target.Mask{1, 2, -1, -1}, false, -1, nil, target.Mask{1, 2, -1, -1}},
	} {
		if got := c.m.Stays(); got != c.stays {
			t.Errorf("%v: Stays() = %v", c.m, got)
		}
		if got := c.m.Same(); got != c.same {
			t.Errorf("%v: Same() = %d", c.m, got)
		}
		if got := c.m.Twice(); !slices.Equal(got, c.twice) {
			t.Errorf("%v: Twice() = %v", c.m, got)
		}
		if got := c.m.Of(0); !slices.Equal(got, c.first) {
			t.Errorf("%v: Of(0) = %v", c.m, got)
		}
	}
	if got := (target.Mask{2, 3, 6, -1}).Of(1); !slices.Equal(got, target.Mask{-1, -1, 2, -1}) {
		t.Errorf("Of(1) = %v", got)
	}
	if !(target.Mask{-1, 1}).Fits(target.Mask{0, 1}) || (target.Mask{1, 1}).Fits(target.Mask{0, 1}) {
		t.Error("Fits is wrong")
	}
}
