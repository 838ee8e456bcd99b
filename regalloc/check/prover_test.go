package check

import "testing"

// TestTouched lists a location once, however often it is written: the list is walked at the
// end of every block.
func TestTouched(t *testing.T) {
	s := prover{held: make([][]holding, 2), listed: make([]bool, 2), version: make([]int32, 3)}
	for range 3 {
		s.put(1, 2)
		s.put(1, 0)
	}
	if len(s.touched) != 1 || s.touched[0] != 1 {
		t.Errorf("touched: %v, want 1 once", s.touched)
	}
}
