// Command spillway-playground implements "spillway playground", with the same command line. It is a separate program
// since initializing a server would slow down small compilations.
package main

import (
	"os"

	"spillway/cmd/internal/cli"
	"spillway/cmd/internal/serve"
)

func main() {
	os.Exit(cli.Main([]cli.Group{{Title: "Serve:", Commands: []cli.Command{{Name: "playground", Make: serve.NewCommand}}}}, os.Args[1:]))
}
