package playground

import (
	"embed"
	"fmt"
	"strings"

	"spillway/web"
)

//go:embed examples/*.ll examples/*.calc
var examples embed.FS

// exampleFiles are the examples in the order of the list. A file begins with comments "; key: value", in calc "// key: value": its
// title, and what else is chosen with it.
var exampleFiles = []string{"fib.ll", "swap.ll", "lostcopy.ll", "shuffle.ll", "renaming.ll", "pressure.ll", "puzzle.ll", "fig20.ll", "local.ll", "calls.ll", "gcd.ll", "dot.ll", "sieve.ll", "collatz.ll",
	"newton.calc", "wave.calc"}

// Examples returns what the playground begins with.
func Examples() (list []web.Example) {
	for _, name := range exampleFiles {
		text, err := examples.ReadFile("examples/" + name)
		if err != nil {
			panic(err) // exampleFiles is wrong
		}
		list = append(list, example(name, string(text)))
	}
	return list
}

// example takes the head off the text of an example.
func example(name, text string) web.Example {
	var e web.Example
	fields := map[string]*string{"title": &e.Title, "language": &e.Language, "target": &e.Target, "level": &e.Level, "allocator": &e.Allocator, "function": &e.Function, "tab": &e.Tab}
	for {
		line, rest, _ := strings.Cut(text, "\n")
		key, value, ok := strings.Cut(strings.TrimLeft(line, ";/ "), ": ")
		if !ok || fields[key] == nil {
			break
		}
		*fields[key], text = value, rest
	}
	if e.Title == "" {
		panic(fmt.Sprintf("example %s has no title", name))
	}
	e.Source = text
	return e
}
