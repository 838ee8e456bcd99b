package regalloc

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"
)

// String returns b as ParseBudget reads it, "" for the zero value.
func (b Budget) String() string {
	var parts []string
	if b.Iterations != 0 {
		parts = append(parts, strconv.Itoa(max(0, b.Iterations))+"it")
	}
	if b.Time > 0 {
		parts = append(parts, b.Time.String())
	}
	if b.Gap > 0 {
		parts = append(parts, "gap="+strconv.FormatFloat(b.Gap, 'g', -1, 64))
	}
	return strings.Join(parts, ",")
}

// ParseBudget parses a budget: iterations (30it), a time per function (10ms) and a gap (gap=0.01), in any order,
// separated by commas. Improvement ends when any of them is reached; 0it disables it. The empty text is the
// allocator's default.
func ParseBudget(text string) (b Budget, err error) {
	if text == "" {
		return b, nil
	}
	for part := range strings.SplitSeq(text, ",") {
		if err := b.parse(part); err != nil {
			return Budget{}, fmt.Errorf("budget %q: %w", text, err)
		}
	}
	return b, nil
}

// parse reads one part.
func (b *Budget) parse(part string) error {
	again := func(set bool) error {
		if set {
			return fmt.Errorf("%s: this kind of limit is given twice", part)
		}
		return nil
	}
	if gap, ok := strings.CutPrefix(part, "gap="); ok {
		x, err := strconv.ParseFloat(gap, 64)
		if err != nil || !(x > 0) || math.IsInf(x, 0) {
			return fmt.Errorf("%s: expected a share above 0, as in gap=0.01", part)
		}
		err, b.Gap = again(b.Gap > 0), x
		return err
	}
	if count, ok := strings.CutSuffix(part, "it"); ok {
		n, err := strconv.Atoi(count)
		if err != nil || n < 0 {
			return fmt.Errorf("%s: expected a number of iterations, as in 30it", part)
		}
		if err = again(b.Iterations != 0); n == 0 {
			n = -1
		}
		b.Iterations = n
		return err
	}
	d, err := time.ParseDuration(part)
	if err != nil || d <= 0 {
		if part == "" {
			part = "empty element between commas"
		}
		return fmt.Errorf("%s: expected iterations (30it), a time (10ms) or a gap (gap=0.01)", part)
	}
	err, b.Time = again(b.Time > 0), d
	return err
}

// Optimal reports whether a lower bound proves that no Result costs less than cost. If all costs are multiples of
// grain (see Grain; 0: unknown), a bound less than one grain below cost suffices.
func Optimal(cost, bound, grain float64) bool {
	return RoundUp(bound, grain) >= cost-1e-9*math.Abs(cost)
}
