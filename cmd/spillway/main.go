// Command spillway compiles LLVM IR text to assembly, objects and executables,
// and shows what its stages do. Run spillway --help.
package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"spillway/cmd/spillway/bench"
	"spillway/cmd/spillway/cli"
)

func main() {
	cli.TuneCollector()
	os.Exit(run(os.Args[1:]))
}

// run executes the command line and returns the exit code.
func run(args []string) int {
	root := newRootCommand()
	root.SetArgs(cli.Arguments(args))
	cmd, err := root.ExecuteC()
	var usage cli.UsageError
	var code cli.ExitCode
	switch {
	case err == nil:
		return cli.ExitDone
	case errors.As(err, &code):
		return int(code)
	case errors.As(err, &usage):
		fmt.Fprintf(os.Stderr, "spillway: %v\nRun '%s --help' for usage.\n", err, cmd.CommandPath())
		return cli.ExitUsage
	}
	style, _ := cli.StyleOf(os.Stderr, colour(root)) // nothing runs when it is wrong
	style.Report(os.Stderr, err)
	return cli.ExitInput
}

func newRootCommand() *cobra.Command {
	root := &cobra.Command{
		Use:   "spillway",
		Short: "Compile LLVM IR text, and see what each stage does",
		Long: `Spillway is a compiler back end: LLVM IR text goes in; assembly, objects and
executables come out. A file name - is standard input, or standard output after -o.

Exit codes: 0 done, 1 bad input, 2 usage.`,
		Version:       version(),
		SilenceErrors: true,
		SilenceUsage:  true,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return unknownCommand(cmd, args[0])
			}
			return cmd.Help()
		},
		Args: cobra.ArbitraryArgs,
	}
	root.PersistentPreRunE = func(*cobra.Command, []string) error {
		_, err := cli.StyleOf(os.Stderr, colour(root))
		return err
	}
	root.SetVersionTemplate("{{.Name}} {{.Version}}\n")
	root.PersistentFlags().String("color", "auto", "errors with their source and in colour: auto (on a terminal, unless NO_COLOR is set), always or never")
	root.SetFlagErrorFunc(cli.FlagError)
	addGroup(root, "Compile:", newBuildCommand(), newCompileCommand(), newRunCommand())
	addGroup(root, "See what a stage does:", newAllocCommand(), newSelectCommand(), newShuffleCommand(), newPuzzleCommand(), newExplainCommand(), bench.NewCommand())
	addGroup(root, "Lists:", newTargetsCommand(), newAllocatorsCommand(), newSelectorsCommand(), newOutOfSSACommand(), newPassesCommand())
	root.AddCommand(newManCommand())
	checkArguments(root)
	cli.Help(root)
	return root
}

// colour returns the value of --color.
func colour(root *cobra.Command) string { return root.PersistentFlags().Lookup("color").Value.String() }

// addGroup adds commands that the help lists under a title.
func addGroup(root *cobra.Command, title string, commands ...*cobra.Command) {
	root.AddGroup(&cobra.Group{ID: title, Title: title})
	for _, c := range commands {
		c.GroupID = title
		root.AddCommand(c)
	}
}

// checkArguments makes errors in the arguments of all commands usage errors.
func checkArguments(cmd *cobra.Command) {
	for _, c := range cmd.Commands() {
		if check := c.Args; check != nil {
			c.Args = func(cmd *cobra.Command, args []string) error {
				switch err := check(cmd, args); {
				case err == nil:
					return nil
				case cmd.HasSubCommands():
					return unknownCommand(cmd, args[0])
				default:
					return cli.UsageError{Err: err}
				}
			}
		}
		checkArguments(c)
	}
}

// unknownCommand says what may have been meant by name, which is no command.
func unknownCommand(cmd *cobra.Command, name string) error {
	var names []string
	for _, c := range cmd.Commands() {
		names = append(names, c.Name())
	}
	advice := cli.DidYouMean(name, names)
	if advice == "" && filepath.Ext(name) == ".ll" {
		advice = fmt.Sprintf("; to make a program of it: spillway build %s", name)
	}
	return cli.Usagef("unknown command %q%s", name, advice)
}

// version says what this program was built from.
func version() string {
	words := []string{"devel"}
	if info, ok := debug.ReadBuildInfo(); ok {
		if v := info.Main.Version; v != "" && v != "(devel)" {
			words[0] = v
		}
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				words = append(words, s.Value)
			}
		}
	}
	return strings.Join(append(words, runtime.Version(), runtime.GOOS+"/"+runtime.GOARCH), " ")
}
