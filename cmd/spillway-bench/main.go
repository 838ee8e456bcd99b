// Command spillway-bench implements "spillway bench", with the same command line. It is a separate program since
// initializing its libraries takes a fifth of the time of a small compilation.
package main

import (
	"os"

	"spillway/cmd/internal/bench"
	"spillway/cmd/internal/cli"
)

func main() {
	os.Exit(cli.Main([]cli.Group{{Title: "Measure:", Commands: []cli.Command{{Name: "bench", Make: bench.NewCommand}}}}, os.Args[1:]))
}
