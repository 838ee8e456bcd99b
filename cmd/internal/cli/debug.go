package cli

import (
	"io"
	"os"
	"slices"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"spillway"
	"spillway/ir"
	"spillway/mach"
	"spillway/shuffle/graph"
	"spillway/target"
)

// shuffles is the value of --debug that is not a pass: the register transfer graphs of pass apply.
const shuffles = "shuffle"

// debugPasses are the values of --debug.
func debugPasses() []string { return append(passNames(), shuffles) }

// parseDebug reads the values of --debug: PASS, or PASS=FILE.
func (c *CompileFlags) parseDebug() error {
	c.logs = nil
	for _, value := range c.Debug {
		pass, file, _ := strings.Cut(value, "=")
		if all := debugPasses(); !slices.Contains(all, pass) {
			return noPass("--debug", pass, all)
		}
		c.logs = append(c.logs, &passLog{pass: pass, file: file})
	}
	return nil
}

// Compile compiles m, read from file, and prints the output of --stats and --debug.
func (c *CompileFlags) Compile(cmd *cobra.Command, file string, m *ir.Module, opts spillway.Options) (*spillway.Output, error) {
	c.relocate(m, &opts)
	for _, l := range c.logs {
		l.start(&opts)
	}
	if opts.Discard {
		limitMemory(m, opts.Bodies, c.Level == "0")
		opts.NoStats = !c.Stats && !c.JSON && !c.Times && !c.Comment
	}
	stop := c.improving(cmd, &opts)
	out, err := spillway.Compile(cmd.Context(), m, opts)
	stop()
	if err != nil {
		return nil, err
	}
	for _, l := range c.logs {
		if err := l.finish(cmd.ErrOrStderr(), out); err != nil {
			return nil, err
		}
	}
	return out, c.printStats(cmd.ErrOrStderr(), file, out)
}

// relocate selects static code by default for modules that run without an operating system, at the addresses of
// the linker.
func (c *CompileFlags) relocate(m *ir.Module, opts *spillway.Options) {
	if c.Relocation == "" && withoutSystem(m.Triple) {
		opts.Relocation = target.Static
	}
}

// withoutSystem reports whether a triple names no operating system, as thumbv7em-none-eabi and
// thumbv7m-unknown-unknown-eabi (TinyGo's) do: that ABI of Arm is for bare metal.
func withoutSystem(triple string) bool {
	parts := strings.Split(triple, "-")
	env := parts[len(parts)-1]
	return slices.Contains(parts, "none") || (env == "eabi" || env == "eabihf") && !slices.Contains(parts, "linux")
}

// improving shows the progress of allocations with a budget, and makes Ctrl-C end them with the best so far. Stop
// undoes it.
func (c *CompileFlags) improving(cmd *cobra.Command, opts *spillway.Options) (stop func()) {
	if c.Budget == "" {
		return func() {}
	}
	ctx, release := Interruptible(cmd.Context(), cmd.ErrOrStderr())
	bar := NewProgressBar(cmd.ErrOrStderr(), opts.Budget)
	opts.Improve = ctx
	if bar != nil {
		opts.Progress = bar.Show
	}
	return func() {
		bar.Close()
		release()
	}
}

// passLog collects a pass's output for functions, across compilations, and writes it in module order.
type passLog struct {
	pass    string
	file    string // or ""
	written bool   // the file exists

	texts  PassTexts
	graphs ShuffleLog
}

func (l *passLog) start(opts *spillway.Options) {
	if l.pass == shuffles {
		l.graphs.Start(opts)
	} else {
		l.texts.Start(opts, l.pass)
	}
}

// finish writes the collected output.
func (l *passLog) finish(w io.Writer, out *spillway.Output) error {
	text, err := l.texts.Text(out)
	if l.pass == shuffles {
		text = l.graphs.text(out)
	}
	if err != nil {
		return err
	}
	if l.file == "" {
		_, err := io.WriteString(w, text)
		return err
	}
	mode := os.O_WRONLY | os.O_CREATE | os.O_TRUNC
	if l.written {
		mode = os.O_WRONLY | os.O_APPEND
	}
	l.written = true
	f, err := os.OpenFile(l.file, mode, 0o666)
	if err != nil {
		return CannotWrite(l.file, err)
	}
	if _, err := io.WriteString(f, text); err != nil {
		f.Close()
		return CannotWrite(l.file, err)
	}
	return f.Close()
}

// PassTexts are the functions of one compilation as text after a pass.
type PassTexts struct {
	mu   sync.Mutex
	text map[string]string // by function
	err  error
}

// Start makes a compilation with these options record the texts.
func (p *PassTexts) Start(opts *spillway.Options, pass string) {
	p.text, p.err = map[string]string{}, nil
	before := opts.ObservePass
	opts.ObservePass = func(name string, s *spillway.State) {
		if before != nil {
			before(name, s)
		}
		if name == pass {
			p.note(s)
		}
	}
}

func (p *PassTexts) note(s *spillway.State) {
	var text strings.Builder
	_, err := s.WriteTo(&text)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.text[s.IR.Name] = text.String()
	if p.err == nil {
		p.err = err
	}
}

// Text returns the texts in the order of the functions of out.
func (p *PassTexts) Text(out *spillway.Output) (string, error) {
	var text strings.Builder
	for i := range out.Stats {
		text.WriteString(p.text[out.Stats[i].Name])
	}
	return text.String(), p.err
}

// ShuffleLog collects the register transfer graphs of one compilation.
type ShuffleLog struct {
	mu     sync.Mutex
	graphs map[string][]graph.Graph // by function
}

// Start makes a compilation with these options record the graphs.
func (l *ShuffleLog) Start(opts *spillway.Options) {
	l.graphs = map[string][]graph.Graph{}
	opts.ObserveTransfers = l.observe
}

// observe records the graph of each register bank in which something moves.
func (l *ShuffleLog) observe(function string, t *mach.Transfer) {
	for _, bank := range t.AppendBanks(nil) {
		g := graph.Graph{Registers: t.Registers(bank), Edges: t.AppendEdges(nil, bank)}
		l.mu.Lock()
		l.graphs[function] = append(l.graphs[function], g)
		l.mu.Unlock()
	}
}

// All returns the graphs in the order of the functions of out.
func (l *ShuffleLog) All(out *spillway.Output) (graphs []graph.Graph) {
	for i := range out.Stats {
		graphs = append(graphs, l.graphs[out.Stats[i].Name]...)
	}
	return graphs
}

// text returns a line for each graph.
func (l *ShuffleLog) text(out *spillway.Output) string {
	var text strings.Builder
	for _, g := range l.All(out) {
		text.WriteString(g.String())
		text.WriteByte('\n')
	}
	return text.String()
}
