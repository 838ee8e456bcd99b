package ratchet_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"spillway"
	"spillway/internal/ratchet"
	"spillway/interp"
	"spillway/ir"
)

// TestExecuted holds what the examples execute, interpreted with prologues and epilogues, compiled by the default
// allocator: instructions, and accesses to memory. Bytes do not show what is in a loop or on a path that is
// seldom taken, and estimated frequencies are what passes believe.
func TestExecuted(t *testing.T) {
	var table ratchet.Table
	for _, target := range machines {
		list := allExamples(t, "O1")
		switch target {
		case "i386":
			list = slices.DeleteFunc(list, func(e example) bool { return only64[e.name] || sizesOf64[e.name] })
		case "arm64":
			list = slices.DeleteFunc(list, func(e example) bool { return e.name == "varargs" }) // clang has made x86-64's va_list of it
		}
		counts := make([]interp.Counts, len(list))
		each(len(list), func(i int) { counts[i] = list[i].execute(t, target) })
		if t.Failed() {
			return
		}
		for i, c := range counts {
			row := target + "/" + list[i].name
			table = append(table,
				ratchet.Quantity{Name: row + "/instructions", Value: float64(c.Instructions), Best: ratchet.Unknown},
				ratchet.Quantity{Name: row + "/accesses", Value: float64(c.Loads + c.Stores), Best: ratchet.Unknown})
		}
	}
	holdFamilies(t, "executed", ratchet.Tolerance, table, func(name string) string {
		target, _, _ := strings.Cut(name, "/")
		return target + "/" + path.Base(name)
	})
}

// each calls f with every number below n, several at once.
func each(n int, f func(i int)) {
	var next atomic.Int64
	var group sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				f(i)
			}
		})
	}
	group.Wait()
}

// sizesOf64 are the examples that i386 compiles but does not run right: clang has computed sizes
// and offsets with pointers of 64 bits.
var sizesOf64 = map[string]bool{"callbacks": true, "dynprog": true, "dynstack": true, "hash": true, "jumps": true, "sha": true, "sort": true, "strings": true, "threads": true, "varargs": true}

// execute compiles and interprets the example, which must print what it should.
func (e *example) execute(t *testing.T, target string) interp.Counts {
	m := e.parse(t, target)
	out, err := spillway.Compile(context.Background(), m, e.options(t, target, spillway.Options{Stage: spillway.ToFramed, Workers: 1, NoStats: true}))
	if err != nil {
		t.Errorf("%s: %v", e.name, err)
		return interp.Counts{}
	}
	var printed bytes.Buffer
	r, err := interp.Run(context.Background(), interp.Program{Modules: []*ir.Module{m}, Target: out.Target, Code: out.Funcs}, interp.Options{Stdout: &printed, MaxSteps: 2e8})
	if err != nil {
		t.Errorf("%s: %v", e.name, err)
	}
	if want, err := os.ReadFile(fmt.Sprintf("../../testdata/programs/%s/%[1]s.want", e.name)); err != nil || printed.String() != string(want) {
		t.Errorf("%s for %s prints\n%s\nand should\n%s (%v)", e.name, target, &printed, want, err)
	}
	return r.Counts
}
