package main

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"spillway/lab/internal/debian"
	"spillway/lab/internal/items"
)

// experiments is the command "experiments".
type experiments struct {
	place
	out, corpus           string
	targets               []string
	quick, list, raw      bool
	functions, iterations int
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
	x.register(f, "directory or bucket that keeps what is computed (default: OUT/store)")
	f.StringVar(&x.corpus, "corpus", "", "`DIRECTORY` of the programs' IR, TARGET/PROGRAM/FILE.LEVEL.ll, as make corpus writes it; debian, or debian:PROGRAM,...: "+
		"the examples and programs of Debian, fetched and made by clang-19 (default: the examples alone)")
	f.StringSliceVar(&x.targets, "targets", []string{"amd64", "i386"}, "machines")
	f.BoolVar(&x.quick, "quick", false, "take minutes: few functions and iterations")
	f.BoolVar(&x.list, "list", false, "list the items")
	f.BoolVar(&x.raw, "data", true, "write tables as CSV and the page in HTML too")
	f.IntVar(&x.functions, "functions", -1, "functions of each machine and level (0: all; default: by --quick)")
	f.IntVar(&x.iterations, "iterations", 0, "of progressive allocation (default: by --quick)")
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
	if err := x.makeCorpus(ctx, l); err != nil {
		return err
	}
	r, err := l.Experiment(ctx, list)
	if err != nil {
		return err
	}
	r.Intro = l.Introduction()
	l.Log("%d pieces, %d computed, %d from the store; digest of the counts: %s", l.Pieces, l.Counts.Computed, l.Counts.Stored, r.Digest())
	return r.Write(x.out, x.raw)
}

// fetched is the name of the corpus of Debian's packages, which names of programs may follow.
const fetched = "debian"

// makeCorpus makes the corpus, unless the flags name one that is there: the examples and, if they are asked for, Debian's packages.
func (x *experiments) makeCorpus(ctx context.Context, l *items.Lab) error {
	of, names, some := strings.Cut(x.corpus, ":")
	if x.corpus != "" && of != fetched {
		return nil
	}
	l.Corpus = filepath.Join(x.out, "corpus")
	if of == fetched {
		var chosen []string
		if some {
			chosen = strings.Split(names, ",")
		}
		list, err := items.Programs(chosen)
		if err != nil {
			return fmt.Errorf("--corpus %s: %w", x.corpus, err)
		}
		cache, err := debian.UserCache()
		if err != nil {
			return err
		}
		l.Corpus = filepath.Join(x.out, "corpus."+strings.NewReplacer(":", ".", ",", ".").Replace(x.corpus))
		if err := l.Packages(ctx, cache, list); err != nil {
			return err
		}
	}
	return l.Examples(ctx)
}

// lab returns where the experiments are made.
func (x *experiments) lab(ctx context.Context, cmd *cobra.Command) (*items.Lab, error) {
	scale := items.Full
	if x.quick {
		scale = items.Quick
	}
	if x.functions >= 0 {
		scale.Functions = x.functions
	}
	if x.iterations > 0 {
		scale.Iterations = x.iterations
	}
	if scale.Iterations < 10 {
		return nil, fmt.Errorf("--iterations %d: want 10 or more", scale.Iterations)
	}
	if x.store == "" {
		x.store = filepath.Join(x.out, "store")
	}
	l, err := x.open(ctx, cmd)
	if err != nil {
		return nil, err
	}
	l.Corpus, l.Targets, l.Scale = x.corpus, x.targets, scale
	return l, nil
}
