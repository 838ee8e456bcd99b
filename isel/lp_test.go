package isel

import (
	"bytes"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
)

// lpRow is a constraint of the LP format: sum of coefficient times variable, related to bound.
type lpRow struct {
	coeff map[int]int
	rel   string
	bound int
}

// parseLP reads what WriteLP writes: the objective's coefficients and the constraints.
func parseLP(t *testing.T, text string) (cost map[int]int, rows []lpRow) {
	t.Helper()
	sum := func(words []string) map[int]int {
		out := map[int]int{}
		sign, c := 1, 1
		for _, w := range words {
			switch {
			case w == "+" || w == "-":
				sign, c = map[string]int{"+": 1, "-": -1}[w], 1
			case w[0] == 't':
				v, err := strconv.Atoi(w[1:])
				if err != nil {
					t.Fatalf("variable %q", w)
				}
				out[v] += sign * c
			default:
				v, err := strconv.Atoi(w)
				if err != nil {
					t.Fatalf("word %q", w)
				}
				c = v
			}
		}
		return out
	}
	_, rest, _ := strings.Cut(text, "cost:")
	objective, rest, _ := strings.Cut(rest, "Subject To\n")
	body, _, _ := strings.Cut(rest, "Binary\n")
	for _, line := range strings.Split(strings.TrimSpace(body), "\n") {
		words := strings.Fields(line)
		n := len(words)
		bound, err := strconv.Atoi(words[n-1])
		if err != nil {
			t.Fatalf("line %q", line)
		}
		rows = append(rows, lpRow{sum(words[1 : n-2]), words[n-2], bound})
	}
	return sum(strings.Fields(objective)), rows
}

// TestLP enumerates the covers of small blocks: each satisfies the constraints,
// the objective is its cost, and leaving out or adding an instance that matters
// violates a constraint.
func TestLP(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	e := newToyEngine(t, toyTiles...)
	for range 60 {
		d, m, _, err := e.Cover(randomBlock(r, 2+r.IntN(5)), 0, &Trees{})
		if err != nil {
			t.Fatal(err)
		}
		var text bytes.Buffer
		if err := WriteLP(&text, d, m); err != nil {
			t.Fatal(err)
		}
		cost, rows := parseLP(t, text.String())
		optimum(d, m, 300, func(c *Cover) {
			x := map[int]int{}
			for _, k := range c.Choice {
				if k >= 0 {
					x[int(k)] = 1
				}
			}
			if got := value(cost, x); got != c.Cost(m) || !satisfies(rows, x) {
				t.Fatalf("cover of cost %d: objective %d, feasible %v", c.Cost(m), got, satisfies(rows, x))
			}
			for k := range x {
				x[k] = 0
				if satisfies(rows, x) {
					t.Fatalf("without instance %d the constraints still hold\n%s\n%s", k, dump(d, m, c), text.String())
				}
				x[k] = 1
			}
		})
	}
}

func value(coeff, x map[int]int) int {
	sum := 0
	for v, c := range coeff {
		sum += c * x[v]
	}
	return sum
}

func satisfies(rows []lpRow, x map[int]int) bool {
	for _, r := range rows {
		v := value(r.coeff, x)
		if r.rel == "=" && v != r.bound || r.rel == ">=" && v < r.bound || r.rel == "<=" && v > r.bound {
			return false
		}
	}
	return true
}
