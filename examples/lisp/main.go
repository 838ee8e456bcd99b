// Command lisp runs programs of a small Lisp whose lists are in a heap with a moving garbage collector. Programs are compiled with
// package ir and loaded into the process; the collector is Go, and finds what the running functions still need by stack maps.
//
//	lisp [-heap bytes] [-stats] [file]
//
// A program consists of definitions, (define (name parameters...) body...), and of expressions, whose values are printed. Values are
// integers of 63 bits and lists; nil, the empty list, is false.
//
//	(if a b c)  (let (x a) body...)  (cons a b)  (car a)  (cdr a)  (+ a b)  (- a b)  (* a b)  (< a b)  (= a b)  (name arguments...)
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"

	"spillway"
	"spillway/ir"
	"spillway/load/process"
)

func main() {
	size := flag.Int("heap", 1<<20, "bytes of the heap at first; it grows when more than half of it is in use")
	stats := flag.Bool("stats", false, "say how often the collector ran")
	flag.Parse()
	in := os.Stdin
	if flag.NArg() > 0 {
		f, err := os.Open(flag.Arg(0))
		if err != nil {
			fmt.Fprintln(os.Stderr, "lisp:", err)
			os.Exit(1)
		}
		defer f.Close()
		in = f
	}
	text, err := io.ReadAll(in)
	h := newHeap(*size)
	if err == nil {
		err = run(string(text), h, os.Stdout, spillway.Options{})
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "lisp:", err)
		os.Exit(1)
	}
	if *stats {
		fmt.Fprintf(os.Stderr, "%d collections kept %d cells\n", h.collections, h.kept)
	}
}

// run compiles a program, whose lists are in h, and prints the values of its expressions.
func run(text string, h *heap, out io.Writer, options spillway.Options) error {
	forms, err := parse(text)
	if err != nil {
		return err
	}
	m := &ir.Module{}
	expressions, err := compile(m, h, forms)
	if err != nil {
		return err
	}
	code, err := spillway.Load(context.Background(), m, spillway.LoadOptions{
		Host:      process.Host(),
		Callbacks: map[string]any{"collect": h.collect},
		Compile:   options,
	})
	if err != nil {
		return err
	}
	defer code.Close()
	for _, name := range expressions {
		var evaluate func() (int64, error)
		if err := code.Func(name, &evaluate); err != nil {
			return err
		}
		v, err := evaluate()
		if err != nil {
			return err
		}
		fmt.Fprintln(out, h.text(v))
	}
	return nil
}
