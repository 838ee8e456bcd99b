package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/isel"
)

// SelectorList returns the selectors that a list names, all if it is empty.
func SelectorList(list string) ([]spillway.SelectorInfo, error) {
	if list == "" {
		return spillway.Selectors(), nil
	}
	var infos []spillway.SelectorInfo
	for _, name := range strings.Split(list, ",") {
		s, err := spillway.SelectorByName(name)
		if err != nil {
			return nil, UsageError{err}
		}
		infos = append(infos, *s)
	}
	return infos, nil
}

func NewSelectors(infos []spillway.SelectorInfo) []isel.Selector {
	selectors := make([]isel.Selector, len(infos))
	for i, s := range infos {
		selectors[i] = s.New()
	}
	return selectors
}

// CompareSelectors covers every block of the files by the selectors.
func CompareSelectors(cmd *cobra.Command, files []string, infos []spillway.SelectorInfo, opts spillway.Options, runs int) (*isel.Comparison, error) {
	c := isel.NewComparison(NewSelectors(infos)...)
	c.Runs = runs
	for _, file := range files {
		m, err := ParseFile(cmd, file, opts.Target)
		if err != nil {
			return nil, err
		}
		t, funcs, err := spillway.Prepare(m, opts)
		if err != nil {
			return nil, err
		}
		e := isel.NewEngine(spillway.Rules(t))
		for _, f := range funcs {
			if err := c.Add(e, f); err != nil {
				return nil, fmt.Errorf("%s: %w", file, err)
			}
		}
	}
	return c, nil
}

// NsPerNode returns the time of selector i, matching included.
func NsPerNode(c *isel.Comparison, i int) float64 {
	return float64(c.Tallies[i].Time.Nanoseconds()) / float64(max(c.Nodes, 1))
}

func Share(n, of int) string { return fmt.Sprintf("%.2f %%", 100*float64(n)/float64(max(of, 1))) }
