package cli

import (
	"math"
	"runtime"
	"runtime/debug"
	"testing"
	"time"
)

// TestKeepTo holds more and more memory: the limit follows, until somebody else sets one.
func TestKeepTo(t *testing.T) {
	defer debug.SetMemoryLimit(math.MaxInt64)
	const mb = 1 << 20
	keepTo(32 * mb)
	limit := func() int64 { return debug.SetMemoryLimit(-1) }
	var held [][]byte
	for _, n := range []int{24, 48} { // more than is let pass of 32 MB, and of what that makes
		was := limit()
		held = append(held, make([]byte, n*mb))
		for end := time.Now().Add(10 * time.Second); limit() == was; {
			if time.Now().After(end) {
				t.Fatalf("the limit is still %d MB with %d MB more in use", was/mb, n)
			}
			runtime.GC()
		}
		if got := limit(); got < int64(2*n*mb) {
			t.Errorf("the limit is %d MB with %d MB in use", got/mb, n)
		}
	}
	debug.SetMemoryLimit(16 * mb)
	for range 3 {
		runtime.GC()
		time.Sleep(time.Millisecond)
	}
	if got := limit(); got != 16*mb {
		t.Errorf("the limit is %d MB, though 16 have been set", got/mb)
	}
	runtime.KeepAlive(held)
}
