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
	"spillway/cmd/internal/cli"
	"spillway/internal/report"
	"spillway/ir"
	"spillway/isel"
	"spillway/isel/draw"
)

// selectFlags are the flags of the select command.
type selectFlags struct {
	cli.CompileFlags
	fn, block, svg, lp string
}

func newSelectCommand() *cobra.Command {
	var s selectFlags
	cmd := &cobra.Command{
		Use:   "select FILE.ll...",
		Short: "Draw how selectors tile a block, or print statistics of whole files",
		Long: `With --func and --block, draw a block: its DAG, and the tiles that
each selector covers it with, with their sizes. A block is given by its label or its
number. With --stats, cover every block of the files by every selector and print bytes,
tiles, shared nodes that are computed once, time per node, and how many covers
are provably optimal. --select takes a list of selectors; the default is all.`,
		Example: `  spillway select testdata/programs/lz/lz.O2.ll --func main --block 3 --svg block.svg
  spillway select --stats testdata/programs/lz/*.ll`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, files []string) error { return s.run(cmd, files) },
	}
	f := cmd.Flags()
	f.StringVar(&s.fn, "func", "", "draw a block of this `FUNCTION`")
	f.StringVar(&s.block, "block", "", "label or number of the `BLOCK` (default: the first)")
	f.StringVar(&s.svg, "svg", "", "draw the block into `FILE` as SVG")
	f.StringVar(&s.lp, "lp", "", "write the 0-1 integer program of the cheapest tiling of the block into `FILE`")
	f.BoolVar(&s.Stats, "stats", false, "print statistics of all blocks and functions")
	f.BoolVar(&s.JSON, "json", false, "print the statistics as a JSON object; implies --stats")
	f.StringVar(&s.Target, "target", "", "target to compile for (default: from the module's triple; see: spillway targets)")
	f.StringVar(&s.Selector, "select", "", "selectors, separated by commas (see: spillway selectors)")
	f.StringVar(&s.Relocation, "relocation", "pic", "relocation model: pic or static")
	s.Level = "2"
	return cmd
}

func (s *selectFlags) run(cmd *cobra.Command, files []string) error {
	list := s.Selector
	s.Selector = ""
	opts, err := s.Options()
	if err != nil {
		return err
	}
	infos, err := cli.SelectorList(list)
	if err != nil {
		return err
	}
	if s.Stats || s.JSON {
		if s.fn != "" || s.block != "" || s.svg != "" || s.lp != "" {
			return cli.Usagef("--stats covers whole files: remove --func, --block, --svg and --lp")
		}
		return selectStats(cmd, files, infos, opts, s.JSON)
	}
	if s.fn == "" || len(files) != 1 {
		return cli.Usagef("expected one file with --func, or --stats")
	}
	return s.draw(cmd, files[0], infos, opts)
}

// draw draws the block that the flags name.
func (s *selectFlags) draw(cmd *cobra.Command, file string, infos []spillway.SelectorInfo, opts spillway.Options) error {
	m, err := cli.ParseFile(cmd, file, opts.Target)
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
	p, err := draw.NewPicture(isel.NewEngine(spillway.Rules(t)), f, b, cli.NewSelectors(infos))
	if err != nil {
		return err
	}
	if s.lp != "" {
		var text bytes.Buffer
		if err := isel.WriteLP(&text, p.DAG, p.Matches); err != nil {
			return err
		}
		if err := cli.WriteFile(cmd, s.lp, text.Bytes()); err != nil {
			return err
		}
	}
	if s.svg != "" {
		var text bytes.Buffer
		if err := p.WriteSVG(&text); err != nil {
			return err
		}
		if err := cli.WriteFile(cmd, s.svg, text.Bytes()); err != nil {
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

// selectStats prints statistics of the selectors on the files.
func selectStats(cmd *cobra.Command, files []string, infos []spillway.SelectorInfo, opts spillway.Options, asJSON bool) error {
	c, err := cli.CompareSelectors(cmd, files, infos, opts, 3)
	if err != nil {
		return err
	}
	if asJSON {
		return writeSelectJSON(cmd.OutOrStdout(), c)
	}
	t := report.Table{Header: []string{"selector", "bytes", "tiles", "fixed", "ns/node", "proved", "at the optimum", "excess bytes"}}
	for i, s := range c.Selectors {
		a := &c.Tallies[i]
		t.Row(s.Name(), a.Bytes, a.Tiles, a.Fixed, fmt.Sprintf("%.0f", cli.NsPerNode(c, i)), a.Proved, cli.Share(a.Least, c.Blocks), a.Excess)
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%d blocks, %d nodes, optimum known for %d blocks\n\n", c.Blocks, c.Nodes, c.Proved)
	_, err = t.WriteTo(cmd.OutOrStdout())
	return err
}

// writeSelectJSON writes one object; its selectors are in the order of the table.
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
		entries[s.Name()] = entry{a.Bytes, a.Tiles, a.Fixed, cli.NsPerNode(c, i)}
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
