package bench

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/spillway/cli"
	"spillway/internal/irgen"
	"spillway/internal/report"
	"spillway/llvmir"
)

func newBenchScaleCommand() *cobra.Command {
	var flags cli.CompileFlags
	cmd := &cobra.Command{
		Use:   "scale",
		Short: "Measure how compile time and memory grow with the size of a function",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			opts, err := flags.Options()
			if err != nil {
				return err
			}
			opts.Workers = 1
			t := report.Table{Header: []string{"function", "instructions", "ns/instr", "parse", "legalize", "simplify", "select", "split", "problem", "allocate", "apply", "rest", "MB allocated", "bytes/instr"}}
			shapes := []struct {
				name  string
				shape irgen.Shape
			}{
				{"1k", irgen.Shape{Instructions: 1000, PerBlock: 10, Live: 10}},
				{"10k", irgen.Shape{Instructions: 10000, PerBlock: 10, Live: 10}},
				{"100k", irgen.Shape{Instructions: 100000, PerBlock: 10, Live: 10}},
				{"100k, 20 live", irgen.Shape{Instructions: 100000, PerBlock: 10, Live: 20}},
				{"100k, long blocks", irgen.Shape{Instructions: 100000, PerBlock: 500, Live: 10}},
				{"20,000 blocks", irgen.Shape{Instructions: 100000, PerBlock: 4, Live: 10}},
			}
			var warm report.Table // the first compilation makes the target
			if err := measureScale(&warm, "warm", irgen.Text(shapes[0].shape, 2), opts); err != nil {
				return err
			}
			for _, s := range shapes {
				if err := measureScale(&t, s.name, irgen.Text(s.shape, 1), opts); err != nil {
					return err
				}
			}
			_, err = t.WriteTo(cmd.OutOrStdout())
			return err
		},
	}
	flags.Register(cmd)
	return cmd
}

// late are the passes after allocation, which the table has as the rest.
var late = []string{"stores", "thread", "heads", "merge", "rethread", "duplicate", "order", "hoist", "flags", "frame", "assembly"}

// measureScale compiles a module of one function and adds a row of nanoseconds per instruction.
func measureScale(t *report.Table, name, text string, opts spillway.Options) error {
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	start := time.Now()
	m, err := llvmir.Parse(name, []byte(text))
	if err != nil {
		return err
	}
	parse := time.Since(start)
	instrs := 0
	for _, b := range m.Funcs[len(m.Funcs)-1].Blocks {
		instrs += len(b.Values)
	}
	out, err := spillway.Compile(context.Background(), m, opts)
	if err != nil {
		return err
	}
	total := time.Since(start)
	runtime.ReadMemStats(&after)
	per := func(ns int64) string { return fmt.Sprintf("%.0f", float64(ns)/float64(instrs)) }
	passes := map[string]int64{}
	rest := (total - parse).Nanoseconds()
	for _, s := range out.Stats[0].Times {
		passes[s.Pass] += s.Ns
		if !slices.Contains(late, s.Pass) {
			rest -= s.Ns
		}
	}
	mb := float64(after.TotalAlloc-before.TotalAlloc) / 1e6
	t.Row(name, instrs, per(total.Nanoseconds()), per(parse.Nanoseconds()), per(passes["legalize"]), per(passes["simplify"]), per(passes["select"]),
		per(passes["split"]+passes["narrow"]), per(passes["problem"]), per(passes["allocate"]+passes["improve"]), per(passes["apply"]), per(rest),
		fmt.Sprintf("%.1f", mb), fmt.Sprintf("%.0f", mb*1e6/float64(instrs)))
	return nil
}
