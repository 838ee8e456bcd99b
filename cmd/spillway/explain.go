package main

import (
	"bufio"
	"bytes"
	"context"
	"os"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/spillway/cli"
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle"
	"spillway/regalloc/alloc/puzzle/board"
)

// newExplainCommand returns the command "spillway explain".
func newExplainCommand() *cobra.Command {
	var flags cli.CompileFlags
	var puzzles, flow bool
	var fn, svg string
	cmd := &cobra.Command{
		Use:   "explain --puzzles|--netflow FILE.ll --func NAME",
		Short: "Show why a function was allocated as it was",
		Long: `With --puzzles, draw the boards that the puzzle allocator solves for a function, in
order, each with its solution: an area for each register, the moment before the
instruction above the moment after it. A board that the previous solution solves is
drawn too. A label like v3>v5 is a definition that overwrites what it reads.

With --netflow, say for each value where the network-flow allocator has it, or another one
that --regalloc names, what each change of place costs and who has the registers there, what
a stretch in memory spares, what the gap to the lower bound consists of, and the prices of
registers over program points. Values and instructions are those of compile --stop-after
split, with the names and lines that the text has for them. Ctrl-C ends the search, and the
best so far is explained.`,
		Example: `  spillway explain --netflow examples/lz/lz.ll --func main --budget 30it
  spillway explain --puzzles examples/hello/hello.ll --func main`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if puzzles == flow {
				return cli.Usagef("say what to explain: --puzzles or --netflow")
			}
			if flow && svg != "" {
				return cli.Usagef("--svg draws --puzzles only")
			}
			if flags.Stats || flags.JSON {
				return cli.Usagef("explain prints no statistics: compile --stats does")
			}
			if flow {
				return explainFlow(cmd, &flags, args[0], fn)
			}
			opts, err := flags.Options()
			if err != nil {
				return err
			}
			pictures, err := drawPuzzles(cmd, args[0], fn, opts)
			if err != nil {
				return err
			}
			if svg != "" {
				return writePuzzleSVG(svg, pictures)
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
		},
	}
	f := cmd.Flags()
	f.BoolVar(&puzzles, "puzzles", false, "draw the boards of register allocation by puzzles")
	f.BoolVar(&flow, "netflow", false, "say what values and registers cost in allocation as network flow")
	f.StringVar(&fn, "func", "", "the `FUNCTION` to explain (default: all)")
	f.StringVar(&svg, "svg", "", "draw into `FILE` instead of in letters")
	flags.Register(cmd)
	return cmd
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
