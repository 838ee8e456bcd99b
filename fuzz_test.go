package spillway_test

import (
	"context"
	"math/rand"
	"os"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"spillway"
	"spillway/llvmir"
)

// ourBugs are in the errors that only a bug of ours can cause: a panic, a module that
// Parse has made and that is not valid, or a stage whose work does not pass the checks.
var ourBugs = []string{"internal error", "invalid module", "incorrect", "after stage"}

// compileText compiles text for a target, nil for that of the text, and fails on a
// bug of ours.
func compileText(t *testing.T, name string, text []byte, target *spillway.TargetInfo) {
	t.Helper()
	m, err := llvmir.Parse(name, text)
	if err == nil {
		_, err = spillway.Compile(context.Background(), m, spillway.Options{Target: target, Check: true, Workers: 1})
	}
	for _, bug := range ourBugs {
		if err != nil && strings.Contains(err.Error(), bug) {
			t.Fatalf("%v\n%s", err, text)
		}
	}
}

// FuzzCompile looks for text that makes some stage panic or go wrong, for any target
// that the text is not expressly for another than.
func FuzzCompile(f *testing.F) {
	archive, err := txtar.ParseFile("llvmir/testdata/accepted.txtar")
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range archive.Files {
		f.Add(file.Data)
	}
	for _, file := range exampleFiles(f) {
		if text, err := os.ReadFile(file); err == nil && len(text) < 20000 {
			f.Add(text)
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, target := range spillway.Targets() {
			compileText(t, "fuzz.ll", text, &target)
		}
	})
}

// TestMutatedExamples compiles the examples with a few tokens dropped, doubled or exchanged.
func TestMutatedExamples(t *testing.T) {
	rounds := 6
	if testing.Short() {
		rounds = 1
	}
	for n, file := range exampleFiles(t) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if len(text) > 30000 {
			continue
		}
		r := rand.New(rand.NewSource(int64(n)))
		for range rounds {
			compileText(t, file, mutate(r, text), nil)
		}
	}
}

// mutate changes up to four places of text.
func mutate(r *rand.Rand, text []byte) []byte {
	words := strings.SplitAfter(string(text), " ")
	for range 1 + r.Intn(4) {
		i, j := r.Intn(len(words)), r.Intn(len(words))
		switch r.Intn(4) {
		case 0:
			words[i] = ""
		case 1:
			words[i] += words[i]
		case 2:
			words[i] = words[j]
		case 3:
			words[i], words[j] = words[j], words[i]
		}
	}
	return []byte(strings.Join(words, ""))
}
