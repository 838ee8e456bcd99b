package isel_test

import (
	"testing"

	"spillway/ir"
	"spillway/isel"
	"spillway/target"
	"spillway/target/amd64"
)

// benchFuncs returns the functions of some examples, legal, and how many
// values they have.
func benchFuncs(b *testing.B, machine *target.Target) (fns []*ir.Func, values int) {
	for _, name := range []string{"lz", "sort", "interpreter", "fft", "sha"} {
		m := legalModule(b, "../testdata/programs/"+name+"/"+name+".O2.ll", machine)
		for _, f := range m.Funcs {
			if len(f.Blocks) == 0 {
				continue
			}
			fns = append(fns, f)
			for _, bl := range f.Blocks {
				values += len(bl.Values)
			}
		}
	}
	return fns, values
}

// BenchmarkSelect reports nanoseconds per value of selecting whole functions
// by each selector.
func BenchmarkSelect(b *testing.B) {
	machine := amd64.Target(target.PIC)
	rules := isel.NewRules(machine)
	fns, values := benchFuncs(b, machine)
	for _, s := range selectors() {
		b.Run(s.Name(), func(b *testing.B) {
			e := isel.NewEngine(rules)
			b.ReportAllocs()
			for b.Loop() {
				for _, f := range fns {
					if _, err := e.Select(f, isel.Options{Selector: s}); err != nil {
						b.Fatal(err)
					}
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*values), "ns/value")
		})
	}
}

// BenchmarkRules measures compiling the tiles of a target.
func BenchmarkRules(b *testing.B) {
	machine := amd64.Target(target.PIC)
	for b.Loop() {
		if err := isel.NewRules(machine).Complete(); err != nil {
			b.Fatal(err)
		}
	}
}
