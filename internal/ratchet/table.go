package ratchet

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// Tolerance is the share by which a quantity may get worse, where nothing else is said.
const Tolerance = 0.005

// MeanTolerance is the share by which a quantity that Means has made may get worse: what is worse
// on the whole is no trade.
const MeanTolerance = Tolerance / 25

// Unknown is the Best of a quantity of which no better value is known.
const Unknown = -1

// A Quantity is one measured number; less is better.
type Quantity struct {
	Name string // one word
	// Value is what was measured; of a recorded Quantity, the least that was ever reached.
	Value float64
	// Now is what was measured when a Quantity was recorded last, or 0 if that is Value: it is
	// worse than what was reached, but not by more than the tolerance.
	Now float64
	// Best is the least value that is known to be possible, or Unknown. It is for
	// the reader: nothing is held against it.
	Best float64
}

// A Table is a list of quantities in the order in which they are printed.
type Table []Quantity

// Parse reads the text form of a table. The error names file and line.
func Parse(file, text string) (t Table, err error) {
	for k, line := range strings.Split(text, "\n") {
		words := strings.Fields(line)
		if len(words) == 0 || strings.HasPrefix(words[0], "#") {
			continue
		}
		q := Quantity{Name: words[0], Best: Unknown}
		if len(words) != 3 && len(words) != 4 {
			return nil, fmt.Errorf("%s:%d: want a name and two or three numbers", file, k+1)
		}
		if q.Value, err = strconv.ParseFloat(words[1], 64); err == nil && words[2] != "-" {
			q.Best, err = strconv.ParseFloat(words[2], 64)
		}
		if err == nil && len(words) == 4 {
			q.Now, err = strconv.ParseFloat(words[3], 64)
		}
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, k+1, err)
		}
		t = append(t, q)
	}
	return t, nil
}

// String returns the text form of t. Columns have fixed widths, so that a change
// of one quantity changes one line.
func (t Table) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "# %-46s %14s %14s %14s\n", "quantity (less is better)", "reached", "best known", "now, if worse")
	for _, q := range t {
		best := "-"
		if q.Best >= 0 {
			best = number(q.Best)
		}
		fmt.Fprintf(&b, "%-48s %14s %14s", q.Name, number(q.Value), best)
		if q.now() > q.Value+rounding {
			fmt.Fprintf(&b, " %14s", number(q.Now))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// number prints integers as such and other numbers with four decimals.
func number(x float64) string {
	if x == float64(int64(x)) {
		return strconv.FormatInt(int64(x), 10)
	}
	return strconv.FormatFloat(x, 'f', 4, 64)
}

// find returns the quantity of the given name, or nil.
func (t Table) find(name string) *Quantity {
	for i := range t {
		if t[i].Name == name {
			return &t[i]
		}
	}
	return nil
}

// Worse lists what is worse in measured than in t by more than the given share,
// and what is in only one of the two, a line each.
func (t Table) Worse(measured Table, tolerance float64) (faults []string) {
	for _, q := range measured {
		old := t.find(q.Name)
		switch {
		case old == nil:
			faults = append(faults, fmt.Sprintf("%s: %s is not recorded", q.Name, number(q.Value)))
		case q.Value > old.Value*(1+q.tolerance(tolerance))+rounding:
			faults = append(faults, fmt.Sprintf("%s: %s, recorded %s: %s worse", q.Name, number(q.Value), number(old.Value), change(old.Value, q.Value)))
		}
	}
	for _, q := range t {
		if measured.find(q.Name) == nil {
			faults = append(faults, fmt.Sprintf("%s: recorded, but no longer measured", q.Name))
		}
	}
	return faults
}

// tolerance returns that of q where other quantities have the given one.
func (q *Quantity) tolerance(others float64) float64 {
	if strings.HasPrefix(q.Name, mean) {
		return min(others, MeanTolerance)
	}
	return others
}

// mean begins the names of means.
const mean = "mean/"

// Means returns the geometric means of the quantities for which group returns the same name,
// under that name after "mean/". Quantities must be greater than zero.
func (t Table) Means(group func(name string) string) (means Table) {
	var counts []float64
	for _, q := range t {
		name := mean + group(q.Name)
		k := slices.IndexFunc(means, func(m Quantity) bool { return m.Name == name })
		if k < 0 {
			k = len(means)
			means = append(means, Quantity{Name: name})
			counts = append(counts, 0)
		}
		m := &means[k]
		m.Value += math.Log(q.Value)
		m.Best += math.Log(q.Best) // not a number if one is Unknown
		counts[k]++
	}
	for k := range means {
		m := &means[k]
		m.Value = math.Exp(m.Value / counts[k])
		if m.Best = math.Exp(m.Best / counts[k]); math.IsNaN(m.Best) {
			m.Best = Unknown
		}
	}
	return means
}

// rounding is the precision lost in printing.
const rounding = 0.00005

// now returns the value of q when it was last recorded.
func (q *Quantity) now() float64 { return max(q.Value, q.Now) }

// Changed lists what is better or worse in measured than it was when t was recorded, a line each.
func (t Table) Changed(measured Table) (lines []string) {
	for _, q := range measured {
		old := t.find(q.Name)
		if old == nil {
			continue
		}
		switch was := old.now(); {
		case q.Value < was-rounding:
			lines = append(lines, fmt.Sprintf("%s: %s, recorded %s: %s better", q.Name, number(q.Value), number(was), change(q.Value, was)))
		case q.Value > was+rounding:
			lines = append(lines, fmt.Sprintf("%s: %s, recorded %s: %s worse", q.Name, number(q.Value), number(was), change(was, q.Value)))
		}
	}
	return lines
}

// Part returns those quantities of t that are in measured too.
func (t Table) Part(measured Table) (part Table) {
	for _, q := range t {
		if measured.find(q.Name) != nil {
			part = append(part, q)
		}
	}
	return part
}

// change prints by how much large is more than small.
func change(small, large float64) string {
	if small == 0 {
		return number(large)
	}
	return fmt.Sprintf("%.2f %%", 100*(large/small-1))
}

// Record returns measured with the values of t where these are better, and what was measured as
// Now. What is no longer measured goes.
func (t Table) Record(measured Table) Table {
	out := append(Table(nil), measured...)
	for i := range out {
		if old := t.find(out[i].Name); old != nil && old.Value < out[i].Value {
			out[i].Value, out[i].Now = old.Value, out[i].Value
		}
	}
	return out
}
