package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/target"
)

func newTargetsCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "targets",
		Short: "List the machines that can be compiled for",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			for _, t := range spillway.Targets() {
				tiles := len(t.New(target.PIC).Tiles)
				fmt.Fprintf(cmd.OutOrStdout(), "%-8s %s; %d tiles\n", t.Name, t.Doc, tiles)
				for _, f := range spillway.Features() {
					if f.Target == t.Name {
						fmt.Fprintf(cmd.OutOrStdout(), "%-8s   --feature %s: %s (run only)\n", "", f.Name, f.Doc)
					}
				}
			}
			return nil
		},
	}
}

func newAllocatorsCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "allocators",
		Short: "List the register allocators",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			for _, a := range spillway.Allocators() {
				fmt.Fprintf(cmd.OutOrStdout(), "%-8s %s\n", a.Name, a.Doc)
			}
			return nil
		},
	}
}

func newSelectorsCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "selectors",
		Short: "List the instruction selectors",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			for _, s := range spillway.Selectors() {
				fmt.Fprintf(cmd.OutOrStdout(), "%-16s %s\n", s.Name, s.Doc)
			}
			return nil
		},
	}
}
