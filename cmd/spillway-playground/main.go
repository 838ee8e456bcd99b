// Command spillway-playground is what "spillway playground" becomes: it takes the same command line. It is a program of
// its own since a server takes time to be initialized, and a small compilation has none for it.
package main

import (
	"os"

	"spillway/cmd/internal/cli"
	"spillway/cmd/internal/serve"
)

func main() {
	os.Exit(cli.Main([]cli.Group{{Title: "Serve:", Commands: []cli.Command{{Name: "playground", Make: serve.NewCommand}}}}, os.Args[1:]))
}
