package main

import (
	"context"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"spillway/lab/internal/items"
	"spillway/lab/internal/known"
	"spillway/regalloc"
)

// improvement is the command "improve".
type improvement struct {
	place
	metric, results string
	iterations      int
}

func newImprove() *cobra.Command {
	x := &improvement{}
	cmd := &cobra.Command{
		Use:   "improve PROBLEMS...",
		Short: "Search for better allocations, starting from the best known",
		Long: `Search for better results of allocation problems: files NAME.problem, or directories of them, as spillway compile
--dump-problems writes them. Results are written to files NAME.result, next to the problems or in --results, where they cost
less than the existing ones; spillway compile --results uses them.

A search starts from the best known result of the problem, of any allocator: from the store, or from a file
NAME.result. The outcome never costs more. Starting points are chosen before the first search starts, so that
the store's contents do not depend on the number of workers. A search of a problem under the same metric for as
many iterations or more is not repeated.`,
		Example: `  spillway compile -Oz --dump-problems out/hello -o out/hello.s examples/hello/hello.ll
  go run -C lab . improve ../out/hello --store ../out/store --metric mixed:0.1 --iterations 1000
  spillway compile -Oz --results out/hello -o out/hello.s examples/hello/hello.ll`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, names []string) error { return x.run(cmd.Context(), cmd, names) },
	}
	f := cmd.Flags()
	x.register(f, "directory or bucket for problems and results")
	f.StringVar(&x.metric, "metric", "speed", "what to minimize: size, speed, mixed:MU or speed:LOAD,STORE,MOVE")
	f.StringVar(&x.results, "results", "", "`DIRECTORY` of the results (default: beside the problems)")
	f.IntVar(&x.iterations, "iterations", 1000, "iterations of each search")
	return cmd
}

func (x *improvement) run(ctx context.Context, cmd *cobra.Command, names []string) error {
	search := known.Search{Iterations: x.iterations}
	var err error
	switch search.Metric, err = regalloc.ParseMetric(x.metric); {
	case err != nil:
		return err
	case x.iterations < 1:
		return fmt.Errorf("--iterations %d: must be at least 1", x.iterations)
	case x.store == "":
		return fmt.Errorf("--store is required: the directory or bucket for problems and results")
	}
	files, err := items.ProblemFiles(names)
	if err != nil {
		return err
	}
	if x.results != "" {
		if err := os.MkdirAll(x.results, 0o777); err != nil {
			return err
		}
	}
	l, err := x.open(ctx, cmd)
	if err != nil {
		return err
	}
	defer l.Store.Close()
	list, err := l.Improve(ctx, files, search, x.results)
	if err != nil {
		return err
	}
	before, after, known, better, failed := 0.0, 0.0, 0, 0, 0
	for i := range list {
		switch y := &list[i]; {
		case y.Failed != "":
			failed++
			l.Log("%s.problem: %s", y.File, y.Failed)
		case y.Known:
			known++
			before, after = before+y.Before, after+y.After
			if y.After < y.Before {
				better++
			}
		}
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%d problems: %d with a known result, of which %d improved, from a sum of %g to %g; %d failed; %d searches, %d of them in the store\n",
		len(list), known, better, before, after, failed, l.Pieces, l.Counts.Stored)
	return nil
}
