package ratchet_test

import (
	"bytes"
	"cmp"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sync"
	"testing"

	"spillway"
	"spillway/internal/irgen"
	"spillway/internal/ratchet"
	"spillway/ir"
	"spillway/llvmir"
	"spillway/regalloc"
)

var (
	repack = flag.Bool("repack", false, "store the Problems of the example programs again; then the tables need -accept")
	only   = flag.String("only", "", "with -repack: of this target")
)

// A set is a number of Problems that are measured together.
type set struct {
	name     string
	problems []*regalloc.Problem
	tight    bool   // another set has the same with more registers
	family   string // that of its machine, "" for random ones: see families
}

// stored names the files of Problems, which are those of the functions of the
// examples, every so many of them, and how many registers they are measured with besides all of them.
var stored = []struct {
	target, level string
	every         int
	registers     []int
	family        string
}{{"amd64", "O1", 1, []int{10, 6}, ""}, {"i386", "Oz", 1, []int{4}, ""}, {"arm64", "O1", 3, []int{12}, ".arm64"}}

// sets returns all Problems: what is stored, the same with fewer registers, and
// random ones, which are small and have what examples seldom have.
var sets = sync.OnceValues(func() (all []set, err error) {
	for _, s := range stored {
		file := packed(s.target, s.level)
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		problems, err := ratchet.Unpack(file, text)
		if err != nil {
			return nil, err
		}
		for _, part := range byCalls(problems) {
			name := s.target + "." + s.level + "/" + part.name
			all = append(all, set{name: name, problems: part.problems, family: s.family})
			for _, n := range s.registers {
				tight := set{name: fmt.Sprintf("%s/%dregs", name, n), tight: true, family: s.family}
				for _, p := range part.problems {
					tight.problems = append(tight.problems, p.Squeeze(n))
				}
				all = append(all, tight)
			}
		}
	}
	for _, r := range random {
		all = append(all, r.problems())
	}
	return all, nil
})

// byCalls divides problems into those without calls and those with some: what is
// gained in one part must not be lost in the other.
func byCalls(problems []*regalloc.Problem) [2]set {
	parts := [2]set{{name: "leaf"}, {name: "calls"}}
	for _, p := range problems {
		k := 0
		if slices.ContainsFunc(p.Instrs, func(in regalloc.Instr) bool { return in.Flags&regalloc.FlagCall != 0 }) {
			k = 1
		}
		parts[k].problems = append(parts[k].problems, p)
	}
	return parts
}

// ofFamily returns the sets of a family.
func ofFamily(all []set, family string) []set {
	return slices.DeleteFunc(slices.Clone(all), func(s set) bool { return s.family != family })
}

func packed(target, level string) string {
	return filepath.Join("testdata", fmt.Sprintf("%s.%s.problems.gz", target, level))
}

// random are the shapes of random Problems.
var random = []randomSet{
	{"random/amd64", irgen.AMD64, irgen.Options{Blocks: 12, Instrs: 10, Window: 24}, 0},
	{"random/i386", irgen.I386, irgen.Options{Blocks: 12, Instrs: 10, Window: 12}, 0},
	{"random/4regs", func() *irgen.Target { return irgen.Tiny(4) }, irgen.Options{Blocks: 10, Instrs: 5, Window: 8}, 0},
	{"random/wild", irgen.I386, irgen.Options{Blocks: 10, Window: 10, Wild: true, Critical: true}, 0},
	{"random/x87", irgen.X87, irgen.Options{Blocks: 8, Window: 12, Critical: true}, 0},
	{"random/3regs", func() *irgen.Target { return irgen.Tiny(3) }, irgen.Options{Blocks: 8, Instrs: 5, Window: 8, Wild: true}, 0},
	{"random/squeezed", irgen.I386, irgen.Options{Blocks: 8, Window: 12}, 1},
	{"random/wide", irgen.AMD64, irgen.Options{Blocks: 6, Instrs: 12, Window: 30, Critical: true}, 5},
}

type randomSet struct {
	name      string
	target    func() *irgen.Target
	options   irgen.Options
	registers int // of each class, as far as instructions do not need more; 0: all
}

func (r *randomSet) problems() set {
	s, target := set{name: r.name}, r.target()
	for seed := range uint64(60) {
		p := irgen.Problem(target, seed, r.options)
		if r.registers > 0 {
			p = p.Squeeze(r.registers)
		}
		p.Name = fmt.Sprint(seed)
		s.problems = append(s.problems, p)
	}
	return s
}

func allSets(t *testing.T) []set {
	t.Helper()
	all, err := sets()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestPacked holds the stored form against what it was made of.
func TestPacked(t *testing.T) {
	problems := random[1].problems().problems
	var b bytes.Buffer
	if err := ratchet.Pack(&b, problems); err != nil {
		t.Fatal(err)
	}
	got, err := ratchet.Unpack("packed", b.Bytes())
	if err != nil || len(got) != len(problems) {
		t.Fatalf("%d problems of %d, %v", len(got), len(problems), err)
	}
	for k := range got {
		if got[k].String() != problems[k].String() {
			t.Fatalf("problem %d is read back as\n%s\nand was\n%s", k, got[k], problems[k])
		}
	}
	if _, err := ratchet.Unpack("packed", b.Bytes()[:b.Len()/2]); err == nil {
		t.Error("half of a file is read without an error")
	}
}

// TestRepack stores the Problems of the examples where that is asked for.
func TestRepack(t *testing.T) {
	if !*repack {
		t.Skip("the stored Problems stay as they are: no -repack")
	}
	for _, s := range stored {
		if *only != "" && s.target != *only {
			continue
		}
		var problems []*regalloc.Problem
		var mu sync.Mutex
		observe := func(p *regalloc.Problem, _ *regalloc.Result) {
			mu.Lock()
			defer mu.Unlock()
			problems = append(problems, p)
		}
		for _, e := range examples(t, s.level) {
			start := len(problems)
			e.compile(t, s.target, spillway.Options{Observe: observe})
			slices.SortFunc(problems[start:], func(a, b *regalloc.Problem) int { return cmp.Compare(a.Name, b.Name) })
			for _, p := range problems[start:] {
				p.Name = e.name + "/" + p.Name
			}
		}
		var b bytes.Buffer
		if err := ratchet.Pack(&b, ratchet.Every(problems, s.every)); err != nil {
			t.Fatal(err)
		}
		write(t, packed(s.target, s.level), b.String())
	}
}

// An example is one of the example programs at one optimization level.
type example struct {
	name string
	text []byte
}

// examples returns the examples of a level that can be compiled for all machines.
func examples(t *testing.T, level string) []example {
	t.Helper()
	return slices.DeleteFunc(allExamples(t, level), func(e example) bool { return only64[e.name] })
}

// allExamples returns the examples of a level.
func allExamples(t *testing.T, level string) (list []example) {
	t.Helper()
	files, err := filepath.Glob("../../testdata/programs/*/*." + level + ".ll")
	if err != nil || len(files) == 0 {
		t.Fatalf("no examples at level %s: %v", level, err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, example{filepath.Base(filepath.Dir(file)), text})
	}
	return list
}

// only64 are the examples that cannot be compiled for i386 from x86-64's IR.
var only64 = map[string]bool{"structs": true, "wide": true, "globals": true, "interpreter": true, "switches": true}

// machineLines say in an example what machine it was printed for: the text is taken
// for another machine, too.
var machineLines = regexp.MustCompile(`(?m)^target (triple|datalayout) = .*$`)

func (e *example) parse(t *testing.T, target string) *ir.Module {
	t.Helper()
	info, err := spillway.TargetByName(target)
	if err != nil {
		t.Fatal(err)
	}
	m, err := llvmir.ParseFor(e.name, machineLines.ReplaceAll(e.text, nil), info.Triple(), spillway.Machines()...)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// compile compiles the example for the target of the given name.
func (e *example) compile(t *testing.T, target string, opts spillway.Options) *spillway.Output {
	t.Helper()
	out, err := spillway.Compile(context.Background(), e.parse(t, target), e.options(t, target, opts))
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func (e *example) options(t *testing.T, target string, opts spillway.Options) spillway.Options {
	t.Helper()
	info, err := spillway.TargetByName(target)
	if err != nil {
		t.Fatal(err)
	}
	opts.Target = info
	return opts
}
