package asm_test

import (
	"os"
	"regexp"
	"testing"

	"spillway"
	"spillway/regalloc"
)

// TestComment checks that each line annotated as a spill slot access has an address, and that there are as many as the
// results of allocation have operands and moves in slots, except for read-modify-write instructions and merged code.
func TestComment(t *testing.T) {
	mark := regexp.MustCompile(`(?m)^(\t.*)\t# \d+-byte (.*)$`)
	kinds := map[string]int{}
	for _, name := range []string{"fft", "lz", "switches", "wide"} {
		file := "../../testdata/programs/" + name + "/" + name + ".O2.ll"
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want := 0
		opts := spillway.Options{Comment: true, Registers: 7, Workers: 1, Observe: func(p *regalloc.Problem, r *regalloc.Result) {
			c := regalloc.Costs(p, r)
			want += c.Loads + c.Stores
		}}
		got := 0
		for _, m := range mark.FindAllSubmatch(compileText(t, file, string(text), opts).Assembly, -1) {
			got++
			kinds[string(m[2])]++
			if !regexp.MustCompile(`-?\d*\(%r[sb]p\)`).Match(m[1]) {
				t.Errorf("%s: marked: %s", name, m[0])
			}
		}
		if got > want || got < want*8/10 {
			t.Errorf("%s: %d accesses are marked, and allocation inserts %d", name, got, want)
		}
	}
	for _, kind := range []string{"Spill", "Reload", "Folded Spill", "Folded Reload"} {
		if kinds[kind] == 0 {
			t.Errorf("no %s among %v", kind, kinds)
		}
	}
}
