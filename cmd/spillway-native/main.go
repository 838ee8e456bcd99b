// Command spillway-native implements "spillway run --native", with the same command line. It is a separate program
// since linking with the C library, which the dynamic loader must then start, takes a quarter of the time of a small
// compilation.
package main

import (
	"os"
	"runtime"

	"github.com/spf13/cobra"

	"spillway/cmd/internal/cli"
	"spillway/cmd/internal/run"
)

// The program runs on the initial thread: its constructors, main and destructors.
func init() { runtime.LockOSThread() }

func main() {
	os.Exit(cli.Main([]cli.Group{{Title: "Run:", Commands: []cli.Command{{Name: "run", Make: newRunCommand}}}}, os.Args[1:]))
}

func newRunCommand() *cobra.Command { return run.NewCommand(runNative) }
