package llvmir

import (
	"fmt"
	"testing"
)

// TestNameTable adds names, finds them, and resets the table.
func TestNameTable(t *testing.T) {
	var table nameTable
	for _, n := range []int{0, 10, 5000, 10} {
		table.reset()
		var locals []local
		for i := range n {
			name := []byte(fmt.Sprint("v", i*7919))
			at, hash, ok := table.find(name, locals)
			if ok {
				t.Fatalf("%s is there before it is entered", name)
			}
			locals = append(locals, local{name: table.add(at, hash, name, int32(i))})
			copy(name, "overwritten")
		}
		for i := range n {
			if at, _, ok := table.find([]byte(fmt.Sprint("v", i*7919)), locals); !ok || at != uint32(i) {
				t.Fatalf("name %d of %d is local %d, %v", i, n, at, ok)
			}
		}
		if 2*table.used > len(table.slots) || table.used != n {
			t.Errorf("%d of %d slots in use for %d names", table.used, len(table.slots), n)
		}
	}
}
