package spillway_test

import (
	"strings"
	"testing"

	"spillway"
	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/check"
)

// TestLowers holds what the table says of allocators and methods out of SSA form: those that have a use for one
// do not know a method that does not exist, and come to right Results by each; the others do not look at it.
func TestLowers(t *testing.T) {
	p := irgen.Problem(irgen.Tiny(3), 7, irgen.Options{})
	for _, a := range spillway.Allocators() {
		opts := regalloc.Options{Budget: regalloc.Budget{Iterations: -1}, OutOfSSA: "none"}
		_, err := spillway.Allocate(p, a.New(), opts)
		if got := err != nil && strings.Contains(err.Error(), `"none"`); got != a.Lowers {
			t.Errorf("%s: the table says %v of methods out of SSA form; the error is %v", a.Name, a.Lowers, err)
		}
		if !a.Lowers {
			continue
		}
		for _, m := range spillway.OutOfSSAMethods() {
			opts.OutOfSSA = m.Name
			r, err := spillway.Allocate(p, a.New(), opts)
			if err != nil {
				t.Errorf("%s by %s: %v", a.Name, m.Name, err)
				continue
			}
			if errs := check.Result(p, r); len(errs) > 0 {
				t.Errorf("%s by %s: %v", a.Name, m.Name, &errs[0])
			}
		}
	}
}
