// Package bench implements the command "spillway bench": measurements, printed as tables.
package bench

import (
	"fmt"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"
	"spillway/cmd/internal/cli"
)

// NewCommand returns the command "spillway bench".
func NewCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "bench",
		Short: "Run benchmarks and print tables",
		Args:  cobra.NoArgs,
		RunE:  func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(newBenchAllocCommand(), newBenchCompileCommand(), newBenchScaleCommand(), newBenchTextCommand(), newBenchLoadCommand(), newBenchObjectCommand(), newBenchExecuteCommand(), newBenchPromoteCommand(), newBenchAcceptCommand(), newBenchOutOfSSACommand(), newBenchPuzzleCommand(), newBenchNetflowCommand(), newBenchIntegralityCommand(), newBenchSelectCommand(), newBenchShuffleCommand(), newBenchDebugCommand())
	return cmd
}

// examples returns the files that match a pattern, or a usage error.
func examples(pattern string) ([]string, error) {
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		return nil, cli.Usagef("no files, and no testdata/programs in this directory")
	}
	return files, nil
}

func ms(s float64) string    { return fmt.Sprintf("%.1f", s*1000) }
func ratio(x float64) string { return fmt.Sprintf("%.3f", x) }

// percent returns n as a share of a whole.
func percent[T int | uint64](n, of T) string {
	return fmt.Sprintf("%.1f %%", 100*float64(n)/float64(max(1, of)))
}

// per returns n by of as ratio does.
func per[T int | uint64](n, of T) string { return ratio(float64(n) / float64(max(1, of))) }

// executedFlags adds the flags of benchmarks that count executed loads and stores.
func executedFlags(cmd *cobra.Command, executed *bool, limit *time.Duration) {
	f := cmd.Flags()
	f.BoolVar(executed, "executed", false, "count the loads and stores that the programs execute, with valgrind")
	f.DurationVar(limit, "limit", time.Minute, "skip programs that run longer than this under valgrind")
}
