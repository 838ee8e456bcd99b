package main

import (
	"bufio"
	"bytes"
	"context"
	"os"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/alloc/puzzle/board"
)

// explainArgs are the flags of "spillway explain".
type explainArgs struct {
	flags         cli.CompileFlags
	page          explainPage
	puzzles, flow bool
	fn, svg       string
}

// newExplainCommand returns the command "spillway explain".
func newExplainCommand() *cobra.Command {
	var x explainArgs
	cmd := &cobra.Command{
		Use:   "explain --html PAGE|--json|--value VALUE|--line LINE|--puzzles|--netflow FILE.ll --func NAME",
		Short: "Explain the register allocation of a function",
		Long: `With --html, write a page that explains one function, from IR to machine code: what each
pass did, the control flow, the locations of values and why, what spills and moves cost, parallel copies, and
prices of registers. It is a self-contained file. --against shows a second
compilation beside the first, with the given flags or by another compiler. --json prints the data of the page
(see docs/explain.md).

With --value or --line, print the same as text for one value, by its name in the IR (%x) or its number (v12), or
for one line of the IR: the locations of values from instruction to instruction, and the cost of every spill, reload,
move and rematerialization, with the reason for it.

With --puzzles, draw the boards that the puzzle allocator solves for a function, in
order, each with its solution: an area for each register, the moment before the
instruction above the moment after it. A board that the previous solution solves is
drawn too. A label like v3>v5 is a definition that overwrites what it reads.

With --netflow, print for each value where the network-flow allocator, or the one that
--regalloc names, keeps it, what each move costs and which values occupy the registers there, what
each interval in memory saves, what the gap to the lower bound consists of, and the prices of
registers over program points. Values and instructions are those of compile --stop-after
split, with their names and lines in the IR. Ctrl-C ends the search, and the
best allocation so far is explained.`,
		Example: `  spillway explain --html lz.html examples/lz/lz.ll --func main --against "--regalloc netflow"
  spillway explain --value %22 --regalloc puzzle examples/lz/lz.ll --func main
  spillway explain --netflow examples/lz/lz.ll --func main --budget 30it
  spillway explain --puzzles examples/hello/hello.ll --func main`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { return x.run(cmd, args[0]) },
	}
	f := cmd.Flags()
	f.BoolVar(&x.puzzles, "puzzles", false, "draw the boards of register allocation by puzzles")
	f.BoolVar(&x.flow, "netflow", false, "print the costs of values and prices of registers in network-flow allocation")
	f.StringVar(&x.page.html, "html", "", "write a page that explains the function into `FILE`")
	f.StringVar(&x.page.value, "value", "", "print where a `VALUE` of the function is and what it costs: %x, or v12")
	f.IntVar(&x.page.line, "line", 0, "print what a `LINE` of the text became")
	f.StringArrayVar(&x.page.against, "against", nil, "compare with a second compilation with these `FLAGS`, or by another compiler that writes assembly, such as \"llc-19 -O2\" (may be repeated)")
	f.StringVar(&x.fn, "func", "", "the `FUNCTION` to explain (default: the only one; all with --puzzles and --netflow)")
	f.StringVar(&x.svg, "svg", "", "draw into `FILE` as SVG instead of as text")
	x.flags.Register(cmd)
	cli.Refused(cmd.Flags(), "stats", "feature")
	f.Lookup("json").Usage = "print as JSON what --html shows"
	return cmd
}

// run explains a function of a file.
func (x *explainArgs) run(cmd *cobra.Command, file string) error {
	if n := count(x.page.html != "", x.flags.JSON, x.page.value != "", cmd.Flags().Changed("line"), x.puzzles, x.flow); n != 1 {
		return cli.Usagef("choose what to explain: --html, --json, --value, --line, --puzzles or --netflow")
	}
	if !x.puzzles && x.svg != "" {
		return cli.Usagef("--svg draws --puzzles only")
	}
	if x.flags.Stats {
		return cli.Usagef("explain prints no statistics; use compile --stats")
	}
	if (x.puzzles || x.flow) && len(x.page.against) > 0 {
		return cli.Usagef("--against does not apply to --puzzles and --netflow")
	}
	switch {
	case x.puzzles:
		return x.explainPuzzles(cmd, file)
	case x.flow:
		return explainFlow(cmd, &x.flags, file, x.fn)
	}
	return x.page.run(cmd, &x.flags, file, x.fn)
}

// explainPuzzles draws the boards of a function.
func (x *explainArgs) explainPuzzles(cmd *cobra.Command, file string) error {
	opts, err := x.flags.Options()
	if err != nil {
		return err
	}
	pictures, err := drawPuzzles(cmd, file, x.fn, opts)
	if err != nil {
		return err
	}
	if x.svg != "" {
		return writePuzzleSVG(x.svg, pictures)
	}
	w := bufio.NewWriter(cmd.OutOrStdout())
	for i := range pictures {
		if i > 0 {
			w.WriteByte('\n')
		}
		if err := pictures[i].WriteText(w); err != nil {
			return err
		}
	}
	return w.Flush()
}

// count returns how many are true.
func count(list ...bool) (n int) {
	for _, x := range list {
		if x {
			n++
		}
	}
	return n
}

// drawPuzzles compiles a file and collects the boards of a function.
func drawPuzzles(cmd *cobra.Command, file, fn string, opts spillway.Options) ([]board.Picture, error) {
	m, err := cli.ParseFile(cmd, file, opts.Target)
	if err != nil {
		return nil, err
	}
	if err := checkFunction(m, fn, file); err != nil {
		return nil, err
	}
	var pictures []board.Picture
	observe := func(p *puzzle.Puzzle) {
		if fn == "" || p.Problem.Name == fn {
			pictures = append(pictures, p.Boards...)
		}
	}
	opts.Allocator = func() regalloc.Allocator { return puzzle.NewWith(puzzle.Options{Observe: observe}) }
	opts.Workers, opts.Stage = 1, spillway.ToAllocated
	if _, err := spillway.Compile(context.Background(), m, opts); err != nil {
		return nil, err
	}
	return pictures, nil
}

func writePuzzleSVG(name string, pictures []board.Picture) error {
	var b bytes.Buffer
	if err := board.WriteSVG(&b, pictures); err != nil {
		return err
	}
	return os.WriteFile(name, b.Bytes(), 0o666)
}
