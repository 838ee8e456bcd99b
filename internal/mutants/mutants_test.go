package main

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"
	"testing"
)

// TestSample finds the mutants that survive in a package made for it.
func TestSample(t *testing.T) {
	t.Chdir("../..")
	const dir = "internal/mutants/testdata/sample"
	b, err := build(&subject{dir: dir, tests: []tests{{dir, ""}}}, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	fates, err := b.try(b.choose(true), 2, 0)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for n, m := range b.mutants {
		if fates[n] != killed {
			got = append(got, fmt.Sprintf("%s %v", strings.TrimPrefix(m.name, "sample."), fates[n] == unreached))
		}
	}
	want := []string{
		"Clamp: boundary: x < lo false",
		"Clamp: boundary: x > hi false",
		"Sum: literal: 0 false",
		"Sum: delete: sum += list[i] << 1 false",
		"Sum: arithmetic: sum += list[i] << 1 false",
		"Sum: arithmetic: list[i] << 1 false",
		"Never: negate: true true",
	}
	if !slices.Equal(got, want) {
		t.Errorf("survivors:\n%s\nwant:\n%s\nof %d mutants", strings.Join(got, "\n"), strings.Join(want, "\n"), len(b.mutants))
	}
}

// TestEquivalent expects every mutant that is listed as equivalent to exist.
func TestEquivalent(t *testing.T) {
	known, err := equivalent(equivalentText)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir("../..")
	for _, s := range slices.Concat(plan, more) {
		prefix := path.Base(s.dir) + "."
		if !slices.ContainsFunc(slices.Collect(maps.Keys(known)), func(name string) bool { return strings.HasPrefix(name, prefix) }) {
			continue
		}
		src, err := load(s.dir)
		if err != nil {
			t.Fatal(err)
		}
		m := &mutator{source: src, seen: map[string]int{}}
		for i := range src.files {
			m.mutate(&src.files[i])
		}
		for _, x := range m.mutants {
			delete(known, x.name)
		}
	}
	for name := range known {
		t.Errorf("there is no mutant %q", name)
	}
	for _, text := range []string{"\treason\n", "a\nb\n\treason\n"} {
		if _, err := equivalent(text); err == nil {
			t.Errorf("%q is read without an error", text)
		}
	}
}
