// Command spillway-native is what "spillway run --native" becomes: it takes the same command line.
// It is a program of its own since calling the C library, whose loader has to begin it then, takes
// a quarter of the time of a small compilation.
package main

import (
	"os"
	"runtime"

	"github.com/spf13/cobra"

	"spillway/cmd/internal/cli"
	"spillway/cmd/internal/run"
)

// The program that is run has the first thread, and its constructors, main and destructors the
// same one.
func init() { runtime.LockOSThread() }

func main() {
	os.Exit(cli.Main([]cli.Group{{Title: "Run:", Commands: []cli.Command{{Name: "run", Make: newRunCommand}}}}, os.Args[1:]))
}

func newRunCommand() *cobra.Command { return run.NewCommand(runNative) }
