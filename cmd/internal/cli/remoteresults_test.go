package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spillway"
	"spillway/internal/irgen"
	"spillway/regalloc"
)

// asResultsProgram makes a shell script ResultsProgram.
func asResultsProgram(t *testing.T, script string) {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, ResultsProgram), []byte("#!/bin/sh\n"+script), 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir+":"+os.Getenv("PATH"))
}

// TestRemoteResults has a program give the Results of two Problems, the first question last.
func TestRemoteResults(t *testing.T) {
	netflow, err := spillway.AllocatorByName("netflow")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	var problems []*regalloc.Problem
	var costs []float64
	for k, seed := range []uint64{7, 8} {
		p := irgen.Problem(irgen.Tiny(3), seed, irgen.Options{})
		r, err := spillway.Allocate(p, netflow.New(), regalloc.Options{Metric: regalloc.Size})
		if err != nil {
			t.Fatal(err)
		}
		problems, costs = append(problems, p), append(costs, regalloc.Cost(p, r, regalloc.Size))
		data := regalloc.AppendResult(nil, p, r)
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprint(k)), append(fmt.Appendf(nil, "%d result %d\n", len(data), k), data...), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	asResultsProgram(t, "echo "+resultsGreeting+"\nread a\nread b\necho $b 1\ncat "+dir+"/1\necho $a 1\ncat "+dir+"/0\nread c\n")
	s, err := OpenResults(t.Context(), "test://")
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	var waits []func() ([]storedResult, error)
	for _, p := range append(problems, problems[0]) {
		waits = append(waits, s.from.find(t.Context(), p))
	}
	for k, wait := range waits {
		list, err := wait()
		if err != nil || len(list) != 1 {
			t.Fatalf("%d results: %v", len(list), err)
		}
		p := problems[k%2]
		if r, err := list[0].of(p); err != nil || regalloc.Cost(p, r, regalloc.Size) != costs[k%2] {
			t.Errorf("the result of problem %d: %v", k%2, err)
		}
		if _, err := list[0].of(problems[1-k%2]); err == nil || !strings.Contains(err.Error(), "test://: result") || !strings.Contains(err.Error(), "remove it from the store") {
			t.Errorf("the result of another problem: %v", err)
		}
	}
}

// TestRemoteResultsFail has programs that fail or violate the protocol: the error says how, for every open question.
func TestRemoteResultsFail(t *testing.T) {
	fast, err := spillway.AllocatorByName("fast")
	if err != nil {
		t.Fatal(err)
	}
	p := irgen.Problem(irgen.Tiny(3), 7, irgen.Options{})
	greeting := "echo " + resultsGreeting + "\nread q\n"
	for script, want := range map[string]string{
		"echo the store burns >&2; exit 3":                   "--results: test://a: the store burns",
		"exit 3":                                             "ended: exit status 3",
		"echo spillway-results 7":                            "are of different versions",
		greeting:                                             "ended: EOF",
		greeting + "exit 4":                                  "ended: exit status 4",
		greeting + "echo gone >&2":                           "test://a: gone",
		greeting + "echo $q -1; read x":                      `it answers "`,
		greeting + "echo 00 0; read x":                       `it answers a question that was not asked: "00 0"`,
		greeting + "echo $q 1; echo x y; read x":             `it answers "x y\n", where a result begins`,
		greeting + "echo $q 1; echo 2000000000 y; echo text": "unexpected EOF",
		greeting + "echo $q error no access; read x":         "--results: test://a: no access",
		greeting + "echo $q 1; echo 5 y; echo text; read x":  "test://a: y:1:1: ",
	} {
		asResultsProgram(t, script+"\n")
		s, err := OpenResults(t.Context(), "test://a")
		if err == nil {
			_, err = s.Allocator(fast.New)().Allocate(p, regalloc.Options{Metric: regalloc.Size})
			s.Close()
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v\nwant %s", script, err, want)
		}
	}
	asResultsProgram(t, greeting+"read x || exit 0\n")
	s, err := OpenResults(t.Context(), "test://a")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	wait := s.from.find(ctx, p)
	stop()
	if _, err := wait(); !errors.Is(err, context.Canceled) {
		t.Errorf("canceled: %v", err)
	}
	s.Close()
	if _, err := s.from.find(t.Context(), p)(); err == nil || !strings.Contains(err.Error(), "ended: EOF") {
		t.Errorf("a question to a program that has ended: %v", err)
	}
	t.Setenv("PATH", t.TempDir())
	if _, err := OpenResults(t.Context(), "s3://bucket"); err == nil || !strings.Contains(err.Error(), "go install -C lab -tags buckets ./spillway-results") {
		t.Errorf("no program: %v", err)
	}
}
