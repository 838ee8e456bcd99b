// Command lab makes the papers' experiments on open programs: every table and figure by one command, with the
// paper's own figures beside ours. Run it from the compiler's source:
//
//	go run -C lab . experiments [KEY...] --out DIR [--quick]
//
// It is a module of its own, so that nothing it needs is needed by the compiler.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"strings"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/spf13/cobra"
)

func main() {
	if slices.ContainsFunc(os.Args[1:], func(arg string) bool { return strings.HasPrefix(arg, "--worker=") }) {
		flag.Parse() // a runner has started this process as a worker, by Beam's flags: it ends in Init
	}
	beam.Init()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	root := &cobra.Command{Use: "lab", Short: "Make the papers' experiments", SilenceUsage: true}
	root.AddCommand(newExperiments())
	if err := root.ExecuteContext(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "lab:", err)
		os.Exit(1)
	}
}
