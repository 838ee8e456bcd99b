package playground

import (
	"embed"
	"fmt"
	"strings"

	"spillway/web"
)

//go:embed examples/*.ll
var examples embed.FS

// exampleFiles are the examples in the order of the list. A file begins with comments "; key: value": its title, and what
// else is chosen with it.
var exampleFiles = []string{"fib", "swap", "lostcopy", "shuffle", "renaming", "pressure", "puzzle", "fig20", "local", "calls", "gcd", "dot", "sieve", "collatz"}

// Examples returns what the playground begins with.
func Examples() (list []web.Example) {
	for _, name := range exampleFiles {
		text, err := examples.ReadFile("examples/" + name + ".ll")
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
	fields := map[string]*string{"title": &e.Title, "target": &e.Target, "level": &e.Level, "allocator": &e.Allocator, "function": &e.Function, "tab": &e.Tab}
	for {
		line, rest, _ := strings.Cut(text, "\n")
		key, value, ok := strings.Cut(strings.TrimPrefix(line, "; "), ": ")
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
