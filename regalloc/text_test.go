package regalloc_test

import (
	"strings"
	"testing"

	"spillway/irgen"
	"spillway/regalloc"
)

func TestProblemText(t *testing.T) {
	for _, target := range []*irgen.Target{irgen.AMD64(), irgen.I386(), irgen.Tiny(3)} {
		for seed := range uint64(40) {
			p := irgen.Problem(target, seed, irgen.Options{Wild: seed%2 == 0, Critical: seed%3 == 0})
			text := p.String()
			q, err := regalloc.ParseProblem("p", []byte(text))
			if err != nil {
				t.Fatal(err)
			}
			if again := q.String(); again != text {
				t.Fatalf("seed %d: read back as another problem:\n%s", seed, diff(text, again))
			}
		}
	}
}

// diff returns the first line in which two texts differ.
func diff(a, b string) string {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for k := range x {
		if k >= len(y) || x[k] != y[k] {
			return x[k] + "\n" + strings.Join(y[min(k, len(y)):min(k+1, len(y))], "")
		}
	}
	return ""
}
