// Command benchmarks updates the tables of docs/benchmarks by running the commands next to them.
//
// A table is between two comments:
//
//	<!-- table NAME: COMMAND -->
//	<!-- end -->
//
// The shell runs COMMAND in the root directory, with the spillway that make has built first in PATH and
// the corpora's directory in $CORPUS; its output replaces what is between the comments, below a line
// with the commit and the date, which also says if the tree has uncommitted changes. The table of a
// command that fails stays as it is. The plot of the README is drawn from the tables as they are then.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

func main() {
	dir := flag.String("dir", "docs/benchmarks", "directory of the Markdown files whose tables to update")
	list := flag.Bool("list", false, "print the names of the tables and their commands")
	only := flag.Bool("plot", false, "draw the plot from the tables as they are, and run nothing")
	flag.Usage = func() {
		fmt.Fprintf(flag.CommandLine.Output(), "usage: benchmarks [flags] [TABLE...]\n\nUpdates the tables of these names, or all of them.\n\n")
		flag.PrintDefaults()
	}
	flag.Parse()
	var err error
	if *only {
		err = plot(*dir)
	} else {
		err = run(*dir, flag.Args(), *list)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "benchmarks:", err)
		os.Exit(1)
	}
}

// run updates the named tables of the Markdown files of dir, all of them if no name is given, or lists them.
func run(dir string, names []string, list bool) error {
	files, err := filepath.Glob(filepath.Join(dir, "*.md"))
	if err != nil {
		return err
	}
	var failed error
	known := map[string]bool{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		for _, t := range find(text) {
			known[t.name] = true
			switch {
			case list:
				fmt.Printf("%s\t%s\t%s\n", t.name, file, t.command)
			case len(names) == 0 || slices.Contains(names, t.name):
				failed = errors.Join(failed, update(file, t))
			}
		}
	}
	for _, name := range names {
		if !known[name] {
			failed = errors.Join(failed, fmt.Errorf("%s has no table %s; see -list", dir, name))
		}
	}
	if known[plotted] && !list {
		failed = errors.Join(failed, plot(dir))
	}
	return failed
}

// update runs the command of a table and writes its output to the file.
func update(file string, t table) error {
	fmt.Fprintf(os.Stderr, "%s: %s\n", t.name, t.command)
	out, err := output(t.command)
	if err != nil {
		return fmt.Errorf("table %s: %w", t.name, err)
	}
	text, err := os.ReadFile(file) // which may have been edited while the command ran
	if err != nil {
		return err
	}
	if text, err = replace(text, t.name, stamp()+"\n\n"+out); err != nil {
		return err
	}
	return os.WriteFile(file, text, 0o666)
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

// replace returns the text with what is in the table of a name replaced.
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
		return "On " + time.Now().UTC().Format(time.DateOnly) + ", outside of git:"
	}
	changes := ""
	if out, _ := output("git status --porcelain --untracked-files=no -- '*.go'"); out != "" {
		changes = " with changes"
	}
	return fmt.Sprintf("At commit %s%s, %s:", strings.TrimSpace(commit), changes, time.Now().UTC().Format(time.DateOnly))
}
