// Command spillc++ is the compiler driver spillcc for C++: it links with the C++ library.
package main

import (
	"os"

	"spillway/cmd/internal/driver"
)

func main() { os.Exit(driver.Main(driver.CXX, os.Args[1:])) }
