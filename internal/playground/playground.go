// Package playground is the back end of the playground page: it compiles the text that the user types, to assembly
// with statistics or to the document that explains a function, and interprets it.
//
// Requests and answers are JSON (Serve), so that the compiler may be a server (spillway playground) or WebAssembly in
// a worker of the page (web/wasm). The code is the same, byte for byte, as that of the command "spillway compile"
// with the same options, except that at -O0 the command does not infer nounwind functions, and so emits more tables.
package playground

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"spillway"
	"spillway/examples/repl/lang"
	"spillway/explain"
	"spillway/interp"
	"spillway/ir"
	"spillway/llvmir"
	"spillway/regalloc"
)

// A Request is a request of the page.
type Request struct {
	// Want is "compile", "explain", "run", or "choices", which needs nothing else.
	Want      string `json:"want"`
	Source    string `json:"source"`
	Language  string `json:"language"`  // of the source: a name of Choices.Languages; "": LLVM IR
	Target    string `json:"target"`    // "": by the triple of the source
	Level     string `json:"level"`     // as -O takes it; "": 2
	Allocator string `json:"allocator"` // "": the level's
	Metric    string `json:"metric"`    // as --metric takes it; "": the level's
	Budget    string `json:"budget"`    // as --budget takes it; "": the level's
	Function  string `json:"function"`  // that is explained; "", or one that there is not: the largest
	Steps     uint64 `json:"steps"`     // instructions after which a program is stopped; 0, or more than maxSteps: that many
}

// An Answer to a Request. Where Problems is not empty there is nothing else.
type Answer struct {
	Problems  []Problem            `json:"problems,omitempty"`
	Choices   *Choices             `json:"choices,omitempty"`
	Target    string               `json:"target,omitempty"`
	IR        string               `json:"ir,omitempty"` // the source as LLVM IR, if it is in another language
	Assembly  string               `json:"assembly,omitempty"`
	Functions []spillway.FuncStats `json:"functions,omitempty"`
	Document  *explain.Document    `json:"document,omitempty"`
	Run       *Run                 `json:"run,omitempty"`
}

// A Problem is why there is no answer.
type Problem struct {
	Line    int    `json:"line"` // of the source; 0: none
	Column  int    `json:"column"`
	Message string `json:"message"`
}

// A Run is the outcome of a program.
type Run struct {
	Output    string        `json:"output"`
	Truncated bool          `json:"truncated"` // Output is not all
	ExitCode  int           `json:"exit_code"`
	Fault     string        `json:"fault"` // why it ended early; "": it did not
	Counts    interp.Counts `json:"counts"`
}

// Choices are the possible values in a Request.
type Choices struct {
	Languages  []Choice `json:"languages"`
	Targets    []Choice `json:"targets"`
	Levels     []Choice `json:"levels"`
	Allocators []Choice `json:"allocators"`
}

// A Choice is a name with a description.
type Choice struct {
	Name string `json:"name"`
	Doc  string `json:"doc"`
}

// Limits of a program run.
const (
	maxSteps  = 200e6
	maxOutput = 64 << 10
	maxHeap   = 256 << 20
)

// fileName is the source in messages, which lose it.
const fileName = "source"

// Serve answers a request in JSON by an answer in JSON. What is wrong is in the answer.
func Serve(ctx context.Context, request []byte) []byte {
	var r Request
	var a *Answer
	if err := json.Unmarshal(request, &r); err != nil {
		a = failed(fmt.Errorf("the request is not understood: %w", err))
	} else {
		a = Do(ctx, &r)
	}
	out, err := json.Marshal(a)
	if err != nil {
		out, _ = json.Marshal(failed(err))
	}
	return out
}

// Do answers a request.
func Do(ctx context.Context, r *Request) *Answer {
	if r.Want == "choices" {
		return &Answer{Choices: choices()}
	}
	answer := answers[r.Want]
	if answer == nil {
		return failed(fmt.Errorf("want is %q, not choices, compile, explain or run", r.Want))
	}
	o, allocator, err := r.options()
	if err != nil {
		return failed(err)
	}
	j := &job{ctx: ctx, o: o, allocator: allocator}
	if err := r.parse(j); err != nil {
		return failed(err)
	}
	a, err := answer(r, j)
	if err != nil {
		return failed(err)
	}
	return a
}

// A job is the source of a request, read, and how to compile it.
type job struct {
	ctx       context.Context
	text      string // the source as LLVM IR
	m         *ir.Module
	o         spillway.Options
	allocator string // its name
}

// answers are the handlers, by Request.Want.
var answers = map[string]func(*Request, *job) (*Answer, error){"compile": (*Request).compile, "explain": (*Request).explain, "run": (*Request).run}

func choices() *Choices {
	c := &Choices{Languages: []Choice{{"llvm", "LLVM IR"}, {calc, "functions and expressions of numbers, the language of examples/repl"}}}
	for _, t := range spillway.Targets() {
		c.Targets = append(c.Targets, Choice{t.Name, t.Doc})
	}
	for _, l := range spillway.Levels() {
		c.Levels = append(c.Levels, Choice{l.Name, l.Doc})
	}
	for _, x := range spillway.Allocators() {
		c.Allocators = append(c.Allocators, Choice{x.Name, x.Doc})
	}
	return c
}

// position is how a line of an error begins that has a place in the source.
var position = regexp.MustCompile(`^` + fileName + `:(\d+):(\d+): `)

// failed converts an error to problems, one per line.
func failed(err error) *Answer {
	a := &Answer{}
	for line := range strings.Lines(err.Error()) {
		p := Problem{Message: strings.TrimSuffix(line, "\n")}
		if m := position.FindStringSubmatch(line); m != nil {
			p.Line, _ = strconv.Atoi(m[1])
			p.Column, _ = strconv.Atoi(m[2])
			p.Message = p.Message[len(m[0]):]
		}
		p.Message = strings.TrimPrefix(p.Message, fileName+": ")
		a.Problems = append(a.Problems, p)
	}
	return a
}

// options returns the options, and the allocator's name.
func (r *Request) options() (o spillway.Options, allocator string, err error) {
	level, err := spillway.LevelByName(cmp.Or(r.Level, "2"))
	if err != nil {
		return o, "", err
	}
	level.Apply(&o)
	allocator = cmp.Or(r.Allocator, level.Allocator, spillway.Allocators()[0].Name)
	if r.Allocator != "" {
		x, err := spillway.AllocatorByName(r.Allocator)
		if err != nil {
			return o, "", err
		}
		o.Allocator, o.Budget = x.New, regalloc.Budget{}
	}
	if r.Target != "" {
		if o.Target, err = spillway.TargetByName(r.Target); err != nil {
			return o, "", err
		}
	}
	if r.Metric == "auto" {
		o.Metric = regalloc.Metric{}
	} else if r.Metric != "" {
		if o.Metric, err = regalloc.ParseMetric(r.Metric); err != nil {
			return o, "", err
		}
	}
	if r.Budget != "" {
		if o.Budget, err = regalloc.ParseBudget(r.Budget); err != nil {
			return o, "", err
		}
	}
	return o, allocator, nil
}

// calc is the name of the language of package lang.
const calc = "calc"

// parse reads the source.
func (r *Request) parse(j *job) (err error) {
	triple := ""
	if j.o.Target != nil {
		triple = j.o.Target.Triple()
	}
	text := r.Source
	switch r.Language {
	case "", "llvm":
		j.text = text
	case calc:
		if text, err = r.translate(r.Want == "explain"); err == nil {
			j.text, err = r.translate(false)
		}
		if err != nil {
			return err
		}
	default:
		return fmt.Errorf("unknown language %q (valid: llvm, %s)", r.Language, calc)
	}
	j.m, err = llvmir.ParseFor(fileName, []byte(text), triple, spillway.Machines()...)
	return err
}

// translate makes LLVM IR of a source in calc, with debug information if its lines are asked for: instructions are on the same lines either way.
func (r *Request) translate(debug bool) (string, error) {
	m, err := lang.Module(fileName, r.Source, debug)
	if err != nil {
		return "", fmt.Errorf("%s:%w", fileName, err)
	}
	return m.String(), nil
}

func (r *Request) compile(j *job) (*Answer, error) {
	out, err := spillway.Compile(j.ctx, j.m, j.o)
	if err != nil {
		return nil, err
	}
	a := &Answer{Target: out.Target.Name, Assembly: string(out.Assembly), Functions: out.Stats}
	if j.text != r.Source {
		a.IR = j.text
	}
	return a, nil
}

func (r *Request) explain(j *job) (*Answer, error) {
	name, err := r.explained(j.m)
	if err != nil {
		return nil, err
	}
	d, err := explain.NewDocument(fileName, []byte(j.text), j.m, name)
	if err != nil {
		return nil, err
	}
	if r.Language == calc {
		d.AddProgram(j.m, name, func(string) ([]byte, error) { return []byte(r.Source), nil })
	}
	if err := d.Compile(j.ctx, j.m, j.o, explain.Options{Function: name, Describe: r.describe(), Allocator: j.allocator, Context: j.ctx}); err != nil {
		return nil, err
	}
	return &Answer{Document: d}, nil
}

// explained returns the name of the function to explain.
func (r *Request) explained(m *ir.Module) (string, error) {
	name, most := "", -1
	for _, f := range m.Funcs {
		if f.Declared || f.Linkage == ir.AvailableExternally {
			continue
		}
		if f.Name == r.Function {
			return f.Name, nil
		}
		n := 0
		for _, b := range f.Blocks {
			n += len(b.Values)
		}
		if n > most {
			name, most = f.Name, n
		}
	}
	if name == "" {
		return "", errors.New("there is no function")
	}
	return name, nil
}

// describe returns the options as the command has them.
func (r *Request) describe() string {
	words := []string{"-O" + cmp.Or(r.Level, "2")}
	for _, f := range [][2]string{{"target", r.Target}, {"regalloc", r.Allocator}, {"metric", r.Metric}, {"budget", r.Budget}} {
		if f[1] != "" {
			words = append(words, "--"+f[0]+"="+f[1])
		}
	}
	return strings.Join(words, " ")
}

func (r *Request) run(j *job) (*Answer, error) {
	if f, ok := j.m.Lookup("main").(*ir.Func); !ok || f.Declared {
		return nil, errors.New("there is no function main to run")
	}
	j.o.Stage = spillway.ToAllocated
	out, err := spillway.Compile(j.ctx, j.m, j.o)
	if err != nil {
		return nil, err
	}
	steps := r.Steps
	if steps == 0 || steps > maxSteps {
		steps = maxSteps
	}
	text := &limited{}
	p := interp.Program{Modules: []*ir.Module{j.m}, Target: out.Target, Code: out.Funcs}
	result, err := interp.Run(j.ctx, p, interp.Options{Name: "program", MaxSteps: steps, MaxHeap: maxHeap, Stdin: strings.NewReader(""), Stdout: text, Stderr: text})
	a := &Run{Output: strings.ToValidUTF8(text.String(), "\uFFFD"), Truncated: text.cut, ExitCode: result.ExitCode, Counts: result.Counts}
	if err != nil {
		a.Fault = strings.TrimPrefix(err.Error(), fileName+": ")
	}
	return &Answer{Target: out.Target.Name, Run: a}, nil
}

// limited keeps the beginning of its input.
type limited struct {
	bytes.Buffer
	cut bool
}

func (l *limited) Write(p []byte) (int, error) {
	n := min(len(p), maxOutput-l.Len())
	l.Buffer.Write(p[:n])
	l.cut = l.cut || n < len(p)
	return len(p), nil
}
