package main

import (
	_ "embed"
	"runtime"
	"strings"
	"testing"

	"spillway"
)

//go:embed queens.lisp
var queens string

const answers = `4
92
(1 2 3 4 5 6 7 8 9 10 11 12)
(7 24 49 168 189 492 525 576 591 648 694 729 791 803 822 938)
((1 . 2) () . 3)
`

// TestCollector runs the program with heaps of several sizes, and with a collection, which moves all cells, for each cell that is made.
func TestCollector(t *testing.T) {
	if runtime.GOOS != "linux" || spillway.HostTarget() == nil {
		t.Skip("code is loaded on linux/amd64, linux/386 and linux/arm64 only")
	}
	for _, level := range []string{"0", "1", "2", "z"} {
		for _, h := range []*heap{newHeap(1 << 20), newHeap(1000), {always: true}} {
			if h.always {
				h.use(make([]cell, 1), 0)
			}
			var options spillway.Options
			l, err := spillway.LevelByName(level)
			if err != nil {
				t.Fatal(err)
			}
			l.Apply(&options)
			options.Check = true
			var out strings.Builder
			if err := run(queens, h, &out, options); err != nil {
				t.Fatalf("-O%s: %v", level, err)
			}
			if out.String() != answers {
				t.Errorf("-O%s, after %d collections:\n%s", level, h.collections, out.String())
			}
			if h.always && h.collections < 1000 {
				t.Errorf("-O%s: only %d collections", level, h.collections)
			}
		}
	}
}

// TestMistakes expects mistakes of programs to be errors with a line.
func TestMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"(car":                          "line 1: the list does not end",
		"1)":                            "line 1: there is no list to end",
		"\n(f 1)":                       "line 2: there is no function \"f\"",
		"(car 1 2)":                     "line 1: car takes 1 arguments, not 2",
		"x":                             "line 1: x is not defined",
		"(define (f a) a)\n(f)":         "line 2: f takes 1 arguments, not 0",
		"(define (f) 1 )(define (f) 2)": "line 1: f is defined twice",
		"(define f)":                    "line 1: write (define (name parameters...) body...)",
	} {
		err := run(text, newHeap(100), new(strings.Builder), spillway.Options{})
		if err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}
