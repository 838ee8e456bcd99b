package spillway_test

import (
	"context"
	"strings"
	"testing"

	"spillway"
)

// TestEmptyAssembly compiles inline assembly without text for every machine, as text and as an object: it is no
// instruction, also where there is no inline assembly.
func TestEmptyAssembly(t *testing.T) {
	for _, target := range spillway.Targets() {
		text := []byte("define i32 @f(i32 %x) {\n  call void asm sideeffect \"\", \"~{memory}\"()\n  ret i32 %x\n}\n")
		m, err := spillway.Parse("a.ll", text)
		if err != nil {
			t.Fatal(err)
		}
		if out, err := spillway.Compile(context.Background(), m, spillway.Options{Target: &target}); err != nil || !strings.Contains(string(out.Assembly), "f:\n") {
			t.Errorf("%s: %v", target.Name, err)
		}
		if m, err = spillway.Parse("a.ll", text); err != nil {
			t.Fatal(err)
		}
		if _, err := spillway.Compile(context.Background(), m, spillway.Options{Target: &target, Stage: spillway.ToObject}); err != nil {
			t.Errorf("%s, object: %v", target.Name, err)
		}
	}
}
