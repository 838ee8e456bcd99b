//go:build static

package main

import (
	"github.com/spf13/cobra"

	"spillway"
	"spillway/cmd/spillway/cli"
)

// runNative says that this is the program that needs no C library.
func runNative(cmd *cobra.Command, flags *cli.CompileFlags, opts spillway.Options, lazy bool, files, args, libraries []string) error {
	return cli.Usagef("--native: this spillway was built with the tag static, without the C library; build it without")
}
