package spillway_test

import (
	"context"
	"math/rand"
	"os"
	"strings"
	"testing"

	"spillway"
	"spillway/llvmir"
)

// compileText compiles text and fails on what only a bug of ours can cause: a
// panic in a stage, or a stage whose work does not pass the checks.
func compileText(t *testing.T, name string, text []byte) {
	t.Helper()
	m, err := llvmir.Parse(name, text)
	if err != nil {
		return
	}
	_, err = spillway.Compile(context.Background(), m, spillway.Options{Check: true, Workers: 1})
	if err != nil && (strings.Contains(err.Error(), "internal error") || strings.Contains(err.Error(), "is wrong") || strings.Contains(err.Error(), "after stage")) {
		t.Fatalf("%v\n%s", err, text)
	}
}

// FuzzCompile looks for text that makes some stage panic or go wrong.
func FuzzCompile(f *testing.F) {
	for _, file := range exampleFiles(f) {
		if text, err := os.ReadFile(file); err == nil && len(text) < 20000 {
			f.Add(text)
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) { compileText(t, "fuzz.ll", text) })
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
			compileText(t, file, mutate(r, text))
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
