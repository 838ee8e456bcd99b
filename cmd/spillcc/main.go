// Command spillcc is a C compiler with Spillway as its back end: clang parses the sources and prints LLVM IR, which
// Spillway compiles. It takes clang's command line (docs/driver.md).
package main

import (
	"os"

	"spillway/cmd/internal/driver"
)

func main() { os.Exit(driver.Main(driver.C, os.Args[1:])) }
