//go:build !man

package main

import (
	"github.com/spf13/cobra"

	"spillway/cmd/internal/cli"
)

// Commands that are implemented by other programs. Their manual pages (tag man) come from those programs' commands.

func newBenchCommand() *cobra.Command {
	return other("bench", "Run benchmarks and print tables", cli.BenchProgram)
}

func newPlaygroundCommand() *cobra.Command {
	return other("playground", "Serve a web page that compiles as you type", cli.PlaygroundProgram)
}

// other returns a command that runs another program with the same command line.
func other(name, short, program string) *cobra.Command {
	become := func() error { return cli.Become(program, name) }
	cmd := &cobra.Command{
		Use:                name,
		Short:              short,
		DisableFlagParsing: true, // flags are parsed by the other program
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
