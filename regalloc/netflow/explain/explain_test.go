package explain_test

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"spillway/internal/irgen"
	"spillway/regalloc"
	"spillway/regalloc/alloc/netflow"
	"spillway/regalloc/netflow/explain"
)

var (
	valueLine = regexp.MustCompile(`(?m)^(?:v\d+ \w+|registers to be saved, and prefixes): (\S+)$`)
	gapLine   = regexp.MustCompile(`(?m)^gap to the bound at the rents below, \S+: (\S+)$`)
	partLine  = regexp.MustCompile(`(?m)^  .* by (\S+)$`)
	eventLine = regexp.MustCompile(`(?m)^  (?:b|e)\d+ .*, costs ([^;\s]+)(?:;.*)?$`)
)

func sum(t *testing.T, x *regexp.Regexp, text string) (sum float64) {
	for _, found := range x.FindAllStringSubmatch(text, -1) {
		v, err := strconv.ParseFloat(found[1], 64)
		if err != nil {
			t.Fatal(err)
		}
		sum += v
	}
	return sum
}

// TestSums adds up what the text says that values cost, and what their changes do.
func TestSums(t *testing.T) {
	spilled, explained := 0, 0
	for seed := range uint64(40) {
		p := irgen.Problem(irgen.AMD64(), seed, irgen.Options{}).Squeeze(4)
		r, err := netflow.New().Allocate(p, regalloc.Options{Metric: regalloc.Size, Budget: regalloc.Budget{Iterations: 12}})
		if err != nil {
			t.Fatal(err)
		}
		e, err := explain.New(p, r, explain.Options{Metric: regalloc.Size, Iterations: 30})
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		explained++
		if e.Bound() > e.Cost() {
			t.Errorf("seed %d: bound %g above cost %g", seed, e.Bound(), e.Cost())
		}
		var b strings.Builder
		if err := e.WriteText(&b); err != nil {
			t.Fatal(err)
		}
		text := b.String()
		values := sum(t, valueLine, text)
		if !strings.Contains(text, fmt.Sprintf(": cost %.6g,", e.Cost())) || math.Abs(values-e.Cost()) > 1e-3 {
			t.Errorf("seed %d: values cost %g in all, the header says otherwise:\n%s", seed, values, text)
		}
		rest := regexp.MustCompile(`prefixes: (\S+)\n`).FindStringSubmatch(text)
		together, _ := strconv.ParseFloat(rest[1], 64)
		if events := sum(t, eventLine, text); math.Abs(events+together-e.Cost()) > 1e-3 {
			t.Errorf("seed %d: changes cost %g, %g is shared, of %g:\n%s", seed, events, together, e.Cost(), text)
		}
		if gap, parts := sum(t, gapLine, text), sum(t, partLine, text); gap <= 0 || math.Abs(gap-parts) > 1e-2 {
			t.Errorf("seed %d: gap %g, its parts %g:\n%s", seed, gap, parts, text)
		}
		spilled += strings.Count(text, "which saves")
	}
	if spilled == 0 || explained < 30 {
		t.Errorf("%d Results explained, with %d stretches in no register", explained, spilled)
	}
}
