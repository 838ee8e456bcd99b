package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/ir"
	"spillway/llvmir"
	"spillway/target"
)

// compileFlags are the flags that all commands share which compile.
type compileFlags struct {
	target, regalloc, selector, metric, relocation string
	feature, stats                                 string
	debug                                          []string
	shuffles                                       *shuffleLog // nil: not asked for
	check, comment                                 bool
	workers, registers, fuel                       int
}

func (c *compileFlags) register(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVar(&c.target, "target", "", "machine to compile for (default: by the module's triple; see: spillway targets)")
	f.StringVar(&c.regalloc, "regalloc", "", "register allocator (see: spillway allocators)")
	f.StringVar(&c.selector, "select", "", "instruction selector (see: spillway selectors)")
	f.StringVar(&c.metric, "metric", "auto", "what to minimise: size, speed, or auto (size where a function asks for it)")
	f.StringVar(&c.relocation, "relocation", "pic", "addresses of symbols: pic or static")
	f.StringVar(&c.stats, "stats", "", "print statistics of each function to standard error: text or json")
	f.StringVar(&c.feature, "feature", "", "experimental extension of the target, for code that is interpreted (see: spillway targets)")
	f.StringSliceVar(&c.debug, "debug", nil, "show what `PASS` does on standard error, or in a file with PASS=FILE: shuffle (register transfer graphs)")
	f.BoolVar(&c.check, "check", false, "verify every stage and prove every allocation")
	f.IntVarP(&c.workers, "jobs", "j", 0, "functions to compile at once (default: one for each processor)")
	f.IntVar(&c.registers, "registers", 0, "squeeze each register class to this many registers")
	f.IntVar(&c.fuel, "fuel", 0, "stop each allocation after this many optional decisions")
	complete := func(name string, values func() []string) {
		cmd.RegisterFlagCompletionFunc(name, func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return values(), cobra.ShellCompDirectiveNoFileComp
		})
	}
	complete("target", func() []string {
		return names(spillway.Targets(), func(t spillway.TargetInfo) string { return t.Name })
	})
	complete("regalloc", func() []string {
		return names(spillway.Allocators(), func(a spillway.AllocatorInfo) string { return a.Name })
	})
	complete("select", func() []string {
		return names(spillway.Selectors(), func(s spillway.SelectorInfo) string { return s.Name })
	})
	complete("feature", func() []string {
		return names(spillway.Features(), func(f spillway.FeatureInfo) string { return f.Name })
	})
	complete("debug", func() []string { return debugPasses })
	complete("metric", func() []string { return []string{"auto", "size", "speed"} })
	complete("relocation", func() []string { return []string{"pic", "static"} })
	complete("stats", func() []string { return []string{"text", "json"} })
}

func names[T any](table []T, name func(T) string) []string {
	out := make([]string, len(table))
	for i, x := range table {
		out[i] = name(x)
	}
	return out
}

// options turns the flags into Options.
func (c *compileFlags) options() (o spillway.Options, err error) {
	o = spillway.Options{Workers: c.workers, Check: c.check, Comment: c.comment, Registers: c.registers, Fuel: c.fuel}
	if c.target != "" {
		if o.Target, err = spillway.TargetByName(c.target); err != nil {
			return o, usageError{err}
		}
	}
	if c.regalloc != "" {
		if o.Allocator, err = spillway.AllocatorByName(c.regalloc); err != nil {
			return o, usageError{err}
		}
	}
	if c.selector != "" {
		if o.Selector, err = spillway.SelectorByName(c.selector); err != nil {
			return o, usageError{err}
		}
	}
	if c.feature != "" {
		if o.Feature, err = spillway.FeatureByName(c.feature); err != nil {
			return o, usageError{err}
		}
	}
	var known bool
	if o.Metric, known = map[string]spillway.Metric{"auto": spillway.MetricAuto, "size": spillway.MetricSize, "speed": spillway.MetricSpeed}[c.metric]; !known {
		return o, usagef("--metric %q: want size, speed or auto", c.metric)
	}
	if o.Relocation, known = map[string]target.Relocation{"pic": target.PIC, "static": target.Static}[c.relocation]; !known {
		return o, usagef("--relocation %q: want pic or static", c.relocation)
	}
	if c.stats != "" && c.stats != "text" && c.stats != "json" {
		return o, usagef("--stats %q: want text or json", c.stats)
	}
	if c.workers < 0 || c.registers < 0 || c.fuel < 0 {
		return o, usagef("-j, --registers and --fuel want a number that is not negative")
	}
	return o, c.parseDebug()
}

// printStats writes the statistics of a module as --stats asks.
func (c *compileFlags) printStats(w io.Writer, file string, out *spillway.Output) error {
	switch c.stats {
	case "json":
		return json.NewEncoder(w).Encode(struct {
			File      string               `json:"file"`
			Functions []spillway.FuncStats `json:"functions"`
		}{file, out.Stats})
	case "text":
		printFuncStats(w, out.Stats)
	}
	return nil
}

// parseFile reads and parses one file of LLVM IR text.
func parseFile(cmd *cobra.Command, name string) (*ir.Module, error) {
	var src []byte
	var err error
	shown := name
	if name == "-" {
		shown = "<stdin>"
		src, err = io.ReadAll(cmd.InOrStdin())
	} else {
		src, err = os.ReadFile(name)
	}
	if err != nil {
		return nil, fmt.Errorf("spillway: %w", err)
	}
	return llvmir.Parse(shown, src)
}

// writeFile writes a file whole or not at all; name - is standard output.
func writeFile(cmd *cobra.Command, name string, data []byte) error {
	if name == "-" {
		_, err := cmd.OutOrStdout().Write(data)
		return err
	}
	if isSpecial(name) {
		return writeThrough(name, data)
	}
	tmp, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+".*")
	if err != nil {
		return fmt.Errorf("spillway: %w", err)
	}
	_, err = tmp.Write(data)
	err = errors.Join(err, tmp.Chmod(0o644), tmp.Close())
	if err == nil {
		err = os.Rename(tmp.Name(), name)
	}
	if err != nil {
		os.Remove(tmp.Name())
		return fmt.Errorf("spillway: %w", err)
	}
	return nil
}

// isSpecial reports whether name is a device, a pipe or the like, which must be
// written to and not be replaced.
func isSpecial(name string) bool {
	info, err := os.Stat(name)
	return err == nil && !info.Mode().IsRegular()
}

// writeThrough writes to what has that name already.
func writeThrough(name string, data []byte) error {
	f, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err == nil {
		_, err = f.Write(data)
		err = errors.Join(err, f.Close())
	}
	if err != nil {
		return fmt.Errorf("spillway: %w", err)
	}
	return nil
}

// withExtension returns the base name of an input with another extension.
func withExtension(input, ext string) string {
	if input == "-" {
		return "-"
	}
	base := filepath.Base(input)
	return strings.TrimSuffix(base, filepath.Ext(base)) + ext
}
