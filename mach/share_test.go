package mach_test

import (
	"strings"
	"testing"

	"spillway/mach"
)

// TestShare makes one value of an address where a block that makes it dominates another, and of
// nothing that is short, or made on different ways.
func TestShare(t *testing.T) {
	const text = `func @f target amd64 stage selected
block 0 freq 1 loop 0
  v0:r64@rdi = entry
  v1:r64 = lea64 [sym] sym @"g"
  v2:r64 = const64.u imm 7
  call.sym v1:r64@rdi imm 0 sym @"u"
  br.cmp64.ri v0:r64 imm 9 cond slt
  -> 1() 0.5, 2() 0.5
block 1 freq 0.5 loop 0
  v3:r64 = lea64 [sym] sym @"g"
  v4:r64 = lea64 [sym] sym @"h"
  v5:r64 = const64.u imm 7
  jmp
  -> 3(v3:r64 v5:r64) 1
block 2 freq 0.5 loop 0
  v6:r64 = lea64 [sym] sym @"h"
  jmp
  -> 3(v6:r64 v0:r64) 1
block 3 freq 1 loop 0 params v7:r64 v8:r64
  v9:r64 = lea64 [sym] sym @"g"
  ret v9:r64@rax
`
	fs, err := mach.Parse("f.mach", text, machine)
	if err != nil {
		t.Fatal(err)
	}
	f := fs[0]
	mach.Share(f, new(mach.ShareWorkspace))
	if errs := mach.Verify(f, mach.Selected); len(errs) > 0 {
		t.Fatal(errs)
	}
	got := f.String()
	for what, n := range map[string]int{`sym @"g"`: 1, `sym @"h"`: 2, "imm 7": 2} {
		if strings.Count(got, what) != n {
			t.Errorf("%d times %s, not %d:\n%s", strings.Count(got, what), what, n, got)
		}
	}
}
