package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/ir"
	"spillway/isel"
	"spillway/report"
)

// selectFlags are the flags of the select command.
type selectFlags struct {
	compileFlags
	fn, block, svg, lp string
}

func newSelectCommand() *cobra.Command {
	var s selectFlags
	cmd := &cobra.Command{
		Use:   "select FILE.ll...",
		Short: "Draw how selectors tile a block, or count what they do to whole files",
		Long: `With --func and --block, draw a block: its expression graph, and the tiles that
each selector lays on it, with their bytes. A block is named by its label or its
number. With --stats, cover every block of the files by every selector: bytes,
tiles, shared nodes that are computed once, time per node, and how many answers
are proved to be the cheapest. --select takes a list of selectors, all by default.`,
		Example: `  spillway select examples/lz/lz.O2.ll --func compress --block 3 --svg block.svg
  spillway select --stats text examples/lz/*.ll`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, files []string) error { return s.run(cmd, files) },
	}
	f := cmd.Flags()
	f.StringVar(&s.fn, "func", "", "`FUNCTION` whose block is drawn")
	f.StringVar(&s.block, "block", "", "label or number of the `BLOCK` (default: the first)")
	f.StringVar(&s.svg, "svg", "", "draw the block into `FILE`")
	f.StringVar(&s.lp, "lp", "", "write the 0-1 program whose optimum is the cheapest tiling of the block into `FILE`")
	f.StringVar(&s.stats, "stats", "", "count over all blocks and functions: text or json")
	f.StringVar(&s.target, "target", "", "machine to compile for (default: by the module's triple; see: spillway targets)")
	f.StringVar(&s.selector, "select", "", "selectors, separated by commas (see: spillway selectors)")
	f.StringVar(&s.relocation, "relocation", "pic", "addresses of symbols: pic or static")
	s.metric = "auto"
	return cmd
}

func (s *selectFlags) run(cmd *cobra.Command, files []string) error {
	list := s.selector
	s.selector = ""
	opts, err := s.options()
	if err != nil {
		return err
	}
	infos, err := selectorList(list)
	if err != nil {
		return err
	}
	if s.stats != "" {
		if s.fn != "" || s.block != "" || s.svg != "" || s.lp != "" {
			return usagef("--stats counts over whole files: it goes with neither --func, --block, --svg nor --lp")
		}
		return selectStats(cmd, files, infos, opts, s.stats)
	}
	if s.fn == "" || len(files) != 1 {
		return usagef("want one file with --func, or --stats")
	}
	return s.draw(cmd, files[0], infos, opts)
}

// selectorList returns the selectors that a list names, all if it is empty.
func selectorList(list string) ([]spillway.SelectorInfo, error) {
	if list == "" {
		return spillway.Selectors(), nil
	}
	var infos []spillway.SelectorInfo
	for _, name := range strings.Split(list, ",") {
		s, err := spillway.SelectorByName(name)
		if err != nil {
			return nil, usageError{err}
		}
		infos = append(infos, *s)
	}
	return infos, nil
}

func newSelectors(infos []spillway.SelectorInfo) []isel.Selector {
	selectors := make([]isel.Selector, len(infos))
	for i, s := range infos {
		selectors[i] = s.New()
	}
	return selectors
}

// draw draws the block that the flags name.
func (s *selectFlags) draw(cmd *cobra.Command, file string, infos []spillway.SelectorInfo, opts spillway.Options) error {
	m, err := parseFile(cmd, file)
	if err != nil {
		return err
	}
	t, funcs, err := spillway.Prepare(m, opts)
	if err != nil {
		return err
	}
	f, b, err := findBlock(funcs, s.fn, s.block)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	p, err := isel.NewPicture(isel.NewEngine(spillway.Rules(t)), f, b, newSelectors(infos))
	if err != nil {
		return err
	}
	if s.lp != "" {
		var text bytes.Buffer
		if err := isel.WriteLP(&text, p.DAG, p.Matches); err != nil {
			return err
		}
		if err := writeFile(cmd, s.lp, text.Bytes()); err != nil {
			return err
		}
	}
	if s.svg != "" {
		var text bytes.Buffer
		if err := p.WriteSVG(&text); err != nil {
			return err
		}
		if err := writeFile(cmd, s.svg, text.Bytes()); err != nil {
			return err
		}
	}
	if s.svg == "-" || s.lp == "-" {
		return nil
	}
	return p.WriteText(cmd.OutOrStdout())
}

// findBlock returns the function and the number of the block of the given
// names. A label wins over a number; the empty name is the first block.
func findBlock(funcs []*ir.Func, fn, block string) (*ir.Func, int, error) {
	fn = strings.TrimPrefix(fn, "@")
	for _, f := range funcs {
		if f.Name != fn {
			continue
		}
		if block == "" {
			return f, 0, nil
		}
		for i, b := range f.Blocks {
			if b.Name == strings.TrimPrefix(block, "%") {
				return f, i, nil
			}
		}
		if n, err := strconv.Atoi(block); err == nil && n >= 0 && n < len(f.Blocks) {
			return f, n, nil
		}
		return nil, 0, fmt.Errorf("function @%s has no block %q; it has %d, numbered from 0", fn, block, len(f.Blocks))
	}
	return nil, 0, fmt.Errorf("no function @%s is defined", fn)
}

// compareSelectors covers every block of the files by the selectors.
func compareSelectors(cmd *cobra.Command, files []string, infos []spillway.SelectorInfo, opts spillway.Options, runs int) (*isel.Comparison, error) {
	c := isel.NewComparison(newSelectors(infos)...)
	c.Runs = runs
	for _, file := range files {
		m, err := parseFile(cmd, file)
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

// selectStats prints what the selectors do to the files.
func selectStats(cmd *cobra.Command, files []string, infos []spillway.SelectorInfo, opts spillway.Options, format string) error {
	c, err := compareSelectors(cmd, files, infos, opts, 3)
	if err != nil {
		return err
	}
	if format == "json" {
		return writeSelectJSON(cmd.OutOrStdout(), c)
	}
	t := report.Table{Header: []string{"selector", "bytes", "tiles", "fixed", "ns/node", "proved", "at the optimum", "excess bytes"}}
	for i, s := range c.Selectors {
		a := &c.Tallies[i]
		t.Row(s.Name(), a.Bytes, a.Tiles, a.Fixed, fmt.Sprintf("%.0f", nsPerNode(c, i)), a.Proved, share(a.Least, c.Blocks), a.Excess)
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%d blocks, %d nodes, least cost known of %d blocks\n\n", c.Blocks, c.Nodes, c.Proved)
	_, err = t.WriteTo(cmd.OutOrStdout())
	return err
}

// writeSelectJSON writes one object; its selectors stand in the order of the table.
func writeSelectJSON(w io.Writer, c *isel.Comparison) error {
	type entry struct {
		Bytes     int     `json:"bytes"`
		Tiles     int     `json:"tiles"`
		Fixed     int     `json:"fixed"`
		NsPerNode float64 `json:"ns_per_node"`
	}
	entries := make(map[string]entry) // encoding/json sorts the keys
	proved := 0
	for i, s := range c.Selectors {
		a := &c.Tallies[i]
		entries[s.Name()] = entry{a.Bytes, a.Tiles, a.Fixed, nsPerNode(c, i)}
		if s.Name() == "auto" {
			proved = a.Proved
		}
	}
	return json.NewEncoder(w).Encode(struct {
		Blocks        int              `json:"blocks"`
		ProvedOptimal int              `json:"proved_optimal"`
		Selectors     map[string]entry `json:"selectors"`
	}{c.Blocks, proved, entries})
}

// nsPerNode returns the time of selector i, matching included.
func nsPerNode(c *isel.Comparison, i int) float64 {
	return float64(c.Tallies[i].Time.Nanoseconds()) / float64(max(c.Nodes, 1))
}

func share(n, of int) string { return fmt.Sprintf("%.2f %%", 100*float64(n)/float64(max(of, 1))) }
