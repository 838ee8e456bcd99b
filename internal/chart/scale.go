package chart

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// A scale is an axis from one round number to another.
type scale struct {
	from, to, step float64
	cut            bool // it does not begin at zero
}

// newScale returns an axis for values: from zero on, or if all of them are far from it and near each other cut.
func newScale(values []float64) scale {
	low, high := bounds(values)
	if low >= 0 && (low == 0 || high-low > 0.25*high) {
		low = 0
	}
	if high <= low {
		high = low + 1
	}
	s := scale{cut: low > 0}
	s.step = math.Pow(10, math.Floor(math.Log10((high-low)/4)))
	for _, k := range []float64{1, 2, 5, 10} {
		if step := k * s.step; (high-low)/step <= 6 {
			s.step = step
			break
		}
	}
	s.from, s.to = s.step*math.Floor(low/s.step+1e-9), s.step*math.Ceil(high/s.step-1e-9)
	return s
}

// at returns where v is, from 0 to 1.
func (s *scale) at(v float64) float64 { return (v - s.from) / (s.to - s.from) }

// ticks returns the round numbers of the axis.
func (s *scale) ticks() (list []float64) {
	for k := 0; ; k++ {
		v := s.from + float64(k)*s.step
		if v > s.to+s.step/2 {
			return list
		}
		list = append(list, v)
	}
}

// label prints a tick, all with as many digits as the step needs.
func (s *scale) label(v float64) string {
	digits := max(0, int(math.Ceil(-math.Log10(s.step)-1e-9)))
	if digits == 0 {
		return grouped(v)
	}
	return strconv.FormatFloat(v, 'f', digits, 64)
}

// decades are a logarithmic axis, from one of 1, 2 and 5 times a power of ten to another.
type decades struct {
	marks    []float64
	from, to float64 // logarithms
}

func newDecades(values []float64) decades {
	low, high := bounds(values)
	if low <= 0 {
		low, high = 1, 10
	}
	var d decades
	for k := math.Floor(math.Log10(low)) - 1; ; k++ {
		for _, m := range []float64{1, 2, 5} {
			v := m * math.Pow(10, k)
			if v <= low*(1+1e-9) {
				d.marks = d.marks[:0]
			}
			if d.marks = append(d.marks, v); v >= high*(1-1e-9) && len(d.marks) > 1 {
				d.from, d.to = math.Log10(d.marks[0]), math.Log10(v)
				return d
			}
		}
	}
}

func (d *decades) at(v float64) float64 { return (math.Log10(v) - d.from) / (d.to - d.from) }

// ticks returns the marks, and only powers of ten where they are many.
func (d *decades) ticks() (list []float64) {
	for _, v := range d.marks {
		if k := math.Log10(v); len(d.marks) <= 7 || math.Abs(k-math.Round(k)) < 1e-9 {
			list = append(list, v)
		}
	}
	return list
}

// number prints a number to four digits.
func number(v float64) string {
	if a := math.Abs(v); a >= 1000 && a < 1e12 {
		return grouped(math.Round(v))
	}
	return strconv.FormatFloat(v, 'g', 4, 64)
}

// grouped prints a whole number with its thousands apart.
func grouped(v float64) string {
	s := strconv.FormatFloat(math.Abs(v), 'f', 0, 64)
	var b strings.Builder
	if v < 0 && s != "0" {
		b.WriteByte('-')
	}
	for i := range len(s) {
		if i > 0 && (len(s)-i)%3 == 0 {
			b.WriteByte(',')
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

func escape(s string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(s)
}

// label of an element, for those who do not see it.
func titled(s string) string { return fmt.Sprintf("<title>%s</title>", escape(s)) }
