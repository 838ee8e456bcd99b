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
	prices    graph.Prices // of operations other than copies within a bank
}

const shuffleHelp = `Shuffle prints a cheapest sequence of operations that implements a register transfer graph.

A graph is written as edges like '1->2 1->3 4->5 5->4': register 2 receives the value of register 1,
and so on, in parallel. '1->1' preserves register 1; a register without an edge
into it may be overwritten. Without a graph, graphs are read from standard input, one per line,
and each is answered by one line.

x1 is a register of a second bank, m1 a slot in memory, which keeps what it holds if there is no edge into it:
'1->m2 x3->x4'. Where no register is free, one more is borrowed, which is saved in a spare slot (s1).
Among sequences for up to 8 of these a cheapest one is searched for.

Instruction sets: move (copies only), swap (copies and swaps), permi (copies, cyclic shifts of up
to five registers, and a swap together with a cyclic shift of up to three). A copy costs 1.`

// newShuffleCommand returns the command "spillway shuffle".
func newShuffleCommand() *cobra.Command {
	var f shuffleFlags
	cmd := &cobra.Command{
		Use:     "shuffle [flags] [GRAPH]",
		Short:   "Lower a parallel copy to a cheapest sequence",
		Long:    shuffleHelp,
		Example: "  spillway shuffle --isa permi '1->2 1->3 4->5 5->6 6->4'\n  spillway shuffle --load 2 '1->m2 m2->1 x3->x4'",
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
	cmd.Flags().Float64Var(&f.prices.Load, "load", 4, "cost of a load, a copy being 1")
	cmd.Flags().Float64Var(&f.prices.Store, "store", 4, "cost of a store")
	cmd.Flags().Float64Var(&f.prices.Cross, "cross", 0, "cost of a copy to a register of the other bank (default: none exists, it goes through memory)")
	cmd.Flags().Float64Var(&f.prices.MemMove, "memory-move", 0, "cost of a copy from slot to slot without a register (default: none exists)")
	cmd.Flags().StringSliceVar(&f.scratch, "scratch", nil, "further registers that may be overwritten, like r9")
	cmd.Flags().IntVar(&f.registers, "registers", 0, "number of registers (default: the greatest in the graph)")
	cmd.Flags().StringVar(&f.svg, "svg", "", "draw the graph before and after each step into `FILE`")
	cmd.Flags().BoolVar(&f.json, "json", false, "print JSON")
	return cmd
}

// shuffleRun solves graphs.
type shuffleRun struct {
	parser graph.Parser
	solver graph.Solver
	json   bool

	prices  graph.Prices  // of graphs with slots or two banks
	scratch []graph.Place // scratch registers and slots of those
	mixed   bool          // scratch requires answerMixed
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
		return nil, errors.New("--svg needs a graph as an argument")
	}
	run.parser.Registers = f.registers
	run.solver.ISA, run.solver.SwapCost = isa, f.swapCost
	for _, text := range f.scratch {
		p, err := graph.ParsePlace(strings.TrimSpace(text))
		if err == nil && p.Kind == 'm' {
			err = errors.New("a slot cannot be overwritten")
		}
		if err != nil {
			return nil, fmt.Errorf("--scratch %q: %w", text, err)
		}
		run.scratch = append(run.scratch, p)
		if p.Kind == 'r' {
			run.solver.Scratch = append(run.solver.Scratch, p.Number)
		} else {
			run.mixed = true
		}
	}
	run.prices = f.prices
	if isa != graph.Move {
		run.prices.Swap = f.swapCost
	}
	return run, errors.Join(run.solver.Check(), run.prices.Check())
}

// answerMixed solves a graph with slots or two banks.
func (r *shuffleRun) answerMixed(text string, line int) (graph.MixedAnswer, error) {
	if r.solver.ISA == graph.Permi {
		return graph.MixedAnswer{}, errors.New("permutation instructions require registers of one bank: use --isa swap or move")
	}
	m, err := r.parser.ParseMixed(text, line)
	if err != nil {
		return graph.MixedAnswer{}, err
	}
	return r.prices.Mixed(m, r.scratch)
}

// singleMixed prints the full answer for one such graph.
func (r *shuffleRun) singleMixed(text string, out io.Writer) error {
	a, err := r.answerMixed(text, 1)
	if err != nil {
		return err
	}
	if r.json {
		return encodeLine(out, a)
	}
	w := bufio.NewWriter(out)
	writeOps(w, a.Ops, a.Length, a.Cost)
	if a.Proved {
		fmt.Fprintln(w, "proved optimal by exhaustive search")
	} else {
		fmt.Fprintln(w, "not proved optimal")
	}
	return w.Flush()
}

// writeOps writes a sequence, one operation per line, and its cost.
func writeOps[Op any](w io.Writer, ops []Op, length int, cost float64) {
	for _, o := range ops {
		fmt.Fprintln(w, o)
	}
	fmt.Fprintf(w, "length %d, cost %v\n", length, cost)
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

// single prints the full answer for one graph.
func (r *shuffleRun) single(text string, out io.Writer, svg string) error {
	if r.mixed || graph.IsMixed(text) {
		if svg != "" {
			return errors.New("--svg draws graphs of registers of one bank")
		}
		return r.singleMixed(text, out)
	}
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
	writeOps(w, a.Ops, a.Length, a.Cost)
	proof := r.solver.Prove(g)
	fmt.Fprintf(w, "lower bound on the cost: %v\n", proof.Bound)
	for _, reason := range proof.Reason {
		fmt.Fprintf(w, "  %s\n", reason)
	}
	return w.Flush()
}

// encodeLine writes v as one line of JSON, without escaping "->".
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

// batch answers each line with a line. It flushes before waiting for input.
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
	var a any
	var line string
	var err error
	if r.mixed || graph.IsMixed(text) {
		var m graph.MixedAnswer
		m, err = r.answerMixed(text, n)
		a, line = m, opsLine(m.Ops, m.Length, m.Cost)
	} else {
		var g graph.Answer
		_, g, err = r.answer(text, n)
		a, line = g, opsLine(g.Ops, g.Length, g.Cost)
	}
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
	_, err = fmt.Fprintln(w, line)
	return err
}

// opsLine returns the output of writeOps in one line.
func opsLine[Op fmt.Stringer](ops []Op, length int, cost float64) string {
	list := make([]string, len(ops))
	for i, o := range ops {
		list[i] = o.String()
	}
	return fmt.Sprintf("%s; length %d, cost %v", strings.Join(list, ", "), length, cost)
}
