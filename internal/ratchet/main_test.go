package ratchet_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spillway/internal/ratchet"
)

var (
	update = flag.Bool("update", false, "record what is better than the tables say, what is worse within the tolerance, and what is new")
	accept = flag.Bool("accept", false, "record everything as it is, better or worse")
	forget = flag.Bool("forget", false, "with -accept: forget the best known costs and bounds, which are of other Problems or prices")
)

// exact is the tolerance for quantities that do not trade with each other: what
// makes one better has no reason to make another worse.
const exact = ratchet.Tolerance / 5

// hold compares what was measured with the table of that name, or records it. What is measured must
// be what was measured when the table was recorded: of what has become better and is not recorded
// as much could be lost again, and a heuristic turned around need not cost more than the tolerance
// to be wrong.
func hold(t *testing.T, name string, tolerance float64, measured ratchet.Table) {
	t.Helper()
	file, recorded := readTable(t, name)
	if *accept {
		write(t, file, measured.String())
		return
	}
	if *update {
		recorded = recorded.Record(measured)
		write(t, file, recorded.String())
	}
	compare(t, file, recorded, measured, tolerance)
}

// holdPart compares some of a table's quantities. It records nothing.
func holdPart(t *testing.T, name string, tolerance float64, measured ratchet.Table) {
	t.Helper()
	if *accept || *update {
		t.Fatal("only whole tables are recorded: name no allocator, and leave -short out")
	}
	file, recorded := readTable(t, name)
	compare(t, file, recorded.Part(measured), measured, tolerance)
}

func readTable(t *testing.T, name string) (file string, recorded ratchet.Table) {
	t.Helper()
	file = filepath.Join("testdata", name+".txt")
	text, err := os.ReadFile(file)
	if err != nil && !*update && !*accept {
		t.Fatal(err)
	}
	if recorded, err = ratchet.Parse(file, string(text)); err != nil {
		t.Fatal(err)
	}
	return file, recorded
}

func compare(t *testing.T, file string, recorded, measured ratchet.Table, tolerance float64) {
	t.Helper()
	if changes := recorded.Changed(measured); len(changes) > 0 {
		t.Errorf("not what was measured when %s was recorded:\n\t%s\n\"make ratchet\" records it", file, strings.Join(changes, "\n\t"))
	}
	if faults := recorded.Worse(measured, tolerance); len(faults) > 0 {
		t.Errorf("more than the tolerance worse than %s:\n\t%s\n\"make ratchet-accept\" records it all the same", file, strings.Join(faults, "\n\t"))
	}
}

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}
