package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

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
			return writePages(args[0], cmd.Root())
		},
	}
}

// writePages writes the pages of c and the commands below it.
func writePages(dir string, c *cobra.Command) error {
	for _, sub := range c.Commands() {
		if !sub.IsAvailableCommand() || sub.IsAdditionalHelpTopicCommand() {
			continue
		}
		if err := writePages(dir, sub); err != nil {
			return err
		}
	}
	file := filepath.Join(dir, pageName(c)+".1")
	if err := os.WriteFile(file, []byte(page(c)), 0o666); err != nil {
		return cli.CannotWrite(file, err)
	}
	return nil
}

func pageName(c *cobra.Command) string { return strings.ReplaceAll(c.CommandPath(), " ", "-") }

// page returns the page of c, with the knobs for experiments in a section of their own behind the other
// options, as in the help. It is written here, since the library for that, with what it
// imports, takes a tenth of the time of a small compilation to be initialised.
func page(c *cobra.Command) string {
	c.InitDefaultHelpCmd()
	c.InitDefaultHelpFlag()
	var b strings.Builder
	section := func(title, text string) {
		if text != "" {
			fmt.Fprintf(&b, ".SH %s\n%s\n", title, text)
		}
	}
	fmt.Fprintf(&b, ".nh\n.TH SPILLWAY 1 \"\" spillway Spillway\n")
	section("NAME", roff(pageName(c))+` \- `+roff(c.Short))
	section("SYNOPSIS", `\fB`+roff(c.UseLine())+`\fP`)
	long := c.Long
	if long == "" {
		long = c.Short
	}
	section("DESCRIPTION", roff(strings.TrimSpace(long)))
	section("OPTIONS", options(c.NonInheritedFlags(), func(f *pflag.Flag) bool { return !cli.IsResearch(f) }))
	section("OPTIONS FOR EXPERIMENTS", options(c.NonInheritedFlags(), cli.IsResearch))
	section("OPTIONS INHERITED FROM PARENT COMMANDS", options(c.InheritedFlags(), func(*pflag.Flag) bool { return true }))
	if c.Example != "" {
		section("EXAMPLE", ".EX\n"+roff(c.Example)+"\n.EE")
	}
	section("SEE ALSO", related(c))
	return b.String()
}

// options lists those of the flags that show.
func options(flags *pflag.FlagSet, show func(*pflag.Flag) bool) string {
	var list []string
	flags.VisitAll(func(f *pflag.Flag) {
		if f.Hidden || f.Deprecated != "" || !show(f) {
			return
		}
		name := "--" + f.Name
		if f.Shorthand != "" {
			name = "-" + f.Shorthand + `\fP, \fB` + name
		}
		value, usage := pflag.UnquoteUsage(f)
		if value != "" {
			value = ` \fI` + roff(value) + `\fP`
		}
		list = append(list, `.TP`+"\n"+`\fB`+strings.ReplaceAll(name, "-", `\-`)+`\fP`+value+"\n"+roff(usage)+usual(f))
	})
	return strings.Join(list, "\n")
}

// usual returns what is said of the value of a flag that is not given.
func usual(f *pflag.Flag) string {
	switch f.DefValue {
	case "", "false", "0", "0s", "[]":
		return ""
	}
	return " (default " + roff(f.DefValue) + ")"
}

// related names the pages of the commands above and below c.
func related(c *cobra.Command) string {
	var names []string
	if c.HasParent() {
		names = append(names, pageName(c.Parent()))
	}
	for _, sub := range c.Commands() {
		if sub.IsAvailableCommand() && !sub.IsAdditionalHelpTopicCommand() {
			names = append(names, pageName(sub))
		}
	}
	for i, n := range names {
		names[i] = `\fB` + roff(n) + `\fP(1)`
	}
	return strings.Join(names, ", ")
}

// roff returns text as man reads it: no character is a request, and blank lines part paragraphs.
func roff(text string) string {
	lines := strings.Split(strings.ReplaceAll(strings.ReplaceAll(text, `\`, `\e`), "-", `\-`), "\n")
	for i, line := range lines {
		switch {
		case strings.TrimSpace(line) == "":
			lines[i] = ".PP"
		case line[0] == '.' || line[0] == '\'':
			lines[i] = `\&` + line
		}
	}
	return strings.Join(lines, "\n")
}
