package main

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/ir"
	"spillway/mach"
	"spillway/shuffle/rtg"
)

// debugPasses are the values of --debug.
var debugPasses = []string{"shuffle"}

// parseDebug reads the values of --debug: PASS, or PASS=FILE.
func (c *compileFlags) parseDebug() error {
	c.shuffles = nil
	for _, value := range c.debug {
		pass, file, _ := strings.Cut(value, "=")
		if !slices.Contains(debugPasses, pass) {
			return usagef("--debug %q: there are: %s", pass, strings.Join(debugPasses, ", "))
		}
		c.shuffles = &shuffleLog{file: file}
	}
	return nil
}

// compile compiles m, which was read from file, and prints what --stats and
// --debug ask for.
func (c *compileFlags) compile(cmd *cobra.Command, file string, m *ir.Module, opts spillway.Options) (*spillway.Output, error) {
	if c.shuffles != nil {
		c.shuffles.start(&opts)
	}
	out, err := spillway.Compile(cmd.Context(), m, opts)
	if err != nil {
		return nil, err
	}
	if c.shuffles != nil {
		if err := c.shuffles.finish(cmd.ErrOrStderr(), out); err != nil {
			return nil, fmt.Errorf("spillway: %w", err)
		}
	}
	return out, c.printStats(cmd.ErrOrStderr(), file, out)
}

// shuffleLog collects the register transfer graphs of compilations, one after
// the other, and writes them in the order of the modules.
type shuffleLog struct {
	file    string // or ""
	written bool   // the file is there

	mu     sync.Mutex
	graphs map[string][]rtg.Graph // by function
}

func (l *shuffleLog) start(opts *spillway.Options) {
	l.graphs = map[string][]rtg.Graph{}
	opts.ObserveTransfers = l.observe
}

// observe notes the graph of each bank of registers in which something moves.
func (l *shuffleLog) observe(function string, t *mach.Transfer) {
	for _, bank := range t.AppendBanks(nil) {
		g := rtg.Graph{Registers: t.Registers(bank), Edges: t.AppendEdges(nil, bank)}
		l.mu.Lock()
		l.graphs[function] = append(l.graphs[function], g)
		l.mu.Unlock()
	}
}

// all returns the graphs in the order of the functions of out.
func (l *shuffleLog) all(out *spillway.Output) (graphs []rtg.Graph) {
	for _, f := range out.Funcs {
		graphs = append(graphs, l.graphs[f.Name]...)
	}
	return graphs
}

// finish writes a line for each graph.
func (l *shuffleLog) finish(w io.Writer, out *spillway.Output) error {
	var text strings.Builder
	for _, g := range l.all(out) {
		text.WriteString(g.String())
		text.WriteByte('\n')
	}
	if l.file == "" {
		_, err := io.WriteString(w, text.String())
		return err
	}
	mode := os.O_WRONLY | os.O_CREATE | os.O_TRUNC
	if l.written {
		mode = os.O_WRONLY | os.O_APPEND
	}
	l.written = true
	f, err := os.OpenFile(l.file, mode, 0o666)
	if err != nil {
		return err
	}
	if _, err := io.WriteString(f, text.String()); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
