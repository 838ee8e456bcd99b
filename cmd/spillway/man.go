//go:build man

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
	"github.com/spf13/pflag"

	"spillway/cmd/internal/bench"
	"spillway/cmd/internal/cli"
	"spillway/cmd/internal/driver"
	"spillway/cmd/internal/serve"
)

// Initializing the library that writes the pages takes a tenth of the time of a small compilation, so only a spillway
// built for packaging has the command.
func init() {
	commands = append(commands, cli.Group{Title: "For packagers:", Commands: []cli.Command{{Name: "man", Make: newManCommand}}})
}

// newBenchCommand returns the actual command "spillway bench", for its pages.
func newBenchCommand() *cobra.Command { return bench.NewCommand() }

// newPlaygroundCommand returns the actual command "spillway playground", for its page.
func newPlaygroundCommand() *cobra.Command { return serve.NewCommand() }

// newManCommand returns the command "spillway man".
func newManCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "man DIR",
		Short:   "Write manual pages into a directory",
		Long:    "Write a manual page for each command into DIR, with the text of --help.",
		Example: "  spillway man man1 && man -l man1/spillway-build.1",
		Args:    cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := os.MkdirAll(args[0], 0o777); err != nil {
				return cli.CannotWrite(args[0], err)
			}
			root := cli.NewRoot(commands) // that of this run has a single command
			root.DisableAutoGenTag = true
			if err := writePages(args[0], root); err != nil {
				return err
			}
			return writeDrivers(args[0])
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
	text, err := page(c)
	if err != nil {
		return err
	}
	file := filepath.Join(dir, strings.ReplaceAll(c.CommandPath(), " ", "-")+".1")
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		return cli.CannotWrite(file, err)
	}
	return nil
}

// writeDrivers writes the page of the compiler drivers, under both names.
func writeDrivers(dir string) error {
	name, text := driver.Manual()
	for file, text := range map[string]string{name + ".1": text, "spillc++.1": ".so man1/" + name + ".1\n"} {
		file = filepath.Join(dir, file)
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			return cli.CannotWrite(file, err)
		}
	}
	return nil
}

// page returns the page of c, with the experimental options in a separate section after the others, as in the help.
func page(c *cobra.Command) (string, error) {
	everyday, err := pageWith(c, func(f *pflag.Flag) bool { return !cli.IsResearch(f) })
	if err != nil {
		return "", err
	}
	knobs, err := pageWith(c, cli.IsResearch)
	if err != nil {
		return "", err
	}
	const options = "\n.SH OPTIONS\n"
	_, section, found := strings.Cut(knobs, options)
	if !found {
		return everyday, nil
	}
	section, _, _ = strings.Cut(section, "\n.SH ")
	before, rest, _ := strings.Cut(everyday, options)
	own, behind, _ := strings.Cut(rest, "\n.SH ")
	return before + options + own + "\n.SH EXPERIMENTAL OPTIONS\n" + section + "\n.SH " + behind, nil
}

// pageWith returns the page of c with those of its local flags that show selects.
func pageWith(c *cobra.Command, show func(*pflag.Flag) bool) (string, error) {
	var hidden []*pflag.Flag
	c.NonInheritedFlags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden && !show(f) {
			f.Hidden = true
			hidden = append(hidden, f)
		}
	})
	defer func() {
		for _, f := range hidden {
			f.Hidden = false
		}
	}()
	var out bytes.Buffer
	header := doc.GenManHeader{Title: "SPILLWAY", Section: "1", Source: "spillway", Manual: "Spillway"}
	err := doc.GenMan(c, &header, &out)
	return out.String(), err
}
