package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// ownAllocator is a program in another module with a register allocator of its own,
// which takes of two others the one that inserts less.
const ownAllocator = `package main

import (
	"context"
	"fmt"
	"os"

	"spillway"
	"spillway/regalloc/alloc/linear"
	"spillway/regalloc/alloc/puzzle"
	"spillway/llvmir"
	"spillway/regalloc"
)

type cheapest [2]regalloc.Allocator

func (c *cheapest) SSA() bool { return true }

func (c *cheapest) Allocate(p *regalloc.Problem, opts regalloc.Options) (*regalloc.Result, error) {
	a, err := spillway.Allocate(p, c[0], opts)
	if err != nil {
		return nil, err
	}
	b, err := spillway.Allocate(p, c[1], opts)
	if err != nil || regalloc.Cost(p, a, opts.Price()) <= regalloc.Cost(p, b, opts.Price()) {
		return a, err
	}
	return b, nil
}

func main() {
	text, err := os.ReadFile(os.Args[1])
	if err != nil {
		panic(err)
	}
	m, err := llvmir.Parse(os.Args[1], text)
	if err != nil {
		panic(err)
	}
	out, err := spillway.Compile(context.Background(), m, spillway.Options{
		Allocator: func() regalloc.Allocator { return &cheapest{linear.New(), puzzle.New()} },
		Check:     true,
	})
	if err != nil {
		panic(err)
	}
	fmt.Printf("%s", out.Assembly)
}
`

// TestOtherModule compiles with an allocator from another module, which imports this
// one as docs/library.md says.
func TestOtherModule(t *testing.T) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, "go.mod"), "module example.org/own\n\ngo 1.26\n")
	write(t, filepath.Join(dir, "main.go"), ownAllocator)
	env := []string{"GOFLAGS=-mod=mod " + os.Getenv("GOFLAGS"), "GOPROXY=off", "GOSUMDB=off"} // all that is needed is in the module cache
	for _, args := range []string{"mod edit -require=spillway@v0.0.0 -replace=spillway=" + root, "mod tidy", "build -o own ."} {
		command{name: "go", args: strings.Fields(args), dir: dir, env: env, limit: 5 * time.Minute}.must(t) // it may compile the library
	}
	for _, ex := range examples(t, "O1") {
		if !strings.HasPrefix(ex.name, "hash") {
			continue
		}
		text := command{name: filepath.Join(dir, "own"), args: []string{ex.file}}.must(t).stdout
		prog := write(t, filepath.Join(dir, "own.s"), text)
		compare(t, buildAndRun(t, []string{prog}), ex.want)
	}
}
