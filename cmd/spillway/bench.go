//go:build !man

package main

import (
	"github.com/spf13/cobra"

	"spillway/cmd/internal/cli"
)

// newBenchCommand returns the command "spillway bench", which a program of its own is. Its pages of
// the manual (tag man) come from that program's commands.
func newBenchCommand() *cobra.Command {
	become := func() error { return cli.Become(cli.BenchProgram, "bench") }
	cmd := &cobra.Command{
		Use:                "bench",
		Short:              "Measure, and print tables",
		DisableFlagParsing: true, // all is the other program's
		RunE:               func(*cobra.Command, []string) error { return become() },
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			_ = become() // completes
			return nil, cobra.ShellCompDirectiveError
		},
	}
	cmd.SetHelpFunc(func(cmd *cobra.Command, _ []string) {
		cmd.PrintErrln(become())
	})
	return cmd
}
