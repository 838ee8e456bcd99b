package main

import (
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"

	"spillway/internal/report"
)

var (
	sample  = flag.Int("sample", 60, "mutants of a package to run, if there are more; 0: all. Packages that must have no survivor are run whole")
	seed    = flag.Uint64("seed", 1, "chooses the sample")
	workers = flag.Int("workers", 2, "mutants run at once")
	most    = flag.Duration("for", 0, "of each package, begin no mutant after this time; 0: run all of the sample")
	only    = regexp.MustCompile("")
	quiet   = flag.Bool("q", false, "print the table only, not the survivors")
)

func main() {
	flag.TextVar(only, "only", only, "run only mutants whose name this regular expression matches")
	flag.Usage = func() {
		fmt.Fprintln(os.Stderr, "usage: go run ./internal/mutants [flags] [package...]   (in the root of the module)\n\nThe packages are directories of plan.go.")
		flag.PrintDefaults()
	}
	flag.Parse()
	ok, err := run(flag.Args())
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(2)
	}
	if !ok {
		os.Exit(1)
	}
}

// run runs the named packages, or those of the plan; ok is false if a mutant
// survives in a package in which none may.
func run(dirs []string) (ok bool, err error) {
	subjects, err := choose(dirs)
	if err != nil {
		return false, err
	}
	known, err := equivalent(equivalentText)
	if err != nil {
		return false, err
	}
	ok = true
	table := report.Table{Header: []string{"package", "mutants", "run", "equivalent", "survived", "of them not reached", "share"}}
	for i := range subjects {
		t, err := runSubject(&subjects[i], known)
		if err != nil {
			return false, err
		}
		table.Row(subjects[i].dir, t.all, t.run, t.equivalent, t.survived, t.unreached, fmt.Sprintf("%.1f %%", 100*float64(t.survived)/float64(max(1, t.run-t.equivalent))))
		ok = ok && t.wrong == 0 && (t.survived == 0 || !subjects[i].complete)
	}
	_, err = table.WriteTo(os.Stdout)
	return ok, err
}

func choose(dirs []string) (list []subject, err error) {
	if len(dirs) == 0 {
		return plan, nil
	}
	all := slices.Concat(plan, more)
	for _, d := range dirs {
		k := slices.IndexFunc(all, func(s subject) bool { return s.dir == strings.Trim(strings.TrimPrefix(d, "./"), "/") })
		if k < 0 {
			return nil, fmt.Errorf("no plan for package %s", d)
		}
		list = append(list, all[k])
	}
	return list, nil
}

// tally counts the mutants of a package.
type tally struct {
	all, run, equivalent, survived, unreached int
	wrong                                     int // listed as equivalent and killed
}

func runSubject(s *subject, known map[string]string) (t tally, err error) {
	temp, err := os.MkdirTemp("", "mutants")
	if err != nil {
		return t, err
	}
	defer os.RemoveAll(temp)
	b, err := build(s, temp)
	if err != nil {
		return t, err
	}
	fates, err := b.try(b.choose(s.complete), *workers, *most)
	if err != nil {
		return t, err
	}
	t.all, t.run = len(b.mutants), len(fates)
	for _, n := range slices.Sorted(maps.Keys(fates)) {
		m, o := &b.mutants[n], fates[n]
		listed := known[m.name] != ""
		switch {
		case o == killed && listed:
			t.wrong++
			fmt.Printf("%s: killed, though listed as equivalent: %s\n", m.place, m.name)
		case o == killed:
		case listed:
			t.equivalent++
		default:
			t.survived++
			what := "survives"
			if o == unreached {
				t.unreached++
				what = "is not reached"
			}
			if !*quiet {
				fmt.Printf("%s: %s: %s\n", m.place, what, m.name)
			}
		}
	}
	return t, nil
}

// choose returns the numbers of the mutants to run, a sample in random order.
func (b *bench) choose(all bool) (numbers []int) {
	for n := range b.mutants {
		if only.MatchString(b.mutants[n].name) {
			numbers = append(numbers, n)
		}
	}
	if *sample > 0 && len(numbers) > *sample && !all {
		r := rand.New(rand.NewPCG(*seed, 0))
		r.Shuffle(len(numbers), func(i, j int) { numbers[i], numbers[j] = numbers[j], numbers[i] })
		numbers = numbers[:*sample]
	}
	return numbers
}
