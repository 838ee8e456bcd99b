package explain

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strings"

	"spillway"
	"spillway/emit/asm"
	"spillway/emit/encode"
	"spillway/ir"
	"spillway/mach"
	"spillway/regalloc"
	"spillway/regalloc/alloc/puzzle"
	"spillway/target"
)

// Options say what to record.
type Options struct {
	Function string
	Describe string // the run's options, for human readers
	// Allocator is the name of the run's allocator.
	Allocator string
	// Iterations is the number of price iterations; 0: 100, or fewer in large functions; negative: no prices.
	Iterations int
	Context    context.Context // cancels these iterations; or nil
}

// A Recorder fills in a run of a Document while a module is compiled.
type Recorder struct {
	doc  *Document
	run  *Run
	opts Options

	t       *target.Target
	metric  regalloc.Metric
	last    string            // the text of the last pass
	blocks  map[*ir.Block]int // numbers of blocks in machine code
	waiting []listed          // passes over IR, whose blocks have no number yet
	p       *regalloc.Problem
	r       *regalloc.Result
	passes  map[string]spillway.PassInfo
	byMove  map[moveKey][]int // events by the moves that implement them
	texts   map[string]int
	lanes   *lanes
	err     error
}

// listed is an IR pass.
type listed struct {
	pass  int
	lines []ir.TextLine
}

// NewDocument returns a Document without runs for a function of a module whose text is src.
func NewDocument(file string, src []byte, m *ir.Module, function string) (*Document, error) {
	f := definition(m, function)
	if f == nil {
		return nil, fmt.Errorf("%s: no function @%s is defined here", file, function)
	}
	d := &Document{Format: Format, Function: function, File: file, Source: sourceOf(src, f)}
	return d, nil
}

// definition returns the definition of the named function in m, or nil.
func definition(m *ir.Module, name string) *ir.Func {
	for _, f := range m.Funcs {
		if f.Name == name && !f.Declared {
			return f
		}
	}
	return nil
}

// sourceOf returns the lines of a function, from its header to the closing brace.
func sourceOf(src []byte, f *ir.Func) Source {
	lines := strings.Split(string(src), "\n")
	if f.Line <= 0 || int(f.Line) > len(lines) {
		return Source{Lines: []string{}}
	}
	first := int(f.Line) - 1
	for end := first; end < len(lines); end++ {
		if strings.HasPrefix(lines[end], "}") {
			return Source{First: first + 1, Lines: lines[first : end+1]}
		}
	}
	return Source{First: first + 1, Lines: lines[first:]}
}

// Record adds a run to d, and installs hooks in the options with which its module m is to be compiled: with one worker,
// to assembly.
func (d *Document) Record(m *ir.Module, opts *spillway.Options, o Options) *Recorder {
	c := &Recorder{doc: d, opts: o, run: &Run{Options: o.Describe, Allocator: o.Allocator}, blocks: map[*ir.Block]int{},
		passes: map[string]spillway.PassInfo{}, texts: map[string]int{}}
	for i, text := range d.Texts {
		c.texts[text] = i
	}
	for _, p := range spillway.Passes() {
		c.passes[p.Name] = p
	}
	d.Runs = append(d.Runs, c.run)
	c.begin(definition(m, o.Function))
	opts.Workers, opts.Stage, opts.StopAfter = 1, spillway.ToAssembly, ""
	opts.Discard, opts.NoStats = false, false
	pass, progress, transfers := opts.ObservePass, opts.Progress, opts.ObserveTransfers
	opts.ObservePass = func(name string, s *spillway.State) {
		if pass != nil {
			pass(name, s)
		}
		if s.IR.Name == o.Function && c.err == nil {
			c.pass(name, s)
		}
	}
	opts.ObserveTransfers = func(name string, t *mach.Transfer) {
		if transfers != nil {
			transfers(name, t)
		}
		if name == o.Function && c.p != nil {
			c.transfer(t)
		}
	}
	decide := opts.ObserveDecisions
	opts.ObserveDecisions = func(name string, x regalloc.Decision) {
		if decide != nil {
			decide(name, x)
		}
		if name == o.Function && c.lanes != nil {
			c.decide(x)
		}
	}
	opts.Progress = func(name string, x regalloc.Progress) {
		if progress != nil {
			progress(name, x)
		}
		if name == o.Function {
			c.run.History = append(c.run.History, progressOf(x))
		}
	}
	return c
}

// ObservePuzzle records the boards of a puzzle: puzzle.Options.Observe.
func (c *Recorder) ObservePuzzle(z *puzzle.Puzzle) {
	if z.Problem.Name == c.opts.Function {
		c.boards(z)
	}
}

func progressOf(x regalloc.Progress) Progress {
	y := Progress{Iteration: x.Iteration, Cost: x.Cost, Bound: known(x.Bound)}
	if y.Bound == nil {
		y.Bound = known(x.ModelBound)
	}
	return y
}

// known is spillway.Known for possibly infinite amounts.
func known(x float64) *float64 {
	if math.IsInf(x, 0) || math.IsNaN(x) {
		return nil
	}
	return &x
}

// pass records the output of a pass.
func (c *Recorder) pass(name string, s *spillway.State) {
	switch {
	case s.Text != nil:
		c.assembly(name, s)
	case s.Result != nil:
		c.result(name, s)
	case s.Problem != nil && c.p != nil: // a register was reserved
	case s.Problem != nil:
		s.Code.NumberPoints() // as for debug information: the code does not depend on it
		c.pose(s)
	case s.Code != nil:
		c.code(name, s.Code)
	default:
		c.ir(name, s.IR)
	}
}

// add adds a pass with the given text, and returns its number, or -1 if it changed nothing.
func (c *Recorder) add(name, text string) int {
	info := c.passes[name]
	p := Pass{Name: name, Doc: info.Doc, Form: info.Makes, Changed: text != c.last}
	p.Lines = Lines{Text: []int{}, Block: []int{}}
	c.last = text
	c.run.Passes = append(c.run.Passes, p)
	if !p.Changed {
		return -1
	}
	return len(c.run.Passes) - 1
}

// text returns the number of a line of text, adding it if necessary.
func (c *Recorder) text(s string) int {
	n, ok := c.texts[s]
	if !ok {
		n = len(c.doc.Texts)
		c.texts[s] = n
		c.doc.Texts = append(c.doc.Texts, s)
	}
	return n
}

// begin records the function as parsed.
func (c *Recorder) begin(f *ir.Func) {
	c.passes["read"] = spillway.PassInfo{Name: "read", Doc: "parse the text", Makes: "ir"}
	c.ir("read", f)
}

// ir records a function of IR.
func (c *Recorder) ir(name string, f *ir.Func) {
	l := f.List()
	for len(l.Lines) > 0 && l.Lines[0].Text == "" {
		l.Lines = l.Lines[1:]
	}
	var text strings.Builder
	for _, x := range l.Lines {
		text.WriteString(x.Text + "\n")
	}
	n := c.add(name, text.String())
	if n < 0 {
		return
	}
	p := &c.run.Passes[n]
	p.Names = map[string]string{}
	for id, s := range l.Values {
		if s != "" {
			p.Names[s] = fmt.Sprint(id)
		}
	}
	for _, x := range l.Lines {
		line, value := 0, -1
		if x.Value != nil {
			line, value = int(x.Value.Line), int(x.Value.ID)
			if l.Values[value] == "" {
				value = -1
			}
		}
		p.Lines.Text = append(p.Lines.Text, c.text(x.Text))
		p.Lines.Line = append(p.Lines.Line, line)
		p.Lines.Value = append(p.Lines.Value, value)
	}
	c.waiting = append(c.waiting, listed{n, l.Lines})
	for id, s := range l.Blocks {
		if s != "" {
			p.Names["%"+s] = fmt.Sprintf("ir%d", id) // until its block number is known
		}
	}
}

// settle replaces the numbers of IR blocks by those of machine code.
func (c *Recorder) settle(f *mach.Func) {
	ids := map[string]string{}
	for _, b := range f.Blocks {
		if b.IR != nil {
			if _, ok := c.blocks[b.IR]; !ok {
				c.blocks[b.IR] = int(b.ID)
				ids[fmt.Sprintf("ir%d", b.IR.ID)] = fmt.Sprintf("b%d", b.ID)
			}
		}
	}
	for _, w := range c.waiting {
		p := &c.run.Passes[w.pass]
		for _, x := range w.lines {
			b, ok := -1, false
			if x.Block != nil {
				if b, ok = c.blocks[x.Block]; !ok {
					b = -1
				}
			}
			p.Lines.Block = append(p.Lines.Block, b)
		}
		for name, id := range p.Names {
			if !strings.HasPrefix(id, "ir") {
				continue
			}
			if p.Names[name] = ids[id]; ids[id] == "" {
				delete(p.Names, name)
			}
		}
	}
	c.waiting = nil
}

// code records machine code.
func (c *Recorder) code(name string, f *mach.Func) {
	if c.waiting != nil {
		c.settle(f)
	}
	c.t = f.Target
	n := c.add(name, f.String())
	if n < 0 {
		return
	}
	l := &c.run.Passes[n].Lines
	add := func(text string, block, instr, line int) {
		l.Text, l.Block = append(l.Text, c.text(text)), append(l.Block, block)
		l.Instr, l.Line = append(l.Instr, instr), append(l.Line, line)
	}
	var blocks, at []int // by line
	var instrs []*mach.Instr
	note := func(b int, in *mach.Instr) {
		blocks, instrs, at = append(blocks, b), append(instrs, in), append(at, 0)
	}
	lines := strings.Split(strings.TrimSuffix(f.String(), "\n"), "\n")
	for range 1 + len(f.Slots) {
		note(-1, nil)
	}
	for _, b := range f.Blocks {
		note(int(b.ID), nil)
		for i := range b.Instrs {
			note(int(b.ID), &b.Instrs[i])
		}
		if len(b.Succs) > 0 {
			note(int(b.ID), nil)
		}
	}
	if len(blocks) != len(lines) {
		c.err = fmt.Errorf("%s: pass %s: %d lines of text for %d of code", c.opts.Function, name, len(lines), len(blocks))
		return
	}
	for k, text := range lines {
		instr, line := -1, 0
		if in := instrs[k]; in != nil {
			instr, line = int(in.Point)-1, lineOf(in)
		}
		add(text, blocks[k], instr, line)
	}
}

// lineOf returns the line of the file for in, or 0.
func lineOf(in *mach.Instr) int {
	if in.Value == nil {
		return 0
	}
	return int(in.Value.Line)
}

// assembly records the final text, with machine code if available.
func (c *Recorder) assembly(name string, s *spillway.State) {
	text, list := asm.NewPrinter(s.Code.Target, asm.Options{Comment: true}).List(s.Code)
	n := c.add(name, string(text.Code))
	if n < 0 {
		return
	}
	var code []byte
	var at [][2]int64
	if e, err := encode.New(s.Code.Target); err == nil {
		if code, at, err = encode.List(e, s.Code); err != nil || len(at) != len(list) {
			code, at = nil, nil
		}
	}
	l := &c.run.Passes[n].Lines
	pos, k, block := 0, 0, -1
	for line := range strings.Lines(string(text.Code)) {
		for k < len(list) && list[k].To <= pos {
			k++
		}
		instr, from, offset, hex := -1, 0, int64(-1), ""
		if k < len(list) && list[k].From <= pos {
			x := &list[k]
			block, instr, from = int(x.Block), int(x.Instr.Point)-1, lineOf(x.Instr)
			if at != nil && x.From == pos { // all bytes of a multi-line instruction are at its first line
				offset, hex = at[k][0], fmt.Sprintf("%x", code[at[k][0]:at[k][1]])
			}
		} else if next := k; next < len(list) && strings.HasSuffix(line, ":\n") {
			block = int(list[next].Block)
		}
		pos += len(line)
		l.Text, l.Block = append(l.Text, c.text(strings.TrimSuffix(line, "\n"))), append(l.Block, block)
		l.Instr, l.Line = append(l.Instr, instr), append(l.Line, from)
		l.Offset, l.Code = append(l.Offset, offset), append(l.Code, hex)
	}
}

// Finish completes the run with the result of the compilation.
func (c *Recorder) Finish(out *spillway.Output) error {
	if c.err != nil {
		return c.err
	}
	if c.r == nil {
		return fmt.Errorf("function @%s has not been compiled", c.opts.Function)
	}
	c.run.Target = out.Target.Name
	for i := range out.Stats {
		if x := &out.Stats[i]; x.Name == c.opts.Function {
			c.run.Totals.Instructions, c.run.Totals.Bytes, c.run.Totals.Frame = x.Instructions, x.Bytes, x.FrameSize
		}
	}
	c.run.fill()
	return nil
}

// fill replaces nil lists by empty ones, for JSON.
func (r *Run) fill() {
	some(&r.Passes)
	some(&r.Blocks)
	some(&r.Loops)
	some(&r.Instrs)
	some(&r.Values)
	some(&r.Lanes)
	some(&r.Banks)
	some(&r.Events)
	some(&r.Transfers)
	some(&r.Boards)
	some(&r.Steps.Kind)
	for _, list := range []*[]int{&r.Steps.Value, &r.Steps.Other, &r.Steps.Instr, &r.Steps.From, &r.Steps.To, &r.Steps.Why} {
		some(list)
	}
	some(&r.History)
}

func some[T any](list *[]T) {
	if *list == nil {
		*list = []T{}
	}
}

// WriteJSON writes d as one line of JSON.
func (d *Document) WriteJSON(w io.Writer) error {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(d); err != nil {
		return err
	}
	_, err := w.Write(b.Bytes())
	return err
}
