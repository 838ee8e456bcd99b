// Command spillcc is a compiler of C with Spillway as its back end: clang reads the files and prints LLVM IR, Spillway
// compiles that. It takes clang's command line (docs/driver.md).
package main

import (
	"os"

	"spillway/cmd/internal/driver"
)

func main() { os.Exit(driver.Main(driver.C, os.Args[1:])) }
