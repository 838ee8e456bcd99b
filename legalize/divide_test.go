package legalize

import (
	"testing"

	"spillway/target"
	"spillway/target/thumb"
)

// TestVerifyAligned finds accesses that are longer than their alignment on processors that fault at them, before Divide.
func TestVerifyAligned(t *testing.T) {
	const text = "define i32 @f(ptr %p, ptr %q) {\n  %x = load i32, ptr %p, align 2\n  store i32 %x, ptr %q, align 1\n  ret i32 %x\n}\n"
	for _, c := range []struct {
		features target.Features
		want     int
	}{{thumb.V6M | thumb.DB, 2}, {thumb.V6M | thumb.DB | thumb.T2 | thumb.HWDiv, 0}} {
		machine := thumb.Target(target.Static).With(c.features)
		f, lz := legalMemory(t, machine, text).Funcs[0], New(machine, nil)
		if errs := lz.VerifyAligned(f); len(errs) != c.want {
			t.Errorf("features %x: %v, want %d", c.features, errs, c.want)
		}
		lz.Divide(f)
		if errs := append(lz.Verify(f), lz.VerifyAligned(f)...); len(errs) > 0 {
			t.Errorf("features %x, divided: %v", c.features, errs)
		}
	}
}
