package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/target"
)

// newListCommand returns a command that lists the rows of a table, as lines or, with
// --json, as an array of objects.
func newListCommand[T any](name, short string, rows func() []T, line func(w io.Writer, row T)) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   name,
		Short: short,
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if asJSON {
				return json.NewEncoder(cmd.OutOrStdout()).Encode(rows())
			}
			for _, r := range rows() {
				line(cmd.OutOrStdout(), r)
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print a JSON array")
	return cmd
}

// named is the list entry of an allocator, a selector or a feature.
type named struct {
	Name string `json:"name"`
	Doc  string `json:"doc"`
}

// listedTarget is the list entry of a target.
type listedTarget struct {
	named
	Triples  []string `json:"triples"` // prefixes
	Tiles    int      `json:"tiles"`
	Features []named  `json:"features"`
	CPUs     []string `json:"cpus"` // values of --cpu
}

func newTargetsCommand() *cobra.Command {
	return newListCommand("targets", "List the supported targets", listTargets, func(w io.Writer, t listedTarget) {
		fmt.Fprintf(w, "%-8s %s; %d tiles\n", t.Name, t.Doc, t.Tiles)
		fmt.Fprintf(w, "%-8s   --cpu: %s\n", "", strings.Join(t.CPUs, ", "))
		for _, f := range t.Features {
			fmt.Fprintf(w, "%-8s   --feature %s: %s (run only)\n", "", f.Name, f.Doc)
		}
	})
}

func listTargets() (list []listedTarget) {
	for _, t := range spillway.Targets() {
		m := t.New(target.PIC)
		row := listedTarget{named: named{t.Name, t.Doc}, Triples: m.Triples, Tiles: len(m.Tiles), Features: []named{}}
		for _, c := range m.CPUs {
			row.CPUs = append(row.CPUs, c.Name)
		}
		for _, f := range spillway.Features() {
			if f.Target == t.Name {
				row.Features = append(row.Features, named{f.Name, f.Doc})
			}
		}
		list = append(list, row)
	}
	return list
}

func newAllocatorsCommand() *cobra.Command {
	return newListCommand("allocators", "List the register allocators, the default first", func() (list []named) {
		for _, a := range spillway.Allocators() {
			list = append(list, named{a.Name, a.Doc})
		}
		return list
	}, printNamed)
}

func newSelectorsCommand() *cobra.Command {
	return newListCommand("selectors", "List the instruction selectors, the default first", func() (list []named) {
		for _, s := range spillway.Selectors() {
			list = append(list, named{s.Name, s.Doc})
		}
		return list
	}, printNamed)
}

func newOutOfSSACommand() *cobra.Command {
	return newListCommand("outssa", "List the SSA destruction methods, the default first", func() (list []named) {
		for _, o := range spillway.OutOfSSAMethods() {
			list = append(list, named{o.Name, o.Doc})
		}
		return list
	}, printNamed)
}

func printNamed(w io.Writer, n named) { fmt.Fprintf(w, "%-20s %s\n", n.Name, n.Doc) }

func newPassesCommand() *cobra.Command {
	return newListCommand("passes", "List the passes of the pipeline, in order", spillway.Passes, func(w io.Writer, p spillway.PassInfo) {
		out := p.Makes
		if p.Optional {
			out += ", optional"
		}
		fmt.Fprintf(w, "%-10s %s (%s)\n", p.Name, p.Doc, out)
	})
}
