// Command benchmarks makes the tables of BENCHMARKS.md anew.
//
// A table that is made by a command stands between two comments:
//
//	<!-- table NAME: COMMAND -->
//	<!-- end -->
//
// COMMAND is run by the shell in the directory above, with the spillway that make has built
// in front of PATH and the corpora's directory in $CORPUS; what it prints replaces what
// stands between the comments, below a line with the commit and the date. Where the tree has
// changes that are not committed, the line says so. A command that fails leaves its table as
// it is.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"time"
)

func main() {
	file := flag.String("file", "BENCHMARKS.md", "file whose tables to make")
	list := flag.Bool("list", false, "print the names of the tables and their commands")
	flag.Usage = func() {
		fmt.Fprintf(flag.CommandLine.Output(), "usage: benchmarks [flags] [TABLE...]\n\nMakes the tables of these names, or all of them.\n\n")
		flag.PrintDefaults()
	}
	flag.Parse()
	if err := run(*file, flag.Args(), *list); err != nil {
		fmt.Fprintln(os.Stderr, "benchmarks:", err)
		os.Exit(1)
	}
}

func run(file string, names []string, list bool) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if list {
		for _, t := range find(text) {
			fmt.Printf("%s\t%s\n", t.name, t.command)
		}
		return nil
	}
	var failed error
	for _, t := range find(text) {
		if len(names) > 0 && !slices.Contains(names, t.name) {
			continue
		}
		fmt.Fprintf(os.Stderr, "%s: %s\n", t.name, t.command)
		out, err := output(t.command)
		if err != nil {
			failed = errors.Join(failed, fmt.Errorf("table %s: %w", t.name, err))
			continue
		}
		// The file may have been edited while the command ran.
		if text, err = os.ReadFile(file); err != nil {
			return err
		}
		if text, err = replace(text, t.name, stamp()+"\n\n"+out); err != nil {
			return err
		}
		if err := os.WriteFile(file, text, 0o666); err != nil {
			return err
		}
	}
	for _, name := range names {
		if !slices.ContainsFunc(find(text), func(t table) bool { return t.name == name }) {
			failed = errors.Join(failed, fmt.Errorf("%s has no table %s; see -list", file, name))
		}
	}
	return failed
}

// A table is a part of the text that a command makes.
type table struct {
	name, command string
	from, to      int // bytes between the comments
}

var begin = regexp.MustCompile(`(?m)^<!-- table ([\w.-]+): (.+) -->\n`)

const end = "<!-- end -->"

// find returns the tables of a text, in order.
func find(text []byte) (tables []table) {
	for _, m := range begin.FindAllSubmatchIndex(text, -1) {
		n := bytes.Index(text[m[1]:], []byte(end))
		if n < 0 {
			continue
		}
		tables = append(tables, table{string(text[m[2]:m[3]]), string(text[m[4]:m[5]]), m[1], m[1] + n})
	}
	return tables
}

// replace returns the text with what stands in the table of a name replaced.
func replace(text []byte, name, by string) ([]byte, error) {
	for _, t := range find(text) {
		if t.name == name {
			return slices.Concat(text[:t.from], []byte("\n"+strings.TrimSpace(by)+"\n\n"), text[t.to:]), nil
		}
	}
	return nil, fmt.Errorf("table %s is gone", name)
}

// output runs a command of the shell and returns what it prints.
func output(command string) (string, error) {
	cmd := exec.Command("sh", "-ec", command)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err == nil && len(bytes.TrimSpace(out)) == 0 {
		err = errors.New("the command printed nothing")
	}
	return string(out), err
}

// stamp returns a line with the commit and the date.
func stamp() string {
	commit, err := output("git rev-parse --short=7 HEAD")
	if err != nil {
		return "Made on " + time.Now().UTC().Format(time.DateOnly) + ", of a tree that git does not know:"
	}
	changes := ""
	if out, _ := output("git status --porcelain --untracked-files=no -- '*.go'"); out != "" {
		changes = " with changes"
	}
	return fmt.Sprintf("At commit %s%s, %s:", strings.TrimSpace(commit), changes, time.Now().UTC().Format(time.DateOnly))
}
