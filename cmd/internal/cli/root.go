package cli

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"
)

// A Group is commands with a title in the help.
type Group struct {
	Title    string
	Commands []Command
}

// A Command is the name and constructor of a command.
type Command struct {
	Name string
	Make func() *cobra.Command
}

// Main runs the command line args with the given commands and returns the exit code.
func Main(groups []Group, args []string) int {
	runtime.MemProfileRate = 0 // unused profiles cost memory and time
	tuneCollector()
	args = Arguments(args)
	root := NewRoot(groups, args...)
	root.SetArgs(args)
	cmd, err := root.ExecuteC()
	var usage UsageError
	var code ExitCode
	switch {
	case err == nil:
		return ExitDone
	case errors.As(err, &code):
		return int(code)
	case errors.As(err, &usage):
		fmt.Fprintf(os.Stderr, "spillway: %v\nRun '%s --help' for usage.\n", err, cmd.CommandPath())
		return ExitUsage
	}
	style, _ := StyleOf(os.Stderr, color(root)) // a wrong value is an error before anything runs
	style.Report(os.Stderr, err)
	if errors.As(err, new(UnsupportedError)) {
		return ExitUnsupported
	}
	return ExitInput
}

// NewRoot returns the root command for a command line. If that begins with the name of a command, only that command is
// added: creating all takes longer than a small compilation.
func NewRoot(groups []Group, args ...string) *cobra.Command {
	root := &cobra.Command{
		Use:   "spillway",
		Short: "Compile LLVM IR, and inspect each stage",
		Long: `Spillway is a compiler back end: LLVM IR goes in; assembly, objects and
executables come out. A file name - is standard input, or standard output after -o.

Exit codes: 0 success, 1 bad input, 2 wrong usage, 3 if build --linker own does not support something.`,
		Version:       Version(),
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
		_, err := StyleOf(os.Stderr, color(root))
		return err
	}
	root.SetVersionTemplate("{{.Name}} {{.Version}}\n")
	root.PersistentFlags().String("color", "auto", "show errors with their source lines and in color: auto (on a terminal, unless NO_COLOR is set), always or never")
	root.SetFlagErrorFunc(FlagError)
	if !addCommand(root, groups, args) {
		for _, g := range groups {
			root.AddGroup(&cobra.Group{ID: g.Title, Title: g.Title})
			for _, c := range g.Commands {
				cmd := c.Make()
				cmd.GroupID = g.Title
				root.AddCommand(cmd)
			}
		}
	}
	if len(args) > 0 && args[0] == "completion" {
		addCompletion(root)
	}
	checkArguments(root)
	Help(root)
	return root
}

// color returns the value of --color.
func color(root *cobra.Command) string { return root.PersistentFlags().Lookup("color").Value.String() }

// addCommand adds the command that the first of args names, if any.
func addCommand(root *cobra.Command, groups []Group, args []string) bool {
	for _, g := range groups {
		for _, c := range g.Commands {
			if len(args) > 0 && c.Name == args[0] {
				root.AddCommand(c.Make())
				return true
			}
		}
	}
	return false
}

// checkArguments turns errors in the arguments of all commands into usage errors.
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
					return Usagef("no input; usage: %s", c.UseLine())
				default:
					return Usagef("unexpected argument %q; usage: %s", args[len(args)-1], c.UseLine())
				}
			}
		}
		checkArguments(c)
	}
}

// unknownCommand returns the error for an unknown command, with suggestions.
func unknownCommand(cmd *cobra.Command, name string) error {
	var names []string
	for _, c := range cmd.Commands() {
		names = append(names, c.Name())
	}
	advice := DidYouMean(name, names)
	if advice == "" && filepath.Ext(name) == ".ll" {
		advice = fmt.Sprintf("; to compile it to a program: spillway build %s", name)
	}
	return Usagef("unknown command %q%s", name, advice)
}

// Version describes the build of this program.
func Version() string {
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
