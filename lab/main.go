// Command lab reproduces the papers' experiments on open programs: every table and figure by one command, with the
// paper's figures next to ours. Run it from the compiler's source:
//
//	go run -C lab . experiments [KEY...] --out DIR [--quick]
//
// It is a separate module, so that the compiler does not depend on its dependencies.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/spf13/cobra"

	"spillway/lab/internal/run"
)

func main() {
	if run.Worker(os.Args[1:]) {
		flag.Parse() // Beam's flags; exits in Init
	}
	beam.Init()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	root := &cobra.Command{Use: "lab", Short: "Reproduce the papers' experiments", SilenceUsage: true}
	root.AddCommand(newExperiments(), newImprove(), newWorker())
	if err := root.ExecuteContext(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "lab:", err)
		os.Exit(1)
	}
}
