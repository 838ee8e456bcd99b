package e2e

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
)

// smashes is in how many ways testdata/smash.c overruns a variable, and smashLine what it prints if it does in none.
const (
	smashes   = 8
	smashLine = "65 0 1094795585 130 65 21.667 357.500 65\n"
)

// TestStackProtector runs a program that overruns variables: each function that does is ended before it returns, at every
// level, with every allocator, by way of assembly text and of objects, in the interpreter and in memory; and a program that overruns
// none does what it would without guards.
func TestStackProtector(t *testing.T) {
	source := filepath.Join("testdata", "smash.c")
	for _, m := range machines {
		m.need(t)
		for _, level := range []string{"O0", "O1", "O2", "Oz"} {
			t.Run(m.target+"/"+level, func(t *testing.T) {
				dir := t.TempDir()
				ll, prog := filepath.Join(dir, "smash.ll"), filepath.Join(dir, "smash")
				m.emit(level, source, ll, "-fstack-protector-strong", "-fPIE").must(t)
				for n, alloc := range allocations(t) {
					flags := append([]string{"-" + level, "--relocation", []string{"pic", "static"}[n%2], fmt.Sprintf("--integrated-as=%v", n%3 != 0)}, alloc...)
					m.build(flags, prog, ll).must(t)
					checkSmash(t, fmt.Sprint(flags), n, func(args ...string) command { return command{name: prog, args: args} })
				}
				for _, stage := range []string{"ir", "selected", "allocated", "framed"} {
					args := []string{"run", "--target", m.target, "-" + level, "--check", "--stage", stage, ll}
					compare(t, spill(args...).must(t).stdout, smashLine)
				}
				if m.target == "amd64" {
					compare(t, spill("run", "--native", "-"+level, ll).must(t).stdout, smashLine)
				}
			})
		}
	}
}

// checkSmash runs a program that overruns nothing, and then one variable; all of them if n is 0.
func checkSmash(t *testing.T, how string, n int, run func(args ...string) command) {
	t.Helper()
	compare(t, run("0").must(t).stdout, smashLine)
	for i := 1; i <= smashes; i++ {
		if n > 0 && i != 1+n%smashes {
			continue
		}
		if r := run(fmt.Sprint(i)).run(t); !r.signal || !strings.Contains(r.stderr, "stack smashing detected") {
			t.Errorf("%s: overrun %d is not found: %s", how, i, r)
		}
	}
}

// TestStackProtectorUnwinds throws exceptions through functions that all have a guard.
func TestStackProtectorUnwinds(t *testing.T) {
	for k, m := range machines {
		t.Run(m.target, func(t *testing.T) {
			m.need(t, clangxx)
			for i, name := range []string{"cleanup_paths", "unwind_order", "variadic_throw", "big_frames", "coroutines", "live_values"} {
				level := cxxLevels[(i+k)%len(cxxLevels)]
				t.Run(name+"/"+level, func(t *testing.T) {
					dir := t.TempDir()
					ll, reference, prog := filepath.Join(dir, "prog.ll"), filepath.Join(dir, "reference"), filepath.Join(dir, "prog")
					m.cxx(level, "-fstack-protector-all", "-S", "-emit-llvm", filepath.Join("testdata", "cpp", name+".cpp"), "-o", ll).must(t)
					m.cxx(level, ll, "-o", reference).must(t)
					m.same(t, ll, reference, prog, []string{"-" + level})
				})
			}
		})
	}
}
