package bench

import (
	"context"
	"fmt"
	"io"
	"slices"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/internal/report"
	"spillway/isel"
)

// selectBench compares the instruction selectors.
type selectBench struct {
	cmd   *cobra.Command
	flags cli.CompileFlags
	runs  int
	order bool
	out   io.Writer
}

func newBenchSelectCommand() *cobra.Command {
	b := &selectBench{}
	cmd := &cobra.Command{
		Use:   "select [FILE.ll...]",
		Short: "Compare instruction selectors: cost of tilings, time, final code size",
		Long: `Cover every block of the files by every selector, and compile the files with each.
A table for each optimization level (as the files' names have it) shows how many
bytes the tilings save over maximal munch, the share of optimal blocks as far
as it is known, the bytes above the best tiling known, the time to cover a node
(matching included) and its ratio to that of cse-none, and, after register allocation,
the bytes of code and the loads and stores of spills. With --order the tables compare
instead the orders of tiles, with the default selector. The default files are
testdata/programs/*/*.ll at -O1 and -Oz.`,
		RunE: func(cmd *cobra.Command, files []string) error {
			b.cmd, b.out = cmd, cmd.OutOrStdout()
			if len(files) > 0 {
				return b.run(cmd.Context(), files)
			}
			for _, level := range []string{"O1", "Oz"} {
				found, err := examples("testdata/programs/*/*." + level + ".ll")
				if err != nil {
					return err
				}
				files = append(files, found...)
			}
			return b.run(cmd.Context(), files)
		},
	}
	b.flags.Register(cmd)
	cmd.Flags().IntVar(&b.runs, "runs", 5, "time measurements, of which the minimum counts")
	cmd.Flags().BoolVar(&b.order, "order", false, "compare the orders in which tiles are emitted, not the selectors")
	return cmd
}

func (b *selectBench) run(ctx context.Context, files []string) error {
	list := b.flags.Selector
	if !b.order {
		b.flags.Selector = ""
	}
	opts, err := b.flags.Options()
	if err != nil {
		return err
	}
	table := func(level string, files []string) error { return b.orders(ctx, level, files, opts) }
	if !b.order {
		infos, err := cli.SelectorList(list)
		if err != nil {
			return err
		}
		table = func(level string, files []string) error { return b.level(ctx, level, files, infos, opts) }
	}
	return b.tables(files, table)
}

// tables prints the table of each optimization level.
func (b *selectBench) tables(files []string, table func(level string, files []string) error) error {
	byLevel := map[string][]string{}
	var levels []string
	for _, f := range files {
		l := level(f)
		if byLevel[l] == nil {
			levels = append(levels, l)
		}
		byLevel[l] = append(byLevel[l], f)
	}
	slices.Sort(levels)
	for i, l := range levels {
		if i > 0 {
			fmt.Fprintln(b.out)
		}
		if err := table(l, byLevel[l]); err != nil {
			return err
		}
	}
	return nil
}

// level prints the table of one optimization level.
func (b *selectBench) level(ctx context.Context, name string, files []string, infos []spillway.SelectorInfo, opts spillway.Options) error {
	c, err := cli.CompareSelectors(b.cmd, files, infos, opts, b.runs)
	if err != nil {
		return err
	}
	code := make([]codeSize, len(infos))
	for i := range infos {
		opts.Selector = &infos[i]
		if code[i], err = b.compile(ctx, files, opts); err != nil {
			return err
		}
	}
	munch := slices.IndexFunc(infos, func(s spillway.SelectorInfo) bool { return s.Name == "munch" })
	none := slices.IndexFunc(infos, func(s spillway.SelectorInfo) bool { return s.Name == "cse-none" })
	if munch < 0 || none < 0 {
		return cli.Usagef("--select must include munch and cse-none as baselines")
	}
	fmt.Fprintf(b.out, "%s: %d files, %d blocks, %d nodes; the optimum is known for %d blocks (%s).\n\n",
		name, len(files), c.Blocks, c.Nodes, c.Proved, cli.Share(c.Proved, c.Blocks))
	t := report.Table{Header: []string{"selector", "tiling bytes", "saved", "proved", "optimal", "excess", "worst", "ns/node", "ratio", "code bytes", "saved", "spill loads", "stores"}}
	for i := range infos {
		a := &c.Tallies[i]
		proved := "-"
		if a.Proved > 0 {
			proved = cli.Share(a.Proved, c.Blocks)
		}
		t.Row(infos[i].Name, a.Bytes, saved(a.Bytes, c.Tallies[munch].Bytes), proved, cli.Share(a.Least, c.Blocks), a.Excess, a.Worst,
			fmt.Sprintf("%.0f", cli.NsPerNode(c, i)), fmt.Sprintf("%.2f", cli.NsPerNode(c, i)/cli.NsPerNode(c, none)),
			code[i].bytes, saved(code[i].bytes, code[munch].bytes), code[i].loads, code[i].stores)
	}
	_, err = t.WriteTo(b.out)
	return err
}

// orders prints the table of one optimization level that compares the orders of tiles.
func (b *selectBench) orders(ctx context.Context, name string, files []string, opts spillway.Options) error {
	fmt.Fprintf(b.out, "%s: %d files.\n\n", name, len(files))
	t := report.Table{Header: []string{"order", "code bytes", "saved", "spill loads", "stores", "moves"}}
	var source codeSize
	for _, o := range []isel.Order{isel.SourceOrder, isel.HoistOrder, isel.PressureOrder} {
		opts.Order = o
		size, err := b.compile(ctx, files, opts)
		if err != nil {
			return err
		}
		if o == isel.SourceOrder {
			source = size
		}
		t.Row(o.String(), size.bytes, saved(size.bytes, source.bytes), size.loads, size.stores, size.moves)
	}
	_, err := t.WriteTo(b.out)
	return err
}

// codeSize is the size of compiled files.
type codeSize struct{ bytes, loads, stores, moves int }

// compile compiles the files and adds up the sizes of their functions.
func (b *selectBench) compile(ctx context.Context, files []string, opts spillway.Options) (size codeSize, err error) {
	for _, f := range files {
		m, err := cli.ParseFile(b.cmd, f, opts.Target)
		if err != nil {
			return size, err
		}
		out, err := spillway.Compile(ctx, m, opts)
		if err != nil {
			return size, err
		}
		for i := range out.Stats {
			s := &out.Stats[i]
			size.bytes += s.Bytes
			size.loads += s.SpillLoads
			size.stores += s.SpillStores
			size.moves += s.Moves
		}
	}
	return size, nil
}

// saved returns by how much n is less than of.
func saved(n, of int) string {
	return fmt.Sprintf("%.2f %%", 100*(1-float64(n)/float64(max(of, 1))))
}
