package bench

import (
	"bytes"
	"io"
	"math"
	"slices"

	"github.com/spf13/cobra"

	"spillway/cmd/internal/cli"
	"spillway/internal/chart"
)

// svgFlag adds the flag --svg.
func svgFlag(cmd *cobra.Command, file *string) {
	cmd.Flags().StringVar(file, "svg", "", "also draw the tables as charts into `FILE`")
}

// writeSVG draws into a file, or nothing if it has no name.
func writeSVG(cmd *cobra.Command, file string, picture interface{ WriteSVG(io.Writer) error }) error {
	if file == "" {
		return nil
	}
	var b bytes.Buffer
	if err := picture.WriteSVG(&b); err != nil {
		return err
	}
	return cli.WriteFile(cmd, file, b.Bytes())
}

// barsOf are bars that are filled in value by value.
type barsOf struct{ chart.Bars }

// newBars returns bars with panels of the given titles, with a line at the baseline, or 0.
func newBars(title string, line float64, panels ...string) *barsOf {
	b := &barsOf{chart.Bars{Title: title}}
	for _, p := range panels {
		b.Panels = append(b.Panels, chart.Panel{Title: p, Line: line})
	}
	return b
}

// set sets the value of a row in a series, in each panel.
func (b *barsOf) set(row, series string, values ...float64) {
	r, s := slices.Index(b.Rows, row), slices.Index(b.Series, series)
	if r < 0 {
		r, b.Rows = len(b.Rows), append(b.Rows, row)
	}
	if s < 0 {
		s, b.Series = len(b.Series), append(b.Series, series)
	}
	for k, v := range values {
		p := &b.Panels[k]
		for len(p.Values) <= r {
			p.Values = append(p.Values, nil)
		}
		for len(p.Values[r]) <= s {
			p.Values[r] = append(p.Values[r], math.NaN())
		}
		p.Values[r][s] = v
	}
}

// meanRow is the row of geometric means, which comes last.
const meanRow = "geometric mean"

// mean sets the geometric means of a series.
func (b *barsOf) mean(series string, values ...float64) {
	if r := slices.Index(b.Rows, meanRow); r >= 0 && r < len(b.Rows)-1 { // a level has more programs
		b.Rows = append(slices.Delete(b.Rows, r, r+1), meanRow)
		for k := range b.Panels {
			v := b.Panels[k].Values
			b.Panels[k].Values = append(slices.Delete(slices.Clone(v), r, r+1), v[r])
		}
	}
	b.set(meanRow, series, values...)
}
