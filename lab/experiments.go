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
		Short: "Reproduce tables and figures of the papers: all of them, or the given keys",
		Long: `Reproduce the tables and figures of the papers: all of them, those of one paper (koes09, pereira08, rastello05,
buchwald15, shuf25) or one (koes09.fig6.13); --list lists them. For each, the report has the paper's claims, our
figures, the ratios, and whether the shape agrees. --quick uses a sample of the example programs and takes minutes.

Results are cached in the store, by content: an interrupted run resumes, and a repeated
one computes nothing.`,
		RunE: func(cmd *cobra.Command, keys []string) error { return x.run(cmd.Context(), cmd, keys) },
	}
	f := cmd.Flags()
	f.StringVar(&x.out, "out", "", "`DIRECTORY` of the report")
	x.register(f, "directory or bucket that caches results (default: OUT/store)")
	f.StringVar(&x.corpus, "corpus", "", "`DIRECTORY` of the programs' IR, TARGET/PROGRAM/FILE.LEVEL.ll, as make corpus writes it; debian, or debian:PROGRAM,...: "+
		"the examples and programs from Debian, fetched and compiled by clang-19 (default: the examples only)")
	f.StringSliceVar(&x.targets, "targets", []string{"amd64", "i386"}, "machines")
	f.BoolVar(&x.quick, "quick", false, "take minutes: few functions and iterations")
	f.BoolVar(&x.list, "list", false, "list the items")
	f.BoolVar(&x.raw, "data", true, "also write the tables as CSV and the page as HTML")
	f.IntVar(&x.functions, "functions", -1, "functions of each target and level (0: all; default: by --quick)")
	f.IntVar(&x.iterations, "iterations", 0, "iterations of progressive allocation (default: by --quick)")
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
		return fmt.Errorf("--out is required: the directory of the report")
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

// fetched is the name of the corpus of Debian packages, optionally followed by program names.
const fetched = "debian"

// makeCorpus creates the corpus, unless the flags name an existing one: the examples and, if requested, Debian
// packages.
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

// lab returns the Lab for the experiments.
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
		return nil, fmt.Errorf("--iterations %d: must be at least 10", scale.Iterations)
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
