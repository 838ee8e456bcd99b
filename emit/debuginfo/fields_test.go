package debuginfo

import (
	"testing"

	"spillway/target"
	"spillway/target/amd64"
)

// TestDerefSize describes a value in memory by its size in bytes, which must not exceed that of an address.
func TestDerefSize(t *testing.T) {
	for n, want := range map[int64]bool{-1: false, 0: false, 1: true, 8: true, 9: false, 257: false} {
		e := &encoder{x: &Module{t: amd64.Target(target.PIC)}}
		if got := e.operations([]operation{{code: opDerefSize, args: [2]int64{n}}}); got != want {
			t.Errorf("%d bytes: %v, want %v (% x)", n, got, want, e.code)
		}
	}
}
