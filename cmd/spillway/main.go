// Command spillway compiles LLVM IR to assembly, objects and executables,
// and shows what its stages do. Run spillway --help.
package main

import (
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"spillway/cmd/internal/cli"
	"spillway/cmd/internal/compile"
	"spillway/cmd/internal/run"
)

func main() {
	args := os.Args[1:]
	if filepath.Base(os.Args[0]) == compile.LLC {
		args = append([]string{compile.LLC}, args...)
	}
	os.Exit(cli.Main(commands, args))
}

// commands are all commands, in groups. Builds for packaging have one more (tag man).
var commands = []cli.Group{
	{Title: "Compile:", Commands: []cli.Command{{Name: "build", Make: compile.NewBuildCommand}, {Name: "compile", Make: compile.NewCommand}, {Name: "run", Make: newRunCommand},
		{Name: compile.LLC, Make: compile.NewLLCCommand}}},
	{Title: "Inspect a stage:", Commands: []cli.Command{{Name: "alloc", Make: newAllocCommand}, {Name: "select", Make: newSelectCommand}, {Name: "shuffle", Make: newShuffleCommand},
		{Name: "puzzle", Make: newPuzzleCommand}, {Name: "explain", Make: newExplainCommand},
		{Name: "playground", Make: newPlaygroundCommand}, {Name: "bench", Make: newBenchCommand}}},
	{Title: "Lists:", Commands: []cli.Command{{Name: "targets", Make: newTargetsCommand}, {Name: "allocators", Make: newAllocatorsCommand}, {Name: "selectors", Make: newSelectorsCommand},
		{Name: "outssa", Make: newOutOfSSACommand}, {Name: "passes", Make: newPassesCommand}}},
}

// newRunCommand returns the command "spillway run".
func newRunCommand() *cobra.Command { return run.NewCommand(compile.Native) }
