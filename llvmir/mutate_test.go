package llvmir_test

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"spillway/ir"
	"spillway/llvmir"
)

// checkParse parses src and requires that it returns a verified module or a
// list of errors with places in the text.
func checkParse(t testing.TB, src []byte) (ok bool) {
	t.Helper()
	m, err := llvmir.Parse("in.ll", src, machines...)
	if err != nil {
		list, is := err.(llvmir.ErrorList)
		if !is || len(list) == 0 || len(list) > llvmir.MaxErrors+1 || m != nil {
			t.Fatalf("wrong error value: %v", err)
		}
		for _, e := range list[:min(len(list), llvmir.MaxErrors)] {
			if strings.HasPrefix(e.Msg, "internal error") {
				t.Fatalf("%v\nof %s", e, src)
			}
			if e.Line < 1 || e.Col < 1 || e.Msg == "" {
				t.Fatalf("error without place or text: %v", e)
			}
		}
		return false
	}
	if errs := ir.VerifyModule(m); errs != nil {
		t.Fatalf("a module without errors does not verify: %v\nof %s", errs[0], src)
	}
	text := printed(t, m)
	if len(text) < 1<<20 {
		if _, err := llvmir.Parse("printed.ll", text, machines...); err != nil {
			t.Fatalf("the print of a module does not parse: %v\n%s\nof %s", err, excerpt(text, err), src)
		}
	}
	return true
}

// pieces cuts text into words, numbers, punctuation and blanks.
func pieces(text []byte) [][]byte {
	var out [][]byte
	kind := func(c byte) int {
		switch {
		case c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '.':
			return 1
		case c == ' ':
			return 2
		}
		return 0
	}
	for i := 0; i < len(text); {
		j := i + 1
		for j < len(text) && kind(text[i]) != 0 && kind(text[j]) == kind(text[i]) {
			j++
		}
		out = append(out, text[i:j])
		i = j
	}
	return out
}

// mutate deletes, doubles, replaces or exchanges a few pieces.
func mutate(r *rand.Rand, ps [][]byte) []byte {
	ps = append([][]byte(nil), ps...)
	for range 1 + r.IntN(4) {
		i, j := r.IntN(len(ps)), r.IntN(len(ps))
		switch r.IntN(4) {
		case 0:
			ps[i] = nil
		case 1:
			ps[i] = append(append([]byte(nil), ps[i]...), ps[i]...)
		case 2:
			ps[i] = ps[j]
		case 3:
			ps[i], ps[j] = ps[j], ps[i]
		}
	}
	var out []byte
	for _, p := range ps {
		out = append(out, p...)
	}
	return out
}

func TestMutations(t *testing.T) {
	src, err := os.ReadFile("testdata/coverage.ll")
	if err != nil {
		t.Fatal(err)
	}
	sources := [][]byte{src}
	for i, file := range exampleFiles(t) {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if i%9 == 0 && len(src) < 40000 {
			sources = append(sources, src)
		}
	}
	rounds := 600
	if testing.Short() {
		rounds = 300
	}
	r := rand.New(rand.NewPCG(1, 2))
	cut := make([][][]byte, len(sources))
	for i, s := range sources {
		cut[i] = pieces(s)
	}
	good := 0
	for i := range rounds {
		ps := cut[0]
		if i%4 == 3 {
			ps = cut[r.IntN(len(cut))]
		}
		if checkParse(t, mutate(r, ps)) {
			good++
		}
	}
	if good == 0 || good == rounds {
		t.Errorf("%d of %d mutants parse: the mutations test nothing", good, rounds)
	}
}

// TestTruncations cuts the text after every byte of its first part.
func TestTruncations(t *testing.T) {
	src, err := os.ReadFile("testdata/coverage.ll")
	if err != nil {
		t.Fatal(err)
	}
	step := 29
	for n := 0; n < len(src); n += step {
		checkParse(t, src[:n])
	}
}
