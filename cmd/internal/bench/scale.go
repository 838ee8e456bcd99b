package bench

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/internal/irgen"
	"spillway/internal/report"
)

func newBenchScaleCommand() *cobra.Command {
	var flags cli.CompileFlags
	var growth growthBench
	var svg string
	cmd := &cobra.Command{
		Use:   "scale [KIND... | all]",
		Short: "Measure how compile time and memory grow with the size of a function",
		Long: `Without arguments, compile functions of several sizes and print the nanoseconds for each
instruction by pass. With kinds of programs, compile those of the given sizes at all levels and
for all targets, and with llc where it is installed, and print processor time,
peak memory, and the exponent with which time grows with the length of the text. What grows
faster than with exponent 1.2, takes longer than llc or exceeds the limit is marked. With
--budget and --metric, programs are compiled with these, and llc is not run. Kinds are:
` + growthHelp(),
		RunE: func(cmd *cobra.Command, kinds []string) error {
			if growth.json = flags.JSON; len(kinds) > 0 {
				growth.search(&flags)
				if err := growth.run(cmd.OutOrStdout(), kinds); err != nil {
					return err
				}
				return writeSVG(cmd, svg, growth.picture())
			}
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
			picture := newBars("Compile time by size and shape of a function", 0, "ns for each instruction, by pass")
			picture.Panels[0].Parts = true
			var warm report.Table // warm up: the first compilation initializes the target
			if err := measureScale(&warm, newBars("", 0, ""), "warm", irgen.Text(shapes[0].shape, 2), opts); err != nil {
				return err
			}
			for _, s := range shapes {
				if err := measureScale(&t, picture, s.name, irgen.Text(s.shape, 1), opts); err != nil {
					return err
				}
			}
			if _, err = t.WriteTo(cmd.OutOrStdout()); err != nil {
				return err
			}
			return writeSVG(cmd, svg, picture)
		},
	}
	flags.Register(cmd)
	svgFlag(cmd, &svg)
	f := cmd.Flags()
	f.IntSliceVar(&growth.sizes, "sizes", []int{1000, 10000, 100000}, "sizes of the programs of a kind")
	f.StringSliceVar(&growth.levels, "levels", []string{"0", "1", "2", "3", "s", "z"}, "optimization levels for programs of a kind")
	f.StringSliceVar(&growth.targets, "targets", []string{"amd64", "i386"}, "targets for programs of a kind")
	f.StringSliceVar(&growth.allocators, "allocators", []string{""}, "register allocators for programs of a kind (default: by the level)")
	f.StringVar(&growth.llc, "llc", "llc-19", "llc to compare with")
	f.DurationVar(&growth.limit, "limit", 10*time.Second, "limit of processor time for one compilation of a program of a kind")
	f.BoolVar(&growth.fail, "fail", false, "fail if a kind of program exceeds the time limit or the growth exponent")
	return cmd
}

// growthHelp lists the kinds of programs.
func growthHelp() string {
	var b strings.Builder
	for _, g := range irgen.Growths() {
		fmt.Fprintf(&b, "  %-12s N %s\n", g.Name, g.Doc)
	}
	return b.String()
}

// late are the passes after allocation, which the table sums up.
var late = []string{"stores", "thread", "heads", "merge", "rethread", "duplicate", "order", "hoist", "flags", "frame", "assembly"}

// measureScale compiles a module of one function and adds a row of nanoseconds per instruction, and a bar of them.
func measureScale(t *report.Table, picture *barsOf, name, text string, opts spillway.Options) error {
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	start := time.Now()
	m, err := spillway.Parse(name, []byte(text))
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
	each := func(ns int64) float64 { return float64(ns) / float64(instrs) }
	per := func(ns int64) string { return fmt.Sprintf("%.0f", each(ns)) }
	passes := map[string]int64{}
	rest := (total - parse).Nanoseconds()
	for _, s := range out.Stats[0].Times {
		passes[s.Pass] += s.Ns
		if !slices.Contains(late, s.Pass) {
			rest -= s.Ns
		}
	}
	mb := float64(after.TotalAlloc-before.TotalAlloc) / 1e6
	picture.set(name, "parse", each(parse.Nanoseconds()))
	for _, x := range []struct {
		name string
		ns   int64
	}{{"legalize, simplify", passes["legalize"] + passes["simplify"]}, {"select", passes["select"]}, {"split, problem", passes["split"] + passes["narrow"] + passes["problem"]},
		{"allocate", passes["allocate"] + passes["improve"]}, {"apply", passes["apply"]}, {"rest", rest}} {
		picture.set(name, x.name, each(x.ns))
	}
	t.Row(name, instrs, per(total.Nanoseconds()), per(parse.Nanoseconds()), per(passes["legalize"]), per(passes["simplify"]), per(passes["select"]),
		per(passes["split"]+passes["narrow"]), per(passes["problem"]), per(passes["allocate"]+passes["improve"]), per(passes["apply"]), per(rest),
		fmt.Sprintf("%.1f", mb), fmt.Sprintf("%.0f", mb*1e6/float64(instrs)))
	return nil
}
