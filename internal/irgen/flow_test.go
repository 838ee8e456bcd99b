package irgen

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// TestFlowProgram expects the same text of the same seed, and all that the programs are for in some of them.
func TestFlowProgram(t *testing.T) {
	var all strings.Builder
	for seed := range uint64(60) {
		make := func() (string, string) {
			return FlowProgram(rand.New(rand.NewPCG(seed, 1)), Flow{FlowMachine: FlowMachines[[]string{"amd64", "i386", "arm64"}[seed%3]]})
		}
		text, plain := make()
		if again, other := make(); again != text || other != plain {
			t.Fatalf("seed %d: another text the second time", seed)
		}
		for _, word := range []string{"musttail", "coldcc", "fastcc", "preserve_", "tailcc", "stdcall"} {
			if strings.Contains(plain, word) {
				t.Errorf("seed %d: %s in the plain program", seed, word)
			}
		}
		all.WriteString(text)
	}
	text := all.String()
	for _, word := range []string{"musttail call", "coldcc", "fastcc", "preserve_mostcc", "preserve_allcc", "preserve_nonecc", "tailcc", "x86_stdcallcc",
		"landingpad", "call i32 @_setjmp", "@longjmp(", "switch i64", "~{rbx}", "~{ebx}", "~{x19}", "~{v31}", "x86_fp80", "phi i128", "phi <8 x i32>", "%b0.60 = phi"} {
		if !strings.Contains(text, word) {
			t.Errorf("no program has %q", word)
		}
	}
}
