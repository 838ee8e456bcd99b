// Command spillway-bench is what "spillway bench" becomes: it takes the same command line. It is a
// program of its own since what it draws and counts with takes a fifth of the time of a small
// compilation to be initialized.
package main

import (
	"os"

	"spillway/cmd/internal/bench"
	"spillway/cmd/internal/cli"
)

func main() {
	os.Exit(cli.Main([]cli.Group{{Title: "Measure:", Commands: []cli.Command{{Name: "bench", Make: bench.NewCommand}}}}, os.Args[1:]))
}
