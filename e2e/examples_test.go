package e2e

import (
	"bufio"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"spillway/internal/leftout"
)

// example is one file of IR in testdata/programs, with the output its program must print.
type example struct {
	name string // "sort.O2"
	file string
	want string
}

// examples returns every example whose form (O0, O1, O2, Oz, O2.typed, or "" for one written by
// hand) is among forms, or all of them when there are no forms.
func examples(t *testing.T, forms ...string) []example {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root, "testdata/programs", "*", "*.ll"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no examples in %s: %v", root, err)
	}
	var list []example
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".ll")
		base, form, _ := strings.Cut(name, ".")
		if len(forms) > 0 && !slices.Contains(forms, form) {
			continue
		}
		want, err := os.ReadFile(filepath.Join(filepath.Dir(file), base+".want"))
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, example{name, file, string(want)})
	}
	return list
}

// allocators returns the names of the register allocators.
func allocators(t *testing.T) []string {
	t.Helper()
	return listed(t, "allocators")
}

// listed returns the names that a command of spillway lists.
func listed(t *testing.T, what string) []string {
	t.Helper()
	var names []string
	lines := bufio.NewScanner(strings.NewReader(spill(what).must(t).stdout))
	for lines.Scan() {
		if fields := strings.Fields(lines.Text()); len(fields) > 0 {
			names = append(names, fields[0])
		}
	}
	if len(names) == 0 {
		t.Fatalf("spillway %s lists none", what)
	}
	return names
}

// linearBy returns linear by way of each method to leave SSA form but the default, as allocating
// takes them.
func linearBy(t *testing.T) (list []string) {
	for _, method := range listed(t, "outssa")[1:] {
		list = append(list, "linear+"+method)
	}
	return list
}

// rotated are the allocators that others are compared with; where much is to be compiled each
// case takes one of them.
var rotated = []string{"fast", "color", "irc", "pbqp", "linear-whole", "linear-extended"}

// someAllocators returns the allocators for case k: all, but only one of rotated, and linear, which
// is most of auto, by another way out of SSA form.
func someAllocators(t *testing.T, k int) []string {
	some := slices.DeleteFunc(allocators(t), func(name string) bool {
		n := slices.Index(rotated, name)
		return n >= 0 && n != k%len(rotated) || name == "linear"
	})
	ways := linearBy(t)
	return append(some, ways[k%len(ways)])
}

// allocating returns the flags for an allocator where there is much to compile: one that continues
// improving gets a small budget.
func allocating(alloc string) []string {
	alloc, method, _ := strings.Cut(alloc, "+")
	flags := []string{"--regalloc", alloc}
	if method != "" {
		flags = append(flags, "--out-of-ssa", method)
	}
	if alloc == "netflow" {
		flags = append(flags, "--budget", "2it")
	}
	return flags
}

// buildAndRun builds a program of the files and returns what it prints.
func buildAndRun(t *testing.T, files []string, flags ...string) string {
	t.Helper()
	prog := filepath.Join(t.TempDir(), "prog")
	args := append([]string{"build", "-o", prog}, flags...)
	spill(append(args, files...)...).must(t)
	return command{name: prog}.must(t).stdout
}

func compare(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("the program prints\n%s\nwant\n%s", tail(got), tail(want))
	}
}

// TestExamples compiles each example with every sixth allocator, and runs it; SPILLWAY_EXAMPLES=all does so with all.
func TestExamples(t *testing.T) {
	leftout.Need(t, "cc")
	forms, step := []string(nil), 6
	switch {
	case testing.Short():
		forms, step = []string{"", "O2", "Oz"}, 8
	case os.Getenv("SPILLWAY_EXAMPLES") == "all":
		step = 1
	}
	list := examples(t, forms...)
	for k, alloc := range allocators(t) {
		t.Run(alloc, func(t *testing.T) {
			for i, ex := range list {
				if (i+k)%step != 0 { // others for each allocator
					continue
				}
				t.Run(ex.name, func(t *testing.T) {
					t.Parallel()
					compare(t, buildAndRun(t, []string{ex.file}, "--regalloc", alloc, "--check"), ex.want)
				})
			}
		})
	}
}

// TestExamplesAcross does the same on machines that are emulated, of the C files, each at one level and with one allocator
// or method to leave SSA form, which change with each program, and has the interpreter run one stage of each.
func TestExamplesAcross(t *testing.T) {
	files := glob(t, root, "testdata/programs/*/*.c")
	levels, stages := []string{"O0", "O1", "O2", "Oz"}, []string{"selected", "allocated", "framed"}
	for k, m := range machines {
		if m.emulator == "" || !m.int128 { // TestArm32 has those that are for machines of 32 bits
			continue
		}
		t.Run(m.target, func(t *testing.T) {
			m.need(t)
			every := 1
			if testing.Short() {
				every = 4
			}
			for i := 0; i < len(files); i += every {
				base := strings.TrimSuffix(filepath.Base(files[i]), ".c")
				level, flags := levels[(i/every+k)%len(levels)], allocated(t, i+k)
				t.Run(base+"/"+level, func(t *testing.T) {
					t.Parallel()
					want, err := os.ReadFile(strings.TrimSuffix(files[i], ".c") + ".want")
					if err != nil {
						t.Fatal(err)
					}
					dir := t.TempDir()
					ll, prog := filepath.Join(dir, "prog.ll"), filepath.Join(dir, "prog")
					m.emit(level, files[i], ll).must(t)
					m.build(append(slices.Clip(flags), "-lm"), prog, ll).must(t)
					compare(t, command{name: prog}.must(t).stdout, string(want))
					if !slices.Contains(interpreterLacks, base) {
						compare(t, spill("run", "--target", m.target, "--stage", stages[i%len(stages)], ll).must(t).stdout, string(want))
					}
				})
			}
		})
	}
}

// TestExampleFlags holds the flags that change the code to the same output, each with every other example.
func TestExampleFlags(t *testing.T) {
	leftout.Need(t, "cc")
	variants := [][]string{
		{"--relocation", "static"},
		{"--relocation", "pic"},
		{"--metric", "size"},
		{"--metric", "speed"},
		{"--relocation", "static", "--metric", "size", "-j", "3"},
		{"-O0"}, {"-O1"}, {"-O3"}, {"-Os"}, {"-Oz"},
	}
	for k, flags := range variants {
		t.Run(strings.Join(flags, " "), func(t *testing.T) {
			for i, ex := range examples(t, "", "O2") {
				if (i+k)%2 != 0 {
					continue
				}
				t.Run(ex.name, func(t *testing.T) {
					t.Parallel()
					compare(t, buildAndRun(t, []string{ex.file}, append(flags, "--check")...), ex.want)
				})
			}
		})
	}
}

// interpreterLacks names the examples that use what the interpreter does not offer: threads, and
// jumps out of a function.
var interpreterLacks = []string{"threads", "jumps"}

func TestInterpret(t *testing.T) {
	for _, stage := range []string{"selected", "allocated", "framed"} {
		t.Run(stage, func(t *testing.T) {
			for _, ex := range examples(t, "", "O0", "O2") {
				base, _, _ := strings.Cut(ex.name, ".")
				if slices.Contains(interpreterLacks, base) {
					continue
				}
				t.Run(ex.name, func(t *testing.T) {
					t.Parallel()
					compare(t, spill("run", "--stage", stage, ex.file).must(t).stdout, ex.want)
				})
			}
		})
	}
}
