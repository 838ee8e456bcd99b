package main

import (
	"context"
	"flag"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"spillway/lab/internal/items"
	"spillway/lab/internal/run"
	"spillway/lab/internal/store"
)

// experiments is the command "experiments".
type experiments struct {
	out, store, corpus, root, runner, endpoint string
	targets, pools                             []string
	quick, list, raw, verbose                  bool
	workers, functions, iterations             int
}

func newExperiments() *cobra.Command {
	x := &experiments{}
	cmd := &cobra.Command{
		Use:   "experiments [KEY...]",
		Short: "Make tables and figures of the papers, all of them or those of the keys",
		Long: `Make the tables and figures of the papers: all of them, those of one paper (koes09, pereira08, rastello05,
buchwald15, shuf25) or one (koes09.fig6.13); --list names them. For each the report has what the paper says, our
figures, the ratio, and whether the shape agrees. --quick takes a sample of the example programs and minutes.

What is computed is kept in the store, by content: a run that was stopped goes on where it was, and one that is
made again takes everything from there.`,
		RunE: func(cmd *cobra.Command, keys []string) error { return x.run(cmd.Context(), cmd, keys) },
	}
	f := cmd.Flags()
	f.StringVar(&x.out, "out", "", "`DIRECTORY` of the report")
	f.StringVar(&x.store, "store", "", "directory or bucket that keeps what is computed (default: OUT/store)")
	f.StringVar(&x.corpus, "corpus", "", "`DIRECTORY` of the programs' IR, TARGET/PROGRAM/FILE.LEVEL.ll, as make corpus writes it (default: the examples, made by clang-19)")
	f.StringVar(&x.root, "root", "..", "the compiler's source")
	f.StringVar(&x.runner, "runner", "prism", "prism: Apache Beam's, embedded; universal: a job server's of Beam, at --endpoint; pool: no Beam")
	f.StringVar(&x.endpoint, "endpoint", "", "`HOST:PORT` of the job server for --runner universal")
	f.StringSliceVar(&x.pools, "pools", nil, "`HOST:PORT` of pools of workers (lab worker) that compute for --runner universal, as its server reaches them")
	f.StringSliceVar(&x.targets, "targets", []string{"amd64", "i386"}, "machines")
	f.BoolVar(&x.quick, "quick", false, "take minutes: few functions and iterations")
	f.BoolVar(&x.list, "list", false, "list the items")
	f.BoolVar(&x.raw, "data", true, "write tables as CSV and the page in HTML too")
	f.BoolVarP(&x.verbose, "verbose", "v", false, "print what Beam logs")
	f.IntVar(&x.workers, "workers", runtime.GOMAXPROCS(0), "pieces that one process computes at once")
	f.IntVar(&x.functions, "functions", -1, "functions of each machine and level (0: all; default: by --quick)")
	f.IntVar(&x.iterations, "iterations", 0, "of progressive allocation (default: by --quick)")
	// Beam's own flags, for runners that need some.
	flag.VisitAll(func(g *flag.Flag) {
		if f.Lookup(g.Name) == nil {
			h := pflag.PFlagFromGoFlag(g)
			h.Hidden, h.Shorthand = true, ""
			f.AddFlag(h)
		}
	})
	return cmd
}

func (x *experiments) run(ctx context.Context, cmd *cobra.Command, keys []string) error {
	list, err := items.Select(keys)
	if err != nil {
		return err
	}
	if x.list {
		for i := range list {
			fmt.Fprintf(cmd.OutOrStdout(), "%-22s %s\n", list[i].Key, list[i].Title)
		}
		return nil
	}
	if x.out == "" {
		return fmt.Errorf("--out is needed: the directory of the report")
	}
	l, err := x.lab(ctx, cmd)
	if err != nil {
		return err
	}
	defer l.Store.Close()
	if x.corpus == "" {
		l.Corpus = filepath.Join(x.out, "corpus")
		if err := l.Examples(ctx); err != nil {
			return err
		}
	}
	r, err := l.Experiment(ctx, list)
	if err != nil {
		return err
	}
	r.Intro = l.Introduction()
	l.Log("%d pieces, %d computed, %d from the store; digest of the counts: %s", l.Pieces, l.Counts.Computed, l.Counts.Stored, r.Digest())
	return r.Write(x.out, x.raw)
}

// lab returns where the experiments are made.
func (x *experiments) lab(ctx context.Context, cmd *cobra.Command) (*items.Lab, error) {
	l := &items.Lab{Root: x.root, Corpus: x.corpus, Targets: x.targets, Workers: x.workers, Scale: items.Full,
		Log: func(format string, args ...any) { fmt.Fprintf(cmd.ErrOrStderr(), format+"\n", args...) }}
	if x.quick {
		l.Scale = items.Quick
	}
	if x.functions >= 0 {
		l.Scale.Functions = x.functions
	}
	if x.iterations > 0 {
		l.Scale.Iterations = x.iterations
	}
	if l.Scale.Iterations < 10 {
		return nil, fmt.Errorf("--iterations %d: want 10 or more", l.Scale.Iterations)
	}
	if !x.verbose {
		slog.SetLogLoggerLevel(slog.LevelError)
		slog.SetDefault(slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError})))
	}
	var err error
	if l.Runner, err = x.newRunner(); err != nil {
		return nil, err
	}
	if l.Version, err = items.Version(x.root); err != nil {
		return nil, err
	}
	if x.store == "" {
		x.store = filepath.Join(x.out, "store")
	}
	l.Store, err = store.Open(ctx, strings.TrimSpace(x.store))
	return l, err
}

// newRunner returns what computes pieces.
func (x *experiments) newRunner() (run.Runner, error) {
	switch {
	case len(x.pools) > 0 && (x.runner != "universal" || x.endpoint == ""):
		return nil, fmt.Errorf("--pools: pools of workers want --runner universal and the --endpoint of its server")
	case len(x.pools) > 0:
		return run.Served{Endpoint: x.endpoint, Pools: x.pools}, nil
	case x.runner == "pool":
		return run.Pool{}, nil
	}
	return run.Beam{Runner: x.runner, Endpoint: x.endpoint}, nil
}
