package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"sync/atomic"
	"testing"
	"time"
)

// envCount is the number that a variable of the environment gives, or the default.
func envCount(t *testing.T, name string, otherwise int) int {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return otherwise
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return n
}

// csmithVariants are csmith's options, taken in turn by seed: what it does by default, floats
// (which it leaves out by default), and many small functions in place of few large ones.
var csmithVariants = [][]string{
	{},
	{"--float"},
	{"--max-funcs", "20", "--max-block-size", "3", "--max-expr-complexity", "5"},
	{"--max-funcs", "3", "--max-block-size", "8", "--max-block-depth", "3", "--max-array-dim", "2"},
	{"--packed-struct", "--max-struct-fields", "20"},
}

func TestCsmith(t *testing.T) {
	for _, m := range machines {
		t.Run(m.target, m.testCsmith)
	}
}

func (m machine) testCsmith(t *testing.T) {
	m.need(t, "csmith")
	count := 6
	if testing.Short() {
		count = 3
	}
	count = envCount(t, "SPILLWAY_CSMITH", max(1, count/max(m.sharing, 1)))
	first := envCount(t, "SPILLWAY_CSMITH_SEED", 2)
	var made, compared atomic.Int64
	t.Cleanup(func() {
		if made, compared := made.Load(), compared.Load(); made >= 6 && compared < 2*made && !t.Failed() {
			t.Errorf("of %d programs at 4 levels each, only %d were compared", made, compared)
		}
	})
	allocations := allocations(t)
	for seed := first; seed < first+count; seed++ {
		t.Run(strconv.Itoa(seed), func(t *testing.T) {
			t.Parallel()
			made.Add(1)
			m.csmith(t, seed, allocations, &compared)
		})
	}
}

// allocations are the flags of register allocation that csmith's programs are compiled with, in
// turn: every allocator, with all registers and with no more than the instructions need, and
// linear by way of each method to leave SSA form.
func allocations(t *testing.T) (list [][]string) {
	for _, name := range linearBy(t) {
		list = append(list, allocating(name))
	}
	for _, name := range allocators(t) {
		list = append(list, allocating(name), append(allocating(name), "--registers", "1"))
	}
	return list
}

// nativeAt returns clang's own program of the source at a level.
func (m machine) nativeAt(t *testing.T, level, source string, flags ...string) string {
	prog := filepath.Join(t.TempDir(), "own")
	m.native(level, prog, []string{source}, flags...).must(t)
	return prog
}

// csmithInclude is where the headers of csmith's programs are.
const csmithInclude = "-I/usr/include/csmith"

// random writes csmith's program of a seed into a directory and returns its file, or "" where
// csmith makes none.
func (m machine) random(t *testing.T, seed int, dir string) string {
	write(t, filepath.Join(dir, "platform.info"), m.platform)
	source := filepath.Join(dir, "prog.c")
	args := append([]string{"--seed", strconv.Itoa(seed), "--output", source}, csmithVariants[seed%len(csmithVariants)]...)
	if r := (command{name: "csmith", args: args, dir: dir, limit: 20 * time.Second}).run(t); !r.ok() {
		return ""
	}
	return source
}

// csmith makes the program of a seed and holds what it prints at each level to what clang's own
// code prints; compared counts the levels. A program that clang's code does not end within a
// second proves nothing.
func (m machine) csmith(t *testing.T, seed int, allocations [][]string, compared *atomic.Int64) {
	dir := t.TempDir()
	source := m.random(t, seed, dir)
	if source == "" {
		t.Skipf("csmith makes no program of seed %d", seed)
	}
	reference := filepath.Join(dir, "reference")
	m.native("O1", reference, []string{source}, csmithInclude).must(t)
	want := command{name: reference, limit: time.Second}.run(t)
	if !want.ok() {
		t.Skipf("clang's own program of seed %d runs too long", seed)
	}
	for k, level := range []string{"O0", "O1", "O2", "Oz"} {
		flags := allocations[(seed+7*k)%len(allocations)]
		ir, prog := filepath.Join(dir, level+".ll"), filepath.Join(dir, level)
		more := []string{csmithInclude}
		if level == "O0" && seed%4 > 0 { // IR whose variables are in memory, and need not stay there
			more = append(more, "-Xclang", "-disable-O0-optnone")
		}
		m.emit(level, source, ir, more...).must(t)
		build := m.build(flags, prog, ir)
		got := build.run(t)
		what := "spillway fails"
		if got.ok() {
			what = "the program fails"
			got = command{name: prog, limit: 30 * time.Second}.run(t)
		}
		compared.Add(1)
		if got.ok() && got.stdout == want.stdout {
			continue
		}
		if build.run(t).ok() {
			own := command{name: m.nativeAt(t, level, source, csmithInclude), limit: 30 * time.Second}.run(t)
			if own.timeout && got.timeout || own.ok() && got.ok() && own.stdout == got.stdout {
				t.Logf("-%s: clang's own programs do not agree", level)
				continue
			}
			// csmith converts floats to integers that cannot hold them, which C leaves undefined:
			// this program traps there.
			if trapped := (command{name: m.nativeAt(t, level, source, csmithInclude, "-fsanitize=float-cast-overflow", "-fsanitize-trap=all"), limit: 30 * time.Second}).run(t); !trapped.ok() && !trapped.timeout {
				t.Logf("-%s: the program converts a float that is out of range", level)
				continue
			}
		}
		if got.ok() {
			what = fmt.Sprintf("the program prints %q, want %q", got.stdout, want.stdout)
		}
		kept := keepFailure(t, fmt.Sprintf("csmith-%s-%d-%s", m.target, seed, level), source, ir, prog, reference)
		t.Errorf("-%s: %s: %s\nthe files are in %s\nto build it again: %s\nto test it again: SPILLWAY_CSMITH=1 SPILLWAY_CSMITH_SEED=%d go test ./e2e -run 'TestCsmith/%s/%d$'",
			level, what, got, kept, m.build(flags, filepath.Join(kept, level), filepath.Join(kept, level+".ll")), seed, m.target, seed)
	}
}
