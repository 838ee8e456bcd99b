package spillway_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
)

// TestAlignedPairs makes one instruction of two accesses to words on Arm only where both addresses are known to be multiples of
// four: loads and stores of several registers fault elsewhere.
func TestAlignedPairs(t *testing.T) {
	const text = `target triple = "armv6-linux-gnueabi"
define void @f(ptr %p, i32 %a, i32 %b) {
  store i32 %a, ptr %p, align ALIGN
  %q = getelementptr i8, ptr %p, i32 4
  store i32 %b, ptr %q, align ALIGN
  ret void
}
`
	for _, x := range []struct {
		align string
		pairs bool
	}{{"4", true}, {"2", false}, {"1", false}} {
		m, err := spillway.Parse("a.ll", []byte(strings.ReplaceAll(text, "ALIGN", x.align)))
		if err != nil {
			t.Fatal(err)
		}
		out, err := spillway.Compile(context.Background(), m, spillway.Options{Check: true})
		if err != nil {
			t.Fatal(err)
		}
		asm := string(out.Assembly)
		if got := strings.Contains(asm, "stm r0, {r1, r2}"); got != x.pairs {
			t.Errorf("align %s: pairs %t, want %t:\n%s", x.align, got, x.pairs, asm)
		}
	}
}
