package main

import (
	"os"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"

	"spillway/cmd/spillway/cli"
)

// newManCommand returns the command "spillway man".
func newManCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "man DIR",
		Short:   "Write manual pages into a directory",
		Long:    "Write a page of the manual for each command into DIR, as man reads them: the texts of --help.",
		Example: "  spillway man man1 && man -l man1/spillway-build.1",
		Args:    cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := os.MkdirAll(args[0], 0o777); err != nil {
				return cli.CannotWrite(args[0], err)
			}
			cmd.Root().DisableAutoGenTag = true
			return doc.GenManTree(cmd.Root(), &doc.GenManHeader{Title: "SPILLWAY", Section: "1", Source: "spillway", Manual: "Spillway"}, args[0])
		},
	}
}
