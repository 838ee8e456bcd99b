package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"spillway/cmd/internal/cli"
	"spillway/shuffle/graph"
)

// shuffleFlags are the flags of the shuffle command.
type shuffleFlags struct {
	isa       string
	swapCost  float64
	scratch   []string
	registers int
	svg       string
	json      bool
}

const shuffleHelp = `Shuffle prints a cheapest sequence of operations that carries out a register transfer graph.

A graph is written as edges like '1->2 1->3 4->5 5->4': register 2 shall hold what register 1
holds at first, and so on, all at once. '1->1' preserves register 1; a register without an edge
into it may be overwritten. Without a graph, graphs are read from standard input, one per line,
and each is answered by one line.

Instruction sets: move (copies only), swap (copies and swaps), permi (copies, cyclic shifts of up
to five registers, and a swap together with a cyclic shift of up to three). A copy costs 1.`

// newShuffleCommand returns the command "spillway shuffle".
func newShuffleCommand() *cobra.Command {
	var f shuffleFlags
	cmd := &cobra.Command{
		Use:     "shuffle [flags] [GRAPH]",
		Short:   "Carry out a parallel copy in the cheapest way",
		Long:    shuffleHelp,
		Example: "  spillway shuffle --isa permi '1->2 1->3 4->5 5->6 6->4'",
		RunE: func(cmd *cobra.Command, args []string) error {
			run, err := f.prepare(len(args) == 0)
			if err != nil {
				return cli.UsageError{Err: err}
			}
			if len(args) == 0 {
				return run.batch(cmd.InOrStdin(), cmd.OutOrStdout())
			}
			return run.single(strings.Join(args, " "), cmd.OutOrStdout(), f.svg)
		},
	}
	cmd.Flags().StringVar(&f.isa, "isa", "swap", "instruction set: move, swap or permi")
	cmd.Flags().Float64Var(&f.swapCost, "swap-cost", 1, "cost of a swap, a copy being 1")
	cmd.Flags().StringSliceVar(&f.scratch, "scratch", nil, "further registers that may be overwritten, like r9")
	cmd.Flags().IntVar(&f.registers, "registers", 0, "number of registers (default: the greatest in the graph)")
	cmd.Flags().StringVar(&f.svg, "svg", "", "draw the graph before and after each step into `FILE`")
	cmd.Flags().BoolVar(&f.json, "json", false, "answer in JSON")
	return cmd
}

// shuffleRun answers graphs.
type shuffleRun struct {
	parser graph.Parser
	solver graph.Solver
	json   bool
}

func (f *shuffleFlags) prepare(batch bool) (*shuffleRun, error) {
	run := &shuffleRun{json: f.json}
	isa, err := graph.ParseISA(f.isa)
	if err != nil {
		return nil, fmt.Errorf("--isa: %w", err)
	}
	if f.registers < 0 || f.registers > graph.MaxRegister {
		return nil, fmt.Errorf("--registers: %d is out of range 0..%d", f.registers, graph.MaxRegister)
	}
	if f.swapCost <= 0 {
		return nil, errors.New("--swap-cost: must be positive")
	}
	if batch && f.svg != "" {
		return nil, errors.New("--svg: wants a graph as an argument")
	}
	run.parser.Registers = f.registers
	run.solver.ISA, run.solver.SwapCost = isa, f.swapCost
	for _, text := range f.scratch {
		r, err := graph.ParseRegister(strings.TrimSpace(text))
		if err != nil {
			return nil, fmt.Errorf("--scratch %q: %w", text, err)
		}
		run.solver.Scratch = append(run.solver.Scratch, r)
	}
	return run, run.solver.Check()
}

// answer solves the graph in text.
func (r *shuffleRun) answer(text string, line int) (graph.Graph, graph.Answer, error) {
	g, err := r.parser.Parse(text, line)
	if err != nil {
		return g, graph.Answer{}, err
	}
	a, err := r.solver.Solve(g)
	return g, a, err
}

// single answers one graph, in full.
func (r *shuffleRun) single(text string, out io.Writer, svg string) error {
	g, a, err := r.answer(text, 1)
	if err != nil {
		return err
	}
	if svg != "" {
		if err := writeShuffleSVG(svg, a); err != nil {
			return err
		}
	}
	if r.json {
		return encodeLine(out, a)
	}
	w := bufio.NewWriter(out)
	for _, o := range a.Ops {
		fmt.Fprintln(w, o)
	}
	fmt.Fprintf(w, "length %d, cost %v\n", a.Length, a.Cost)
	proof := r.solver.Prove(g)
	fmt.Fprintf(w, "no sequence costs less than %v:\n", proof.Bound)
	for _, reason := range proof.Reason {
		fmt.Fprintf(w, "  %s\n", reason)
	}
	return w.Flush()
}

// encodeLine writes v as one line of JSON, in which "->" stays readable.
func encodeLine(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

func writeShuffleSVG(name string, a graph.Answer) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(f)
	return errors.Join(graph.SVG(w, a), w.Flush(), f.Close())
}

// batch answers a line for a line. It hands over what it has whenever it would wait for input.
func (r *shuffleRun) batch(in io.Reader, out io.Writer) error {
	lines, w := bufio.NewReader(in), bufio.NewWriter(out)
	for n := 1; ; n++ {
		text, readErr := lines.ReadString('\n')
		if readErr != nil && (readErr != io.EOF || text == "") {
			err := w.Flush()
			if readErr != io.EOF {
				err = errors.Join(err, readErr)
			}
			return err
		}
		if err := r.answerLine(strings.TrimRight(text, "\r\n"), n, w); err != nil {
			return err
		}
		if lines.Buffered() == 0 {
			if err := w.Flush(); err != nil {
				return err
			}
		}
	}
}

func (r *shuffleRun) answerLine(text string, n int, w io.Writer) error {
	_, a, err := r.answer(text, n)
	switch {
	case err != nil && r.json:
		return encodeLine(w, graph.Failure{Line: n, Error: err.Error()})
	case r.json:
		return encodeLine(w, a)
	case err != nil:
		var syntax *graph.SyntaxError
		if !errors.As(err, &syntax) {
			err = fmt.Errorf("line %d: %w", n, err)
		}
		_, err = fmt.Fprintf(w, "error: %v\n", err)
		return err
	}
	ops := make([]string, len(a.Ops))
	for i, o := range a.Ops {
		ops[i] = o.String()
	}
	_, err = fmt.Fprintf(w, "%s; length %d, cost %v\n", strings.Join(ops, ", "), a.Length, a.Cost)
	return err
}
