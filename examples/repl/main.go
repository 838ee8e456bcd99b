// Command repl is a small language whose functions are compiled as they are typed: each
// line is a module of its own, built with package ir, loaded into one scope and called.
//
//	def fib(n) = if n < 2 then n else fib(n-1) + fib(n-2)
//	fib(30)
//
// Package lang has the language. A function may call what is defined later, or defined again:
// calls reach the latest definition. print is Go's.
package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"strings"

	"spillway"
	"spillway/examples/repl/lang"
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
	l, err := lang.ParseLine(text, 1)
	if err != nil {
		if e, ok := err.(*lang.Error); ok {
			return fmt.Errorf("column %d: %s", e.Column, e.Message)
		}
		return err
	}
	m := &ir.Module{Name: "input"}
	l.Generate(m)
	code, err := spillway.Load(context.Background(), m, spillway.LoadOptions{Scope: s.scope, Late: true, Callbacks: s.print})
	if err != nil {
		return err
	}
	if l.Name != "" {
		// Callers go to the new definition already.
		if old := s.funcs[l.Symbol()]; old != nil {
			err = old.Close()
		}
		s.funcs[l.Symbol()] = code
		return err
	}
	defer code.Close()
	var value func() (float64, error)
	if err := code.Func(l.Symbol(), &value); err != nil {
		return err
	}
	x, err := value()
	if err != nil {
		return err
	}
	fmt.Fprintln(s.out, x)
	return nil
}
