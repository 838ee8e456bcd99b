package main

import (
	"context"
	"flag"
	"fmt"
	"log/slog"
	"os"
	"runtime"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"spillway/lab/internal/items"
	"spillway/lab/internal/run"
	"spillway/lab/internal/store"
)

// A place is where pieces are stored and computed.
type place struct {
	store, root, runner, endpoint string
	pools                         []string
	workers                       int
	verbose                       bool
}

// register adds the flags.
func (x *place) register(f *pflag.FlagSet, storeDoc string) {
	f.StringVar(&x.store, "store", "", storeDoc)
	f.StringVar(&x.root, "root", "..", "the compiler's source")
	f.StringVar(&x.runner, "runner", "prism", "prism: Apache Beam's, embedded; universal: a job server's of Beam, at --endpoint; pool: no Beam")
	f.StringVar(&x.endpoint, "endpoint", "", "`HOST:PORT` of the job server for --runner universal")
	f.StringSliceVar(&x.pools, "pools", nil, "`HOST:PORT` of worker pools (lab worker) for --runner universal, as reachable from its server")
	f.BoolVarP(&x.verbose, "verbose", "v", false, "print Beam's log")
	f.IntVar(&x.workers, "workers", runtime.GOMAXPROCS(0), "pieces that one process computes in parallel")
	// Beam's flags, for runners that need them.
	flag.VisitAll(func(g *flag.Flag) {
		if f.Lookup(g.Name) == nil {
			h := pflag.PFlagFromGoFlag(g)
			h.Hidden, h.Shorthand = true, ""
			f.AddFlag(h)
		}
	})
}

// open returns a Lab at the place; the caller must close its store.
func (x *place) open(ctx context.Context, cmd *cobra.Command) (*items.Lab, error) {
	l := &items.Lab{Root: x.root, Workers: x.workers,
		Log: func(format string, args ...any) { fmt.Fprintf(cmd.ErrOrStderr(), format+"\n", args...) }}
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
	l.Store, err = store.Open(ctx, strings.TrimSpace(x.store))
	return l, err
}

// newRunner returns the runner for pieces.
func (x *place) newRunner() (run.Runner, error) {
	switch {
	case len(x.pools) > 0 && (x.runner != "universal" || x.endpoint == ""):
		return nil, fmt.Errorf("--pools requires --runner universal and the --endpoint of its server")
	case len(x.pools) > 0:
		return run.Served{Endpoint: x.endpoint, Pools: x.pools}, nil
	case x.runner == "pool":
		return run.Pool{}, nil
	}
	return run.Beam{Runner: x.runner, Endpoint: x.endpoint}, nil
}
