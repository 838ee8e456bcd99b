package legalize

import (
	"testing"

	"spillway/llvmir"
	"spillway/target"
	"spillway/target/amd64"
)

// TestNestThroughPhi passes a pointer marked nest that comes by a phi, which is a word by then.
func TestNestThroughPhi(t *testing.T) {
	machine := amd64.Target(target.PIC)
	m, err := llvmir.Parse("nest.ll", []byte(`
declare void @g(ptr nest)
define void @f(ptr %p, ptr %q) {
entry:
  br label %loop
loop:
  %at = phi ptr [ %p, %entry ], [ %q, %loop ]
  call void @g(ptr nest %at)
  br label %loop
}
`))
	if err != nil {
		t.Fatal(err)
	}
	if err := legalizeAll(t, New(machine, nil), m); err != nil {
		t.Fatal(err)
	}
}
