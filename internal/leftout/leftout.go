// Package leftout is for tests that need a tool which not every machine has: they skip themselves and report that, or
// fail if SPILLWAY_CI=1 requires everything.
//
// go test prints nothing about a test that passes or is skipped. So skipped tests are also recorded in the file named
// by SPILLWAY_LEFT_OUT, a line for each test (the reason, a tab, package and test), and "make test" prints them in its
// last line.
package leftout

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Skip skips the test for the given reason.
func Skip(t testing.TB, reason string) {
	t.Helper()
	leave(t, reason)
	t.Skip("left out: " + reason)
}

func leave(t testing.TB, reason string) {
	t.Helper()
	if !explained(reason) {
		t.Errorf("the README does not say that tests are left out because of this: %s (add it to tools or reasons of package leftout)", reason)
	}
	if os.Getenv("SPILLWAY_CI") == "1" {
		t.Fatalf("%s, and SPILLWAY_CI=1 asks for everything", reason)
	}
	if err := note(t.Name(), reason); err != nil {
		t.Error(err)
	}
}

// note adds a line to the file that SPILLWAY_LEFT_OUT names. It is asked for only
// here: a result of go test that left nothing out stays in the cache whatever the file.
func note(test, reason string) error {
	name := os.Getenv("SPILLWAY_LEFT_OUT")
	if name == "" {
		return nil
	}
	dir, err := os.Getwd()
	if err != nil {
		return err
	}
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o666)
	if err != nil {
		return err
	}
	if _, err := fmt.Fprintf(f, "%s\t%s.%s\n", reason, filepath.Base(dir), test); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// explained reports whether the README has a word for a reason.
func explained(reason string) bool {
	for part := range strings.SplitSeq(reason, ", ") {
		if tools[strings.TrimPrefix(part, "no ")] != "" {
			continue
		}
		known := false
		for begin := range reasons {
			known = known || strings.HasPrefix(part, begin)
		}
		if !known {
			return false
		}
	}
	return true
}

// Part records that a part of the test is skipped for a reason other than a missing tool.
func Part(t testing.TB, reason string) {
	t.Helper()
	if !explained(reason) {
		t.Errorf("the README does not say that tests are left out in part because of this: %s (add it to reasons of package leftout)", reason)
	}
	if err := note(t.Name(), reason); err != nil {
		t.Error(err)
	}
}

// Need skips the test unless all the tools are installed.
func Need(t testing.TB, tools ...string) {
	t.Helper()
	if reason := missing(tools); reason != "" {
		Skip(t, reason)
	}
}

// Have reports whether all the tools are installed, for a test that needs them in part: otherwise that part is
// recorded as skipped.
func Have(t testing.TB, tools ...string) bool {
	t.Helper()
	reason := missing(tools)
	if reason != "" {
		leave(t, reason)
	}
	return reason == ""
}

func missing(tools []string) string {
	var names []string
	for _, tool := range tools {
		if _, err := exec.LookPath(tool); err != nil {
			names = append(names, "no "+tool)
		}
	}
	return strings.Join(names, ", ")
}
