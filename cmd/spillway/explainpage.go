package main

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"spillway"
	"spillway/cmd/internal/cli"
	"spillway/explain"
	"spillway/ir"
	"spillway/web"
)

// An explainPage is a page, its data, or a text about a value or a line, to be written.
type explainPage struct {
	html    string
	value   string   // to be explained in words
	line    int      // the same
	against []string // flags of further compilations
}

// run compiles a file, once for each set of flags, and writes the page.
func (e *explainPage) run(cmd *cobra.Command, flags *cli.CompileFlags, file, fn string) error {
	var d *explain.Document
	for n := range 1 + len(e.against) {
		words := described(cmd.Flags())
		if n > 0 {
			if words = strings.Fields(e.against[n-1]); len(words) > 0 && !strings.HasPrefix(words[0], "-") {
				if err := e.foreign(cmd, d, words, file); err != nil {
					return err
				}
				continue
			}
			other := &cobra.Command{}
			flags = &cli.CompileFlags{}
			flags.Register(other)
			if err := other.ParseFlags(words); err != nil {
				return cli.Usagef("--against %q: %v", e.against[n-1], err)
			}
			if len(other.Flags().Args()) > 0 {
				return cli.Usagef("--against %q: %s is not a flag", e.against[n-1], other.Flags().Arg(0))
			}
		}
		var err error
		if d, err = e.compile(cmd, d, flags, file, fn, strings.Join(words, " ")); err != nil {
			return err
		}
	}
	var out bytes.Buffer
	if e.html == "" {
		write := d.WriteJSON
		switch {
		case e.value != "":
			write = func(w io.Writer) error { return d.WriteValue(w, e.value) }
		case e.line != 0:
			write = func(w io.Writer) error { return d.WriteLine(w, e.line) }
		}
		if err := write(&out); err != nil {
			return err
		}
		_, err := cmd.OutOrStdout().Write(out.Bytes())
		return err
	}
	if err := web.Explain(&out, d); err != nil {
		return err
	}
	return cli.WriteFile(cmd, e.html, out.Bytes())
}

// foreign adds the output of another compiler for the file.
func (e *explainPage) foreign(cmd *cobra.Command, d *explain.Document, words []string, file string) error {
	if file == "-" {
		return cli.Usagef("--against %q reads a file, not standard input", strings.Join(words, " "))
	}
	c := exec.CommandContext(cmd.Context(), words[0], append(words[1:], "-o", "-", file)...)
	c.Stderr = cmd.ErrOrStderr()
	text, err := c.Output()
	if err != nil {
		return cli.Usagef("--against %q: %v", strings.Join(words, " "), err)
	}
	return d.Foreign(strings.Join(words, " "), string(text))
}

// described returns the given flags that affect the code.
func described(set *pflag.FlagSet) (list []string) {
	set.Visit(func(f *pflag.Flag) {
		switch f.Name {
		case "html", "against", "func", "json", "value", "line", "jobs", "check":
			return
		}
		if f.Name == "level" {
			list = append(list, "-O"+f.Value.String())
			return
		}
		list = append(list, "--"+f.Name+"="+f.Value.String())
	})
	return list
}

// compile compiles once and adds the run to d, or to a new document.
func (e *explainPage) compile(cmd *cobra.Command, d *explain.Document, flags *cli.CompileFlags, file, fn, words string) (*explain.Document, error) {
	opts, err := flags.Options()
	if err != nil {
		return nil, err
	}
	m, err := cli.ParseFile(cmd, file, opts.Target)
	if err != nil {
		return nil, err
	}
	if fn, err = onlyFunction(m, fn, file); err != nil {
		return nil, err
	}
	if d == nil {
		src, _ := os.ReadFile(file) // standard input cannot be read again: then there is no source column
		if d, err = explain.NewDocument(file, src, m, fn); err != nil {
			return nil, err
		}
		d.AddProgram(m, fn, os.ReadFile)
	}
	ctx, release := cli.Interruptible(cmd.Context(), cmd.ErrOrStderr())
	defer release()
	name := flags.Regalloc
	if name == "" {
		name = spillway.Allocators()[0].Name
	}
	bar := cli.NewProgressBar(cmd.ErrOrStderr(), opts.Budget)
	defer bar.Close()
	opts.Improve, opts.Progress = ctx, bar.Show
	return d, d.Compile(cmd.Context(), m, opts, explain.Options{Function: fn, Describe: words, Allocator: name, Context: ctx})
}

// onlyFunction returns fn, or the only function that m defines; else the error lists the functions.
func onlyFunction(m *ir.Module, fn, file string) (string, error) {
	if fn == "" {
		var defined []string
		for _, f := range m.Funcs {
			if !f.Declared && f.Linkage != ir.AvailableExternally {
				defined = append(defined, f.Name)
			}
		}
		if len(defined) == 1 {
			return defined[0], nil
		}
		return "", cli.Usagef("a page explains one function: choose it with --func; %s defines %s", file, strings.Join(defined[:min(listed, len(defined))], ", "))
	}
	return fn, checkFunction(m, fn, file)
}
