package llvmir_test

import (
	"bytes"
	"os"
	"os/exec"
	"strings"
	"testing"

	"spillway/internal/leftout"
	"spillway/ir"
	"spillway/llvmir"
)

// printed returns m as text.
func printed(t testing.TB, m *ir.Module) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := ir.Print(&out, m); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// reprint parses src, prints it, and requires that the print reads back to
// itself; it returns the print.
func reprint(t testing.TB, name string, src []byte) []byte {
	t.Helper()
	m, err := llvmir.Parse(name, src, machines...)
	if err != nil {
		t.Errorf("parse: %v", err)
		return nil
	}
	first := printed(t, m)
	again, err := llvmir.Parse(name+" (printed)", first, machines...)
	if err != nil {
		t.Errorf("parse of print: %v\n%s", err, excerpt(first, err))
		return nil
	}
	if second := printed(t, again); !bytes.Equal(first, second) {
		t.Errorf("%s: print of print differs: %s", name, firstDifference(first, second))
	}
	return first
}

// excerpt returns the line of text that the first error is at.
func excerpt(text []byte, err error) string {
	list, ok := err.(llvmir.ErrorList)
	if !ok {
		return ""
	}
	return strings.Split(string(text), "\n")[list[0].Line-1]
}

func firstDifference(a, b []byte) string {
	x, y := strings.Split(string(a), "\n"), strings.Split(string(b), "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return "\n\t" + x[i] + "\n\t" + y[i]
		}
	}
	return "length"
}

func TestExamplesRoundTrip(t *testing.T) {
	for _, file := range exampleFiles(t) {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		reprint(t, file, src)
	}
}

// TestPrintAccepted has LLVM read what we print.
func TestPrintAccepted(t *testing.T) {
	const as = "llvm-as-19"
	leftout.Need(t, as)
	for _, file := range append(exampleFiles(t), "testdata/coverage.ll") {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m, err := llvmir.Parse(file, src, machines...)
		if err != nil {
			t.Errorf("%v", err)
			continue
		}
		cmd := exec.Command(as, "-o", os.DevNull)
		cmd.Stdin = bytes.NewReader(printed(t, m))
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", file, err, out)
		}
	}
}

func TestCoverageRoundTrip(t *testing.T) {
	const file = "testdata/coverage.ll"
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	reprint(t, file, src)
}
