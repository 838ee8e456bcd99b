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
	runtime.MemProfileRate = 0 // what nobody asks for takes pages and time
	cli.TuneCollector()
	os.Exit(run(os.Args[1:]))
}

// run executes the command line and returns the exit code.
func run(args []string) int {
	args = cli.Arguments(args)
	root := newRootCommand(args...)
	root.SetArgs(args)
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

// commands are those that there are, in groups.
var commands = []struct {
	title string
	named []namedCommand
}{
	{"Compile:", []namedCommand{{"build", newBuildCommand}, {"compile", newCompileCommand}, {"run", newRunCommand}}},
	{"See what a stage does:", []namedCommand{{"alloc", newAllocCommand}, {"select", newSelectCommand}, {"shuffle", newShuffleCommand},
		{"puzzle", newPuzzleCommand}, {"explain", newExplainCommand}, {"bench", bench.NewCommand}}},
	{"Lists:", []namedCommand{{"targets", newTargetsCommand}, {"allocators", newAllocatorsCommand}, {"selectors", newSelectorsCommand},
		{"outssa", newOutOfSSACommand}, {"passes", newPassesCommand}}},
}

// packaging are commands that only builds for making packages have (tag man).
var packaging []func() *cobra.Command

type namedCommand struct {
	name string
	make func() *cobra.Command
}

// newRootCommand returns the command for a command line. Where that begins with the name of a command there are no
// others: making them takes longer than a small compilation.
func newRootCommand(args ...string) *cobra.Command {
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
	if !addCommand(root, args) {
		for _, g := range commands {
			root.AddGroup(&cobra.Group{ID: g.title, Title: g.title})
			for _, c := range g.named {
				cmd := c.make()
				cmd.GroupID = g.title
				root.AddCommand(cmd)
			}
		}
		for _, c := range packaging {
			root.AddCommand(c())
		}
	}
	checkArguments(root)
	cli.Help(root)
	return root
}

// colour returns the value of --color.
func colour(root *cobra.Command) string { return root.PersistentFlags().Lookup("color").Value.String() }

// addCommand adds the command that the first of args names, if it does.
func addCommand(root *cobra.Command, args []string) bool {
	for _, g := range commands {
		for _, c := range g.named {
			if len(args) > 0 && c.name == args[0] {
				root.AddCommand(c.make())
				return true
			}
		}
	}
	return false
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
				case len(args) == 0:
					return cli.Usagef("nothing to work on; want %s", c.UseLine())
				default:
					return cli.Usagef("cannot take %q; want %s", args[len(args)-1], c.UseLine())
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
