package llvmir_test

import (
	"testing"

	"spillway/ir"
	"spillway/llvmir"
)

// TestConventionsOfC reads the calling conventions that are C's here, by name and by number, and others by number.
func TestConventionsOfC(t *testing.T) {
	for name, want := range map[string]ir.CallConv{
		"": ir.CallC, "ccc": ir.CallC, "spir_func": ir.CallC, "spir_kernel": ir.CallC, "x86_64_sysvcc": ir.CallC,
		"cc 75": ir.CallC, "cc76": ir.CallC, "cc 78": ir.CallC, "cc 10": ir.CallGHC, "cc15": ir.CallPreserveAll, "cc 77": 77, "cc 8": ir.CallFast,
	} {
		m, err := llvmir.Parse("t.ll", []byte("declare "+name+" void @g()\ndefine "+name+" void @f() {\n  call "+name+" void @g()\n  ret void\n}\n"))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		for _, f := range m.Funcs {
			if f.CallConv != want {
				t.Errorf("@%s as %q has convention %d, want %d", f.Name, name, f.CallConv, want)
			}
			for _, b := range f.Blocks {
				if v := b.Values[0]; v.Op == ir.OpCall && v.Call.CallConv != want {
					t.Errorf("a call as %q has convention %d, want %d", name, v.Call.CallConv, want)
				}
			}
		}
	}
}
