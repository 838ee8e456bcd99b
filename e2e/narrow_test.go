package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// notNarrow names the examples in C that divide by what is zero in a long of 32 bits.
var notNarrow = []string{"structs"}

// TestNarrowExamples compiles the examples in C for the machine with 32 bits, at every other level and
// under one relocation model in turn, and holds what they print to what clang's own program prints. Its
// C lacks __int128, and a long is another number there.
func TestNarrowExamples(t *testing.T) {
	i386.need(t)
	levels := []string{"O0", "O1", "O2", "Oz"}
	if testing.Short() {
		levels = levels[2:]
	}
	sources, err := filepath.Glob(filepath.Join(root, "testdata/programs", "*", "*.c"))
	if err != nil || len(sources) == 0 {
		t.Fatalf("no examples in C in %s: %v", root, err)
	}
	for n, source := range sources {
		name := strings.TrimSuffix(filepath.Base(source), ".c")
		if slices.Contains(notNarrow, name) {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			reference := filepath.Join(dir, "reference")
			if r := i386.native("O1", reference, []string{source}, "-lm", "-lpthread").run(t); !r.ok() {
				if strings.Contains(r.stderr, "__int128 is not supported") {
					t.Skip("there is no __int128")
				}
				t.Fatal(r)
			}
			want := command{name: reference}.run(t)
			if !want.ok() {
				t.Skip("it asks for a long of 64 bits")
			}
			for i, level := range levels {
				if i%2 != n%2 {
					continue
				}
				file := filepath.Join(dir, level+".ll")
				i386.emit(level, source, file).must(t)
				relocation := []string{"pic", "static"}[(n/2+i/2)%2]
				got := buildAndRun(t, []string{file}, "--relocation", relocation, "--check")
				if got != want.stdout {
					t.Errorf("-%s --relocation %s: the program prints\n%s\nwant\n%s", level, relocation, tail(got), tail(want.stdout))
				}
				if slices.Contains(interpreterLacks, name) || level == "O1" {
					continue
				}
				stage := []string{"selected", "allocated", "framed"}[(n+i)%3]
				if got := spill("run", "--stage", stage, file).must(t).stdout; got != want.stdout {
					t.Errorf("-%s interpreted, %s: it prints\n%s\nwant\n%s", level, stage, tail(got), tail(want.stdout))
				}
			}
		})
	}
}

// TestNarrowIR runs IR for the 32-bit machine, without clang.
func TestNarrowIR(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "i386", "*.ll"))
	if err != nil || len(files) == 0 {
		t.Fatal(err, len(files))
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			base, _, _ := strings.Cut(filepath.Base(file), ".")
			want, err := os.ReadFile(filepath.Join(root, "testdata/programs", base, base+".want"))
			if err != nil {
				t.Fatal(err)
			}
			for _, relocation := range []string{"pic", "static"} {
				for _, stage := range []string{"selected", "allocated", "framed"} {
					t.Run(fmt.Sprint(relocation, " ", stage), func(t *testing.T) {
						compare(t, spill("run", "--relocation", relocation, "--stage", stage, "--check", file).must(t).stdout, string(want))
					})
				}
			}
		})
	}
}

// TestNarrowAtomics runs threads that exchange two words at once, without a library for it.
func TestNarrowAtomics(t *testing.T) {
	i386.need(t)
	dir := t.TempDir()
	source := filepath.Join("testdata", "i386", "wideatomics.c")
	for _, level := range []string{"O0", "O2"} {
		file := filepath.Join(dir, level+".ll")
		i386.emit(level, source, file).must(t)
		for _, relocation := range []string{"pic", "static"} {
			const want = "2710000013880 0 270fc0000003 80000\n"
			if got := buildAndRun(t, []string{file}, "--relocation", relocation, "--check", "-lpthread"); got != want {
				t.Errorf("-%s --relocation %s: the program prints %q, want %q", level, relocation, got, want)
			}
		}
	}
}

// TestNarrowWords runs sums, differences and comparisons of two words in all forms.
func TestNarrowWords(t *testing.T) {
	i386.need(t)
	dir := t.TempDir()
	source := filepath.Join("testdata", "i386", "words.c")
	const want = "edaa41d4bd1983db\n" // that of machines with 64 bits
	for _, level := range []string{"O0", "O2", "Oz"} {
		file := filepath.Join(dir, level+".ll")
		i386.emit(level, source, file).must(t)
		for _, allocator := range allocators(t) {
			if got := buildAndRun(t, []string{file}, "--regalloc", allocator, "--check"); got != want {
				t.Errorf("-%s --regalloc %s: the program prints %q, want %q", level, allocator, got, want)
			}
		}
		compare(t, spill("run", "--stage", "selected", file).must(t).stdout, want)
	}
}
