package llvmir

import (
	"strings"
	"testing"
)

// TestRareIntrinsics checks the assumption about names that the lookup of common intrinsics relies on.
func TestRareIntrinsics(t *testing.T) {
	common := commonIntrinsics()
	for _, table := range []map[string]meaning{genericIntrinsics(), vectorIntrinsics()} {
		for name := range table {
			for base, end := name, len(name); end >= 0; end = strings.LastIndexByte(base, '.') {
				if base = base[:end]; common[base].sig != "" {
					t.Errorf("%s is found as %s", name, base)
				}
			}
			if in := new(parser).findIntrinsic("llvm." + name + ".v4i32.p0"); in == nil || in.sig != table[name].sig {
				t.Errorf("%s is not found", name)
			}
		}
	}
	for name := range common {
		if in := new(parser).findIntrinsic("llvm." + name); in == nil || in.sig != common[name].sig {
			t.Errorf("%s is not found", name)
		}
	}
}
