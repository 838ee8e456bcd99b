// Command spillway compiles LLVM IR text to assembly, objects and executables,
// and shows what its stages do. Run spillway --help.
package main

import (
	"errors"
	"fmt"
	"os"
	"runtime/debug"

	"github.com/spf13/cobra"
)

func main() {
	if os.Getenv("GOGC") == "" {
		// A compilation is over soon: collecting less often halves the time of a small one.
		debug.SetGCPercent(400)
	}
	os.Exit(run(os.Args[1:]))
}

// Exit codes.
const (
	exitDone  = 0
	exitInput = 1
	exitUsage = 2
)

// A usageError is a mistake in the command line rather than in the input.
type usageError struct{ error }

func usagef(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

// An exitCode ends the command with that code and no message.
type exitCode int

func (e exitCode) Error() string { return fmt.Sprintf("exit status %d", int(e)) }

// run executes the command line and returns the exit code.
func run(args []string) int {
	root := newRootCommand()
	root.SetArgs(args)
	err := root.Execute()
	var usage usageError
	var code exitCode
	switch {
	case err == nil:
		return exitDone
	case errors.As(err, &code):
		return int(code)
	case errors.As(err, &usage):
		fmt.Fprintf(os.Stderr, "spillway: %v\nRun 'spillway --help' for usage.\n", err)
		return exitUsage
	}
	fmt.Fprintln(os.Stderr, err)
	return exitInput
}

func newRootCommand() *cobra.Command {
	root := &cobra.Command{
		Use:   "spillway",
		Short: "Compile LLVM IR text, and see what each stage does",
		Long: `Spillway is a compiler back end: LLVM IR text goes in; assembly, objects and
executables come out. A file name - is standard input.

Exit codes: 0 done, 1 bad input, 2 usage.`,
		SilenceErrors: true,
		SilenceUsage:  true,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return usagef("unknown command %q", args[0])
			}
			return cmd.Help()
		},
		Args: cobra.ArbitraryArgs,
	}
	root.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return usageError{err} })
	root.AddCommand(
		newBuildCommand(), newCompileCommand(), newRunCommand(), newAllocCommand(),
		newTargetsCommand(), newAllocatorsCommand(), newSelectorsCommand(), newSelectCommand(), newShuffleCommand(), newPuzzleCommand(), newExplainCommand(), newBenchCommand(),
	)
	for _, c := range root.Commands() {
		if check := c.Args; check != nil {
			c.Args = func(cmd *cobra.Command, args []string) error {
				if err := check(cmd, args); err != nil {
					return usageError{err}
				}
				return nil
			}
		}
	}
	return root
}
