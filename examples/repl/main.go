// Command repl is a small language whose functions are compiled as they are typed: each
// line is a module of its own, built with package ir, loaded into one scope and called.
//
//	def fib(n) = if n < 2 then n else fib(n-1) + fib(n-2)
//	fib(30)
//
// All values are numbers (float64). A function may call what is defined later, or defined again:
// calls reach the latest definition. Functions of different numbers of parameters are
// different functions. sqrt, sin, cos, exp, log and pow are the math library's, print is Go's.
package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"strings"

	"spillway"
	"spillway/ir"
	"spillway/load"
	"spillway/load/process"
)

func main() {
	if err := repl(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "repl:", err)
		os.Exit(1)
	}
}

// session is what a conversation keeps.
type session struct {
	scope *load.Scope
	out   io.Writer
	funcs map[string]*spillway.Loaded // by symbol: the latest definition
	print map[string]any
}

// repl answers the lines of in.
func repl(in io.Reader, out io.Writer) error {
	scope, err := load.NewScope(process.Host())
	if err != nil {
		return err
	}
	s := &session{scope: scope, out: out, funcs: map[string]*spillway.Loaded{}}
	s.print = map[string]any{"print/1": func(x float64) float64 { fmt.Fprintln(out, x); return x }}
	defer s.close()
	lines := bufio.NewScanner(in)
	for lines.Scan() {
		if strings.TrimSpace(lines.Text()) == "" {
			continue
		}
		if err := s.line(lines.Text()); err != nil {
			fmt.Fprintln(out, "error:", err)
		}
	}
	return lines.Err()
}

func (s *session) close() {
	for _, m := range s.funcs {
		m.Close()
	}
}

// line compiles one line: a definition stays, an expression is called and forgotten.
func (s *session) line(text string) error {
	d, err := parseLine(text)
	if err != nil {
		return err
	}
	if n, ok := library[d.name]; ok && n == len(d.params) {
		return fmt.Errorf("%s is the math library's", d.name)
	}
	m := &ir.Module{Name: "input"}
	generate(m, d)
	code, err := spillway.Load(context.Background(), m, spillway.LoadOptions{Scope: s.scope, Late: true, Callbacks: s.print})
	if err != nil {
		return err
	}
	if d.name != "" {
		// Callers go to the new definition already.
		if old := s.funcs[d.symbol()]; old != nil {
			err = old.Close()
		}
		s.funcs[d.symbol()] = code
		return err
	}
	defer code.Close()
	var value func() (float64, error)
	if err := code.Func(d.symbol(), &value); err != nil {
		return err
	}
	x, err := value()
	if err != nil {
		return err
	}
	fmt.Fprintln(s.out, x)
	return nil
}
